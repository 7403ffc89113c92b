"""Small network that estimates stack heights, and its input patches."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage, Image
from calibration.common.view import View
from vision.common.network import network
from vision.common.patches import PatchSampler

PATCH_PX = 72
HIGHEST = 8
"""Chips of the highest stack that the network was taught; of higher ones it tells by
their height alone."""
CODE = 32
WIDE, ROOM = 1.5, 6
"""Chip radii about a stack that a patch shows, and for how many chips' leaning."""
THICK = 0.35
"""Of a chip of which nothing is known, in radii."""
_KNOTS = np.array([1.0, 0.0, -1.0])
_LOWEST, _WIDEST = -5.0, 2.0  # of a height's spread, as a logarithm
_FARTHEST = 200.0  # squares of spreads


@dataclass(frozen=True, slots=True)
class ChipPrior:
    """Prior knowledge of a chip's size.

    Attributes
    ----------
    radius_mm
    thick_mm
        None where it is not known.
    """

    radius_mm: float
    thick_mm: float | None = None

    @property
    def thick(self) -> float:
        """Return the thickness in radii, or what is usual."""
        return THICK if self.thick_mm is None else self.thick_mm / self.radius_mm


@dataclass(frozen=True, slots=True)
class StackPatches:
    """Patches of N stacks, and what is known of them.

    Attributes
    ----------
    patches : ndarray of shape (N, 72, 72, 3), uint8, BGR
        Plans of the board's face about each site, upwards away from the camera.
    shift : ndarray of shape (N,), float64
        How far what is high seems to stand off, for each unit of height.
    growth
        A chip's radius as a part of the camera's height.
    half : ndarray of shape (N,), float64
        Half of a patch, in radii.
    pitch : ndarray of shape (N,), float64
        Pixels a radius.
    """

    patches: Image
    shift: FloatArray
    growth: float
    half: FloatArray
    pitch: FloatArray

    def known(self, chip: ChipPrior) -> FloatImage:
        """Return the network's known inputs of each stack, shape (N, 8)."""
        given = float(chip.thick_mm is not None)
        told = chip.thick * given
        ones = np.ones_like(self.shift)
        columns = (
            self.shift,
            8 * self.growth * ones,
            self.half,
            self.pitch / 30,
            given * ones,
            2 * told * ones,
            8 * told * self.shift,
            40 * told * self.growth * ones,
        )
        return np.stack(columns, axis=1).astype(np.float32)


class TowerCutter:
    """Cuts patches of stacks for one view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.sites_mm: FloatArray = np.array(
            [view.sites_mm[name] for name in view.board.names]
        )
        turn, _ = cv2.Rodrigues(np.array(view.camera.rvec))
        self.eye_mm: FloatArray = -turn.T @ np.array(view.camera.tvec)

    def cut(
        self, frame_bgr: Image, rows: NDArray[np.intp], chip: ChipPrior
    ) -> StackPatches:
        """Return the stacks at some sites."""
        sites, eye = self.sites_mm[rows], self.eye_mm
        away = sites - eye[:2]
        far = np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-3)
        up, shift = away / far, far[:, 0] / eye[2]
        per_chip = shift * chip.thick
        half = WIDE + 0.5 * ROOM * per_chip
        right = np.stack([up[:, 1], -up[:, 0]], axis=1)
        north, east = np.repeat(_KNOTS, 3), np.tile(-_KNOTS, 3)
        steps = east[:, None] * right[:, None] + north[:, None] * up[:, None]
        middle = sites + up * (0.5 * ROOM * per_chip * chip.radius_mm)[:, None]
        knots = middle[:, None] + steps * (half * chip.radius_mm)[:, None, None]
        px = self._view.px_on_board(knots)
        sampler = PatchSampler(px, PATCH_PX)
        wide = np.linalg.norm(px[:, 5] - px[:, 3], axis=1)
        return StackPatches(
            patches=sampler.sample(frame_bgr),
            shift=shift,
            growth=chip.radius_mm / float(eye[2]),
            half=half,
            pitch=wide / 2 / half / sampler.shrink,
        )


@dataclass(frozen=True, slots=True)
class TowerLook:
    """Output of the tower network for N stacks.

    Attributes
    ----------
    lead : ndarray of shape (N, 8), float64
        Log-likelihood of 1 to 8 chips, without the prior of their height.
    height, spread : ndarray of shape (N,), float64
        In radii, and the natural logarithm of how far that may be off.
    code : ndarray of shape (N, 32), float32
        How the stack looks, to compare others with.
    made : ndarray of shape (N, 4), float64
        Of single chips, as logarithms: thickness by `THICK` radii, its weight among
        other chips', how much wider they are than thought, and its weight.
    """

    lead: FloatArray
    height: FloatArray
    spread: FloatArray
    code: FloatImage
    made: FloatArray

    def scores(self, most: int, thick: float) -> FloatArray:
        """Return the log-likelihood of 1, 2, ... chips, shape (N, most)."""
        high = np.arange(1, most + 1)
        lead = self.lead[:, np.minimum(high, HIGHEST) - 1]
        spread = np.exp(np.clip(self.spread, _LOWEST, _WIDEST))
        off = (self.height[:, None] - high * thick) / spread[:, None]
        told: FloatArray = lead - 0.5 * np.minimum(off**2, _FARTHEST)
        return told


class TowerNet:
    """Trained network, loaded for inference on stacks.

    Parameters
    ----------
    model
        An ONNX file as `training.towers.train` writes it; else the packaged one.
    """

    def __init__(self, model: Path | None = None) -> None:
        file = model or files("vision").joinpath("towers.onnx")
        self._session = network(file.read_bytes())

    def look(
        self, stood: StackPatches, chip: ChipPrior, context: FloatImage | None = None
    ) -> TowerLook:
        """Return the looks of stacks.

        Parameters
        ----------
        context : ndarray of shape (N, 33), float32
            For each stack the mean code of single chips nearby, and 1; else 0.
        """
        if context is None:
            context = np.zeros((len(stood.shift), CODE + 1), np.float32)
        given = {
            "patches": stood.patches,
            "known": stood.known(chip),
            "context": context,
        }
        told, code, made = self._session.run(["told", "code", "made"], given)
        exact = told.astype(np.float64)  # the other columns only helped to learn
        return TowerLook(
            lead=exact[:, :HIGHEST],
            height=exact[:, HIGHEST],
            spread=exact[:, HIGHEST + 1],
            code=code,
            made=made.astype(np.float64),
        )
