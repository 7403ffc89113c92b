"""Detect occlusion of pits: a hand or a sleeve hides the wood around them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array, Image
from calibration.common.view import View
from vision.common.places import Places

_TURNS = 32  # places round a pit
_RIM, _AROUND = (1.1, 1.19, 1.28), (1.48, 1.58)  # radii
_BARE = 1.1  # radii: nearer to another pit a place is no plain wood
_FREE = 1.45  # radii: nearer to another pit its heap may lie
_LIGHTER, _HUE = 11.0, 5.0  # tone that shows something else than the wood, or its shade
_OTHERWISE = 1.5  # times as much, since the board was found: the lamp may have moved
_HALF = 0.5  # of the pits: where more look otherwise the lamp is another one
_APART = 3  # of the places: one in this number is evidence of the lamp
_LAMP = 40.0  # tone: no lamp changes the whole board as much
_SAME = 0.15  # of all places: while as many look as before
_USUAL = 0.35  # of all places, the most alike: they are wood, whatever hides the others
_UNUSUAL = 7.0  # times the usual unevenness, while it is not known how the wood looks
_EVEN = 12.0  # tone: no board is more even
_PART = 0.15  # of a pit's rim: as much must differ
_ODD = 0.2  # the same, at the first look
_REACH = 0.06  # and as much of the wood around it, which no heap reaches
_STILL = 4.0  # tone, median: what lies over the wood did not move
_TIMEOUT_FRAMES = 60  # then that is how the wood looks now
_ODD_TIMEOUT_FRAMES = 20  # then what was odd at the first look is a knot
_LEARN = 0.05  # of a change is taken up as the wood's look, its light left out


class _Ring:
    """Samples on plain wood around each pit, with their reference looks.

    It keeps two looks: the one it knew first, and the one that stayed last.
    """

    def __init__(self, radii: tuple[float, ...], clear_of: float) -> None:
        self._radii, self._clear_of = radii, clear_of
        self._looks: Float32Array | None = None  # (2, N, P, 3)
        self._changes: Float32Array | None = None  # since each, but for other things
        self.seen: Float32Array = np.zeros((0, 0, 3), np.float32)

    @property
    def free(self) -> NDArray[np.bool_]:
        """Return a mask of the pits that have plain wood there at all, shape (N,)."""
        return np.asarray(self._use.any(axis=1))

    def move_to(self, view: View, pits: Sequence[str]) -> None:
        """Find the places in the picture."""
        middles = np.array([view.sites_mm[name] for name in pits])
        turn = np.arange(_TURNS) * (2 * np.pi / _TURNS)
        circle = np.column_stack([np.cos(turn), np.sin(turn)])
        shape = view.pit_mm / 2 * np.array([1.0, view.pit_tall])
        ring = np.concatenate([part * circle for part in self._radii])
        places = middles[:, None] + ring * shape
        away = (places[:, :, None] - middles) / shape
        far = np.linalg.norm(away, axis=3)
        own = np.eye(len(middles), dtype=bool)[:, None, :]
        plain = np.where(own, np.inf, far).min(axis=2) > self._clear_of
        self._places = Places(view, places)
        self._use = plain & self._places.inside
        self._some = np.flatnonzero(self._use)[::_APART]
        used = self._use.reshape(len(middles), -1, _TURNS).sum(axis=1)
        weight = _beside(used.astype(np.float32)[..., None])[..., 0]
        self._share = weight / np.maximum(weight.sum(axis=1, keepdims=True), 1.0)
        self._weight = np.maximum(weight, 1.0)
        ends = middles.min(axis=0) - shape, middles.max(axis=0) + shape
        among = ((places > ends[0]) & (places < ends[1])).all(axis=2)
        among = among.reshape(len(middles), -1, _TURNS).any(axis=1)
        self._among = np.asarray(self._share * among, np.float32)

    def look(self, frame_bgr: Image) -> None:
        """Sample a frame."""
        self.seen = self._places.tones(frame_bgr)

    def uneven(self, *, among: bool = False) -> Float32Array:
        """Return the share of each pit's ring that differs from the wood.

        The wood is what most places that look alike show. How unlike it others are is
        measured by how uneven it is: rings that fall into wide pits, or grain, make it
        so without a hand.

        Parameters
        ----------
        among
            Leave out places beyond the outer pits: a narrow board may end there.
        """
        if not self._use.any():
            return np.zeros(len(self._use), np.float32)
        unlike = np.zeros(self._share.shape, bool)
        for off in _tone_and_tint(self._smoothed(self.seen - self._wood())):
            usually = float(np.percentile(off[self._share > 0], 100 * _USUAL))
            unlike |= off > max(_EVEN, _UNUSUAL * usually)
        share = self._among if among else self._share
        return np.asarray((unlike * share).sum(axis=1), np.float32)

    def _wood(self) -> Float32Array:
        """Return the tones that the most places show nearly alike, shape (3,)."""
        seen = self.seen[self._use]
        tones = seen.mean(axis=1)
        order = np.argsort(tones)
        seen, tones = seen[order], tones[order]
        many = int(np.ceil(_USUAL * len(seen)))
        first = int(np.argmin(tones[many - 1 :] - tones[: len(tones) - many + 1]))
        return np.asarray(np.median(seen[first : first + many], axis=0), np.float32)

    def changed(self, by: float = 1.0) -> Float32Array:
        """Return the share of each pit's ring unlike both looks, shape (N,).

        Parameters
        ----------
        by
            Multiple of the usual deviation by which a place must differ.
        """
        assert self._looks is not None
        change = np.asarray(self.seen - self._looks, np.float32)
        change -= self._lit(change)[:, None, None]
        tone, tint = _tone_and_tint(self._smoothed(change))
        differs = (tone > by * _LIGHTER) | (tint > by * _HUE)
        change[np.tile(differs, (1, 1, len(self._radii)))] = 0.0
        self._changes = change
        parts = np.einsum("lnt,nt->ln", differs, self._share)
        return np.asarray(parts.min(axis=0), np.float32)

    def begin(self) -> None:
        """Take the current samples as the reference."""
        self._looks = np.stack([self.seen, self.seen]).astype(np.float32)

    def take(self, pits: NDArray[np.bool_]) -> None:
        """Take the current samples of some pits as their reference."""
        assert self._looks is not None
        self._looks[:, pits] = self.seen[pits]

    def learn(self, stays: NDArray[np.bool_], *, clear: bool) -> None:
        """Update the wood's reference: everything if clear, else unchanged places."""
        assert self._looks is not None
        assert self._changes is not None
        if clear:
            self._looks += np.float32(_LEARN) * self._changes
        self._looks[1, stays] = self.seen[stays]

    def _lit(self, change: Float32Array) -> Float32Array:
        """Return the lamp's change of all tones since each look, shape (2, 3).

        A sleeve may hide most of the board: no lamp changes as much as that does, so
        unchanged places show that the lamp did not change.
        """
        used = change.reshape(2, -1, 3)[:, self._some]
        if not len(self._some):
            return np.zeros((2, 3), np.float32)
        usual = np.median(used, axis=1)
        for look in np.flatnonzero(np.abs(usual).max(axis=1) > _LAMP):
            same = used[look][np.abs(used[look]).max(axis=1) < _LIGHTER]
            if len(same) > _SAME * len(self._some):
                usual[look] = np.median(same, axis=0)
        return np.asarray(usual, np.float32)

    def _smoothed(self, change: Float32Array) -> Float32Array:
        """Return means over radii and neighbouring places, shape (..., N, 32, 3).

        Parameters
        ----------
        change : ndarray of shape (..., N, P, 3), float32
        """
        used = change * self._use[..., None]
        rings = used.reshape(*change.shape[:-2], len(self._radii), _TURNS, 3)
        total = _beside(rings.sum(axis=-3))
        return np.asarray(total / self._weight[..., None], np.float32)


