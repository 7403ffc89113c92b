"""Difference between a board of stacks and the position before."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.boards.table import find_board
from rules.core.model import StepKind, Turn
from rules.core.pieces import Content
from rules.games.acts import changed_by
from rules.games.changes import Compared, differing, taken_from
from rules.games.stacks.record import StackRecord
from rules.games.stacks.turns import (
    NOWHERE,
    OwedRemoval,
    StackTables,
    Tops,
    tops_after,
    tops_of,
)
from rules.games.table_position import TablePosition, chips

Pile = tuple[str, ...]
Piles = dict[int, Pile]
"""Chips, bottom to top, by the numbers of their sites."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StackChange(Compared[StackRecord]):
    """Difference between a position and a board of stacks; sites are numbered.

    Attributes
    ----------
    tables
        What never changes in the game.
    high
        Those that hold more chips than a stack may.
    shuffled
        Those with chips gone from, or in another order, below the top.
    slipped_under
        Those with chips come below what stood there.
    recoloured
        Those where chips stand in the place of others.
    lost, come
        The chips gone from the top, and those come onto it.
    """

    tables: StackTables
    high: tuple[int, ...] = ()
    shuffled: tuple[int, ...] = ()
    slipped_under: tuple[int, ...] = ()
    recoloured: tuple[int, ...] = ()
    lost: Piles = field(default_factory=dict)
    come: Piles = field(default_factory=dict)

    def named(self, sites: Iterable[int]) -> tuple[str, ...]:
        """Return the names of sites."""
        return tuple(self.tables.names[site] for site in sites)

    @property
    def hand(self) -> int:
        """Return the number of chips in hand of the side to move."""
        return self.position.hands[self.position.mover]

    @property
    def owed(self) -> bool:
        """Return True if a removal of second priority is due."""
        return isinstance(self.position.memory, OwedRemoval)

    @property
    def chips_come(self) -> Pile:
        """Return all chips that came onto sites."""
        return tuple(chip for pile in self.come.values() for chip in pile)

    @property
    def foes_come(self) -> Pile:
        """Return the arrived chips of other colours than the mover's."""
        return tuple(chip for chip in self.chips_come if chip != self.own)

    @property
    def lifted(self) -> tuple[int, ...]:
        """Return the sites that the mover's colour topped, and that lost chips."""
        tops = tops_of(self.position)
        return tuple(site for site in self.lost if tops[site] == self.own)

    @property
    def moved(self) -> bool:
        """Return True if one own chip was moved, by its look, or lifted to be moved."""
        if not self.lifted or len(self.chips_come) > 1 or self.owed:
            return False
        if len(self.lifted) > 1:
            return not self.hand and self.to != NOWHERE
        return not self.hand or (
            len(self.lost[self.lifted[0]]) == 1 and bool(self.chips_come)
        )

    @property
    def start(self) -> int:
        """Return the site from which a chip was moved, ``NOWHERE`` for none.

        Of several that were lifted it is the one that had the shortest way.
        """
        if not self.moved:
            return NOWHERE
        board = find_board(self.tables.record.card.board)
        left = taken_from(board, self.named(self.lifted), self.named(self.come))
        names = self.tables.names
        moved = [site for site in self.lifted if names[site] not in left]
        return moved[0] if moved else self.lifted[0]

    @property
    def to(self) -> int:
        """Return the site that one own chip came to, ``NOWHERE`` for none."""
        return next(iter(self.come)) if self.chips_come == (self.own,) else NOWHERE

    @property
    def taken(self) -> tuple[int, ...]:
        """Return the sites that lost chips otherwise than by the move."""
        return tuple(
            site
            for site, pile in self.lost.items()
            if site != self.start or len(pile) > 1
        )

    @property
    def tops(self) -> Tops:
        """Return the tops when the move is made, and nothing taken."""
        return tops_after(self.position, tops_of(self.position), self.start, self.to)

    @property
    def earned(self) -> bool:
        """Return True if a removal is due, or may be with a chip in the fingers."""
        if self.to != NOWHERE:
            return bool(self.tables.standing(self.tops, self.to))
        return self.owed or bool(self.removable)

    @property
    def removable(self) -> frozenset[int]:
        """Return the sites whose stacks may be taken once that is earned."""
        if self.to != NOWHERE or self.owed:
            return frozenset(self.tables.removable(self.tops, self.spared))
        names = self.tables.names
        return frozenset(
            names.index(turn.steps[-1].site)
            for turn in self.position.turns
            if self.moved
            and turn.steps[0].site == names[self.start]
            and turn.steps[-1].kind is StepKind.REMOVE
        )

    @property
    def spared(self) -> frozenset[str]:
        """Return the colours whose stacks the mover may never take."""
        return self.tables.spared(self.position, self.position.mover)

    @property
    def spared_taken(self) -> tuple[int, ...]:
        """Return the sites from which such a stack was taken."""
        return tuple(site for site in self.taken if self.tops[site] in self.spared)

    def turns_of_others(self) -> tuple[Turn, ...]:
        """Return the turns that the other sides would have, were it theirs."""
        here = self.position
        return tuple(
            turn
            for side in range(len(here.sides))
            if side != here.mover
            for turn in self.tables.turns(replace(here, mover=side, memory=None))
        )

    def is_made_by(self, turns: tuple[Turn, ...]) -> bool:
        """Return True if one of the turns would have made the board."""
        before = self.position.contents
        wanted = {site: self.board[site] for site in self.sites}
        return any(changed_by(before, turn.steps) == wanted for turn in turns)


def change_between(
    tables: StackTables, position: TablePosition, board: Mapping[str, Content]
) -> StackChange:
    """Return the change of a position to a full board."""
    highest = tables.record.highest
    now = [board[name] for name in tables.names]
    changed, strange = differing(position, board)
    sites = [tables.names.index(name) for name in changed]
    mixed: dict[int, tuple[Pile, Pile]] = {}
    lost: Piles = {}
    come: Piles = {}
    for site in sites:
        if tables.names[site] in strange:
            continue
        was, is_ = position.stands[site], chips(now[site])
        if was[: len(is_)] == is_:
            lost[site] = was[len(is_) :]
        elif is_[: len(was)] == was:
            come[site] = is_[len(was) :]
        else:
            mixed[site] = (was, is_)
    fewer = {site for site, (was, is_) in mixed.items() if _within(is_, was)}
    more = {site for site, (was, is_) in mixed.items() if _within(was, is_)} - fewer
    return StackChange(
        record=tables.record,
        tables=tables,
        position=position,
        board=board,
        sites=changed,
        strange=strange,
        high=tuple(site for site in sites if _height(now[site]) > highest),
        shuffled=tuple(site for site in sites if site in fewer),
        slipped_under=tuple(site for site in sites if site in more),
        recoloured=tuple(site for site in mixed if site not in fewer | more),
        lost=lost,
        come=come,
    )


def _height(content: Content) -> int:
    return 0 if isinstance(content, int) else len(content)


def _within(few: Pile, many: Pile) -> bool:
    return Counter(few) <= Counter(many)
