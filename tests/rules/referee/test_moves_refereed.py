"""Games of moves at the table: shots owed, rows on their way, thousands of turns."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.core.events import Event, Illegal, Moved, Owed
from rules.core.mends import Act, ActKind
from rules.core.model import StepKind
from rules.core.pieces import ARROW, Content, Piece
from rules.games.moves.kernel import MoveKernel
from rules.referee.explain import explain
from rules.referee.pruning import turns_near
from rules.referee.residuals import Gaps
from tests.rules.referee.test_hindsight import moved
from tests.rules.referee.test_referee import see
from tests.rules.referee.watch import Watch

WHITE, BLACK = (Piece("white"),), (Piece("black"),)
AWAY: Mapping[str, Content] = {"d1": (), "d7": WHITE}


def told(events: list[Event]) -> list[str]:
    return [e.ruling.why for e in events if isinstance(e, Illegal)]


def test_a_shot_is_called_for_until_the_arrow_is_there() -> None:
    watch = Watch("amazons")

    called = [event for event in watch.see(AWAY) if isinstance(event, Owed)]
    shot = watch.see({**AWAY, "g7": (ARROW,)})

    assert [(event.side, event.owed) for event in called] == [("white", StepKind.SHOOT)]
    assert moved(shot) == [("d1-d7/g7", False)]


def test_an_arrow_shot_from_the_old_square_is_named_and_put_right() -> None:
    watch = Watch("amazons")

    wrong = watch.see({**AWAY, "e2": (ARROW,)})
    right = watch.see({**AWAY, "e6": (ARROW,)})

    assert told(wrong) == [
        "the arrow on e2 was shot from d1; it is shot from d7, where the amazon has "
        "come to"
    ]
    assert moved(right) == [("d1-d7/e6", False)]


def test_an_arrow_that_is_gone_is_asked_back_as_an_arrow() -> None:
    watch = Watch("amazons", "d1-d7/g7")

    (illegal,) = watch.see({"g7": ()})

    assert isinstance(illegal, Illegal)
    assert illegal.ruling.mends == (Act(kind=ActKind.PUT, there="g7", pieces=(ARROW,)),)


def test_a_turn_and_its_quick_reply_are_told_of_two_arrows() -> None:
    watch = Watch("amazons")

    events = watch.see(watch.after("d1-d7/g7 d10-d8/e8"))

    assert [turn for turn, _ in moved(events)] == ["d1-d7/g7", "d10-d8/e8"]


def test_one_arrow_is_one_turn() -> None:
    kernel = Watch("amazons").game.kernel
    assert isinstance(kernel, MoveKernel)
    watch = Watch("amazons")

    board = watch.after("d1-d7/g7")

    assert kernel.turns_played(watch.position, board) == 1
    assert kernel.turns_played(watch.position, {**board, **AWAY, "g7": ()}) == 0


def test_of_thousands_of_turns_only_those_that_come_near_are_weighed() -> None:
    watch = Watch("amazons")
    board = {**watch.position.contents, **AWAY}
    surely = Gaps(see(watch.game, board, sure=20))

    weighed = explain(watch.game, watch.position, Gaps(see(watch.game, board)))

    assert len(watch.game.turns(watch.position)) == 2_176
    assert len(turns_near(watch.game, watch.position, surely, 11.0)) < 50
    assert len(weighed) < 120
    assert weighed[0].owed is StepKind.SHOOT


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (
            {"b8": (), "b5": BLACK},
            "black moved from b8 to b5, a distance of 3, but the number of pieces in "
            "that line is 2",
        ),
        ({"a7": (), "c7": WHITE}, "white played c7, but it is black's turn"),
    ],
)
def test_a_wrong_move_along_a_line_is_told(
    changes: Mapping[str, Content], why: str
) -> None:
    watch = Watch("lines_of_action")

    assert told(watch.see(changes)) == [why]


def test_a_row_may_go_one_after_another_and_is_told_as_one_turn() -> None:
    watch = Watch("ordo")

    first = watch.see({"c2": (), "c3": WHITE}, seconds=3.0)
    watch.see({"c2": (), "c3": WHITE, "d2": ()}, seconds=0.3)
    watch.look(
        see(
            watch.game,
            {**watch.game.start().contents, **dict.fromkeys(("c2", "d2"), ())}
            | dict.fromkeys(("c3", "d3"), WHITE),
        )
    )
    reply = watch.see({"c7": (), "c6": BLACK}, seconds=3.0)

    assert moved(first) == [("c2-c3", False)]
    assert moved(reply) == [("c7-c6", False)]
    played = [str(turn.turn) for turn in watch.referee.ledger.past]
    assert played == ["c2..d2-c3..d3", "c7-c6"]


def test_a_row_that_would_split_the_group_is_told() -> None:
    watch = Watch("ordo")

    events = watch.see({"a3": (), "b3": (), "a5": WHITE, "b5": WHITE})

    assert told(events) == [
        "the group of white would be split: a5 and b5 would stand apart"
    ]
    assert not any(isinstance(event, Moved) for event in events)


def test_what_may_be_an_arrow_is_one_where_a_turn_has_shot_there() -> None:
    watch = Watch("amazons")
    board = {**watch.position.contents, **AWAY, "g7": BLACK, "g1": ()}
    seen = see(watch.game, board)
    odds = {**seen.log_likelihoods["g7"], ("black",): -0.9, ("arrow",): -1.5}
    unsure = replace(seen, log_likelihoods={**seen.log_likelihoods, "g7": odds})

    assert told(watch.look(unsure)) == [
        "white took an amazon of its own off the board: g1"
    ]
