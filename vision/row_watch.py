"""Do rows of pits still lie where a view says? By what their rims looked like."""

import numpy as np
from numpy.typing import NDArray

from calibration.view import View

FloatArray = NDArray[np.float32]
Image = NDArray[np.uint8]

_TURNS = 24  # places round a rim
_RINGS = np.arange(0.9, 1.26, 0.07, dtype=np.float64)  # radii: past most seeds
_TONES = (60.0 * np.log1p(np.arange(256) / 16.0)).astype(np.float32)
_FLAT = 1.0  # tone, spread round a rim that tells nothing
_ALIKE = 0.9  # so much alike, the rims' look is taken up anew, slowly
_LEARN = 0.03


class RowWatch:
    """Looks whether pits still lie where a view says, in next to no time.

    Parameters
    ----------
    view
        Where the pits are.
    known : ndarray of shape (N, P), float32 or None
        What their rims looked like, each of mean 0; None: as they look first.
    """

    def __init__(self, view: View, known: FloatArray | None = None) -> None:
        self._known = known
        pits = [name for name in view.board.names if name not in view.board.stores]
        sites = np.array([view.sites_mm[name] for name in pits])
        turn = np.arange(_TURNS) * (2 * np.pi / _TURNS)
        circle = np.stack([np.cos(turn), view.pit_tall * np.sin(turn)], axis=1)
        rims = sites[:, None, None] + view.pit_mm / 2 * _RINGS[:, None, None] * circle
        flat = rims.reshape(-1, 2)
        px = view.camera.px_from_plan(np.column_stack([flat, np.zeros(len(flat))]))
        width, height = view.camera.image_size
        x, y = np.rint(px).astype(np.intp).T
        inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        pixel = np.clip(y, 0, height - 1) * width + np.clip(x, 0, width - 1)
        self._inside = inside.reshape(len(pits), -1)
        self._green = (3 * pixel + 1).reshape(len(pits), -1)

    def at(self, view: View) -> "RowWatch":
        """Return one that knows the same rims and looks where another view says."""
        return RowWatch(view, self._known)

    def agrees(self, frame_bgr: Image) -> float:
        """Return how much the rims look as they did, 0..1.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            Only green is looked at.
        """
        tone = _TONES[frame_bgr.reshape(-1)[self._green]] * self._inside
        tone = tone - tone.mean(axis=1, keepdims=True)
        if self._known is None:
            self._known = tone
        spread = np.sqrt((tone**2).mean(axis=1) * (self._known**2).mean(axis=1))
        alike = (tone * self._known).mean(axis=1) / (spread + _FLAT)
        agrees = float(np.clip(alike, 0.0, 1.0).mean())
        if agrees > _ALIKE:
            self._known = self._known + _LEARN * (tone - self._known)
        return agrees
