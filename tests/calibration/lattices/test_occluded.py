"""Men tell a lattice; what is no lattice of men tells none."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.common.log_intensity import tone_of
from calibration.lattices.occluded import men_lattice
from rules.boards.table import find_board
from tests.calibration.lattices.scenes import draw
from tests.calibration.lattices.test_find import FULL

SHAPE = (240, 320)


@pytest.mark.parametrize(
    "tone",
    [
        np.zeros((1, 1)),
        np.zeros(SHAPE),
        np.full(SHAPE, np.nan),
        np.full(SHAPE, np.inf),
        np.full(SHAPE, 1e30),
        np.random.default_rng(1).normal(80, 40, SHAPE),
        np.random.default_rng(2).normal(0, 1e20, SHAPE),
    ],
    ids=["one pixel", "empty", "nan", "infinite", "huge", "noise", "huge noise"],
)
def test_what_is_no_lattice_tells_none(tone: np.ndarray) -> None:
    assert men_lattice(tone.astype(np.float32)) is None


def test_the_men_of_a_full_board_tell_its_lattice() -> None:
    board = find_board("go19")
    scene = replace(FULL, pieces=0.6)
    image, _ = draw(board, scene, np.random.default_rng(3))
    found = men_lattice(tone_of(image))
    assert found is not None
    assert min(found.extent) >= 15
    assert max(found.extent) <= 19
