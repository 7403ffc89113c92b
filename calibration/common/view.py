"""A calibrated view: plan millimetres to pixels, for one camera over one board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from calibration.common.arrays import FloatArray
from calibration.common.sampling import finite_px
from rules.core.board import Board

_RIM_POINTS = 24
LARGEST = 1e9
"""Of a camera's and a plan's numbers: more is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Camera:
    """A pinhole camera with radial distortion, in OpenCV's model.

    Attributes
    ----------
    image_size
        Width and height in pixels; the principal point is the image's centre.
    focal_px
        Focal length in pixels, the same along both axes.
    k1, k2
        Radial distortion terms.
    rvec, tvec
        Pose: plan (x to south's right, y north, z up, millimetres) to camera.
    """

    image_size: tuple[int, int]
    focal_px: float
    k1: float
    k2: float
    rvec: tuple[float, float, float]
    tvec: tuple[float, float, float]

    def px_from_plan(self, points_mm: FloatArray) -> FloatArray:
        """Return the pixels of points of the plan.

        Parameters
        ----------
        points_mm : ndarray of shape (N, 3), float64
            x, y, z in plan millimetres; z is the height above the board.

        Returns
        -------
        ndarray of shape (N, 2), float64
            (x, y) in pixels; the centre of the top left pixel is (0, 0).
        """
        if not points_mm.size:
            return np.zeros((0, 2))
        width, height = self.image_size
        matrix = np.array(
            [
                [self.focal_px, 0.0, (width - 1) / 2],
                [0.0, self.focal_px, (height - 1) / 2],
                [0.0, 0.0, 1.0],
            ]
        )
        distortion = np.array([self.k1, self.k2, 0.0, 0.0, 0.0])
        px, _ = cv2.projectPoints(
            points_mm.reshape(-1, 1, 3),
            np.array(self.rvec),
            np.array(self.tvec),
            matrix,
            distortion,
        )
        return finite_px(np.asarray(px, dtype=np.float64).reshape(-1, 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """One camera over one board, as fitted.

    Attributes
    ----------
    camera
        Lens and pose.
    sites_mm
        Where each site of this very board lies: the nominal plan, bent to fit.
    rms_px
        Root mean square distance of the drawn lines from the fit.
    confidence
        0..1, how surely this is the board.
    dark_lines
        The lines are darker than the board, else lighter.
    pit_mm
        How wide the pits are, 0 where lines are drawn.
    pit_tall
        Their height (south to north) to their width.
    """

    board: Board
    camera: Camera
    sites_mm: Mapping[str, tuple[float, float]]
    rms_px: float
    confidence: float
    dark_lines: bool = True
    pit_mm: float = 0.0
    pit_tall: float = 1.0

    @property
    def is_sound(self) -> bool:
        """Return True if every number is one that can be kept and read again."""
        camera, numbers = self.camera, [self.rms_px, self.confidence, self.pit_mm]
        numbers += [camera.focal_px, camera.k1, camera.k2, *camera.rvec, *camera.tvec]
        numbers += [number for place in self.sites_mm.values() for number in place]
        return bool((np.abs(numbers) <= LARGEST).all())

    def px_on_board(self, plan_mm: FloatArray) -> FloatArray:
        """Return the pixels of places on the board.

        Parameters
        ----------
        plan_mm : ndarray of shape (..., 2), float64

        Returns
        -------
        ndarray of shape (..., 2), float64
        """
        flat = plan_mm.reshape(-1, 2)
        px = self.camera.px_from_plan(np.column_stack([flat, np.zeros(len(flat))]))
        return px.reshape(plan_mm.shape)

    def px_at_height(self, height_mm: float = 0.0) -> Mapping[str, tuple[float, float]]:
        """Return each site's pixel (x, y), ``height_mm`` above the board."""
        points = np.array([(*self.sites_mm[n], height_mm) for n in self.board.names])
        px = self.camera.px_from_plan(points)
        return {
            name: (float(x), float(y))
            for name, (x, y) in zip(self.board.names, px, strict=True)
        }

    def corners_px(self) -> FloatArray:
        """Return the pixels of the board's corners NW, NE, SE, SW, shape (4, 2).

        A corner that is cut off the board is no site: it lies where the nominal plan
        has it.
        """
        places = [
            self.sites_mm.get(corner.name, (corner.x_mm, corner.y_mm))
            for corner in self.board.corners
        ]
        return self.px_on_board(np.array(places, np.float64))

    def rims_px(self, names: Sequence[str]) -> FloatArray:
        """Return points spread evenly round the rims of pits.

        Parameters
        ----------
        names
            The pits' sites.

        Returns
        -------
        ndarray of shape (N, 24, 2), float64
        """
        turn = np.arange(_RIM_POINTS) * (2 * np.pi / _RIM_POINTS)
        rim = np.column_stack([np.cos(turn), self.pit_tall * np.sin(turn)])
        places = np.array([self.sites_mm[name] for name in names], np.float64)
        return self.px_on_board(places.reshape(-1, 1, 2) + self.pit_mm / 2 * rim)
