"""Eye for boards of pits: the number of seeds in each."""

from collections.abc import Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import View
from rules.core.evidence import Evidence
from rules.core.pieces import Appearance
from vision.common.reading import Sighting
from vision.seeds.count_prior import ALIKE, PitMemory, normalised
from vision.seeds.counting import (
    PATCH_PX,
    SIDES,
    Counter,
    PitCutter,
    cut_pits,
    from_side,
)
from vision.seeds.hand_over_pits import WoodWatch

_BLOCKS = 10  # along a side: coarse enough that noise is gone, one seed is not
_STILL = 4.0  # levels: a pit none of whose blocks changed more is not counted again
_STIRRED = 12.0  # and one that changed more is glanced at: noise, or a lamp, is less
_JUMP = 0.5  # of a pit: the camera moved more than a little
_LATELY = 6  # frames: what changed that little since a close look is noise
_CLOSELY = 4  # pits a frame that are looked at closely: no frame takes long
_GLANCES = 3  # take as long as one close look
_FLOOR = -12.0  # of a log-likelihood: one wild pit must not outvote the board
_MOST = 60  # seeds: as many as might lie in a pit, all beyond the last class alike
_SELDOM = 4  # boards confirmed, at least, between one lesson and the next
_DOUBTFUL = 0.98  # chance of the confirmed count below which a pit teaches something
_ABSURD = 1e-4  # and below which it teaches nothing
_MOST_LESSONS = 8  # pits of one board, the most doubtful


