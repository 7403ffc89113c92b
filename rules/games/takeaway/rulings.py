"""What rule of a take-away game a board breaks: one table, the most specific first."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.facts import Sides, Sites, Template
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.table_position import TablePosition
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
from rules.rulings.engine import Row, Table


@dataclass(frozen=True, slots=True)
class TakeChange:
    """How a board differs from a position; sites are in board order.

    Attributes
    ----------
    sites
        The sites that differ.
    strange
        Those that hold something else than chips.
    grown
        Those that hold more chips than before.
    taken
        How many chips are missing from the others.
    """

    record: TakeAwayRecord
    position: TablePosition
    sites: tuple[str, ...]
    strange: tuple[str, ...]
    grown: tuple[str, ...]
    taken: int

    @classmethod
    def of(
        cls,
        record: TakeAwayRecord,
        position: TablePosition,
        board: Mapping[str, Content],
    ) -> "TakeChange":
        """Return how a board, every site listed, differs from a position."""
        before = dict(zip(position.names, position.stands, strict=True))
        changed = tuple(site for site in before if board[site] != before[site])
        (chip,) = position.colours
        less: dict[str, int] = {}
        for site in changed:
            now = board[site]
            if isinstance(now, tuple) and set(now) <= {chip}:
                less[site] = len(before[site]) - len(now)
        return cls(
            record,
            position,
            changed,
            strange=tuple(site for site in changed if site not in less),
            grown=tuple(site for site, count in less.items() if count < 0),
            taken=sum(count for count in less.values() if count > 0),
        )

    @property
    def is_over(self) -> bool:
        """Return whether the game was over before."""
        return self.position.ending is not None

    def cite(self, law: Law) -> str:
        """Return rulebook, entry and what it says on the law."""
        return self.record.card.cite(law)


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
        Template("a chip was put on {grown}, but chips are only taken off the board"),
    ),
    none_in_hand(
        Law.TAKING,
        lambda c: bool(c.grown),
        Template("a chip was put on {grown}, but a chip once taken is out of the game"),
    ),
    too_many_taken(
        Law.TAKING,
        lambda c: c.taken > most_taken(c.position),
        Template("{own} has taken {taken} chips, but a turn takes at most {draw}"),
    ),
    anything_else(Law.TAKING),
)
"""The rules that a change can break, the most specific first."""

TABLE = Table(
    ROWS,
    {
        "own": lambda c: Sides((c.position.sides[c.position.mover],)),
        **sites_of("strange", "grown"),
        "taken": lambda c: c.taken,
        "draw": lambda c: most_taken(c.position),
        "everything": lambda c: Sites(c.sites),
    },
)
"""The rules of take-away games, and what their sentences tell."""
