"""Load test of a hall: simulated boards send the lines of real games.

    nice python -m bench hall [--boards 500] [--rate 2] [--seconds 60] [--ingest 1]

Reported are lines lost and lines stored twice (there must be none), the latency from
sending a line to PostgreSQL's notification and to the desk's page, memory and CPU time
of each process, and the cost of storing a line beside a bare INSERT, in the same run on
the same database. All run on this one machine, the boards too. With ``--rabbitmq N``
the broker is RabbitMQ, of N nodes. ``--out FILE`` keeps the figures.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import asyncpg

from bench.hall.boards import connects_s, script
from bench.hall.page import watched
from bench.hall.parts import Began, used
from bench.kit.results import Figures
from device.hall.wire import LogLine
from hall.services.places import Addresses
from hall.store.store import LINES, Store

_COSTED = 300
_LOOKS = 10

Seen = Mapping[int, Sequence[tuple[float, str, int]]]
"""By board, in order of time: when, which game, and up to which line."""


class Heard:
    """Timestamps of PostgreSQL's notifications, for each game.

    Attributes
    ----------
    seen
        Parsed output.
    lines
        How many lines that were.
    """

    def __init__(self) -> None:
        self.seen: dict[int, list[tuple[float, str, int]]] = defaultdict(list)
        self.lines = 0

    def listen(self, _1: object, _2: int, _3: str, payload: str) -> None:
        """Record a notification."""
        now_s = time.monotonic()
        for board, game, through in json.loads(payload):
            there = self.seen[board]
            before = there[-1][2] if there and there[-1][1] == game else -1
            self.lines += through - before
            there.append((now_s, game, through))


async def measured(args: argparse.Namespace, began: Began) -> dict[str, Any]:
    """Run boards, measure, and return the results."""
    addresses = began.places.addresses()
    boards = range(1, args.boards + 1)
    keys = began.places.data / "keys.json"
    keys.write_text(json.dumps(began.accounts(boards)), encoding="ascii")
    heard = Heard()
    page: dict[int, list[tuple[float, str, int]]] = defaultdict(list)
    listener = await asyncpg.connect(addresses.database)
    await listener.add_listener(LINES, heard.listen)
    shows = asyncio.Event()
    watching = asyncio.create_task(watched(began.page, page, shows))
    await shows.wait()
    programs = []
    outs = []
    for i in range(args.programs):
        count = args.boards // args.programs
        outs.append(began.places.data / f"boards-{i}.json")
        words = map(str, (1 + i * count, count, args.rate, args.seconds, outs[-1]))
        where = began.boards_at[i % len(began.boards_at)]
        command = [sys.executable, "-m", "bench.hall.boards", where, str(keys), *words]
        programs.append(await asyncio.create_subprocess_exec(*command))
    await asyncio.sleep(connects_s(args.boards // args.programs) + 2.0)
    looks = [used(began.places.data.parent)]
    lines = heard.lines
    for _ in range(_LOOKS):
        await asyncio.sleep((args.seconds - 3.0) / _LOOKS)
        looks.append(used(began.places.data.parent))
    lines = heard.lines - lines
    for program in programs:
        await program.wait()
    await asyncio.sleep(1.0)
    told = [json.loads(o.read_text()) for o in outs]
    found = {"boards": args.boards, "rate": args.rate, "seconds": args.seconds}
    found |= await whole(args, addresses, told)
    found |= delays(args, told, {"notification": heard.seen, "page": page})
    found["parts"] = parts(looks, lines)
    watching.cancel()
    await listener.close()
    tell(found)
    await checked(addresses, args.catch_up)
    return found


async def whole(
    args: argparse.Namespace, addresses: Addresses, told: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return counts that show whether each line is stored exactly once."""
    lines = round(args.rate * args.seconds)
    wanted: dict[tuple[int, str], list[str]] = {}
    for part in told:
        for name, sent_s in part["sent_s"].items():
            for line in script(int(name), lines)[: len(sent_s)]:
                wanted.setdefault((int(name), line.game), []).append(line.text)
    connection = await asyncpg.connect(addresses.database)
    there = same = games = 0
    async with connection.transaction():
        async for row in connection.cursor(
            "select board, game, array_agg(text order by n) as texts from line "
            "group by board, game"
        ):
            games += 1
            there += len(row["texts"])
            same += wanted.get((row["board"], row["game"])) == list(row["texts"])
    disputed = await connection.fetchval("select count(*) from disputed")
    behind, faults = await connection.fetchrow(
        "select sum(through - checked), count(fault) from game"
    )
    await connection.close()
    again, undone = (sum(part[key] for part in told) for key in ("again", "undone"))
    return {
        "sent": sum(map(len, wanted.values())),
        "stored": there,
        "games": len(wanted),
        "same": same,
        "disputed": disputed,
        "again": again,
        "undone": undone,
        "behind": behind,
        "faults": faults,
    }


def delays(
    args: argparse.Namespace, told: list[dict[str, Any]], ways: Mapping[str, Seen]
) -> dict[str, Any]:
    """Return latency in ms by route: median, 90th and 99th percentile, maximum."""
    lines = round(args.rate * args.seconds)
    found: dict[str, list[float]] = {way: [] for way in ways}
    for part in told:
        for name, sent_s in part["sent_s"].items():
            numbers = {
                (line.game, line.n): at
                for at, line in enumerate(script(int(name), lines))
            }
            for way, seen in ways.items():
                at = 0
                for then_s, game, through in seen[int(name)]:
                    last = numbers.get((game, through), -1)
                    while at <= last and at < len(sent_s):
                        found[way].append(1000 * (then_s - sent_s[at]))
                        at += 1
    return {way: _shares(sorted(all_ms)) for way, all_ms in found.items()}


