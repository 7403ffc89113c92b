from dataclasses import replace

import numpy as np

from painter.table import PaintedTable
from rules.boards.table import BOARDS
from vision.reader import Reader

FOCUS = BOARDS["focus8"]
START = {
    "c3": ("white",),
    "d3": ("black",),
    "e3": ("white",),
    "c5": ("black",),
    "d6": ("white",),
    "f6": ("black",),
}
FULL = {
    site: (("white", "black")[k % 2],)
    for k, site in enumerate(f"{file}{rank}" for file in "bcdefg" for rank in "234567")
}


def reader_of(table: PaintedTable) -> Reader:
    return Reader(table.view, sides=("white", "black"), max_height=5)


def likeliest(reader: Reader, picture: np.ndarray) -> dict[str, int]:
    """Return how high each stack most likely is."""
    told = reader.read(picture).evidence.heights
    return {site: int(np.argmax(heights)) + 1 for site, heights in told.items()}


def test_a_stack_that_looks_as_it_did_is_as_high_as_it_was() -> None:
    table = PaintedTable(FOCUS, seed=1)
    reader = reader_of(table)
    picture = table.draw(START)
    reader.read(picture)

    reader.confirm(START)

    assert likeliest(reader, picture) == dict.fromkeys(START, 1)


def test_a_stack_that_grew_is_measured_and_the_others_stay_known() -> None:
    table = PaintedTable(FOCUS, seed=1)
    reader = reader_of(table)
    reader.read(table.draw(START))
    reader.confirm(START)
    after = {**START, "c5": ("black",) * 4}

    heights = likeliest(reader, table.draw(after))

    assert heights.pop("c5") > 1
    assert heights == {site: 1 for site in START if site != "c5"}


def test_less_light_changes_no_height() -> None:
    table = PaintedTable(FOCUS, seed=1)
    reader = reader_of(table)
    picture = table.draw(START)
    reader.read(picture)
    reader.confirm(START)

    dimmer = (picture * 0.8).astype(np.uint8)

    assert likeliest(reader, dimmer) == dict.fromkeys(START, 1)


def test_before_any_height_was_known_little_is_claimed() -> None:
    table = PaintedTable(FOCUS, seed=1)

    told = reader_of(table).read(table.draw(START)).evidence.heights

    assert told
    assert all(max(each) - min(each) < 2.0 for each in told.values())


def test_stacks_stay_known_where_the_board_is_followed_a_little_aside() -> None:
    table = PaintedTable(FOCUS, seed=1)
    reader = reader_of(table)
    picture = table.draw(START)
    reader.read(picture)
    reader.confirm(START)

    reader.jump_to(replace(reader.view, rms_px=reader.view.rms_px + 0.1))

    assert likeliest(reader, picture) == dict.fromkeys(START, 1)


def test_a_stack_that_alone_looks_otherwise_has_rather_another_height() -> None:
    table = PaintedTable(FOCUS, seed=5)
    reader = reader_of(table)
    reader.read(table.draw(FULL))
    reader.confirm(FULL)
    after = {**FULL, "e3": FULL["e3"] * 2}  # askew, so that it seems one man high

    heights = likeliest(reader, table.draw(after))

    assert heights == {site: len(men) for site, men in after.items()}


def test_where_all_look_otherwise_no_known_height_is_doubted() -> None:
    table = PaintedTable(FOCUS, seed=1)
    reader = reader_of(table)
    picture = table.draw(START)
    reader.read(picture)
    reader.confirm(START)

    hazy = np.clip(picture.astype(np.int16) + 25, 0, 255).astype(np.uint8)

    assert likeliest(reader, hazy) == dict.fromkeys(START, 1)


def test_a_shadow_over_some_of_the_stacks_changes_no_height() -> None:
    table = PaintedTable(FOCUS, seed=1)
    reader = reader_of(table)
    picture = table.draw(START)
    reader.read(picture)
    reader.confirm(START)
    at_px = table.view.px_at_height()
    edge = round((at_px["e3"][0] + at_px["f6"][0]) / 2)

    shaded = picture.copy()
    shaded[:, :edge] = picture[:, :edge] * 0.8
    told = reader.read(shaded).evidence.heights

    assert all(heights[0] - max(heights[1:]) > 5.0 for heights in told.values())
