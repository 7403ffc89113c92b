"""How a board of towers differs from the position before; common to all towers."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.pieces import Content, Piece
from rules.games.law import Law
from rules.games.table_position import TablePosition
from rules.games.towers.record import TowerRecord

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """How a board differs from a position; sites are in board order.

    Attributes
    ----------
    record
        The game.
    board
        What stands on every site now.
    sites
        All that changed.
    strange
        Those that hold something else than men of the game.
    """

    record: TowerRecord
    position: TablePosition
    board: Mapping[str, Content]
    sites: Names
    strange: Names

    def cite(self, law: Law) -> str:
        """Return rulebook, entry and what it says on the law."""
        return self.record.card.cite(law)

    @property
    def is_over(self) -> bool:
        """Return whether the game was over before."""
        return self.position.ending is not None

    @property
    def own(self) -> Piece:
        """Return the men of the side to move."""
        return self.position.colours[self.position.mover % 2]

    @property
    def foe(self) -> Piece:
        """Return the men of the other side."""
        return self.position.colours[1 - self.position.mover % 2]


def change_between(
    record: TowerRecord, position: TablePosition, board: Mapping[str, Content]
) -> Change:
    """Return how a board, every site listed, differs from a position."""
    before, known = position.contents, {*position.colours}
    changed = tuple(site for site in position.names if board[site] != before[site])
    strange = tuple(
        site
        for site in changed
        if not isinstance(held := board[site], tuple) or not known.issuperset(held)
    )
    return Change(
        record=record, position=position, board=board, sites=changed, strange=strange
    )
