"""Commands under `mwamuzi referee`: a film really seen, buttons that a test presses."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import cv2
import pytest

from device.cli import main
from device.commands import Answered, Command, CommandBox, NewGame, TakeBack
from device.log.parse import read_log
from device.log.pictures import before_of, picture_of
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table import buttons as buttons_of_table
from rules.catalogue import find_game
from tests.device.test_commands_loop import Person

pytestmark = pytest.mark.slow

GAME, BOARD, SEED, TURNS = "nine_mens_morris", "morris9", 3, 7
SOURCE = f"sim:{GAME}:{SEED}:{TURNS}"


class Buttons(Person):
    """Presses buttons on frames of the film."""

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(find_game(GAME), SimulationPlan(seed=SEED, most_turns=TURNS))


@pytest.fixture(scope="module")
def board(table: SimulatedTable, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("table")
    empty = next(table.frames()).image
    (folder / "empty.png").write_bytes(cv2.imencode(".png", empty)[1].tobytes())
    calibrate = ["calibrate", "--board", BOARD, "--image", folder / "empty.png"]
    path = folder / "board.toml"
    assert main([*map(str, calibrate), "--out", str(path)]) == 0
    return path


def refereed(
    monkeypatch: pytest.MonkeyPatch,
    board: Path,
    log: Path,
    wishes: Mapping[int, Sequence[Command]],
) -> list[Answered]:
    """Run the command, buttons being pressed on the frames told; return the answers."""
    pressed: list[Buttons] = []

    def opened(_settings: object, box: CommandBox, _clock: object) -> Buttons:
        pressed.append(Buttons(box, wishes))
        return pressed[-1]

    monkeypatch.setattr(buttons_of_table, "open_buttons", opened)
    words = ["referee", "--game", GAME, "--calibration", board, "--source", SOURCE]
    assert main([*map(str, words), "--log", str(log)]) == 0
    return [answer for buttons in pressed for answer in buttons.answered]


def test_a_turn_is_taken_back_at_a_board_that_is_really_seen(
    table: SimulatedTable,
    board: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = tmp_path / "g.jsonl"
    early = table.truth.complete_frames[4] + 12
    late = table.truth.complete_frames[6] + 9

    wishes = {early: [TakeBack()], late: [TakeBack()]}
    answers = refereed(monkeypatch, board, log, wishes)

    assert [answer.done for answer in answers] == [True, True]
    records = read_log(log)
    types = [record["type"] for record in records]
    assert types[-3:] == ["turn", "taken_back", "illegal"]
    *_, taken, illegal = records
    assert (taken["n"], illegal["rule"]) == (7, "not_put_back")
    assert [act["from"] for act in illegal["mends"]] == [taken["turn"]]
    turns = [record["turn"] for record in records if record["type"] == "turn"]
    truth = [str(turn) for turn in table.truth.turns]
    assert turns == [*truth[:5], *truth[4:]]  # black played on: so it stood after all
    for record in (taken, illegal):
        for path in (picture_of(log, record), before_of(log, record)):
            assert path is not None
            picture = cv2.imread(str(path))
            assert picture is not None
            assert 200 < picture.shape[1] <= 960
    assert main(["replay", str(log)]) == 0


def test_a_new_game_is_begun_in_the_next_log_and_gone_on_with_there(
    table: SimulatedTable,
    board: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log, later = tmp_path / "g.jsonl", tmp_path / "g-2.jsonl"
    when = table.truth.complete_frames[0] - 8

    answers = refereed(monkeypatch, board, log, {when: [NewGame()]})

    assert answers == [Answered(True, "A new game begins.")]
    assert [record["type"] for record in read_log(log)] == ["game"]
    first, *rest = read_log(later)
    assert (first["follows"], first["from_frame"]) == ("g.jsonl", when + 1)
    turns = [record["turn"] for record in rest if record["type"] == "turn"]
    assert turns == [str(turn) for turn in table.truth.turns]
    whole = later.read_bytes()

    lines = whole.splitlines(keepends=True)
    later.write_bytes(b"".join(lines[:3]))
    assert refereed(monkeypatch, board, log, {}) == []

    again = [json.loads(line) for line in later.read_bytes().splitlines()]
    assert [r.get("turn") for r in again] == [r.get("turn") for r in read_log(later)]
    assert [r.get("turn") for r in again[1:]] == turns
