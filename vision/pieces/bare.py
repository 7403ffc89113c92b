"""Appearance of each empty site: grain, marks, holes and lines."""

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array, FloatArray
from rules.core.board import Board
from vision.common.covers import Cover
from vision.common.patches import PATCH_PX

_ASIDE = 2  # pixels of a patch: it may lie so far aside
_EDGE = 6  # pixels: beyond lie the neighbours
_BLOCK = 4
_WORST = 6  # blocks: by those that differ most a patch is judged
_GAIN = (0.3, 1.6)  # of its light: more has changed than lamp and shadow
_SHADED, _LIT = 0.55, 1.15  # of a patch's common light, by block
_ALIKE, _APART = 6.0, 8.0  # levels: an empty site, without evidence
_SURE = 8.0  # nats for nothing, where a site looks as it looks bare
_CLEARLY_EMPTY = np.log(0.9)
_FEW = 0.2  # of the sites: more dots are no marks
_ON_IT = 0.1  # of a spacing: a dot is on a site


class BareSites:
    """Appearance of the sites when they were empty.

    Parameters
    ----------
    board
        Whose sites they are, and whose dots are printed on some.
    """

    def __init__(self, board: Board) -> None:
        count = len(board.names)
        self._patches = np.zeros((count, PATCH_PX, PATCH_PX, 3), np.uint8)
        self._known = np.zeros(count, bool)
        self._dotted = _dotted(board)

    def learn(self, bare: NDArray[np.bool_], patches: NDArray[np.uint8]) -> None:
        """Store the patches of all empty sites.

        Parameters
        ----------
        bare : ndarray of shape (N,), bool
        patches : ndarray of shape (N, 32, 32, 3), uint8, BGR
        """
        self._patches[bare] = patches[bare]
        self._known |= bare

    def learn_from(self, patches: NDArray[np.uint8], log_probs: Float32Array) -> None:
        """Store the patches of one picture's confidently empty sites.

        Where all others have printed dots, nothing stands on the board: dots were taken
        for pieces.
        """
        bare = log_probs[:, Cover.EMPTY] > _CLEARLY_EMPTY
        if (bare | self._dotted).all():
            bare |= self._dotted
        self.learn(bare, patches)

    def weighed(
        self,
        log_probs: Float32Array,
        rows: NDArray[np.intp],
        patches: NDArray[np.uint8],
    ) -> Float32Array:
        """Return ln of each cover's chance, given how the sites look bare.

        Parameters
        ----------
        log_probs : ndarray of shape (M, 3), float32
            By the network alone.
        rows : ndarray of shape (M,), intp
            Whose they are.
        patches : ndarray of shape (M, 32, 32, 3), uint8, BGR
        """
        asked = self._known[rows] & (log_probs[:, Cover.EMPTY] < _CLEARLY_EMPTY)
        if not asked.any():
            return log_probs
        off = _unlike(self._patches[rows[asked]], patches[asked])
        likely = np.clip((_APART - off) / (_APART - _ALIKE), 0.0, 1.0)
        told = log_probs.astype(np.float64)
        told[asked, Cover.EMPTY] += _SURE * likely
        told -= np.logaddexp.reduce(told, axis=1, keepdims=True)
        return told.astype(np.float32)


def _dotted(board: Board) -> NDArray[np.bool_]:
    """Return a mask of sites with printed dots, (N,); empty if most have one."""
    sites = np.array(list(board.plan_mm.values()), np.float64)
    found = np.zeros(len(sites), bool)
    for dot in board.drawing.dots:
        off = np.linalg.norm(sites - np.array(dot.middle, np.float64), axis=1)
        found |= off < _ON_IT * board.spacing_mm
    return found if found.mean() < _FEW else np.zeros_like(found)


def _unlike(bare: NDArray[np.uint8], now: NDArray[np.uint8]) -> FloatArray:
    """Return the largest difference of patches from bare sites, levels, (M,).

    As little aside as they can be.
    """
    there = _blocks(now, 0, 0)
    least = np.full(len(now), np.inf)
    for down in range(-_ASIDE, _ASIDE + 1):
        for right in range(-_ASIDE, _ASIDE + 1):
            least = np.minimum(least, _worst(_blocks(bare, down, right), there))
    return least


def _blocks(patches: NDArray[np.uint8], down: int, right: int) -> Float32Array:
    """Return the blocks of the middle of patches, moved so far, (M, 25, 48)."""
    rows, columns = (slice(_EDGE + by, PATCH_PX - _EDGE + by) for by in (down, right))
    inner = patches[:, rows, columns].astype(np.float32)
    side = inner.shape[1] // _BLOCK
    apart = inner.reshape(len(inner), side, _BLOCK, side, _BLOCK, 3)
    return apart.transpose(0, 1, 3, 2, 4, 5).reshape(len(inner), side * side, -1)


def _worst(known: Float32Array, there: Float32Array) -> FloatArray:
    """Return the difference of patches in their most different blocks, (M,).

    Each block has a light of its own, as shadows fall across the board.
    """
    gain = (known * there).sum(axis=2) / np.maximum((known**2).sum(axis=2), 1.0)
    common = np.median(gain, axis=1, keepdims=True)
    gain = np.clip(gain, _SHADED * common, _LIT * common).clip(*_GAIN)
    off = np.abs(there - gain[..., None] * known).mean(axis=2)
    return np.asarray(np.sort(off, axis=1)[:, -_WORST:].mean(axis=1), np.float64)
