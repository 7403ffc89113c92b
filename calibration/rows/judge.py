"""Verify rows of pits: all are there and no others."""

import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.verdict import BoardVerdict, ramp, sure
from calibration.rows.edges import Edges
from calibration.rows.fit import RowFit
from calibration.rows.plan import PitRows
from calibration.rows.stores import CLEAR, StoreSearch

_NO_SHARE, _FULL_SHARE = 0.22, 0.42  # of a rim seen: by chance, surely a pit
_SURELY = 1.9  # times what is seen by chance on a board's own wood: surely a pit
_PLACES, _APART = 300, 0.45  # looked at for that, and steps from all pits
_USUALLY = 90.0  # percent of them show less
_FAINTLY = 0.8  # greatest confidence of a board judged by its wood in this way
_NOT_ALIKE, _ALIKE = 0.5, 0.75  # of the pits' median share: another thing, a pit
_MORE = (0.5, 0.8)  # of the same: another thing, one pit more
_FULL = (0.3, 0.65)  # of the pits' faintest quarters: half a rim, a whole one
_LOW_PERCENT = 40.0  # of places: of a pair the fainter one
_RARELY_ALL = 2.0  # a grid of finer steps has a pit between only here and there
_OFF = (0.1, 0.2)  # steps that one pit more may lie off the rows, and surely not
_ENDS = ("more pits in the west", "more pits in the east")
_DOUBTFUL = 0.1  # of more pits at an end: look whether they are a store
_ENDING = (  # a store, and no more pits: the two stores' clarity beyond what it is
    (0.15, 0.25),  # a column further
    (0.85, 1.0),  # the fainter one's
)
_INSTEAD = (  # a store, instead of pits: the two stores' clarity beyond what it is
    (0.06, 0.11),  # beside those pits, if they are seen there
    (0.64, 0.74),  # the fainter one's
)
_NEAR = 0.28  # steps: how far off its place a pit counts that must not be there
_COMPLETE, _WORST, _AGAINST = (0.7, 0.88), (0.35, 0.7), (-0.75, -0.4)
_STRAY = (-0.13, -0.07)  # rms of the pits' bends and offsets, steps
_UNLIKE = (-0.16, -0.1)  # spread of the radii
_FAINT = 0.7  # of what a sure pit shows: too little, as the median of the shares
_SIZES = ((0.26, 0.3), (-0.58, -0.53))  # radius, steps
_GAPS = ((-0.2, -0.1), (-0.95, -0.8))  # steps
_WIDE_GAP = 0.65  # steps: a whole column might be overlooked
_WIDE_ROWS = 1.5  # steps: a whole row might be overlooked
_ROW_STEPS = ((0.85, 0.95), (-2.2, -1.9))
_SUREST = 0.99


def judge_rows(fit: RowFit, rows: PitRows, *, faint: bool = False) -> BoardVerdict:
    """Return the confidence that a board's pits lie where a fit says.

    Parameters
    ----------
    fit, rows
        Where the pits of a board seem to lie.
    faint
        Measure rims by this wood's own texture away from pits: valid where other
        evidence shows that there are pits.
    """
    clarity = float(np.median(fit.share))
    plan = rows.plan(fit.row_step, fit.gap, fit.row_gap)
    none, full = _by_chance(fit, plan) if faint else (_NO_SHARE, _FULL_SHARE)
    alike = ramp(fit.share / max(clarity, 1e-9), _NOT_ALIKE, _ALIKE)
    seen = np.minimum(alike, ramp(fit.share, none, full))
    drawn = {"pits": float(seen.mean())}
    for n in range(rows.rows):
        name = f"row {n + 1} from the north"
        drawn[name] = float(seen[rows.cells[:, 1] == n].mean())
    for n in range(rows.columns):
        name = f"column {n + 1} from the west"
        drawn[name] = float(seen[rows.cells[:, 0] == n].mean())
    undrawn = _more(fit, plan, full)
    complete = drawn["pits"]
    if len(rows.stores) and complete > _COMPLETE[0]:
        stores = StoreSearch(fit, rows)
        for name, surely in _stores_for_pits(stores).items():
            drawn[name] *= 1 - surely
        for name in _ENDS:
            if undrawn[name] > _DOUBTFUL:
                undrawn[name] *= 1 - _store_at(stores, name)
    worst, over = min(drawn.values()), max(undrawn.values())
    off = np.hypot(*(fit.bends + fit.offset).T)[seen > 0.3]
    stray = float(np.sqrt((off**2).mean())) if len(off) else 1.0
    unlike = float(np.std(np.log(fit.sizes[seen > 0.3]))) if len(off) else 1.0
    confidence = sure(
        _FAINTLY if faint else _SUREST,
        (complete, _COMPLETE),
        (worst, _WORST),
        (-over, _AGAINST),
        (-stray, _STRAY),
        (-unlike, _UNLIKE),
        (clarity, (_FAINT * full, full)),
        (fit.radius, _SIZES[0]),
        (-fit.radius, _SIZES[1]),
        (fit.gap, _GAPS[0]),
        (-fit.gap, _GAPS[1]),
        (fit.row_step, _ROW_STEPS[0]),
        (-fit.row_step, _ROW_STEPS[1]),
    )
    return BoardVerdict(
        confidence=confidence,
        rank=(
            complete
            * (0.5 + 0.5 * worst)
            * (1 - 0.5 * over)
            * (0.5 + 0.5 * min(clarity, 1.0))
            * (1 - min(4 * stray, 0.9))
        ),
        clarity=clarity,
        complete=complete,
        drawn=drawn,
        undrawn=undrawn,
    )


