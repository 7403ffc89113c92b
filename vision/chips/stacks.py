"""How many chips stand on a site: where the top appears, and what lies beneath."""

from collections.abc import Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.tones import TONES, tones_at
from calibration.common.view import View

FloatArray = NDArray[np.float64]
FloatImage = NDArray[np.float32]
Image = NDArray[np.uint8]

THICKNESS_MM = 5.0  # of a chip of which nothing is known
_THICKNESSES = np.geomspace(2.5, 12.0, 24)
_UNKNOWN, _TAUGHT = 0.45, 0.2  # spread of its logarithm, before more is seen
_SIZES = np.linspace(0.85, 1.03, 7)  # of the network's: a chip's likely diameter
_LIKELY, _LIKELY_SPREAD = 0.94, 0.03  # the same: the likeliest, for tops look larger
_SIZES_NEAR = np.linspace(0.96, 1.04, 5)  # of what it was thought to be
_FIRST = 2  # lessons in which width and thickness are learned together
_LESSONS, _LATER = 20, 8  # pictures learned from one by one, then every eighth
_MOST_LEARNED = 8  # stacks from which is learned at once
_RIM = 20  # places looked at along a circle
_ASIDE = np.linspace(-0.28, 0.28, 7)  # chip radii: how far stacks stand off their site
_SLOPPY = 0.14  # chip radii: how far they usually do
_FULL_EDGE = 3.0  # tone from pixel to pixel: half as good as the sharpest edge
_FACING = 0.3  # cosine to the camera from which a wall is seen
_WITHIN, _BEYOND = 0.9, 1.12  # chip radii: just inside and outside an outline
_AROUND = (1.45, 1.7)  # chip radii: where the board around is looked at
_SHADE = (-25.0, 8.0)  # tone by which the board may be darker or lighter there
_STRANGE = 25.0  # tone by which something surely is not the board
# How much each sign says, as fitted on simulated stacks: log-likelihood for a whole
# circle of edges, for the foot's, for the foot's and the far side's outline.
_TOP, _FOOT, _FOOT_OUTLINE, _FAR_OUTLINE = 28.0, 8.0, 3.0, 6.0
_SURE = 0.1  # of the thickness's logarithm: as good as known
_KEPT, _TAKEN = 0.9, 0.3  # of what was believed before, and of what one picture tells
_UNTRUE = 0.03  # chance that the picture misleads


@dataclass(frozen=True, slots=True)
class _Rings:
    """Circles at one height over each site, for each way to stand off it.

    Attributes
    ----------
    middle : ndarray of shape (N, 2), float64
        The site in the picture.
    across : ndarray of shape (N, 2, 2), float64
        Pixels by plan millimetres, east and north.
    """

    middle: FloatArray
    across: FloatArray

    def px(self, off_mm: FloatArray) -> FloatArray:
        """Return places at offsets (M, 2) from each site, shape (N, M, 2)."""
        turned = np.einsum("nij,mj->nmi", self.across, off_mm)
        px: FloatArray = self.middle[:, None] + turned
        return px

    def outward(self, ways: FloatArray) -> FloatArray:
        """Return the picture's unit normals of a circle, by plan ways: (N, P, 2)."""
        inverse = np.linalg.inv(self.across).transpose(0, 2, 1)
        normal = np.einsum("nij,pj->npi", inverse, ways)
        unit: FloatArray = normal / np.linalg.norm(normal, axis=2, keepdims=True)
        return unit


class _Picture:
    """A frame's tones and their slopes, to be looked up between pixels."""

    def __init__(self, frame_bgr: Image) -> None:
        self.tone: FloatImage = np.asarray(
            cv2.GaussianBlur(TONES[frame_bgr], (0, 0), 0.7), np.float32
        )
        east = cv2.Sobel(self.tone, cv2.CV_32F, 1, 0, scale=1 / 8)
        south = cv2.Sobel(self.tone, cv2.CV_32F, 0, 1, scale=1 / 8)
        steepest = (east**2 + south**2).argmax(axis=2)[..., None]
        both = [np.take_along_axis(each, steepest, axis=2) for each in (east, south)]
        self.slope: FloatImage = np.concatenate(both, axis=2).astype(np.float32)

    @staticmethod
    def at(layer: FloatImage, px: FloatArray) -> FloatImage:
        """Return a layer (H, W, C) at places (..., 2), shape (..., C)."""
        flat = px.reshape(-1, px.shape[-2], 2)
        return tones_at(layer, flat).reshape(*px.shape[:-1], layer.shape[2])


