from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.common.errors import BoardNotFoundError
from calibration.common.pose import PoseFit
from calibration.common.refusals import A_FURTHER_RANK, EXCESS
from calibration.common.search import Found
from calibration.common.verdict import BoardVerdict
from calibration.common.view import View
from calibration.find import South, _unsure, find_view
from calibration.kinds import way_of
from rules.boards.table import BOARDS
from rules.core.board import Board, BoardKind
from rules.core.facts import Sentence
from tests.calibration.drawn import Look, draw

WALNUT = Look(board=(40, 60, 95), line=(220, 225, 230), table=(150, 150, 160))
PLANKS = Look(planks=True, table=(80, 110, 150), line_mm=1.5, tilt_deg=25, spin_deg=-20)
HANDMADE = Look(
    rings={2: 1.06, 3: 1.04}, jitter_mm=1.0, line_mm=1.2, grain=8, fill=0.45, k1=-0.08
)
THICK = Look(
    line_mm=8, size=(1000, 1000), tilt_deg=3, fill=0.85, spin_deg=2, frame=True
)


def largest_error(view: View, truth: dict[str, tuple[float, float]]) -> float:
    """Return the largest site error over the distance to the nearest other site."""
    px = np.array([view.px_at_height()[name] for name in truth])
    true_px = np.array(list(truth.values()))
    apart = np.sort(np.linalg.norm(px[:, None] - px[None], axis=-1), axis=1)[:, 1]
    return float((np.linalg.norm(px - true_px, axis=1) / apart).max())


DRAWN = [
    board
    for board in BOARDS.values()
    if board.kind in {BoardKind.LINES, BoardKind.PITS}
]


@pytest.mark.slow
@pytest.mark.parametrize("board", DRAWN, ids=lambda board: board.id)
def test_every_board_is_found_with_chips_on_it(board: Board) -> None:
    look = Look(chips=len(board.sites) // 2)

    image, truth = draw(board, look, np.random.default_rng(1))

    assert largest_error(find_view(image, board), truth) < 0.1


@pytest.mark.slow
@pytest.mark.parametrize(
    "look",
    [WALNUT, PLANKS, HANDMADE, THICK],
    ids=["light lines", "planks", "handmade", "thick lines in a frame"],
)
def test_boards_of_many_makes_are_found(look: Look) -> None:
    board = BOARDS["morris9"]

    image, truth = draw(board, replace(look, chips=8), np.random.default_rng(2))

    assert largest_error(find_view(image, board), truth) < 0.12


@pytest.mark.slow
def test_a_folding_board_with_a_gap_is_longer_one_way() -> None:
    board = BOARDS["morris9"]
    look = Look(fold_mm=12, tilt_deg=5, spin_deg=0)
    image, truth = draw(board, look, np.random.default_rng(3))

    view = find_view(image, board)

    width = view.sites_mm["g7"][0] - view.sites_mm["a7"][0]
    height = view.sites_mm["a7"][1] - view.sites_mm["a1"][1]
    corners = {corner.name: truth[corner.name] for corner in board.corners}
    assert largest_error(view, corners) < 0.1
    assert width / height == pytest.approx(312 / 300, abs=0.015)


@pytest.mark.slow
def test_the_plan_is_bent_to_the_rings_of_this_board() -> None:
    board = BOARDS["morris9"]
    look = Look(rings={2: 1.08, 3: 0.9}, tilt_deg=10)

    view = find_view(draw(board, look, np.random.default_rng(4))[0], board)

    outer, middle, inner = (view.sites_mm[name][1] for name in ("d7", "d6", "d5"))
    assert middle / outer == pytest.approx(0.72, abs=0.01)
    assert inner / outer == pytest.approx(0.3, abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("south", "turns"),
    [(South.BOTTOM, 0), (South.RIGHT, 1), (South.TOP, 2), (South.LEFT, 3)],
)
def test_south_says_which_way_the_names_run(south: South, turns: int) -> None:
    board = BOARDS["morris3"]
    look = Look(size=(640, 480), spin_deg=6, tilt_deg=8)
    image, truth = draw(board, look, np.random.default_rng(5))
    names = np.array(board.names).reshape(3, 3)
    turned = dict(zip(np.rot90(names, turns).ravel(), truth.values(), strict=True))
    expected = {name: turned[name] for name in board.names}

    assert largest_error(find_view(image, board, south=south), expected) < 0.1


def test_corners_shown_by_hand_are_refined_on_the_lines() -> None:
    board = BOARDS["morris6"]
    image, truth = draw(board, Look(chips=4), np.random.default_rng(6))
    at = [truth[corner.name] for corner in board.corners]
    shown = [(x + 5, y - 4) for x, y in at]

    view = find_view(image, board, corners_px=shown)

    assert view.confidence > 0.9
    assert largest_error(view, truth) < 0.05


def test_corners_shown_where_no_line_is_are_taken_as_they_are() -> None:
    board, rng = BOARDS["morris6"], np.random.default_rng(7)
    _, truth = draw(board, Look(size=(640, 480), tilt_deg=20), rng)
    blank = rng.integers(90, 110, (480, 640, 3)).astype(np.uint8)
    shown = [truth[corner.name] for corner in board.corners]

    view = find_view(blank, board, corners_px=shown)

    found = [view.px_at_height()[corner.name] for corner in board.corners]
    assert np.abs(np.array(found) - shown).max() < 3.0
    assert view.confidence < 0.5


def test_corners_in_the_wrong_order_are_refused() -> None:
    image = np.zeros((480, 640, 3), np.uint8)
    mirrored = [(480.0, 110.0), (150.0, 100.0), (140.0, 390.0), (500.0, 400.0)]

    with pytest.raises(BoardNotFoundError, match="order NW, NE, SE, SW"):
        find_view(image, BOARDS["morris6"], corners_px=mirrored)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("drawn", "asked"),
    [
        ("morris6", "morris9"),
        ("morris9", "morris6"),
        ("morris9", "morabaraba"),
        ("morabaraba", "morris9"),
        ("htjb", "morabaraba"),
        ("htjb", "morris7_diagonals"),
        ("morris7_diagonals", "morris3"),
        ("morris7", "morris6"),
    ],
)
def test_another_board_than_asked_for_is_refused(drawn: str, asked: str) -> None:
    image, _ = draw(BOARDS[drawn], Look(size=(640, 480)), np.random.default_rng(8))

    with pytest.raises(BoardNotFoundError, match=BOARDS[asked].title) as refused:
        find_view(image, BOARDS[asked])

    assert refused.value.confidence < 0.5


