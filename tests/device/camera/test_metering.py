from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera.metering import Metering, MeteringAct

Scene = Callable[[float], Image]
FRAMES_PER_S = 10
_RNG = np.random.default_rng(0)
_WOOD = _RNG.uniform(0.05, 0.4, (48, 64, 1))
_NOISE = _RNG.normal(0, 0.002, (48, 64, 3))


def board(light: float = 1.0, tint: tuple[float, float, float] = (1, 1, 1)) -> Image:
    """Return a textured picture in so much light of that colour, noise and all."""
    linear = _WOOD * light * np.array(tint) + _NOISE
    return np.asarray(255 * np.clip(linear, 0, 1) ** (1 / 2.2), np.uint8)


def hand(image: Image) -> Image:
    """Return the picture with an arm over two fifths of it."""
    covered = image.copy()
    covered[:, 19:45] = (120, 150, 200)
    return covered


def acts(
    scene: Scene, seconds: float, metering: Metering, ready: bool | None = None
) -> Iterator[tuple[float, MeteringAct]]:
    for number in range(round(seconds * FRAMES_PER_S)):
        now_s = number / FRAMES_PER_S
        act = metering.observe(scene(now_s), now_s, ready=ready)
        if act is not None:
            yield now_s, act


def test_a_steady_picture_is_held() -> None:
    metering = Metering()

    assert list(acts(lambda _: board(), 60, metering)) == [(1.0, MeteringAct.HOLD)]
    assert metering.holding


def test_a_picture_is_not_held_before_it_is_steady() -> None:
    def growing(now_s: float) -> Image:
        return board(0.3 + 0.35 * min(now_s, 2.0))

    ((held_s, act),) = acts(growing, 10, Metering())

    assert act is MeteringAct.HOLD
    assert held_s == pytest.approx(2.8, abs=0.3)


def test_a_camera_that_says_that_it_still_measures_is_waited_for_but_not_for_ever() -> (
    None
):
    ((held_s, _),) = acts(lambda _: board(), 60, Metering(), ready=False)

    assert held_s == 4.0


def test_a_hand_in_the_picture_is_no_change_of_light() -> None:
    def scene(now_s: float) -> Image:
        return hand(board()) if 5 <= now_s < 60 else board()

    assert [act for _, act in acts(scene, 90, Metering())] == [MeteringAct.HOLD]


@pytest.mark.parametrize(
    "changed",
    [board(0.5), board(2.2), board(tint=(0.6, 1.0, 1.3))],
    ids=["darker", "lighter", "another lamp"],
)
def test_a_lasting_change_of_light_is_measured_anew(changed: Image) -> None:
    metering = Metering()

    def scene(now_s: float) -> Image:
        return changed if now_s >= 30 else board()

    _, (anew_s, anew), (_, again) = acts(scene, 60, metering)

    assert (anew, again) == (MeteringAct.MEASURE, MeteringAct.HOLD)
    assert anew_s == pytest.approx(33, abs=0.2)


def test_a_passing_shadow_is_no_change_of_light() -> None:
    def scene(now_s: float) -> Image:
        return board(0.5) if now_s % 6 > 4 else board()

    assert [act for _, act in acts(scene, 60, Metering())] == [MeteringAct.HOLD]


@pytest.mark.slow
def test_dusk_is_measured_anew_step_by_step() -> None:
    exposure = [1.0]
    metering = Metering()
    measured = 0
    for number in range(6000):
        now_s = number / FRAMES_PER_S
        light = 0.5 ** (now_s / 120)  # a stop in two minutes
        if not metering.holding:
            exposure[0] = 1 / light
        act = metering.observe(board(light * exposure[0]), now_s)
        measured += act is MeteringAct.MEASURE

    assert 6 <= measured <= 12


@pytest.mark.slow
def test_a_camera_that_cannot_hold_is_let_measure_ever_longer() -> None:
    metering = Metering()

    def scene(_: float) -> Image:
        return board(2.5) if metering.holding else board()

    times = [s for s, act in acts(scene, 600, metering) if act is MeteringAct.HOLD]

    waits = np.diff(times)
    assert all(after >= before for before, after in pairwise(waits))
    assert len(times) < 10
