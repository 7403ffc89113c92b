"""A hall under load: simulated boards send the lines of real games.

    nice python -m bench.hall [--boards 500] [--rate 2] [--seconds 60] [--ingest 1]

Told are lines lost and lines stored twice (there must be none), the time from sending a
line to hearing PostgreSQL notify of it, the memory of each process, and what a line
costs the store beside a bare INSERT, in the same run on the same database. All run on
this one machine, the boards too, which take the larger part of its time.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from bench.hall_boards import script
from device.hall.wire import Line
from hall.services.child import Account
from hall.services.mosquitto import Accounts
from hall.services.places import Addresses, Places
from hall.store.store import LINES, Store

_COSTED = 300


@contextmanager
def hall(ingests: int) -> Iterator[Places]:
    """Start a hall of its own, and stop it."""
    with tempfile.TemporaryDirectory(prefix="mwamuzi-bench-", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        places = Places(Path(folder))
        words = ("--data", folder, "--port", "0", "--ingest", str(ingests))
        process = subprocess.Popen(
            [sys.executable, "-m", "hall", "serve", *words], stdout=subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            assert process.stdout.readline(), "the hall does not start"
            yield places
        finally:
            process.terminate()
            process.wait()


def accounts(places: Places, boards: range) -> dict[str, str]:
    """Let boards join; return their keys."""
    there = Accounts(places.broker, Account("mosquitto", "nobody"))
    return dict(there.add([str(board) for board in boards]))


def used() -> dict[str, tuple[float, float]]:
    """Return the memory (PSS, MB) and processor time (s) of a hall's processes."""
    found: dict[str, tuple[float, float]] = {}
    tick = os.sysconf("SC_CLK_TCK")
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_bytes().decode().replace("\0", " ")
            if "mwamuzi-bench-" not in words and "postgres: hall" not in words:
                continue
            text = (path / "smaps_rollup").read_text()
            spent = (path / "stat").read_text().rpartition(")")[2].split()[11:13]
        except OSError:
            continue
        name = next(
            (n for n in ("ingest", "check", "serve") if f"-m hall {n}" in words),
            "broker" if "mosquitto" in words else "database",
        )
        if "bench.hall" in words:
            name = "boards"
        kb = next(int(x.split()[1]) for x in text.splitlines() if x[:4] == "Pss:")
        mb, cpu_s = found.get(name, (0.0, 0.0))
        found[name] = mb + kb / 1000, cpu_s + sum(map(int, spent)) / tick
    return found


class Heard:
    """When PostgreSQL notified of each line."""

    def __init__(self) -> None:
        self.at_s: dict[tuple[int, str, int], float] = {}
        self._through: dict[tuple[int, str], int] = {}

    def listen(self, _1: object, _2: int, _3: str, payload: str) -> None:
        """Take up a notification."""
        now_s = time.monotonic()
        for board, game, through in json.loads(payload):
            for n in range(self._through.get((board, game), -1) + 1, through + 1):
                self.at_s[board, game, n] = now_s
            self._through[board, game] = through


async def run(args: argparse.Namespace, places: Places) -> None:
    """Let boards send, listen, and tell."""
    addresses = places.told()
    boards = range(1, args.boards + 1)
    keys = places.data / "keys.json"
    keys.write_text(json.dumps(accounts(places, boards)), encoding="ascii")
    heard = Heard()
    listener = await asyncpg.connect(addresses.database)
    await listener.add_listener(LINES, heard.listen)
    programs = []
    outs = []
    for i in range(args.programs):
        first = boards[0] + i * (args.boards // args.programs)
        count = args.boards // args.programs
        outs.append(places.data / f"boards-{i}.json")
        words = map(str, (first, count, args.rate, args.seconds, outs[-1]))
        port = str(addresses.broker.port)
        command = [sys.executable, "-m", "bench.hall_boards", port, str(keys), *words]
        programs.append(await asyncio.create_subprocess_exec(*command))
    await asyncio.sleep(3 + args.boards / args.programs / 250)
    before = used()
    for program in programs[1:]:
        await program.wait()
    after = used()
    await programs[0].wait()
    await asyncio.sleep(1.0)
    await tell(args, addresses, [json.loads(o.read_text()) for o in outs], heard)
    stored = len(heard.at_s)
    for name, (mb, cpu_s) in sorted(after.items()):
        each_us = 1e6 * (cpu_s - before.get(name, (0.0, 0.0))[1]) / stored
        print(f"{name}: {mb:.0f} MB, processor time a line {each_us:.0f} us")
    await listener.close()
    await costs(addresses)


async def tell(
    args: argparse.Namespace, addresses: Addresses, told: list[dict], heard: Heard
) -> None:
    """Tell whether each line is stored once, and how long it took."""
    lines = round(args.rate * args.seconds)
    wanted: dict[tuple[int, str], list[str]] = {}
    delays_s: list[float] = []
    for part in told:
        for name, sent_s in part["sent_s"].items():
            for line, at_s in zip(script(int(name), lines), sent_s, strict=False):
                wanted.setdefault((int(name), line.game), []).append(line.text)
                there_s = heard.at_s.get((int(name), line.game, line.n))
                if there_s is not None:
                    delays_s.append(there_s - at_s)
    connection = await asyncpg.connect(addresses.database)
    rows = await connection.fetch(
        "select board, game, array_agg(text order by n) as texts from line "
        "group by board, game"
    )
    stored = {(row["board"], row["game"]): list(row["texts"]) for row in rows}
    same = sum(stored.get(key) == texts for key, texts in wanted.items())
    count = sum(map(len, wanted.values()))
    there = sum(map(len, stored.values()))
    disputed = await connection.fetchval("select count(*) from disputed")
    checked = await connection.fetchrow(
        "select sum(checked + 1), count(fault) from game"
    )
    await connection.close()
    delays_s.sort()
    again, undone = (sum(part[key] for part in told) for key in ("again", "undone"))
    print(f"boards: {args.boards}, lines a second: {args.boards * args.rate:.0f}")
    print(f"lines sent {count}, stored {there}, disputed {disputed}, again {again}")
    print(f"games equal to what was sent: {same} of {len(wanted)}; undone {undone}")
    print(f"checked by the rules meanwhile: {checked[0]}, faults {checked[1]}")
    for name, at in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0)):
        delay_s = delays_s[min(len(delays_s) - 1, int(at * len(delays_s)))]
        print(f"{name} from sending to the notification: {1000 * delay_s:.0f} ms")


async def costs(addresses: Addresses) -> None:
    """Tell what a line costs the store, beside a bare INSERT."""
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


def _own(line: Line) -> Line:
    return Line(f"{line.game}-cost", line.n, line.text)


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=500)
    parser.add_argument("--rate", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--ingest", type=int, default=1)
    parser.add_argument("--programs", type=int, default=2)
    args = parser.parse_args()
    with hall(args.ingest) as places:
        asyncio.run(run(args, places))


if __name__ == "__main__":
    main()
