"""Find evenly spaced lines in a pencil, as many as a board has."""

from dataclasses import dataclass

import numpy as np

from calibration.common.tones import FloatArray

_BINS = 480
_FINER = 1.02  # from one pitch to the next that is tried
_NARROW, _WIDE = 0.2, 1.02  # of all lines' range: how far a board reaches
_BLUR = 0.09  # of a pitch: how far off its place a line may lie
_USUAL_OF = 12  # so many of a pencil's best lines tell what a line usually has
_BETWEEN, _BEYOND = 0.3, 0.35  # what lines cost where none should be
_BENT = (-0.16, 0.0, 0.16)  # by how much a pitch may grow from end to end
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
    """Return where so many evenly spaced lines lie, the likeliest first.

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
    if high - low < 1e-9 or len(at) < 3:
        return []
    usual = float(np.sort(weight)[-_USUAL_OF:].mean())
    heavy = np.minimum(weight / usual, 1.0)
    count = len(wanted)
    scale = _BINS / (high - low)
    widths = np.arange(np.log(_NARROW), np.log(_WIDE), np.log(_FINER))
    found: list[tuple[float, FloatArray]] = []
    for width in np.exp(widths) * _BINS:
        pitch = width / (count - 1)
        profile = _profile((at - low) * scale, heavy, max(_BLUR * pitch, 0.8), pitch)
        for bent in _BENT:
            found += _best(profile, wanted, pitch, bent)
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
    """Return how much of a line lies near each bin, with room at both ends."""
    room = int(np.ceil(2 * pitch))
    bins = np.arange(-room, _BINS + room + 1)
    near = np.exp(-0.5 * ((bins[:, None] - at[None]) / blur) ** 2) * heavy[None]
    profile: FloatArray = near.max(axis=1)
    return profile


def _best(
    profile: FloatArray, wanted: FloatArray, pitch: float, bent: float
) -> list[tuple[float, FloatArray]]:
    """Return the best two places of a comb of one pitch."""
    count, room = len(wanted), int(np.ceil(2 * pitch))
    index = np.arange(-1, count + 1, dtype=float)
    middle = (count - 1) / 2
    off = index - middle
    teeth = pitch * (off + bent * (off**2 - middle**2) / (2 * middle) / 2)
    half = (teeth[1:-2] + teeth[2:-1]) / 2
    reach = pitch * middle
    start = np.arange(reach, _BINS - reach + 1.0, max(1.0, 0.05 * pitch))
    if not len(start):
        start = np.array([_BINS / 2])

    def seen(places: FloatArray) -> FloatArray:
        bins = np.rint(start[:, None] + places[None]).astype(np.intp) + room
        return np.asarray(profile[np.clip(bins, 0, len(profile) - 1)])

    on = seen(teeth[1:-1]) @ wanted / wanted.sum()
    beyond = seen(teeth[[0, -1]]).mean(axis=1)
    score = on - _BETWEEN * seen(half).mean(axis=1) - _BEYOND * beyond
    first = int(score.argmax())
    far = np.abs(start - start[first]) > 0.5 * pitch
    picks = [first]
    if far.any():
        picks.append(int(np.where(far, score, -np.inf).argmax()))
    return [(float(score[n]), start[n] + teeth[1:-1]) for n in picks]
