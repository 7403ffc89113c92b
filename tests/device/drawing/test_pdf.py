from dataclasses import replace

import cv2
import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray

from calibration.find import find_view
from device.drawing.pdf import Print, board_pdf
from device.drawing.plan import ink_mm
from painter.props import ChipProp, draw_chips
from painter.table import CHIPS
from rules.boards.table import BOARDS, find_board
from rules.core.board import Board
from tests.calibration.drawn import Look, camera_of
from tests.device.drawing.printed import PX, Picture, joined, pages, photographed
from vision.reader import Reader

ONE_OF_EACH = ("morris9", "trio", "mancala_2x7", "squares8", "go19")
HALF_MM = 330.0
TOLERANCE_MM = 0.3  # a pixel is 0.25 mm


def dark(picture: Picture, below: int) -> NDArray[np.bool_]:
    return np.asarray(picture.max(axis=-1) < below)


def _named(board: Board) -> Print:
    return Print(board=board, coordinates=board.drawing.labels)


def at(x_mm: float, y_mm: float) -> tuple[int, int]:
    """Return row and column of a place in a joined picture."""
    return round((HALF_MM - y_mm) * PX), round((HALF_MM + x_mm) * PX)


def longest_run(row: NDArray[np.bool_]) -> int:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], row.astype(int), [0]])))
    return int((edges[1::2] - edges[::2]).max(initial=0))


def test_the_bar_on_every_sheet_measures_100_mm() -> None:
    sheets = pages(board_pdf(Print(board=find_board("morris9"))))

    assert len(sheets) == 4
    for sheet in sheets:
        margin = dark(sheet, 200)[-round(10 * PX) :]
        assert max(map(longest_run, margin)) / PX == pytest.approx(100, abs=0.5)


@pytest.mark.parametrize(
    ("paper", "mm"), [("a4", (210.0, 297.0)), ("letter", (215.9, 279.4))]
)
def test_a_page_is_as_large_as_its_paper(paper: str, mm: tuple[float, float]) -> None:
    (sheet,) = pages(
        board_pdf(Print(board=find_board("morris3"), paper=paper, scale=0.5))
    )

    assert np.allclose(
        (sheet.shape[1] / PX, sheet.shape[0] / PX), mm, atol=TOLERANCE_MM
    )


@pytest.mark.parametrize("scale", [1.0, 0.6])
def test_points_lie_where_the_plan_says(scale: float) -> None:
    board = find_board("morris9")
    black = dark(joined(Print(board=board, scale=scale), HALF_MM), 128)
    broad = 2 * round(2 * scale * PX) + 1  # broader than a line: dots are left
    dots = cv2.morphologyEx(
        black.astype(np.uint8),
        cv2.MORPH_OPEN,
        cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (broad, broad)),
    )

    for site in board.sites:
        middle = middle_of(dots > 0, scale * site.x_mm, scale * site.y_mm, 8 * scale)
        assert middle == pytest.approx((0, 0), abs=TOLERANCE_MM), site.name


@pytest.mark.parametrize("board_id", ["trio", "mancala_2x7", "mancala_4x7"])
def test_pits_lie_where_the_plan_says(board_id: str) -> None:
    board = find_board(board_id)
    inked = dark(joined(Print(board=board), HALF_MM), 230)

    for pit in board.drawing.pits:
        reach = max(pit.half_mm) + 2
        if pit.site not in board.stores:
            middle = middle_of(inked, *pit.middle, reach)
            assert middle == pytest.approx((0, 0), abs=TOLERANCE_MM), pit.site


def middle_of(
    inked: NDArray[np.bool_], x_mm: float, y_mm: float, reach_mm: float
) -> tuple[float, float]:
    """Return how far the middle of what is inked about a place lies from it."""
    (row, column), reach = at(x_mm, y_mm), round(reach_mm * PX)
    part = inked[row - reach : row + reach + 1, column - reach : column + reach + 1]
    rows, columns = np.nonzero(part)
    return (
        float((columns.mean() - reach + 0.5) / PX),
        float((reach - rows.mean() - 0.5) / PX),
    )


def test_light_and_dark_squares_change_where_the_plan_says() -> None:
    board = find_board("squares8")
    picture = joined(Print(board=board), HALF_MM)

    row, _ = at(0.0, -3.5 * 43.0)
    is_dark = dark(picture, 200)[row]
    _, west = at(-4 * 43.0 + 3, 0.0)
    _, east = at(4 * 43.0 - 3, 0.0)
    changes = (np.flatnonzero(np.diff(is_dark[west:east].astype(int))) + west + 1) / PX
    expected = [HALF_MM + 43.0 * n for n in range(-3, 4)]
    assert changes == pytest.approx(expected, abs=TOLERANCE_MM)
    assert is_dark[at(-3.5 * 43.0, 0.0)[1]]  # a1 is dark


@pytest.mark.parametrize("board_id", ONE_OF_EACH)
def test_sheets_glued_together_show_the_whole_drawing(board_id: str) -> None:
    assert _named(find_board(board_id)).layout.count > 1
    check_glued(find_board(board_id))


@pytest.mark.slow
@pytest.mark.parametrize(
    "board_id", [name for name in BOARDS if name not in ONE_OF_EACH]
)
def test_the_sheets_of_every_board_show_the_whole_drawing(board_id: str) -> None:
    check_glued(find_board(board_id))


