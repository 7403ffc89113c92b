"""A board as an ASCII picture."""

import pytest

from rules.boards.table import BOARDS
from rules.core.diagram import draw, letters_of, read
from rules.core.errors import DiagramError

SIDES = ("white", "black")


def test_a_board_is_drawn_with_its_lines_its_men_and_its_coordinates() -> None:
    picture = draw(BOARDS["morris3"], {"a3": ("white",), "b2": ("black",)}, SIDES)

    assert picture == (
        "3  W---.---.\n"
        "   | \\ | / |\n"
        "2  .---B---.\n"
        "   | / | \\ |\n"
        "1  .---.---.\n"
        "\n"
        "   a   b   c\n"
    )


def test_a_picture_need_not_show_the_lines() -> None:
    picture = "3  W   .   .\n\n2  .   B   .\n\n1  .   .   ."

    board = read(BOARDS["morris3"], picture, SIDES)

    assert {site: content for site, content in board.items() if content} == {
        "a3": ("white",),
        "b2": ("black",),
    }


WITH_MEN = {name: board for name, board in BOARDS.items() if not board.is_sown}
"""Seeds are counted: boards of pits in rows are not drawn with letters."""


@pytest.mark.parametrize("board", WITH_MEN.values(), ids=list(WITH_MEN))
def test_every_board_is_read_back(board) -> None:
    men = {name: (SIDES[number % 2],) for number, name in enumerate(board.names)}

    assert read(board, draw(board, men, SIDES), SIDES) == men


def test_a_mark_of_no_side_is_refused_with_its_place() -> None:
    with pytest.raises(DiagramError, match="b2 shows 'x' in line 3"):
        read(BOARDS["morris3"], "   .   .   .\n\n   .   x   .", SIDES)


def test_a_stack_has_no_letter() -> None:
    with pytest.raises(DiagramError, match="a3"):
        draw(BOARDS["morris3"], {"a3": ("white", "black")}, SIDES)


def test_sides_with_the_same_initial_are_numbered() -> None:
    assert letters_of(("blue", "black")) == {"blue": "1", "black": "2"}
