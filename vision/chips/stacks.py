"""Stack heights: the network's log-likelihoods, combined with learned thickness."""

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage, Image
from calibration.common.view import View
from vision.chips.top_rims import rims_at
from vision.chips.towers import CODE, THICK, ChipPrior, TowerCutter, TowerLook, TowerNet

THICKNESS_MM = 5.0  # of a chip of which nothing is known
_UNKNOWN, _TAUGHT = 0.45, 0.12  # spread of its logarithm, before more is seen
_OUTLINE = 0.96  # a chip's diameter, as part of what it looks like
_MOST_WIDER = 0.15  # of a size's logarithm, by which it is put right at once
_SURE, _LEAST = 0.05, 0.04  # of the thickness's logarithm: as good as known, at best
_ALIKE, _APART = 0.13, 0.2  # the same: single chips of a picture mislead alike, or each
_GRID = np.linspace(-2.0, 2.0, 7)  # spreads: thicknesses that stacks are tried with
_COUNTED = 0.5  # weight of known stacks: they stay in a few pictures
_MOST_LEARNED = 12  # stacks from which is learned at once
_LESSONS, _LATER = 20, 8  # pictures learned from one by one, then every eighth
_TAKEN = 0.3  # spread of the width estimated from one picture
_NEAREST = 4  # single chips that a stack is compared with
_TRUSTED = 0.7  # spread of the network's estimate: other boards than in training
_UNTRUE = 0.03  # chance that the picture misleads
_ASKEW = 0.15  # the same of a known stack's height, as men stand off each other


def _together(told: FloatArray) -> float:
    """Return the weighted mean of (N, 2): a number, and ln of its weight."""
    weight = np.exp(told[:, 1] - told[:, 1].max())
    return float((weight * told[:, 0]).sum() / weight.sum())


@cache
def _net() -> TowerNet:
    return TowerNet()


