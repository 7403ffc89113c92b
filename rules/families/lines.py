"""Games on lines: place, slide, fly; three in a row take a man or win."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.board import Board
from rules.boards.table import find_board
from rules.errors import IllegalTurnError, NotationError
from rules.families.line_change import change_between, stages_of, trace_of
from rules.families.line_play import after, passed, rearranged, settled
from rules.families.line_position import (
    LinePosition,
    closed_by,
    first_position,
    scores,
)
from rules.families.line_record import LineRecord
from rules.families.line_rulings import judge
from rules.families.line_tables import Tables
from rules.games.card import choices
from rules.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.notation import turn_from
from rules.options import Choices, chosen, named, ordinary
from rules.pieces import Content


class LineGame:
    """A game on lines, played as its record says; satisfies ``rules.model.Game``."""

    def __init__(
        self, record: LineRecord, settings: Mapping[str, Setting] | None = None
    ) -> None:
        self._written = record
        self.settings: Mapping[str, Setting] = {
            **ordinary(self.options),
            **(settings or {}),
        }
        changes: dict[str, Any] = {}
        for option, setting in self.settings.items():
            changes |= record.card.options[option][setting]
        self.record = replace(record, **changes) if changes else record
        self._tables: dict[tuple[str, ...], Tables] = {}
        self._variants: dict[tuple[Setting, ...], LineGame] = {}

    def __repr__(self) -> str:
        return f"LineGame({self.id})"

    @property
    def id(self) -> str:
        """Return the id in snake_case."""
        return self.record.card.id

    @property
    def title(self) -> str:
        """Return the name for people."""
        return self.record.card.title

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names that people know the game by."""
        return self.record.card.aliases

    @property
    def rules(self) -> str:
        """Return the rules in plain words."""
        return self.record.card.rules

    @property
    def source(self) -> str:
        """Return rulebook and entry."""
        return self.record.card.source

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return self.record.card.notes

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""
        return find_board(self.record.card.board)

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses: all."""
        return self.board.names

    @property
    def most_chips(self) -> int:
        """Return how many men a site may hold."""
        return 1

    @property
    def options(self) -> Choices:
        """Return the game's options and their settings, the ordinary one first."""
        return choices(self._written.card.options)

    def configured(self, **options: Setting) -> "LineGame":
        """Return the game with some options set, the others as they are."""
        settings = chosen(self.title, self.options, self.settings, options)
        if settings == self.settings:
            return self
        key = tuple(settings.values())
        if key not in self._variants:
            self._variants[key] = LineGame(self._written, settings)
        return self._variants[key]

    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> LinePosition:
        """Return the position before the first turn; the first side begins.

        Raises
        ------
        OptionError
            If an option or a setting is not known, or the sides are too many or few.
        """
        if options:
            return self.configured(**options).start(sides=sides)
        tables = self._tables_of(named(self.title, self.record.card.players, sides))
        left = self.record.men - len(self.record.setup[0])
        hand = (left,) * self.record.card.players
        return settled(first_position(tables, tables.setup, hand))

    def arrange(
        self,
        contents: Mapping[str, Content],
        *,
        in_hand: tuple[int, ...] = (),
        sides: tuple[str, ...] | None = None,
    ) -> LinePosition:
        """Return a position without history; the first side is to move.

        Parameters
        ----------
        contents
            What stands on the sites; those not listed are empty.
        in_hand
            Men yet to be placed by each side; (): none.
        sides
            The names of the sides, in the order of the game's record.

        Raises
        ------
        ValueError
            If a site is not one of the game's or holds more than one man.
        """
        tables = self._tables_of(named(self.title, self.record.card.players, sides))
        none = (0,) * self.record.card.players
        empty = first_position(tables, none, none)
        change = change_between(empty, contents)
        if change.stacks or change.strange:
            raise ValueError(
                f"{self.title} is played with single men of {tables.sides}"
            )
        men = _men(tables, contents)
        return settled(first_position(tables, men, in_hand or none))

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, in board order, without duplicates."""
        return _mine(position).turns

    def play(self, position: Position, turn: Turn) -> LinePosition:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """
        here = _mine(position)
        for legal in here.turns:
            if legal is turn:
                return after(here, legal)
        if turn in here.turns:
            return after(here, turn)
        raise IllegalTurnError(f"{turn}: {self._fault(here, turn)}")

    def passed(self, position: Position) -> LinePosition:
        """Return the position with the other side to move, nothing else changed."""
        return passed(_mine(position))

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> LinePosition:
        """Return the position with other contents and that side to move.

        Men more than before have come from the hand, men fewer are lost.
        """
        here = _mine(position)
        mover = here.tables.sides.index(to_move)
        return rearranged(here, _men(here.tables, contents), mover)

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so; says why.
        """
        here = _mine(position)
        written = text.strip().lower()
        for turn in here.turns:
            if turn.text == written:
                return turn
        side = here.tables.sides[here.mover]
        other = here.tables.sides[(here.mover + 1) % len(here.men)]
        turn = turn_from(written, side, other)
        raise NotationError(f"{text!r}: {self._fault(here, turn)}")

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""
        here = _mine(position)
        if here.end is None:
            return None
        winners = () if here.winner < 0 else (here.tables.sides[here.winner],)
        return Result(winners, here.end.value, scores(here))

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        here = _mine(position)
        tables = here.tables
        return tables.board(here.mover, trace_of(tables.acts[turn.text]))

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        here = _mine(position)
        tables = here.tables
        stages = stages_of(tables, tables.acts[turn.text])
        return tuple((tables.board(here.mover, trace), owed) for trace, owed in stages)

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's men that the turn closes."""
        here = _mine(position)
        tables = here.tables
        return tables.rows_in(closed_by(here, here.mover, tables.acts[turn.text]))

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return what happened when the board came to hold ``contents``.

        Sites that are not listed are unchanged.

        Raises
        ------
        ValueError
            If a site is not one of the game's.
        """
        return judge(_mine(position), contents)

    def round_result(self, position: Position) -> Result | None:
        """Return None: the game has no rounds."""
        _mine(position)
        return None

    def points(self, position: Position) -> Mapping[str, int]:
        """Return {}: the game has no rounds."""
        _mine(position)
        return {}

    def is_free(self, position: Position) -> bool:
        """Return False: every turn is listed."""
        del position
        return False

    def supposed(self, position: Position) -> tuple[Mapping[str, Content], ...]:
        """Return (): every site is read for itself."""
        del position
        return ()

    def seconds(self, position: Position) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        return 0.0 if _mine(position).end else self.record.seconds

    def out_of_time(self, position: Position) -> LinePosition:
        """Return the same position: no rule of these games says what then follows."""
        return _mine(position)

    def _tables_of(self, sides: tuple[str, ...]) -> Tables:
        if sides not in self._tables:
            self._tables[sides] = Tables(self.record, sides)
        return self._tables[sides]

    def _fault(self, position: LinePosition, turn: Turn) -> str:
        """Return why a turn is not legal, its rule first."""
        if turn.side != position.to_move and position.to_move is not None:
            return f"out_of_turn: it is {position.to_move}'s turn, not {turn.side}'s"
        board = dict(position.contents)
        for step in turn.steps:
            if step.kind is StepKind.GIVE:
                continue
            if step.site not in board or (step.to is not None and step.to not in board):
                return f"no_such_site: {self.title} is played on {', '.join(board)}"
            stood = board[step.site]
            assert isinstance(stood, tuple)
            if step.kind is StepKind.PLACE:
                board[step.site] = (*stood, step.piece)
                continue
            if stood != (step.piece,):
                return f"nothing_there: no {step.piece} chip stands on {step.site}"
            board[step.site] = ()
            if step.to is not None:
                target = board[step.to]
                assert isinstance(target, tuple)
                board[step.to] = (*target, step.piece)
        match judge(position, board):
            case Ruling(rule=rule, why=why):
                return f"{rule}: {why}"
            case Stage(owed=owed):
                return f"removal_owed: the turn is not whole, a {owed.value} is due"
            case legal:
                return f"written_otherwise: the turn is written {legal}"


def _mine(position: Position) -> LinePosition:
    if not isinstance(position, LinePosition):
        raise TypeError(f"a LinePosition is needed, not {type(position).__name__}")
    return position


def _men(tables: Tables, contents: Mapping[str, Content]) -> tuple[int, ...]:
    """Return each side's men of a board, as sets of sites."""
    return tuple(
        tables.mask(tuple(site for site, held in contents.items() if held == (side,)))
        for side in tables.sides
    )
