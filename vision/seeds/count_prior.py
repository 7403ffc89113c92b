"""Prior from earlier frames: a pit that looks unchanged holds as many seeds."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from vision.seeds.counting import HALF_RADII, PATCH_PX

ALIKE = 1.25
"""Spreads of one board are flattened so: its pits are misread alike."""

_SIDE_PX = PATCH_PX // 2  # halved, noise is less
_FEW_PX = 10  # enough to see the light
_FINE_PX, _COARSE_PX = 1.1, 5.0  # what is finer is noise, what is broader light
_GREY_NOISE = 3.0  # levels: what is more even than this is alike
_NOISE = 2.0  # levels, in a texture
_SHAKEN_PX = 0.3  # so far a picture may have moved
_SPOT_PX = 1.2  # about as large as half of a small seed
_UNLIKE = (1.0, 2.5)  # from here on a pit rather looks changed, by the noise
_NOISES = 5.0  # times as unlike as the pit that is likest
_STEEPNESS = 3.0  # by which power of how much it differs the odds fall
_SUREST = 6.0  # nats: more than this no likeness proves
_DOUBT = 4.0  # nats: so sure is a count that the rules know and a look does not
_STIRRED = np.log(0.05)  # how likely seeds look changed though they are as many
_SURELY = 3.0  # nats: a pit that is so surely the same shows the very same heap
_KEPT_ERROR = 0.75  # of what a heap is misread by, if seeds were only laid on it
_FEW_MORE = 3  # seeds: a heap that got more is another heap
_HEAP = 6  # seeds: fewer are counted well
_PARTS = np.log([0.3, 0.6, 0.8])  # of a heap that one, two, three more seeds change
_PARTS_SPREAD = np.array([0.45, 0.35, 0.3])  # of the logarithms
_FEW_LESSONS = 3.0  # heaps, before a board's own statistics are used
_LESSONS = 40  # heaps, the last
_WHOLE = np.log(0.98)
_OFF_BY = 0.7  # at most: what is farther off was another heap
_ANY_PART = -np.log(3.0)  # a heap sown anew changes any part, from a twentieth to all


def _inside() -> NDArray[np.bool_]:
    """Return a mask of the pixels of a halved patch that lie in the pit."""
    line = np.linspace(-1, 1, _SIDE_PX) * HALF_RADII
    inside: NDArray[np.bool_] = (line[:, None] ** 2 + line**2) < 0.95
    return inside


_INSIDE = _inside()


def _texture(patches: Image) -> NDArray[np.float32]:
    """Return the pits' texture without noise and light, shape (N, 40, 40)."""
    side = (_SIDE_PX, len(patches) * _SIDE_PX)
    tall = cv2.cvtColor(patches.reshape(-1, PATCH_PX, 3), cv2.COLOR_BGR2GRAY)
    fine = cv2.resize(tall, side, interpolation=cv2.INTER_AREA)
    planes = fine.reshape(-1, _SIDE_PX, _SIDE_PX).transpose(1, 2, 0)
    deep = cv2.GaussianBlur(planes.astype(np.float32, order="C"), (5, 5), _FINE_PX)
    small = cv2.resize(deep, (_FEW_PX, _FEW_PX), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), _COARSE_PX * _FEW_PX / _SIDE_PX)
    light = cv2.resize(small, (_SIDE_PX, _SIDE_PX))
    shape = (_SIDE_PX, _SIDE_PX, len(patches))
    kept = (deep - light).reshape(shape) * _INSIDE[..., None]
    return np.ascontiguousarray(kept.transpose(2, 0, 1), np.float32)


def _spots(values: NDArray[Any]) -> NDArray[np.float32]:
    """Return means over small spots of planes (N, 40, 40)."""
    planes = np.ascontiguousarray(values.transpose(1, 2, 0), np.float32)
    soft = cv2.GaussianBlur(planes, (0, 0), _SPOT_PX)
    return np.asarray(soft.reshape(planes.shape).transpose(2, 0, 1), np.float32)


