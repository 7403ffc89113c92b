"""Extract colours of pieces, of their signs and of the board around them."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from rules.core.board import Board
from rules.core.drawing import Fill
from vision.common.looks import GAMMA, ChipLooks, exposure_of, lamp_and_glare, light_of
from vision.common.patches import PATCH_PX
from vision.pieces.cutting import HALF_SPACINGS
from vision.pieces.net import MASK_PX

_OWN = 0.6  # chance that a cell shows the piece: it is looked at
_FEW = 4  # cells: of a piece nearly invisible the likeliest are taken
_GREY = np.array(
    [0.2, 0.5, 0.3], np.float32
)  # of B, G, R: nearly as the eye sees lightness
_MIDDLE = (0.2, 0.67)  # in order of lightness: leaves out grooves and gleams
_HALF = (0.25, 0.75)  # the same of rims
_WITHIN = 0.72  # of a disc's radius: signs are written there
_INK = 0.15  # of its pixels, the darkest
_LEAST_INK = 0.05  # of the light: less is missing by chance
_BESIDE = (
    (0.43, 0.3),
    (0.3, 0.43),
)  # spacings: the board beside a piece, off its lines
_TIDY = 5 / 8  # in order of lightness: the board there, most of it in the light
_GLOSS = 0.01  # light that pieces mirror more than the board: they are polished
_PLAIN = 0  # the kind of squares that nothing fills


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours measured in N patches, gamma-encoded as the camera does, 0..1, B G R.

    Attributes
    ----------
    body : ndarray of shape (N, 3), float64
        Middle colour of the piece that stands there.
    dark : ndarray of shape (N, 3), float64
        The darkest of the middle of its top: what is written there, if anything is.
    board : ndarray of shape (N, 3), float64
        The board beside it.
    rim : ndarray of shape (N, 3), float64
        Middle colour of its rim, where nothing is written.
    """

    body: FloatArray
    dark: FloatArray
    board: FloatArray
    rim: FloatArray

    @property
    def written(self) -> FloatArray:
        """Return the relative darkness of the body's darkest part, (N,)."""
        most: FloatArray = self._missing.max(axis=1)
        return most

    @property
    def _missing(self) -> FloatArray:
        body, dark = light_of(self.body), light_of(self.dark)
        missing: FloatArray = np.clip(1 - dark / np.maximum(body, 1e-4), 0.0, 1.0)
        return missing

    @property
    def ink(self) -> FloatArray:
        """Return the colour of the signs themselves, (N, 3), encoded.

        Thin strokes are seen mixed with the body: what they take away is scaled up
        until one of the three colours is gone, as with black or red ink it is.
        """
        missing = self._missing
        most = np.maximum(missing.max(axis=1, keepdims=True), _LEAST_INK)
        light = light_of(self.body) * (1 - missing / most)
        return np.asarray(np.power(light, 1 / GAMMA), np.float64)

    @classmethod
    def none(cls, count: int) -> "Colours":
        """Return colours of as many sites that were not looked at."""
        return cls(*(np.zeros((count, 3)) for _ in range(4)))

    def take_up(self, rows: NDArray[np.intp], seen: "Colours") -> None:
        """Update the colours of some sites."""
        self.body[rows], self.dark[rows] = seen.body, seen.dark
        self.board[rows], self.rim[rows] = seen.board, seen.rim


