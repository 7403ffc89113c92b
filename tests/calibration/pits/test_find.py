from typing import Any

import cv2
import numpy as np
import pytest

from calibration.common.board_file import BoardFile, from_toml, to_toml
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import South, find_view
from calibration.lines.follow import drawing_agrees
from calibration.pits.follow import follow_pits
from painter.table import PaintedTable
from rules.boards.table import BOARDS
from rules.core.board import BoardKind

TRIO = BOARDS["trio"]
STONES = {
    name: (("white", "black")[n % 2],)
    for n, name in enumerate(TRIO.names)
    if n % 3 == 0 or n % 7 == 0
}


def error_in_steps(view: View, table: PaintedTable, turn: int = 0) -> float:
    """Return the largest site error, in the distance between neighbours."""
    place = {xy: name for name, xy in TRIO.plan_mm.items()}
    px = view.px_at_height()
    true_px = table.view.px_at_height()
    worst = 0.0
    for (x, y), name in place.items():
        turned = (x, y)
        for _ in range(turn):
            turned = (-turned[1], turned[0])
        worst = max(
            worst, float(np.hypot(*np.subtract(px[name], true_px[place[turned]])))
        )
    return worst / float(np.hypot(*np.subtract(true_px["d4"], true_px["e4"])))


def test_the_board_is_a_cross_of_45_pits() -> None:
    assert len(TRIO.names) == 45
    assert " ".join(TRIO.names[:12]) == "b7 c7 d7 e7 f7 a6 b6 c6 d6 e6 f6 g6"
    assert [corner.name for corner in TRIO.corners] == ["b6", "f6", "f2", "b2"]


@pytest.mark.slow
@pytest.mark.parametrize("wood", ["maple", "oak", "beech", "walnut"])
@pytest.mark.parametrize("stones", [{}, STONES], ids=["empty", "stones"])
def test_a_board_of_pits_is_found(wood: str, stones: dict[str, Any]) -> None:
    table = PaintedTable(TRIO, seed=len(wood), wood=wood, shadow=0.2)

    view = find_view(table.draw(stones, beside={"white": 5, "black": 6}), TRIO)

    assert error_in_steps(view, table) < 0.1
    assert view.confidence > 0.5
    assert 15 < view.pit_mm < 35


@pytest.mark.slow
@pytest.mark.parametrize(
    ("south", "turn"), [(South.RIGHT, 1), (South.TOP, 2), (South.LEFT, 3)]
)
def test_south_says_which_way_the_names_run(south: South, turn: int) -> None:
    table = PaintedTable(TRIO, seed=2)

    view = find_view(table.draw({}), TRIO, south=south)

    assert error_in_steps(view, table, turn) < 0.1


@pytest.mark.slow
def test_a_hand_over_a_pit_hides_the_board_from_nobody() -> None:
    table = PaintedTable(TRIO, seed=1, wood="oak")

    view = find_view(table.draw(STONES, hand="f1"), TRIO)

    assert error_in_steps(view, table) < 0.1


@pytest.mark.slow
@pytest.mark.parametrize(
    "drawn",
    [
        board.id
        for board in BOARDS.values()
        if board.kind in {BoardKind.LINES, BoardKind.ROWS}
    ],
)
def test_another_board_is_no_board_of_pits(drawn: str) -> None:
    board = BOARDS[drawn]
    chips = {name: (("white", "black")[n % 2],) for n, name in enumerate(board.names)}

    with pytest.raises(BoardNotFoundError, match="Trio") as refused:
        find_view(PaintedTable(board, seed=3).draw(chips), TRIO)

    assert refused.value.confidence < 0.5


@pytest.mark.slow
def test_a_board_of_pits_is_no_drawn_board() -> None:
    with pytest.raises(BoardNotFoundError):
        find_view(PaintedTable(TRIO, seed=3).draw(STONES), BOARDS["morris3"])


