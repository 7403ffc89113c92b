"""Games whose turns are their steps: what every kernel but that of lines shares.

A kernel knows one family's legal turns, what follows from them and which rule a
board breaks. `TableGame` makes a whole game of it: changes, stages, notation and
judgement follow from the steps of the turns.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from rules.board import Board
from rules.boards.table import find_board
from rules.errors import IllegalTurnError, NotationError
from rules.families.acts import changed_by, stages_within
from rules.families.table_position import TablePosition, counted
from rules.games.card import Record, choices
from rules.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.options import Choices, chosen, ordinary
from rules.pieces import Content


class Kernel(Protocol):
    """The rules of one family of games, as one record varies them."""

    @property
    def record(self) -> Record:
        """Return the record that is played."""

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses, in board order."""

    @property
    def most_chips(self) -> int:
        """Return how many chips a site may hold."""

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position."""

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game.

        Sides that cannot play are skipped here if the rules say so.
        """

    def settled(self, position: TablePosition) -> TablePosition:
        """Return a position that no turn led to, ended or its mover skipped if due."""

    def passed(self, position: TablePosition) -> TablePosition:
        """Return the position with the next side to move, settled."""

    def read(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn that is written so but not listed, if there is one."""

    def closes(
        self, position: TablePosition, turn: Turn
    ) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips that the turn closes."""

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Turn | None:
        """Return the legal turn that made a board, where turns are not all listed."""

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains.

        ``board`` lists every site of the game.
        """

    def seconds(self, position: TablePosition) -> float:
        """Return the time for the turn that is due, 0 for any time."""

    def out_of_time(self, position: TablePosition) -> TablePosition:
        """Return the position when that time has run out, the same if no rule says."""


class TableGame:
    """A game made of a kernel; satisfies ``rules.model.Game``."""

    def __init__(
        self, kernel: Kernel, settings: Mapping[str, Setting] | None = None
    ) -> None:
        self.kernel = kernel
        self.settings: Mapping[str, Setting] = (
            ordinary(self.options) if settings is None else settings
        )

    def __repr__(self) -> str:
        return f"TableGame({self.id})"

    @property
    def id(self) -> str:
        """Return the id in snake_case."""
        return self.kernel.record.card.id

    @property
    def title(self) -> str:
        """Return the name for people."""
        return self.kernel.record.card.title

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names that people know the game by."""
        return self.kernel.record.card.aliases

    @property
    def rules(self) -> str:
        """Return the rules in plain words."""
        return self.kernel.record.card.rules

    @property
    def source(self) -> str:
        """Return rulebook and entry."""
        return self.kernel.record.card.source

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return self.kernel.record.card.notes

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""
        return find_board(self.kernel.record.card.board)

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses, in board order."""
        return self.kernel.sites

    @property
    def most_chips(self) -> int:
        """Return how many chips a site may hold, one on another."""
        return self.kernel.most_chips

    @property
    def options(self) -> Choices:
        """Return the game's options and their settings, the ordinary one first."""
        return choices(self.kernel.record.card.options)

    def configured(self, **options: Setting) -> "TableGame":
        """Return the game with some options set, the others as they are."""
        settings = chosen(self.title, self.options, self.settings, options)
        return TableGame(self.kernel, settings)

    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> TablePosition:
        """Return the position before the first turn."""
        settings = chosen(self.title, self.options, self.settings, options)
        return self._filled(self.kernel.begin(sides, settings))

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, in order, without duplicates."""
        return _mine(position).turns

    def play(self, position: Position, turn: Turn) -> TablePosition:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """
        here = _mine(position)
        if turn in here.turns or self._is_recognised(here, turn):
            return self._filled(self.kernel.after(here, turn))
        raise IllegalTurnError(f"{turn}: {self._fault(here, turn)}")

    def passed(self, position: Position) -> TablePosition:
        """Return the position with the next side to move, nothing else changed."""
        there = replace(_mine(position), ending=None, turns=())
        return self._filled(self.kernel.passed(there))

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> TablePosition:
        """Return the position with other contents and that side to move.

        Chips more than before have come from the hand, chips fewer are lost.
        """
        here = _mine(position)
        there = here.with_changes(contents)
        before, now = counted(here), counted(there)
        hands = tuple(
            max(hand - max(now[colour] - before[colour], 0), 0)
            for colour, hand in zip(here.colours, here.hands, strict=True)
        )
        mover = here.sides.index(to_move)
        there = replace(there, hands=hands, mover=mover, ending=None)
        return self._filled(self.kernel.settled(there))

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so.
        """
        here = _mine(position)
        written = text.strip().lower()
        for turn in here.turns:
            if turn.text == written:
                return turn
        unlisted = self.kernel.read(here, written)
        if unlisted is not None:
            return unlisted
        near = ", ".join(turn.text for turn in here.turns[:3]) or "none, it is over"
        raise NotationError(
            f"{text!r} is no legal turn of {here.to_move}; legal are such as {near}"
        )

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""
        here = _mine(position)
        if here.ending is None:
            return None
        winners = tuple(here.sides[number] for number in here.ending.winners)
        scores = dict(zip(here.sides, here.ending.scores, strict=False))
        return Result(winners, here.ending.reason, scores)

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        return changed_by(_mine(position).contents, turn.steps)

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return stages_within(_mine(position).contents, turn.steps)

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips that the turn closes."""
        return self.kernel.closes(_mine(position), turn)

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
        here = _mine(position)
        strange = [site for site in contents if site not in here.names]
        if strange:
            raise ValueError(
                f"{self.title} has no site {strange[0]!r}; "
                f"its sites are {', '.join(here.names)}"
            )
        before = here.contents
        board = {**before, **contents}
        wanted = {site: now for site, now in board.items() if now != before[site]}
        found = self._turn_or_stage(here, wanted)
        if found is None:
            found = self.kernel.recognised(here, board)
        return self.kernel.rule_on(here, board) if found is None else found

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
        return self.kernel.seconds(_mine(position))

    def out_of_time(self, position: Position) -> TablePosition:
        """Return the position when that time has run out, the same if no rule says."""
        return self._filled(self.kernel.out_of_time(_mine(position)))

    def _turn_or_stage(
        self, here: TablePosition, wanted: Mapping[str, Content]
    ) -> Turn | Stage | None:
        if not wanted:
            return None
        passing: list[Turn] = []
        owed = StepKind.REMOVE
        for turn in here.turns:
            if changed_by(here.contents, turn.steps) == wanted:
                return turn
            for board, kind in stages_within(here.contents, turn.steps):
                if board == wanted:
                    passing.append(turn)
                    owed = kind
        return Stage(tuple(passing), owed) if passing else None

    def _is_recognised(self, here: TablePosition, turn: Turn) -> bool:
        board = {**here.contents, **changed_by(here.contents, turn.steps)}
        return self.kernel.recognised(here, board) == turn

    def _filled(self, position: TablePosition) -> TablePosition:
        """Return the position with its legal turns."""
        turns = () if position.ending else self.kernel.turns(position)
        return replace(position, turns=turns)

    def _fault(self, here: TablePosition, turn: Turn) -> str:
        if here.to_move is not None and turn.side != here.to_move:
            return f"out_of_turn: it is {here.to_move}'s turn, not {turn.side}'s"
        if any(step.site not in here.names for step in turn.steps if step.site):
            return f"no_such_site: {self.title} is played on {', '.join(here.names)}"
        board = {**here.contents, **changed_by(here.contents, turn.steps)}
        ruling = self.kernel.rule_on(here, board)
        return f"{ruling.rule}: {ruling.why}"


def _mine(position: Position) -> TablePosition:
    if not isinstance(position, TablePosition):
        raise TypeError(f"a TablePosition is needed, not {type(position).__name__}")
    return position
