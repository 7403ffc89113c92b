"""Perft by a game's second, simple rules, for tests/perft/GAME.txt.

    python -m bench count GAME [BEGIN] > tests/perft/GAME.txt

It counts from the beginning and from two positions of a seeded random game. BEGIN are
the turns that are played before, where a game begins with seeds being laid:
``python -m bench count mongola "fours:D1 fours:A7"``.
"""

import argparse
import random
import sys
from collections.abc import Iterator

from bench.kit.options import UsageError
from bench.kit.results import Figures
from rules.catalogue import find_entry
from rules.core.errors import UnknownGameError
from tests.rules.simple.every_game import SIMPLE, WRAPPED, simple_count, simple_turns

START = "start"
FROM_START, FROM_DEEP = 3, 2
SEED, DEEP = 1, 24


def perft_lines(game: str, begin: str = START) -> Iterator[str]:
    """Yield the lines of a perft file, each as soon as it is counted."""
    title = find_entry(game).title
    yield f"# {title}: turns; depth; count; where the count comes from"
    yield "# 'start' is the first position, else the turns that lead to it."
    yield from _counts(game, begin, FROM_START)
    walk = random_walk(game, begin)
    for turns in (walk[: len(walk) // 2], walk):
        yield f"# after {len(turns)} random turns, seed {SEED}"
        yield from _counts(game, _line(begin, turns), FROM_DEEP)


def _counts(game: str, line: str, depths: int) -> Iterator[str]:
    for depth in range(1, depths + 1):
        yield f"{line}; {depth}; {simple_count(game, line, depth)}; brute force"


def random_walk(game: str, begin: str) -> list[str]:
    """Return the turns of a random game by the simple rules, before it is over."""
    chance, walk = random.Random(SEED), list[str]()
    while len(walk) < DEEP and (legal := simple_turns(game, _line(begin, walk))):
        walk.append(chance.choice(legal))
    return walk if simple_turns(game, _line(begin, walk)) else walk[:-1]


def _line(begin: str, turns: list[str]) -> str:
    return " ".join([*([] if begin == START else [begin]), *turns]) or START


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("game")
    parser.add_argument("begin", nargs="?", default=START)


def run(asked: argparse.Namespace, _figures: Figures) -> None:
    """Print the lines."""
    try:
        game = find_entry(asked.game).id
    except UnknownGameError as error:
        raise UsageError(str(error)) from error
    if game in WRAPPED:
        raise UsageError(f"{game} is played in games of {WRAPPED[game]}: count those")
    if game not in SIMPLE:
        raise UsageError(
            f"{game} is not yet written a second time, in tests/rules/simple: "
            "docs/add-a-game.md tells how"
        )
    for line in perft_lines(game, asked.begin):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
