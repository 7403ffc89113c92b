"""Difference between a board of towers and the position before, by looks.

A camera sees a tower's top and its height. Where it saw something new, what is said to
stand there may be guessed below: so boards are compared by their looks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.core.game import MayHold
from rules.core.pieces import Content
from rules.games.card import Record
from rules.games.changes import Compared, Names, differing
from rules.games.table_position import TablePosition, chips
from rules.games.towers.carry import Tower

R = TypeVar("R", bound=Record)
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class TowerChange(Compared[R], Generic[R, T]):
    """Board of towers compared with the position before.

    Attributes
    ----------
    turns
        What finds the turns of the game.
    """

    turns: T

    def stood(self, site: str) -> Tower:
        """Return the previous tower of a site."""
        return chips(self.position.contents[site])

    def stands(self, site: str) -> Tower:
        """Return the current tower of a site."""
        return chips(self.board[site])

    def grown(self, site: str) -> int:
        """Return the increase of men on a site."""
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
        """Return the increase of men on the board."""
        return sum(map(self.grown, self.sites))

    def otherwise(self, boards: Mapping[str, Content]) -> Names:
        """Return sites that differ from the statement, or changed without one."""
        return tuple(
            site
            for site in self.position.names
            if site in boards or site in self.sites
            if not self.may_hold(site, boards.get(site, self.stood(site)))
        )

    @property
    def may_hold(self) -> MayHold:
        """Return a predicate: a site's appearance is compatible with a content."""
        return lambda site, held: look_alike(self.stands(site), chips(held))


def look_alike(one: Tower, other: Tower) -> bool:
    """Return True if two towers are equally high, and the same side is on top."""
    return len(one) == len(other) and one[-1:] == other[-1:]


def compared(
    record: R, turns: T, position: TablePosition, board: Mapping[str, Content]
) -> TowerChange[R, T]:
    """Return the difference between a board, every site listed, and a position."""
    sites, strange = differing(position, board)
    return TowerChange(
        record=record,
        turns=turns,
        position=position,
        board=board,
        sites=sites,
        strange=strange,
    )
