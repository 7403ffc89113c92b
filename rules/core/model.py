"""The core model: step, turn, stage, ruling, result, position."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Protocol

from rules.core.facts import Fact, Sentence
from rules.core.mends import Mend
from rules.core.pieces import Content, Piece
from rules.core.stood import Stood


class StepKind(Enum):
    """A physical act of a turn.

    ``GIVE``: the other side hands over a chip that it has not played; nothing changes
    on the board, and the step's site is ''.
    ``SHOOT`` and ``SOW`` are only ever owed: what is then done is to place an arrow, or
    to move the pieces of a stack on.
    ``FLIP`` turns the top piece of a site over, ``PROMOTE`` makes it another one: the
    step's piece is what it then is. ``CASTLE`` moves a king and a rook together, a step
    for each: both are taken up before either is put down.
    ``RECOLOUR`` makes all pieces of a site another side's: they are turned over or
    exchanged. ``EXPLODE`` brings one of the pieces of a site that has too many to a
    site beside it.
    ``TRIM`` takes the lowest pieces out of a stack, ``ENTER`` puts one on a site that
    had left the board before.

    With seeds: ``LIFT`` takes some out of a pit into the hand, ``DROP`` lets one fall
    into a pit or a store, ``TAKE`` brings some from a pit to a side's store, on the
    board or beside it, ``TURN`` turns the whole board round; its site is ''.
    """

    PLACE = "place"
    MOVE = "move"
    REMOVE = "remove"
    GIVE = "give"
    SHOOT = "shoot"
    SOW = "sow"
    EXPLODE = "explode"
    RECOLOUR = "recolour"
    FLIP = "flip"
    PROMOTE = "promote"
    CASTLE = "castle"
    TRIM = "trim"
    ENTER = "enter"
    LIFT = "lift"
    DROP = "drop"
    TAKE = "take"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Step:
    """One physical act: place at, move from -> to, remove from a site.

    Attributes
    ----------
    site
        Where the act begins (for a placement, where it ends).
    to
        Where a moved piece comes to stand, or the store that seeds are taken to;
        None for the other kinds, and where there is no store on the board.
    piece
        The piece that is placed, moved or removed, or that comes of the one that
        stood there; of seeds, the side that sows or takes them.
    count
        How many seeds are lifted or taken; 0 for the other kinds.
    pile
        Where stacks are moved or trimmed: all pieces of the act, bottom to top, of
        which ``piece`` is the topmost; else ().
    """

    kind: StepKind
    site: str
    piece: Piece
    to: str | None = None
    count: int = 0
    pile: tuple[Piece, ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Return all pieces that the act is on, bottom to top."""
        return self.pile or (self.piece,)


@dataclass(frozen=True, slots=True)
class Turn:
    """All steps of one side until the next one moves; ``str`` is its notation.

    ``stood`` is None, but for an illegal turn that stands: no game lists such, and
    ``rules.referee.stood_turns`` plays it.
    """

    side: str
    steps: tuple[Step, ...]
    text: str
    stood: Stood | None = None

    def __str__(self) -> str:
        return self.text


NO_TURN = "pass"
"""How the turn is written of a side that can do nothing on the board."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Legal intermediate board within a turn, with its pending step.

    Attributes
    ----------
    turns
        The legal turns that pass through this board.
    owed
        What the player still has to do: a removal after a mill, a chip to put
        down, a man to move on.
    """

    turns: tuple[Turn, ...]
    owed: StepKind


@dataclass(frozen=True, slots=True)
class Ruling:
    """A change of the board that the rules refuse.

    Attributes
    ----------
    rule
        Which rule it breaks, in snake_case ('not_adjacent').
    sites
        The sites where the board differs from the last confirmed position.
    law
        What is cited: rulebook, game and sentence.
    says
        One sentence for people: its template and the facts in it.
    wrong
        The sites that hold something else than the nearest turn would leave, if the
        sentence is on one; else empty, and all of ``sites`` are at fault.
    held
        The legal turn, or the stage of one, that the board holds besides. Then
        ``wrong`` is the rest, and ``belongs`` holds the contents that the turn or stage
        leaves on each of these sites.
    mends
        The acts that lead from this board to one of the game.
    """

    rule: str
    sites: tuple[str, ...]
    law: Sentence
    says: Sentence
    wrong: tuple[str, ...] = ()
    held: Turn | Stage | None = None
    belongs: Mapping[str, Content] = field(
        default_factory=lambda: MappingProxyType({}), hash=False
    )
    mends: Mend = ()

    @property
    def facts(self) -> Mapping[str, Fact]:
        """Return the facts of the sentence."""
        return self.says.facts

    @property
    def why(self) -> str:
        """Return the sentence in English."""
        return str(self.says)

    @property
    def source(self) -> str:
        """Return the law as it is cited, in English."""
        return str(self.law)


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a game: no winners is a draw."""

    winners: tuple[str, ...]
    reason: str
    scores: Mapping[str, int]


Setting = str | int | bool
"""What an option is set to; True and False stand for 'on' and 'off'."""


class Position(Protocol):
    """An immutable, hashable state of a game, history that its rules need included."""

    def __hash__(self) -> int: ...

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the names of those who play, in the order of their turns."""

    @property
    def colours(self) -> tuple[str, ...]:
        """Return the names of the chips: those of the sides, if each has its own."""

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return the contents of every site of the game."""

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return the number of chips of each colour in hand."""

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
