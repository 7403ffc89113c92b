"""Find a lattice by the pieces on it, where they occlude its lines."""

from dataclasses import dataclass

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.circles import find_circles
from calibration.common.homography import apply, homography

_WIDE_PX = 600  # the picture's longer side when men are sought
_RADII = np.geomspace(4.0, 22.0, 10)  # in that picture's pixels
_FEWEST = 24  # least number of men for a lattice
_PLENTY = 80  # number of men beyond doubt
_ALIKE = (0.75, 1.3)  # of a radius: men are equally large
_MOST_OF = 0.6  # of the men thereabouts stand on the lattice
_NEXT = (1.4, 3.2)  # radii from a man to one on the next line
_SAME = 0.35  # radii: steps to a neighbour that differ by less are one
_SQUARE = 0.45  # cosine of the angle between both directions, at most
_COMMON = 0.5  # of the most frequent step: as frequent as that, the shorter one counts
_NEAR = 0.2  # of a spacing: so far off a crossing may a man stand
_REACH = 2.5  # spacings beyond the known men: so far is a lattice continued at once
_MOST_SEEDS, _MOST_ROUNDS = 4, 12
_PLANE = 12  # least number of men for a perspective


@dataclass(frozen=True, slots=True)
class MenLattice:
    """A lattice on whose crossings men stand.

    Attributes
    ----------
    px_from_lattice : ndarray of shape (3, 3), float64
        From places counted in lattice lines, x and from there y against the clock;
        the first men of both directions stand at 0.
    extent
        How many lines the men reach over, both ways.
    """

    px_from_lattice: FloatArray
    extent: tuple[int, int]


def men_lattice(tone: FloatImage) -> MenLattice | None:
    """Return the lattice on which most round things of one size stand.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.

    Returns
    -------
    MenLattice or None
        None where too few things stand on one lattice.
    """
    circles = find_circles(tone, wide_px=_WIDE_PX, radii=_RADII)
    best: tuple[FloatArray, FloatArray] | None = None
    for radius in _RADII[::-1] / circles.scale:
        low, high = (part * radius for part in _ALIKE)
        alike = (circles.radius_px > low) & (circles.radius_px < high)
        found = _on_one(circles.px[alike], radius)
        if found and (best is None or len(found[0]) > len(best[0])):
            best = found
        if best and len(best[0]) >= _PLENTY:
            break
    if best is None:
        return None
    index = best[0] - best[0].min(axis=0)
    across, along = (int(count) + 1 for count in index.max(axis=0))
    return MenLattice(homography(index, best[1]), (across, along))


def _on_one(px: FloatArray, radius: float) -> tuple[FloatArray, FloatArray] | None:
    """Return the crossings on which men of a size stand, and where they are seen."""
    if len(px) < _FEWEST:
        return None
    steps = (px[None] - px[:, None]) / radius
    ways = _directions(steps)
    if ways is None:
        return None
    both = np.concatenate([ways, -ways])
    apart = np.linalg.norm(steps[:, :, None] - both, axis=3)
    beside = (apart.min(axis=1) < _SAME).sum(axis=1)
    grown = [
        _grown(px, px[seed], radius * ways)
        for seed in np.argsort(-beside, kind="stable")[:_MOST_SEEDS]
    ]
    index, mine = max(grown, key=lambda each: len(each[0]))
    if len(index) < _FEWEST:
        return None
    low, high = mine.min(axis=0), mine.max(axis=0)
    about = ((px >= low) & (px <= high)).all(axis=1).sum()
    return (index, mine) if len(index) > _MOST_OF * about else None


def _directions(steps: FloatArray) -> FloatArray | None:
    """Return the two most frequent steps from a man to his neighbours, (2, 2), radii.

    The second lies against the clock from the first, as people see it.
    """
    length = np.linalg.norm(steps, axis=2)
    near = steps[(length > _NEXT[0]) & (length < _NEXT[1])]
    if len(near) < _FEWEST:
        return None
    near = near[(near[:, 0] > 0) | ((near[:, 0] == 0) & (near[:, 1] > 0))]
    both = np.concatenate([near, -near])
    apart = np.linalg.norm(near[:, None] - both[None], axis=2)
    alike = (apart < _SAME).sum(axis=1)
    size = np.linalg.norm(near, axis=1)
    common = np.flatnonzero(alike >= _COMMON * alike.max())
    first = near[common[size[common].argmin()]]
    cosine = np.abs(near @ first) / (size * np.linalg.norm(first))
    across = np.flatnonzero(cosine < _SQUARE)
    if not len(across):
        return None
    second = near[across[alike[across].argmax()]]
    found = [_middle(both, way) for way in (first, second)]
    if found[0][0] * found[1][1] - found[0][1] * found[1][0] > 0:
        found[1] = -found[1]
    return np.stack(found)


def _middle(steps: FloatArray, way: FloatArray) -> FloatArray:
    alike = np.linalg.norm(steps - way, axis=1) < _SAME
    return np.asarray(np.median(steps[alike], axis=0))


def _grown(
    px: FloatArray, seed: FloatArray, ways: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """Return the crossings on which men stand, and where these are seen.

    Grown from one man: at first by equal steps, then in perspective.
    """
    matrix = np.eye(3)
    matrix[:2, :2], matrix[:2, 2] = ways.T, seed
    low = high = np.zeros(2)
    index, mine = np.zeros((0, 2)), np.zeros((0, 2))
    for _ in range(_MOST_ROUNDS):
        if abs(np.linalg.det(matrix)) < 1e-9:
            break
        back = np.linalg.inv(matrix).astype(np.float64)
        place = apply(back[None], px[None])[0]
        crossing = np.rint(place)
        off = np.abs(place - crossing).max(axis=1)
        fits = off < _NEAR
        fits &= ((crossing >= low - _REACH) & (crossing <= high + _REACH)).all(axis=1)
        rows = np.flatnonzero(fits)[np.argsort(off[fits], kind="stable")]
        rows = rows[np.unique(crossing[rows], axis=0, return_index=True)[1]]
        if len(rows) <= len(index) or (np.ptp(crossing[rows], axis=0) < 1).any():
            break
        index, mine = crossing[rows], px[rows]
        low, high = index.min(axis=0), index.max(axis=0)
        if len(rows) >= _PLANE:
            matrix = homography(index, mine)
        else:
            flat = np.column_stack([index, np.ones(len(index))])
            matrix[:2] = np.linalg.lstsq(flat, mine, rcond=None)[0].T
    return index, mine
