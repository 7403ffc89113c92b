"""Base of the kernels of towers: who owns none, or cannot move, has lost."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.core.model import Ruling, Setting, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.card import Record
from rules.games.moves.plan import SquarePlan
from rules.games.table_kernel import TableKernel
from rules.games.table_position import Ending, TablePosition
from rules.games.towers.carry import Tower
from rules.games.towers.change import compared
from rules.rulings.engine import RulingTable


class Sided(Record, Protocol):
    """Record that names its sides."""

    @property
    def sides(self) -> tuple[str, str]:
        """Return the default names of the sides."""


class Finds(Protocol):
    """Move generator of a game of towers."""

    def legal(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the turns of the side to move, in board order."""

    def can_play(self, position: TablePosition) -> bool:
        """Return True if the side to move has a turn."""

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""


R = TypeVar("R", bound=Sided)
T = TypeVar("T", bound=Finds)


class AnyTowers(TableKernel[R], Generic[R, T]):
    """The rules of a game of towers of any kind."""

    first_begins = True
    spells = True
    table: ClassVar[RulingTable[Any]]

    def __init__(self, record: R, plan: SquarePlan, turns: T) -> None:
        self.record, self.plan, self._turns = record, plan, turns
        self.sites = plan.names

    @abstractmethod
    def at_first(self, players: tuple[Piece, ...]) -> Mapping[str, Tower]:
        """Return the initial towers."""

    def colours(self, players: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return the men that are played with."""
        return players

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position, as the record sets it up."""
        del settings  # the record is set as they say
        players = named(self.record.card.name, 2, sides or self.record.sides)
        men = tuple(map(Piece, players))
        return self.first(players, self.at_first(men), colours=self.colours(men))

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position, in order; of high towers some."""
        return self._turns.legal(position)

    def done(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a turn, the same side still to move."""
        return position.done(turn.steps)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = self.done(position, turn)
        return self.settled(replace(there, mover=1 - position.mover))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if the side to move has no turn: it has lost."""
        if self._turns.can_play(position):
            return position
        return replace(position, ending=Ending((1 - position.mover,), "blocked"))

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return self.table.rule_on(compared(self.record, self._turns, position, board))

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        return self._turns.spelled(position, text)