def _blocks(patches: Image) -> NDArray[np.float32]:
    """Return the patches' coarse blocks, shape (N, blocks)."""
    side = PATCH_PX // _BLOCKS
    tall = patches.reshape(-1, PATCH_PX, 3)
    if not len(tall):
        return np.zeros((0, _BLOCKS**2 * 3), np.float32)
    small = cv2.resize(tall, (_BLOCKS, len(tall) // side), interpolation=cv2.INTER_AREA)
    return small.reshape(len(patches), -1).astype(np.float32)


@dataclass(frozen=True, slots=True)
class TaughtSeeds:
    """Result of teaching: pits whose seeds a person counted.

    Attributes
    ----------
    patches : ndarray of shape (N, 80, 80, 3), uint8, BGR
        As `vision.seeds.counting.cut_pits` cuts them.
    counts
        The seeds in each.
    """

    patches: Image
    counts: tuple[int, ...]


def pits_of(view: View) -> tuple[str, ...]:
    """Return the sites of a board whose seeds can be counted."""
    return tuple(name for name in view.board.names if name not in view.board.stores)


def teach_seeds(frame_bgr: Image, view: View, fill: int) -> TaughtSeeds:
    """Return the seed calibration from a picture with equal counts in every pit.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        A picture of the view's size.
    view
        Where the board lies.
    fill
        Seeds in each pit; the stores do not matter.
    """
    pits = pits_of(view)
    return TaughtSeeds(cut_pits(frame_bgr, view.rims_px(pits)), (fill,) * len(pits))


class SeedEye:
    """Eye for seeds in pits; stores hold too many to be counted.

    A pit is glanced at when its seeds were stirred. Then it is looked at closely, from
    one side more now and then, until the mean over `SIDES` sides is known: that is
    truer, and no single frame takes long.

    Parameters
    ----------
    view
        Where the board lies.
    counter
        What counts seeds.
    wood
        A picture of the board with nothing over its wood; None: there is none.
    """

    def __init__(self, view: View, counter: Counter, wood: Image | None = None) -> None:
        self._counter = counter
        self._pits = pits_of(view)
        self._cut_view, self._rims = view, view.rims_px(self._pits)
        self._cutter = PitCutter(self._rims)
        self._wood = WoodWatch(view, self._pits, wood)
        self._patches: Image = np.zeros((0, PATCH_PX, PATCH_PX, 3), np.uint8)
        self._logs: FloatArray = np.zeros((0, 2))  # means over the sides
        self._sides = np.zeros(len(self._pits), np.intp)  # looked at closely
        self._frame = 0
        self._looks = np.zeros(len(self._pits), np.intp)  # the frame of the last
        self._glanced = np.ones(len(self._pits), bool)  # and not yet looked at closely
        self._counted: NDArray[np.float32] | None = None  # blocks, at the last count
        self._memory = PitMemory(len(self._pits))
        self._seen = np.zeros(len(self._pits), bool)
        self._boards = 0

    @property
    def sides_alike(self) -> bool:
        """Return False: chips' colours always separate the sides."""
        return False

    @property
    def sides_confused(self) -> bool:
        """Return False: chips' colours always separate the sides."""
        return False

    def look(self, frame_bgr: Image, view: View) -> NDArray[np.bool_]:
        """Process a frame; return a mask of occluded pits."""
        if self._cut_view is not view:
            self._move_to(view)
        hidden = self._wood.covered(frame_bgr) | self._beyond(frame_bgr)
        self._patches = self._cutter.cut(frame_bgr)
        return hidden

    def _move_to(self, view: View) -> None:
        """Change the view; after a jump the reference looks are dropped."""
        before, self._rims = self._rims, view.rims_px(self._pits)
        self._cut_view, self._cutter = view, PitCutter(self._rims)
        off = np.linalg.norm((self._rims - before).mean(axis=1), axis=1)
        if off.max() < _JUMP * float(np.ptp(before[0], axis=0).max()):
            self._wood.move_to(view)
            return
        self._wood = WoodWatch(view, self._pits)
        self._memory = PitMemory(len(self._pits))
        self._counted = None
        self._sides[:], self._glanced[:] = 0, True

    def report(self, hidden: NDArray[np.bool_]) -> Sighting:
        """Return the sighting of the last look."""
        board = self._cut_view.board
        self._seen = ~hidden
        self._count()
        logs = self._memory.weighed(self._patches, self._spreads())
        floored = np.maximum(np.log(np.exp(logs) + np.exp(_FLOOR)), _FLOOR)
        last = floored.shape[1] - 1
        classes = np.minimum(np.arange(_MOST + 1), last)
        counts: list[Appearance] = list(range(_MOST + 1))
        seen = {
            name: dict(zip(counts, row, strict=True))
            for name, row, away in zip(
                self._pits, floored[:, classes].tolist(), hidden, strict=True
            )
            if not away
        }
        chances = np.exp(logs.max(axis=1)) * ~hidden
        confidence = dict.fromkeys(board.names, 0.0)
        confidence |= dict(zip(self._pits, chances.tolist(), strict=True))
        away = frozenset(name for name in board.names if name not in seen)
        glanced = {
            name for name, yet in zip(self._pits, self._glanced, strict=True) if yet
        }
        unfinished = bool((self._sides < SIDES)[self._seen].any())
        told = Evidence(seen, away)
        return Sighting(told, confidence, frozenset(glanced - away), unfinished)

    def _spreads(self) -> FloatArray:
        """Return ln of the chance of each count of each pit, by looks alone."""
        return normalised(self._logs / ALIKE)

    def _count(self) -> None:
        """Glance at the pits that were stirred; look closely at a few others."""
        blocks = _blocks(self._patches)
        if self._counted is None:
            self._logs = self._counter.glance(self._patches)
            self._counted = blocks
            return
        change = np.abs(blocks - self._counted).max(axis=1, initial=0.0) * self._seen
        changed, stirred = change > _STILL, change > _STIRRED
        self._frame += 1
        self._counted[changed] = blocks[changed]
        self._sides[changed] = 0
        lately = self._frame - self._looks <= _LATELY
        self._glanced |= stirred | (changed & ~lately)
        if stirred.any():
            self._logs[stirred] = self._counter.glance(self._patches[stirred])
        order = np.lexsort((self._looks, self._sides))  # the longest ago first
        rows = order[(self._seen & ~stirred & (self._sides < SIDES))[order]]
        rows = rows[: max(_CLOSELY - stirred.sum() // _GLANCES, 0)]
        if len(rows):
            self._look_closely(rows)

    def _look_closely(self, rows: NDArray[np.intp]) -> None:
        """Count from one more crop of some pits; it replaces a first glance."""
        looks = zip(self._patches[rows], self._sides[rows], strict=True)
        logs = self._counter.count(np.stack([from_side(*look) for look in looks]))
        self._sides[rows] += 1
        gain = (logs - self._logs[rows]) / self._sides[rows, None]
        self._logs[rows] += gain
        self._looks[rows] = self._frame
        self._glanced[rows] = False

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn this set of seeds from a board that the referee is sure of.

        Only pits that were doubtful teach, few at a time and not at every board:
        what is sure already must not drown what the start fill taught.
        """
        if len(self._logs) != len(self._pits):
            return
        known = [contents.get(name) for name in self._pits]
        counts = np.array([n if isinstance(n, int) else -1 for n in known])
        self._memory.keep(self._patches, self._spreads(), counts, self._seen)
        self._boards += 1
        if self._boards % _SELDOM:
            return
        logs = normalised(self._logs)
        at = np.clip(counts, 0, logs.shape[1] - 1)
        chance = np.exp(logs[np.arange(len(counts)), at])
        teaches = (counts >= 0) & (chance < _DOUBTFUL) & (chance > _ABSURD)
        rows = np.flatnonzero(teaches)
        rows = rows[np.argsort(chance[rows])][:_MOST_LESSONS]
        if len(rows):
            self._counter = self._counter.adapted_to(
                self._patches[rows], counts[rows].tolist()
            )
            self._sides[:] = 0

    def _beyond(self, frame_bgr: Image) -> NDArray[np.bool_]:
        """Return a mask of the pits that lie partly outside the picture."""
        height, width = frame_bgr.shape[:2]
        low, high = self._rims.min(axis=1), self._rims.max(axis=1)
        beyond: NDArray[np.bool_] = (low < -2).any(axis=1) | (
            high > (width + 1, height + 1)
        ).any(axis=1)
        return beyond