def _changes(
    now: NDArray[np.float32], then: NDArray[np.float32]
) -> NDArray[np.float32]:
    """Return the change of each spot of each pit, shape (N, 40, 40).

    1 is as much as noise or a picture moved by a third of a pixel may do.
    """
    quiet = _INSIDE.sum() * _GREY_NOISE**2
    both = (now * then).sum(axis=(1, 2)) + quiet
    gain = np.clip(both / ((then**2).sum(axis=(1, 2)) + quiet), 0.7, 1.4)
    away = np.asarray((now - gain[:, None, None] * then) ** 2)
    down, right = np.gradient(then, axis=(1, 2))
    noise = np.asarray(_NOISE**2 + _SHAKEN_PX**2 * (down**2 + right**2))
    return np.divide(_spots(away), _spots(noise))


def _parts(changes: NDArray[np.float32]) -> FloatArray:
    """Return ln of the part of each pit that changed, shape (N,)."""
    changed = (changes > 1.0).sum(axis=(1, 2)) / _INSIDE.sum()
    return np.asarray(np.clip(np.log(changed + 0.01), None, _WHOLE))


def _by_part(parts: FloatArray, counts: NDArray[np.int_], off: float) -> FloatArray:
    """Return log-likelihoods (N, 5) of -1, 0 ... 3 more seeds, by the changed part.

    A seed that is laid on a heap, or taken off, changes about as much of how it looks,
    however many lie there. In nats, 0 being what a heap sown anew would say.

    Parameters
    ----------
    parts : ndarray of shape (N,), float64
        ln of the part that changed.
    counts : ndarray of shape (N,), int
        The seeds that lay there.
    off
        By how much ``parts`` are larger on this board than on others.
    """
    usual = np.minimum(_PARTS + off, _WHOLE)
    away = (parts[:, None] - usual) / _PARTS_SPREAD
    told = -(away**2) / 2 - np.log(_PARTS_SPREAD * np.sqrt(2 * np.pi)) - _ANY_PART
    none = np.zeros((len(parts), 1))  # no change
    told = np.concatenate([told[:, :1], none, told], axis=1)
    return np.where(counts[:, None] >= _HEAP, told, 0.0)


def _moved(logs: FloatArray, by: FloatArray) -> FloatArray:
    """Return spreads (N, K) as if ``by`` (N,) seeds more had been seen."""
    last = logs.shape[1] - 1
    there = np.clip(np.arange(last + 1) - by[:, None], 0, last)
    below = there.astype(np.intp)
    part = there - below
    low = np.take_along_axis(logs, below, axis=1)
    high = np.take_along_axis(logs, np.minimum(below + 1, last), axis=1)
    return np.asarray((1 - part) * low + part * high)


def normalised(logs: FloatArray) -> FloatArray:
    """Return spreads (N, K) with their chances adding up to one."""
    return np.asarray(logs - np.logaddexp.reduce(logs, axis=1)[:, None])


def _grown(
    now: FloatArray, then: FloatArray, counts: NDArray[np.int_], parts: FloatArray
) -> FloatArray:
    """Return spreads of heaps that changed since they held a known count.

    A heap keeps what hides in it and how it lies while a few seeds are laid on it, or
    one is taken off: most of what it was misread by then, it is misread by now.

    Parameters
    ----------
    now, then : ndarray of shape (N, K), float64
        ln of the chance of each count, by looks alone.
    counts : ndarray of shape (N,), int
        How many they held then, at most K - 1.
    parts : ndarray of shape (N, 5), float64
        What `_by_part` says.
    """
    classes = np.arange(now.shape[1])
    error = counts - np.exp(then) @ classes
    grown = normalised(ALIKE * _moved(now, _KEPT_ERROR * error))  # that error is known
    more = classes - counts[:, None]
    like_then = (more >= -1) & (more <= _FEW_MORE)
    column = np.clip(more + 1, 0, parts.shape[1] - 1)
    grown += np.take_along_axis(parts, column, axis=1)
    either = np.logaddexp(grown, now) - np.log(2.0)  # it may have been sown anew
    return normalised(np.where(like_then, either, now))


def _classes(counts: NDArray[np.int_], logs: FloatArray) -> NDArray[np.int_]:
    """Return the columns of counts in spreads (N, K), whose last is for all more."""
    return np.asarray(np.minimum(counts, logs.shape[1] - 1))


