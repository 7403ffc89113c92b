"""Is the wood around each pit in sight? A hand or a sleeve hides it."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.view import View

FloatArray = NDArray[np.float32]
Image = NDArray[np.uint8]

_TURNS = 32  # places round a pit
_RINGS = (1.1, 1.19, 1.28)  # radii
_CLEAR_OF = 1.1  # radii: so near to another pit a place is no plain wood
_TONES = (60.0 * np.log1p(np.arange(256) / 16.0)).astype(np.float32)
_LIGHTER, _HUE = 11.0, 5.0  # tone that shows something else than the wood, or its shade
_SHADE = 0.4  # as much counts what may be no more than a heap's shadow, come or gone
_UNLIKE = 30.0  # the same, while it is not known what the wood looks like there
_PART = 0.15  # of a pit's wood: as much must differ
_STILL = 4.0  # tone, median: what lies over the wood did not move
_PATIENCE = 60  # frames: then that is how the wood looks now
_SHADE_PATIENCE = 12  # frames, where it is only darker or lighter: a heap, more likely
_LEARN = 0.05  # of a change is taken up as the wood's look, its light left out


class WoodWatch:
    """Knows what the wood around each pit looks like, and sees when it is covered.

    It keeps two looks of each pit's wood: the one it knew first, and the one that
    stayed last. A heap may hang over the rim for a while, and then be sown.

    Parameters
    ----------
    view
        Where the board lies.
    pits
        Its pits.
    """

    def __init__(self, view: View, pits: Sequence[str]) -> None:
        self._pits = tuple(pits)
        self._looks: FloatArray | None = None  # (2, N, P, 3): first, last
        self._last: FloatArray | None = None
        self._still = np.zeros(len(self._pits), np.intp)
        self.move_to(view)

    def move_to(self, view: View) -> None:
        """Look elsewhere from now on: the board or the camera moved a little."""
        middles = np.array([view.sites_mm[name] for name in self._pits])
        turn = np.arange(_TURNS) * (2 * np.pi / _TURNS)
        circle = np.column_stack([np.cos(turn), np.sin(turn)])
        shape = view.pit_mm / 2 * np.array([1.0, view.pit_tall])
        ring = np.concatenate([part * circle for part in _RINGS])
        places = middles[:, None] + ring * shape
        away = (places[:, :, None] - middles) / shape
        far = np.linalg.norm(away, axis=3)
        own = np.eye(len(middles), dtype=bool)[:, None, :]
        plain = np.where(own, np.inf, far).min(axis=2) > _CLEAR_OF
        flat = places.reshape(-1, 2)
        px = view.camera.px_from_plan(np.column_stack([flat, np.zeros(len(flat))]))
        width, height = view.camera.image_size
        x, y = np.rint(px).astype(np.intp).T
        inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        self._use = plain & inside.reshape(plain.shape)
        self._pixel = np.clip(y, 0, height - 1) * width + np.clip(x, 0, width - 1)

    def covered(self, frame_bgr: Image) -> NDArray[np.bool_]:
        """Return which pits' wood something lies over, shape (N,).

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        """
        seen = _TONES[frame_bgr.reshape(-1, 3)[self._pixel]]
        seen = seen.reshape(*self._use.shape, 3)
        if self._looks is None:
            usual = np.median(seen[self._use], axis=0)
            tinted, shaded, _ = self._unlike(seen, usual, _UNLIKE, _UNLIKE)
            covered = tinted + shaded > _PART
            self._begin(seen, covered)
            return covered
        first, last = (self._unlike(seen, look, _LIGHTER, _HUE) for look in self._looks)
        covered = np.logical_and(
            *(tinted + _SHADE * shaded > _PART for tinted, shaded, _ in (first, last))
        )
        patience = np.where(
            np.minimum(first[0], last[0]) > _PART, _PATIENCE, _SHADE_PATIENCE
        )
        self._learn(seen, np.stack([first[2], last[2]]), covered, patience)
        return np.asarray(covered, np.bool_)

    def _unlike(
        self, seen: FloatArray, look: FloatArray, lighter: float, hue: float
    ) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Return parts of each pit's wood that differ from a look: in hue, in light.

        With them comes how all else changed, shape (N, P, 3).

        Parameters
        ----------
        seen, look : ndarray of shape (N, P, 3), float32
            Tones; the look may be one tone for all.
        lighter, hue
            Tones from which on it is something else.
        """
        change = np.asarray(seen - look, np.float32)
        change = change - np.median(change[self._use], axis=0)
        mean, weight = self._smoothed(change)
        tone = mean.mean(axis=2)
        tint = np.abs(mean - tone[..., None]).max(axis=2)
        tinted = tint > hue
        shaded = (np.abs(tone) > lighter) & ~tinted
        whole = np.maximum(weight.sum(axis=1), 1e-6)
        same = np.tile(~(tinted | shaded), (1, len(_RINGS)))[..., None]
        return (
            np.asarray((tinted * weight).sum(axis=1) / whole, np.float32),
            np.asarray((shaded * weight).sum(axis=1) / whole, np.float32),
            np.asarray(np.where(same, change, 0.0), np.float32),
        )

    def _smoothed(self, change: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return means over rings and neighbouring places, with their weights.

        Parameters
        ----------
        change : ndarray of shape (N, P, 3), float32

        Returns
        -------
        ndarrays of shape (N, 32, 3) and (N, 32), float32
        """
        use = self._use.reshape(len(change), len(_RINGS), _TURNS).astype(np.float32)
        parts = change.reshape(*use.shape, 3) * use[..., None]
        total, weight = parts.sum(axis=1), use.sum(axis=1)
        total = total + np.roll(total, 1, axis=1) + np.roll(total, -1, axis=1)
        weight = weight + np.roll(weight, 1, axis=1) + np.roll(weight, -1, axis=1)
        return total / np.maximum(weight, 1.0)[..., None], weight

    def _begin(self, seen: FloatArray, covered: NDArray[np.bool_]) -> None:
        """Take a first look at the wood, once nothing lies over it or nothing moves."""
        self._rest(seen, covered)
        if not covered.any() or self._still.max() > _PATIENCE:
            self._looks = np.stack([seen, seen]).astype(np.float32)

    def _rest(self, seen: FloatArray, covered: NDArray[np.bool_]) -> None:
        """Count for how many frames what lies over each pit's wood has not moved."""
        if self._last is not None:
            moved = np.median(np.abs(seen - self._last).mean(axis=2), axis=1)
            self._still = np.where(covered & (moved < _STILL), self._still + 1, 0)
        self._last = np.asarray(seen, np.float32)

    def _learn(
        self,
        seen: FloatArray,
        changes: FloatArray,
        covered: NDArray[np.bool_],
        patience: NDArray[np.int_],
    ) -> None:
        """Take up what the wood looks like now.

        Parameters
        ----------
        seen : ndarray of shape (N, P, 3), float32
        changes : ndarray of shape (2, N, P, 3), float32
            How tones changed from each look where it is the wood that is seen.
        covered : ndarray of shape (N,), bool
        patience : ndarray of shape (N,), int
            For how many frames what covers it must stay to be its look.
        """
        assert self._looks is not None
        self._rest(seen, covered)
        if not covered.any():
            self._looks += np.float32(_LEARN) * changes
        stays = self._still > patience
        self._looks[1, stays] = seen[stays]
