"""Time of lists, searches and figures over 10,000 game logs, against a full scan.

    python -m bench index [LOGS]

The logs are random legal games of ten kinds, each written many times under other
names and days, in a folder of its own that is removed in the end. 'asked again' is
what a person waits for: the program opens the index, looks whether a log is new,
changed or gone, and asks. 'full scan' reads every log and filters.
"""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from statistics import median

from bench.kit.results import Figures
from device.export.digest import Digest, digest_of
from device.export.figures import fared_by, opening_tree
from device.export.index import NAME, Index, Wanted
from tests.device.export.logs import random_log

LOGS = 10_000
KINDS = (
    "morabaraba_htjb",
    "nine_mens_morris",
    "twelve_mens_morris_t3",
    "three_mens_morris",
    "shisima",
    "mankaleh",
    "oware",
    "kalah",
    "stack_2p",
    "trio_trio",
)
GAMES_EACH = 20
TURNS = 40
PEOPLE = ("Asha", "Juma", "Neema", "Baraka", "Zawadi", "Imani", "Tatu", "Salim")
ROUNDS = 5

Found = tuple[str, ...]


def write_logs(folder: Path, count: int) -> int:
    """Write a number of logs; return their size in bytes."""
    chance = random.Random(1)
    made = [
        random_log(kind, seed=seed, turns=TURNS)
        for kind in KINDS
        for seed in range(GAMES_EACH)
    ]
    day, size = datetime(2026, 1, 1, 18, tzinfo=UTC), 0
    for number in range(count):
        header, *rest = chance.choice(made)
        began = (day + timedelta(minutes=47 * number)).strftime("%Y-%m-%dT%H:%M:%SZ")
        names = chance.sample(PEOPLE, len(header["sides"]))
        players = dict(zip(header["sides"], names, strict=True))
        first = {**header, "started": began, "players": players}
        lines = [json.dumps(one, separators=(",", ":")) for one in (first, *rest)]
        path = folder / f"{number:05}.jsonl"
        size += path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return size


def timed(call: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the median duration of a call, in milliseconds."""
    took = []
    for _ in range(rounds):
        begin = time.perf_counter()
        call()
        took.append(1000 * (time.perf_counter() - begin))
    return median(took)


def scan(folder: Path, wanted: Callable[[Digest], bool]) -> Found:
    """Return the paths of the logs that are wanted, by reading them all."""
    found = [
        (told.started, path.name)
        for path in folder.glob("*.jsonl")
        if wanted(told := digest_of(path))
    ]
    found.sort(key=lambda one: one[1])
    found.sort(key=lambda one: one[0], reverse=True)
    return tuple(name for _, name in found)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("logs", nargs="?", type=int, default=LOGS, help="how many")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Write the logs, index them, ask, and print the table."""
    count = args.logs
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        size = write_logs(folder, count)
        begin = time.perf_counter()
        Index(folder).close()
        built = time.perf_counter() - begin
        kept = (folder / NAME).stat().st_size
        print(f"{count:,} logs, {size / 1e6:.0f} MB; indexed in {built:.1f} s")
        print(f"index {kept / 1e6:.1f} MB\n")
        print_questions(folder, figures)


def print_questions(folder: Path, figures: Figures) -> None:
    """Print the duration of each query, and of a full scan."""
    last = Wanted()
    search = Wanted(words=("asha", "oware", "2026-03"), limit=100_000)
    neema = Wanted(player="neema", game="shisima", limit=100_000)
    questions: tuple[tuple[str, Wanted, Callable[[Digest], bool]], ...] = (
        ("list the newest 50", last, lambda _: True),
        (
            "search 'asha oware 2026-03'",
            search,
            lambda d: (
                d.game == "oware"
                and d.started.startswith("2026-03")
                and "Asha" in {seat.player for seat in d.seats}
            ),
        ),
        (
            "one player's games of Shisima",
            neema,
            lambda d: (
                d.game == "shisima" and "Neema" in {seat.player for seat in d.seats}
            ),
        ),
    )
    head = f"{'question':32}{'found':>7}{'asked':>10}{'asked again':>13}"
    print(f"{head}{'full scan':>12}{'ratio':>9}")
    with Index(folder) as index:
        for what, wanted, keep in questions:
            names = tuple(Path(game.path).name for game in index.games(wanted))
            whole = scan(folder, keep)
            if names != whole[: wanted.limit]:
                raise SystemExit(f"{what}: the index says otherwise than the logs")
            asked = timed(partial(index.games, wanted))
            again = timed(partial(ask, folder, wanted))
            scanned = timed(partial(scan, folder, keep), rounds=1)
            print(
                f"{what:32}{len(names):7,}{asked:7.1f} ms{again:10.1f} ms"
                f"{scanned:9.0f} ms{scanned / again:8.0f}x"
            )
            figures.add(f"{what}: asked again", again, unit="ms")
            figures.add(
                f"{what}: by reading all logs", scanned / again, unit="x asked again"
            )
        players = timed(lambda: fared_by(index.seats(), player=True))
        tree = timed(lambda: opening_tree(index.openings("shisima"), 6))
        print(
            f"\nfigures of all players {players:.1f} ms, tree of openings {tree:.1f} ms"
        )


def ask(folder: Path, wanted: Wanted) -> None:
    """Open the index, bring it up to date, and ask: what a command does."""
    with Index(folder) as index:
        index.games(wanted)
