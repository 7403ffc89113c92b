"""Stacks among a frame's sites: how high each is, and the look of its top chip."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.chips import ChipSet
from calibration.common.view import View
from vision.chips.net import ChipLook, Looker
from vision.chips.stacks import THICKNESS_MM, StackGauge
from vision.chips.top_rims import kept
from vision.common.covers import Cover
from vision.common.patches import PatchCutter
from vision.common.scores import Heights

_NOT_EMPTY = np.log(0.5)
_CHIP = np.log(0.02)
_SURE_CHIP = np.log(0.8)
_MOVED = 0.05  # of half a patch: a top so far off its site is looked at where it is
_FARTHEST = 1.0  # the same: what appears farther off may be another site's chip
_GAIN = 0.05  # by how much one frame changes what is thought of the chips' size
_NEW_LOOK = 1.2  # mean difference of a patch, coarse, worth measuring anew
_UNLEARNED = 0.3  # of what is seen counts until a stack of known height was seen
_OTHERWISE = 6.5  # nats against other heights where a stack looks as when it was known
_ALTERED = 3.0  # nats against its known height where it alone looks otherwise
_OTHER_LOOK = 2.0  # mean difference of a patch, its rim left out: it looks otherwise
_KEPT, _GONE = 0.7, 0.45  # of a rim: it lies where it lay, it lies elsewhere
_OTHER_TOP = 20.0  # the same, where rather the top is another side's: heights may agree


class Stacks:
    """Stack heights over time; only changed stacks are measured.

    Parameters
    ----------
    view
        Where the board lies.
    most
        Chips in the highest stack.
    chips
        The taught set, if there is one.
    net
        What looks at the tops once more.
    """

    def __init__(
        self,
        view: View,
        most: int,
        chips: ChipSet | None,
        net: Looker,
    ) -> None:
        thickness = THICKNESS_MM if chips is None else chips.thickness_mm
        self._taught = chips is not None
        self._diameter_mm = 0.0 if chips is None else chips.diameter_mm
        self._view, self._net = view, net
        self._gauge = StackGauge(view, most, thickness)
        self._most, self._learned = most, False
        self._told: dict[int, FloatArray] = {}
        self._known: dict[int, tuple[FloatArray, int, FloatArray]] = {}
        self._coarse: FloatArray | None = None
        self._latest: FloatArray | None = None
        self._frame: Image | None = None

    def look(
        self,
        frame_bgr: Image,
        cutter: PatchCutter,
        patches: Image,
        look: ChipLook,
    ) -> tuple[Image, ChipLook, Heights]:
        """Return patches and looks of the top chips, and the stacks' heights.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        cutter
            Which cut the patches.
        patches : ndarray of shape (N, 32, 32, 3), uint8, BGR
        look
            What they show.

        Returns
        -------
        patches, look
            As given, those of high stacks exchanged.
        heights
            For each site with a chip, by its row, the log-likelihood of 1, 2, ...
            chips; the likeliest number has 0.
        """
        self._frame = frame_bgr
        self._follow(cutter.view)
        standing = (look.log_probs[:, Cover.EMPTY] < _NOT_EMPTY) & (
            look.log_probs[:, Cover.CHIP] > _CHIP
        )
        self._size_up(look, cutter.half_mm)
        if not self._diameter_mm:
            return patches, look, {}
        rows = np.flatnonzero(standing)
        self._measure(frame_bgr, patches, rows)
        if not len(rows):
            return patches, look, {}
        part = 1.0 if self._learned else _UNLEARNED
        told = {int(row): part * self._told[int(row)] for row in rows}
        told = self._as_known(told)
        patches, look = self._at_tops(frame_bgr, cutter, patches, look, told)
        return (
            patches,
            look,
            {row: tuple(map(float, each)) for row, each in told.items()},
        )

    def confirm(self, chips: Mapping[int, int]) -> None:
        """Learn the chips' size from stacks of known height, as they were seen last.

        Where a stack goes on looking as it looks now, it is as high as it is now.
        """
        if self._frame is None or self._latest is None:
            return
        high = {row: n for row, n in chips.items() if n}
        self._gauge.learn(self._frame, high)
        self._learned = self._learned or bool(high)
        self._told.clear()
        known = {row: n for row, n in high.items() if n <= self._most}
        rims = self._gauge.rims(
            self._frame, np.array(list(known), np.intp), np.array(list(known.values()))
        )
        self._known = {
            row: (self._latest[row].copy(), n, rim)
            for (row, n), rim in zip(known.items(), rims, strict=True)
        }

    def _as_known(self, told: dict[int, FloatArray]) -> dict[int, FloatArray]:
        """Return height log-likelihoods, given the looks of stacks of known height.

        One that looks as it did is as high as it was. One that alone looks different
        probably is not: where a man more moves the top very little, that is better
        evidence than the estimated height.
        """
        rows = np.array([row for row in told if row in self._known], np.intp)
        if not len(rows) or self._latest is None:
            return told
        before = np.stack([self._known[int(row)][0] for row in rows])
        off = _unlike(before[:, 1:-1, 1:-1], self._latest[rows, 1:-1, 1:-1])
        other = self._otherwise(rows, off)
        alone = np.median(other) < 0.5  # else the light did it, or the camera
        joined = dict(told)
        for row, unlike, part in zip(map(int, rows), off, other, strict=True):
            known = self._known[row][1] - 1
            seen, as_before = told[row].copy(), np.full(self._most, -_OTHERWISE)
            seen[known] -= _ALTERED * float(alone and unlike < _OTHER_TOP)
            as_before[known] = 0.0
            likely = part * seen + (1.0 - part) * as_before
            joined[row] = likely - likely.max()
        return joined

    def _otherwise(self, rows: NDArray[np.intp], off: FloatArray) -> FloatArray:
        """Return the probability (0..1) that known stacks changed, by their top rims.

        Shadows of others, and what is put beside a stack, change the patch about it,
        and not its rim. Where no rim is visible, or the top is another side's, the
        patch has to decide.
        """
        other = np.clip((off - _NEW_LOOK) / (_OTHER_LOOK - _NEW_LOOK), 0.0, 1.0)
        asked = np.flatnonzero((other > 0.0) & (off < _OTHER_TOP))
        if not len(asked) or self._frame is None:
            return other
        before = np.stack([self._known[int(row)][2] for row in rows[asked]])
        chips = np.array([self._known[int(row)][1] for row in rows[asked]])
        now = self._gauge.rims(self._frame, rows[asked], chips)
        stayed = kept(before, now, self._gauge.away_mm(rows[asked]))
        told = np.clip((_KEPT - stayed) / (_KEPT - _GONE), 0.0, 1.0)
        other[asked] = np.where(np.isnan(stayed), other[asked], told)
        return other

    def _size_up(self, look: ChipLook, half_mm: float) -> None:
        """Estimate the width of untaught chips, from all that are certain."""
        sure = look.log_probs[:, Cover.CHIP] > _SURE_CHIP
        if self._taught or not sure.any():
            return
        seen = 2 * float(np.median(look.radius[sure])) * half_mm
        part = _GAIN if self._diameter_mm else 1.0
        self._diameter_mm += part * (seen - self._diameter_mm)

    def _follow(self, view: View) -> None:
        """Measure anew; stacks that look as they did are still known."""
        if view is not self._view:
            self._view = view
            self._gauge.follow(view)
            self._told.clear()

    def _measure(
        self, frame_bgr: Image, patches: Image, rows: NDArray[np.intp]
    ) -> None:
        """Measure the stacks that look otherwise than when they were measured."""
        coarse = patches.reshape(len(patches), 8, 4, 8, 4, 3).mean(axis=(2, 4))
        self._latest = coarse
        if self._coarse is None:
            self._coarse = coarse.copy()
        off = np.abs(coarse - self._coarse).mean(axis=(1, 2, 3))
        new = [
            row for row in rows if int(row) not in self._told or off[row] > _NEW_LOOK
        ]
        if not new:
            return
        chosen = np.array(new, np.intp)
        told = self._gauge.measure(frame_bgr, chosen, self._diameter_mm)
        for row, each in zip(chosen, told, strict=True):
            self._told[int(row)] = each
            self._coarse[row] = coarse[row]

    def _at_tops(
        self,
        frame_bgr: Image,
        cutter: PatchCutter,
        patches: Image,
        look: ChipLook,
        told: Mapping[int, FloatArray],
    ) -> tuple[Image, ChipLook]:
        """Return patches and looks, those of tops that appear off their site anew."""
        rows = np.array(list(told), np.intp)
        chips = np.array([each.argmax() for each in told.values()]) + 1.0
        tops = self._gauge.apparent_mm(rows, chips)
        bare = self._gauge.apparent_mm(rows, np.zeros(len(rows)))
        off = np.linalg.norm(tops - bare, axis=1) / cutter.half_mm
        chosen = (chips > 1) & (off > _MOVED) & (off < _FARTHEST)
        if not chosen.any():
            return patches, look
        cut = cutter.cut_at(frame_bgr, tops[chosen])
        seen = self._net.look(cut)
        better = (
            seen.log_probs[:, Cover.CHIP] > look.log_probs[rows[chosen], Cover.CHIP]
        )
        at = rows[chosen][better]
        patches = patches.copy()
        log_probs, centre = look.log_probs.copy(), look.centre.copy()
        radius = look.radius.copy()
        patches[at], log_probs[at] = cut[better], seen.log_probs[better]
        centre[at], radius[at] = seen.centre[better], seen.radius[better]
        return patches, ChipLook(log_probs=log_probs, centre=centre, radius=radius)


def _unlike(before: FloatArray, now: FloatArray) -> FloatArray:
    """Return the mean difference of patches, up to their light, shape (N,).

    All may have become darker alike, or each by as much as a shadow makes it.
    """
    levels = before.mean(axis=(1, 2, 3)), now.mean(axis=(1, 2, 3))
    own = levels[1] / np.maximum(levels[0], 1.0)
    gains = np.stack([np.full_like(own, np.median(own)), own])
    off = np.abs(now - gains[..., None, None, None] * before).mean(axis=(2, 3, 4))
    least: FloatArray = (off / np.maximum(gains, 1.0)).min(axis=0)
    return least
