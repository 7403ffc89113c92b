"""How a board of towers differs from the position before; common to all towers.

A camera sees of a tower who is on top, and how high it is. Where it saw something new,
what is said to stand there may be guessed below: so boards are compared by their looks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.core.game import MayHold
from rules.core.pieces import Content, Piece
from rules.games.card import Record
from rules.games.law import Law
from rules.games.moves.plan import Plan
from rules.games.table_position import TablePosition, chips
from rules.games.towers.carry import Tower
from rules.games.towers.record import TowerRecord
from rules.games.towers.turns import Turns

Names = tuple[str, ...]


R = TypeVar("R", bound=Record)
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared(Generic[R, T]):
    """A board of any towers beside the position before; sites are in board order.

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

    record: R
    turns: T
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Compared[TowerRecord, Turns]):
    """How a board differs from a position, in a game of carried towers.

    Attributes
    ----------
    plan
        The game's board.
    """

    plan: Plan

    def differing(self, boards: Mapping[str, Content]) -> Names:
        """Return the sites that look otherwise than told, or changed and are not."""
        return tuple(
            site
            for site in self.position.names
            if not look_alike(
                self.stands(site), chips(boards.get(site, self.stood(site)))
            )
            if site in boards or site in self.sites
        )


def look_alike(one: Tower, other: Tower) -> bool:
    """Return whether two towers are equally high, and the same side is on top."""
    return len(one) == len(other) and one[-1:] == other[-1:]


def _changed_sites(
    position: TablePosition, board: Mapping[str, Content]
) -> tuple[Names, Names]:
    """Return the sites that changed, and which of them hold no men of the game."""
    before, known = position.contents, {*position.colours}
    changed = tuple(site for site in position.names if board[site] != before[site])
    strange = tuple(
        site
        for site in changed
        if not isinstance(held := board[site], tuple) or not known.issuperset(held)
    )
    return changed, strange


def compared(
    record: R, turns: T, position: TablePosition, board: Mapping[str, Content]
) -> Compared[R, T]:
    """Return how a board, every site listed, differs from a position."""
    sites, strange = _changed_sites(position, board)
    return Compared(
        record=record,
        turns=turns,
        position=position,
        board=board,
        sites=sites,
        strange=strange,
    )


def change_between(
    record: TowerRecord,
    plan: Plan,
    turns: Turns,
    position: TablePosition,
    board: Mapping[str, Content],
) -> Change:
    """Return how a board, every site listed, differs from a position."""
    sites, strange = _changed_sites(position, board)
    return Change(
        record=record,
        plan=plan,
        turns=turns,
        position=position,
        board=board,
        sites=sites,
        strange=strange,
    )
