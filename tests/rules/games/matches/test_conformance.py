"""A game within a match, or played by teams, answers as it does alone."""

import inspect
from collections.abc import Collection

import pytest

from rules.catalogue import GAMES
from rules.core.game import Abilities, Game
from rules.games.matches.wrapped import WrappedGame
from tests.games import by_family
from tests.rules.conformance import DIFFERS, abilities, differences, pairs

SEED = 7

WRAPPED = [name for name in GAMES if next(pairs(name), None) is not None]


@pytest.mark.parametrize("name", by_family(WRAPPED))
def test_a_match_and_a_team_answer_as_the_game_alone(name: str) -> None:
    for pair in pairs(name):
        assert not [*differences(pair, SEED)], pair


def test_of_every_family_a_game_is_played_as_a_match_but_of_seeds() -> None:
    without = {name for name in GAMES if name not in WRAPPED}

    assert without
    assert all(GAMES[name].board.is_sown or GAMES[name].wraps for name in without)


@pytest.mark.parametrize("ability", abilities())
def test_every_ability_is_handed_on_or_said_to_differ(ability: str) -> None:
    """A new one is overridden by ``WrappedGame``, copied by it, or told in a table."""
    method = callable(getattr(Game, ability, None))
    handed_on = ability in vars(WrappedGame) if method else ability in _copied()

    assert handed_on or ability in DIFFERS or ability in ("configured", "start")


def _copied() -> Collection[str]:
    """Return the attributes that are taken over from the game that is played."""
    own = inspect.getsource(WrappedGame.__init__)
    told = [name for name in inspect.get_annotations(Game) if f"self.{name}" in own]
    return {*inspect.get_annotations(Abilities), *told}


def test_what_differs_is_asked_of_a_game() -> None:
    assert DIFFERS.keys() <= {*abilities()}
