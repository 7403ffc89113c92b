"""Records of the games with stones and piles say all that they must."""

from dataclasses import replace

import pytest

from rules.boards.table import find_board
from rules.core.errors import DefinitionError
from rules.games.law import Law
from rules.games.mabambo.games import MABAMBO
from rules.games.pits.pits import pits_of
from rules.games.solo.soli_bi import SOLI_BI
from rules.games.takeaway.tableaux import TABLEAUX, TABLEAUX_ADVANCED
from rules.games.trio.trio_trio import TRIO_TRIO
from tests.rules.pit_table import GAMES, ring


def test_a_record_that_says_nothing_on_a_law_is_refused() -> None:
    says = dict(TRIO_TRIO.card.says)
    del says[Law.JUMPING]

    with pytest.raises(DefinitionError, match="trio_trio: nothing is said on jump"):
        replace(TRIO_TRIO, card=replace(TRIO_TRIO.card, says=says))


def test_a_record_is_silent_on_what_there_is() -> None:
    with pytest.raises(DefinitionError, match="'castling'"):
        replace(SOLI_BI, card=replace(SOLI_BI.card, silent=("castling",)))


def test_a_record_cites_its_source_and_what_that_says() -> None:
    assert str(TABLEAUX.card.cite(Law.LAST)) == (
        "HTJB International Mind Games, Tableaux: "
        "whoever has to remove the last chip loses"
    )
    assert str(SOLI_BI.card.cite(Law.ROW)).startswith(
        f"{SOLI_BI.card.book}: the next stone"
    )
    assert str(MABAMBO.card.cite(Law.PULL)).endswith("to a free pit next to it")


def test_contradictions_are_refused() -> None:
    one_way = replace(MABAMBO.card, options={"setup": {"alquerque": {}}})

    with pytest.raises(DefinitionError, match="more stones set up than 4"):
        replace(TRIO_TRIO, stones=4)
    with pytest.raises(DefinitionError, match="'setup' names other set-ups"):
        replace(MABAMBO, card=one_way)
    with pytest.raises(DefinitionError, match="alquerque is no fair set-up"):
        replace(
            MABAMBO,
            set_ups={"alquerque": (("b2",), ("b2",))},
            card=one_way,
        )
    with pytest.raises(DefinitionError, match="alquerque needs too many stones"):
        replace(MABAMBO, stones=11)
    with pytest.raises(DefinitionError, match="one stone begins in hand"):
        replace(SOLI_BI, in_hand=(1, 1))
    with pytest.raises(DefinitionError, match="draw may not be 10"):
        replace(TABLEAUX_ADVANCED, draw=10)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_record_tells_people_the_whole_game(game_id: str) -> None:
    game = GAMES[game_id]

    assert len(game.rules.split()) > 40
    assert game.notes
    assert game.source
    assert all(game.options.values())
    assert set(game.sites) <= set(game.board.names)


def test_a_side_of_the_board_is_five_pits_and_points_inward() -> None:
    pits = pits_of(find_board("trio"))

    north = [pit for pit in pits.outer if pits.side[pit] == "north"]
    assert north == ["b7", "c7", "d7", "e7", "f7"]
    assert pits.row["g4"] == ("f4", "e4", "d4", "c4", "b4")
    assert pits.row["c1"] == ("c2", "c3", "c4", "c5", "c6")
    assert len(pits.rows_of(3)) == 30


def test_the_outer_pits_follow_each_other_counter_clockwise() -> None:
    pits = pits_of(find_board("trio"))
    start = pits.ring.index(ring()[0])

    assert pits.ring[start:] + pits.ring[:start] == ring()
    assert pits.beside("b7") == ("c7", "a6")