class StackGauge:
    """Stack height estimator for one view.

    Parameters
    ----------
    view
        Where the board lies.
    most
        Chips in the highest stack.
    thickness_mm
        Of one chip, as far as it is known.

    Notes
    -----
    The camera sees a stack's top moved away from the point under the camera and grown.
    Right under the camera only the growth in size is evidence, and weak. Single chips
    whose number is known show the network how such chips look.
    """

    def __init__(
        self, view: View, most: int, thickness_mm: float = THICKNESS_MM
    ) -> None:
        self._most = most
        self._move_to(view)
        self._log_mm = float(np.log(thickness_mm))
        self._spread = _UNKNOWN if thickness_mm == THICKNESS_MM else _TAUGHT
        self._radius_mm = 0.0
        self._lessons = 0
        self._singles: dict[int, FloatImage] = {}
        self._counted: dict[int, int] = {}

    @property
    def thickness_mm(self) -> float:
        """Return the likeliest thickness of a chip."""
        return float(np.exp(self._log_mm))

    def follow(self, view: View) -> None:
        """Set the view of the board."""
        if view is not self._view:
            self._move_to(view)
            self._singles.clear()

    def _move_to(self, view: View) -> None:
        self._view = view
        self._cutter = TowerCutter(view)

    def apparent_mm(
        self, rows: NDArray[np.intp], chips: FloatArray | NDArray[np.intp]
    ) -> FloatArray:
        """Return the apparent positions of tops in the board's plane, (N, 2)."""
        height = chips * self.thickness_mm
        eye = self._cutter.eye_mm
        grow = eye[2] / (eye[2] - height)
        sites = self._cutter.sites_mm[rows]
        moved: FloatArray = eye[:2] + (sites - eye[:2]) * grow[:, None]
        return moved

    def away_mm(self, rows: NDArray[np.intp]) -> FloatArray:
        """Return the offset of sites from the point under the camera, (N, 2)."""
        away: FloatArray = self._cutter.sites_mm[rows] - self._cutter.eye_mm[:2]
        return away

    def rims(
        self, frame_bgr: Image, rows: NDArray[np.intp], chips: NDArray[np.intp]
    ) -> FloatArray:
        """Return profiles across the rims of stacks' tops, as `rims_at` does."""
        eye_mm = float(self._cutter.eye_mm[2])
        high_mm = np.asarray(chips, np.float64) * self.thickness_mm
        radii_mm: FloatArray = self._radius_mm * eye_mm / (eye_mm - high_mm)
        return rims_at(frame_bgr, self._view, self.apparent_mm(rows, chips), radii_mm)

    def measure(
        self, frame_bgr: Image, rows: NDArray[np.intp], about_mm: float
    ) -> FloatArray:
        """Return the log-likelihood of 1, 2, ... chips at sites, shape (N, most).

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        rows : ndarray of shape (N,), intp
            Sites where a chip is seen.
        about_mm
            The chips' diameter, roughly.

        Notes
        -----
        The likeliest number of each site has 0.
        """
        if not len(rows):
            return np.zeros((0, self._most))
        if not self._radius_mm:
            self._radius_mm = _OUTLINE * about_mm / 2
            self._radius_mm = self._sized(frame_bgr, rows)
        chance = np.zeros((len(rows), self._most))
        for thick_mm in self._likely_mm():
            chance += self._chance(frame_bgr, rows, thick_mm)
        chance /= chance.sum(axis=1, keepdims=True)
        told = np.log((1 - _UNTRUE) * chance + _UNTRUE / self._most)
        best: FloatArray = told - told.max(axis=1, keepdims=True)
        return best

    def _chance(
        self, frame_bgr: Image, rows: NDArray[np.intp], thick_mm: float
    ) -> FloatArray:
        """Return the probability of 1, 2, ... chips, given a thickness."""
        chip = ChipPrior(self._radius_mm, thick_mm)
        stood = self._cutter.cut(frame_bgr, rows, chip)
        look = _net().look(stood, chip, self._context(rows))
        score = look.scores(self._most, chip.thick)
        likely = np.exp(_TRUSTED * (score - score.max(axis=1, keepdims=True)))
        chance: FloatArray = likely / likely.sum(axis=1, keepdims=True)
        return chance

    def learn(self, frame_bgr: Image, chips: Mapping[int, int]) -> None:
        """Learn the thickness and width of chips from stacks of known height.

        Parameters
        ----------
        chips
            For each site, by its row, how many chips stand there.
        """
        if not chips or not self._radius_mm:
            return
        self._lessons += 1
        if self._lessons > _LESSONS and self._lessons % _LATER:
            return
        rows = np.array([row for row, count in chips.items() if count == 1], np.intp)
        if len(rows):
            self._learn_from(frame_bgr, rows)
        high = {row: n for row, n in chips.items() if 1 < n <= self._most}
        self._counted = {
            row: n for row, n in self._counted.items() if high.get(row) == n
        }
        new = {row: n for row, n in high.items() if row not in self._counted}
        if new:
            self._learn_from_high(frame_bgr, new)

    def _learn_from(self, frame_bgr: Image, rows: NDArray[np.intp]) -> None:
        """Learn from single chips, and remember how they look."""
        seen_mm = self._sized(frame_bgr, rows)
        part = _TAKEN if self._lessons > 1 else 1.0
        self._radius_mm *= float(np.exp(part * np.log(seen_mm / self._radius_mm)))
        look = self._look(frame_bgr, rows)
        thick_mm = THICK * self._radius_mm * float(np.exp(_together(look.made[:, :2])))
        spread = float(np.hypot(_ALIKE, _APART / np.sqrt(len(rows))))
        if self._lessons == 1:  # others of the same chips would mislead alike
            trust = self._spread**2 / (self._spread**2 + spread**2)
            self._log_mm += trust * (float(np.log(thick_mm)) - self._log_mm)
            self._spread *= float(np.sqrt(1 - trust))
        self._singles.update(
            {int(row): code for row, code in zip(rows, look.code, strict=True)}
        )

    def _learn_from_high(self, frame_bgr: Image, high: Mapping[int, int]) -> None:
        """Learn the thickness of chips from stacks of two and more, from each once.

        Chips that lie askew mislead as long as they stand there.
        """
        rows = self._farthest(np.array(list(high), np.intp))
        self._counted.update((int(row), high[int(row)]) for row in rows)
        chips = np.array([high[int(row)] for row in rows])
        tried = self._log_mm + _GRID * self._spread
        told = -0.5 * _GRID**2
        for k, log_mm in enumerate(tried):
            chance = self._chance(frame_bgr, rows, float(np.exp(log_mm)))
            right = chance[np.arange(len(rows)), chips - 1]
            told[k] += _COUNTED * float(np.log(right + _ASKEW).sum())
        weight = np.exp(told - told.max())
        weight /= weight.sum()
        self._log_mm = float(weight @ tried)
        spread = float(np.sqrt(weight @ (tried - self._log_mm) ** 2))
        self._spread = float(np.clip(spread, _LEAST, self._spread))

    def _farthest(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return the sites farthest from the camera's foot: the best informed."""
        order = np.argsort(-np.linalg.norm(self.away_mm(rows), axis=1), kind="stable")
        return rows[order[:_MOST_LEARNED]]

    def _look(
        self, frame_bgr: Image, rows: NDArray[np.intp], radius_mm: float | None = None
    ) -> TowerLook:
        """Return the looks of single chips, for an assumed radius."""
        chip = ChipPrior(radius_mm or self._radius_mm)
        return _net().look(self._cutter.cut(frame_bgr, rows, chip), chip)

    def _sized(self, frame_bgr: Image, rows: NDArray[np.intp]) -> float:
        """Return the radius estimated from these chips."""
        radius = self._radius_mm
        for _ in range(2):
            look = self._look(frame_bgr, rows, radius)
            wider = np.clip(_together(look.made[:, 2:]), -_MOST_WIDER, _MOST_WIDER)
            radius *= float(np.exp(wider))
        return radius

    def _context(self, rows: NDArray[np.intp]) -> FloatImage:
        """Return the looks of the nearest single chips, shape (N, 33)."""
        context = np.zeros((len(rows), CODE + 1), np.float32)
        if self._singles:
            known = np.array(list(self._singles), np.intp)
            codes = np.stack(list(self._singles.values()))
            sites = self._cutter.sites_mm
            off = np.linalg.norm(sites[rows][:, None] - sites[known], axis=2)
            near = np.argsort(off, axis=1, kind="stable")[:, :_NEAREST]
            context[:, :CODE] = codes[near].mean(axis=1)
            context[:, CODE] = 1.0
        return context

    def _likely_mm(self) -> list[float]:
        """Return thicknesses that stand for all that are believed in."""
        if self._spread < _SURE:
            return [self.thickness_mm]
        return [
            float(np.exp(self._log_mm + part * self._spread))
            for part in (-1.2, 0.0, 1.2)
        ]
