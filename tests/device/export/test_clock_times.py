"""Clocks in the formats of others, and what comes back of them."""

import pytest

from device.commands import Enter
from device.export.clock_times import read_pgn_control
from device.export.pgn import write_pgn
from device.export.pgn_reading import read_pgn
from device.export.sgf import write_sgf
from device.export.sgf_reading import read_sgf
from device.export.sheet import read_csv, write_csv
from device.export.story import Story, story_of
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game
from tests.device.export.logs import converted_log
from tests.device.perfect import header, loop_over


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Two turns of a game with a clock."""
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=1)
    )
    path = tmp_path_factory.mktemp("timed") / "game.jsonl"
    loop = loop_over(table, path, stops_before=2)
    loop.log.append([{**header(table), "clock": "15+10"}])
    for turn in ("a7", "d7"):
        loop.commands.put(Enter(turn))
    loop.run()
    return story_of(loop.log.records)


def test_pgn_tells_the_time_control_and_what_is_left(story: Story) -> None:
    text = write_pgn(story)

    assert '[TimeControl "900+10"]' in text
    assert "1. a7 {[%clk 0:15:10]} 1... d7 {[%clk 0:15:10]}" in text
    again = story_of(converted_log(read_pgn(text)))
    assert [moment.kind for moment in again.moments] == ["turn", "turn"]
    assert again.header["clock"] == "15+10"


def test_sgf_tells_them_too_and_they_come_back(story: Story) -> None:
    text = write_sgf(story)

    assert "TM[900]OT[10 Fischer]" in text
    assert ";W[a7]WL[910]" in text
    again = story_of(converted_log(read_sgf(text)))
    assert [m.record["clocks"] for m in again.turns] == clocks(story)


def test_they_come_back_from_csv(story: Story) -> None:
    again = story_of(converted_log([read_csv(write_csv(story))]))

    assert [moment.record["clocks"] for moment in again.turns] == clocks(story)


@pytest.mark.parametrize(
    ("tag", "clock"),
    [("600", "10"), ("300b3", "5b3"), ("40/9000", None), ("-", None), ("0", None)],
)
def test_a_tag_of_others_is_read_or_left(tag: str, clock: str | None) -> None:
    assert read_pgn_control(tag).get("clock") == clock


def clocks(story: Story) -> list[dict[str, float]]:
    return [moment.record["clocks"] for moment in story.turns]
