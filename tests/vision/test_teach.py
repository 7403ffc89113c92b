from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from painter.table import PaintedTable
from rules.boards.table import find_board
from vision.chips.net import ChipNet
from vision.reader import Reader
from vision.teach import TeachError, teach

BOARD = find_board("morris6")
COLOURS = {"green": (62, 112, 40), "orange": (40, 120, 220)}


@pytest.fixture(scope="module")
def net() -> ChipNet:
    return ChipNet()


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(BOARD, colours=COLOURS, seed=5)


def test_a_set_is_learned_from_one_picture(table: PaintedTable, net: ChipNet) -> None:
    frame = table.draw({"a5": ("green",), "c1": ("orange",), "e3": ("orange",)})

    lesson = teach(frame, table.view, {"green": ["a5"], "orange": ["c1", "e3"]}, net)

    chips = lesson.chips
    green, orange = chips.colours
    assert (lesson.doubts, chips.faint_nats) == ((), 0.0)
    assert (green.name, orange.name) == ("green", "orange")
    assert green.lab[1] < -5 < 20 < orange.lab[1]
    assert chips.diameter_mm == pytest.approx(table.chip_diameter_mm, rel=0.2)


def test_the_teacher_is_believed_where_a_chip_is_hardly_seen(
    table: PaintedTable, net: ChipNet
) -> None:
    stand = {"a5": ("green",), "c1": ("green",), "e3": ("orange",)}
    whole, bare = table.draw(stand), table.draw({"e3": ("orange",)})
    faint = np.asarray(cv2.addWeighted(whole, 0.57, bare, 0.43, 0.0), np.uint8)

    lesson = teach(faint, table.view, {"green": ["a5", "c1"], "orange": ["e3"]}, net)

    assert "hardly see what lies at a5 and c1" in str(lesson.doubts[0])
    told = Reader(table.view, chips=lesson.chips, net=net).read(faint).evidence
    seen = {
        site: max(likely, key=lambda content: likely[content])
        for site, likely in told.log_likelihoods.items()
    }
    assert {site: chips for site, chips in seen.items() if chips} == stand


def test_two_colours_that_look_the_same_are_learned_with_a_doubt(
    table: PaintedTable, net: ChipNet
) -> None:
    frame = table.draw({"a5": ("green",), "c1": ("green",)})

    lesson = teach(frame, table.view, {"green": ["a5"], "orange": ["c1"]}, net)

    assert "green and orange look nearly the same" in str(lesson.doubts[0])


def test_a_chip_outside_the_picture_teaches_nothing(
    table: PaintedTable, net: ChipNet
) -> None:
    camera = table.view.camera
    x, y, z = camera.tvec
    aside = PaintedTable(BOARD, camera=replace(camera, tvec=(x, y + 110.0, z)), seed=5)
    frame = aside.draw({"a5": ("white",), "c1": ("white",)})

    with pytest.raises(TeachError, match="a1 lies outside the picture"):
        teach(frame, aside.view, {"white": ["a5"], "black": ["a1"]}, net)


def test_an_unknown_site_is_named_with_near_ones(
    table: PaintedTable, net: ChipNet
) -> None:
    with pytest.raises(TeachError, match=r"no site 'a7'; did you mean .*a5"):
        teach(table.draw({}), table.view, {"green": ["a7"]}, net)


@pytest.mark.parametrize(
    ("pieces", "says"),
    [
        ({}, "no chips are named"),
        ({"green": []}, "no site is named for green"),
        ({"green": ["a5"], "orange": ["a5"]}, "a5 is named for both"),
    ],
)
def test_pieces_that_make_no_sense_are_refused(
    pieces: dict[str, Any], says: str, table: PaintedTable, net: ChipNet
) -> None:
    with pytest.raises(TeachError, match=says):
        teach(table.draw({}), table.view, pieces, net)


def test_a_board_that_lies_elsewhere_is_refused(
    table: PaintedTable, net: ChipNet
) -> None:
    frame = table.draw({"a5": ("green",)}, shift_px=(170.0, 90.0))

    with pytest.raises(TeachError, match="cannot be seen where it was calibrated"):
        teach(frame, table.view, {"green": ["a5"]}, net)
