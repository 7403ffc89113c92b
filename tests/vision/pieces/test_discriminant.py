"""Sides that look alike are told apart by all that differs."""

import numpy as np
import pytest

from vision.pieces.discriminant import (
    CONFUSED,
    ENOUGH,
    SideDiscriminant,
    discriminant_of,
    share_mistaken,
)

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


@pytest.mark.parametrize(("red", "confused"), [(0.8, False), (0.0, True)])
def test_sides_that_cannot_be_told_apart_are_known_by_pieces_left_out(
    red: float, confused: bool
) -> None:
    shares = [share_mistaken(*features(seed, red)) for seed in range(20)]

    assert bool(np.median(shares) >= CONFUSED) is confused
    assert all(bool(share >= CONFUSED) is confused for share in shares[:5])


def test_of_too_few_pieces_no_error_rate_is_estimated() -> None:
    known, second = features(1, 0.0)

    assert share_mistaken(known[: 2 * ENOUGH - 1], second[: 2 * ENOUGH - 1]) == 0.0
