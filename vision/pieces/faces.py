"""Which piece a disc is: what is written on it, compared with discs that are known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from calibration.common.view import View
from rules.core.faces import Faces
from rules.core.pieces import Piece
from vision.pieces.net import PieceLooker
from vision.pieces.tops import REACH, TOP_PX, cut_tops, seen_pieces
from vision.pieces.turning import likeness, unrolled

FloatArray = NDArray[np.float64]
Image = NDArray[np.uint8]

ENOUGH = 3
"""Examples of a piece: more are not added later."""

_EVEN = 0.0  # nats: a piece is as likely as not
_WITHIN = 0.84  # radii: what is written on a disc
_APART = 1.3  # between alike and others, where no two alike were taught
_LEAST_APART = 0.35  # nearer to each other, alike and others are not told apart
_SHARP = 9.0  # nats, from a typical other to the own kind
_STRANGE = 0.4  # of the way from others to alike: below, it is none that is known
_FLOOR = -12.0
_AGREES = -0.1  # nats: a face so surely what it is said to be is an example of it


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
        self._other, self._same = self._spread(_distance(self._likeness(tops)))
        self.tells = len(self.kinds) > 1 and self._same - self._other > _LEAST_APART

    def _likeness(self, tops: Image) -> FloatArray:
        return likeness(unrolled(tops @ self._ink), self._known)

    def _spread(self, near: FloatArray) -> tuple[float, float]:
        """Return how near the nearest other kind and the own kind typically are."""
        same = self._row[:, None] == self._row
        np.fill_diagonal(near, -np.inf)
        other = np.where(same, -np.inf, near).max(axis=1)
        own = np.where(same, near, -np.inf).max(axis=1)
        if len(self.kinds) < 2:
            return 0.0, 0.0
        typical = float(np.median(other))
        alike = own[np.isfinite(own)]
        return typical, float(np.median(alike)) if len(alike) else typical + _APART

    def log_chances(self, tops: Image) -> FloatArray:
        """Return ln of the chance of each kind, shape (N, kinds)."""
        near = _distance(self._likeness(tops))
        best = np.stack(
            [near[:, self._row == row].max(axis=1) for row in range(len(self.kinds))],
            axis=1,
        )
        scaled = (best - self._other) / (self._same - self._other)
        strange = np.full((len(scaled), 1), _STRANGE)
        score = _SHARP * np.concatenate([scaled, strange], axis=1)
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
    """Faces of pieces, each with what it is.

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
        """Return which kinds the tops are that are seen at some sites."""
        chances: dict[str, dict[Piece, float]] = {site: {} for site in sites}
        for each in self._alphabets.values():
            if each.tells and sites:
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

    @property
    def tells(self) -> bool:
        """Return whether the faces of any side tell its kinds apart."""
        return any(each.tells for each in self._alphabets.values())


def learn(
    frame_bgr: Image, view: View, pieces: Mapping[str, Piece], net: PieceLooker
) -> FaceBook:
    """Return the faces of pieces that stand where they are said to stand.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
        A picture of the start position, or of any that is known.
    pieces
        By site, one piece each.
    """
    sites = list(pieces)
    seen = seen_pieces(frame_bgr, view, sites, net)
    there = np.flatnonzero(seen.odds > _EVEN)
    radius_mm = float(np.median(seen.radius_mm[there])) if len(there) else 1.0
    tops = cut_tops(frame_bgr, view, seen.centres_mm[there], radius_mm)
    return FaceBook(tuple(pieces[sites[row]] for row in there), tops, radius_mm)


def kinds(
    frame_bgr: Image,
    view: View,
    sites: Sequence[str],
    book: FaceBook,
    net: PieceLooker,
) -> Faces:
    """Return which kinds of pieces stand on some sites, by their faces.

    Parameters
    ----------
    frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
    sites
        Where to look. Where no piece is seen, nothing is told.
    """
    seen = seen_pieces(frame_bgr, view, sites, net)
    there = np.flatnonzero(seen.odds > _EVEN)
    tops = cut_tops(frame_bgr, view, seen.centres_mm[there], book.radius_mm)
    return book.told([sites[row] for row in there], tops)
