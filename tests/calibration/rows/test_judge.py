"""Confidence of faint rims of pits, relative to the wood around them."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from calibration.common.log_intensity import tone_of
from calibration.common.verdict import CONFIDENT
from calibration.rows.find import RowSearch
from calibration.rows.fit import RowFit
from calibration.rows.hypotheses import find_guesses
from calibration.rows.judge import judge_rows
from calibration.rows.plan import PitRows
from painter.table import PaintedTable
from rules.boards.table import BOARDS

FAINT = 0.55  # of what is seen of these rims: too little for any wood


@cache
def fitted() -> tuple[RowFit, PitRows]:
    """Return a fit to a board that is plain to see."""
    board = BOARDS["mancala_2x7"]
    table = PaintedTable(board, seed=1, wood="beech")
    search = RowSearch(tone_of(table.draw({})), board)
    south = np.array([0.0, 1.0])
    guesses = find_guesses(search.circles[0], search.rows, south, most=3)
    fits = [fit for fit in map(search.fitter.fit, guesses) if fit]
    fit = max(fits, key=lambda fit: judge_rows(fit, search.rows).rank)
    return fit, search.rows


def faint(by_chance: float) -> tuple[RowFit, PitRows]:
    """Return the same on wood that shows as much of a rim everywhere."""
    fit, rows = fitted()
    layers = np.maximum(FAINT * fit.straight.layers, np.float32(by_chance))
    straight = replace(fit.straight, layers=layers)
    return replace(fit, share=FAINT * fit.share, straight=straight), rows


@pytest.mark.slow
def test_faint_rims_on_plain_wood_are_a_board() -> None:
    fit, rows = faint(by_chance=0.0)
    assert judge_rows(*fitted()).confidence > CONFIDENT
    assert judge_rows(fit, rows).confidence < CONFIDENT
    assert judge_rows(fit, rows, faint=True).confidence > CONFIDENT


@pytest.mark.slow
def test_rims_as_faint_as_the_grain_are_none() -> None:
    fit, rows = faint(by_chance=0.2)
    assert judge_rows(fit, rows, faint=True).confidence < CONFIDENT
