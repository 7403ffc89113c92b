"""Review of the games of a period."""

import json
from pathlib import Path

import pytest

from device.export.index import Index
from device.export.review import longest_run, review
from device.json_types import Json
from device.log.lines import Fields
from tests.device.export.logs import random_log


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """A year in which Ann won at oware twice, and once something else was played."""
    games = tmp_path_factory.mktemp("games")
    for n, (game, day) in enumerate(
        [("oware", "2026-03-01"), ("oware", "2026-03-02"), ("tapatan", "2025-03-01")]
    ):
        header, *turns = random_log(game, seed=n)
        played: list[Fields] = [
            {**header, "started": f"{day}T10:00:00Z", "players": {"south": "Ann"}},
            *[turn for turn in turns if turn["type"] == "turn"][:4],
            {"type": "result", "winners": ["south"], "reason": "agreed", "t": 60.0},
        ]
        lines = "".join(json.dumps(dict(one)) + "\n" for one in played)
        (games / f"{n}.jsonl").write_text(lines)
    return _reviewed(games)


def _reviewed(games: Path) -> Json:
    with Index(games) as index:
        return review(index, "2026-01-01", "2026-12-31")


def test_games_of_the_period_alone_are_counted(found: Json) -> None:
    assert (found["games"], found["turns"], found["seconds"]) == (2, 8, 120.0)
    assert found["days"] == {"2026-03-01": 1, "2026-03-02": 1}
    assert [(one["id"], one["games"]) for one in found["kinds"]] == [("oware", 2)]


def test_those_who_gave_their_names_are_told_with_their_longest_run(
    found: Json,
) -> None:
    (ann,) = found["players"]

    assert ann == {
        "name": "Ann", "played": 2, "won": 2, "drawn": 0, "lost": 0, "run": 2
    }  # fmt: skip


def test_openings_and_lifted_pits_are_counted(found: Json) -> None:
    (opened,) = found["openings"]
    (board,) = found["lifted"]

    assert sum(one["games"] for one in opened["turns"]) == 2
    assert board["board"] == "mancala_2x6"
    assert sum(board["sites"].values()) == 8


def test_a_game_without_a_result_ends_no_run() -> None:
    assert longest_run(["won", "open", "won", "lost", "won"]) == 2
    assert longest_run([]) == 0
