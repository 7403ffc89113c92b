"""Latency of the page while clients hold TLS handshakes open.

    python -m bench half_open [STRANGERS] [SECONDS]

A simulated game is refereed with TLS on, first alone, then while a number of
connections from one other address (600 by default) each send nothing, half a greeting,
or a greeting and nothing more; a closed connection is reopened. A viewer who was there
before asks how the machine does, twice a second: on a connection that lasts, and on a
new one each time.
"""

import argparse
import asyncio
import ssl
import tempfile
import time
from multiprocessing import Process
from pathlib import Path
from typing import Any

import httpx

from bench.kit.results import Figures
from bench.machine.viewers import appliance
from webkit.serving import allow_many_callers

ASKS_EVERY_S = 0.5
FROM = "127.0.0.2"


def greeting() -> bytes:
    """Return the first words of a handshake."""
    out = ssl.MemoryBIO()
    context = ssl.create_default_context()
    line = context.wrap_bio(ssl.MemoryBIO(), out, server_hostname="localhost")
    try:
        line.do_handshake()
    except ssl.SSLWantReadError:
        return out.read()
    raise AssertionError("nobody answered, and hands were shaken")


async def stranger(port: int, until_s: float, words: bytes) -> None:
    """Begin a handshake, and begin anew when hung up on."""
    while time.monotonic() < until_s:
        try:
            read, write = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(FROM, 0)
            )
            write.write(words)
            while time.monotonic() < until_s and not read.at_eof():
                try:
                    async with asyncio.timeout(0.5):
                        await read.read(4096)
                except TimeoutError:
                    continue
            write.close()
        except OSError:
            await asyncio.sleep(0.2)


async def crowd(port: int, until_s: float, strangers: int) -> None:
    """Open a number of idle connections."""
    whole = greeting()
    kinds = (b"", whole[: len(whole) // 2], whole)
    await asyncio.gather(
        *(stranger(port, until_s, kinds[n % len(kinds)]) for n in range(strangers))
    )


def be_a_crowd(port: int, until_s: float, strangers: int) -> None:
    """Open a number of idle connections, in a process of their own."""
    allow_many_callers()
    asyncio.run(crowd(port, until_s, strangers))


async def measured(
    port: int, pid: int, strangers: int, seconds: float, figures: Figures
) -> None:
    """Print response times, the frame rate and the peak of memory."""
    until_s = time.monotonic() + seconds
    others = Process(target=be_a_crowd, args=(port, until_s, strangers))
    waits: dict[bool, list[float]] = {True: [0.0], False: [0.0]}
    rates, failed = [0.0], 0
    blind = ssl.create_default_context()
    blind.check_hostname, blind.verify_mode = False, ssl.CERT_NONE
    address = f"https://127.0.0.1:{port}"
    how: dict[str, Any] = {
        "base_url": address,
        "trust_env": False,
        "timeout": 60,
        "verify": blind,
    }
    async with httpx.AsyncClient(**how) as viewer:
        await viewer.get("/api/health")
        others.start()
        while time.monotonic() < until_s:
            for lasting in (True, False):
                asked_s = time.monotonic()
                headers = {} if lasting else {"Connection": "close"}
                try:
                    if lasting:
                        answer = await viewer.get("/api/health", headers=headers)
                    else:
                        async with httpx.AsyncClient(**how) as anew:
                            answer = await anew.get("/api/health", headers=headers)
                    rates.append(answer.json()["fps"])
                except httpx.HTTPError:
                    failed += 1
                waits[lasting].append(time.monotonic() - asked_s)
            await asyncio.sleep(ASKS_EVERY_S)
    others.join()
    status = Path(f"/proc/{pid}/status").read_text()
    peak_kb = int(status.partition("VmHWM:")[2].split()[0])
    longest = max(waits[True] + waits[False])
    figures.add(f"{strangers} strangers: the longest answer", longest, unit="s")
    figures.add(f"{strangers} strangers: frames a second", sum(rates) / len(rates))
    print(
        f"{strangers:4} strangers: the longest answer {max(waits[True]):.2f} s, on a "
        f"new connection {max(waits[False]):.2f} s, {failed} of "
        f"{2 * len(waits[True]) - 2} failed, {sum(rates) / len(rates):.1f} frames a "
        f"second, at most {peak_kb / 1024:.0f} MB"
    )


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument(
        "strangers", nargs="?", type=int, default=600, help="connections"
    )
    parser.add_argument("seconds", nargs="?", type=float, default=20.0, help="of each")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Measure without and with strangers."""
    with (
        tempfile.TemporaryDirectory() as folder,
        appliance(Path(folder), "1", tls=True) as (pid, phone),
    ):
        port = phone.base_url.port
        assert port is not None
        for strangers in (0, args.strangers):
            asyncio.run(measured(port, pid, strangers, args.seconds, figures))
