import numpy as np
import pytest

from calibration.common.solve import (
    UnknownGroup,
    Unknowns,
    cauchy_weight,
    gauss_newton_step,
    jacobian,
)

X = np.linspace(-1.0, 1.0, 21)
TRUE = np.array([2.0, -0.5])


def seen(known: np.ndarray) -> np.ndarray:
    return np.asarray(known[0] + known[1] * X)


def step(unknowns: Unknowns, weight: np.ndarray, **hold: float) -> np.ndarray:
    known = np.zeros(2)
    rows = jacobian(seen, known, unknowns.nudge)
    return gauss_newton_step(
        known, unknowns, rows, seen(TRUE) - seen(known), weight, **hold
    )


def test_groups_stand_one_behind_another() -> None:
    unknowns = Unknowns(
        UnknownGroup(name="camera", count=3, spread=2.0),
        UnknownGroup(name="gap", mean=0.3),
    )

    assert len(unknowns) == 4
    assert unknowns.at == {"camera": slice(0, 3), "gap": slice(3, 4)}
    assert unknowns.mean.tolist() == [0.0, 0.0, 0.0, 0.3]
    assert unknowns.spread.tolist() == [2.0, 2.0, 2.0, np.inf]


def test_what_nothing_is_known_of_is_fitted_to_what_is_seen() -> None:
    unknowns = Unknowns(UnknownGroup(name="height"), UnknownGroup(name="slope"))

    assert step(unknowns, np.ones(1)) == pytest.approx(TRUE)


def test_what_is_known_holds_what_is_seen_faintly() -> None:
    unknowns = Unknowns(
        UnknownGroup(name="height", mean=1.0, spread=1.0), UnknownGroup(name="slope")
    )

    faint, clear = step(unknowns, np.full(1, 1e-9)), step(unknowns, np.full(1, 1e9))

    assert faint[0] == pytest.approx(1.0, abs=1e-3)
    assert clear == pytest.approx(TRUE)


def test_a_step_is_shortened_as_a_whole_to_what_one_unknown_may_change() -> None:
    unknowns = Unknowns(
        UnknownGroup(name="height", most=0.2), UnknownGroup(name="slope")
    )

    assert step(unknowns, np.ones(1)) == pytest.approx(TRUE / 10)


def test_what_is_not_seen_is_held_where_it_was() -> None:
    unknowns = Unknowns(UnknownGroup(name="height"), UnknownGroup(name="slope"))
    middle = (X == 0.0).astype(float)

    height, slope = step(unknowns, middle, hold=0.01)

    assert height == pytest.approx(TRUE[0], rel=0.01)
    assert slope == pytest.approx(0.0)


def test_what_lies_as_far_off_as_usual_counts_half() -> None:
    assert cauchy_weight(np.array([0.0, 2.0, 6.0]), 2.0).tolist() == [1.0, 0.5, 0.1]
