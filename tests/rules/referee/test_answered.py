"""Illegal turns that were answered: they stand where it was so agreed."""

from collections.abc import Mapping

import pytest

from rules.core.errors import IllegalTurnError
from rules.core.events import Adopted, Event, Illegal, Moved, Owed, Restored, TakenBack
from rules.core.model import StepKind
from rules.core.pieces import Content, Piece
from rules.referee import by_hand
from rules.referee.answered import as_illegal_turn, illegal_turn
from rules.referee.referee import Referee
from tests.rules.referee.test_referee import Table, moved, rules_broken, see

WHITE, BLACK, NOTHING = (Piece("white"),), (Piece("black"),), ()

Board = Mapping[str, Content]


class Rapid(Table):
    """A table at which an illegal turn stands once it is answered."""

    def __init__(self, game: str, *, strict: bool = False) -> None:
        super().__init__(game)
        self.referee = Referee(self.game, first="white", stands=True, strict=strict)

    def put(self, changes: Board) -> list[Event]:
        """Show the confirmed board with some sites changed."""
        return self.show(see(self.game, {**self.referee.position.contents, **changes}))


FAR: Board = {"b2": NOTHING, "b5": WHITE}
"""A man of breakthrough three squares on, which is illegal."""


def stood(events: list[Event]) -> list[str]:
    return [
        f"{e.n} {e.turn.side} {e.turn}: {e.turn.stood.rule}"
        for e in events
        if isinstance(e, Moved) and e.turn.stood is not None
    ]


@pytest.mark.parametrize(
    ("game", "wrong", "reply", "told"),
    [
        ("breakthrough", FAR, "d7-d6", ["b2-b5", "d7-d6"]),
        ("breakthrough", {"b2": NOTHING, "b6": WHITE}, "a7-b6xb6", ["b2-b6", None]),
        (
            "lines_of_action",
            {"b1": NOTHING, "b4": WHITE},
            "a4-c6",
            ["b1-b4", "a4-c6"],
        ),
    ],
)
def test_an_illegal_turn_that_is_answered_stands_as_what_it_is(
    game: str, wrong: Board, reply: str, told: list[str | None]
) -> None:
    table = Rapid(game)
    (illegal,) = table.put(wrong)
    assert isinstance(illegal, Illegal)
    there = table.game.rearranged(
        table.referee.position,
        {**table.referee.position.contents, **wrong},
        "black",
    )
    turn = table.game.parse(there, reply)
    answered = {**there.contents, **table.game.changes(there, turn)}

    events = table.show(see(table.game, answered))

    assert moved(events) == [told[0], told[1] or reply]
    assert stood(events) == [f"1 white {told[0]}: {illegal.ruling.rule}"]
    assert table.referee.position.contents == answered
    assert table.referee.position.to_move == "white"
    assert table.referee.disputed == frozenset()


def test_the_way_back_is_no_answer() -> None:
    table = Rapid("breakthrough")
    table.put({**FAR, "c7": NOTHING})

    assert moved(table.put({"c7": NOTHING})) == []
    assert Restored() in table.put({})


def test_who_plays_on_alone_has_no_answer() -> None:
    table = Rapid("breakthrough")
    table.put(FAR)

    events = table.put({**FAR, "g2": NOTHING, "g3": WHITE})

    assert not any(isinstance(event, Moved | Adopted) for event in events)


def test_a_removal_that_the_answer_earns_is_called_for() -> None:
    table = Rapid("nine_mens_morris")
    table.play("a1", "a7", "g1", "d7")
    table.put({"c3": WHITE, "c4": WHITE})  # two men at once

    called = table.put({"c3": WHITE, "c4": WHITE, "g7": BLACK})
    events = table.put({"c3": WHITE, "c4": NOTHING, "g7": BLACK})

    assert [e.owed for e in called if isinstance(e, Owed)] == [StepKind.REMOVE]
    assert not rules_broken(called)
    assert moved(events) == ["c4+c3", "g7xc4"]


