"""The record of a game whose pieces move, and take where they land."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rules.boards.table import find_board
from rules.core.board import Lattice
from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law

Way = tuple[int, int]
"""Direction: files to south's right, ranks ahead as its own side looks."""

AHEAD: tuple[Way, ...] = ((0, 1),)
DIAGONALLY_AHEAD: tuple[Way, ...] = ((-1, 1), (1, 1))
SIDEWAYS: tuple[Way, ...] = ((-1, 0), (1, 0))
BACK: tuple[Way, ...] = ((-1, -1), (0, -1), (1, -1))
ALL_WAYS: tuple[Way, ...] = (*DIAGONALLY_AHEAD, *AHEAD, *SIDEWAYS, *BACK)

LAWS = (Law.TURNS, Law.MOVING, Law.TAKING, Law.END)
"""What rulings on every game cite."""


class Reach(Enum):
    """Range of a piece in one direction."""

    STEP = "one step"
    SLIDE = "any number of empty squares"
    COUNT = "as many squares as pieces stand in that line, over own ones"


class Grouping(Enum):
    """Requirement that a side's pieces stay one group."""

    FREE = "they may stand anywhere"
    KEPT = "they are one after each own turn; who is split may go back, too"


class RowMoves(Enum):
    """Moves of several pieces in one turn."""

    NEVER = "one piece moves"
    SIDE_BY_SIDE = "or two and more that stand in a row, straight ahead or sideways"


class Shots(Enum):
    """Additional act of a turn."""

    NEVER = "nothing"
    ARROW = "the piece that moved shoots an arrow, as far as it could go"


class MoveGoal(Enum):
    """Win condition."""

    FAR_RANK = "a piece on the farthest rank"
    ONE_GROUP = "all own pieces in one group"
    LAST_TURN = "to be the last who can move"


class Both(Enum):
    """Result of a turn that brings both sides to their goal."""

    DRAW = "nobody wins"
    MOVER = "whoever moved wins"


class NoTurnLeft(Enum):
    """Consequence of having no turn."""

    LOSES = "it loses"
    PASSES = "it passes"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRecord:
    """All that a game of moves is made of.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    sides
        What the sides are called where nobody says otherwise; the first begins.
    set_up
        Where the pieces of each side stand at first. Ahead is north for the first.
    steps
        The ways in which a piece moves to an empty site.
    takes
        The ways in which it moves to a site that the enemy holds, and takes it.
    reach
        How far it goes.
    group
        Whether a side's pieces have to be one group.
    rows
        Whether several move in one turn.
    shots
        What else belongs to a turn.
    goal
        What wins.
    both
        What follows if both reach it at once.
    stuck
        What follows if a side has no turn.
    repetitions
        Number of equal positions that draws; 0: never.
    """

    card: Card
    sides: tuple[str, str] = ("white", "black")
    set_up: tuple[tuple[str, ...], tuple[str, ...]]
    steps: tuple[Way, ...]
    takes: tuple[Way, ...]
    reach: Reach = Reach.STEP
    group: Grouping = Grouping.FREE
    rows: RowMoves = RowMoves.NEVER
    shots: Shots = Shots.NEVER
    goal: MoveGoal = MoveGoal.FAR_RANK
    both: Both = Both.DRAW
    stuck: NoTurnLeft = NoTurnLeft.LOSES
    repetitions: int = 0

    def __post_init__(self) -> None:
        self.card.check(self._laws, self.__slots__)
        known = {*self.card.lattice.names.values()}
        named = [site for sites in self.set_up for site in sites]
        wrong = [s for s in named if s not in known or named.count(s) > 1]
        if wrong:
            raise DefinitionError(
                f"{self.card.id}: set_up should name sites of {self.card.board}, each "
                f"once, not {', '.join(wrong)}"
            )

    @property
    def _laws(self) -> tuple[Law, ...]:
        """Return the laws that rulings on this game cite."""
        laws = {
            Law.ROW: self.rows is RowMoves.SIDE_BY_SIDE,
            Law.GROUP: self.group is Grouping.KEPT,
            Law.SHOOTING: self.shots is Shots.ARROW,
        }
        return (*LAWS, *(law for law, cited in laws.items() if cited))

    @property
    def lattice(self) -> Lattice:
        """Return the files and ranks of the board."""
        return self.card.lattice


def on_ranks(board: str, ranks: Iterable[int]) -> tuple[str, ...]:
    """Return all sites of some ranks of a board, in board order."""
    lattice, wanted = find_board(board).lattice, {*ranks}
    assert lattice is not None, board
    return tuple(name for (_, rank), name in lattice.names.items() if rank in wanted)
