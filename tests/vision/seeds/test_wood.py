"""A hand over the wood between pits is told from the heaps that lie in them."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from calibration.common.view import View
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.pieces import Content
from vision.seeds.eye import pits_of
from vision.seeds.hand_over_pits import WoodWatch

FEW: dict[str, Content] = {"A1": 2, "C4": 1}
HEAPS: dict[str, Content] = {"A1": 9, "B3": 12, "C4": 10, "D7": 8}


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    """Return a table with a board of four rows."""
    return PaintedTable(find_board("mancala_4x7"), seed=6)


def tight(view: View, share: float) -> View:
    """Return the view with pits so wide that they nearly touch."""
    across = [view.sites_mm[name] for name in ("B3", "B4")]
    pitch = float(np.hypot(*np.subtract(*across)))
    return replace(view, pit_mm=pitch * share)


@pytest.mark.parametrize("share", [0.72, 0.94])
def test_a_hand_covers_the_pits_below_it(table: PaintedTable, share: float) -> None:
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


def test_heaps_are_no_hands(table: PaintedTable) -> None:
    """Seeds that come and go hide nothing as long as wood is visible."""
    watch = WoodWatch(table.view, pits_of(table.view))
    for contents in (FEW, HEAPS, FEW, HEAPS):
        assert not watch.covered(table.draw(contents)).any()


def test_a_board_without_plain_wood_is_never_covered(table: PaintedTable) -> None:
    """Nothing can be told where every place lies in another pit."""
    watch = WoodWatch(tight(table.view, 6.0), pits_of(table.view))
    assert not watch.covered(table.draw(FEW)).any()
    assert not watch.covered(table.draw(FEW, hand="C4")).any()


def board_of_wide_pits() -> tuple[View, Image]:
    """Return a dark board on a white table, and a picture of it.

    Its wood is uneven. Its pits are pale, some of them wider than they were taken for,
    so that rings fall into them; its edge runs close to the outer pits.
    """
    view = PaintedTable(find_board("mancala_2x6"), seed=6).view
    pits = pits_of(view)
    rims = view.rims_px(pits)
    middles = rims.mean(axis=1, keepdims=True)
    frame = np.full((*view.camera.image_size[::-1], 3), 250, np.uint8)
    low, high = rims.min(axis=(0, 1)) - 4, rims.max(axis=(0, 1)) + 4
    (left, top), (right, bottom) = np.rint([low, high]).astype(int).tolist()
    grain = np.random.default_rng(1).integers(20, 90, (bottom - top) // 8 + 1)
    frame[top:bottom, left:right] = grain.repeat(8)[: bottom - top, None, None]
    wider = np.where(np.arange(len(pits)) % 3 == 0, 1.15, 0.98)
    for rim in middles + wider[:, None, None] * (rims - middles):
        cv2.fillPoly(frame, [np.rint(rim).astype(np.int32)], (110, 150, 215))
    return view, frame


def test_wide_pits_and_a_near_edge_are_no_hand() -> None:
    """The threshold of unlikeness is relative to the board's own evenness."""
    view, frame = board_of_wide_pits()
    assert not WoodWatch(view, pits_of(view)).covered(frame).any()


@pytest.mark.slow
def test_a_hand_is_told_at_the_first_look() -> None:
    """A hand is no darker than pits may be, but the board is even without it."""
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    pits = pits_of(table.view)
    assert not WoodWatch(table.view, pits).covered(table.draw({"N1": 4})).any()
    covered = WoodWatch(table.view, pits).covered(table.draw({"N1": 4}, hand="S5"))
    told = {pit for pit, hidden in zip(pits, covered, strict=True) if hidden}
    assert {"S5", "S6"} <= told
    assert not told & {"S1", "S2", "N5", "N6"}


def by_bare_wood(table: PaintedTable, frame: Image) -> set[str]:
    """Return the pits that are covered at a first look, the bare wood being known."""
    pits = pits_of(table.view)
    covered = WoodWatch(table.view, pits, table.draw({})).covered(frame)
    return {pit for pit, hidden in zip(pits, covered, strict=True) if hidden}


@pytest.mark.slow
@pytest.mark.parametrize("lit", [(1.0, 1.0), (0.7, 0.7), (0.8, 1.2)])
def test_bare_wood_tells_a_hand_at_the_first_look(lit: tuple[float, float]) -> None:
    """The lamp may have changed since, and stand at one side."""
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    across = np.linspace(*lit, table.view.camera.image_size[0])[:, None]

    def under_the_lamp(frame: Image) -> Image:
        return np.asarray((frame * across).clip(0, 255), np.uint8)

    assert not by_bare_wood(table, under_the_lamp(table.draw({"N1": 4, "S3": 12})))
    told = by_bare_wood(table, under_the_lamp(table.draw({"N1": 4}, hand="S5")))
    assert "S6" in told
    assert told <= {"S5", "S6"}


def test_a_hand_that_bare_wood_told_goes() -> None:
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    watch = WoodWatch(table.view, pits_of(table.view), table.draw({}))
    dimmer = np.asarray(table.draw({"N1": 4}) * 0.8, np.uint8)
    assert watch.covered(np.asarray(table.draw({}, hand="S5") * 0.8, np.uint8)).any()
    assert not watch.covered(dimmer).any()


@pytest.mark.slow
def test_where_all_looks_otherwise_nothing_is_known_of_the_wood() -> None:
    """The board was painted, or another lies there: it is not all hidden for that."""
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    painted = np.asarray(255 - table.draw({}), np.uint8)
    watch = WoodWatch(table.view, pits_of(table.view), painted)
    assert not watch.covered(table.draw({"N1": 4})).any()


@pytest.mark.slow
def test_what_lay_there_when_the_board_was_found_is_no_wood() -> None:
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    pits = pits_of(table.view)
    watch = WoodWatch(table.view, pits, table.draw({}, hand="S5"))
    assert not watch.covered(table.draw({"N1": 4})).any()


@pytest.mark.slow
def test_a_hand_of_the_first_look_that_goes_was_a_hand() -> None:
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    pits = pits_of(table.view)
    watch = WoodWatch(table.view, pits)
    first = watch.covered(table.draw({"N1": 4}, hand="S5"))
    assert first.any()
    assert not watch.covered(table.draw({"N1": 4})).any()
    again = watch.covered(table.draw({"N1": 4}, hand="S5"))
    assert (again | ~first).all()


@pytest.mark.slow
def test_a_knot_covers_its_pit_for_a_moment_only() -> None:
    """It stays as it is; what else lies over the board is seen meanwhile."""
    table = PaintedTable(find_board("mancala_2x6"), seed=6)
    pits = pits_of(table.view)
    rim = table.view.rims_px(["S1"])[0]
    knot = rim.mean(axis=0) + (0.6, 0.4) * np.ptp(rim, axis=0)
    watch = WoodWatch(table.view, pits)

    def told(hand: str | None) -> set[str]:
        frame = table.draw({"N1": 4}, hand=hand)
        middle = np.rint(knot).astype(int).tolist()
        cv2.circle(frame, middle, 36, (20, 30, 40), cv2.FILLED)
        covered = watch.covered(frame)
        return {pit for pit, hidden in zip(pits, covered, strict=True) if hidden}

    odd = told(None)
    assert "S1" in odd
    assert odd | {"S5"} <= told("S5")
    for _ in range(20):
        told(None)
    assert told(None) == set()
