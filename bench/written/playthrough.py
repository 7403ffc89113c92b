"""Print a seeded random game: the golden file tests/playthroughs/GAME.txt.

    python -m bench playthrough GAME [SEED] [--eager] > tests/playthroughs/GAME.txt

A game that no rule has ended after ``--most`` turns is printed as unfinished: where
repetition is for the players to claim, as in Xiangqi, random turns need not end it.

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

MOST_TURNS = 2_000
"""The longest game of random turns that is kept has 474."""


def random_game(
    name: str, seed: int, *, eager: bool = False, most: int = MOST_TURNS
) -> str:
    """Return a game of random turns as text: whole, or its first turns."""
    game, rng = find_game(name), random.Random(seed)
    position = game.start()
    turns: list[Turn] = []
    while position.to_move and len(turns) < most:
        legal = game.turns(position)
        turn = _eager(game, position, rng) if eager else rng.choice(legal)
        turns.append(turn)
        position = game.play(position, turn)
    how = "eager" if eager else "random"
    cut = f", the first {most}" if position.to_move else ""
    return f"# {how} turns, seed {seed}{cut}\n{write_game(game, turns)}"


def _eager(game: Game, position: Position, rng: random.Random) -> Turn:
    """Return, of a few turns, the one that leaves the other side fewest."""
    legal = game.turns(position)
    drawn = rng.sample(legal, min(DRAWN, len(legal)))
    return min(drawn, key=lambda turn: len(game.turns(game.play(position, turn))))


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("game")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--eager", action="store_true", help="games come to an end")
    parser.add_argument("--most", type=int, default=MOST_TURNS, help="turns at most")


def run(asked: argparse.Namespace, _figures: Figures) -> None:
    """Print the game."""
    text = random_game(asked.game, asked.seed, eager=asked.eager, most=asked.most)
    sys.stdout.write(text)
