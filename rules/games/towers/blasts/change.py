"""How a board of bursting columns differs from the position before."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.abilities import MayHold
from rules.core.pieces import Content, Piece
from rules.games.law import Law
from rules.games.table_position import TablePosition, chips
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.blasts.turns import Turns
from rules.games.towers.carry import Tower
from rules.games.towers.change import look_alike

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """How a board differs from a position; sites are in board order.

    Attributes
    ----------
    record, turns
        The game, and what finds its turns.
    board
        What stands on every site now.
    sites
        All that changed.
    strange
        Those that hold something else than men of the game.
    """

    record: BlastRecord
    turns: Turns
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
        return self.position.colours[self.position.mover]

    @property
    def foe(self) -> Piece:
        """Return the men of the other side."""
        return self.position.colours[1 - self.position.mover]

    def stood(self, site: str) -> Tower:
        """Return what stood on a site before."""
        return chips(self.position.contents[site])

    def stands(self, site: str) -> Tower:
        """Return what stands on a site now."""
        return chips(self.board[site])

    def grown(self, site: str) -> int:
        """Return how many men more than before stand on a site."""
        return len(self.stands(site)) - len(self.stood(site))

    @property
    def higher(self) -> Names:
        """Return the sites on which more men stand than before."""
        return tuple(s for s in self.sites if self.grown(s) > 0)

    @property
    def lower(self) -> Names:
        """Return the sites on which fewer men stand than before."""
        return tuple(s for s in self.sites if self.grown(s) < 0)

    @property
    def more(self) -> int:
        """Return how many men more than before stand on the board."""
        return sum(map(self.grown, self.sites))

    @property
    def may_hold(self) -> MayHold:
        """Return whether a site, as it looks, may hold something."""
        return lambda site, held: look_alike(self.stands(site), chips(held))


def change_between(
    record: BlastRecord,
    turns: Turns,
    position: TablePosition,
    board: Mapping[str, Content],
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
        record=record,
        turns=turns,
        position=position,
        board=board,
        sites=changed,
        strange=strange,
    )
