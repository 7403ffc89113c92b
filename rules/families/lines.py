"""Games on lines: place, slide, fly; three in a row take a man or win."""

from collections.abc import Mapping, Sequence

from rules.board import Board
from rules.boards import find_board
from rules.errors import IllegalTurnError, NotationError
from rules.evidence import Content
from rules.families.line_change import change_between, stages_of, trace_of
from rules.families.line_position import (
    WON,
    LinePosition,
    after,
    closed_by,
    passed,
    rearranged,
    settled,
)
from rules.families.line_record import LineRecord, Reward
from rules.families.line_rulings import judge
from rules.families.line_tables import Tables
from rules.model import Position, Result, Ruling, Stage, StepKind, Turn
from rules.notation import turn_from


class LineGame:
    """A game on lines, played as its record says; satisfies ``rules.model.Game``."""

    def __init__(self, record: LineRecord) -> None:
        self.record = record
        self._tables: dict[tuple[str, str], Tables] = {}

    def __repr__(self) -> str:
        return f"LineGame({self.id})"

    @property
    def id(self) -> str:
        """Return the id in snake_case."""
        return self.record.id

    @property
    def title(self) -> str:
        """Return the name for people."""
        return self.record.title

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names that people know the game by."""
        return self.record.aliases

    @property
    def rules(self) -> str:
        """Return the rules in plain words."""
        return self.record.rules

    @property
    def source(self) -> str:
        """Return rulebook and entry."""
        return self.record.source

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return self.record.notes

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""
        return find_board(self.record.board)

    def start(self, *, sides: tuple[str, ...] = ("white", "black")) -> LinePosition:
        """Return the position before the first turn; ``sides[0]`` begins.

        Raises
        ------
        ValueError
            If there are not two different sides.
        """
        if len(sides) != 2 or sides[0] == sides[1]:
            raise ValueError(f"{self.title} needs two different sides, not {sides}")
        tables = self._tables_of((sides[0], sides[1]))
        left = self.record.men - len(self.record.setup[0])
        return settled(LinePosition(tables, tables.setup, (left, left), 0))

    def arrange(
        self,
        contents: Mapping[str, Content],
        *,
        in_hand: tuple[int, int] = (0, 0),
        sides: tuple[str, str] = ("white", "black"),
    ) -> LinePosition:
        """Return a position without history; ``sides[0]`` is to move.

        Parameters
        ----------
        contents
            What stands on the sites; those not listed are empty.
        in_hand
            Men yet to be placed by ``sides[0]`` and by ``sides[1]``.
        sides
            The names of the sides, in the order of the game's record.

        Raises
        ------
        ValueError
            If a site is not one of the game's or holds more than one man.
        """
        empty = LinePosition(self._tables_of(sides), (0, 0), in_hand, 0)
        change = change_between(empty, contents)
        if change.stacks or change.strange:
            raise ValueError(f"{self.title} is played with single men of {sides}")
        men = (change.own_come, change.foe_come)
        return settled(LinePosition(empty.tables, men, in_hand, 0))

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
        sides, mask = here.tables.sides, here.tables.mask
        men = [
            mask(tuple(site for site, held in contents.items() if held == (side,)))
            for side in sides
        ]
        mover = sides.index(to_move)
        return rearranged(here, (men[0], men[1]), mover)

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
        other = here.tables.sides[1 - here.mover]
        turn = turn_from(written, side, other)
        raise NotationError(f"{text!r}: {self._fault(here, turn)}")

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""
        here = _mine(position)
        if here.end is None:
            return None
        sides = here.tables.sides
        winners = (sides[1 - here.mover],) if here.end in WON else ()
        scores = {}
        if self.record.reward is Reward.REMOVES:
            for side, foe in ((0, 1), (1, 0)):
                left = here.men[foe].bit_count() + here.hand[foe]
                scores[sides[side]] = self.record.men - left
        return Result(winners, here.end.value, scores)

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
        stages = stages_of(tables.acts[turn.text])
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

    def _tables_of(self, sides: tuple[str, str]) -> Tables:
        if sides not in self._tables:
            self._tables[sides] = Tables(self.record, sides)
        return self._tables[sides]

    def _fault(self, position: LinePosition, turn: Turn) -> str:
        """Return why a turn is not legal, its rule first."""
        if turn.side != position.to_move and position.to_move is not None:
            return f"out_of_turn: it is {position.to_move}'s turn, not {turn.side}'s"
        board = dict(position.contents)
        for step in turn.steps:
            if step.site not in board or (step.to is not None and step.to not in board):
                return f"no_such_site: {self.title} is played on {', '.join(board)}"
            stood = board[step.site]
            assert isinstance(stood, tuple)
            if step.kind is StepKind.PLACE:
                board[step.site] = (*stood, step.chip)
                continue
            if stood != (step.chip,):
                return f"nothing_there: no {step.chip} chip stands on {step.site}"
            board[step.site] = ()
            if step.to is not None:
                target = board[step.to]
                assert isinstance(target, tuple)
                board[step.to] = (*target, step.chip)
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
