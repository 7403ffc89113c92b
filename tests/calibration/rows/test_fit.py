"""Prior on the offsets of pits from their rows."""

import numpy as np
import pytest

from calibration.rows.fit import believed

SEEN = np.full(14, 0.8)


def carved(unevenly: float) -> np.ndarray:
    """Return how far pits are seen off their places, steps."""
    return np.random.default_rng(2).normal(0, unevenly, (14, 2))


def test_a_pit_that_alone_seems_misplaced_is_not_believed() -> None:
    off = carved(0.003)
    off[5] = (0.0, -0.09)
    assert np.abs(believed(off, SEEN)).max() < 0.02


def test_pits_carved_by_eye_lie_where_they_are_seen() -> None:
    off = carved(0.05)
    assert believed(off, SEEN) == pytest.approx(off, rel=0.15)


def test_where_no_pit_is_seen_off_its_place_none_is() -> None:
    assert not believed(np.zeros((14, 2)), SEEN).any()
