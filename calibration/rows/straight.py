"""Rectified picture of rows of pits, as seen from above."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.circles import find_circles
from calibration.common.log_intensity import tones_at
from calibration.common.pose import project

_STEP_PX = 40  # from column to column
_ASIDE, _ABOVE = 2.2, 1.4  # steps that are shown beside the pits
_RADII = np.geomspace(0.24, 0.62, 12)  # steps: what a pit's radius may be
_ALIKE = 1.16  # ratio of a pit's radius to the board's usual one
_STRAY = 0.5  # share that a pit at the edge of what is looked at loses


@dataclass(frozen=True, slots=True, kw_only=True)
class Straightened:
    """A picture of a board as from straight above, north up.

    Attributes
    ----------
    layers : ndarray of shape (R, H, W), float32
        How much of a rim of each radius is seen round each pixel.
    radii : ndarray of shape (R,), float64
        In steps.
    tone : ndarray of shape (H, W), float32
    west, north
        Plan position of the top left pixel's middle, steps.
    tall
        A step in the plan from row to row shows as a step divided by this.
    """

    layers: NDArray[np.float32]
    radii: FloatArray
    tone: FloatImage
    west: float
    north: float
    tall: float

    @property
    def step_px(self) -> FloatArray:
        """Return the length of a step in pixels, along columns and rows."""
        return np.array([_STEP_PX, _STEP_PX / self.tall])

    def pixel(self, places: FloatArray) -> FloatArray:
        """Return the pixels (N, 2) of places in the plan, steps."""
        column_px, row_px = self.step_px
        pixel: FloatArray = np.empty(places.shape)
        pixel[:, 0] = (places[:, 0] - self.west) * column_px
        pixel[:, 1] = (self.north - places[:, 1]) * row_px
        return pixel

    def best_near(
        self, places: FloatArray, reach: float, usual: float | None = None
    ) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Return offsets (N, 2), radii (N,) and shares (N,) of what is round near.

        Parameters
        ----------
        places : ndarray of shape (N, 2), float64
            Steps.
        reach
            How far around is looked at, steps.
        usual
            Only circles of about this radius count, steps.
        """
        fits = np.ones(len(self.radii), bool)
        if usual is not None:
            fits = np.abs(np.log(self.radii / usual)) < np.log(_ALIKE)
        layers, radii = self.layers[fits], self.radii[fits]
        span = round(reach * _STEP_PX)
        steps = np.arange(-span, span + 1)
        dy, dx = np.meshgrid(steps, steps, indexing="ij")
        cost = _STRAY * (dx**2 + dy**2) / max(span, 1) ** 2
        cost[dx**2 + dy**2 > span**2] = 9.0
        padded = np.pad(layers, ((0, 0), (span, span), (span, span)))
        at = np.rint(self.pixel(places)).astype(np.intp)
        offset = np.zeros((len(places), 2))
        radius, share = np.zeros(len(places)), np.zeros(len(places))
        height, width = self.tone.shape
        for n, (column, row) in enumerate(at):
            if not (0 <= column < width and 0 <= row < height):
                continue
            window = padded[:, row : row + 2 * span + 1, column : column + 2 * span + 1]
            k, i, j = np.unravel_index(int((window - cost).argmax()), window.shape)
            share[n] = window[k, i, j]
            offset[n] = (j - span, span - i)
            radius[n] = radii[k]
            offset[n] += at[n] * (1, -1) - self.pixel(places[n : n + 1])[0] * (1, -1)
        return offset / self.step_px, radius, share


def straighten(
    tone: FloatImage,
    camera: FloatArray,
    step_mm: float,
    reach: FloatArray,
    tall: float = 1.0,
) -> Straightened:
    """Return the board as from straight above.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
    camera : ndarray of shape (9,), float64
        As in `calibration.common.pose.Fit`.
    step_mm
        Between columns.
    reach : ndarray of shape (2,), float64
        Half of what the pits' middles span, steps.
    tall
        Height of a pit to its width, so that it is shown round.
    """
    half = reach + np.array([_ASIDE, _ABOVE])
    step_px = np.array([_STEP_PX, _STEP_PX / tall])
    width, height = (int(n) for n in np.ceil(2 * half * step_px))
    x = -half[0] + np.arange(width) / step_px[0]
    y = half[1] - np.arange(height) / step_px[1]
    plan = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2) * step_mm
    px = project(camera, plan, (tone.shape[1], tone.shape[0]))
    straight = tones_at(tone, px.reshape(height, width, 2))
    circles = find_circles(
        straight, wide_px=max(straight.shape), radii=_RADII * _STEP_PX
    )
    return Straightened(
        layers=circles.layers,
        radii=_RADII,
        tone=straight,
        west=x[0],
        north=y[0],
        tall=tall,
    )
