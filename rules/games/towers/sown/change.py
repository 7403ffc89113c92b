"""How a board of sown towers differs from the position before."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.table_position import TablePosition
from rules.games.towers.change import Compared, changed_sites
from rules.games.towers.sown.record import SownRecord
from rules.games.towers.sown.turns import Turns


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Compared):
    """How a board differs from a position.

    Attributes
    ----------
    record, turns
        The game, and what finds its turns.
    """

    record: SownRecord
    turns: Turns

    def cite(self, law: Law) -> str:
        """Return rulebook, entry and what it says on the law."""
        return self.record.card.cite(law)


def change_between(
    record: SownRecord,
    turns: Turns,
    position: TablePosition,
    board: Mapping[str, Content],
) -> Change:
    """Return how a board, every site listed, differs from a position."""
    sites, strange = changed_sites(position, board)
    return Change(
        record=record,
        turns=turns,
        position=position,
        board=board,
        sites=sites,
        strange=strange,
    )
