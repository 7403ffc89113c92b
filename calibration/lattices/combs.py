"""Find evenly spaced lines in a pencil, as many as the board has."""

from dataclasses import dataclass

import numpy as np

from calibration.common.arrays import FloatArray

_BINS = 480
_FINER = 0.36  # of a pitch: by so much more the next comb that is tried is wider
_NARROW, _WIDE = 0.2, 1.02  # of all lines' range: how far a board reaches
_BLUR = 0.09  # of a pitch: how far off its place a line may lie
_USUAL_OF = 12  # best lines of a pencil, which give the typical mass of a line
_BETWEEN, _BEYOND = 0.3, 0.35  # what lines cost where none should be
_STEP = 0.07  # of a pitch: from place to place that is tried
_APART = 0.3  # of a pitch: combs that differ less are the same


@dataclass(frozen=True, slots=True)
class Comb:
    """Evenly spaced places.

    Attributes
    ----------
    score
        How well lines lie there and nowhere else, 1 at most.
    teeth : ndarray of shape (n,), float64
        The places.
    """

    score: float
    teeth: FloatArray


def combs(
    at: FloatArray, weight: FloatArray, wanted: FloatArray, most: int
) -> list[Comb]:
    """Return positions of a number of evenly spaced lines, the likeliest first.

    Parameters
    ----------
    at, weight : ndarray of shape (N,), float64
        Where the lines lie, and how much of a ridge each has.
    wanted : ndarray of shape (n,), float64
        Which part of each line of the board is drawn, 0..1.
    most
        Return no more than these.
    """
    low, high = float(at.min()), float(at.max())
    if high - low < 1e-9 or len(at) < 3 or weight.max() <= 0:
        return []
    usual = float(np.sort(weight)[-_USUAL_OF:].mean())
    heavy = np.minimum(weight / usual, 1.0)
    count = len(wanted)
    scale = _BINS / (high - low)
    finer = np.log1p(_FINER / count)
    widths = np.arange(np.log(_NARROW), np.log(_WIDE), finer)
    found: list[tuple[float, FloatArray]] = []
    for width in np.exp(widths) * _BINS:
        pitch = width / (count - 1)
        profile = _profile((at - low) * scale, heavy, max(_BLUR * pitch, 0.8), pitch)
        found += _best(profile, wanted, pitch)
    found.sort(key=lambda each: -each[0])
    kept: list[Comb] = []
    for score, teeth in found:
        place = teeth / scale + low
        pitch = float(np.diff(place).mean())
        if all(np.abs(place - other.teeth).max() > _APART * pitch for other in kept):
            kept.append(Comb(score, place))
        if len(kept) >= most:
            break
    return kept


def _profile(
    at: FloatArray, heavy: FloatArray, blur: float, pitch: float
) -> FloatArray:
    """Return a histogram of line mass over bins, padded at both ends."""
    room = _room(pitch)
    bins = np.rint(at).astype(np.intp) + room
    lines = np.bincount(bins, heavy, minlength=_BINS + 2 * room + 1)
    reach = int(np.ceil(3 * blur))
    near = np.exp(-0.5 * (np.arange(-reach, reach + 1) / blur) ** 2)
    return np.asarray(np.minimum(np.convolve(lines, near, mode="same"), 1.0))


def _best(
    profile: FloatArray, wanted: FloatArray, pitch: float
) -> list[tuple[float, FloatArray]]:
    """Return the best two places of a comb of one pitch."""
    count = len(wanted)
    teeth = pitch * np.arange(-1, count + 1)
    last = max(_BINS - pitch * (count - 1), 0.0)
    start = np.arange(0.0, last + 1.0, max(1.0, _STEP * pitch))
    bins = np.rint(start[:, None] + teeth).astype(np.intp) + _room(pitch)
    half = bins[:, 1:-2] + round(pitch / 2)
    seen = profile[np.minimum(bins, len(profile) - 1)]
    counts = np.concatenate([[-_BEYOND / 2], wanted / wanted.sum(), [-_BEYOND / 2]])
    score = seen @ counts - profile[half] @ np.full(count - 1, _BETWEEN / (count - 1))
    first = int(score.argmax())
    picks = [first]
    far = np.abs(start - start[first]) > 0.5 * pitch
    if far.any():
        picks.append(int(np.where(far, score, -np.inf).argmax()))
    return [(float(score[n]), start[n] + teeth[1:-1]) for n in picks]


def _room(pitch: float) -> int:
    return int(np.ceil(2 * pitch)) + 1
