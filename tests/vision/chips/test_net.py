import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from vision.chips.net import ChipNet
from vision.common.covers import Cover
from vision.common.patches import PATCH_PX

Colour = tuple[int, int, int]


@pytest.fixture(scope="module")
def net() -> ChipNet:
    return ChipNet()


def patch(
    ground: Colour = (120, 170, 205),
    chip: Colour | None = None,
    at: tuple[float, float] = (0.0, 0.0),
    radius: float = 0.38,
) -> Image:
    """Draw a crossing on pale wood, four times as fine, and perhaps a chip."""
    rng = np.random.default_rng(7)
    fine = 4 * PATCH_PX
    image = np.empty((fine, fine, 3), np.float32)
    image[:] = ground
    grain = cv2.GaussianBlur(rng.normal(0, 40, (fine, fine)), (0, 0), 9, sigmaY=1.5)
    image += grain[..., None]
    middle = fine // 2
    cv2.line(image, (0, middle), (fine, middle), (30, 40, 50), 7, cv2.LINE_AA)
    cv2.line(image, (middle, 0), (middle, fine), (30, 40, 50), 7, cv2.LINE_AA)
    if chip is not None:
        centre = (round(middle * (1 + at[0])), round(middle * (1 + at[1])))
        shade = (centre[0] + 8, centre[1] + 9)
        size = round(radius * middle)
        cv2.circle(image, shade, size, [0.6 * c for c in ground], -1, cv2.LINE_AA)
        cv2.circle(image, centre, size, [0.8 * c for c in chip], -1, cv2.LINE_AA)
        cv2.circle(image, centre, size - 5, chip, -1, cv2.LINE_AA)
    small = cv2.resize(image, (PATCH_PX, PATCH_PX), interpolation=cv2.INTER_AREA)
    return np.asarray(np.clip(small, 0, 255), np.uint8)


def test_probabilities_sum_to_one(net: ChipNet) -> None:
    look = net.look(np.stack([patch(), patch(chip=(40, 40, 40))]))
    assert look.log_probs.shape == (2, 3)
    assert np.allclose(np.exp(look.log_probs).sum(axis=1), 1, atol=1e-5)


@pytest.mark.parametrize("chip", [(40, 40, 40), (225, 235, 240), (30, 30, 170)])
def test_an_empty_crossing_and_a_chip_are_told_apart(
    net: ChipNet, chip: Colour
) -> None:
    look = net.look(np.stack([patch(), patch(chip=chip)]))
    assert look.log_probs.argmax(axis=1).tolist() == [Cover.EMPTY, Cover.CHIP]


def test_a_chip_off_its_point_is_placed_and_measured(net: ChipNet) -> None:
    look = net.look(patch(chip=(40, 40, 40), at=(0.22, -0.12), radius=0.42)[None])
    assert look.centre[0] == pytest.approx([0.22, -0.12], abs=0.1)
    assert look.radius[0] == pytest.approx(0.42, abs=0.1)


def test_any_number_of_patches_is_welcome(net: ChipNet) -> None:
    for count in (1, 16, 25):
        look = net.look(np.repeat(patch()[None], count, axis=0))
        assert look.radius.shape == (count,)


def test_patches_of_another_shape_or_type_are_refused(net: ChipNet) -> None:
    with pytest.raises(ValueError, match="shape"):
        net.look(np.zeros((3, 24, 24, 3), np.uint8))
    with pytest.raises(ValueError, match="uint8"):
        net.look(np.zeros((3, 32, 32, 3), np.float32))
