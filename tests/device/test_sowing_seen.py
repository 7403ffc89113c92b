"""Sowings told from drawn pictures alone: board found, seeds counted, turns told."""

from pathlib import Path

from calibration.find import find_view
from device.clock import SystemClock
from device.log.gamelog import GameLog, read_log
from device.loop import Loop
from device.opening import begin
from device.simulated.simulator import Plan, SimulatedTable
from rules.catalogue import find_game
from rules.referee import Referee
from vision.reader import Reader
from vision.settle import Settler

SEED = 8


def test_the_first_sowings_of_mankaleh_are_told_from_pictures(tmp_path: Path) -> None:
    game = find_game("mankaleh")
    table = SimulatedTable(game, Plan(seed=SEED, most_turns=4))
    view = find_view(next(iter(table.frames())).image, table.board)
    loop = Loop(
        source=table,
        reader=Reader(view),
        settler=Settler(),
        referee=Referee(game, first=table.truth.turns[0].side),
        log=GameLog(tmp_path / "game.jsonl"),
        sinks=[],
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

    records = read_log(tmp_path / "game.jsonl")[1:]
    assert [record["type"] for record in records] == ["turn"] * 4
    assert [r["turn"] for r in records] == [str(turn) for turn in table.truth.turns]
