"""Lattice hypotheses: pencils, combs, and template scores of the drawing."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

import numpy as np

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.homography import apply
from calibration.common.hough import HoughLines
from calibration.lattices.frame import PlaneAxes
from calibration.lattices.occluded import MenLattice
from calibration.lattices.pencils import Pencil, pencil_pairs
from calibration.lattices.plan import DirectionMarks, LatticeMark, LatticePlan
from calibration.lattices.straight import Window, look
from calibration.lattices.templates import (
    Template,
    score_map,
    shares_of,
    templates_of,
    usual_of,
)

_MOST_LOOKS, _MOST_GUESSES = 8, 2
_ROOM = 2  # lines around a comb: so far off may it be
_SOUTH = 0.02  # bonus in score for the expected orientation
_OBLONG = 1.8  # no square is so much longer than wide, beyond what the plan says
_SAME = 0.4  # of a square: guesses that differ by less are the same

PLACES = (0.2, 0.35, 0.5, 0.65, 0.8)
"""Where between two crossings it is looked."""


@dataclass(frozen=True, slots=True)
class LatticeGuess:
    """Hypothesis of a lattice's position.

    Attributes
    ----------
    score
        How well its drawing is seen there.
    px_from_lattice : ndarray of shape (3, 3), float64
        From places counted in lattice lines, x to the east and y to the north.
    """

    score: float
    px_from_lattice: FloatArray


class Guesser:
    """Generates hypotheses of a board's position in one picture.

    Parameters
    ----------
    pyramid
        Tones in which its lines are dark, and their halves.
    plan
        The board.
    south
        Direction in the picture, (x, y), in which the board's south lies.
    """

    def __init__(
        self, pyramid: list[FloatImage], plan: LatticePlan, south: tuple[float, float]
    ) -> None:
        self._pyramid, self._plan, self._south = pyramid, plan, np.array(south)
        self._size = (pyramid[0].shape[1], pyramid[0].shape[0])
        self._templates = templates_of(plan)

    def guesses(self, lines: HoughLines, *, most: int) -> Iterator[list[LatticeGuess]]:
        """Yield likely places by a picture's straight lines, the best of each first.

        Pair of pencils by pair of pencils, the likeliest pair first, up to a bound.
        """
        for pair in pencil_pairs(lines, self._size, most=most):
            begun = self._begun(lines, pair)
            begun.sort(key=lambda each: -each[0])
            found: list[LatticeGuess] = []
            for _, count, matrix in begun[:_MOST_LOOKS]:
                found += self.laid(matrix, count, _ROOM)
            found.sort(key=lambda each: -each.score)
            yield self._distinct(found, _MOST_GUESSES)

    def about(self, men: MenLattice) -> list[LatticeGuess]:
        """Return the likeliest place of a board on whose crossings men stand.

        Or within whose squares bare board was taken for men: they are as round.
        """
        found: list[LatticeGuess] = []
        for within, count in product(
            (0, 1), sorted({self._plan.lines, self._plan.lines[::-1]})
        ):
            free = np.subtract(count, men.extent) - within
            if free.min() < 0:
                continue
            aside = np.eye(3)
            aside[:2, 2] = -(free // 2) - within / 2
            room = int(free.max() + 1) // 2
            found += self.laid(men.px_from_lattice @ aside, count, room)
        return sorted(found, key=lambda each: -each.score)[:1]

    def laid(
        self, px_from_lattice: FloatArray, count: tuple[int, int], room: int
    ) -> list[LatticeGuess]:
        """Return the best place on a lattice that is seen, whichever way round.

        Parameters
        ----------
        px_from_lattice : ndarray of shape (3, 3), float64
            The lattice; which of its crossings are the board's is not known.
        count
            Number of lines of the board in that direction.
        room
            Greatest offset in lines.
        """
        window = Window(
            low=(-room - 1, -room - 1),
            lines=(count[0] + 2 * room + 2, count[1] + 2 * room + 2),
            places=PLACES,
            men=self._plan.men_on_lines,
        )
        seen = look(self._pyramid, partial(_mapped, px_from_lattice), window)
        usual = usual_of(seen)
        shares = (shares_of(seen[0], usual), shares_of(seen[1], usual))
        best: LatticeGuess | None = None
        for template in self._templates:
            lines = self._plan.lines[:: -1 if template.turn % 2 else 1]
            if lines != count:
                continue
            scores = score_map(template, shares)
            x, y = np.unravel_index(int(scores.argmax()), scores.shape)
            turn = _turn(template, self._plan.lines)
            turn[:2, 2] += (int(x) - room, int(y) - room)
            guess = self._told(float(scores[x, y]), px_from_lattice @ turn)
            if best is None or guess.score > best.score:
                best = guess
        return [best] if best else []

    def _told(self, score: float, matrix: FloatArray) -> LatticeGuess:
        """Return a hypothesis with a higher score if its orientation is as expected."""
        nx, ny = self._plan.lines
        middle = np.array([[(nx - 1) / 2, (ny - 1) / 2]])
        ends = apply(
            matrix[None], (middle + np.array([[0.0, -0.5], [0.0, 0.5]]))[None]
        )[0]
        way = ends[0] - ends[1]
        way /= max(float(np.linalg.norm(way)), 1e-9)
        return LatticeGuess(score + _SOUTH * float(way @ self._south), matrix)

    def _begun(
        self, lines: HoughLines, pair: tuple[Pencil, Pencil]
    ) -> list[tuple[float, tuple[int, int], FloatArray]]:
        """Return lattices (score, lines, px_from_lattice) from two pencils."""
        frame = PlaneAxes(lines, pair, self._size)
        counts = {self._plan.lines, self._plan.lines[::-1]}
        found = []
        for count in sorted(counts):
            sides = (self._plan.upright, self._plan.level)
            if count != self._plan.lines:
                sides = sides[::-1]
            wanted = [_wanted(side) for side in sides]
            for x, y in frame.pairs(wanted[0], wanted[1]):
                matrix = frame.lattice(x, y)
                if matrix is not None and self._likely(matrix, count):
                    found.append((x.score * y.score, count, matrix))
        return found

    def _likely(self, matrix: FloatArray, count: tuple[int, int]) -> bool:
        """Return True if squares look like squares from above."""
        middle = np.array([(count[0] - 1) / 2, (count[1] - 1) / 2])
        ends = middle + np.array([[-1.0, 0], [1, 0], [0, -1], [0, 1]])
        px = apply(matrix[None], ends[None])[0]
        wide, high = np.linalg.norm(px[1::2] - px[::2], axis=1)
        return bool(1 / _OBLONG < wide / max(high, 1e-9) < _OBLONG)

    def _distinct(self, guesses: list[LatticeGuess], most: int) -> list[LatticeGuess]:
        corners = np.array([[0.0, 0], [1, 0], [0, 1], [1, 1]]) * (
            np.array(self._plan.lines) - 1.0
        )
        kept: list[LatticeGuess] = []
        places: list[FloatArray] = []
        for guess in guesses:
            px = apply(guess.px_from_lattice[None], corners[None])[0]
            square = np.linalg.norm(px[0] - px[1]) / (self._plan.lines[0] - 1)
            if all(np.abs(px - other).max() > _SAME * square for other in places):
                kept.append(guess)
                places.append(px)
            if len(kept) >= most:
                break
        return kept


def _mapped(matrix: FloatArray, places: FloatArray) -> FloatArray:
    return np.asarray(apply(matrix[None], places[None])[0])


def _turn(template: Template, lines: tuple[int, int]) -> FloatArray:
    """Return the matrix that maps a board's crossings to those of a rotated one."""
    turn = np.eye(3)
    nx, ny = lines
    for _ in range(template.turn):
        turn = np.array([[0.0, -1, ny - 1], [1, 0, 0], [0, 0, 1]]) @ turn
        nx, ny = ny, nx
    return turn


def _wanted(sides: DirectionMarks) -> FloatArray:
    """Return the fraction of each line that is drawn, never quite 0."""
    seen = np.isin(
        sides.drawn, (LatticeMark.LINE, LatticeMark.STEP, LatticeMark.EITHER)
    )
    return np.asarray(seen.mean(axis=1) + 0.02)
