"""Carry out rulings' instructions literally, on boards with one mistake, every game.

    python -m bench mends [GAME ...] [--boards 160] [--seed 1]

Each board is judged with the kinds of its pieces and without. What a mend lacks is
printed: an act that cannot be done or names too little, a board that no turn leads to.
The exit code is 1 if there is anything.
"""

import argparse
import random
from collections import Counter

from bench.kit.options import games
from bench.kit.results import Figures
from rules.catalogue import GAMES
from tests.rules.mended import boards, faults


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    games(parser)
    parser.add_argument("--boards", type=int, default=160, help="of each game")
    parser.add_argument("--seed", type=int, default=1)


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Carry out the mends in the games that are named, in all if none is."""
    made, wrong = Counter[str](), Counter[str]()
    for name in asked.games or GAMES:
        chance = random.Random(f"{name} {asked.seed}")
        for game, position, kind, board in boards(name, chance, asked.boards):
            made[kind] += 1
            found = list(faults(game, position, board))
            wrong[kind] += bool(found)
            for fault in found:
                print(f"{name}, {kind}: {fault}")
    for kind, many in sorted(made.items()):
        print(f"{kind:12} {many - wrong[kind]:6,} of {many:6,} mended")
    figures.add("boards mended", made.total() - wrong.total(), of=made.total())
    return int(wrong.total() > 0)
