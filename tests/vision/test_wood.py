"""A hand over the wood between pits is told from the heaps that lie in them."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.view import View
from rules.boards import find_board
from rules.evidence import Content
from vision.seed_eye import pits_of
from vision.synthetic import Table
from vision.wood import WoodWatch

FEW: dict[str, Content] = {"A1": 2, "C4": 1}
HEAPS: dict[str, Content] = {"A1": 9, "B3": 12, "C4": 10, "D7": 8}


@pytest.fixture(scope="module")
def table() -> Table:
    """Return a table with a board of four rows."""
    return Table(find_board("mancala_4x7"), seed=6)


def tight(view: View, share: float) -> View:
    """Return the view with pits so wide that they nearly touch."""
    across = [view.sites_mm[name] for name in ("B3", "B4")]
    pitch = float(np.hypot(*np.subtract(*across)))
    return replace(view, pit_mm=pitch * share)


@pytest.mark.parametrize("share", [0.72, 0.94])
def test_a_hand_covers_the_pits_below_it(table: Table, share: float) -> None:
    """Rings round pits that nearly touch have no wood farther out.

    The sleeve hides more than half of this board.
    """
    view = tight(table.view, share)
    pits = pits_of(view)
    watch = WoodWatch(view, pits)
    assert not watch.covered(table.draw(FEW)).any()
    covered = watch.covered(table.draw(FEW, hand="C4"))
    told = {pit for pit, hidden in zip(pits, covered, strict=True) if hidden}
    assert {"A1", "A3", "B4", "C3", "C4", "D3", "D4"} <= told
    assert not told & {"D1", "A7", "B7", "C7"}


def test_heaps_are_no_hands(table: Table) -> None:
    """Where wood is free, seeds that come and go hide nothing."""
    watch = WoodWatch(table.view, pits_of(table.view))
    for contents in (FEW, HEAPS, FEW, HEAPS):
        assert not watch.covered(table.draw(contents)).any()


def test_a_board_without_plain_wood_is_never_covered(table: Table) -> None:
    """Nothing can be told where every place lies in another pit."""
    watch = WoodWatch(tight(table.view, 6.0), pits_of(table.view))
    assert not watch.covered(table.draw(FEW)).any()
    assert not watch.covered(table.draw(FEW, hand="C4")).any()
