"""One square patch of the picture for each site of a board, north up."""

from functools import cache
from math import dist

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.sampling import sampled
from calibration.common.view import View

PATCH_PX = 32
HALF_SPACINGS = 0.55  # a patch reaches just past the middle between neighbours
_KNOTS = np.array([-1.0, 0.0, 1.0])


def fitted_spacing_mm(view: View) -> float:
    """Return the smallest distance between two neighbours on this very board."""
    place = view.sites_mm
    return min(dist(place[here], place[there]) for here, there in view.board.segments)


def knots_mm(centres_mm: FloatArray, half_mm: float) -> FloatArray:
    """Return the nine plan points by which each patch is laid into the picture.

    Parameters
    ----------
    centres_mm : ndarray of shape (N, 2), float64
        x, y of the patches' centres in plan millimetres.
    half_mm
        Half the side of a patch.

    Returns
    -------
    ndarray of shape (N, 9, 2), float64
        Rows from north to south, each from west to east.
    """
    right, down = np.meshgrid(_KNOTS, _KNOTS)
    steps = np.stack([right.ravel(), -down.ravel()], axis=1) * half_mm
    grid: FloatArray = centres_mm[:, None, :] + steps[None]
    return grid


@cache
def _basis(size_px: int) -> NDArray[np.float32]:
    """Return the weight of each knot at each patch pixel, shape (9, size²)."""
    at = (np.arange(size_px) + 0.5) / size_px * 2 - 1
    line = np.stack([at * (at - 1) / 2, 1 - at**2, at * (at + 1) / 2], axis=1)
    weights = np.einsum("yj,xi->jiyx", line, line).reshape(9, -1)
    return np.ascontiguousarray(weights, dtype=np.float32)


class PatchSampler:
    """Samples patches that are laid into the picture by nine points each.

    Between the points the picture position is interpolated quadratically, which
    follows perspective and lens over one patch to a small part of a pixel.
    A picture much finer than the patches is first shrunk by area.

    Parameters
    ----------
    knots_px : ndarray of shape (N, 9, 2), float64
        Where the points of `knots_mm` appear in the picture.
    size_px
        Side of the patches.

    Attributes
    ----------
    shrink
        Downscaling factor of the picture before sampling.
    """

    def __init__(self, knots_px: FloatArray, size_px: int = PATCH_PX) -> None:
        if knots_px.ndim != 3 or knots_px.shape[1:] != (9, 2):
            raise ValueError(f"expected shape (N, 9, 2), got {knots_px.shape}")
        self._size_px = size_px
        self._count = len(knots_px)
        if not self._count:
            knots_px = np.zeros((1, 9, 2))  # no patch: laid nowhere, never looked at
        side = np.linalg.norm(knots_px[:, [2, 6]] - knots_px[:, [0, 0]], axis=2)
        self.shrink = max(1, round(float(np.median(side)) / size_px))
        low = np.floor(knots_px.min(axis=(0, 1))).astype(int) - 2 * self.shrink
        self._low_px = np.maximum(low, 0)
        self._high_px = np.ceil(knots_px.max(axis=(0, 1))).astype(int)
        self._high_px += 2 * self.shrink + 1
        local = (knots_px - self._low_px + 0.5) / self.shrink - 0.5
        spread = _basis(size_px)
        x, y = (
            (local[..., axis].astype(np.float32) @ spread).reshape(-1, size_px)
            for axis in (0, 1)
        )
        whole, part = cv2.convertMaps(x, y, cv2.CV_16SC2)
        self._whole = whole.reshape(-1, size_px, size_px, 2)[: self._count]
        self._part = part.reshape(-1, size_px, size_px)[: self._count]

    def sample(self, image_bgr: Image) -> Image:
        """Return the patches, ndarray of shape (N, size, size, 3), uint8, BGR."""
        return self.sample_some(self.shrunk(image_bgr), slice(None))

    def shrunk(self, image_bgr: Image) -> Image:
        """Return the part of a picture that patches are cut out of, made smaller."""
        x_low, y_low = self._low_px
        x_high, y_high = np.minimum(self._high_px, image_bgr.shape[1::-1])
        part = image_bgr[y_low:y_high, x_low:x_high]
        if self.shrink > 1 and min(part.shape[:2]) >= self.shrink:
            height, width = (side // self.shrink for side in part.shape[:2])
            part = part[: height * self.shrink, : width * self.shrink]
            small = cv2.resize(part, (width, height), interpolation=cv2.INTER_AREA)
            part = np.asarray(small, dtype=np.uint8)
        return part

    def sample_some(self, shrunk: Image, rows: slice | NDArray[np.intp]) -> Image:
        """Return some of the patches, cut out of what `shrunk` returned."""
        side = self._size_px
        whole, part = self._whole[rows], self._part[rows]
        strip = sampled(shrunk, whole.reshape(-1, side, 2), part.reshape(-1, side))
        return strip.reshape(-1, side, side, 3)


class PatchCutter:
    """Cuts one patch a site out of the frames of one view.

    Each patch is a square of the plan at board height, axis-aligned with the
    board and centred on its site.

    Parameters
    ----------
    view
        The calibrated view.
    half_mm
        Half the side of a patch; else 0.55 of the smallest neighbour distance.

    Attributes
    ----------
    half_mm
        Half the side of a patch in plan millimetres: the unit of `ChipLook`.
    view
        Where the board lies.
    """

    def __init__(self, view: View, half_mm: float | None = None) -> None:
        if half_mm is None:
            half_mm = HALF_SPACINGS * fitted_spacing_mm(view)
        self.half_mm = half_mm
        self.view = view
        self._image_size = view.camera.image_size
        centres = np.array([view.sites_mm[name] for name in view.board.names])
        self._sampler = self._sampler_at(centres)

    def _sampler_at(self, centres_mm: FloatArray) -> PatchSampler:
        return PatchSampler(self.view.px_on_board(knots_mm(centres_mm, self.half_mm)))

    def cut_at(self, image_bgr: Image, centres_mm: FloatArray) -> Image:
        """Return patches cut elsewhere than at the sites.

        Parameters
        ----------
        image_bgr : ndarray of shape (H, W, 3), uint8, BGR
        centres_mm : ndarray of shape (M, 2), float64
            Their centres in the board's plane, plan millimetres.

        Returns
        -------
        ndarray of shape (M, 32, 32, 3), uint8, BGR
        """
        return self._sampler_at(centres_mm).sample(image_bgr)

    def cut(self, image_bgr: Image) -> Image:
        """Return the patches of one frame.

        Parameters
        ----------
        image_bgr : ndarray of shape (H, W, 3), uint8, BGR
            A frame of the view's size.

        Returns
        -------
        ndarray of shape (N, 32, 32, 3), uint8, BGR
            In the order of ``board.names``; north is up.

        Raises
        ------
        ValueError
            If the frame has not the size of the view.
        """
        width, height = self._image_size
        if image_bgr.shape != (height, width, 3) or image_bgr.dtype != np.uint8:
            raise ValueError(
                f"expected uint8 of shape {(height, width, 3)}, "
                f"got {image_bgr.dtype} of shape {image_bgr.shape}"
            )
        return self._sampler.sample(image_bgr)
