from functools import cache

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile, from_toml, to_toml
from calibration.common.chips import SeedSet
from calibration.common.errors import BoardFileError, BoardNotFoundError
from calibration.common.verdict import CONFIDENT
from calibration.common.view import View
from calibration.find import South, find_view
from calibration.rows.follow import follow_rows
from calibration.rows.plan import rows_of
from painter.makes import half_sides_mm
from painter.table import PaintedTable
from rules.boards.table import BOARDS

BOARD_IDS = ["mancala_2x4", "mancala_2x6", "mancala_2x7", "mancala_4x7"]


def filled(board_id: str, seed: int) -> dict[str, int]:
    rng = np.random.default_rng(seed)
    return {name: int(rng.integers(0, 9)) for name in BOARDS[board_id].names}


@cache
def scene(board_id: str, wood: str, seed: int, *, full: bool) -> tuple[Image, View]:
    table = PaintedTable(BOARDS[board_id], seed=seed, wood=wood)
    return table.draw(filled(board_id, seed) if full else {}), table.view


def radius_px(view: View) -> float:
    rims = view.rims_px([view.board.corners[0].name])
    return float(np.linalg.norm(rims[0] - rims[0].mean(axis=0), axis=1).mean())


def largest_error(found: View, true: View) -> float:
    """Return the largest distance of a pit from its place, in radii."""
    here, there = found.px_at_height(), true.px_at_height()
    pits = [name for name in here if name not in found.board.stores]
    away = [np.hypot(*np.subtract(here[name], there[name])) for name in pits]
    return float(max(away)) / radius_px(true)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("board_id", "wood", "seed", "full"),
    [
        ("mancala_2x4", "oak", 4, True),
        ("mancala_2x6", "walnut", 2, False),
        ("mancala_2x7", "beech", 1, True),
        ("mancala_4x7", "maple", 3, False),
        ("mancala_4x7", "maple", 3, True),
    ],
)
def test_pits_are_found_within_a_fifth_of_their_radius(
    board_id: str, wood: str, seed: int, full: bool
) -> None:
    frame, true = scene(board_id, wood, seed, full=full)

    view = find_view(frame, BOARDS[board_id])

    assert view.confidence >= CONFIDENT
    assert largest_error(view, true) < 0.2
    assert abs(view.pit_mm / true.pit_mm - 1) < 0.1


def quarters(
    at: tuple[float, float], shape: tuple[int, ...], turns: int
) -> tuple[float, float]:
    """Return where a pixel lies after quarter turns of its picture to the left."""
    (x, y), (height, width) = at, shape[:2]
    for _ in range(turns):
        x, y, width, height = y, width - 1 - x, height, width
    return x, y


@pytest.mark.slow
@pytest.mark.parametrize(
    ("turns", "south"),
    [(1, South.RIGHT), (2, South.TOP), (3, South.LEFT)],
)
def test_south_may_sit_at_any_side_of_the_picture(turns: int, south: South) -> None:
    frame, true = scene("mancala_2x6", "beech", 5, full=False)
    turned = np.ascontiguousarray(np.rot90(frame, turns))

    view = find_view(turned, BOARDS["mancala_2x6"], south=south)

    for name in ("S1", "N6"):
        expected = quarters(true.px_at_height()[name], frame.shape, turns)
        away = np.subtract(view.px_at_height()[name], expected)
        assert np.hypot(*away) < 0.2 * radius_px(true)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shown", "asked"),
    [
        ("mancala_2x6", "mancala_2x7"),
        ("mancala_2x7", "mancala_4x7"),
        ("trio", "mancala_2x6"),
        ("morris9", "mancala_2x7"),
    ],
)
def test_another_board_is_refused(shown: str, asked: str) -> None:
    frame, _ = scene(shown, "beech", 6, full=False)

    with pytest.raises(BoardNotFoundError, match="Mancala"):
        find_view(frame, BOARDS[asked])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shown", "asked", "full"),
    [
        ("mancala_2x7", "mancala_2x6", False),
        ("mancala_4x7", "mancala_2x7", True),
    ],
)
def test_the_board_of_which_another_would_be_a_part_is_named(
    shown: str, asked: str, full: bool
) -> None:
    frame, _ = scene(shown, "walnut", 9, full=full)

    with pytest.raises(BoardNotFoundError, match=shown) as error:
        find_view(frame, BOARDS[asked])

    assert error.value.best is not None
    assert error.value.best.confidence < CONFIDENT


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wood", "seed", "asked"),
    [("walnut", 3, "mancala_2x7"), ("maple", 4, "mancala_2x4")],
)
def test_a_store_is_neither_two_pits_nor_are_pits_a_store(
    wood: str, seed: int, asked: str
) -> None:
    board = BOARDS["mancala_2x6"]
    frame = PaintedTable(board, wood=wood, seed=seed, shadow=0.3 * (seed % 3)).draw({})

    assert find_view(frame, board).confidence > CONFIDENT
    with pytest.raises(BoardNotFoundError):
        find_view(frame, BOARDS[asked])


