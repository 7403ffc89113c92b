"""The animated GIF: a frame for each turn and ruling, and its game within it."""

from io import BytesIO

import pytest
from PIL import Image, ImageColor

from device.drawing.look import fill_colour
from device.drawing.shapes import sheet_of
from device.export.film import comment_in, gif_of
from device.export.pgn import write_pgn
from device.export.picture import Easel, legible
from device.export.story import story_of
from device.ports import LogError
from rules.boards.table import find_board
from tests.device.export.logs import random_log


def test_a_film_shows_the_start_every_turn_and_every_ruling() -> None:
    story = story_of(random_log("nine_mens_morris", turns=6))

    with Image.open(BytesIO(gif_of(story))) as film:
        assert getattr(film, "n_frames", 1) == 1 + 6 + 1
        assert film.info["loop"] == 0
        lengths = []
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            lengths.append(film.info["duration"])
    assert min(lengths) >= 500


def test_a_film_holds_its_game() -> None:
    story = story_of(random_log("oware", turns=3))

    assert comment_in(gif_of(story)).decode() == write_pgn(story)


@pytest.mark.parametrize("film", [b"", b"GIF89a", b"GIF89a" + bytes(7) + b"\x99\x00"])
def test_what_is_no_film_is_refused(film: bytes) -> None:
    with pytest.raises(LogError, match="GIF"):
        comment_in(film)


def test_chips_stand_where_they_stand_and_seeds_lie_in_their_pit() -> None:
    morris = Easel(find_board("morris9"), ("white", "black"), 300)
    mancala = Easel(find_board("mancala_2x6"), ("south", "north"), 400)

    empty, one = morris.picture({}), morris.picture({"a1": ("black",)})
    none, many = mancala.picture({"S1": 0}), mancala.picture({"S1": 20})

    assert changed_part(empty, one) == "south west"
    assert changed_part(none, many) == "south west"


def test_a_wrong_site_is_shown_in_red_and_the_last_turn_is_not() -> None:
    easel = Easel(find_board("morris9"), ("white", "black"), 300)

    wrong = easel.picture({}, wrong=("a7",))
    last = easel.picture({}, last=("a7",), mills=[("a7", "d7", "g7")])

    assert has_red(wrong)
    assert not has_red(last)


def test_a_long_name_in_any_letters_is_written_or_cut() -> None:
    told = {"players": {"white": "\u017dofie \u00e9\u00df " * 30, "black": "\u0416"}}
    log = random_log("tapatan", turns=2, header=told)

    with Image.open(BytesIO(gif_of(story_of(log)))) as film:
        assert getattr(film, "n_frames", 1) == 3

    assert legible("Asha") == "Asha"
    assert legible("\u00e9\u00df") in {"\u00e9\u00df", "ess"}


def changed_part(before: Image.Image, after: Image.Image) -> str:
    """Return the quarter in which two pictures differ."""
    wide, high = before.size
    found = [
        (x, y)
        for x in range(wide)
        for y in range(high)
        if before.getpixel((x, y)) != after.getpixel((x, y))
    ]
    assert found
    east = all(x > wide / 2 for x, _ in found)
    south = all(y > high / 2 for _, y in found)
    return f"{'south' if south else 'north'} {'east' if east else 'west'}"


def has_red(picture: Image.Image) -> bool:
    colours = picture.getcolors(1 << 20) or []
    return any(r > 140 and g < 60 and b < 60 for _, (r, g, b) in colours)


def test_squares_have_the_colours_that_they_are_filled_with() -> None:
    board = find_board("congo7")
    sheet = sheet_of(board)
    picture = Easel(board, ("white",), 400).picture({})
    west, north, wide, _ = sheet.frame

    for patch in board.drawing.patches:
        x, y = sheet.point((patch.middle[0] + 5, patch.middle[1] + 5))
        at = round((x - west) * 400 / wide), round((y - north) * 400 / wide)
        told = ImageColor.getrgb(fill_colour(patch.fill))
        shown = picture.getpixel(at)
        assert isinstance(shown, tuple)
        assert max(abs(a - b) for a, b in zip(shown, told, strict=True)) < 40


def test_lines_are_drawn_where_they_lie_and_not_across_a_river() -> None:
    board = find_board("xiangqi9x10")
    sheet = sheet_of(board)
    picture = Easel(board, ("white",), 600).picture({})
    west, north, wide, _ = sheet.frame

    def wood_at(file: float, rank: float) -> bool:
        x, y = sheet.point(((file - 5) * 42, (rank - 5.5) * 42))
        at = round((x - west) * 600 / wide), round((y - north) * 600 / wide)
        shown = picture.getpixel(at)
        assert isinstance(shown, tuple)
        return sum(shown) > 300

    assert not wood_at(1, 5.5)
    assert not wood_at(4.5, 5)
    assert not wood_at(4.5, 1.5)
    assert wood_at(2, 5.7)
    assert wood_at(2.4, 1.5)