def _tone_and_tint(change: Float32Array) -> tuple[Float32Array, Float32Array]:
    """Return the absolute changes of tone and of tint.

    Parameters
    ----------
    change : ndarray of shape (..., 3), float32
    """
    blue, green, red = np.moveaxis(change, -1, 0)
    tone = (blue + green + red) / 3
    tint = np.abs(blue - tone)
    for other in (green, red):
        np.maximum(tint, np.abs(other - tone), out=tint)
    return np.abs(tone), tint


def _beside(ring: Float32Array) -> Float32Array:
    """Return each place of rings (..., 32, C) added to its two neighbours."""
    closed = np.concatenate([ring[..., -1:, :], ring, ring[..., :1, :]], axis=-2)
    around = closed[..., :-2, :] + closed[..., 2:, :]
    return np.asarray(ring + around, np.float32)


class WoodWatch:
    """Reference looks of the wood around each pit, to detect occlusion.

    A high heap hangs over the rim and casts a shadow there. What comes from outside, a
    hand or a sleeve, lies over the wood farther out as well. Where pits are so close
    that no wood is left there, the rim alone is evidence.

    Parameters
    ----------
    view
        Where the board lies.
    pits
        Its pits.
    bare
        A picture with nothing over the wood, taken where the view was found; None:
        there is none, and a hand in the very first picture is detected by its
        appearance.
    """

    def __init__(
        self, view: View, pits: Sequence[str], bare: Image | None = None
    ) -> None:
        self._pits = tuple(pits)
        self._rim, self._around = _Ring(_RIM, _BARE), _Ring(_AROUND, _FREE)
        self._odd = np.zeros(len(self._pits), bool)  # at the first look, and since
        self._odd_for = np.zeros(len(self._pits), np.intp)  # frames
        self._last: Float32Array | None = None
        self._still = np.zeros(len(self._pits), np.intp)
        self._begun = False
        self._bare = np.zeros(len(self._pits), bool)  # pits whose bare wood is known
        self.move_to(view)
        if bare is not None:
            self._look(bare)
            self._bare = ~self._looks_odd()
            self._begin()

    def move_to(self, view: View) -> None:
        """Change the view after a small move of board or camera."""
        self._rim.move_to(view, self._pits)
        self._around.move_to(view, self._pits)

    def covered(self, frame_bgr: Image) -> NDArray[np.bool_]:
        """Return a mask of the pits whose wood is occluded, shape (N,).

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        """
        self._look(frame_bgr)
        if not self._begun:
            self._begun = True
            return self._first_look()
        covered = self._changed()
        if self._odd.any():
            covered = self._still_odd(covered)
        self._rest(covered)
        stays = self._still > _TIMEOUT_FRAMES
        for ring in (self._rim, self._around):
            ring.learn(stays, clear=not covered.any())
        return covered

    def _look(self, frame_bgr: Image) -> None:
        self._rim.look(frame_bgr)
        self._around.look(frame_bgr)

    def _begin(self) -> None:
        self._rim.begin()
        self._around.begin()

    def _first_look(self) -> NDArray[np.bool_]:
        """Return a mask of the occluded pits, by their bare wood or by odd looks."""
        if self._bare.any():
            covered = self._changed(_OTHERWISE) & self._bare
            if covered.mean() <= _HALF:
                for ring in (self._rim, self._around):
                    ring.learn(~covered, clear=False)
                return covered
        self._odd = self._looks_odd()
        self._begin()
        return self._odd.copy()

    def _changed(self, by: float = 1.0) -> NDArray[np.bool_]:
        """Return round which pits both rings look otherwise than before."""
        reached = (self._around.changed(by) > _REACH) | ~self._around.free
        return np.asarray((self._rim.changed(by) > _PART) & reached)

    def _looks_odd(self) -> NDArray[np.bool_]:
        """Return round which pits the wood looks unlike that round the others."""
        reached = (self._around.uneven() > _REACH) | ~self._around.free
        return np.asarray((self._rim.uneven(among=True) > _ODD) & reached)

    def _still_odd(self, covered: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return a mask of pits occluded, or still as odd as at the first look.

        A hand that lay there goes, and the wood comes to light; a knot stays.
        """
        bared = self._odd & covered & ~self._looks_odd()
        self._rim.take(bared)
        self._around.take(bared)
        self._odd_for += self._odd & ~covered
        self._odd = self._odd & ~bared & (self._odd_for <= _ODD_TIMEOUT_FRAMES)
        return np.asarray((covered & ~bared) | self._odd)

    def _rest(self, covered: NDArray[np.bool_]) -> None:
        """Count the frames since objects over each pit's wood last moved."""
        seen = self._rim.seen
        if self._last is not None:
            moved = np.median(np.abs(seen - self._last).mean(axis=2), axis=1)
            self._still = np.where(covered & (moved < _STILL), self._still + 1, 0)
        self._last = np.asarray(seen, np.float32)
