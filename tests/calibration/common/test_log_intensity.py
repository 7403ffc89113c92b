import numpy as np

from calibration.common.log_intensity import TONES, tone_of, tones_at


def test_half_the_light_is_nearly_the_same_step_wherever_it_is_not_dark() -> None:
    steps = TONES[[240, 200, 160]] - TONES[[120, 100, 80]]

    assert (steps < 60 * np.log(2)).all()
    assert (steps > 0.85 * 60 * np.log(2)).all()


def test_grey_and_colour_have_the_same_tones() -> None:
    grey = np.arange(256, dtype=np.uint8).reshape(16, 16)

    assert tone_of(np.dstack([grey] * 3)).tolist() == tone_of(grey).tolist()


def test_tones_are_looked_up_between_pixels_and_held_at_the_edge() -> None:
    tone = np.array([[0.0, 10.0], [20.0, 30.0]], np.float32)
    places = np.array([[[0.5, 0.0], [0.5, 0.5], [-3.0, 0.0], [1e9, 1e9]]])

    assert tones_at(tone, places).tolist() == [[5.0, 15.0, 0.0, 30.0]]
