"""Differences between games of equal initial appearance."""

import pytest

from rules.apart import alike, difference
from rules.catalogue import ENTRIES, Entry, find_entry
from rules.games.law import Law

SAME_LAWS = {"chess960", "chess"}
"""Games that are played by the same laws from other first positions."""


def line(game: Entry) -> object:
    assert game.record is not None
    told = difference(game)
    return str(told), game.record.card.facts.get("men"), game.players


@pytest.mark.parametrize("game", ENTRIES, ids=lambda game: str(game.id))
def test_a_game_is_told_apart_from_those_that_look_like_it(game: Entry) -> None:
    others = {one.id for one in alike(game)} - {game.id}

    for other in others if game.id not in SAME_LAWS else others - SAME_LAWS:
        assert line(game) != line(find_entry(other))


def test_what_sets_a_game_apart_is_the_law_of_a_field_that_differs() -> None:
    for name, law in (("tresillo_pluck", Law.MILL), ("kuruka_saba", Law.JUMPING)):
        card = find_entry(name).record.card  # type: ignore[union-attr]

        assert difference(find_entry(name)) == card.sentence(card.says[law])


def test_a_game_that_looks_like_no_other_needs_no_line() -> None:
    assert difference(find_entry("amazons")) is None
