"""Whole games that begin from a FEN: refereed, stopped and resumed."""

from pathlib import Path

import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.cli import main
from device.export.formats import exported
from device.game.choice import Choice
from device.log.parse import read_log
from device.ports import LogError
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from tests.device.export.logs import imported
from tests.device.perfect import header, loop_over

CHOICES = (
    Choice("chess", position="4k3/pppp4/8/8/8/8/4PPPP/4K2R b K - 3 31"),
    Choice("xiangqi", position="4k4/4a4/4ba3/9/2n6/9/4P4/R8/4A4/4KA3 w - - 0 30"),
)


@pytest.mark.slow
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.name)
def test_a_game_from_a_fen_is_watched_and_gone_on_with(
    choice: Choice, tmp_path: Path
) -> None:
    table = SimulatedTable(choice.game, SimulationPlan(seed=2, most_turns=4))
    log, told = tmp_path / "game.jsonl", {**header(table), **choice.record}
    for stops_before in (len(table) // 2, None):
        loop = loop_over(table, log, stops_before=stops_before)
        begin(loop, told)
        loop.run()
        loop.log.close()

    first, *rest = read_log(log)
    assert first["position"] == choice.position
    assert [record["type"] for record in rest] == ["turn"] * 4
    assert rest[0]["side"] == choice.game.start().to_move
    assert main(["replay", str(log)]) == 0
    again = imported(exported(log, "pgn"), "game.pgn")
    assert [one["turn"] for one in again if one["type"] == "turn"] == [
        one["turn"] for one in rest
    ]


def test_another_position_is_another_game(tmp_path: Path) -> None:
    table = SimulatedTable(CHOICES[0].game, SimulationPlan(seed=2, most_turns=1))
    loop = loop_over(table, tmp_path / "game.jsonl")
    begin(loop, {**header(table), **CHOICES[0].record})

    with pytest.raises(LogError, match="holds a game with position 4k3"):
        begin(loop, header(table))
    loop.log.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["--position", "seen"], "or give the position as --position FEN"),
        (["--position", "8/8 w", "--first", "white"], "leave out --first"),
        (["--position", "8/8 w"], "'8/8 w' is no position of Chess: '8/8' has 2 ranks"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    asked: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = SimulatedTable.of("chess:1:1")
    board = tmp_path / "board.toml"
    board.write_text(to_toml(BoardFile(table.view, None)), encoding="utf-8")
    log = tmp_path / "game.jsonl"
    source = "sim:chess:1:1"
    common = ("--calibration", str(board), "--source", source, "--log", str(log))

    assert main(["referee", "--game", "chess", *common, *asked]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert not log.exists()
