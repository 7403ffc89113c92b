"""Interface of a kernel: the rules of one family of games.

Optional abilities have defaults here.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Generic, Protocol, Self, TypeVar

from rules.core.claims import ClaimRule
from rules.core.game import MayHold, SeenBoard
from rules.core.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.piece_turns import PieceTurn
from rules.core.pieces import Content
from rules.games.acts import changed_by, stages_within, touches
from rules.games.card import R


class KernelPosition(Position, Protocol):
    """Position of a kernel, with its turns and its end."""

    @property
    def turns(self) -> Sequence[Turn]:
        """Return every legal turn, in order; they are listed when first asked for."""

    @property
    def result(self) -> Result | None:
        """Return the result of the game, None while it goes on."""

    @property
    def tally(self) -> Mapping[str, int]:
        """Return each side's captures so far; {} in games without captures."""

    def following(self) -> Self:
        """Return the position with the next side to move, not yet settled."""

    def rearranged(self, contents: Mapping[str, Content], to_move: str) -> Self:
        """Return the position with other contents and side to move, not yet settled."""


P = TypeVar("P", bound=KernelPosition)


class Kernel(ABC, Generic[R, P]):
    """The rules of one family of games, as one record varies them.

    Attributes
    ----------
    record
        The record that is played, as the options set it.
    sites
        The board's sites that the game uses, in board order.
    most_chips
        How many chips a site may hold.
    most_changes
        How many sites a turn changes at most; 0: nobody knows.
    first_begins
        Whether the rules say who begins: the first side.
    either_set_up
        Whether the game may as well begin with the men of both sides exchanged.
    two_sided
        Whether pieces show the other side's colour when they are turned over.
    notations
        The notations in which other programs write the turns, the usual one first.
    shows_end
        Whether players may show on the board how a game ended.
    lists_all
        Whether every legal turn is listed; else ``recognised`` and ``read`` know them.
    spells
        Whether ``spelled`` needs only the turn's text.
    is_sifted
        Whether boards are too many to be listed and are searched by evidence.
    """

    record: R
    sites: tuple[str, ...]
    most_chips: int
    most_changes: int = 0
    first_begins: bool = False
    either_set_up: bool = False
    two_sided: bool = False
    notations: Sequence[str] = ()
    shows_end: bool = False
    lists_all: bool = True
    spells: bool = False
    is_sifted: bool = False

    @abstractmethod
    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> P:
        """Return the first position, which lists its own turns when asked."""

    @abstractmethod
    def rule_on(self, position: P, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains.

        ``board`` lists every site of the game.
        """

    @abstractmethod
    def after(self, position: P, turn: Turn) -> P:
        """Return the position after a legal turn, settled."""

    @abstractmethod
    def settled(self, position: P) -> P:
        """Return a position ended, or its mover skipped, if that is due."""

    def uncounted(self, position: P) -> P:
        """Return a position without what was counted towards a draw before it."""
        return position

    def passed(self, position: P) -> P:
        """Return the position with the next side to move, settled."""
        return self.settled(position.following())

    def forced(self, position: P) -> Turn | None:
        """Return the pass of a side that can do nothing else, None if it can."""
        return None

    def claims(self, position: P) -> Sequence[ClaimRule]:
        """Return the claims open to the side to move, rightful or not; () when over."""
        return ()

    def winners_shown(
        self,
        position: P,
        board: Mapping[str, Content],
        exchanged: Collection[str] = (),
    ) -> tuple[str, ...] | None:
        """Return the winners shown by a whole board, () for a draw; None if none."""
        return None

    def round_result(self, position: P) -> Result | None:
        """Return the result of the round that ends in this position, or None."""
        return None

    def points(self, position: P) -> Mapping[str, int]:
        """Return each side's score of the previous rounds; {} without rounds."""
        return {}

    def allies(self, position: P, side: str) -> tuple[str, ...]:
        """Return the sides that win or lose together with a side, itself among them."""
        return (side,)

    def seconds(self, position: P) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        return 0.0

    def out_of_time(self, position: P) -> P:
        """Return the position when that time has run out, the same if no rule says."""
        return position

    # -- turns -------------------------------------------------------------

    def turns_changing(self, position: P, sites: Collection[str]) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        return [turn for turn in position.turns if touches(turn, sites)]

    def turns_played(self, position: P, board: Mapping[str, Content]) -> int | None:
        """Return the number of turns that led to a whole board, None if unknown."""
        return None

    def unlisted(self, position: P) -> Sequence[Turn]:
        """Return the likely ones of the legal turns that are not listed.

        What a turn wins may be left lying: that is a right, and no fault.
        """
        return ()

    def recognised(
        self, position: P, board: Mapping[str, Content]
    ) -> Turn | Stage | None:
        """Return the legal turn, listed or not, that made a board or is on its way."""
        return None

    def read(self, position: P, text: str) -> Turn | None:
        """Return the unlisted legal turn that is written so, None if there is none."""
        return None

    def reason(self, position: P, text: str) -> str:
        """Return the rule that a written turn breaks; '' if unknown."""
        return ""

    def spelled(self, position: P, text: str) -> Turn:
        """Return the turn that a text describes, legal or not.

        Raises
        ------
        NotationError
            If the text is no turn at all.
        """
        raise NotImplementedError(f"{type(self).__name__} cannot tell {text!r}")

    def name(self, position: P, turn: Turn, notation: str = "") -> str:
        """Return a legal turn in a named notation; '' for the usual one."""
        return turn.text

    def by_piece(self, position: P, turn: Turn) -> PieceTurn | None:
        """Return a legal turn by its piece; None if its piece has no name."""
        return None

    def called(self, position: P, text: str) -> Turn | None:
        """Return the legal turn that other programs write so, None if there is none."""
        return None

    def fen(self, position: P) -> str:
        """Return a first position as FEN has it, '' where others write none."""
        return ""

    # -- boards ------------------------------------------------------------

    def changes(self, position: P, turn: Turn) -> Mapping[str, Content]:
        """Return the contents after a turn of each site that it changes."""
        return changed_by(position.contents, turn.steps)

    def stages(
        self, position: P, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return stages_within(position.contents, turn.steps)

    def closes(self, position: P, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips that the turn closes."""
        return ()

    def meant(self, content: Content) -> Content:
        """Return the content that chips on a site denote: several may be one king."""
        return content

    def is_free(self, position: P) -> bool:
        """Return True if the board is laid out freely."""
        return False

    def supposed(self, position: P) -> Sequence[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""
        return ()

    def boards_seen(self, position: P, may_hold: MayHold) -> Iterable[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen."""
        return ()

    def turns_towards(
        self, position: P, may_hold: MayHold, replies: int
    ) -> Iterable[Turn]:
        """Yield the turns from which ``replies`` more may lead to the evidence."""
        return ()
