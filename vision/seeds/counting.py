"""Count the seeds in each pit's patch, as a probability distribution over counts."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.sampling import sampled
from vision.common.network import network

PATCH_PX = 80
HALF_RADII = 1.12  # a patch reaches a little past the pit's rim
MOST = 18  # seeds that are told apart; the last class is "more"
SIDES = 8  # ways to turn and mirror a patch
GREY = 0.5  # colours are mixed with grey: under a warm lamp blue is mostly noise
TONE, DARK = 128.0, 32.0  # tones are logarithms: an edge is as strong in the shade
_RIM_POINTS = 24
_FINE = 1.6  # pixels of the picture for one of a patch, from which it is sampled finer
_KEPT = 300  # taught pits that are remembered, the newest
_MIXED = (1 - GREY) * np.eye(3) + GREY / 3
_TONES = (TONE * np.log1p(np.arange(256) / DARK)).astype(np.float32)
_CLASSES = np.arange(MOST + 2, dtype=np.float64)
_TRUST = 0.2  # how far a taught set may tilt the spreads, a standard deviation
_REACH = 3.0  # seeds: so far off a count may be put right
_NEWTON_STEPS = 12


def round_rims(centres_px: FloatArray, radii_px: FloatArray) -> FloatArray:
    """Return rims of round pits, as `cut_pits` takes them.

    Parameters
    ----------
    centres_px : ndarray of shape (N, 2), float64
    radii_px : ndarray of shape (N,), float64
    """
    turn = np.arange(_RIM_POINTS) * 2 * np.pi / _RIM_POINTS
    circle = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    rims: FloatArray = centres_px[:, None] + radii_px[:, None, None] * circle
    return rims


def _frames(rims_px: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return each pit's middle and the matrix from the unit circle to its rim."""
    middles = rims_px.mean(axis=1)
    centred = rims_px - middles[:, None]
    spread = np.einsum("npi,npj->nij", centred, centred) * (2 / rims_px.shape[1])
    values, axes = np.linalg.eigh(spread)
    roots = np.sqrt(np.maximum(values, 1e-6))
    return middles, np.einsum("nij,nj,nkj->nik", axes, roots, axes)


class PitCutter:
    """Cuts a rectified square patch of each pit, with cached coordinates.

    Parameters
    ----------
    rims_px : ndarray of shape (N, P, 2), float64
        Points spread evenly round each pit's rim.
    size_px
        Side of the patches.
    half_radii
        Half the side of a patch in radii of the pit.
    between
        How OpenCV is to sample between pixels; far finer pictures are sampled finer and
        averaged, where it is linear.

    Raises
    ------
    ValueError
        If ``rims_px`` has another shape.
    """

    def __init__(
        self,
        rims_px: FloatArray,
        size_px: int = PATCH_PX,
        half_radii: float = HALF_RADII,
        between: int = cv2.INTER_LINEAR,
    ) -> None:
        if rims_px.ndim != 3 or rims_px.shape[2] != 2:
            raise ValueError(f"expected rims of shape (N, P, 2), got {rims_px.shape}")
        self._pits, self._size_px, self._between = len(rims_px), size_px, between
        if not self._pits:
            return
        middles, matrices = _frames(rims_px)
        step = np.linalg.norm(matrices, axis=1).max() * (2 * half_radii / size_px)
        self._finer = 2 if between == cv2.INTER_LINEAR and step > _FINE else 1
        side = size_px * self._finer
        line = (np.arange(side) - (side - 1) / 2) * (2 * half_radii / side)
        across = np.stack(np.meshgrid(line, line))
        places = np.einsum("nij,jhw->nhwi", matrices, across) + middles[:, None, None]
        tall = places.reshape(-1, side, 2).astype(np.float32)
        x, y, whole = tall[..., 0], tall[..., 1], between == cv2.INTER_NEAREST
        self._maps = cv2.convertMaps(x, y, cv2.CV_16SC2, nninterpolation=whole)

    def cut(self, image_bgr: Image) -> Image:
        """Return the patches.

        Parameters
        ----------
        image_bgr : ndarray of shape (H, W, C), uint8

        Returns
        -------
        ndarray of shape (N, size, size, C), uint8
        """
        shape = (self._pits, self._size_px, self._size_px, image_bgr.shape[2])
        if not self._pits:
            return np.zeros(shape, np.uint8)
        map_1, map_2 = self._maps
        tall: Image = sampled(image_bgr, map_1, map_2, self._between)
        if self._finer > 1:
            size = (self._size_px, self._pits * self._size_px)
            small = cv2.resize(tall, size, interpolation=cv2.INTER_AREA)
            tall = np.asarray(small, np.uint8)
        return tall.reshape(shape)


