import numpy as np
import pytest

from calibration.common.bending import BendingPlan, each, longer, rings

SITES = np.array([[-2.0, 2.0], [2.0, 2.0], [1.0, -1.0], [0.0, 0.0]])
RING = np.array([1, 1, 2, 0])


def test_a_plan_that_is_not_bent_lies_as_planned() -> None:
    plan = BendingPlan(SITES, (longer(SITES, 0.04), each(SITES, 1.0)))

    assert plan.bent(np.zeros(9)).tolist() == SITES.tolist()
    assert [group.count for group in plan.groups] == [1, 8]


def test_each_group_bends_what_it_is_called_by() -> None:
    which = np.array([RING == 1, RING == 2])
    plan = BendingPlan(SITES, (longer(SITES, 0.04), rings("rings", SITES, which, 0.1)))

    oblong = plan.bent(np.array([0.5, 0, 0, 0, 0]))
    outer_wide = plan.bent(np.array([0, 0.5, 0, 0, 0]))
    inner_high = plan.bent(np.array([0, 0, 0, 0, 0.5]))

    assert oblong == pytest.approx(SITES * (1.5, 0.5))
    assert outer_wide[RING == 1] == pytest.approx(SITES[RING == 1] * (1.5, 1.0))
    assert outer_wide[RING != 1] == pytest.approx(SITES[RING != 1])
    assert inner_high[RING == 2] == pytest.approx(SITES[RING == 2] * (1.0, 1.5))


def test_a_board_of_one_ring_has_no_inner_rings_to_bend() -> None:
    none = rings("inner rings", SITES, np.zeros((0, 4), bool), 0.1)

    assert none.ways.shape == (8, 0)
    assert none.group.count == 0