class PitMemory:
    """Appearance of each pit when its seed count was last confirmed.

    Parameters
    ----------
    pits
        How many there are.
    """

    def __init__(self, pits: int) -> None:
        self._looks = np.zeros((pits, _SIDE_PX, _SIDE_PX), np.float32)
        self._counts = np.full(pits, -1)
        self._told = np.zeros(pits)  # ln of the chance that a look gave that count
        self._sure = np.zeros(pits)  # nats: how far that count is to be trusted
        self._logs: FloatArray = np.zeros((pits, 1))  # as that heap was last counted
        self._lessons: list[float] = []  # how far off the parts of heaps were

    def keep(
        self,
        patches: Image,
        logs: FloatArray,
        counts: NDArray[np.int_],
        seen: NDArray[np.bool_],
    ) -> None:
        """Store the pits in sight, and drop what is obsolete.

        Parameters
        ----------
        patches : ndarray of shape (N, 80, 80, 3), uint8, BGR
            As `vision.seeds.counting.cut_pits` cuts them.
        logs : ndarray of shape (N, K), float64
            ln of the chance of each count, by looks alone.
        counts : ndarray of shape (N,), int
            The seeds in each; -1 where they are not known.
        seen : ndarray of shape (N,), bool
            Whether nothing was in the way.
        """
        fresh = seen & (counts >= 0)
        if fresh.any():
            looks = _texture(patches)
            self._learn(looks, counts, fresh)
            self._looks[fresh] = looks[fresh]
            at = _classes(counts[fresh], logs)
            self._told[fresh] = logs[fresh, at]
            others = logs[fresh].copy()
            others[np.arange(len(at)), at] = -np.inf
            ahead = self._told[fresh] - others.max(axis=1)
            self._sure[fresh] = np.clip(_DOUBT + ahead, 0.0, _SUREST)
            if self._logs.shape != logs.shape:
                self._logs = logs.copy()
            self._logs[fresh] = logs[fresh]
        self._counts[self._counts != counts] = -1
        self._counts[fresh] = counts[fresh]

    def _learn(
        self,
        looks: NDArray[np.float32],
        counts: NDArray[np.int_],
        fresh: NDArray[np.bool_],
    ) -> None:
        """Learn the share of a heap that one seed changes on this board."""
        more = counts - self._counts
        grew = (more >= 1) & (more <= _FEW_MORE) & (self._counts >= _HEAP) & fresh
        rows = np.flatnonzero(grew)
        if len(rows):
            parts = _parts(_changes(looks[rows], self._looks[rows]))
            off = np.clip(parts - _PARTS[more[rows] - 1], -_OFF_BY, _OFF_BY)
            self._lessons += off.tolist()
            del self._lessons[:-_LESSONS]

    @property
    def _off(self) -> float:
        return sum(self._lessons) / (len(self._lessons) + _FEW_LESSONS)

    def weighed(self, patches: Image, logs: FloatArray) -> FloatArray:
        """Return the spreads, with what is known of pits that still look the same.

        Parameters
        ----------
        patches : ndarray of shape (N, 80, 80, 3), uint8, BGR
        logs : ndarray of shape (N, K), float64
            ln of the chance of each count, by one look alone.
        """
        known = np.flatnonzero(self._counts >= 0)
        if not len(known):
            return logs
        changes = _changes(_texture(patches[known]), self._looks[known])
        unlike = np.maximum(changes.max(axis=(1, 2)), 1e-3)
        limit = np.clip(_NOISES * unlike.min(), *_UNLIKE)
        odds = np.clip(_STEEPNESS * np.log(limit / unlike), -_SUREST, self._sure[known])
        same, other = -np.logaddexp(0.0, -odds), -np.logaddexp(0.0, odds)
        at = _classes(self._counts[known], logs)
        less = np.minimum(logs[known, at] - self._told[known], 0.0)
        same += np.exp(other) * less  # a heap that is counted anew is stored anew
        still = known[odds >= _SURELY]
        self._logs[still] = logs[still]  # looked at from more sides since
        parts = _by_part(_parts(changes), self._counts[known], self._off)
        grown = _grown(logs[known], self._logs[known], at, parts)
        grown[np.arange(len(known)), at] += _STIRRED
        weighed = logs.copy()
        weighed[known] = normalised(grown) + other[:, None]
        weighed[known, at] = np.logaddexp(weighed[known, at], same)
        return weighed
