"""Kill a referee (SIGKILL) at random moments, resume it, and compare the logs.

    python -m bench kill_resume [GAME ...] [--kills 5] [--turns 8] [--seed 1]

One game of every family, unless games are named, is played at a simulated table to its
end, again and again, its referee killed up to three times in each. A kill fails if an
announced event that has to be logged is then missing from the log; a mere question is
not logged. A game fails if its log does not end equal to the undisturbed one.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import IO, Any

from bench.kit.options import seed
from bench.kit.results import Figures
from calibration.common.board_file import BoardFile
from device.clock import SystemClock
from device.event_bus import Subscriber
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.log.pictures import PictureKeeper
from device.log.records import record_of
from device.simulated.simulator import SimulatedTable
from device.table.rig import Rig, begin
from rules.core.events import Event

FAMILIES = {
    "lines": "nine_mens_morris",
    "stacks": "stack_2p",
    "trio": "trio_trio",
    "mabambo": "mabambo",
    "solo": "soli_bi",
    "takeaway": "tableaux",
    "moves": "breakthrough",
    "placing": "othello",
    "captures": "fanorona",
    "kinds": "chess",
    "towers": "focus",
    "towers, sown": "pilare_6",
    "towers, blasts": "explocus",
    "sowing": "kalah",
    "matches": "soli_bi_tournament",
    "teams": "team_play",
}
"""Of each kernel in rules/games, and of each way to play games together, one game."""

_BEGUN = "begun"
_KEEP_MB = 50
_MOST_KILLS = 3


@dataclass
class Found:
    """Result of the kills of a game.

    Attributes
    ----------
    kills, games
        Number of kills, by number of games.
    lost
        Number of kills after which an announced event was missing from the log.
    different
        Number of games that ended with another log than the undisturbed one.
    """

    kills: int = 0
    games: int = 0
    lost: int = 0
    different: int = 0

    @property
    def bad(self) -> bool:
        """Return True if anything was lost."""
        return bool(self.lost or self.different)


class Told(Subscriber):
    """Subscriber that prints the announcements that the log must hold."""

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a subscriber's signature
        """Write an event down."""
        record = record_of(event, t=now_s, frame=0)
        if record:
            print(_line(record), flush=True)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("games", nargs="*", default=list(FAMILIES.values()))
    parser.add_argument("--kills", type=int, default=5, help="of each game")
    parser.add_argument("--turns", type=int, default=8)
    seed(parser)
    parser.add_argument("--referee", type=Path, help=argparse.SUPPRESS)


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Run the bench; return 0 if nothing was lost."""
    tables = [f"{game}:{args.seed}:{args.turns}" for game in args.games]
    if args.referee is not None:
        referee(tables[0], args.referee)
        return 0
    every = []
    print("game                 records  kills  lost  games  other log")
    for game, table in zip(args.games, tables, strict=True):
        with tempfile.TemporaryDirectory() as folder:
            every.append(measured(game, table, args, Path(folder)))
    kills, games = (sum(one.kills for one in every), sum(one.games for one in every))
    figures.add("kills after which something told was lost", _lost(every), of=kills)
    differing = sum(one.different for one in every)
    figures.add("games that ended with another log", differing, of=games)
    return int(any(one.bad for one in every))


def _lost(every: Iterable["Found"]) -> int:
    return sum(one.lost for one in every)


def referee(text: str, log_path: Path) -> None:
    """Referee a simulated game as the command does; go on where its log ends."""
    table = SimulatedTable.of(text)
    rig = Rig(
        choice=Choice(table.game.id),
        board=BoardFile(table.view, None),
        source=f"sim:{text}",
    )
    with (
        closing(GameLog(log_path)) as log,
        closing(PictureKeeper(log, _KEEP_MB, waits=True)) as keeper,
    ):
        loop = rig.loop(table, log, SystemClock(), subscribers=[Told(), keeper])
        begin(loop, rig.header)
        print(_BEGUN, flush=True)
        loop.run()


def measured(game: str, table: str, args: argparse.Namespace, folder: Path) -> Found:
    """Kill a number of times; print and return the result."""
    turns = ["--turns", str(args.turns), "--seed", str(args.seed)]
    program = [sys.executable, "-m", "bench", "kill_resume"]
    command = [*program, game, *turns, "--referee"]
    whole, rng, found = folder / "whole.jsonl", random.Random(table), Found()
    lasts_s = _to_its_end(command, whole)
    while found.kills < args.kills:
        log = folder / f"{found.games}.jsonl"
        for _ in range(min(rng.randint(1, _MOST_KILLS), args.kills - found.kills)):
            told = _killed_after(rng.uniform(0, lasts_s), command, log)
            if told is None:  # it was faster than thought
                break
            found.kills += 1
            found.lost += not set(told) <= set(_logged(log))
        _to_its_end(command, log)
        found.games += 1
        found.different += _lines(log) != _lines(whole)
    print(
        f"{game:20} {len(_lines(whole)):7}  {found.kills:5}  {found.lost:4}  "
        f"{found.games:5}  {found.different:9}",
        flush=True,
    )
    return found


def _to_its_end(command: list[str], log: Path) -> float:
    """Referee a game to its end; return for how long it was played."""
    with _running(command, log) as (running, out):
        began = time.monotonic()
        for _ in out:
            pass
        if running.wait() != 0:
            raise SystemExit(f"the referee ended with {running.returncode}")
    return time.monotonic() - began


def _killed_after(seconds: float, command: list[str], log: Path) -> list[str] | None:
    """Return the output until the kill, None if the game ended before it."""
    with _running(command, log) as (running, out):
        told: list[str] = []
        reads = Thread(target=lambda: told.extend(out))
        reads.start()
        try:
            running.wait(seconds)
        except subprocess.TimeoutExpired:
            running.kill()
        reads.join()
    if running.wait() == 0:
        return None
    return [line.rstrip("\n") for line in told if line.endswith("\n")]


@contextmanager
def _running(
    command: list[str], log: Path
) -> Iterator[tuple["subprocess.Popen[str]", IO[str]]]:
    """Start a referee; yield it once its game has begun, with its output."""
    with subprocess.Popen(
        [*command, str(log)], stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        if running.stdout.readline().strip() != _BEGUN:
            raise SystemExit("the game did not begin")
        yield running, running.stdout


def _logged(log: Path) -> list[str]:
    """Return the events of a log in the form in which they are printed."""
    whole = (line for line in log.read_text(encoding="utf-8").splitlines(keepends=True))
    records = [json.loads(line) for line in whole if line.endswith("\n")]
    return [_line(record) for record in records[1:]]


def _line(record: Any) -> str:
    return json.dumps({**record, "frame": None}, sort_keys=True)


def _lines(log: Path) -> list[str]:
    """Return the lines of a log without the header, which holds the time."""
    return log.read_text(encoding="utf-8").splitlines()[1:]
