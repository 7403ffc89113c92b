"""Boards as SVG: everything that stands is drawn, named and told."""

from xml.etree import ElementTree as ET

import pytest

from device.drawing.plan import chip_colours, chip_mm, described
from device.drawing.svg import board_svg
from rules.boards.table import BOARDS, find_board
from rules.catalogue import GAMES, find_game
from rules.core.model import Game
from rules.core.pieces import Content, Piece

SVG = "{http://www.w3.org/2000/svg}"


def drawn(text: str) -> ET.Element:
    return ET.fromstring(text)


def held(picture: ET.Element, site: str) -> ET.Element:
    (group,) = picture.findall(f".//{SVG}g[@data-site='{site}']")
    found = group.find(f"{SVG}g[@class='held']")
    assert found is not None
    return found


def layer(picture: ET.Element, name: str) -> ET.Element:
    found = picture.find(f"{SVG}g[@class='{name}']")
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_start_of_every_game_is_drawn_with_a_group_for_each_site(
    game: Game,
) -> None:
    start = game.start()

    picture = drawn(board_svg(game.board, start.contents, colours=start.colours))

    groups = picture.findall(f".//{SVG}g[@data-site]")
    assert [group.get("data-site") for group in groups] == list(game.board.names)
    for site, content in start.contents.items():
        chips = held(picture, site).findall(f"{SVG}use")
        numbers = [text.text for text in held(picture, site).findall(f"{SVG}text")]
        if isinstance(content, int):
            assert numbers == [str(content)]
        else:
            assert len(chips) == len(content)


@pytest.mark.parametrize("board_id", BOARDS)
def test_everything_lies_within_the_picture(board_id: str) -> None:
    board = find_board(board_id)
    radius = chip_mm(board)
    most = [game.most_chips for game in GAMES.values() if game.board.id == board_id]
    stack = ("white",) * (min(max(most, default=1), 5))
    full: dict[str, Content] = dict.fromkeys(board.names, stack)

    picture = drawn(board_svg(board, full, colours=("white",)))

    west, north, wide, high = map(float, str(picture.get("viewBox")).split())
    for use in picture.iter(f"{SVG}use"):
        x, y = float(str(use.get("x"))), float(str(use.get("y")))
        assert west <= x - radius <= x + radius <= west + wide
        assert north <= y - radius <= y + radius <= north + high


def test_south_is_at_the_bottom_and_west_at_the_left() -> None:
    board = find_board("morris9")

    picture = drawn(board_svg(board, {"a1": ("white",)}, colours=("white",)))

    (chip,) = held(picture, "a1").findall(f"{SVG}use")
    assert float(str(chip.get("x"))) == -150
    assert float(str(chip.get("y"))) == 150


def test_a_stack_is_drawn_from_below_and_tells_its_height() -> None:
    board = find_board("morabaraba")
    stack = {"d6": ("white", "black", "red")}

    picture = drawn(board_svg(board, stack, colours=("white", "black", "red")))

    group = held(picture, "d6")
    uses = group.findall(f"{SVG}use")
    assert [use.get("href") for use in uses] == [
        "#board-chip-0",
        "#board-chip-1",
        "#board-chip-2",
    ]
    heights = [float(str(use.get("y"))) for use in uses]
    assert heights == sorted(heights, reverse=True)
    assert [text.text for text in group.findall(f"{SVG}text")] == ["3"]


def test_a_piece_bears_the_letter_of_its_kind() -> None:
    board = find_board("squares8")
    stands = {"c3": (Piece("white:K"),), "d4": (Piece("white"),)}

    picture = drawn(board_svg(board, stands, colours=("white", "black")))

    def letters(site: str) -> list[str | None]:
        return [text.text for text in held(picture, site).findall(f"{SVG}text")]

    assert (letters("c3"), letters("d4")) == (["K"], [])


def test_many_seeds_are_a_number_and_not_as_many_dots() -> None:
    board = find_board("mancala_2x7")

    few = board_svg(board, {"S1": 3}, colours=("south", "north"))
    many = board_svg(board, {"S1": 98}, colours=("south", "north"))

    assert few.count("h.01") == 3
    assert many.count("h.01") < 40
    assert ">98</text>" in many


