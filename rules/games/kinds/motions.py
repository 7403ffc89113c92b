"""Motions of pieces as data: directions, range, captures, zones."""

from dataclasses import dataclass
from enum import Enum

from words.keys import Key

Way = tuple[int, int]
"""Direction: files to south's right, ranks ahead as its own side looks."""

STRAIGHT: tuple[Way, ...] = ((0, 1), (-1, 0), (1, 0), (0, -1))
ASLANT: tuple[Way, ...] = ((-1, 1), (1, 1), (-1, -1), (1, -1))
ALL_WAYS: tuple[Way, ...] = (*STRAIGHT, *ASLANT)
LEAPS: tuple[Way, ...] = (
    *((-1, 2), (1, 2), (-2, 1), (2, 1)),
    *((-2, -1), (2, -1), (-1, -2), (1, -2)),
)
"""Where a knight comes to."""

FAR = 99
"""As far as the board goes."""


class MotionTakes(Enum):
    """Capture condition of a motion."""

    MAY = "it moves or takes"
    NEVER = "it moves to an empty site"
    ONLY = "it takes"


class Leap(Enum):
    """Pieces that a motion may pass over."""

    NOTHING = "empty sites"
    SCREEN = "exactly one piece, just before it takes"
    ENEMY = "an enemy beside it, which it takes, and so on"


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the board, as its own side looks: the ranks and files that it holds.

    Attributes
    ----------
    name
        What players call it.
    ranks, files
        The first and the last of each.
    """

    name: Key
    ranks: tuple[int, int]
    files: tuple[int, int] = (1, FAR)

    def holds(self, file: int, rank: int) -> bool:
        """Return True if a place is in it."""
        (first, last), (left, right) = self.ranks, self.files
        return first <= rank <= last and left <= file <= right


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """One kind of motion.

    Attributes
    ----------
    ways
        Each way of it; (1, 2) is a leap.
    far
        How many times it may go on in that way over empty sites.
    takes
        Whether it takes.
    over
        What it may go over.
    lame
        Whether a piece that stands before the leap hinders it: on the site half the
        way, as near to the piece as can be.
    start
        The zone that it begins in, None for anywhere.
    within
        The zone that it may not leave, None for none.
    victims
        The kinds that alone it takes; () for any.
    """

    ways: tuple[Way, ...]
    far: int = 1
    takes: MotionTakes = MotionTakes.MAY
    over: Leap = Leap.NOTHING
    lame: bool = False
    start: Zone | None = None
    within: Zone | None = None
    victims: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceType:
    """A kind of piece.

    Attributes
    ----------
    letter
        How it is written.
    fen
        How FEN writes it, '' as everywhere.
    name
        What it is called.
    motions
        How it goes.
    signs
        What is drawn on it for eyes: a sign for both sides, or one for each.
    becomes
        The kinds that it turns into on the farthest rank, the usual one first.
    swims
        Whether it may stay in the river, where there is one.
    is_quiet
        Whether its moves count as quiet: where games end without progress, others
        are progress.
    """

    letter: str
    name: Key
    motions: tuple[Motion, ...]
    signs: tuple[str, ...] = ()
    becomes: tuple[str, ...] = ()
    swims: bool = False
    is_quiet: bool = True
    fen: str = ""
