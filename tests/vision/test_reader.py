from typing import Any

import cv2
import numpy as np
import pytest

from calibration.relocate import find_by_drawing
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.events import TroubleKind
from vision.chips.net import ChipNet
from vision.common.reading import Reading
from vision.reader import Reader
from vision.teach import teach

LAYOUT = {
    "a7": ("white",),
    "d6": ("black",),
    "e5": ("white",),
    "b4": ("black",),
    "g4": ("black",),
    "c3": ("white",),
    "d1": ("black",),
    "g1": ("white",),
}
BESIDE = {"white": 4, "black": 3}


@pytest.fixture(scope="module")
def net() -> ChipNet:
    return ChipNet()


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(find_board("morris9"), seed=11)


def layout_of(reading: Reading) -> dict[str, Any]:
    best = {}
    for site, scores in reading.evidence.log_likelihoods.items():
        content = max(scores, key=lambda what: scores[what])
        if content:
            best[site] = content
    return best


def test_one_still_picture_gives_the_whole_layout(
    table: PaintedTable, net: ChipNet
) -> None:
    reading = Reader(table.view, net=net).read(table.draw(LAYOUT, beside=BESIDE))

    assert reading.trouble is None
    assert not reading.evidence.hidden
    assert layout_of(reading) == LAYOUT


def test_an_empty_board_is_read_as_empty(table: PaintedTable, net: ChipNet) -> None:
    reading = Reader(table.view, net=net).read(table.draw({}, beside=BESIDE))

    assert layout_of(reading) == {}


@pytest.mark.slow
@pytest.mark.parametrize("wood", ["maple", "walnut"])
def test_woods_and_colours_are_read_after_teaching(wood: str, net: ChipNet) -> None:
    colours = {"red": (44, 42, 176), "blue": (140, 66, 38)}
    table = PaintedTable(
        find_board("morabaraba"), colours=colours, seed=3, wood=wood, shadow=0.3
    )
    frame = table.draw({"a7": ("red",), "g1": ("blue",)})
    chips = teach(frame, table.view, {"red": ["a7"], "blue": ["g1"]}, net).chips
    contents = {"b6": ("red",), "d5": ("blue",), "f2": ("blue",), "c4": ("red",)}

    reading = Reader(table.view, chips=chips, net=net).read(table.draw(contents))

    assert layout_of(reading) == contents


def test_evidence_is_floored_and_complete(table: PaintedTable, net: ChipNet) -> None:
    reading = Reader(table.view, net=net).read(table.draw(LAYOUT))

    for scores in reading.evidence.log_likelihoods.values():
        assert set(scores) == {(), ("white",), ("black",)}
        assert min(scores.values()) >= -12.0
        assert max(scores.values()) <= 1e-9


def test_a_hand_hides_sites_and_the_others_are_still_read(
    table: PaintedTable, net: ChipNet
) -> None:
    reading = Reader(table.view, net=net).read(table.draw(LAYOUT, hand="d3"))

    seen = layout_of(reading)
    assert reading.trouble is None
    assert reading.evidence.hidden
    assert {site: seen.get(site) for site in ("a7", "d6", "e5", "b4", "g4")} == {
        site: LAYOUT[site] for site in ("a7", "d6", "e5", "b4", "g4")
    }


@pytest.mark.parametrize("shift_px", [(6.0, -4.0), (-25.0, 14.0)])
def test_a_small_move_of_the_camera_is_followed(
    shift_px: tuple[float, float], table: PaintedTable, net: ChipNet
) -> None:
    reader = Reader(table.view, net=net)
    reader.read(table.draw(LAYOUT))

    reading = reader.read(table.draw(LAYOUT, shift_px=shift_px))

    assert reading.trouble is None
    assert layout_of(reading) == LAYOUT
    moved = np.subtract(
        reading.view.px_at_height()["d6"], table.view.px_at_height()["d6"]
    )
    assert np.abs(moved - shift_px).max() < 3


def test_a_board_pushed_away_is_a_bump_until_it_is_found_again(
    table: PaintedTable, net: ChipNet
) -> None:
    reader = Reader(table.view, net=net)
    reader.read(table.draw(LAYOUT))
    pushed = table.draw(LAYOUT, shift_px=(115.0, 8.0))

    lost = reader.read(pushed)
    found = find_by_drawing(pushed, reader.view)

    assert lost.trouble is TroubleKind.BUMPED
    assert lost.evidence.hidden == set(table.view.board.names)
    assert found is not None
    reader.jump_to(found.view)
    assert layout_of(reader.read(pushed)) == LAYOUT


def test_play_resumes_when_the_board_is_put_back(
    table: PaintedTable, net: ChipNet
) -> None:
    reader = Reader(table.view, net=net)
    reader.read(table.draw(LAYOUT))
    reader.read(table.draw(LAYOUT, shift_px=(115.0, 8.0)))

    reading = reader.read(table.draw(LAYOUT))

    assert reading.trouble is None
    assert layout_of(reading) == LAYOUT


def test_darkness_glare_and_blur_are_told(table: PaintedTable, net: ChipNet) -> None:
    reader = Reader(table.view, net=net)
    frame = table.draw(LAYOUT)
    reader.read(frame)
    blurred = cv2.GaussianBlur(frame, (0, 0), 9.0)
    burnt = np.full_like(frame, 255)

    assert reader.read(np.full_like(frame, 4)).trouble is TroubleKind.DARK
    assert reader.read(burnt).trouble is TroubleKind.GLARE
    assert reader.read(blurred).trouble is TroubleKind.BLURRED
    assert reader.read(frame).trouble is None


def test_what_is_confirmed_names_the_sides(net: ChipNet) -> None:
    colours = {"white": (40, 46, 150), "black": (118, 166, 206)}  # white is darker
    table = PaintedTable(find_board("morris9"), colours=colours, seed=9)
    reader = Reader(table.view, net=net)
    frame = table.draw(LAYOUT)
    reader.read(frame)

    reader.confirm(LAYOUT)

    assert layout_of(reader.read(frame)) == LAYOUT


def test_in_a_frame_of_another_size_the_board_is_elsewhere(
    table: PaintedTable, net: ChipNet
) -> None:
    reader = Reader(table.view, net=net)

    reading = reader.read(np.zeros((480, 640, 3), dtype=np.uint8))

    assert reading.trouble is TroubleKind.BUMPED


def test_what_is_no_picture_is_refused(table: PaintedTable, net: ChipNet) -> None:
    with pytest.raises(ValueError, match="expected a BGR picture"):
        Reader(table.view, net=net).read(np.zeros((720, 960), dtype=np.uint8))


def test_a_board_is_remembered_as_it_was_surely_read(
    table: PaintedTable, net: ChipNet
) -> None:
    reader = Reader(table.view, net=net)
    assert reader.seen is None

    first, later = table.draw({}), table.draw(LAYOUT)
    reader.read(first)
    reader.read(later)
    assert reader.seen is not None
    assert reader.seen.picture is first
    reader.confirm(LAYOUT)

    assert reader.seen.picture is later
