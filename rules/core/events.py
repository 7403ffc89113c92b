"""Events of the referee."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from rules.core.claims import ClaimRule
from rules.core.facts import Sentence
from rules.core.model import Result, Ruling, StepKind, Turn
from rules.core.piece_turns import PieceTurn
from rules.core.pieces import Content, Piece


class TroubleKind(Enum):
    """Reason that the board cannot be read."""

    BUMPED = "bumped"
    DARK = "dark"
    GLARE = "glare"
    BLURRED = "blurred"
    FROZEN = "frozen"
    HIDDEN = "hidden"
    CAMERA_LOST = "camera_lost"


@dataclass(frozen=True, slots=True)
class Moved:
    """A whole legal turn was seen.

    ``mills`` lists the lines that it closed, ``layout`` what then stands on the board.
    ``by_hand``: stated by people, not seen by the camera. ``unseen``: it was not seen
    by itself, but follows from a board several turns later. ``by_piece`` is the turn by
    its piece, where pieces have names.
    """

    n: int
    turn: Turn
    mills: tuple[tuple[str, ...], ...]
    confidence: float
    layout: Mapping[str, Content]
    by_hand: bool = False
    unseen: bool = False
    by_piece: PieceTurn | None = None


@dataclass(frozen=True, slots=True)
class Owed:
    """A turn is under way: a removal is due, or a chip must be put down.

    ``mills`` lists the lines that it has closed so far. ``due`` holds the sites still
    to be turned or taken: those of one continuation, where the board leaves several.
    ``around`` lists the sites to which the pieces of the one that is due have to go.
    ``leaving`` lists the men to be taken out of a stack that is too high, lowest first.
    """

    side: str
    owed: StepKind
    sites: tuple[str, ...]
    reminder: bool
    mills: tuple[tuple[str, ...], ...] = ()
    due: tuple[tuple[str, ...], ...] = ()
    leaving: tuple[Piece, ...] = ()
    around: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Illegal:
    """The board changed in a way that the rules refuse.

    Attributes
    ----------
    side, ruling
        Whose change it was, what it breaks and the acts that mend it.
    stands
        What stands on the sites that differ.
    """

    side: str
    ruling: Ruling
    stands: Mapping[str, Content] = field(
        default_factory=lambda: MappingProxyType({}), hash=False
    )


@dataclass(frozen=True, slots=True)
class Restored:
    """The board is restored to its state before an illegal change."""


class LetStandBy(Enum):
    """Reason that a board which no legal turn leads to counts as it stands."""

    PEOPLE = "people"
    TURNS = "turns"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class Adopted:
    """A board that no legal turn leads to counts as it stands.

    Attributes
    ----------
    layout, to_move
        What stands on it, and whose turn it is.
    lost
        Least number of unseen turns; else 0.
    may_move
        The sides that may be to move, likeliest first, where that is asked.
    hands
        What colours have in hand on a board that people are asked to lay out, as
        ``rules.referee.set_up`` has it; None: the board lies there already.
    by
        By what it stands: people say so, turns were played on from it, or nobody saw
        the turns that led to it.
    undone
        Whether the game was drawn there, and goes on because people say so.
    """

    layout: Mapping[str, Content]
    to_move: str
    lost: int = 0
    may_move: tuple[str, ...] = ()
    hands: Mapping[str, int] | None = None
    by: LetStandBy = LetStandBy.PEOPLE
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """Several histories explain the board equally well; a person must say which.

    ``taken``: the first alternative is played on meanwhile. ``suspected``: what
    explains the board rather better than any of them, but not clearly: a mistake.
    ``unseen``: the turns of each follow from one board, and none was seen by itself.
    ``new_game``: the board was cleared or set up again, and it is asked whether that is
    a new game: the answers are yes (0) and no (1), and there are no ``alternatives``.
    """

    n: int
    alternatives: tuple[tuple[Turn, ...], ...]
    taken: bool = True
    suspected: Ruling | None = None
    unseen: bool = False
    new_game: bool = False


@dataclass(frozen=True, slots=True)
class Corrected:
    """An accepted turn was misread: turn ``n`` was ``turn``, not ``instead_of``.

    Or it had not ended yet: then ``goes_on`` is true. ``by_hand``: people say so.
    ``by_piece`` is the turn by its piece.
    """

    n: int
    turn: Turn
    instead_of: Turn
    goes_on: bool = False
    by_hand: bool = False
    by_piece: PieceTurn | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The players have taken back turn ``n``, the last one.

    ``layout`` is what is to stand on the board again, ``to_move`` whose turn it is;
    ``by_piece`` is the turn by its piece.
    """

    n: int
    turn: Turn
    layout: Mapping[str, Content]
    to_move: str
    by_piece: PieceTurn | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Paused:
    """The players have paused the game."""


