"""The colours of chips, and of the board around them, out of patches."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]

GAMMA = 2.2  # stands for the sRGB curve: light is the pixel's power of it
_GOLDEN_ANGLE = np.pi * (3.0 - np.sqrt(5.0))
_DISC_POINTS = 36
_RING_POINTS = 28
_INNER = 0.7  # of the chip's radius: leaves out bevel and wall
_SCATTER = 0.002  # light that the lens throws into the blackest pixel


def _sunflower(points: int, inner: float, outer: float) -> FloatArray:
    """Return points spread evenly over a ring, shape (points, 2)."""
    part = (np.arange(points) + 0.5) / points
    radius = np.sqrt(inner**2 + part * (outer**2 - inner**2))
    angle = np.arange(points) * _GOLDEN_ANGLE
    return np.column_stack([radius * np.cos(angle), radius * np.sin(angle)])


_POINTS = np.vstack(
    [_sunflower(_DISC_POINTS, 0.0, _INNER), _sunflower(_RING_POINTS, 1.3, 1.75)]
).astype(np.float32)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipLooks:
    """The colours of N chips (or of what stands where a chip would).

    Attributes
    ----------
    chip : ndarray of shape (N, 3), float64, BGR
        Middle colour of the inner disc, as the camera encodes it, 0..1.
    board : ndarray of shape (N, 3), float64, BGR
        Middle colour of the board around it, encoded alike.
    light : ndarray of shape (N, 3), float64, BGR
        ``chip`` in linear light.
    lamp : ndarray of shape (N, 3), float64, BGR
        Linear light of the board there, wild ones held near the common.
    glare : ndarray of shape (N,), float64
        How much more light than the common the board mirrors there.
    """

    chip: FloatArray
    board: FloatArray
    light: FloatArray
    lamp: FloatArray
    glare: FloatArray

    def only(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> "ChipLooks":
        """Return some of the looks, by mask or by row."""
        return ChipLooks(
            chip=self.chip[which],
            board=self.board[which],
            light=self.light[which],
            lamp=self.lamp[which],
            glare=self.glare[which],
        )


def _pixels_at(
    patches: NDArray[np.uint8], at: NDArray[np.float32]
) -> NDArray[np.uint8]:
    """Return the pixels at positions -1..1 of each patch, shape (N, 3, P)."""
    count, side = patches.shape[:2]
    cell = np.clip((at + 1.0) * (side / 2), 0, side - 1).astype(np.intp)
    flat = cell[..., 1] * side + cell[..., 0]
    flat += (np.arange(count) * (side * side))[:, None]
    pixels: NDArray[np.uint8] = patches.reshape(-1, 3).take(flat, axis=0)
    return pixels.transpose(0, 2, 1)


def look_at_chips(
    patches: NDArray[np.uint8],
    centre: NDArray[np.float32],
    radius: NDArray[np.float32],
) -> ChipLooks:
    """Return the colours of discs in patches and of the board around them.

    Parameters
    ----------
    patches : ndarray of shape (N, S, S, 3), uint8, BGR
    centre : ndarray of shape (N, 2), float32
        x right and y down from the patch's centre, in half-widths.
    radius : ndarray of shape (N,), float32
        In half-widths.

    Notes
    -----
    Of the disc's pixels in order of lightness the part from a fifth to two
    thirds counts, which leaves out grooves, glare and gleams.
    """
    middle = np.clip(centre, -0.8, 0.8)[:, None, :]
    size = np.clip(radius, 0.12, 0.7)[:, None, None]
    pixels = _pixels_at(patches, middle + size * _POINTS)
    inside = np.sort(pixels[..., :_DISC_POINTS], axis=2)
    around = np.sort(pixels[..., _DISC_POINTS:], axis=2)
    low, high = _DISC_POINTS // 5, _DISC_POINTS * 2 // 3
    chip = inside[..., low:high].mean(axis=2) / 255.0
    board = around[..., _RING_POINTS // 2] / 255.0
    lamp, glare = _lamp_and_glare(light_of(board))
    return ChipLooks(
        chip=chip, board=board, light=light_of(chip), lamp=lamp, glare=glare
    )


def light_of(encoded: FloatArray) -> FloatArray:
    """Return linear light from encoded colour, both 0..1."""
    light: FloatArray = np.power(encoded, GAMMA)
    return light


def _lamp_and_glare(board: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return what the boards' light (N, 3) tells of the lamp, and what it mirrors.

    Notes
    -----
    The common light is the upper quartile: shade may take much away from it, a
    reflection adds little to a chip's own light.
    """
    light = np.log(board + _SCATTER)
    common = np.sort(light, axis=0)[3 * len(light) // 4]
    lamp: FloatArray = np.exp(common + np.clip(light - common, -1.6, 0.35))
    glare = (board - 1.4 * np.exp(common)).min(axis=1)
    return lamp, np.clip(glare, 0.0, 0.3)
