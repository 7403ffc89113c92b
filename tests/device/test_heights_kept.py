"""Heights belong to the game: what is known of them outlives a move and a power cut."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from calibration.common.arrays import Image
from device.log.parse import read_log
from device.simulated.simulator import Plan, SimulatedTable
from device.table.rig import begin
from rules.catalogue import find_game
from rules.core.pieces import Content
from tests.device.perfect import PerfectReader, header, loop_over
from vision.common.reading import Reading

TURNS = 4


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(find_game("focus"), Plan(seed=3, most_turns=TURNS))


class NewToTheBoard(PerfectReader):
    """Sees all stacks a man too high until it is told how high they are.

    From a frame on the camera looks from elsewhere, and it knows nothing again.
    """

    def __init__(self, table: SimulatedTable, moves_at: int = -1) -> None:
        super().__init__(table)
        self._moves_at, self._is_told = moves_at, False

    def read(self, frame_bgr: Image) -> Reading:
        if int(frame_bgr[0, 0, 0]) == self._moves_at:
            self.view, self._is_told = replace(self.view, rms_px=0.1), False
        reading = super().read(frame_bgr)
        if self._is_told:
            return reading
        told = reading.evidence.heights.items()
        higher = {site: (*heights[-1:], *heights[:-1]) for site, heights in told}
        return replace(reading, evidence=replace(reading.evidence, heights=higher))

    def confirm(self, contents: Mapping[str, Content]) -> None:
        super().confirm(contents)
        self._is_told = True


def told_in(log: Path) -> list[object]:
    """Return the turns that a log tells, and the rules that it says were broken."""
    records = read_log(log)
    return [r.get("turn", r.get("rule")) for r in records if r["type"] != "game"]


def test_after_the_camera_moved_stacks_are_as_high_as_they_were(
    table: SimulatedTable, tmp_path: Path
) -> None:
    log = tmp_path / "g.jsonl"
    moves_at = table.truth.complete_frames[1] + 8
    loop = loop_over(table, log, reader=NewToTheBoard(table, moves_at))
    begin(loop, header(table))

    loop.run()

    assert told_in(log) == [str(turn) for turn in table.truth.turns]


def test_after_a_power_cut_stacks_are_as_high_as_they_were(
    table: SimulatedTable, tmp_path: Path
) -> None:
    log = tmp_path / "g.jsonl"
    stops = table.truth.complete_frames[1] + 8
    loop = loop_over(table, log, stops_before=stops, reader=NewToTheBoard(table))
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    again = loop_over(table, log, reader=NewToTheBoard(table))

    again.resume(same_film=True, passed_s=0.0)
    again.run()

    assert told_in(log) == [str(turn) for turn in table.truth.turns]
