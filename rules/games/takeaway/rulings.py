"""Rulings of take-away games: predicates on a change, most specific first."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.facts import Sides
from rules.core.pieces import Content
from rules.games.changes import Compared, Names, differing
from rules.games.law import Law
from rules.games.table_position import TablePosition, chips
from rules.games.takeaway.record import TakeAwayRecord
from rules.rulings.common import (
    anything_else,
    chip_moved,
    foreign_chip,
    game_over,
    none_in_hand,
    nothing_taken,
    sites_of,
    too_many_taken,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeChange(Compared[TakeAwayRecord]):
    """Difference between a position and a board of chips that are all alike."""

    def _less(self, site: str) -> int:
        """Return the decrease of chips on a site."""
        if site in self.strange:
            return 0
        stood, stands = self.position.contents[site], self.board[site]
        return len(chips(stood)) - len(chips(stands))

    @property
    def grown(self) -> Names:
        """Return the sites that hold more chips than before."""
        return tuple(site for site in self.sites if self._less(site) < 0)

    @property
    def taken(self) -> int:
        """Return the number of chips missing from the others."""
        return sum(max(self._less(site), 0) for site in self.sites)

    @classmethod
    def of(
        cls,
        record: TakeAwayRecord,
        position: TablePosition,
        board: Mapping[str, Content],
    ) -> "TakeChange":
        """Return the difference between a board, every site listed, and a position."""
        sites, strange = differing(position, board)
        return cls(
            record=record,
            position=position,
            board=board,
            sites=sites,
            strange=strange,
        )


def most_taken(position: TablePosition) -> int:
    """Return the most chips that a turn removes."""
    assert isinstance(position.memory, int)
    return position.memory


ROWS: tuple[Row[TakeChange], ...] = (
    game_over(Law.END),
    foreign_chip(Law.COVERED),
    nothing_taken(Law.PASSING, lambda c: not c.sites),
    chip_moved(
        Law.TAKING,
        lambda c: bool(c.grown) and bool(c.taken),
        Key("takeaway-chip-moved"),
    ),
    none_in_hand(
        Law.TAKING,
        lambda c: bool(c.grown),
        Key("takeaway-none-in-hand"),
    ),
    too_many_taken(
        Law.TAKING,
        lambda c: c.taken > most_taken(c.position),
        Key("takeaway-too-many-taken"),
    ),
    anything_else(Law.TAKING),
)
"""The rules that a change can break, the most specific first."""

TABLE = RulingTable(
    ROWS,
    {
        "own": lambda c: Sides((c.position.sides[c.position.mover],)),
        **sites_of("strange", "grown"),
        "everything": sites_of("sites")["sites"],
        "taken": lambda c: c.taken,
        "draw": lambda c: most_taken(c.position),
    },
)
"""The rules of take-away games, and what their sentences tell."""
