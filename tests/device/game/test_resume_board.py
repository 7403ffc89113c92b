"""After a power cut the board may differ from the log: it is compared, and guided."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from device.log.parse import read_log
from device.loop import Loop
from device.simulated.choreography import TableScene
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from rules.catalogue import find_game
from rules.core.events import Illegal, Moved, Question, Restored
from rules.core.game import Game
from rules.core.pieces import Content
from tests.device.perfect import Listener, header, loop_over
from tests.mends import ways

BEFORE = 6
SHOWN_FRAMES = 40


@dataclass
class Rewritten:
    """A simulated table whose scenes were written by hand."""

    game: Game
    sides: tuple[str, ...]
    scenes: list[TableScene]

    def __len__(self) -> int:
        return len(self.scenes)


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    plan = SimulationPlan(seed=4, most_turns=BEFORE + 2)
    return SimulatedTable(find_game("nine_mens_morris"), plan)


@pytest.fixture
def log(table: SimulatedTable, tmp_path: Path) -> Path:
    """Return the log of a game that a power cut ended after a few turns."""
    path = tmp_path / "g.jsonl"
    cut = table.truth.complete_frames[BEFORE - 1] + 8
    loop = loop_over(table, path, stops_before=cut)
    begin(loop, live(table))
    loop.run()
    loop.log.close()
    turns = [record for record in read_log(path) if record["type"] == "turn"]
    assert len(turns) == BEFORE
    return path


def live(table: SimulatedTable) -> dict[str, object]:
    return {**header(table), "source": "camera", "started": "2026-11-21T14:00:00Z"}


def stood(table: SimulatedTable) -> dict[str, Content]:
    """Return what stood on the board when the power went."""
    return dict(table.scenes[table.truth.complete_frames[BEFORE - 1]].contents)


def resumed(
    table: SimulatedTable, log: Path, *boards: Mapping[str, Content]
) -> tuple[Loop, Listener]:
    """Return a loop that went on with the log and saw these boards, each a while."""
    quiet = replace(table.scenes[0], hand=None)
    scenes = [
        replace(quiet, contents=dict(board))
        for board in boards
        for _ in range(SHOWN_FRAMES)
    ]
    rewritten = Rewritten(table.game, table.sides, scenes)
    listener = Listener()
    loop = loop_over(rewritten, log, listener)  # type: ignore[arg-type]
    begin(loop, {**live(table), "source": "camera, another day"})
    loop.run()
    loop.log.close()
    return loop, listener


def men(board: Mapping[str, Content]) -> list[str]:
    return [site for site, content in board.items() if content]


def free(table: SimulatedTable, board: Mapping[str, Content]) -> list[str]:
    return [site for site in table.game.sites if not board.get(site)]


def test_the_same_board_is_gone_on_with_and_nothing_is_said(
    table: SimulatedTable, log: Path
) -> None:
    loop, listener = resumed(table, log, stood(table))

    assert listener.events == []
    assert loop.referee.turns_played == BEFORE


@pytest.mark.slow
def test_men_that_were_swept_aside_are_guided_back(
    table: SimulatedTable, log: Path
) -> None:
    swept, now = stood(table), stood(table)
    (a, b), (c, d) = men(swept)[:2], free(table, swept)[:2]
    now[a], now[b], now[c], now[d] = (), (), swept[a], swept[b]

    loop, listener = resumed(table, log, now, swept)

    illegal, restored = listener.events
    assert isinstance(illegal, Illegal)
    assert isinstance(restored, Restored)
    carried = {(start, end) for start, end in ways(illegal) if start and end}
    assert {start for start, _ in carried} == {c, d}
    assert {end for _, end in carried} == {a, b}
    assert all(now[start] == swept[end] for start, end in carried)
    assert loop.referee.turns_played == BEFORE


def test_a_man_that_fell_off_the_board_is_asked_for(
    table: SimulatedTable, log: Path
) -> None:
    whole, now = stood(table), stood(table)
    fallen = men(whole)[0]
    now[fallen] = ()

    _, listener = resumed(table, log, now, whole)

    illegal, restored = listener.events
    assert isinstance(illegal, Illegal)
    assert isinstance(restored, Restored)
    assert (None, fallen) in ways(illegal)


@pytest.mark.slow
def test_a_board_that_was_cleared_is_set_up_again_man_by_man(
    table: SimulatedTable, log: Path
) -> None:
    whole = stood(table)
    cleared: dict[str, Content] = dict.fromkeys(whole, ())

    loop, listener = resumed(table, log, cleared, whole)

    asked, *after = listener.events
    assert isinstance(asked, Question)
    assert asked.new_game
    assert not any(isinstance(event, Illegal) for event in after)
    assert loop.referee.turns_played == BEFORE


def test_a_legal_turn_made_in_the_dark_counts(table: SimulatedTable, log: Path) -> None:
    after = table.scenes[table.truth.complete_frames[BEFORE]].contents

    loop, listener = resumed(table, log, after)

    (moved,) = listener.events
    assert isinstance(moved, Moved)
    assert moved.turn == table.truth.turns[BEFORE]
    assert loop.referee.turns_played == BEFORE + 1


def test_a_dispute_that_the_power_cut_is_taken_up(
    table: SimulatedTable, log: Path
) -> None:
    whole, now = stood(table), stood(table)
    man, empty = men(whole)[0], free(table, whole)[0]
    now[man], now[empty] = (), whole[man]
    _, listener = resumed(table, log, now)
    assert [type(event) for event in listener.events] == [Illegal]

    loop, listener = resumed(table, log, now, whole)

    assert [type(event) for event in listener.events] == [Restored]
    assert loop.referee.turns_played == BEFORE
