"""Boards as SVG: everything that stands is drawn, named and told, as on the page."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from device.drawing.look import chip_colours, colour, kinds_of_chips, shapes
from device.drawing.paths import points_of
from device.drawing.plan import described
from device.drawing.shapes import Box, Shape, Words, rings, sheet_of, signs_of
from device.drawing.shapes import ground as bare
from device.drawing.svg import board_svg
from rules.boards.table import BOARDS, find_board
from rules.catalogue import GAMES, find_game
from rules.core.board import BoardKind
from rules.core.game import Game
from rules.core.pieces import Content

SVG = "{http://www.w3.org/2000/svg}"


def drawn(text: str) -> ET.Element:
    return ET.fromstring(text)


def held(picture: ET.Element, site: str) -> ET.Element:
    (group,) = picture.findall(f".//{SVG}g[@data-site='{site}']")
    return group


def bodies(group: ET.Element) -> list[ET.Element]:
    """Return the pieces of a group, from below."""
    return [
        one
        for one in group.findall(f"{SVG}rect")
        if str(one.get("fill")).startswith("url")
    ]


def middle(rect: ET.Element) -> tuple[float, float]:
    x, y, wide, high = (
        float(str(rect.get(key))) for key in ("x", "y", "width", "height")
    )
    return round(x + wide / 2, 1), round(y + high / 2, 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_start_of_every_game_is_drawn_with_a_group_for_each_site(
    game: Game,
) -> None:
    start = game.start()

    picture = drawn(
        board_svg(
            game.board, start.contents, colours=start.colours, signs=signs_of(game)
        )
    )

    groups = picture.findall(f".//{SVG}g[@data-site]")
    assert [group.get("data-site") for group in groups] == list(game.board.names)
    for site, content in start.contents.items():
        if isinstance(content, int):
            (number,) = held(picture, site).findall(f"{SVG}text")
            assert number.text == str(content)
        else:
            assert len(bodies(held(picture, site))) == len(content)


def test_south_is_at_the_bottom_and_west_at_the_left() -> None:
    board = find_board("morris9")

    picture = drawn(board_svg(board, {"a1": ("white",)}, colours=("white",)))

    (chip,) = bodies(held(picture, "a1"))
    assert middle(chip) == (-150, 150)


def test_a_stack_is_drawn_from_below_and_tells_its_height() -> None:
    board = find_board("morabaraba")
    stack = {"d6": ("white", "black", "red")}

    picture = drawn(board_svg(board, stack, colours=("white", "black", "red")))

    chips = bodies(held(picture, "d6"))
    assert [chip.get("fill") for chip in chips] == [
        "url(#board-white)",
        "url(#board-black)",
        "url(#board-red)",
    ]
    lying = [middle(chip)[1] for chip in chips]
    assert lying == sorted(lying, reverse=True)
    heights_told = picture.findall(f"{SVG}g[@class='marks']/{SVG}text")
    assert [told.text for told in heights_told] == ["3"]


def test_pieces_with_names_bear_their_signs_and_others_what_is_inlaid() -> None:
    chess, xiangqi = find_game("chess"), find_game("xiangqi")
    assert signs_of(chess)["white:K"] == "♚"

    one = {"e1": ("white:K",), "d4": ("black:Q",)}
    picture = drawn(
        board_svg(chess.board, one, colours=("white", "black"), signs=signs_of(chess))
    )
    general = drawn(
        board_svg(
            xiangqi.board,
            {"e1": ("red:K",)},
            colours=("red", "black"),
            signs=signs_of(xiangqi),
        )
    )

    king, queen = (held(picture, site).findall(f"{SVG}path") for site in ("e1", "d4"))
    assert king[0].get("d") != queen[0].get("d")
    assert king[0].get("fill") != queen[0].get("fill")
    (character,) = held(general, "e1").findall(f"{SVG}path")
    assert character.get("fill") == "none"
    assert not held(general, "e1").findall(f"{SVG}text")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_every_sign_is_a_drawing_of_ours(game: Game) -> None:
    known = shapes()
    for sign in signs_of(game).values():
        assert (sign in known["SIGNS"]) != (sign in known["STROKES"])


def test_last_turn_mills_faults_and_the_way_back_are_shown() -> None:
    board = find_board("morris9")
    plain = board_svg(board, {}, colours=("white",))

    for shown in (
        board_svg(board, {}, colours=("white",), last=["a7"]),
        board_svg(board, {}, colours=("white",), mills=[("a7", "d7", "g7")]),
        board_svg(board, {}, colours=("white",), wrong=["a7"]),
        board_svg(board, {}, colours=("white",), guide=[("a7", "d7")]),
        board_svg(board, {}, colours=("white",), guide=[("a7", None)]),
        board_svg(board, {}, colours=("white",), guide=[(None, "a7")]),
    ):
        assert len(shown) > len(plain)
        drawn(shown)


def test_nothing_in_it_is_markup_of_others_or_forbidden() -> None:
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
    assert len(set(kinds_of_chips(("oak", "walnut", "white")).values())) == 3


@pytest.mark.parametrize("board_id", BOARDS)
def test_no_name_of_file_rank_or_pit_is_under_a_chip_or_a_ring(board_id: str) -> None:
    board = find_board(board_id)
    sheet = sheet_of(board)
    west, north, wide, high = sheet.frame
    names = [shape for shape in bare(sheet) if isinstance(shape, Words)]
    about = [*rings(sheet, board.names, "last"), *rings(sheet, board.names, "wrong")]

    assert [name.text for name in names] == [b.text for b in board.drawing.labels]
    for name in names:
        x, y = name.at
        half = 0.3 * name.size * len(name.text), 0.36 * name.size
        assert west <= x - half[0] <= x + half[0] <= west + wide
        assert north <= y - half[1] <= y + half[1] <= north + high
        for ring in boxes(about):
            edge = ring.paint.broad / 2
            aside = abs(x - ring.at[0]) - ring.wide / 2 - edge
            above = abs(y - ring.at[1]) - ring.high / 2 - edge
            assert aside > half[0] or above > half[1], (name, ring)


def boxes(shapes: list[Shape]) -> Iterator[Box]:
    for shape in shapes:
        assert isinstance(shape, Box)
        yield shape


def test_every_kind_of_board_has_its_layout_and_every_colour_can_be_read() -> None:
    assert set(shapes()["LAYOUTS"]) == {kind.value for kind in BoardKind}
    assert colour("board-last") == (255, 243, 196, 1.0)
    assert colour("grain")[3] == 0.16


def test_a_path_is_points_curves_and_arcs_among_them() -> None:
    (square,) = points_of("M0 0h4v4h-4z")
    (ring,) = points_of("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z")
    (curve,) = points_of("M0 0C0 10 10 10 10 0")

    assert square == ((0, 0), (4, 0), (4, 4), (0, 4), (0, 0))
    assert {round(abs(complex(*point)), 6) for point in ring} == {5.0}
    assert max(y for _, y in curve) == 7.5