def cut_pits(image_bgr: Image, rims_px: FloatArray) -> Image:
    """Return patches of one picture as `PitCutter` cuts them."""
    return PitCutter(rims_px).cut(image_bgr)


def toned(patches: Image) -> NDArray[np.float32]:
    """Return patches (N, P, P, 3), uint8, as the network takes them: (N, 3, P, P)."""
    count, high, wide, channels = patches.shape
    if not patches.size:
        return np.zeros((count, channels, high, wide), np.float32)
    mixed = cv2.transform(patches.reshape(count, -1, channels), _MIXED)
    planes = np.ascontiguousarray(mixed.transpose(0, 2, 1)).reshape(count, -1)
    tones = np.asarray(cv2.LUT(planes, _TONES), np.float32)
    return tones.reshape(count, channels, high, wide)


def from_side(patches: Image, side: int) -> Image:
    """Return square patches (..., P, P, C) turned and mirrored, one of `SIDES` ways."""
    turned = np.rot90(patches, side // 2, axes=(-3, -2))
    return np.ascontiguousarray(turned[..., ::-1, :] if side % 2 else turned)


def _log_softmax(logits: FloatArray) -> FloatArray:
    high = logits - logits.max(axis=1, keepdims=True)
    return np.asarray(high - np.log(np.exp(high).sum(axis=1, keepdims=True)))


def _off(logits: FloatArray) -> FloatArray:
    """Return the offset of each count from the estimate, shape (N, 20).

    At most `_REACH`: however a set of seeds is misread, empty pits stay empty.
    """
    seen = np.exp(_log_softmax(logits)) @ _CLASSES
    return np.clip(_CLASSES - seen[:, None], -_REACH, _REACH)


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedPits:
    """Network features of pits whose counts are known.

    Attributes
    ----------
    features : ndarray of shape (M, F), float64
        What the network's last layer but one says, and 1.
    logits : ndarray of shape (M, 20), float64
        What it makes of it, untaught.
    counts : ndarray of shape (M,), int64
    """

    features: FloatArray
    logits: FloatArray
    counts: NDArray[np.int64]

    def with_more(self, other: "CountedPits") -> "CountedPits":
        """Return both; of too many the oldest are forgotten."""
        return CountedPits(
            features=np.concatenate([self.features, other.features])[-_KEPT:],
            logits=np.concatenate([self.logits, other.logits])[-_KEPT:],
            counts=np.concatenate([self.counts, other.counts])[-_KEPT:],
        )

    def tilt(self) -> FloatArray:
        """Return the weights w by which features tilt the spreads.

        The logit of count k becomes logit + `_off` (features . w): one number a pit
        that makes it rather more, or rather fewer, seeds. The prior on w keeps
        sure spreads where they are, however one-sided the lesson is; this is the
        most likely w, found by Newton's method in the span of the lesson.
        """
        gram = self.features @ self.features.T
        off = _off(self.logits)
        rows = np.arange(len(self.counts))
        truth = off[rows, np.minimum(self.counts, MOST + 1)]
        share = np.zeros(len(truth))
        for _ in range(_NEWTON_STEPS):
            chance = np.exp(_log_softmax(self.logits + (gram @ share)[:, None] * off))
            mean = (chance * off).sum(axis=1)
            spread = (chance * off**2).sum(axis=1) - mean**2
            lack = (truth - mean) - share / _TRUST**2
            curve = spread[:, None] * gram + np.eye(len(truth)) / _TRUST**2
            step = np.linalg.solve(curve, lack)
            share = share + step * min(1.0, 1.0 / (np.abs(gram @ step).max() + 1e-9))
        return np.asarray(self.features.T @ share)


class SeedNet:
    """Trained network, loaded for inference on pits.

    Parameters
    ----------
    path
        An ONNX file as `training.seeds_train` writes it; else the packaged one.
    quick
        Take the smaller of the packaged ones: less true, in a third of the time.
    """

    def __init__(self, path: Path | None = None, *, quick: bool = False) -> None:
        packaged = files("vision") / ("glance.onnx" if quick else "seeds.onnx")
        model = packaged if path is None else path
        self._session = network(model.read_bytes())

    def look(self, patches: Image, sides: int = 1) -> tuple[FloatArray, FloatArray]:
        """Return features (N, F), about of unit length, and logits (N, 20).

        Parameters
        ----------
        patches : ndarray of shape (N, 80, 80, 3), uint8, BGR
            As `cut_pits` cuts them.
        sides
            Number of crops to average, 1 to `SIDES`: more accurate, and proportionally
            slower.

        Raises
        ------
        ValueError
            If ``patches`` has another shape or type, or ``sides`` is out of range.
        """
        wanted = (PATCH_PX, PATCH_PX, 3)
        if patches.ndim != 4 or patches.shape[1:] != wanted:
            raise ValueError(f"expected shape (N, 80, 80, 3), got {patches.shape}")
        if patches.dtype != np.uint8:
            raise ValueError(f"expected uint8 patches, got {patches.dtype}")
        if not 1 <= sides <= SIDES:
            raise ValueError(f"expected 1 to {SIDES} sides, got {sides}")
        looks = [self._look(from_side(patches, side)) for side in range(sides)]
        seen = np.mean([features for features, _ in looks], axis=0)
        logits = np.mean([logits for _, logits in looks], axis=0)
        length = np.linalg.norm(seen, axis=1, keepdims=True) + 1e-6
        features = np.column_stack([seen / length, np.ones(len(seen))])
        return features.astype(np.float64), np.asarray(logits, np.float64)

    def _look(self, patches: Image) -> tuple[FloatArray, FloatArray]:
        features, logits = self._session.run(
            ["features", "logits"], {"patches": toned(patches)}
        )
        return features, logits


class Counter(Protocol):
    """Estimator of seed counts; `SeedCounter` is one."""

    def count(self, patches: Image) -> FloatArray:
        """Return ln of the chance of each count for patches (N, 80, 80, 3)."""

    def glance(self, patches: Image) -> FloatArray:
        """Return the same less truly, in a third of the time."""

    def adapted_to(
        self, patches: Image, counts: NDArray[np.integer] | list[int]
    ) -> "Counter":
        """Return a counter that knows these pits too."""


class SeedCounter:
    """Seed counter that adapts to the set from pits of known count.

    Parameters
    ----------
    net
        The trained network; else the packaged one.
    lesson
        What it was taught of this set of seeds.
    sides
        From how many sides it looks at each pit, 1 to `SIDES`.
    quick
        The network of a glance; else the packaged one.
    """

    def __init__(
        self,
        net: SeedNet | None = None,
        lesson: CountedPits | None = None,
        *,
        sides: int = 1,
        quick: SeedNet | None = None,
    ) -> None:
        self._net, self._sides = net or SeedNet(), sides
        self._quick = quick or SeedNet(quick=True)
        self._lesson = lesson
        self._tilt = lesson.tilt() if lesson else None

    def count(self, patches: Image) -> FloatArray:
        """Return the log-probability of each count.

        Parameters
        ----------
        patches : ndarray of shape (N, 80, 80, 3), uint8, BGR
            As `cut_pits` cuts them.

        Returns
        -------
        ndarray of shape (N, 20), float64
            Natural logarithm of the probability of 0, 1 ... 18 seeds and of more.

        Raises
        ------
        ValueError
            If ``patches`` has another shape or type, or ``sides`` is out of range.
        """
        features, logits = self._net.look(patches, self._sides)
        if self._tilt is not None:
            logits = logits + (features @ self._tilt)[:, None] * _off(logits)
        return _log_softmax(logits)

    def glance(self, patches: Image) -> FloatArray:
        """Return count probabilities as `count` does, faster and less accurately.

        Who looks from several sides has the time, and glances at nothing.
        """
        if self._sides > 1:
            return self.count(patches)
        return _log_softmax(self._quick.look(patches)[1])

    def adapted_to(
        self, patches: Image, counts: NDArray[np.integer] | list[int]
    ) -> "SeedCounter":
        """Return a counter that also knows that these pits hold these counts.

        Parameters
        ----------
        patches : ndarray of shape (M, 80, 80, 3), uint8, BGR
            Pits of the set at hand: the start fill, or what the rules confirmed.
        counts
            The seeds in each.

        Raises
        ------
        ValueError
            If there are not as many counts as patches.
        """
        known = np.asarray(counts, np.int64)
        if known.shape != (len(patches),):
            raise ValueError(f"{len(patches)} patches, but {known.shape} counts")
        features, logits = self._net.look(patches, SIDES)
        lesson = CountedPits(features=features, logits=logits, counts=known)
        if self._lesson:
            lesson = self._lesson.with_more(lesson)
        return SeedCounter(self._net, lesson, sides=self._sides, quick=self._quick)
