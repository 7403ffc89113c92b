import pytest

from rules.boards.table import find_board
from vision.net import ChipNet
from vision.synthetic import Table
from vision.teach import TeachError, teach

COLOURS = {"green": (62, 112, 40), "orange": (40, 120, 220)}


@pytest.fixture(scope="module")
def net() -> ChipNet:
    return ChipNet()


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(find_board("morris6"), colours=COLOURS, seed=5)


@pytest.mark.slow
def test_a_set_is_learned_from_one_picture(table: Table, net: ChipNet) -> None:
    frame = table.draw({"a5": ("green",), "c1": ("orange",), "e3": ("orange",)})

    chips = teach(frame, table.view, {"green": ["a5"], "orange": ["c1", "e3"]}, net)

    green, orange = chips.colours
    assert (green.name, orange.name) == ("green", "orange")
    assert green.lab[1] < -5 < 20 < orange.lab[1]
    assert chips.diameter_mm == pytest.approx(table.chip_diameter_mm, rel=0.2)


def test_a_named_site_must_show_a_chip(table: Table, net: ChipNet) -> None:
    frame = table.draw({"a5": ("green",)})

    with pytest.raises(TeachError, match="no chip is seen at c1"):
        teach(frame, table.view, {"green": ["a5"], "orange": ["c1"]}, net)


def test_two_colours_must_look_different(table: Table, net: ChipNet) -> None:
    frame = table.draw({"a5": ("green",), "c1": ("green",)})

    with pytest.raises(TeachError, match="green and orange look the same"):
        teach(frame, table.view, {"green": ["a5"], "orange": ["c1"]}, net)


def test_an_unknown_site_is_named_with_near_ones(table: Table, net: ChipNet) -> None:
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
    pieces: dict, says: str, table: Table, net: ChipNet
) -> None:
    with pytest.raises(TeachError, match=says):
        teach(table.draw({}), table.view, pieces, net)


def test_a_board_that_lies_elsewhere_is_refused(table: Table, net: ChipNet) -> None:
    frame = table.draw({"a5": ("green",)}, shift_px=(170.0, 90.0))

    with pytest.raises(TeachError, match="cannot be seen where it was calibrated"):
        teach(frame, table.view, {"green": ["a5"]}, net)
