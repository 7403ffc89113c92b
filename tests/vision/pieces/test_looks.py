"""Signs on discs of one colour tell whose they are."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from painter.table import PaintedTable
from rules.boards.table import find_board
from vision.common.examined import Examined
from vision.pieces.eye import signs_separate
from vision.pieces.looks import Colours, Ground, colours_of
from vision.teach import learned

XIANGQI = find_board("xiangqi9x10")
INKS = {"red": (20, 24, 170), "black": (18, 20, 20)}


def disc(
    ink: tuple[int, int, int] | None, rng: np.random.Generator
) -> NDArray[np.uint8]:
    """Return a patch with a wooden disc, and a sign of that colour on it."""
    patch = np.full((64, 64, 3), (150, 185, 215), np.uint8)
    cv2.circle(patch, (32, 32), 18, (110, 165, 205), -1, cv2.LINE_AA)
    for _ in range(0 if ink is None else 5):
        ends = 32 + rng.integers(-10, 11, (2, 2))
        start, end = ends.tolist()
        cv2.line(patch, start, end, ink or (0, 0, 0), 2, cv2.LINE_AA)
    small = cv2.resize(patch, (32, 32), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def seen(owners: list[str]) -> tuple[Colours, NDArray[np.bool_]]:
    """Return the colours of a board whose first sites bear discs of these owners."""
    rng = np.random.default_rng(5)
    count = len(XIANGQI.names)
    patches = np.full((count, 32, 32, 3), (150, 185, 215), np.uint8)
    for row, owner in enumerate(owners):
        patches[row] = disc(INKS.get(owner), rng)
    at = (np.arange(16) + 0.5) / 16 * 2 - 1
    round_one = (at[None] ** 2 + at[:, None] ** 2 < 0.52**2).astype(np.float32)
    there = np.arange(count) < len(owners)
    return colours_of(patches, np.repeat(round_one[None], count, 0), there), there


def test_ink_is_told_from_thin_strokes() -> None:
    owners = ["red", "black"] * 6

    colours, _ = seen(owners)

    blue, _, red = colours.ink[: len(owners)].T
    is_red = np.array([owner == "red" for owner in owners])
    assert (blue < 0.25).all()
    assert red[is_red].min() > red[~is_red].max() + 0.2


@pytest.mark.parametrize(
    ("owners", "tell"),
    [
        (["red", "black"] * 6, True),
        (["black"] * 8, False),
        (["plain"] * 8, False),
        (["red", "black"], False),
    ],
)
def test_signs_count_where_bodies_are_alike(owners: list[str], tell: bool) -> None:
    colours, there = seen(owners)
    ground = Ground(XIANGQI)
    bodies = ground.looks(colours, signs=False)

    assert signs_separate(bodies, ground, colours, there) is tell


@pytest.mark.parametrize(
    ("owners", "signs"), [(["red", "black"] * 4, True), (["plain", "black"] * 4, False)]
)
def test_who_teaches_need_not_say_that_signs_tell(
    owners: list[str], signs: bool
) -> None:
    colours, there = seen(owners)
    colours.body[1 : len(owners) : 2] *= 1.0 if signs else 0.3
    ground = Ground(XIANGQI)
    count = len(XIANGQI.names)
    shown = Examined(
        odds=np.where(there, 5.0, -5.0),
        looks=ground.looks(colours, signs=False),
        signs=ground.looks(colours, signs=True),
        diameter_mm=np.full(count, 30.0),
        thickness_mm=None,
    )
    names = XIANGQI.names
    pieces = {"one": [names[0], names[2]], "other": [names[1], names[3]]}

    lesson = learned(shown, PaintedTable(XIANGQI).view, pieces)

    assert lesson.chips.signs is signs
    assert lesson.doubts == ()