def _shares(all_ms: Sequence[float]) -> dict[str, float]:
    last = len(all_ms) - 1
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "worst": 1.0}
    found = {name: all_ms[min(last, int(at * last))] for name, at in shares.items()}
    return {**found, "lines": len(all_ms)}


def parts(looks: Sequence[Mapping[str, Any]], lines: int) -> dict[str, Any]:
    """Return processor time a line (us) and memory (MB: first, last, most) of each."""
    found = {}
    for name, (last_mb, last_s) in looks[-1].items():
        first_mb, first_s = looks[0].get(name, (0.0, 0.0))
        most = max(look[name][0] for look in looks if name in look)
        each_us = 1e6 * (last_s - first_s) / max(1, lines)
        found[name] = {"us": each_us, "mb": [first_mb, last_mb, most]}
    return found


def tell(found: Mapping[str, Any]) -> None:
    """Print a result."""
    each = found["boards"] * found["rate"]
    print(f"boards: {found['boards']}, lines a second: {each:.0f}")
    print("lines: sent {sent}, stored {stored}, disputed {disputed}".format(**found))
    print("games equal to what was sent: {same} of {games}".format(**found))
    print("sent again {again}, boards not done {undone}".format(**found))
    print("faults that the rules find: {faults}".format(**found))
    for way in ("notification", "page"):
        shares = ", ".join(f"{name} {ms:.0f}" for name, ms in found[way].items())
        print(f"from sending to the {way}, ms: {shares}")
    for name, part in sorted(found["parts"].items()):
        first, last, most = part["mb"]
        print(
            f"{name}: {part['us']:.0f} us of processor time a line; "
            f"{first:.0f} MB at first, {last:.0f} at last, {most:.0f} at most"
        )


async def checked(addresses: Addresses, most_s: float) -> None:
    """Print the time until checking has caught up, up to a limit."""
    began_s = time.monotonic()
    connection = await asyncpg.connect(addresses.database)
    asked = "select coalesce(sum(through - checked), 0) from game where fault is null"
    first = left = await connection.fetchval(asked)
    while left and time.monotonic() - began_s < most_s:
        await asyncio.sleep(0.5)
        left = await connection.fetchval(asked)
    each_s = (first - left) / (time.monotonic() - began_s)
    print(f"checking was {first} lines behind, then {left}: {each_s:.0f} a second")
    await connection.close()


async def costs(addresses: Addresses) -> None:
    """Print the cost of storing a line, against a bare INSERT."""
    async with asyncpg.create_pool(addresses.database, min_size=1, max_size=2) as pool:
        await pool.execute("create table bare (n integer primary key, text text)")
        texts = [line.text for line in script(1, _COSTED)]
        began_s = time.monotonic()
        for n, text in enumerate(texts):
            await pool.execute("insert into bare values ($1, $2)", n, text)
        bare_s = time.monotonic() - began_s
        store = Store(pool)
        for many in (1, 30, 300):
            boards = range(900_000 + 1000 * many, 900_000 + 1000 * many + many)
            count = max(10, _COSTED // (3 * many))
            lines = script(1, count)
            began_s = time.monotonic()
            for line in lines:
                await store.put([(board, _own(line)) for board in boards])
            each_s = (time.monotonic() - began_s) / (len(lines) * many)
            print(
                f"a line stored, {many} boards in a batch: {1e6 * each_s:.0f} us; "
                f"a bare INSERT, committed: {1e6 * bare_s / _COSTED:.0f} us"
            )


def _own(line: LogLine) -> LogLine:
    return LogLine(f"{line.game}-cost", line.n, line.text)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--boards", type=int, default=500)
    parser.add_argument("--rate", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--ingest", type=int, default=1)
    parser.add_argument("--programs", type=int, default=1)
    parser.add_argument("--rabbitmq", type=int, default=0, metavar="N")
    parser.add_argument("--catch-up", type=float, default=300.0, metavar="S")
    parser.add_argument("--out", type=Path, metavar="FILE")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run the bench."""
    with Began.hall(args.ingest, args.rabbitmq) as began:
        found = asyncio.run(measured(args, began))
        _kept(found, figures)
        if args.out is not None:
            with args.out.open("a", encoding="utf-8") as out:
                out.write(f"{json.dumps(found)}\n")
        asyncio.run(costs(began.places.addresses()))


def _kept(found: Mapping[str, Any], figures: Figures) -> None:
    """Add the recorded figures of a run."""
    figures.add("lines stored", found["stored"], of=found["sent"])
    figures.add("games equal to what was sent", found["same"], of=found["games"])
    figures.add("lines sent again", found["again"])
    for what in ("notification", "page"):
        for share, ms in found.get(what, {}).items():
            figures.add(f"to the {what}, {share}", ms, unit="ms")
    for part, took in found["parts"].items():
        figures.add(f"{part}: processor time a line", took["us"], unit="us")
        figures.add(f"{part}: memory at most", took["mb"][-1], unit="MB")