def test_a_square_of_pits_is_not_taken_for_the_cross() -> None:
    image = np.full((720, 960, 3), (110, 160, 200), np.uint8)
    for x in range(9):
        for y in range(9):
            cv2.circle(image, (200 + 70 * x, 80 + 70 * y), 20, (70, 100, 130), -1)

    with pytest.raises(BoardNotFoundError, match="saw"):
        find_view(image, TRIO)


@pytest.mark.slow
def test_half_a_board_is_refused() -> None:
    image = PaintedTable(TRIO, seed=4).draw({})
    image[:, 480:] = image[:, :1]

    with pytest.raises(BoardNotFoundError, match="saw only"):
        find_view(image, TRIO)


def test_a_bare_table_is_refused_with_the_corners_that_help() -> None:
    noise = np.random.default_rng(5).integers(90, 120, (480, 640, 3)).astype(np.uint8)

    with pytest.raises(BoardNotFoundError, match="b6, f6, f2, b2"):
        find_view(noise, TRIO)


def test_corners_shown_by_hand_are_refined_on_the_pits() -> None:
    table = PaintedTable(TRIO, seed=5, wood="beech")
    true_px = table.view.px_at_height()
    at = [true_px[corner.name] for corner in TRIO.corners]
    shown = [(x + 9, y - 7) for x, y in at]

    view = find_view(table.draw(STONES), TRIO, corners_px=shown)

    assert error_in_steps(view, table) < 0.1
    assert view.confidence > 0.5


@pytest.mark.slow
def test_corners_shown_where_no_pit_is_are_taken_as_they_are() -> None:
    table = PaintedTable(TRIO, seed=5)
    blank = np.random.default_rng(6).integers(90, 110, (720, 960, 3)).astype(np.uint8)
    true_px = table.view.px_at_height()
    shown = [true_px[corner.name] for corner in TRIO.corners]

    view = find_view(blank, TRIO, corners_px=shown)

    found = [view.px_at_height()[corner.name] for corner in TRIO.corners]
    assert np.abs(np.array(found) - shown).max() < 3.0
    assert view.confidence < 0.5


@pytest.mark.slow
def test_a_board_of_pits_is_kept_in_a_file() -> None:
    view = find_view(PaintedTable(TRIO, seed=6).draw({}), TRIO)

    again = from_toml(to_toml(BoardFile(view, None))).view

    assert again.board is TRIO
    assert again.pit_mm == pytest.approx(view.pit_mm, abs=1e-5)
    assert again.px_at_height()["g2"] == pytest.approx(
        view.px_at_height()["g2"], abs=0.1
    )


@pytest.mark.slow
@pytest.mark.parametrize("shift_px", [(6.0, -4.0), (-25.0, 14.0), (77.0, 3.0)])
def test_a_move_is_followed_even_by_a_whole_step(shift_px: tuple[float, float]) -> None:
    table = PaintedTable(TRIO, seed=1, wood="oak")
    moved = table.draw(STONES, shift_px=shift_px)

    view = follow_pits(cv2.cvtColor(moved, cv2.COLOR_BGR2GRAY), table.view)

    assert view is not None
    off = np.subtract(view.px_at_height()["d4"], table.view.px_at_height()["d4"])
    assert np.abs(off - shift_px).max() < 6.0


@pytest.mark.slow
def test_a_board_of_pits_that_is_gone_is_lost() -> None:
    noise = np.random.default_rng(2).integers(0, 255, (720, 960)).astype(np.uint8)

    assert (
        follow_pits(cv2.GaussianBlur(noise, (0, 0), 3), PaintedTable(TRIO).view) is None
    )


@pytest.mark.slow
def test_lines_are_not_what_a_board_of_pits_is_followed_by() -> None:
    table = PaintedTable(TRIO, seed=1)
    grey = cv2.cvtColor(table.draw({}), cv2.COLOR_BGR2GRAY)

    assert drawing_agrees(grey, table.view) < 0.3
