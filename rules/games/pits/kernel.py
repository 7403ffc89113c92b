"""Base of the kernels of games with single stones in pits."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import TypeVar

from rules.core.model import Turn
from rules.games.card import Record
from rules.games.pits.pits import in_order, pits_on
from rules.games.table_kernel import TableKernel
from rules.games.table_position import TablePosition

R = TypeVar("R", bound=Record)


class PitKernel(TableKernel[R]):
    """The rules of a game with single stones in pits."""

    most_chips = 1

    def __init__(self, record: R) -> None:
        self.record = record
        self.pits = pits_on(record.card.board)
        self.sites = self.pits.names

    @abstractmethod
    def _turns(self, position: TablePosition) -> Iterator[Turn]:
        """Yield the legal turns in any order, each once."""

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        return in_order(list(self._turns(position)), self.sites)

    def can_play(self, position: TablePosition) -> bool:
        """Return True if the side to move has a turn."""
        return next(self._turns(position), None) is not None
