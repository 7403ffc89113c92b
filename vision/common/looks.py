"""Extract the colours of chips and of the board around them from patches."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from rules.core.board import Board

GAMMA = 2.2  # stands for the sRGB curve: light is the pixel's power of it
_GOLDEN_ANGLE = np.pi * (3.0 - np.sqrt(5.0))
_DISC_POINTS = 27
_INNER = 0.7  # of the chip's radius: leaves out bevel and wall
Rings = tuple[float, float, float]
"""Where the board around a chip is looked at, in radii of the chip."""

BESIDE_CHIP: Rings = (1.3, 1.5, 1.7)
BEYOND_PIT: Rings = (1.7, 1.9, 2.1)  # round a stone
_RING_POINTS = 8 * len(BESIDE_CHIP)
_WOOD = 0.08  # of half the drawing's side: so much wood lies beyond it
_CHIP = 0.25  # of the spacing: a chip's likely radius
_EXPOSED = 0.7  # encoded; how bright the brightest sites of a good picture are
_MOST_EXPOSURE = 4.0
_SCATTER = 0.002  # light that the lens throws into the blackest pixel


def sample_points(board: Board, wood: Rings) -> NDArray[np.float32]:
    """Return sample points in and around a chip at each site of a board.

    Parameters
    ----------
    wood
        The circles on which its wood is looked at.

    Returns
    -------
    ndarray of shape (N, P, 2), float32
        In radii of the chip from its middle, x right (east) and y down (south):
        first evenly over the inner disc, then around it, between the directions
        in which lines run. At the outermost sites not far outward: the wood may end.
    """
    part = (np.arange(_DISC_POINTS) + 0.5) / _DISC_POINTS
    turn = np.arange(_DISC_POINTS) * _GOLDEN_ANGLE
    reach = _INNER * np.sqrt(part)
    disc = np.column_stack([reach * np.cos(turn), reach * np.sin(turn)])
    between = (np.arange(8) + 0.5) * (np.pi / 4)
    ways = np.column_stack([np.cos(between), np.sin(between)])
    ring = np.vstack([radius * ways for radius in wood])
    outer = max(abs(site.x_mm) for site in board.sites)
    edge = _WOOD * outer / (_CHIP * board.spacing_mm)
    points = np.tile(np.vstack([disc, ring]), (len(board.sites), 1, 1))
    for row, site in zip(points, board.sites, strict=True):
        for axis, place in ((0, site.x_mm), (1, -site.y_mm)):
            if abs(place) > 0.99 * outer:
                outward = np.sign(place) * row[_DISC_POINTS:, axis]
                row[_DISC_POINTS:, axis] *= np.where(outward > edge, -1.0, 1.0)
    return points.astype(np.float32)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipLooks:
    """Colours of N chips (or of the objects in their place).

    Attributes
    ----------
    chip : ndarray of shape (N, 3), float64, BGR
        Middle colour of the inner disc, as the camera encodes it, 0..1; a dim
        picture is brightened.
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
    points: NDArray[np.float32],
) -> ChipLooks:
    """Return the colours of discs in patches and of the board around them.

    Parameters
    ----------
    patches : ndarray of shape (N, S, S, 3), uint8, BGR
    centre : ndarray of shape (N, 2), float32
        x right and y down from the patch's centre, in half-widths.
    radius : ndarray of shape (N,), float32
        In half-widths.
    points : ndarray of shape (N, P, 2), float32
        From `sample_points`.

    Notes
    -----
    Of the disc's pixels in order of lightness the part from a fifth to two
    thirds counts, which leaves out grooves, glare and gleams.
    """
    middle = np.clip(centre, -0.8, 0.8)[:, None, :]
    size = np.clip(radius, 0.12, 0.7)[:, None, None]
    pixels = _pixels_at(patches, middle + size * points)
    inside = np.sort(pixels[..., :_DISC_POINTS], axis=2)
    around = np.sort(pixels[..., _DISC_POINTS:], axis=2)
    low, high = _DISC_POINTS // 5, _DISC_POINTS * 2 // 3
    chip = inside[..., low:high].mean(axis=2) / 255.0
    board = around[..., _RING_POINTS * 5 // 8] / 255.0
    exposure = exposure_of(np.maximum(chip, board).max(axis=1))
    chip, board = chip * exposure, board * exposure
    lamp, glare = lamp_and_glare(light_of(board))
    return ChipLooks(
        chip=chip, board=board, light=light_of(chip), lamp=lamp, glare=glare
    )


def exposure_of(brightest: FloatArray) -> float:
    """Return the gain for a dim picture, given each site's brightest value."""
    common = float(np.sort(brightest)[len(brightest) * 9 // 10])
    return min(max(_EXPOSED / max(common, 1 / 255), 1.0), _MOST_EXPOSURE)


def light_of(encoded: FloatArray) -> FloatArray:
    """Return linear light from encoded colour, both 0..1."""
    light: FloatArray = np.power(encoded, GAMMA)
    return light


def lamp_and_glare(board: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the lamp's colour and the glare, from the board's light (N, 3).

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
