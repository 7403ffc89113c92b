"""Games as parameters of tests: of each family one is quick, of the others a sample.

The quick one is tried by ``./mwamuzi test --fast``, the sample by ``./mwamuzi test``,
all the rest by ``python -m bench every_game``, or where ``-k`` names a game.
"""

import random
from collections import defaultdict
from collections.abc import Iterable
from math import ceil

import pytest

from rules.catalogue import GAMES
from rules.core.game import Game

SAMPLED = 1 / 4
"""So large a part of each family's other games is sampled."""

SEED = 5


def family(game: Game) -> type:
    """Return what plays the game: all that share it share their code."""
    return type(getattr(game, "kernel", game))


def _families() -> list[list[str]]:
    found: dict[type, list[str]] = defaultdict(list)
    for name, game in GAMES.items():
        found[family(game)].append(name)
    return list(found.values())


QUICK = {first for first, *_ in _families()}
SAMPLE = {
    name
    for _, *others in _families()
    for name in random.Random(SEED).sample(others, ceil(SAMPLED * len(others)))
}


def by_family(names: Iterable[str]) -> list[object]:
    """Return games' names, or what begins with them, marked by who tries them."""
    return [_marked(name, name.split()[0]) for name in names]


def _marked(name: str, game_id: str) -> object:
    if name in QUICK:
        return name
    return pytest.param(name, marks=[pytest.mark.slow, *seldom(game_id)])


def seldom(game_id: str) -> list[pytest.MarkDecorator]:
    """Return the marks of what is slow for every game: none if it is sampled."""
    return [] if game_id in QUICK | SAMPLE else [pytest.mark.exhaustive]