@pytest.mark.slow
def test_half_a_board_is_refused() -> None:
    board = BOARDS["morris9"]
    image, _ = draw(board, Look(size=(640, 480)), np.random.default_rng(9))
    image[:, image.shape[1] // 2 :] = image[:, :1]

    with pytest.raises(BoardNotFoundError, match="saw only"):
        find_view(image, board)


@pytest.mark.slow
def test_a_chess_board_is_refused() -> None:
    squares = np.kron(np.indices((8, 8)).sum(axis=0) % 2, np.ones((60, 60)))
    grey = np.pad((60 + 150 * squares).astype(np.uint8), 60, constant_values=110)

    with pytest.raises(BoardNotFoundError):
        find_view(cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR), BOARDS["morris9"])


@pytest.mark.parametrize(("light", "reason"), [(0, "too dark"), (128, "shows nothing")])
def test_an_empty_picture_is_refused_with_its_reason(light: int, reason: str) -> None:
    image = np.full((240, 320, 3), light, np.uint8)

    with pytest.raises(BoardNotFoundError, match=reason):
        find_view(image, BOARDS["htjb"])


def test_a_refusal_names_what_was_seen_too_much_as_a_message() -> None:
    board = BOARDS["go9"]
    excess = dict.fromkeys(EXCESS, 0.0) | {A_FURTHER_RANK: 0.9}
    verdict = BoardVerdict(
        confidence=0.0,
        rank=0.0,
        clarity=1.0,
        complete=1.0,
        drawn={"west edge": 0.9},
        undrawn=excess,
    )
    fit = PoseFit(camera=np.zeros(9), sites=np.zeros((81, 2)), rms_px=0.0)

    why = _unsure(Found(fit=fit, verdict=verdict, dark=True), board, way_of(board))

    assert why.facts["part"] == Sentence(A_FURTHER_RANK)


def test_a_tiny_picture_is_refused_with_its_size() -> None:
    with pytest.raises(BoardNotFoundError, match="100x80"):
        find_view(np.zeros((80, 100, 3), np.uint8), BOARDS["htjb"])


def test_a_grey_picture_is_a_callers_bug() -> None:
    with pytest.raises(ValueError, match=r"\(480, 640\)"):
        find_view(np.zeros((480, 640), np.uint8), BOARDS["htjb"])


@pytest.mark.slow
def test_progress_runs_from_none_to_all() -> None:
    told: list[tuple[float, str]] = []
    board = BOARDS["morris3"]
    image, _ = draw(board, Look(size=(640, 480)), np.random.default_rng(10))

    find_view(image, board, progress=lambda part, what: told.append((part, what)))

    parts = [part for part, _ in told]
    assert parts == sorted(parts)
    assert parts[0] == 0.0
    assert parts[-1] == 1.0


@pytest.mark.slow
def test_lines_that_differ_by_colour_alone_are_found() -> None:
    orange = Look(board=(60, 140, 230), line=(150, 128, 210))
    image, sites = draw(BOARDS["morris9"], orange, np.random.default_rng(0))

    view = find_view(image, BOARDS["morris9"])

    assert np.hypot(*np.subtract(view.px_at_height()["d6"], sites["d6"])) < 5
