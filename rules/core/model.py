"""The core model: step, turn, stage, ruling, result, position, game."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from rules.core.board import Board
from rules.core.facts import Fact, Sentence
from rules.core.pieces import Content, Piece
from rules.core.stood import Stood
from rules.core.wording import Wording


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
    """All that one player does before the other's turn; ``str`` is its notation.

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
    """A board that a careful player passes through: what is owed is not yet done.

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
        Rulebook, game and sentence.
    says
        One sentence for people: its template and the facts in it.
    wrong
        The sites that hold something else than the nearest turn would leave, if the
        sentence is on one; else empty, and all of ``sites`` are at fault.
    """

    rule: str
    sites: tuple[str, ...]
    law: str
    says: Sentence
    wrong: tuple[str, ...] = ()

    @property
    def facts(self) -> Mapping[str, Fact]:
        """Return what the sentence tells."""
        return self.says.facts

    @property
    def why(self) -> str:
        """Return the sentence in English."""
        return str(self.says)

    @property
    def source(self) -> str:
        """Return the law as it is cited."""
        return self.law


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: no winners is a draw."""

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
        """Return what the chips are called: as the sides, where each has its own."""

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return what stands on every site of the game."""

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return how many chips of each colour are yet to be placed."""

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""


class Game(Protocol):
    """The rules played on a board; every method is pure."""

    def __hash__(self) -> int: ...

    @property
    def id(self) -> str:
        """Return the id in snake_case."""

    @property
    def title(self) -> str:
        """Return the name for people."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names that people know the game by."""

    @property
    def players(self) -> int:
        """Return how many people play ordinarily; each may have several colours."""

    @property
    def wording(self) -> Wording:
        """Return what the game's own book calls its lines and its pieces."""

    @property
    def rules(self) -> str:
        """Return the rules in plain words."""

    @property
    def source(self) -> str:
        """Return rulebook and entry."""

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses, in board order.

        What lies on the others (collecting pits) has no meaning.
        """

    @property
    def most_chips(self) -> int:
        """Return how many chips a site may hold, one on another."""

    @property
    def most_changes(self) -> int:
        """Return how many sites a turn changes at most; all where nobody knows."""

    @property
    def options(self) -> Mapping[str, tuple[Setting, ...]]:
        """Return what ``start`` can be told, and each option's settings.

        The first setting is the ordinary one.
        """

    @property
    def settings(self) -> Mapping[str, Setting]:
        """Return what each option is set to in this game."""

    def configured(self, **options: Setting) -> "Game":
        """Return the game with some options set, the others as they are.

        Raises
        ------
        OptionError
            If an option or a setting is not known.
        """

    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> Position:
        """Return the position before the first turn.

        Parameters
        ----------
        sides
            The names of the sides in the order of their turns, as their chips are
            called; None: white, black, red, blue, as many as play.
        options
            Settings of the game's options, as for ``configured``.

        Raises
        ------
        OptionError
            If an option or a setting is not known, or the sides are too many or few.
        """

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, ordered, without duplicates.

        Where chips are alike and far too many turns differ only in which chips they
        take, one stands for all; ``judge`` recognises the others.
        """

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order.

        Where there are many turns they are found without the others.
        """

    def play(self, position: Position, turn: Turn) -> Position:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """

    def passed(self, position: Position) -> Position:
        """Return the position with the next side to move, nothing else changed.

        No rule lets a player pass. This follows players who let a turn out of
        order stand.
        """

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> Position:
        """Return the position with other contents and that side to move.

        Pieces more than before have come from the hand, pieces fewer are lost. No
        rule leads there: this follows players who let an illegal board stand.
        """

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so.
        """

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips (mills) that the turn closes."""

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return what happened when the board came to hold ``contents``."""

    def is_free(self, position: Position) -> bool:
        """Return whether the board is laid out freely.

        Then ``turns`` lists some of the legal turns, ``judge`` recognises all.
        """

    def supposed(self, position: Position) -> Iterable[Mapping[str, Content]]:
        """Yield boards, as changed sites, that people may make against the rules.

        Legal boards that ``turns`` does not list are among them; ``judge`` tells which
        is which. Where few sites change in a turn, so that every one can be read for
        itself, there are none.
        """

    def seconds(self, position: Position) -> float:
        """Return the time for the turn that is due, 0 for any time."""

    def out_of_time(self, position: Position) -> Position:
        """Return the position when that time has run out.

        It is the same position where no rule says what then follows.
        """

    def round_result(self, position: Position) -> Result | None:
        """Return how the round of a match ended that the position is the end of.

        None while a round goes on, and in games that have no rounds.
        """

    def points(self, position: Position) -> Mapping[str, int]:
        """Return what every side has scored in the rounds before; {} without rounds."""