def test_where_strict_the_arbiter_must_speak_and_then_the_answer_is_told() -> None:
    table = Rapid("breakthrough", strict=True)
    table.put(FAR)
    answered = {**FAR, "d7": NOTHING, "d6": BLACK}
    assert table.put(answered) == []

    (ruled,) = table.referee.by_hand(by_hand.adopt, table.now_s)

    assert isinstance(ruled, Moved)
    assert ruled.by_hand
    assert stood([ruled])
    assert moved(table.put({"d7": NOTHING, "d6": BLACK})) == ["d7-d6"]


def test_an_arbiter_may_let_a_board_count_for_the_same_side_again() -> None:
    table = Rapid("breakthrough")
    table.put(FAR)

    events = table.referee.by_hand(
        lambda ledger: by_hand.adopt(ledger, "white"), table.now_s
    )

    assert [type(event) for event in events] == [Adopted]


def test_a_turn_that_stands_is_taken_back_as_any_other_and_may_stand_again() -> None:
    table = Rapid("breakthrough")
    table.put(FAR)
    table.put({**FAR, "d7": NOTHING, "d6": BLACK})

    reply, wrong = table.referee.by_hand(
        lambda ledger: by_hand.take_back(ledger, 2), table.now_s
    )

    assert isinstance(reply, TakenBack)
    assert isinstance(wrong, TakenBack)
    assert (str(reply.turn), str(wrong.turn), wrong.n) == ("d7-d6", "b2-b5", 1)
    assert wrong.layout["b2"] == WHITE
    (again,) = table.referee.by_hand(by_hand.confirm, table.now_s)
    assert stood([again])
    assert table.referee.position.contents["b5"] == WHITE


def test_an_earlier_turn_may_be_amended_if_what_stands_can_follow() -> None:
    table = Rapid("breakthrough")
    table.play("g2-g3", "h7-h6")
    table.put(FAR)
    table.put({**FAR, "d7": NOTHING, "d6": BLACK})

    table.referee.by_hand(lambda ledger: by_hand.amend(ledger, 1, "g2-f3"), 9.0)

    assert table.referee.position.contents["f3"] == WHITE
    assert table.referee.position.contents["b5"] == WHITE
    with pytest.raises(IllegalTurnError, match="would stand on b2"):
        table.referee.by_hand(lambda ledger: by_hand.amend(ledger, 1, "b2-b3"), 9.0)
    table.referee.by_hand(lambda ledger: by_hand.amend(ledger, 3, "b2-b3"), 9.0)
    assert table.referee.position.contents["b3"] == WHITE
    assert table.referee.ledger.past[2].turn.stood is None


def test_a_piece_of_a_kind_keeps_it_and_of_two_kinds_nobody_can_tell() -> None:
    table = Rapid("croda")
    start = table.referee.position
    king = (Piece("white:K"),)
    there = table.game.rearranged(start, {**start.contents, "d3": king}, "white")

    gone = {**there.contents, "d3": NOTHING, "b5": WHITE}
    turn = illegal_turn(table.game, there, gone, "not_a_line")

    assert turn.stood is not None
    assert dict(turn.stood.left) == {"d3": NOTHING, "b5": king}
    assert str(turn) == "d3-b5"
    taking = {**start.contents, "d3": NOTHING, "d6": WHITE}
    steps = illegal_turn(table.game, start, taking, "not_a_line").steps
    assert [step.kind for step in steps] == [StepKind.REMOVE, StepKind.MOVE]
    both = {**gone, "e3": NOTHING, "h5": WHITE}
    table.referee.ledger.positions = (there,)
    table.put({"d3": NOTHING, "b5": WHITE, "e3": NOTHING, "h5": WHITE})
    dispute = table.referee.ledger.dispute
    assert dispute is not None
    assert dispute.board == both
    assert as_illegal_turn(table.game, there, dispute) is None
