"""Rulings on legal turns with a piece or a seed bumped elsewhere.

    python -m bench bumps [GAME ...] [--boards 100] [--seed 1]

In seeded random games a legal turn is played and one piece slides onto an empty site
near it, or one seed of a pit lies in the pit beside it or is lost. Printed for each
game, and kept for each family, are the counts of verdicts: turn and bump separated,
with a mend that reaches the position after the turn; ambiguous (another turn explains
as much of the board); another named rule; a turn that was not played; unexplained.
"""

import argparse
import random
from collections import Counter

from bench.kit.bumped import Told, bumped_boards, told
from bench.kit.options import games, seed
from bench.kit.results import Figures
from rules.catalogue import GAMES

_FAMILY = 2
"""A family is the room of its records: ``rules.games.FAMILY``."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    games(parser)
    seed(parser)
    parser.add_argument("--boards", type=int, default=100, help="for each game")


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Judge the boards of the games that are named, of all if none is."""
    families: dict[str, Counter[Told]] = {}
    for name in asked.games or GAMES:
        game = GAMES[name]
        boards = bumped_boards(
            game, random.Random(f"{asked.seed} {name}"), asked.boards
        )
        found = Counter(told(game, bumped) for bumped in boards)
        print(f"{name}: {_line(found)}")
        family = type(game.record).__module__.split(".")[_FAMILY]
        families.setdefault(family, Counter()).update(found)
    for family, found in families.items():
        print(f"== {family}: {_line(found)}")
        for kind in Told:
            figures.add(f"{family}: {kind.value}", found[kind], of=found.total())


def _line(found: Counter[Told]) -> str:
    return ", ".join(f"{kind.value} {found[kind]}" for kind in Told if found[kind])
