"""The command records puzzles: puzzles in past games."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from device.export.analysis import path_of
from device.export.index import Index, Wanted
from device.export.lessons import puzzles_of
from device.ports import LogError
from device.table.settings import settings_here
from players.lessons.puzzles import Puzzle
from rules.catalogue import find_game
from rules.referee.by_hand import RefusedError

_DONE = 0
_MOST_GAMES = 200


def run(args: argparse.Namespace) -> int:
    """Print the puzzles of a log, or of all past games of a kind.

    Raises
    ------
    UnknownGameError
        If there is no such log or game.
    """
    found = list(_found(args))
    if args.json:
        told = [{"log": str(log), "puzzle": at, "n": one.n} for log, at, one in found]
        print(json.dumps(told))
        return _DONE
    for log, at, one in found:
        print(f"{log}  puzzle {at}, before turn {one.n}: {one.step.task}")
    if not found:
        print("no puzzles yet; 'mwamuzi records analyse LOG' looks for them")
    else:
        print("set them up: mwamuzi learn LOG")
    return _DONE


def _found(args: argparse.Namespace) -> Iterator[tuple[Path, int, Puzzle]]:
    """Yield each puzzle with its log, and its number there."""
    for log in _logs(args):
        try:
            _, puzzles = puzzles_of(log)
        except (LogError, RefusedError) as error:
            print(f"mwamuzi: {log.name}: {error}", file=sys.stderr)
            continue
        yield from ((log, at, one) for at, one in enumerate(puzzles, start=1))


def _logs(args: argparse.Namespace) -> list[Path]:
    """Return the logs that were looked at: one that is named, or all of a game."""
    named = Path(args.game)
    if named.suffix == ".jsonl":
        return [named]
    folder = args.folder or settings_here().games.folder
    with Index(folder) as index:
        wanted = Wanted(game=find_game(args.game).id, limit=_MOST_GAMES)
        listed = [folder / one.path for one in index.games(wanted)]
    return [log for log in listed if path_of(log).exists()]
