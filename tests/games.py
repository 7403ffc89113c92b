"""Games as parameters of tests: of each family one is quick, all others are slow."""

from collections.abc import Iterable

import pytest

from rules.catalogue import GAMES
from rules.core.game import Game


def family(game: Game) -> type:
    """Return what plays the game: all that share it share their code."""
    return type(getattr(game, "kernel", game))


def _first_of_each_family() -> set[str]:
    first: dict[type, str] = {}
    for name, game in GAMES.items():
        first.setdefault(family(game), name)
    return set(first.values())


QUICK = _first_of_each_family()


def by_family(names: Iterable[str]) -> list[object]:
    """Return names of games, those marked slow whose family is tried quickly."""
    return [
        name if name in QUICK else pytest.param(name, marks=pytest.mark.slow)
        for name in names
    ]
