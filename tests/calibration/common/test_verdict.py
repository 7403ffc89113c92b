import numpy as np
import pytest

from calibration.common.verdict import ramp, sure


def test_a_ramp_rises_from_nothing_to_surely() -> None:
    assert ramp(np.array([0.1, 0.2, 0.3, 0.4, 0.9]), 0.2, 0.4) == pytest.approx(
        [0.0, 0.0, 0.5, 1.0, 1.0]
    )


def test_all_that_is_told_makes_it_as_sure_as_each_part_allows() -> None:
    assert sure(0.99, (0.9, (0.4, 0.6)), (0.5, (0.4, 0.6))) == pytest.approx(0.495)
    assert sure(0.99, (0.9, (0.4, 0.6)), (0.4, (0.4, 0.6))) == 0.0
    assert sure(0.99) == 0.99
