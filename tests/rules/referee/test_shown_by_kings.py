"""A result that both kings show in the middle of the board, before the referee."""

from dataclasses import replace

import pytest

from rules.core.events import Event, Illegal, Moved, Over, Restored
from rules.core.model import Result
from rules.core.pieces import Piece
from rules.referee import by_hand
from rules.referee.ledger import Ledger
from tests.rules.referee.test_referee import see
from tests.rules.referee.watch import Watch

WHITE, BLACK, NOTHING = (Piece("white"),), (Piece("black"),), ()

OPENING = "g1-f3 g8-f6"
WHITE_WON, BLACK_WON, DRAW = "e1-e4 e8-d5", "e1-d4 e8-e5", "e1-e4 e8-e5"


@pytest.fixture
def table() -> Watch:
    return Watch("chess", OPENING)


def ends(events: list[Event]) -> list[Result]:
    return [event.result for event in events if isinstance(event, Over)]


@pytest.mark.parametrize(
    ("deeds", "winners", "reason"),
    [
        (WHITE_WON, ("white",), "conceded_on_board"),
        (BLACK_WON, ("black",), "conceded_on_board"),
        (DRAW, (), "agreed_on_board"),
    ],
)
def test_kings_that_stand_quietly_end_the_game(
    table: Watch, deeds: str, winners: tuple[str, ...], reason: str
) -> None:
    assert table.deeds(deeds, seconds=2.5) == []

    (over,) = table.deeds(deeds, seconds=1.0)

    assert over == Over(Result(winners, reason, {"white": 0, "black": 0}))
    assert table.referee.result == over.result
    assert table.deeds(WHITE_WON, seconds=30) == []


def test_one_king_after_the_other_is_ruled_on_and_then_understood(
    table: Watch,
) -> None:
    (ruled,) = table.deeds("e1-e4", seconds=1.0)
    assert isinstance(ruled, Illegal)

    assert ends(table.deeds(WHITE_WON, seconds=4.0)) == [table.referee.result]


def test_kings_that_are_taken_away_again_show_nothing(table: Watch) -> None:
    assert table.deeds(WHITE_WON, seconds=2.0) == []

    assert table.deeds("", seconds=2.0) == []
    assert table.deeds(WHITE_WON, seconds=2.0) == []
    table.play("d2-d4")


def test_before_the_first_turn_kings_show_nothing() -> None:
    table = Watch("chess")

    events = table.deeds(WHITE_WON, seconds=5.0)

    assert ends(events) == []


def test_a_legal_move_of_a_king_to_the_middle_is_a_move() -> None:
    table = Watch("chess", "e2-e4 d7-d5 e1-e2 e8-d7 e2-e3 d7-d6")

    events = table.deeds("e3-d4", seconds=5.0)

    assert [str(event.turn) for event in events if isinstance(event, Moved)] == [
        "e3-d4"
    ]
    assert ends(events) == []


def test_two_steps_of_kings_are_a_move_and_a_wrong_one() -> None:
    turns = "e2-e3 d7-d6 e1-e2 e8-d7 e2-f3 d7-c6"
    table = Watch("chess", turns)

    events = table.deeds("f3-e4 c6-d5", seconds=5.0)

    assert ends(events) == []


def test_an_end_that_is_taken_back_is_not_shown_again(table: Watch) -> None:
    table.deeds(WHITE_WON, seconds=4.0)
    board = {"e1": NOTHING, "e8": NOTHING, "e4": WHITE, "d5": BLACK}
    before = dict(table.position.contents)

    table.referee.by_hand(by_hand.take_back, table.now_s)
    assert table.referee.result is None
    still = table.look(see(table.game, {**before, **board}), 5.0)
    put_back = table.look(see(table.game, table.position.contents), 2.0)

    assert not any(isinstance(event, Over) for event in (*still, *put_back))
    assert [type(event) for event in put_back] == [Restored]
    table.play("b8-c6")
    assert ends(table.deeds(DRAW, seconds=4.0)) == [table.referee.result]


def test_a_power_cut_changes_nothing(table: Watch) -> None:
    (over,) = table.deeds(BLACK_WON, seconds=4.0)
    ledger = Ledger(table.game, None, "white")
    for text in OPENING.split():
        by_hand.enter(ledger, text)

    ledger.take(over)

    assert ledger.result == table.referee.result


def test_where_pawns_hide_the_middle_what_was_touched_tells() -> None:
    table = Watch("chess", "e2-e4 e7-e5 d2-d4 d7-d5")
    board = dict(table.position.contents)
    board |= {"e1": NOTHING, "e8": NOTHING}
    taken_off = see(table.game, board)
    put_down = replace(taken_off, stirred={"e4": 5.0, "e5": 5.0, "d4": -5.0})

    assert ends(table.look(taken_off, 4.0)) == []
    assert [over.winners for over in ends(table.look(put_down, 4.0))] == [()]