@pytest.mark.slow
def test_cloth_without_a_board_is_refused() -> None:
    rng = np.random.default_rng(0)
    cloth = rng.normal(120, 25, (480, 640, 3)).clip(0, 255).astype(np.uint8)

    with pytest.raises(BoardNotFoundError, match="top face"):
        find_view(cloth, BOARDS["mancala_2x6"])


def corners_of(view: View) -> list[tuple[float, float]]:
    wide, high = half_sides_mm(view.board)
    corners = [(-wide, high), (wide, high), (wide, -high), (-wide, -high)]
    px = view.camera.px_from_plan(np.array([(x, y, 0.0) for x, y in corners]))
    return [(float(x), float(y)) for x, y in px]


@pytest.mark.slow
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_pits_are_found_from_the_corners_of_the_top_face(board_id: str) -> None:
    frame, true = scene(board_id, "oak", 7, full=True)

    view = find_view(frame, BOARDS[board_id], corners_px=corners_of(true))

    assert largest_error(view, true) < 0.2


@pytest.mark.slow
def test_corners_of_a_blurred_board_give_a_view_of_low_confidence() -> None:
    frame, true = scene("mancala_2x6", "oak", 7, full=False)
    blurred = cv2.GaussianBlur(frame, (0, 0), 25)

    view = find_view(
        np.asarray(blurred, np.uint8),
        BOARDS["mancala_2x6"],
        corners_px=corners_of(true),
    )

    assert view.confidence < CONFIDENT
    assert largest_error(view, true) < 0.5


def test_a_board_that_moved_a_little_is_followed() -> None:
    frame, true = scene("mancala_2x7", "beech", 1, full=True)
    moved = np.roll(frame, (14, -18), axis=(0, 1))

    view = follow_rows(np.asarray(cv2.cvtColor(moved, cv2.COLOR_BGR2GRAY)), true)

    assert view is not None
    here, there = view.px_at_height(), true.px_at_height()
    for name in ("S1", "S7", "N1", "N7"):
        gap = np.subtract(here[name], np.add(there[name], (-18, 14)))
        assert np.hypot(*gap) < 0.15 * radius_px(true)


def test_a_board_that_is_gone_is_not_followed() -> None:
    _, true = scene("mancala_2x7", "beech", 1, full=False)
    rng = np.random.default_rng(1)
    cloth = rng.normal(120, 25, (720, 960)).clip(0, 255).astype(np.uint8)

    assert follow_rows(cloth, true) is None


def test_rows_and_stores_are_told_apart() -> None:
    rows = rows_of(BOARDS["mancala_2x6"])

    assert (rows.columns, rows.rows) == (6, 2)
    assert [BOARDS["mancala_2x6"].names[n] for n in rows.stores] == ["N", "S"]
    assert rows_of(BOARDS["mancala_4x7"]).stores.size == 0


def test_a_board_of_seeds_comes_back_from_its_file() -> None:
    _, view = scene("mancala_2x6", "oak", 7, full=False)
    seeds = SeedSet("board_seeds.png", (4,) * 12)

    again = from_toml(to_toml(BoardFile(view, None, seeds, 'Wood "1".jpg')))

    assert again.seeds == seeds
    assert again.wood == 'Wood "1".jpg'
    assert again.view.pit_tall == view.pit_tall
    assert again.view.board.id == "mancala_2x6"


def test_taught_counts_must_be_whole_numbers() -> None:
    _, view = scene("mancala_2x6", "oak", 7, full=False)
    text = to_toml(BoardFile(view, None, SeedSet("a.png", (4,))))

    with pytest.raises(BoardFileError, match="whole numbers"):
        from_toml(text.replace("[4]", '["four"]'))