def test_the_last_turn_mills_marks_and_the_way_back_are_shown() -> None:
    board = find_board("morris9")
    marks = {"a7": "wrong", "d7": "owed", "g7": "ask", "a4": "from", "a1": "to"}

    picture = drawn(
        board_svg(
            board,
            {},
            colours=("white", "black"),
            last=("b6", "d6"),
            mills=[("a7", "d7", "g7")],
            marks=marks,
            guide=[("a7", "d7"), (None, "g1"), ("a1", None)],
        )
    )

    assert len(layer(picture, "last").findall(f".//{SVG}rect")) == 2
    (mill,) = layer(picture, "mills").findall(f".//{SVG}polyline")
    assert mill.get("points") == "-150 -150 0 -150 150 -150"
    shown = layer(picture, "marks")
    assert len(shown.findall(f"{SVG}circle")) == len(marks)
    assert len(shown.findall(f"{SVG}g[@class='guide']")) == 3


def test_a_mark_of_no_kind_and_an_arrow_to_nowhere_are_left_out() -> None:
    board = find_board("morris9")

    text = board_svg(
        board, {}, colours=("white",), marks={"a7": "odd"}, guide=[(None, None)]
    )

    assert list(layer(drawn(text), "marks")) == []


def test_names_are_escaped_and_there_is_no_style_to_be_forbidden() -> None:
    board = find_board("morris9")

    text = board_svg(
        board,
        {"a7": ('"><script>',)},
        colours=('"><script>',),
        title="<b>",
        name='x"><i>',
    )

    drawn(text)
    assert "<script" not in text
    assert "style" not in text


def test_who_hears_the_board_hears_all_that_stands() -> None:
    men: dict[str, Content] = {"a7": ("white",), "d7": (), "g7": ("white", "black")}

    assert described(men) == "white: a7; white under black: g7"
    assert described({"a7": ()}) == "The board is empty."
    assert described({"S1": 4, "N1": 0}) == "S1 4, N1 0"
    game = find_game("nine_mens_morris")
    picture = drawn(board_svg(game.board, men, colours=("white", "black")))
    assert picture.get("role") == "img"
    desc = picture.find(f"{SVG}desc")
    assert desc is not None
    assert desc.text == described(men)
    assert picture.get("aria-labelledby") == "board-title board-desc"


def test_chips_are_coloured_by_their_names_and_else_all_differently() -> None:
    known = chip_colours(("red", "white"))
    strange = chip_colours(("oak", "walnut", "white"))

    assert known["white"] == strange["white"]
    assert len({fill for fill, _ in strange.values()}) == 3


@pytest.mark.parametrize("board_id", BOARDS)
def test_all_of_a_drawing_is_in_the_picture(board_id: str) -> None:
    board = find_board(board_id)

    picture = drawn(board_svg(board, {}, colours=("white",)))

    names = layer(picture, "names")
    assert [text.text for text in names] == [b.text for b in board.drawing.labels]
    paths = [str(path.get("d")) for path in picture.findall(f"{SVG}path")]
    assert "".join(paths).count("z") == len(board.drawing.patches)
    assert sum(path.count("M") for path in paths) == len(board.drawing.patches) + len(
        board.drawing.lines
    )
    assert len(picture.findall(f"{SVG}g/{SVG}circle")) == len(board.drawing.dots)
    assert len(picture.findall(f"{SVG}rect[@fill]")) == 1 + len(board.drawing.pits)


def test_a_chip_on_a_square_stands_in_its_middle() -> None:
    board = find_board("squares10")

    picture = drawn(board_svg(board, {"j10": ("white",)}, colours=("white",)))

    (chip,) = held(picture, "j10").findall(f"{SVG}use")
    assert float(str(chip.get("x"))) == 4.5 * 38
    assert float(str(chip.get("y"))) == -4.5 * 38


def test_marks_are_finer_where_points_lie_close() -> None:
    wide, close = (
        drawn(
            board_svg(find_board(name), {}, colours=("white",), marks={"a1": "wrong"})
        )
        for name in ("morris9", "go19")
    )

    def reach(picture: ET.Element) -> float:
        (ring,) = layer(picture, "marks").findall(f"{SVG}circle")
        return float(str(ring.get("r"))) + float(str(ring.get("stroke-width"))) / 2

    assert reach(wide) == 17 + 4 + 2.5
    assert reach(close) < 22 * 0.7
