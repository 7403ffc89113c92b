"""Detect circles in a picture: pits, and the pieces in them."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage

WIDE_PX = 480  # the picture's longer side when circles are sought
_RADII = np.geomspace(4.0, 24.0, 11)  # in that picture's pixels
_MOST_TONE = 1e4  # no picture has such tones: nothing is seen in it
_WINDOW = 61  # pixels: how local the texture is, from which edges stand out
_FAINT = 3.0  # Sobel's answer to a sensor's noise
_CLEAR = 1.1  # how many times an edge is steeper than what is around it
_LEAST_SHARE = 0.3  # of a rim that must be seen
_MOST = 220
_SLACK = 0.4  # of the radius: how far a rim may lie off its place
_LEAST_RADIUS, _MOST_RADIUS = 0.55, 1.25  # a stone's, and a pit's, of the expected


@dataclass(frozen=True, slots=True)
class Circles:
    """Circles by decreasing score.

    Attributes
    ----------
    px : ndarray of shape (N, 2), float64
        Their middles, in the pixels of the picture that was given.
    radius_px : ndarray of shape (N,), float64
    share : ndarray of shape (N,), float64
        How much of the rim is seen, 0 to about 1.
    layers : ndarray of shape (R, H, W), float32
        The same for each radius looked for and each pixel of the picture shrunk.
    radii : ndarray of shape (R,), float64
        Those radii, in the shrunk picture's pixels.
    scale
        By how much it was shrunk.
    """

    px: FloatArray
    radius_px: FloatArray
    share: FloatArray
    layers: NDArray[np.float32]
    radii: FloatArray
    scale: float

    def share_at(self, px: FloatArray, radius_px: FloatArray) -> FloatArray:
        """Return the visible fraction of a rim near places where pits are expected.

        Parameters
        ----------
        px : ndarray of shape (N, 2), float64
        radius_px : ndarray of shape (N,), float64
            A pit's radius there; what lies in it is smaller.
        """
        at = np.rint(np.clip((px + 0.5) * self.scale - 0.5, -1e6, 1e6)).astype(np.intp)
        share = np.zeros(len(px))
        _, height, width = self.layers.shape
        for n, (column, row) in enumerate(at):
            radius = radius_px[n] * self.scale
            reach = max(1, round(_SLACK * radius))
            low, high = radius * _LEAST_RADIUS, radius * _MOST_RADIUS
            fits = (low < self.radii) & (high > self.radii)
            near = self.layers[
                fits,
                max(row - reach, 0) : min(max(row + reach + 1, 0), height),
                max(column - reach, 0) : min(max(column + reach + 1, 0), width),
            ]
            share[n] = near.max(initial=0.0)
        return share


def find_circles(
    tone: FloatImage, *, wide_px: int = WIDE_PX, radii: FloatArray = _RADII
) -> Circles:
    """Return the round things in a picture.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    wide_px
        The picture is shrunk until its longer side is no longer than this.
    radii : ndarray of shape (R,), float64
        Those looked for, rising, in the shrunk picture's pixels.

    Notes
    -----
    Each edge votes for the middles of circles whose rim it would be, to both its
    sides, as a pit is darker than the wood at one side and lighter at the other
    (after Loy and Zelinsky, "Fast radial symmetry", 2003).
    """
    scale = min(1.0, wide_px / max(tone.shape))
    if not (np.abs(tone) < _MOST_TONE).all():  # NaN is not less, either
        tone = np.zeros_like(tone)
    small = tone
    if scale < 1.0:
        size = (round(tone.shape[1] * scale), round(tone.shape[0] * scale))
        small = np.asarray(cv2.resize(tone, size, interpolation=cv2.INTER_AREA))
    x, y, way = _edges(small)
    layers = np.stack([_layer(small.shape, x, y, way, r) for r in radii])
    best = layers.max(axis=0)
    high = cv2.dilate(best, np.ones((7, 7), np.uint8))
    row, column = np.nonzero((best >= high) & (best > _LEAST_SHARE))
    order = np.argsort(-best[row, column], kind="stable")[:_MOST]
    row, column = row[order], column[order]
    middle = np.stack([column, row], axis=1) + _between(best, row, column)
    return Circles(
        (middle + 0.5) / scale - 0.5,
        _radii_at(layers, radii, row, column) / scale,
        best[row, column].astype(float),
        layers,
        radii,
        scale,
    )


def _edges(tone: FloatImage) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return the places of edges, and the unit vectors across them."""
    smooth = cv2.GaussianBlur(tone, (0, 0), 0.8)
    dx = cv2.Sobel(smooth, cv2.CV_32F, 1, 0)
    dy = cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
    size = cv2.magnitude(dx, dy)
    usual = cv2.blur(size, (_WINDOW, _WINDOW)) + _FAINT
    edge = cv2.Canny(
        np.clip(1000 * dx / usual, -32000, 32000).astype(np.int16),
        np.clip(1000 * dy / usual, -32000, 32000).astype(np.int16),
        1000 * _CLEAR / 2,
        1000 * _CLEAR,
        L2gradient=True,
    )
    row, column = np.nonzero(edge)
    across = np.stack([dx[row, column], dy[row, column]], axis=1).astype(float)
    across /= np.maximum(np.linalg.norm(across, axis=1), 1e-9)[:, None]
    return column.astype(float), row.astype(float), across


def _layer(
    shape: tuple[int, ...], x: FloatArray, y: FloatArray, way: FloatArray, radius: float
) -> NDArray[np.float32]:
    """Return the visible fraction of a rim of that radius round each pixel."""
    sides = np.array([[-radius], [radius]])
    column = np.rint(x + sides * way[:, 0]).astype(np.int32)
    row = np.rint(y + sides * way[:, 1]).astype(np.int32)
    inside = (column >= 0) & (column < shape[1]) & (row >= 0) & (row < shape[0])
    cell = row[inside] * shape[1] + column[inside]
    votes = np.bincount(cell, minlength=shape[0] * shape[1])
    spread = max(1.0, 0.14 * radius)
    soft = cv2.GaussianBlur(votes.reshape(shape).astype(np.float32), (0, 0), spread)
    return np.asarray(soft * (spread * spread / radius), np.float32)


def _between(
    best: NDArray[np.float32], row: NDArray[np.intp], column: NDArray[np.intp]
) -> FloatArray:
    """Return the subpixel offset of each crest, (x, y), by fitted parabolas."""
    height, width = best.shape
    here = best[row, column].astype(float)
    offset = np.zeros((len(row), 2))
    for axis, (dr, dc) in enumerate(((0, 1), (1, 0))):
        low = best[np.maximum(row - dr, 0), np.maximum(column - dc, 0)]
        high = best[
            np.minimum(row + dr, height - 1), np.minimum(column + dc, width - 1)
        ]
        bend = np.minimum(low + high - 2 * here, -1e-6)
        offset[:, axis] = np.clip(0.5 * (low - high) / bend, -0.5, 0.5)
    return offset


def _radii_at(
    layers: NDArray[np.float32],
    radii: FloatArray,
    row: NDArray[np.intp],
    column: NDArray[np.intp],
) -> FloatArray:
    """Return the radius at each place, between the radii looked for."""
    seen = layers[:, row, column].astype(float)
    best = seen.argmax(axis=0)
    near = np.clip(best[None] + np.array([[-1], [0], [1]]), 0, len(radii) - 1)
    weight = np.take_along_axis(seen, near, axis=0) ** 2
    log_radius = (weight * np.log(radii)[near]).sum(axis=0)
    radius: FloatArray = np.exp(log_radius / np.maximum(weight.sum(axis=0), 1e-9))
    return radius
