"""Identify a disc by its sign: rotation-invariant comparison with known discs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import View
from rules.core.faces import Faces
from rules.core.pieces import Piece
from vision.pieces.net import PieceLooker
from vision.pieces.rotation import likeness, unrolled
from vision.pieces.tops import REACH, TOP_PX, cut_tops, seen_pieces

_EVEN = 0.0  # nats: a piece is as likely as not
_WITHIN = 0.68  # radii: what is written on a disc
_APART = 1.3  # between alike and others, where no two alike were taught
_LEAST_APART = 0.6  # nearer to each other, signs are ambiguous
_MOST = 0.93  # of those taught must be more like their own kind than like others
_SHARP = 8.0  # nats a distance: measured on drawn boards, from 16 pixels a disc
_STRANGE = 0.35  # of the way from others to alike: below, it is none that is known
_FLOOR = -12.0


def _distance(alike: FloatArray) -> FloatArray:
    """Return correlations spread out: nought is nothing in common."""
    return -np.log(np.maximum(1 - alike, 1e-3))


class _Alphabet:
    """The faces of one side.

    Parameters
    ----------
    pieces
        What each is.
    tops : ndarray of shape (K, 64, 64, 3), uint8, BGR

    Attributes
    ----------
    kinds
        The different pieces among them.
    tells
        Whether alike ones are more alike than others.
    """

    def __init__(self, pieces: Sequence[Piece], tops: Image) -> None:
        self.kinds = sorted(set(pieces))
        self._row = np.array([self.kinds.index(piece) for piece in pieces])
        self._ink = _ink(tops)
        grey = tops @ self._ink
        self._known = unrolled(grey, middles=1)
        self._other, self._same, right = self._spread(tops)
        self.identifies = self._same - self._other > _LEAST_APART and right >= _MOST

    def _likeness(self, tops: Image) -> FloatArray:
        return likeness(unrolled(tops @ self._ink), self._known)

    def _spread(self, tops: Image) -> tuple[float, float, float]:
        """Return typical distances to the nearest other and like signs.

        And what part of those with others alike is nearer to one of these.
        """
        if len(self.kinds) < 2:
            return 0.0, 0.0, 0.0
        near = _distance(self._likeness(tops))
        np.fill_diagonal(near, -np.inf)
        same = self._row[:, None] == self._row
        other = np.where(same, -np.inf, near).max(axis=1)
        own = np.where(same, near, -np.inf).max(axis=1)
        known = np.isfinite(own)
        typical = float(np.median(other))
        if not known.any():
            return typical, typical + _APART, 1.0
        right = float((own > other)[known].mean())
        return typical, float(np.median(own[known])), right

    def log_chances(self, tops: Image) -> FloatArray:
        """Return ln of the chance of each kind, shape (N, kinds)."""
        near = _distance(self._likeness(tops))
        best = np.stack(
            [near[:, self._row == row].max(axis=1) for row in range(len(self.kinds))],
            axis=1,
        )
        strange = self._other + _STRANGE * (self._same - self._other)
        score = _SHARP * np.column_stack([best, np.full(len(best), strange)])
        chance = np.exp(score - score.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        mixed = chance[:, :-1] + chance[:, -1:] / len(self.kinds)
        told: FloatArray = np.maximum(np.log(mixed), _FLOOR)
        return told


def _ink(tops: Image) -> NDArray[np.float32]:
    """Return the mixture of B, G, R in which signs stand out most from their discs."""
    at = (np.arange(TOP_PX) + 0.5) / TOP_PX * 2 - 1
    inside = np.hypot(at[:, None], at) < _WITHIN / REACH
    pixels = tops[:, inside].astype(np.float64)
    pixels -= pixels.mean(axis=1, keepdims=True)
    flat = pixels.reshape(-1, 3)
    _, ways = np.linalg.eigh(flat.T @ flat)
    return ways[:, -1].astype(np.float32)


@dataclass(frozen=True)
class FaceBook:
    """Signs of pieces, labelled by kind.

    Attributes
    ----------
    pieces
        What each face is.
    tops : ndarray of shape (K, 64, 64, 3), uint8, BGR
        The faces, as the camera saw them.
    radius_mm
        How wide these discs look.
    """

    pieces: tuple[Piece, ...]
    tops: Image
    radius_mm: float

    def told(self, sites: Sequence[str], tops: Image) -> Faces:
        """Return the log-likelihoods of kinds for the tops at some sites."""
        chances: dict[str, dict[Piece, float]] = {site: {} for site in sites}
        for each in self._alphabets.values():
            if each.identifies and sites:
                for site, row in zip(sites, each.log_chances(tops), strict=True):
                    chances[site].update(zip(each.kinds, row.tolist(), strict=True))
        return {site: told for site, told in chances.items() if told}

    @cached_property
    def _alphabets(self) -> Mapping[str, _Alphabet]:
        of_side: dict[str, list[int]] = {}
        for row, piece in enumerate(self.pieces):
            of_side.setdefault(piece.side, []).append(row)
        return {
            side: _Alphabet([self.pieces[row] for row in rows], self.tops[rows])
            for side, rows in of_side.items()
        }

    def and_also(self, others: "FaceBook") -> "FaceBook":
        """Return a book with the faces of another one as well."""
        both = np.concatenate([self.tops, others.tops])
        return FaceBook(self.pieces + others.pieces, both, self.radius_mm)

    @property
    def identifies(self) -> bool:
        """Return True if the faces of any side identify its kinds."""
        return any(each.identifies for each in self._alphabets.values())


def learn(
    frame_bgr: Image,
    view: View,
    pieces: Mapping[str, Piece],
    net: PieceLooker,
    *,
    radius_mm: float | None = None,
) -> FaceBook:
    """Return the faces of pieces that stand where they are said to stand.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        A picture of the start position, or of any that is known.
    pieces
        By site, one piece each. Those that are not seen are left out.
    radius_mm
        How wide these discs look, where it is known.
    """
    sites = list(pieces)
    seen = seen_pieces(frame_bgr, view, sites, net)
    there = np.flatnonzero(seen.odds > _EVEN)
    if radius_mm is None:
        radius_mm = float(np.median(seen.radius_mm[there])) if len(there) else 1.0
    tops = cut_tops(frame_bgr, view, seen.centres_mm[there], radius_mm)
    return FaceBook(
        tuple(pieces[sites[row]] for row in there.tolist()), tops, radius_mm
    )


def kinds(
    frame_bgr: Image,
    view: View,
    sites: Sequence[str],
    book: FaceBook,
    net: PieceLooker,
) -> Faces:
    """Return the log-likelihoods of piece kinds on some sites, by their faces.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
    sites
        Where to look. Where no piece is visible, there is no evidence.
    """
    seen = seen_pieces(frame_bgr, view, sites, net)
    there = np.flatnonzero(seen.odds > _EVEN)
    tops = cut_tops(frame_bgr, view, seen.centres_mm[there], book.radius_mm)
    return book.told([sites[row] for row in there.tolist()], tops)
