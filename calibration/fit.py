"""Fit lens, pose and the bending of the plan to the ridges in a picture."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.drawing import Drawing
from calibration.ridges import FloatArray, FloatImage
from calibration.strokes import offsets

_FOCAL = 0.85  # of the picture's longer side: what phones and Pi cameras have
_FOCAL_SPREAD = 0.25  # of its logarithm
_K1_SPREAD, _K2_SPREAD = 0.08, 0.02
_ASPECT_SPREAD = 0.04  # a folding board is longer one way
_OUTER_SPREAD, _RING_SPREAD = 0.01, 0.08  # of a ring's logarithmic radius
_SITE_SPREAD = 0.012  # of half the side: how far a hand draws a node off its place
_BESIDE = 0.12  # of the spacing: where the board beside a line is looked at
_LINE_SPREAD_PX = 1.0  # how far a line is drawn off the straight way
_CLOSING = (0.2, 0.2, 0.16, 0.12, 0.12, 0.1)  # of the spacing: how far lines are
_CLOSER = (0.12, 0.1, 0.08, 0.06, 0.06)  # sought beside where they are expected
_CLEAR = 0.6  # of a line's pieces: fewer are more likely a hand's or chips' edges
_STEEPEST = 0.3  # least cosine of the tilt
_BOUNDED = np.array([0, 1, 2, 6, 7, 8])  # of the camera's numbers, in one step
_LARGEST_STEP = np.array([0.1, 0.1, 0.1, 0.1, 0.04, 0.02])
_MOST_BENT = 3.0  # spreads
_PER_SPACING = 5  # pieces that a drawn line is cut into


@dataclass(frozen=True, slots=True)
class Pieces:
    """The drawn lines cut into short pieces.

    Attributes
    ----------
    start, end : ndarray of shape (P,), intp
        Sites between which each piece lies.
    part : ndarray of shape (P,), float64
        How far along from start to end its middle lies, 0..1.
    line : ndarray of shape (P,), intp
        Index of the drawn line that each piece belongs to.
    """

    start: NDArray[np.intp]
    end: NDArray[np.intp]
    part: FloatArray
    line: NDArray[np.intp]

    def places(self, sites: FloatArray) -> FloatArray:
        """Return the middles of the pieces, shape (P, 2), for sites (N, 2)."""
        s = self.part[:, None]
        places: FloatArray = (1 - s) * sites[self.start] + s * sites[self.end]
        return places


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """A fitted drawing.

    Attributes
    ----------
    camera : ndarray of shape (9,), float64
        Rotation vector, translation (mm), logarithm of the focal length (px), k1, k2.
    sites : ndarray of shape (N, 2), float64
        The plan, bent, in millimetres.
    rms_px
        Distance of the lines from the fit.
    """

    camera: FloatArray
    sites: FloatArray
    rms_px: float


def cut(drawing: Drawing) -> Pieces:
    """Return the pieces of a drawing, the neighbourhood of the sites left out."""
    a, b = drawing.segments.T
    length = np.linalg.norm(drawing.sites[a] - drawing.sites[b], axis=1)
    count = np.maximum(np.rint(length / drawing.half * 3 * _PER_SPACING), 4).astype(int)
    part = np.concatenate([np.linspace(0.15, 0.85, n) for n in count])
    line = np.repeat(np.arange(len(count)), count)
    return Pieces(a[line], b[line], part, line)


def project(camera: FloatArray, plan: FloatArray, size: tuple[int, int]) -> FloatArray:
    """Return the pixels of places on the board.

    Parameters
    ----------
    camera : ndarray of shape (9,), float64
        As in `Fit`.
    plan : ndarray of shape (P, 2), float64
        Millimetres.
    size
        Width and height of the picture.

    Returns
    -------
    ndarray of shape (P, 2), float64

    Notes
    -----
    OpenCV's model of a lens with radial terms k1 and k2 (documentation of calib3d).
    """
    rotation, _ = cv2.Rodrigues(camera[:3])
    seen = plan @ rotation[:, :2].T + camera[3:6]
    flat = seen[:, :2] / np.maximum(seen[:, 2:], 1e-6)
    r2 = (flat**2).sum(axis=1)[:, None]
    bent = flat * (1 + camera[7] * r2 + camera[8] * r2**2)
    px: FloatArray = np.exp(camera[6]) * bent + (np.array(size) - 1) / 2
    return px


def likely_focal(size: tuple[int, int]) -> float:
    """Return the focal length in pixels of a camera of which nothing is known."""
    return _FOCAL * max(size)


def begin_at(
    px_from_plan: FloatArray, sites: FloatArray, size: tuple[int, int]
) -> Fit | None:
    """Return a first fit that lays a plan where a homography does.

    Parameters
    ----------
    px_from_plan : ndarray of shape (3, 3), float64
        Millimetres to pixels.
    sites : ndarray of shape (N, 2), float64
        The plan; it is stretched along its axes to what a likely lens must have seen.
    size
        Width and height of the picture.

    Returns
    -------
    Fit or None
        None if no camera above the board sees it so.
    """
    focal = likely_focal(size)
    lens = np.array(
        [[focal, 0, (size[0] - 1) / 2], [0, focal, (size[1] - 1) / 2], [0, 0, 1.0]]
    )
    pose = np.linalg.solve(lens, px_from_plan)
    stretch = np.linalg.norm(pose[:, :2], axis=0)
    mean = np.sqrt(stretch.prod()) * np.sign(pose[2, 2])
    if not abs(mean) > 0:
        return None
    pose, stretch = pose / mean, stretch / abs(mean)
    u, _, vt = np.linalg.svd(pose[:, :2] / stretch, full_matrices=False)
    x, y = (u @ vt).T
    rotation = np.stack([x, y, np.cross(x, y)], axis=1)
    if rotation[2, 2] > -_STEEPEST or pose[2, 2] <= 0:
        return None
    rvec, _ = cv2.Rodrigues(rotation)
    camera = np.concatenate([rvec.ravel(), pose[:, 2], [np.log(focal), 0.0, 0.0]])
    return Fit(camera=camera, sites=sites * stretch, rms_px=np.inf)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fitter:
    """What one picture's fits have in common."""

    tone: FloatImage
    drawing: Drawing
    pieces: Pieces
    size: tuple[int, int]

    def settle(self, fit: Fit, *, bend_sites: bool) -> Fit:
        """Return what a fit settles into.

        Parameters
        ----------
        fit
            Where to begin.
        bend_sites
            Each site may move a little by itself, not only its ring.
        """
        begin, spacing = fit, self._spacing_px(fit)
        rx, ry = np.abs(fit.sites[self.drawing.ring == 1]).max(axis=0)
        lengthened = 0.5 * float(np.log(rx / ry))
        plain = fit.sites * np.exp([-lengthened, lengthened])
        basis = self._bending(plain, each=bend_sites)
        bend = np.zeros(basis.shape[1])
        bend[0] = lengthened / _ASPECT_SPREAD
        for reach in _CLOSER if bend_sites else _CLOSING:
            reach_px = max(3.0, reach * spacing)
            fit, bend = self._step(fit, plain, basis, bend, reach_px=reach_px)
            if fit.camera[5] < self.drawing.half:
                return begin
        return fit

    def corners_px(self, fit: Fit) -> FloatArray:
        """Return where the nominal corners NW, NE, SE, SW appear, shape (4, 2)."""
        return project(fit.camera, self.drawing.corners, self.size)

    def _spacing_px(self, fit: Fit) -> float:
        px = project(fit.camera, fit.sites, self.size)
        a, b = self.drawing.segments.T
        return float(np.median(np.linalg.norm(px[a] - px[b], axis=1)))

    def _bending(self, sites: FloatArray, *, each: bool) -> FloatArray:
        """Return the directions (2 N, Q) in which the plan bends, prior spread 1."""
        count = len(sites)
        columns = [_ASPECT_SPREAD * (sites * (1.0, -1.0)).ravel()]
        for ring in range(1, self.drawing.rings + 1):
            for axis in (0, 1):
                way = np.zeros((count, 2))
                mine = self.drawing.ring == ring
                way[mine, axis] = sites[mine, axis]
                spread = _OUTER_SPREAD if ring == 1 else _RING_SPREAD
                columns.append(spread * way.ravel())
        if each:
            columns += list(_SITE_SPREAD * self.drawing.half * np.eye(2 * count))
        return np.stack(columns, axis=1)

    def _step(
        self,
        fit: Fit,
        sites: FloatArray,
        basis: FloatArray,
        bend: FloatArray,
        *,
        reach_px: float,
    ) -> tuple[Fit, FloatArray]:
        places = self.pieces.places(fit.sites)
        px, along = self._lines_px(fit)
        normal = np.stack([-along[:, 1], along[:, 0]], axis=-1)
        by_camera, by_plan = self._derivatives(fit.camera, places, px, normal)
        beside = _BESIDE * self.drawing.half / self.drawing.rings
        offset, weight = offsets(
            self.tone,
            px,
            normal,
            beside_px=np.maximum(beside * np.linalg.norm(by_plan, axis=1), 2.5),
            reach_px=reach_px,
        )
        robust = weight / (1 + (offset / (0.5 * reach_px)) ** 2)
        count = np.bincount(self.pieces.line)
        clear = np.bincount(self.pieces.line, robust) / count
        robust *= np.minimum(clear[self.pieces.line] / _CLEAR, 1.0) ** 2
        by_bend = self._plan_rows(by_plan) @ basis
        rows = np.hstack([by_camera, by_bend])
        known = np.concatenate([fit.camera, bend])
        mean, spread = self._prior(bend.size)
        root = np.sqrt(robust) / _LINE_SPREAD_PX
        system = np.vstack([rows * root[:, None], np.diag(1 / spread)])
        right = np.concatenate([offset * root, (mean - known) / spread])
        scale = np.maximum(np.linalg.norm(system, axis=0), 1e-12)
        change = np.linalg.lstsq(system / scale, right, rcond=None)[0] / scale
        largest = np.abs(change[_BOUNDED] / _LARGEST_STEP).max()
        known = known + change / max(1.0, float(largest))
        known[9:] = np.clip(known[9:], -_MOST_BENT, _MOST_BENT)
        rms = np.sqrt((robust * offset**2).sum() / max(float(robust.sum()), 1e-9))
        new_sites = sites + (basis @ known[9:]).reshape(-1, 2)
        return Fit(camera=known[:9], sites=new_sites, rms_px=float(rms)), known[9:]

    def _lines_px(self, fit: Fit) -> tuple[FloatArray, FloatArray]:
        """Return the pieces' middles and unit directions in the picture."""
        way = fit.sites[self.pieces.end] - fit.sites[self.pieces.start]
        way /= np.linalg.norm(way, axis=1)[:, None]
        places = self.pieces.places(fit.sites)
        step = 0.01 * self.drawing.half
        ends = np.concatenate([places, places - step * way, places + step * way])
        px, before, after = np.split(project(fit.camera, ends, self.size), 3)
        along = after - before
        along /= np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]
        return px, along

    def _derivatives(
        self,
        camera: FloatArray,
        places: FloatArray,
        px: FloatArray,
        normal: FloatArray,
    ) -> tuple[FloatArray, FloatArray]:
        """Return the shift along the normals by camera (P, 9) and by plan (P, 2)."""
        half = self.drawing.half
        steps = np.array([1e-5] * 3 + [1e-3 * half] * 3 + [1e-5] * 3)
        moved = [
            project(camera + change, places, self.size) for change in np.diag(steps)
        ]
        moved += [
            project(camera, places + change, self.size)
            for change in 1e-3 * half * np.eye(2)
        ]
        shift = ((np.stack(moved) - px) * normal).sum(axis=-1)
        shift /= np.append(steps, [1e-3 * half] * 2)[:, None]
        return shift[:9].T, shift[9:].T

    def _plan_rows(self, by_plan: FloatArray) -> FloatArray:
        """Return the shift by each site's coordinate, shape (P, 2 N)."""
        count = len(by_plan)
        rows = np.zeros((count, 2 * len(self.drawing.sites)))
        index = np.arange(count)
        for site, share in (
            (self.pieces.start, 1 - self.pieces.part),
            (self.pieces.end, self.pieces.part),
        ):
            for axis in (0, 1):
                rows[index, 2 * site + axis] += share * by_plan[:, axis]
        return rows

    def _prior(self, bends: int) -> tuple[FloatArray, FloatArray]:
        mean, spread = np.zeros(9 + bends), np.ones(9 + bends)
        spread[:6] = 1e6
        mean[6], spread[6] = np.log(likely_focal(self.size)), _FOCAL_SPREAD
        spread[7], spread[8] = _K1_SPREAD, _K2_SPREAD
        return mean, spread