def check_glued(board: Board) -> None:
    """Check that sheets of A4 show together what one large sheet shows."""
    wanted = _named(board)
    whole = joined(replace(wanted, paper="a0"), HALF_MM, px=2.0)
    glued = joined(wanted, HALF_MM, px=2.0)

    west, north, east, south = ink_mm(board)
    rim = 8.0
    field = np.s_[
        round(2 * (HALF_MM + north - rim)) : round(2 * (HALF_MM + south + rim)),
        round(2 * (HALF_MM + west - rim)) : round(2 * (HALF_MM + east + rim)),
    ]
    differs = np.abs(whole[field].astype(int) - glued[field]).max(axis=-1)
    spread = cv2.erode((differs > 100).astype(np.uint8), np.ones((3, 3)))
    assert dark(whole[field], 150).any()
    assert not spread.any()  # edges may differ by a pixel


@pytest.mark.slow
@pytest.mark.parametrize("board_id", ONE_OF_EACH)
def test_nothing_is_printed_close_to_the_drawing(board_id: str) -> None:
    board = find_board(board_id)
    inked = dark(joined(Print(board=board), HALF_MM), 245)
    west, north, east, south = ink_mm(board)
    near, off = 6.5, 0.5

    (up, left), (low, right) = (
        at(west - near, -north + near),
        at(east + near, -south - near),
    )
    about = inked[up:low, left:right].copy()
    (top, first), (bottom, last) = (
        at(west - off, -north + off),
        at(east + off, -south - off),
    )
    about[top - up : bottom - up, first - left : last - left] = False
    assert not about.any()


def test_printers_are_asked_to_keep_the_scale_and_bytes_stay_the_same() -> None:
    wanted = Print(board=find_board("morris3"))

    assert b"/PrintScaling /None" in board_pdf(wanted)
    assert board_pdf(wanted) == board_pdf(wanted)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Cut off this edge at the marks. Then glue B2 on A2."),
        ("de", "Diesen Rand an den Marken abschneiden. Dann B2 auf A2 kleben."),
        ("es", "Corte este borde por las marcas. Después pegue B2 sobre A2."),
        ("fr", "Coupez ce bord le long des repères. Puis collez B2 sur A2."),
        ("sw", "Kata ukingo huu kwenye alama. Kisha gundisha B2 juu ya A2."),
    ],
)
def test_the_margins_tell_how_to_join_in_every_language(
    language: str, told: str
) -> None:
    wanted = Print(board=find_board("morris9"), language=language)
    document = pypdfium2.PdfDocument(board_pdf(wanted))

    text = document[3].get_textpage().get_text_bounded()
    assert told in text
    assert "B2" in text.replace(told, "")


def test_colours_print_the_ground_and_plain_leaves_the_paper_bare() -> None:
    board = find_board("morris3")
    row, column = at(75.0, 40.0)

    plain, coloured = (
        joined(Print(board=board, coloured=coloured), HALF_MM)[row, column]
        for coloured in (False, True)
    )

    assert plain.tolist() == [255, 255, 255]
    assert coloured.tolist() == [0x98, 0xC4, 0xE3]  # wood, BGR


@pytest.mark.slow
@pytest.mark.parametrize("coloured", [False, True])
@pytest.mark.parametrize(
    "board_id",
    [
        "morris9",
        "htjb",
        "morris3",
        "trio",
        "mancala_2x7",
        "mancala_4x7",
        "squares8",
        "xiangqi9x10",
    ],
)
def test_a_camera_finds_the_printed_board(board_id: str, coloured: bool) -> None:
    board = find_board(board_id)
    wanted = replace(_named(board), coloured=coloured)
    look = Look(k1=0.0, tilt_deg=25, spin_deg=12, fill=180 / max(wanted.size_mm))
    camera = camera_of(look)
    flat = joined(wanted, HALF_MM)

    view = find_view(photographed(flat, camera, np.random.default_rng(1)), board)

    plan = np.array([(x, y, 0.0) for x, y in board.plan_mm.values()])
    found = np.array(list(view.px_at_height().values()))
    off = np.linalg.norm(found - camera.px_from_plan(plan), axis=1)
    assert view.confidence > 0.9
    assert off.max() < 2.0


@pytest.mark.slow
@pytest.mark.parametrize("coloured", [False, True])
@pytest.mark.parametrize("board_id", ["morris9", "trio"])
def test_white_and_black_chips_on_a_printed_board_are_read(
    board_id: str, coloured: bool
) -> None:
    board, rng = find_board(board_id), np.random.default_rng(2)
    wanted = Print(board=board, coloured=coloured)
    look = Look(size=(1280, 960), k1=0.0, fill=180 / max(wanted.size_mm))
    camera = camera_of(look)
    image = photographed(joined(wanted, HALF_MM), camera, rng)
    view = find_view(image, board)
    names = rng.permutation(board.names)[: len(board.names) // 2]
    standing = {name: ("white", "black")[n % 2] for n, name in enumerate(names)}
    radius = 0.26 * board.spacing_mm
    chips = [
        ChipProp(
            x_mm=x,
            y_mm=y,
            foot_mm=0.0,
            radius_mm=radius,
            thickness_mm=radius / 2,
            colour=CHIPS[standing[name]],
        )
        for name, (x, y) in board.plan_mm.items()
        if name in standing
    ]
    lamp = np.full(image.shape[:2], 0.95, np.float32)

    draw_chips(image, chips, camera, faces={}, lamp=lamp)
    seen = Reader(view, sides=("white", "black")).read(image).evidence.log_likelihoods

    likeliest = {name: max(seen[name], key=seen[name].__getitem__) for name in seen}
    expected = {n: (standing[n],) if n in standing else () for n in board.names}
    assert likeliest == expected