@dataclass(frozen=True, slots=True)
class Unpaused:
    """The players play on."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """The board cannot be read; play pauses."""

    kind: TroubleKind


@dataclass(frozen=True, slots=True)
class Resumed:
    """The board can be read again after trouble."""

    kind: TroubleKind


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for a turn has run out; what follows is the game's to say."""

    side: str
    seconds: float
    law: Sentence


@dataclass(frozen=True, slots=True)
class Flagged:
    """A side's time for the whole game is used up; people say what follows."""

    side: str


@dataclass(frozen=True, slots=True)
class ClockKept:
    """State of the clocks, to be logged without an announcement.

    ``pressed``: the side that has pressed its clock.
    """

    pressed: str | None = None


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round of a match ended: how, and what everybody then has."""

    result: Result
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A side has claimed that the game is over; it is, if the claim has a result."""

    side: str
    claim: ClaimRule


class Deed(Enum):
    """Kind of an arbiter's decision from the desk."""

    CONFIRM = "confirm"
    OVERRULE = "overrule"
    PENALTY = "penalty"
    TIME = "time"
    RESULT = "result"
    NOTE = "note"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """An arbiter of the hall has decided something about this game.

    Its consequences for the board or the result are events of their own.

    Attributes
    ----------
    id
        By which the hall knows it.
    deed, side, seconds
        What was decided, for or against whom, and how much time, if it is about time.
    says
        The arbiter's own words; '' for none.
    call
        The line of the log that it answers, counted from 0; None: none.
    """

    id: str
    deed: Deed
    side: str | None = None
    seconds: float = 0.0
    says: str = ""
    call: int | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The game ended."""

    result: Result


@dataclass(frozen=True, slots=True)
class Standing:
    """A request to repeat the state, without a change.

    Attributes
    ----------
    to_move
        Whose turn it is; None when the game is over.
    last, last_by_piece
        The last turn that stands, and the same by its piece.
    owed, ruling, question
        What is called for, what was refused and not put right, and what was asked
        and not answered: None where there is none.
    result
        How the game ended.
    """

    to_move: str | None
    last: Turn | None = None
    last_by_piece: PieceTurn | None = None
    owed: Owed | None = None
    ruling: Illegal | None = None
    question: Question | None = None
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Proposed:
    """A computer player has chosen its turn, which a person carries out.

    Nothing has changed by it: what is then played is seen and ruled on as ever.

    Attributes
    ----------
    n, turn
        The number that the turn will have, and what it is.
    level
        How well the machine plays.
    meant
        Whether it is said again because something else was done.
    by_piece
        The turn by its piece, None where pieces have no names.
    """

    n: int
    turn: Turn
    level: int
    meant: bool = False
    by_piece: PieceTurn | None = None


@dataclass(frozen=True, slots=True)
class BoardTold:
    """A request to announce every site, for people who cannot see the board.

    ``in_hand`` holds the number of chips of each colour yet to be placed.
    """

    contents: Mapping[str, Content]
    in_hand: Mapping[str, int]
    to_move: str | None


Event = (
    Moved
    | Owed
    | Illegal
    | Restored
    | Adopted
    | Question
    | Corrected
    | TakenBack
    | Paused
    | Unpaused
    | Trouble
    | Resumed
    | TimeUp
    | Flagged
    | ClockKept
    | RoundScored
    | Claimed
    | Decided
    | Over
    | Standing
    | BoardTold
    | Proposed
)


def tells_board(event: Event) -> bool:
    """Return True if it is sure, after an event, what stands on the board.

    Though it may be asked how it came about.
    """
    asked = isinstance(event, Question) and event.taken
    return asked or isinstance(event, Moved | Adopted | Restored)


def is_told(event: Event) -> bool:
    """Return True if an event is announced; otherwise it is only logged."""
    return not isinstance(event, ClockKept)