class StackGauge:
    """Measures stacks over one view by parallax.

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
    The camera sees a stack as two circles: the foot, on the board, and the top,
    moved away from the point under the camera and grown. Both stand off their site
    by the same chance. Right under the camera only the growth tells, and little.
    """

    def __init__(
        self, view: View, most: int, thickness_mm: float = THICKNESS_MM
    ) -> None:
        self._most = most
        self._move_to(view)
        off = np.log(_THICKNESSES / thickness_mm)
        spread = _UNKNOWN if thickness_mm == THICKNESS_MM else _TAUGHT
        self._believed: FloatArray = -0.5 * (off / spread) ** 2
        self._radius_mm = 0.0
        self._about_mm = 0.0
        self._lessons = 0

    @property
    def thickness_mm(self) -> float:
        """Return the likeliest thickness of a chip."""
        chance = np.exp(self._believed - self._believed.max())
        return float((chance * _THICKNESSES).sum() / chance.sum())

    def follow(self, view: View) -> None:
        """Take up where the board was last seen."""
        if view is not self._view:
            self._move_to(view)

    def _move_to(self, view: View) -> None:
        self._view = view
        self._sites = np.array([view.sites_mm[name] for name in view.board.names])
        turn, _ = cv2.Rodrigues(np.array(view.camera.rvec))
        self._eye: FloatArray = -turn.T @ np.array(view.camera.tvec)

    def apparent_mm(self, rows: NDArray[np.intp], chips: FloatArray) -> FloatArray:
        """Return where, in the board's plane, the tops of stacks appear, (N, 2)."""
        height = chips * self.thickness_mm
        grow = self._eye[2] / (self._eye[2] - height)
        eye = self._eye[:2]
        moved: FloatArray = eye + (self._sites[rows] - eye) * grow[:, None]
        return moved

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
        picture = _Picture(frame_bgr)
        count = np.arange(1.0, self._most + 1)
        heights: FloatArray = self.thickness_mm * count
        self._about_mm = about_mm
        if not self._radius_mm:
            some = self._farthest(rows)
            self._radius_mm = self._size(
                picture,
                dict.fromkeys(some, heights),
                _SIZES * about_mm / 2,
                alike=False,
            )
        chance = np.zeros((len(rows), self._most))
        for thickness in self._likely_mm():
            score = self._scores(picture, rows, thickness * count, self._radius_mm)
            likely = np.exp(score - score.max(axis=1, keepdims=True))
            chance += likely / likely.sum(axis=1, keepdims=True)
        chance /= chance.sum(axis=1, keepdims=True)
        told = np.log((1 - _UNTRUE) * chance + _UNTRUE / self._most)
        best: FloatArray = told - told.max(axis=1, keepdims=True)
        return best

    def learn(self, frame_bgr: Image, chips: Mapping[int, int]) -> None:
        """Learn how thick and how wide chips are from stacks of known height.

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
        rows = self._farthest(np.array(list(chips), np.intp))
        picture, told = _Picture(frame_bgr), np.zeros(len(_THICKNESSES))
        if self._lessons <= _FIRST:
            possible = {row: chips[row] * _THICKNESSES[::3] for row in rows}
            self._radius_mm = self._size(
                picture, possible, _SIZES * self._about_mm / 2, alike=True
            )
        count = np.array([chips[row] for row in rows])
        for high in np.unique(count):
            mine = np.array(rows, np.intp)[count == high]
            score = self._scores(picture, mine, _THICKNESSES * high, self._radius_mm)
            score -= score.max(axis=1, keepdims=True)
            told += np.log(np.exp(score) + np.exp(-4.0)).sum(axis=0)
        self._believed = _KEPT * self._believed + _TAKEN * told
        known = {row: np.array([chips[row] * self.thickness_mm]) for row in rows}
        seen = self._size(picture, known, _SIZES_NEAR * self._radius_mm, alike=True)
        self._radius_mm += _TAKEN * (seen - self._radius_mm)

    def _likely_mm(self) -> list[float]:
        """Return thicknesses that stand for all that are believed in."""
        chance = np.exp(self._believed - self._believed.max())
        chance /= chance.sum()
        log_mm = np.log(_THICKNESSES)
        middle = float((chance * log_mm).sum())
        spread = float(np.sqrt((chance * (log_mm - middle) ** 2).sum()))
        if spread < _SURE:
            return [float(np.exp(middle))]
        return [float(np.exp(middle + part * spread)) for part in (-1.0, 0.0, 1.0)]

    def _farthest(self, rows: NDArray[np.intp]) -> list[int]:
        """Return the sites that lie farthest from under the camera: they tell most."""
        away = np.linalg.norm(self._sites[rows] - self._eye[:2], axis=1)
        order = np.argsort(-away, kind="stable")[:_MOST_LEARNED]
        return [int(row) for row in rows[order]]

    def _size(
        self,
        picture: _Picture,
        heights: Mapping[int, FloatArray],
        radii: FloatArray,
        *,
        alike: bool,
    ) -> float:
        """Return which radius suits best the stacks of these possible heights.

        Parameters
        ----------
        heights
            By the sites' rows, millimetres.
        radii
            Those to choose from.
        alike
            The n-th height of one stack goes with the n-th of every other.
        """
        off = 2 * radii / self._about_mm - _LIKELY
        told = -0.5 * (off / _LIKELY_SPREAD) ** 2
        rows = list(heights)
        for column, radius in enumerate(radii):
            scores = [
                self._scores(
                    picture, np.array([row], np.intp), heights[row], float(radius)
                )[0]
                for row in rows
            ]
            if alike:
                told[column] += float(np.logaddexp.reduce(np.sum(scores, axis=0)))
            else:
                told[column] += sum(float(np.logaddexp.reduce(each)) for each in scores)
        best = int(np.clip(told.argmax(), 1, len(radii) - 2))
        low, here, high = told[best - 1 : best + 2]
        bend = min(low + high - 2 * here, -1e-6)
        part = float(np.clip(0.5 * (low - high) / bend, -1.0, 1.0))
        return float(radii[best] + part * (radii[1] - radii[0]))

    def _rings(self, rows: NDArray[np.intp], height_mm: float) -> _Rings:
        sites = self._sites[rows]
        level = np.full((len(sites), 1), height_mm)
        ends = np.concatenate(
            [np.hstack([sites + step, level]) for step in ((0, 0), (1, 0), (0, 1))]
        )
        here, east, north = self._view.camera.px_from_plan(ends).reshape(3, -1, 2)
        return _Rings(here, np.stack([east - here, north - here], axis=2))

    def _scores(
        self,
        picture: _Picture,
        rows: NDArray[np.intp],
        heights: FloatArray,
        radius_mm: float,
    ) -> FloatArray:
        """Return the log-likelihood of heights (H,) at sites, shape (N, H)."""
        turn = np.arange(_RIM) * (2 * np.pi / _RIM)
        ways = np.stack([np.cos(turn), np.sin(turn)], axis=1)
        east, north = np.meshgrid(_ASIDE, _ASIDE)
        aside = np.stack([east.ravel(), north.ravel()], axis=1)
        toward = self._eye[:2] - self._sites[rows]
        toward /= np.maximum(np.linalg.norm(toward, axis=1, keepdims=True), 1e-6)
        facing = toward @ ways.T
        near, far = _shares(facing), _shares(-facing)
        foot = self._rings(rows, 0.0)
        around = np.vstack([part * ways[::2] for part in _AROUND]) * radius_mm
        seen = picture.at(picture.tone, foot.px(around))
        board: FloatImage = np.median(seen, axis=1).astype(np.float32)

        def outline(rings: _Rings, share: FloatArray) -> FloatArray:
            within, beyond = (
                _strange(
                    picture, rings.px(_circles(aside, part * ways, radius_mm)), board
                ).reshape(len(rows), len(aside), _RIM)
                for part in (_WITHIN, _BEYOND)
            )
            told: FloatArray = np.einsum("njp,np->nj", within - beyond, share)
            return told

        def edges(rings: _Rings) -> FloatArray:
            px = rings.px(_circles(aside, ways, radius_mm))
            slope = picture.at(picture.slope, px)
            slope = slope.reshape(len(rows), len(aside), _RIM, 2)
            steep = np.abs(
                np.einsum(
                    "njpc,npc->njp", slope, rings.outward(ways).astype(np.float32)
                )
            )
            return np.asarray(steep / (steep + _FULL_EDGE), float)

        common = _FOOT * np.einsum("njp,np->nj", edges(foot), near)
        common += _FOOT_OUTLINE * outline(foot, near)
        common -= 0.5 * (aside**2).sum(axis=1) / _SLOPPY**2
        scores = np.empty((len(rows), len(heights)))
        for column, height in enumerate(heights):
            top = self._rings(rows, float(height))
            score = common + _TOP * edges(top).mean(axis=2)
            score += _FAR_OUTLINE * outline(top, far)
            scores[:, column] = np.logaddexp.reduce(score, axis=1)
        return scores


def _circles(aside: FloatArray, ways: FloatArray, radius_mm: float) -> FloatArray:
    """Return the places of circles that stand aside, shape (J * P, 2), millimetres."""
    places: FloatArray = (aside[:, None] + ways[None]).reshape(-1, 2) * radius_mm
    return places


def _shares(facing: FloatArray) -> FloatArray:
    """Return how much each place of a circle counts, by its cosine: rows add to 1."""
    share = np.clip(facing - _FACING, 0.0, None)
    shares: FloatArray = share / share.sum(axis=1, keepdims=True)
    return shares


def _strange(picture: _Picture, px: FloatArray, board: FloatImage) -> FloatArray:
    """Return how surely something else than the board, or its shade, is seen, 0..1."""
    off = picture.at(picture.tone, px) - board[:, None]
    shade = np.clip(off.mean(axis=2, keepdims=True), *_SHADE)
    strange: FloatArray = np.clip(np.abs(off - shade).max(axis=2) / _STRANGE, 0.0, 1.0)
    return strange
