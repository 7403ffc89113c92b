"""The rules played on a board, whatever is played."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from rules.core.board import Board
from rules.core.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.pieces import Content
from rules.core.wording import Wording


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
