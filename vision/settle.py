"""Readings with their times become one settled evidence, or not yet."""

from collections.abc import Mapping

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.view import View
from rules.evidence import Content, Evidence
from vision.reading import Reading

FloatArray = NDArray[np.float32]
Image = NDArray[np.uint8]

_CELLS = 48  # the thumbnail's side
_REACH = 1.45  # it shows this much more than the outermost square
_RIM_CELLS = 2
_STEP = 7.0  # grey levels by which a cell must change to count
_STEP_PART = 0.05  # ... and part of its own brightness
_MOVING_CELLS = 7  # cells that change from frame to frame when something moves
_ARM_CELLS = 60  # cells, on the board, of a foreign region that reaches in over it
_OBJECT_PATIENCE_S = 3.0  # what lies still so long is an object, not a hand
_SHADE_PATIENCE_S = 0.5  # an arm's shape that hides nothing for so long is no arm
_FORGET_S = 1.0  # age at which a reading counts a third
_TRUST = 2.0  # many agreeing frames count as much as two that know nothing of another
_FLOOR = -20.0


class Settler:
    """Says when the board is quiet, and what was then read of it.

    Parameters
    ----------
    hold_s
        How long nothing may move before the board is read.
    """

    def __init__(self, hold_s: float = 0.25) -> None:
        self._hold_s = hold_s
        self._last: FloatArray | None = None
        self._quiet: FloatArray | None = None
        self._still_since_s = 0.0
        self._fused = _Fusion()

    def observe(
        self, frame_bgr: Image, reading: Reading, now_s: float
    ) -> Evidence | None:
        """Return the evidence of a quiet board, None while it is not quiet.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            The frame that was read.
        now_s
            The frame's time; only differences count.
        """
        if reading.trouble is not None:
            self._last = None
            self._fused = _Fusion()
            return None
        thumbnail = board_thumbnail(frame_bgr, reading.view)
        moving = (
            self._last is None
            or int(_changed(thumbnail, self._last).sum()) >= _MOVING_CELLS
        )
        self._last = thumbnail
        if moving:
            self._still_since_s = now_s
            self._fused = _Fusion()
        self._fused.add(reading.evidence, now_s)
        if not self._is_quiet(thumbnail, reading, now_s - self._still_since_s):
            return None
        self._quiet = thumbnail
        return self._fused.evidence(reading.evidence.hidden)

    def _is_quiet(
        self, thumbnail: FloatArray, reading: Reading, still_s: float
    ) -> bool:
        if still_s < self._hold_s:
            return False
        hidden = bool(reading.evidence.hidden)
        reaches_in = self._quiet is not None and _reaches_in(thumbnail, self._quiet)
        if hidden and reaches_in:
            return False
        if hidden:
            return still_s >= _OBJECT_PATIENCE_S
        return not reaches_in or still_s >= _SHADE_PATIENCE_S


class _Fusion:
    """Readings of one quiet spell, newer ones counting more."""

    def __init__(self) -> None:
        self._sums: dict[str, dict[Content, float]] = {}
        self._weights: dict[str, float] = {}
        self._at_s: float | None = None

    def add(self, evidence: Evidence, now_s: float) -> None:
        kept = (
            1.0
            if self._at_s is None
            else float(np.exp((self._at_s - now_s) / _FORGET_S))
        )
        self._at_s = now_s
        for site in self._sums:
            self._weights[site] *= kept
            self._sums[site] = {c: s * kept for c, s in self._sums[site].items()}
        for site, seen in evidence.log_likelihoods.items():
            total = self._sums.setdefault(site, {})
            for content, score in seen.items():
                total[content] = total.get(content, 0.0) + score
            self._weights[site] = self._weights.get(site, 0.0) + 1.0

    def evidence(self, hidden: frozenset[str]) -> Evidence:
        """Return the mean of the readings, worth the more the more agree."""
        fused: dict[str, Mapping[Content, float]] = {}
        for site, total in self._sums.items():
            if site in hidden:
                continue
            weight = self._weights[site]
            worth = _TRUST * weight / (weight + _TRUST - 1.0) / weight
            fused[site] = {c: max(s * worth, _FLOOR) for c, s in total.items()}
        return Evidence(fused, hidden)


def board_thumbnail(frame_bgr: Image, view: View) -> FloatArray:
    """Return a small picture of the board and its surroundings, north up.

    Returns
    -------
    ndarray of shape (48, 48, 3), float32, BGR
        It follows the view, so a camera that moves a little moves nothing in it.
    """
    names = view.board.corners
    outer = np.array([view.sites_mm[name] for name in names])
    outer = outer.mean(axis=0) + _REACH * (outer - outer.mean(axis=0))
    px = view.camera.px_from_plan(np.column_stack([outer, np.zeros(4)]))
    low = np.maximum(np.floor(px.min(axis=0)).astype(int), 0)
    high = np.minimum(np.ceil(px.max(axis=0)).astype(int) + 1, frame_bgr.shape[1::-1])
    crop = frame_bgr[low[1] : high[1], low[0] : high[0]]
    small = cv2.resize(crop, (2 * _CELLS, 2 * _CELLS), interpolation=cv2.INTER_AREA)
    scale = 2 * _CELLS / (high - low)
    source = ((px - low + 0.5) * scale - 0.5).astype(np.float32)
    end = _CELLS - 1.0
    target = np.array([[0, 0], [end, 0], [end, end], [0, end]], dtype=np.float32)
    level = cv2.warpPerspective(
        small,
        cv2.getPerspectiveTransform(source, target),
        (_CELLS, _CELLS),
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(cv2.blur(level, (2, 2)), dtype=np.float32)


def _changed(now: FloatArray, before: FloatArray) -> NDArray[np.bool_]:
    """Return which cells differ, after a change of the lamp's power or colour."""
    gain = np.median((now + 4.0) / (before + 4.0), axis=(0, 1))
    expected = gain * (before + 4.0) - 4.0
    allowed = _STEP + _STEP_PART * expected
    differ: NDArray[np.bool_] = (np.abs(now - expected) > allowed).any(axis=2)
    burnt = (now.min(axis=2) > 250) & (expected.min(axis=2) > 250)
    truly: NDArray[np.bool_] = differ & ~burnt
    return truly


def _reaches_in(now: FloatArray, quiet: FloatArray) -> bool:
    """Return whether something new lies across the edge and over the board."""
    changed = _changed(now, quiet).astype(np.uint8)
    changed = np.asarray(cv2.dilate(changed, np.ones((3, 3), np.uint8)), dtype=np.uint8)
    count, labels = cv2.connectedComponents(changed, connectivity=8)
    margin = round(_CELLS * (1 - 1 / _REACH) / 2)
    inside = labels[margin:-margin, margin:-margin]
    rim = np.concatenate(
        [
            labels[:_RIM_CELLS].ravel(),
            labels[-_RIM_CELLS:].ravel(),
            labels[:, :_RIM_CELLS].ravel(),
            labels[:, -_RIM_CELLS:].ravel(),
        ]
    )
    return any(
        int((inside == label).sum()) >= _ARM_CELLS and bool((rim == label).any())
        for label in range(1, count)
    )
