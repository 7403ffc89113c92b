import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.web.aim import CHECKING, AimPart, advice
from rules.core.facts import verbatim

BOARD = AimPart(0.9, True, "good", verbatim("The board is here."))


def table(level: int = 140) -> Image:
    """Return a picture with edges, as of a board that is lit so."""
    picture = np.full((480, 640, 3), level, np.uint8)
    for step in range(40, 480, 40):
        cv2.line(picture, (60, step), (580, step), (level // 3,) * 3, 2)
        cv2.line(picture, (60 + step, 20), (60 + step, 460), (level // 3,) * 3, 2)
    return picture


def test_a_good_picture_is_praised() -> None:
    found = advice(table(), BOARD)

    assert found["ok"]
    assert {
        found[what]["code"] for what in ("light", "glare", "sharpness", "board")
    } == {"good"}


@pytest.mark.parametrize(("level", "code"), [(12, "dark"), (245, "bright")])
def test_bad_light_is_told(level: int, code: str) -> None:
    found = advice(table(level), BOARD)

    assert not found["ok"]
    assert found["light"]["code"] == code
    assert found["light"]["text"].endswith(".")
    assert len(set(found["light"]["texts"].values())) == 5


def test_a_shining_lamp_is_told() -> None:
    picture = table()
    cv2.circle(picture, (320, 240), 90, (255, 255, 255), -1)

    assert advice(picture, BOARD)["glare"]["code"] == "glare"


def test_a_blurred_picture_is_told() -> None:
    picture = np.asarray(cv2.GaussianBlur(table(), (0, 0), 6), np.uint8)

    found = advice(picture, BOARD)

    assert found["sharpness"]["code"] == "blurred"
    assert found["sharpness"]["value"] < advice(table(), BOARD)["sharpness"]["value"]


def test_a_board_not_found_yet_is_not_well() -> None:
    found = advice(table(), CHECKING)

    assert found["board"]["code"] == "checking"
    assert not found["ok"]


@pytest.mark.parametrize("size", [(1, 1), (3, 2000), (2160, 3840)])
def test_any_size_of_picture_is_judged(size: tuple[int, int]) -> None:
    found = advice(np.zeros((*size, 3), np.uint8), BOARD)

    assert all(0 <= found[what]["value"] <= 1 for what in ("light", "glare"))
