"""Temporal filter: fuse the readings of a quiet spell into one settled evidence."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array, FloatArray, Image
from calibration.common.view import View
from rules.core.evidence import Evidence
from rules.core.pieces import Appearance
from vision.common.reading import Reading
from vision.common.thumbnail import CELLS, REACH, WOOD, board_thumbnail
from vision.kinds import sight_of

_EDGE = round(CELLS * (1 - WOOD / REACH) / 2)  # cells beyond the board
_RIM_CELLS = 2
_STEP = 7.0  # grey levels by which a cell must change to count
_STEP_PART = 0.05  # ... and part of its own brightness
_SHIFT = 0.35  # of a cell, by which a camera may tremble
_MOVING_CELLS = 7  # cells that change from frame to frame when something moves
_ARM_CELLS = 40  # cells, on the board, of a region that comes in from beyond
_SPELLS = 8  # quiet spells whose looks are remembered
_OBJECT_TIMEOUT_S = 0.6  # what lies still so long is an object, not a hand
_SHADE_TIMEOUT_S = 0.6  # an arm's shape that hides nothing for so long is no arm
_CLOSE_TIMEOUT_S = 0.8  # what flickers so long is taken as it is seen at a glance
_ANEW_S = 1.0  # so long a board that was found elsewhere is looked at, at most
_FORGET_S = 1.0  # age at which a reading counts a third
_FLOOR = -20.0


@dataclass(slots=True)
class _Spell:
    """Period without motion.

    Attributes
    ----------
    look
        The thumbnail when it began.
    familiar
        The board was read then, or was seen without what lay there then: if it
        looks so again, that is the board itself, for no two arms lie alike.
    """

    look: Float32Array
    familiar: bool


class Settler:
    """Temporal filter that reports when the board is quiet, with its evidence.

    Parameters
    ----------
    hold_s
        How long nothing may move before the board is read.
    """

    def __init__(self, hold_s: float = 0.25) -> None:
        self._hold_s = hold_s
        self._last: Float32Array | None = None
        self._small: tuple[Image, View, Float32Array] | None = None
        self._around: tuple[View, FloatArray] | None = None
        self._still_since_s = 0.0
        self._seen_at_s = 0.0
        self._spell: _Spell | None = None
        self._before: list[_Spell] = []
        self._fused = _Fusion()
        self._looks_closely = False  # all of the board, after it was found elsewhere

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
            self._end_spell(None)
            self._last = None
            return None
        sight = sight_of(reading.view.board)
        thumbnail = self._thumbnail(frame_bgr, reading.view)
        if self._last is None or _moved(thumbnail, self._last):
            self._end_spell(thumbnail)
            self._still_since_s = now_s
        self._last, self._seen_at_s = thumbnail, now_s
        waits_for = self._waits_for(reading)
        self._fused.add(reading.evidence, now_s, but=waits_for)
        if not self._is_quiet(thumbnail, reading) or waits_for:
            return None
        if self._looks_closely and reading.unfinished and self._still_s < _ANEW_S:
            return None
        self._looks_closely = False
        if self._spell is not None:
            self._spell.familiar = True
        return self._fused.evidence(reading.evidence.hidden, sight.trust)

    def _thumbnail(self, frame_bgr: Image, view: View) -> Float32Array:
        """Return the board's thumbnail; that of the very picture before, once made."""
        if self._small is not None:
            picture, lay, small = self._small
            if picture is frame_bgr and lay is view:
                return small
        if self._around is None or self._around[0] is not view:
            around_mm = sight_of(view.board).surroundings(view)
            self._around = (view, view.px_on_board(around_mm))
        small = board_thumbnail(frame_bgr, self._around[1])
        self._small = (frame_bgr, view, small)
        return small

    def forget(self) -> None:
        """Begin anew: the board was found elsewhere, and all around it is new."""
        self._end_spell(None)
        self._last, self._before = None, []
        self._looks_closely = True

    def _waits_for(self, reading: Reading) -> frozenset[str]:
        """Return the sites whose reading will improve in a moment."""
        return reading.glanced if self._still_s < _CLOSE_TIMEOUT_S else frozenset()

    def _end_spell(self, now: Float32Array | None) -> None:
        """Forget the readings of a quiet spell, remember what it looked like."""
        self._fused = _Fusion()
        if self._spell is not None:
            self._before.insert(0, self._spell)
            del self._before[_SPELLS:]
        self._spell = None
        for spell in self._before:
            if now is not None and not spell.familiar:
                spell.familiar = _comes_in(now, spell.look)

    @property
    def _still_s(self) -> float:
        return self._seen_at_s - self._still_since_s

    def _is_quiet(self, thumbnail: Float32Array, reading: Reading) -> bool:
        if self._still_s < self._hold_s:
            return False
        if self._spell is None:
            self._spell = _Spell(thumbnail, familiar=False)
        stores = reading.view.board.stores
        hidden = bool(reading.evidence.hidden.difference(stores))
        reaches_in = self._reaches_in(thumbnail)
        if hidden and reaches_in:
            return False
        if hidden:
            return self._still_s >= _OBJECT_TIMEOUT_S
        return not reaches_in or self._still_s >= _SHADE_TIMEOUT_S

    def _reaches_in(self, thumbnail: Float32Array) -> bool:
        """Return True if an arm lies in from beyond."""
        for row, spell in enumerate(self._before):
            if spell.familiar and not _comes_in(thumbnail, spell.look):
                self._before.insert(0, self._before.pop(row))
                return False
        return bool(self._before)


