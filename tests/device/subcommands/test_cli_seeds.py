import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.common.board_file import from_toml
from device.cli import main
from painter.table import PaintedTable
from rules.boards.table import BOARDS
from vision.seeds.counting import PATCH_PX

pytestmark = pytest.mark.slow

BOARD = BOARDS["mancala_2x6"]


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an empty board, the start fill and a blank picture."""
    folder = tmp_path_factory.mktemp("seeds")
    table = PaintedTable(BOARD, seed=2, wood="oak")
    start = {name: 4 for name in BOARD.names if name not in BOARD.stores}
    cv2.imwrite(str(folder / "empty.png"), table.draw({}))
    cv2.imwrite(str(folder / "start.png"), table.draw(start))
    cv2.imwrite(str(folder / "blank.png"), np.full((720, 960, 3), 90, np.uint8))
    return folder


def calibrate(folder: Path, image: str, *more: str) -> int:
    picture = str(folder / image)
    return main(["calibrate", "--board", BOARD.id, "--image", picture, *more])


def test_the_start_fill_is_kept_beside_the_board_file(
    pictures: Path, tmp_path: Path
) -> None:
    out = tmp_path / "board.toml"
    teach = ["--teach", str(pictures / "start.png"), "--fill", "4"]

    assert calibrate(pictures, "empty.png", *teach, "--out", str(out)) == 0

    kept = from_toml(out.read_text())
    assert kept.seeds is not None
    assert kept.seeds.counts == (4,) * 12
    picture = cv2.imread(str(tmp_path / kept.seeds.picture))
    assert picture is not None
    assert picture.shape == (12 * PATCH_PX, PATCH_PX, 3)


def test_a_hand_in_the_only_picture_is_told_by_the_wood(
    pictures: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The board file keeps the picture that the board was found in beside it."""
    out, table = tmp_path / "board.toml", PaintedTable(BOARD, seed=2, wood="oak")
    assert calibrate(pictures, "empty.png", "--out", str(out)) == 0
    hand = tmp_path / "hand.png"
    sleeve, at = table.draw({"N1": 4}), table.view.px_at_height()
    sleeve[:, round(at["S4"][0]) : round(at["S5"][0])] = (70, 50, 40)
    cv2.imwrite(str(hand), sleeve)
    read = ["read", "--calibration", str(out), "--json"]
    capsys.readouterr()

    assert main([*read, str(hand)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["hidden"]) == {"N", "S", "S4", "S5", "N2", "N3"}
    assert main([*read, str(pictures / "start.png")]) == 0
    assert set(json.loads(capsys.readouterr().out)["hidden"]) == {"N", "S"}

    wood = from_toml(out.read_text()).wood
    assert wood is not None
    cv2.imwrite(str(tmp_path / wood), np.zeros((8, 9, 3), np.uint8))
    assert main([*read, str(hand)]) != 0
    assert "9x8 pixels, expected 960x720" in capsys.readouterr().err
    (tmp_path / wood).unlink()
    assert main([*read, str(pictures / "start.png")]) == 0


def test_every_pit_is_told_as_json(
    pictures: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert calibrate(pictures, "start.png", "--json") == 0

    told = json.loads(capsys.readouterr().out)
    assert set(told["sites_px"]) == set(BOARD.names)
    assert told["refused"] is None


def test_a_blank_picture_is_refused(
    pictures: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert calibrate(pictures, "blank.png", "--json") == 3

    assert json.loads(capsys.readouterr().out)["refused"]


@pytest.mark.parametrize(
    "more",
    [
        ("--fill", "4"),
        ("--teach", "start.png"),
        ("--teach", "start.png", "--pieces", "white=S1"),
        ("--teach", "start.png", "--fill", "0"),
        ("--teach", "start.png", "--fill", "4"),
    ],
)
def test_options_that_do_not_belong_together_are_refused(
    pictures: Path, more: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    named = [str(pictures / one) if one.endswith(".png") else one for one in more]

    assert calibrate(pictures, "empty.png", *named) != 0
    assert "--" in capsys.readouterr().err


def test_seeds_cannot_be_taught_on_a_board_of_lines(
    pictures: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["calibrate", "--board", "morris9", "--fill", "4"]
    picture = str(pictures / "empty.png")

    assert main([*command, "--image", picture, "--teach", picture]) != 0
    assert "holds no seeds" in capsys.readouterr().err
