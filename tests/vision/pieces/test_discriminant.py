"""Sides that look alike are told apart by all that differs."""

import numpy as np
import pytest

from vision.pieces.discriminant import SideDiscriminant, discriminant_of

COUNT = 16


def features(seed: int, red: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the features of pieces in light and shadow, the signs of half more red."""
    rng = np.random.default_rng(seed)
    second = np.arange(COUNT) % 2 == 1
    found = rng.normal(0, 1, (COUNT, 9)) * np.sqrt([4, 1, 1, 0.1, 0.01, 0.01, 4, 1, 1])
    found[second, 4] += red
    return found, second


def test_signs_of_another_colour_tell_in_light_and_shadow() -> None:
    known, second = features(1, 0.8)
    found = discriminant_of(known, second)
    assert found is not None

    seen, owner = features(2, 0.8)

    assert ((found.log_odds(seen) > 0) == owner).all()


@pytest.mark.parametrize("taught", [0, 1, 2, 3])
def test_too_few_pieces_tell_nothing(taught: int) -> None:
    known, second = features(1, 0.8)
    assert discriminant_of(known[:taught], second[:taught]) is None


def test_what_is_no_number_tells_nothing() -> None:
    known, second = features(1, 0.8)
    known[0, 0] = np.nan
    assert discriminant_of(known, second) is None


def test_a_discriminant_is_kept_and_turned() -> None:
    known, second = features(1, 0.8)
    found = discriminant_of(known, second)
    assert found is not None
    kept = SideDiscriminant.of_numbers(found.numbers)
    assert np.allclose(kept.log_odds(known), found.log_odds(known))
    assert np.allclose(kept.turned().log_odds(known), -found.log_odds(known))