class _Fusion:
    """Readings of one quiet spell, newer ones counting more."""

    def __init__(self) -> None:
        self._sums: dict[str, dict[Appearance, float]] = {}
        self._weights: dict[str, float] = {}
        self._heights: dict[str, tuple[float, ...]] = {}
        self._at_s: float | None = None

    def add(self, evidence: Evidence, now_s: float, but: frozenset[str]) -> None:
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
            if site in but:
                continue
            total = self._sums.setdefault(site, {})
            for content, score in seen.items():
                total[content] = total.get(content, 0.0) + score
            self._weights[site] = self._weights.get(site, 0.0) + 1.0
        self._heights |= evidence.heights

    def evidence(self, hidden: frozenset[str], trust: float) -> Evidence:
        """Return the mean of the readings, worth the more the more agree."""
        fused: dict[str, Mapping[Appearance, float]] = {}
        for site, total in self._sums.items():
            if site in hidden:
                continue
            weight = self._weights[site]
            worth = trust * weight / (weight + trust - 1.0) / weight
            fused[site] = {c: max(s * worth, _FLOOR) for c, s in total.items()}
        seen = {site: told for site, told in self._heights.items() if site in fused}
        return Evidence(fused, hidden, seen)


def _changed(now: Float32Array, before: Float32Array) -> NDArray[np.bool_]:
    """Return a mask of changed cells, compensated for the lamp's power and colour.

    What a shift by a part of a cell would explain does not differ.
    """
    gain = np.median((now + 4.0) / (before + 4.0), axis=(0, 1))
    expected = gain * (before + 4.0) - 4.0
    cross = cv2.getStructuringElement(cv2.MORPH_CROSS, (3, 3))
    low = expected + _SHIFT * (cv2.erode(expected, cross) - expected)
    high = expected + _SHIFT * (cv2.dilate(expected, cross) - expected)
    allowed = _STEP + _STEP_PART * expected
    differ = ((now < low - allowed) | (now > high + allowed)).any(axis=2)
    burnt = (now.min(axis=2) > 250) & (expected.min(axis=2) > 250)
    truly: NDArray[np.bool_] = differ & ~burnt
    return truly


def _on_board(cells: NDArray[Any]) -> NDArray[Any]:
    """Return the cells of a thumbnail's picture that show the board."""
    return cells[_EDGE:-_EDGE, _EDGE:-_EDGE]


def _moved(now: Float32Array, before: Float32Array) -> bool:
    """Return True if something on the board moved from frame to frame."""
    return int(_on_board(_changed(now, before)).sum()) >= _MOVING_CELLS


def _comes_in(now: Float32Array, before: Float32Array) -> bool:
    """Return True if something new comes in from beyond to the board or over it."""
    square = np.ones((3, 3), np.uint8)
    changed = _changed(now, before).astype(np.uint8)
    solid = cv2.morphologyEx(changed, cv2.MORPH_OPEN, square)
    changed = np.asarray(cv2.dilate(solid, square), dtype=np.uint8)
    count, labels = cv2.connectedComponents(changed, connectivity=8)
    inside = _on_board(labels)
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
