import json
from pathlib import Path

import pytest

from device.log.next_game import FOLLOWS, Rest, newest_log, next_log
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game


def begun(path: Path, follows: str | None = None) -> Path:
    first = {"type": "game", "format": 1, **({FOLLOWS: follows} if follows else {})}
    path.write_text(json.dumps(first) + "\n")
    return path


def test_logs_of_games_in_a_row_are_counted(tmp_path: Path) -> None:
    first = tmp_path / "game.jsonl"
    assert newest_log(first) == first
    begun(first)
    assert next_log(first).name == "game-2.jsonl"

    second = begun(next_log(first), "game.jsonl")
    third = begun(next_log(second), "game-2.jsonl")

    assert third.name == "game-3.jsonl"
    assert newest_log(first) == newest_log(second) == third
    assert next_log(first) == second


@pytest.mark.parametrize("text", ['{"type":"game","format":1}\n', "not a log", ""])
def test_files_of_others_are_passed_over(tmp_path: Path, text: str) -> None:
    first = begun(tmp_path / "game.jsonl")
    (tmp_path / "game-2.jsonl").write_text(text)

    assert newest_log(first) == first
    assert next_log(first).name == "game-3.jsonl"


def test_a_name_that_ends_in_a_number_of_its_own_keeps_it(tmp_path: Path) -> None:
    assert next_log(begun(tmp_path / "league-7.jsonl")).name == "league-7-2.jsonl"


@pytest.mark.slow
def test_the_rest_of_a_film_has_its_own_frames_only() -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(most_turns=1))
    rest = Rest(table, len(table) - 3)

    assert not rest.live
    indices = [frame.index for frame in rest.frames()]
    assert indices == [len(table) - 3, len(table) - 2, len(table) - 1]
    assert [f.index for f in rest.frames(lambda i: i % 2 == 0)] == [
        index for index in indices if index % 2 == 0
    ]
    rest.close()
