"""A ruling beside a turn is in force again after a power cut, with all it holds."""

import json
from collections.abc import Mapping

import pytest

from device.log.history import History, events_of
from device.log.lines import typed
from device.log.records import record_of
from rules.core.events import Event, Illegal, Moved, Restored, TakenBack
from rules.core.model import Stage, Turn
from rules.core.pieces import Content, Piece
from rules.referee.referee import Referee
from tests.rules.referee.watch import Watch

WHITE, BLACK = (Piece("white"),), (Piece("black"),)


def cut(watch: Watch, events: list[Event]) -> list[Event]:
    """Let the power go: a new referee takes up what the log holds of the events."""
    written = [record_of(event, t=1.0, frame=1) for event in events]
    lines = [typed(json.loads(json.dumps(line))) for line in written if line]
    watch.referee = Referee(watch.game, first=watch.start.to_move)
    taken = events_of(History(watch.game, watch.position.sides), lines)
    for event in taken:
        watch.referee.remember(event)
    return taken


@pytest.mark.parametrize(
    ("played", "held"),
    [
        ({"d7": WHITE}, Stage),  # a mill: a chip is to be taken
        ({"b4": WHITE}, Turn),
    ],
    ids=["stage", "turn"],
)
def test_what_lay_beside_a_turn_is_put_right_after_a_power_cut(
    played: Mapping[str, Content], held: type
) -> None:
    watch = Watch("nine_mens_morris")
    told = watch.plays("a7", "g1", "g7", "g4", "b2", "a1")
    before = watch.position.contents
    astray = {"g1": (), "f2": BLACK, "a1": (), "d1": BLACK}
    board = {**played, **astray}
    told += watch.see(board)
    (ruled,) = [event for event in told if isinstance(event, Illegal)]
    assert isinstance(ruled.ruling.held, held)

    again = cut(watch, told)

    (read,) = [event for event in again if isinstance(event, Illegal)]
    assert (read.ruling.held, read.ruling.belongs) == (
        ruled.ruling.held,
        ruled.ruling.belongs,
    )
    assert Restored() in watch.see(
        {**{site: before[site] for site in astray}, **played}
    )


def test_a_turn_held_by_an_illegal_board_is_undone_with_it_after_a_power_cut() -> None:
    watch = Watch("nine_mens_morris")
    told = watch.plays("a7", "g7")
    before = watch.position.contents
    bumped: dict[str, Content] = {"b6": WHITE, "g7": (), "d7": BLACK}
    told += watch.see(bumped)
    assert [type(event) for event in told[-2:]] == [Moved, Illegal]

    cut(watch, told)

    (undone,) = watch.see({site: before[site] for site in bumped})
    assert isinstance(undone, TakenBack)
