"""Sowings told from drawn pictures alone: board found, seeds counted, turns told."""

from pathlib import Path

import cv2
import pytest

from calibration.find import find_view
from device.camera.sources import FolderSource
from device.clock import SystemClock
from device.log.gamelog import GameLog
from device.log.parse import read_log
from device.loop import Loop
from device.ports import FrameSource
from device.simulated.simulator import Plan, SimulatedTable
from device.table.rig import begin
from rules.catalogue import find_game
from rules.referee.referee import Referee
from vision.reader import Reader
from vision.settle import Settler

pytestmark = pytest.mark.slow

SEED = 8
FILLING_SEED = 2


def log_of(
    table: SimulatedTable, path: Path, source: FrameSource | None = None
) -> list[dict[str, object]]:
    """Return what is logged of a game that is seen by the network."""
    game = table.game
    loop = Loop(
        source=source or table,
        reader=Reader(find_view(next(iter(table.frames())).image, table.board)),
        settler=Settler(),
        referee=Referee(game, first=table.truth.turns[0].side),
        log=GameLog(path),
        subscribers=[],
        clock=SystemClock(),
    )
    begin(
        loop,
        {
            "game": game.id,
            "board": table.board.id,
            "sides": list(game.start().sides),
            "source": "sim",
        },
    )
    loop.run()
    loop.log.close()
    return [dict(record) for record in read_log(path)[1:]]


def test_the_first_sowings_of_mankaleh_are_told_from_pictures(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("mankaleh"), Plan(seed=SEED, most_turns=4))

    records = log_of(table, tmp_path / "game.jsonl")

    assert [record["type"] for record in records] == ["turn"] * 4
    assert [r["turn"] for r in records] == [str(turn) for turn in table.truth.turns]


def test_still_pictures_are_looked_at_closely_while_they_are_held(
    tmp_path: Path,
) -> None:
    """One picture a turn, each for a second: the same picture again and again."""
    table = SimulatedTable(find_game("mankaleh"), Plan(seed=SEED, most_turns=4))
    kept = {0, *table.truth.complete_frames}
    stills = tmp_path / "stills"
    stills.mkdir()
    for frame in table.frames(kept.__contains__):
        cv2.imwrite(str(stills / f"{frame.index:06}.png"), frame.image)

    records = log_of(table, tmp_path / "game.jsonl", FolderSource(stills, 1.0))

    assert [r["turn"] for r in records] == [str(turn) for turn in table.truth.turns]


def test_a_filling_that_no_list_holds_is_told_and_played_on_from(
    tmp_path: Path,
) -> None:
    game = find_game("egyptian_simple")
    plan = Plan(seed=FILLING_SEED, most_turns=4)
    table = SimulatedTable(game, plan)
    filling = table.truth.turns[0]
    assert filling not in game.turns(game.start())

    records = log_of(table, tmp_path / "game.jsonl")

    told = [str(r["turn"]) for r in records if r["type"] == "turn"]
    corrected = {r["n"]: str(r["turn"]) for r in records if r["type"] == "correction"}
    stands = [corrected.get(n, turn) for n, turn in enumerate(told, start=1)]
    assert stands == [str(turn) for turn in table.truth.turns]
    assert not [r for r in records if r["type"] == "illegal"]
