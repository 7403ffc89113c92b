"""Print a seeded random game, to be kept as tests/playthroughs/GAME.txt.

    python -m bench playthrough GAME [SEED] [--eager] > tests/playthroughs/GAME.txt

``--eager``: of a few turns drawn by lot the one is played after which the other side
has fewest. So games come to an end that random turns would never bring to one.
"""

import argparse
import random
import sys

from bench.kit.results import Figures
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.notation import write_game

DRAWN = 12
"""Of so many turns the one that leaves least is played."""


def random_game(name: str, seed: int, *, eager: bool = False) -> str:
    """Return a whole game of random turns as text."""
    game, rng = find_game(name), random.Random(seed)
    position = game.start()
    turns: list[Turn] = []
    while position.to_move:
        legal = game.turns(position)
        turn = _eager(game, position, rng) if eager else rng.choice(legal)
        turns.append(turn)
        position = game.play(position, turn)
    how = "eager" if eager else "random"
    return f"# {how} turns, seed {seed}\n{write_game(game, turns)}"


def _eager(game: Game, position: Position, rng: random.Random) -> Turn:
    """Return, of a few turns, the one that leaves the other side fewest."""
    legal = game.turns(position)
    drawn = rng.sample(legal, min(DRAWN, len(legal)))
    return min(drawn, key=lambda turn: len(game.turns(game.play(position, turn))))


def options(parser: argparse.ArgumentParser) -> None:
    """Say what can be asked for."""
    parser.add_argument("game")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--eager", action="store_true", help="games come to an end")


def run(asked: argparse.Namespace, _figures: Figures) -> None:
    """Print the game."""
    sys.stdout.write(random_game(asked.game, asked.seed, eager=asked.eager))