def colours_of(
    patches: NDArray[np.uint8], mask: NDArray[np.float32], likely: NDArray[np.bool_]
) -> Colours:
    """Return the colours in patches, given masks of the pieces.

    Parameters
    ----------
    patches : ndarray of shape (N, 32, 32, 3), uint8, BGR
    mask : ndarray of shape (N, 16, 16), float32
    likely : ndarray of shape (N,), bool
        Where a piece may stand; elsewhere only the board is looked at.
    """
    seen = Colours.none(len(patches))
    seen.board[:] = _beside(patches) / 255.0
    rows = np.flatnonzero(likely)
    if not len(rows):
        return seen
    pixels, own = patches[rows], mask[rows].reshape(len(rows), -1)
    tall = pixels.reshape(-1, PATCH_PX, 3)
    small = cv2.resize(tall, (MASK_PX, len(tall) // 2), interpolation=cv2.INTER_AREA)
    least = np.partition(own, -_FEW, axis=1)[:, -_FEW]
    chosen = own >= np.minimum(least, _OWN)[:, None]
    seen.body[rows] = _between(small.reshape(len(rows), -1, 3), chosen, _MIDDLE)
    tops = _tops(mask[rows])
    rim = (own > _OWN) & ~tops[:, ::2, ::2].reshape(len(rows), -1)
    rim[~rim.any(axis=1)] = chosen[~rim.any(axis=1)]
    seen.rim[rows] = _between(small.reshape(len(rows), -1, 3), rim, _HALF)
    inside = tops.reshape(len(rows), -1)
    seen.dark[rows] = _between(pixels.reshape(len(rows), -1, 3), inside, (0.0, _INK))
    return seen


def _between(
    pixels: NDArray[Any], chosen: NDArray[np.bool_], part: tuple[float, float]
) -> FloatArray:
    """Return the mean of the chosen pixels that are so light, in their order, 0..1."""
    light = pixels.astype(np.float32)
    grey = light @ _GREY
    order = np.sort(np.where(chosen, grey, np.float32(np.inf)), axis=1)
    count = chosen.sum(axis=1)
    first = np.floor(part[0] * count).astype(np.intp)
    last = np.maximum(np.ceil(part[1] * count).astype(np.intp) - 1, first)
    rows = np.arange(len(pixels))
    weight = chosen & (grey >= order[rows, first][:, None])
    weight &= grey <= order[rows, last][:, None]
    total = np.einsum("np,npc->nc", weight.astype(np.float32), light)
    mean: FloatArray = total / np.maximum(weight.sum(axis=1), 1)[:, None] / 255.0
    return mean


def _tops(mask: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Return the middles of pieces in the patches, shape (N, 32, 32)."""
    own = (mask > _OWN).astype(np.float64)
    at = (np.arange(MASK_PX) + 0.5) / MASK_PX * 2 - 1
    size = np.maximum(own.sum(axis=(1, 2)), 1.0)
    x, y = (own.sum(axis=1) @ at) / size, (own.sum(axis=2) @ at) / size
    radius = np.sqrt(size / np.pi) * (2 / MASK_PX) * _WITHIN
    fine = (np.arange(PATCH_PX) + 0.5) / PATCH_PX * 2 - 1
    away = (fine[None, None, :] - x[:, None, None]) ** 2
    away = away + (fine[None, :, None] - y[:, None, None]) ** 2
    inside: NDArray[np.bool_] = away < np.maximum(radius, 0.1)[:, None, None] ** 2
    return inside


def _beside(patches: NDArray[np.uint8]) -> FloatArray:
    """Return the colour of the board beside what stands there."""
    steps = np.array(
        [(x * a, y * b) for x, y in _BESIDE for a in (-1, 1) for b in (-1, 1)]
    )
    at = ((steps / HALF_SPACINGS + 1) * PATCH_PX / 2).astype(np.intp)
    soft = patches[:, at[:, 1], at[:, 0]].astype(np.float64)
    soft += patches[:, at[:, 1] - 1, at[:, 0] - 1]
    return np.sort(soft / 2, axis=1)[:, int(len(at) * _TIDY)]


class Ground:
    """Board under the pieces: groups of like squares and of neighbours.

    Parameters
    ----------
    board
        One of squares or lines that cross.
    """

    def __init__(self, board: Board) -> None:
        fills = {patch.middle: patch.fill for patch in board.drawing.patches}
        order = list(Fill)
        self._kinds = np.array(
            [
                order.index(fills[at]) + 1 if at in fills else _PLAIN
                for at in board.plan_mm.values()
            ]
        )
        lattice = board.lattice
        assert lattice is not None
        self._shape = (lattice.ranks, lattice.files)
        places = [lattice.places[name] for name in board.names]
        self._rank = np.array([rank - 1 for _, rank in places])
        self._file = np.array([file - 1 for file, _ in places])

    def looks(self, colours: Colours, *, signs: bool) -> ChipLooks:
        """Return the looks of pieces, corrected for the lamp by the board around them.

        Parameters
        ----------
        signs
            Pieces are identified by what is written on them.
        """
        piece = colours.ink if signs else colours.body
        exposure = exposure_of(np.maximum(colours.body, colours.board).max(axis=1))
        chip, board = piece * exposure, self._alike(colours.board * exposure)
        lamp, glare = lamp_and_glare(board)
        return ChipLooks(
            chip=chip,
            board=np.power(board, 1 / GAMMA),
            light=light_of(chip),
            lamp=self._together(lamp),
            glare=np.maximum(glare, _GLOSS),
        )

    def _alike(self, encoded: FloatArray) -> FloatArray:
        """Return the board's light as if all squares were of the lightest kind."""
        light = np.maximum(light_of(encoded), 1e-4)
        common = {
            kind: np.median(light[self._kinds == kind], axis=0)
            for kind in np.unique(self._kinds)
        }
        lightest = max(common.values(), key=lambda each: float(each.sum()))
        gain = {kind: lightest / each for kind, each in common.items()}
        raised: FloatArray = light * np.array([gain[kind] for kind in self._kinds])
        return raised

    def _together(self, lamp: FloatArray) -> FloatArray:
        """Return the middle of each site's lamp and its neighbours'."""
        ranks, files = self._shape
        whole = np.full((ranks + 2, files + 2, 3), np.nan)
        whole[self._rank + 1, self._file + 1] = lamp
        around = np.stack(
            [
                whole[self._rank + up, self._file + right]
                for up in range(3)
                for right in range(3)
            ]
        )
        middle: FloatArray = np.nanmedian(around, axis=0)
        return middle


def outline_mm(mask: NDArray[np.float32], half_mm: float) -> NDArray[np.float64]:
    """Return the apparent width of pieces, millimetres on the board, shape (N,)."""
    cell = 2 * half_mm / MASK_PX
    area = (mask > _OWN).sum(axis=(1, 2)) * cell**2
    wide: FloatArray = 2 * np.sqrt(area / np.pi)
    return wide
