"""Refusals of calibration, in every language."""

from collections.abc import Callable
from functools import partial

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.find import find_view
from device.voice.phrases import words_for
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.facts import Sentence

GREY = np.full((480, 640, 3), 128, np.uint8)
DARK = np.full((480, 640, 3), 4, np.uint8)
STRIPE = cv2.rectangle(GREY.copy(), (0, 100), (640, 180), (30, 30, 30), -1)
TALK = ("sw", "es", "fr", "de")


def drawn(board: str, seed: int = 4) -> Image:
    return PaintedTable(find_board(board), seed=seed).draw({})


def blurred() -> Image:
    return np.asarray(cv2.GaussianBlur(drawn("morris9"), (0, 0), 9), np.uint8)


def why(
    image: Image, board: str, corners_px: list[tuple[float, float]] | None = None
) -> Sentence:
    with pytest.raises(BoardNotFoundError) as error:
        find_view(image, find_board(board), corners_px=corners_px)
    assert str(error.value) == str(error.value.why)
    return error.value.why


@pytest.mark.slow
@pytest.mark.parametrize(
    ("image", "board"),
    [
        (GREY[:40, :40], "morris9"),
        (DARK, "morris9"),
        (GREY, "mancala_2x7"),
        (STRIPE, "morris9"),
        (STRIPE, "mancala_2x6"),
        (STRIPE, "trio"),
        (STRIPE, "squares8"),
        (STRIPE, "go9"),
        (blurred, "morris9"),
        (partial(drawn, "morris9"), "morabaraba"),
        (partial(drawn, "morris6"), "morris9"),
        (partial(drawn, "mancala_2x7", 9), "mancala_2x6"),
    ],
    ids=lambda value: value if isinstance(value, str) else "picture",
)
def test_a_refusal_is_told_in_the_words_of_each_language(
    image: Image | Callable[[], Image], board: str
) -> None:
    refusal = why(image() if callable(image) else image, board)

    said = [words_for(language).text(refusal) for language in TALK]

    assert len({*said, str(refusal)}) == 1 + len(TALK)
    assert all(find_board(board).title in text or "40x40" in text for text in said)


def test_corners_that_no_camera_sees_are_refused_in_all_languages() -> None:
    refusal = why(GREY, "morris9", corners_px=[(9, 9), (9, 9), (9, 9), (9, 9)])

    said = [words_for(language).text(refusal) for language in TALK]

    assert len({*said, str(refusal)}) == 1 + len(TALK)
    assert all("(9, 9)" in text for text in said)


def test_english_stays_as_it_was_told() -> None:
    refusal = why(DARK, "morris9")

    assert words_for("en").text(refusal) == str(refusal)
    assert str(refusal).startswith("the picture is too dark (mean 4 of 255) to find")
