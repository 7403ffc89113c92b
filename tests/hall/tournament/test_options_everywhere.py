"""Options of a game have the same choices on command line, page and hall."""

from base64 import b64encode
from collections.abc import Mapping

import pytest

from device.game.choice import Choice, choice_in, options_in
from device.web.catalogue import game_in_words
from device.web.schemas import Choose
from hall.desk.app import OWN_STATIC
from hall.tournament.entry_import import Entered
from hall.tournament.player_list import read_players
from hall.tournament.seating import seat_of
from hall.tournament.shapes import NewTournament
from hall.tournament.values import (
    Pairing,
    Round,
    Tournament,
    TournamentError,
    TournamentKind,
    sides_of,
)
from rules.catalogue import GAMES
from rules.core.model import Setting
from rules.core.options import word_of
from tests.games import by_family

LIST = b"name\nAsha\nBaraka\n"
MANY = 20
"""Positions of Chess960 and the like: no more of them than so many are tried."""


def _played_by_two(name: str) -> bool:
    try:
        return bool(sides_of(name))
    except TournamentError:
        return False


def _choices(name: str) -> list[tuple[str, Setting]]:
    offered = game_in_words(name)["options"]
    return [
        (one["name"], setting) for one in offered for setting in one["settings"][:MANY]
    ]


def _set_as(choice: Choice) -> tuple[Mapping[str, Setting], bool]:
    return choice.game.settings, choice.stands


@pytest.mark.parametrize("name", by_family(GAMES))
def test_every_setting_is_taken_by_every_entrance(name: str) -> None:
    for option, setting in _choices(name):
        typed = Choice(name, options_in([f"{option}={word_of(setting)}"]))
        tapped = Choose(game=name, options={option: setting})

        chosen = _set_as(Choice(name, {option: setting}))
        assert _set_as(typed) == chosen
        assert _set_as(Choice(tapped.game, tapped.options)) == chosen


@pytest.mark.parametrize("name", [n for n in GAMES if _played_by_two(n)])
def test_every_setting_of_a_tournament_reaches_its_boards(name: str) -> None:
    players, teams = read_players(LIST)
    listed = Tournament(
        name="", kind=TournamentKind.SWISS, players=players, rounds=1, teams=teams
    )
    for option, setting in _choices(name):
        new = NewTournament(
            file=b64encode(LIST),
            name="Open",
            game=name,
            options={option: setting},
        )
        tournament = new.tournament(Entered(listed, is_whole=False))
        round_1 = Round(1, (Pairing(table=1, first=1, second=2),))
        seat = seat_of(tournament, round_1, 1)

        there = choice_in({"game": seat["kind"], "options": seat["options"]})
        assert _set_as(there) == _set_as(Choice(name, {option: setting}))


def test_the_desk_offers_what_the_page_does() -> None:
    """Both forms are made by the same function."""
    script = (OWN_STATIC / "js" / "tournament.js").read_text(encoding="utf-8")

    assert 'from "/static/js/options.js"' in script
