"""A hall with one hostile board: latency of the others, and memory.

    nice python -m bench hostile [--boards 20] [--seconds 20] [--manner small ...]

The hostile board has its key, and floods the port for boards in each manner in turn;
the others send the lines of real games. In the first round nobody is hostile.
"""

import argparse
import asyncio
import itertools
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from bench.hall.hall import measured
from bench.hall.mqtt import PING, connect, packet, publish, subscribe
from bench.hall.parts import Began
from bench.kit.results import Figures
from device.hall.wire import LogLine, Picture, Status, up
from webkit.tls.trusting import trusting

_MAD = 999
_LONGER_S = 8.0
_LARGE = 1_400_000
_BLOCK = 65_536
_PICTURE = Picture("g", "1.jpg", b"\xff\xd8".ljust(_LARGE)).packed()
_DEEP = 200

PACKETS: Mapping[str, Callable[[int], bytes]] = {
    "small": lambda _: publish(up(_MAD, "line"), b"{"),
    "line": lambda _: publish(up(_MAD, "line"), LogLine("g", 5, "{}").packed()),
    "large": lambda _: publish(
        up(_MAD, "line"), LogLine("g", 5, "x" * _LARGE).packed()
    ),
    "picture": lambda _: publish(up(_MAD, "picture"), _PICTURE),
    "retained": lambda _: publish(up(_MAD, "picture"), _PICTURE, retain=True),
    "status": lambda _: publish(
        up(_MAD, "status"), Status(online=True).packed(), retain=True
    ),
    "stranger's topic": lambda _: publish("nobody/else", b"x"),
    "ping": lambda _: packet(PING, b""),
    "deep filters": lambda n: subscribe(
        1 + n % 60_000, [("/".join([f"{n:x}"] * _DEEP), 1)]
    ),
}
"""What floods, by manner: the packet of each number."""

MANNERS = (*PACKETS, "sign-ins", "handshakes", "idle")


def flood(port: int, root: Path, key: str, manner: str, seconds: float) -> int:
    """Flood in a manner; return how many packets or connections that were."""
    until_s, sent = time.monotonic() + seconds, 0
    context, at = trusting(root), None
    assert context is not None
    held: list[socket.socket] = []
    for number in itertools.count():
        left_s = until_s - time.monotonic()
        if left_s <= 0:
            break
        with suppress(OSError):
            if manner in PACKETS:
                at = at or _signed_in(context, port, key)
                one = PACKETS[manner](number)
                times = max(1, _BLOCK // len(one)) if manner != "deep filters" else 1
                at.settimeout(left_s)
                try:
                    at.sendall(one * times)
                except OSError:
                    at = None
                sent += times
                continue
            sent += 1
            if manner == "sign-ins":
                _signed_in(context, port, key).close()
            elif manner == "handshakes":
                _line(context, port).close()
            else:
                held.append(socket.create_connection(("127.0.0.1", port), 5.0))
                for old in held[:-900]:
                    old.close()
                del held[:-900]
    return sent


def _line(context: ssl.SSLContext, port: int) -> ssl.SSLSocket:
    plain = socket.create_connection(("127.0.0.1", port), timeout=5.0)
    return context.wrap_socket(plain, server_hostname="localhost")


def _signed_in(context: ssl.SSLContext, port: int, key: str) -> ssl.SSLSocket:
    at = _line(context, port)
    at.sendall(connect("x", str(_MAD), key, 60))
    at.recv(4)
    return at


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--rate", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--manner", nargs="+", choices=MANNERS, default=MANNERS)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run the bench."""
    args.programs, args.catch_up = 1, 0.0
    for manner in (None, *args.manner):
        print(f"-- {manner or 'nobody is hostile'}", flush=True)
        with Began.hall(1, host="127.0.0.1") as began:
            mad = None if manner is None else _begun(began, manner, args.seconds)
            found = asyncio.run(measured(args, began))
            if mad is not None:
                mad.wait()
        named = manner or "nobody hostile"
        delay = found["notification"]
        figures.add(f"{named}: lines stored", found["stored"], of=found["sent"])
        for share in ("p50", "p90", "worst"):
            figures.add(f"{named}: {share}", delay[share], unit="ms")
        broker = found["parts"]["broker"]["mb"][-1]
        figures.add(f"{named}: the broker's memory", broker, unit="MB")


def _begun(began: Began, manner: str, seconds: float) -> "subprocess.Popen[bytes]":
    key = began.accounts([_MAD])[str(_MAD)]
    words = (began.safe_port, began.places.authority, key, manner, seconds + _LONGER_S)
    module = "bench.hall.hostile"
    return subprocess.Popen([sys.executable, "-m", module, *map(str, words)])


if __name__ == "__main__":
    _port, _root, _key, _manner, _seconds = sys.argv[1:]
    print("sent:", flood(int(_port), Path(_root), _key, _manner, float(_seconds)))
