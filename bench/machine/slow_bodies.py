"""Latency of the page and frame rate of the referee under a slow-body attack.

    python -m bench slow_bodies [STRANGERS] [SECONDS]

A simulated game is refereed at ten frames a second, first alone, then while a number of
connections from one address (799 by default) each send a byte of a body a second. A
viewer who was there before asks how the machine does, twice a second.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import httpx

from bench.kit.results import Figures
from bench.machine.viewers import appliance

ASKS_EVERY_S = 0.5


async def stranger(port: int, until_s: float) -> None:
    """Begin a body and send it byte by byte, again and again."""
    host = f"127.0.0.1:{port}"
    head = (
        f"POST /api/session HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    )
    while time.monotonic() < until_s:
        try:
            read, write = await asyncio.open_connection("127.0.0.1", port)
            write.write(head.encode())
            while time.monotonic() < until_s and not read.at_eof():
                write.write(b" ")
                await write.drain()
                await asyncio.sleep(1)
            write.close()
        except OSError:
            await asyncio.sleep(1)


async def measured(
    port: int, pid: int, strangers: int, seconds: float, figures: Figures
) -> None:
    """Print response times, the frame rate and the peak of memory."""
    until_s = time.monotonic() + seconds
    tasks = [asyncio.create_task(stranger(port, until_s)) for _ in range(strangers)]
    waits, rates, failed = [], [], 0
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60
    ) as viewer:
        while time.monotonic() < until_s:
            asked_s = time.monotonic()
            try:
                answer = await viewer.get("/api/health")
                rates.append(answer.json()["fps"])
            except httpx.HTTPError:
                failed += 1
            waits.append(time.monotonic() - asked_s)
            await asyncio.sleep(ASKS_EVERY_S)
    await asyncio.gather(*tasks)
    status = Path(f"/proc/{pid}/status").read_text()
    peak_kb = int(status.partition("VmHWM:")[2].split()[0])
    longest = max(waits)
    figures.add(f"{strangers} strangers: the longest answer", longest, unit="s")
    figures.add(f"{strangers} strangers: frames a second", sum(rates) / len(rates))
    print(
        f"{strangers:4} strangers: the longest answer {max(waits):.2f} s, "
        f"{failed} of {len(waits)} failed, {sum(rates) / len(rates):.1f} frames a "
        f"second, at most {peak_kb / 1024:.0f} MB"
    )


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument(
        "strangers", nargs="?", type=int, default=799, help="connections"
    )
    parser.add_argument("seconds", nargs="?", type=float, default=20.0, help="of each")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Measure without and with strangers."""
    with (
        tempfile.TemporaryDirectory() as folder,
        appliance(Path(folder), "1") as (pid, phone),
    ):
        port = phone.base_url.port
        assert port is not None
        for strangers in (0, args.strangers):
            asyncio.run(measured(port, pid, strangers, args.seconds, figures))