def _by_chance(fit: RowFit, plan: FloatArray) -> tuple[float, float]:
    """Return the rim visibility of no pit and of a certain one, on this wood."""
    rng = np.random.default_rng(0)
    some = rng.uniform(plan.min(axis=0) - 0.5, plan.max(axis=0) + 0.5, (_PLACES, 2))
    away = np.linalg.norm(some[:, None] - plan, axis=2).min(axis=1)
    _, _, share = fit.straight.best_near(some[away > _APART], 0.1, fit.radius)
    chance = float(np.percentile(share, _USUALLY))
    return min(_NO_SHARE, chance), min(_FULL_SHARE, _SURELY * chance)


def _stores_for_pits(stores: StoreSearch) -> dict[str, float]:
    """Return the columns at the ends, and how surely each is a store instead."""
    x = stores.columns
    clear = max(stores.beside(x[0], x[-1]).clear, CLEAR)
    surely = {}
    for n, ends in ((1, (x[1], x[-1])), (len(x), (x[0], x[-2]))):
        instead = stores.beside(*ends)
        both = np.array([instead.clear - clear, instead.fainter])
        surely[f"column {n} from the west"] = _least(both, _INSTEAD)
    return surely


def _store_at(stores: StoreSearch, end: str) -> float:
    """Return the confidence that what seems to be more pits at an end is a store."""
    west, east = stores.columns[[0, -1]]
    here = stores.beside(west, east)
    further = (west - 1, east) if end == _ENDS[0] else (west, east + 1)
    clearer = here.clear - stores.beside(*further).clear
    return _least(np.array([clearer, here.fainter]), _ENDING)


def _least(values: FloatArray, ramps: tuple[tuple[float, float], ...]) -> float:
    return float(ramp(values, *np.transpose(ramps)).min())


def _more(fit: RowFit, plan: FloatArray, full_share: float) -> dict[str, float]:
    """Return the confidence that there are more pits than the board has, by where."""
    x, y = np.unique(plan[:, 0].round(6)), np.unique(plan[:, 1].round(6))
    halves = (x[:-1] + x[1:]) / 2
    places = {
        "more pits in the west": [(x[0] - 1, each) for each in y],
        "more pits in the east": [(x[-1] + 1, each) for each in y],
        "more rows in the south": [(each, y[0] - fit.row_step) for each in x],
        "more rows in the north": [(each, y[-1] + fit.row_step) for each in x],
        "more pits between": [(each, row) for each in halves for row in y],
    }
    if fit.gap > _WIDE_GAP:
        places["more pits in the middle"] = [(0.0, each) for each in y]
    if fit.row_step > _WIDE_ROWS:
        middles = (y[:-1] + y[1:]) / 2
        places["more rows between"] = [(each, row) for each in x for row in middles]
    usual = max(float(np.median(fit.share)), full_share)
    edges = Edges(fit.straight)
    pits = plan + fit.bends + fit.offset
    whole = max(float(np.median(edges.faintest_quarter(pits, fit.radius))), 1e-9)
    more = {}
    for name, here in places.items():
        at = np.array(here)
        offset, _, share = fit.straight.best_near(at, _NEAR, fit.radius)
        full = edges.faintest_quarter(at + offset, fit.radius) / whole
        away = np.linalg.norm(offset, axis=1)
        surely = ramp(share / usual, *_MORE) * ramp(full, *_FULL)
        surely *= 1 - 0.5 * ramp(away, *_OFF)
        low = np.percentile(surely, _LOW_PERCENT, method="lower")
        more[name] = float((surely.mean() + low) / 2)
    more["more pits between"] *= _RARELY_ALL
    return more
