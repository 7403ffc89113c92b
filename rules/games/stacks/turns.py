"""Move generator and notation of games of stacking."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.boards.table import find_board
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Piece
from rules.games.lines.record import CountedLines, rows_of_three
from rules.games.stacks.record import Replays, Sharing, StackRecord, Takes
from rules.games.table_position import TablePosition, counted

NOWHERE = -1
"""The number of no site: the hand, or the fingers."""

Row = tuple[int, int, int]
"""A line of three sites, by their numbers."""

Tops = tuple[str, ...]
"""The colour on top of each site, '' where nothing stands."""


@dataclass(frozen=True, slots=True)
class OwedRemoval:
    """A removal of second priority, which the side to move owes itself.

    Attributes
    ----------
    owner
        The number of the side whose chips form the Tresillos.
    rows
        The Tresillos that another side uncovered.
    then
        The number of the side whose turn comes after the removal.
    """

    owner: int
    rows: tuple[Row, ...]
    then: int


class StackTables:
    """Precomputed tables of a game of stacking; sites are numbered in board order.

    Attributes
    ----------
    near
        For each site, the sites that a drawn line joins to it.
    through
        For each site, the lines of three that run through it.
    """

    def __init__(self, record: StackRecord) -> None:
        board = find_board(record.card.board)
        self.record = record
        self.names = board.names
        number = {name: at for at, name in enumerate(self.names)}
        joined = [{number[one], number[two]} for one, two in board.segments]
        every = range(len(self.names))
        self.near = tuple(
            tuple(there for there in every if {here, there} in joined) for here in every
        )
        self.rows: tuple[Row, ...] = tuple(
            (number[one], number[two], number[three])
            for one, two, three in rows_of_three(board, CountedLines.DRAWN)
        )
        self.through = tuple(
            tuple(row for row in self.rows if site in row) for site in every
        )

    def party(self, side: int) -> int:
        """Return the number of the side's party: of its player or its team."""
        return side if self.record.sharing is Sharing.NOBODY else side % 2

    def allies(self, position: TablePosition, side: int) -> frozenset[str]:
        """Return the colours of the side's party, its own among them."""
        return frozenset(
            colour
            for number, colour in enumerate(position.colours)
            if self.party(number) == self.party(side)
        )

    def spared(self, position: TablePosition, side: int) -> frozenset[str]:
        """Return the colours whose stacks the side may not take."""
        if self.record.takes is Takes.OPPONENTS:
            return self.allies(position, side)
        return frozenset({position.colours[side]})

    def replayed(self, position: TablePosition, side: int) -> frozenset[str]:
        """Return the colours whose chips go back to hand when the side takes them."""
        if self.record.replays is Replays.PLAYERS_COLOURS:
            return self.allies(position, side)
        return frozenset({position.colours[side]})

    def flies(self, position: TablePosition, side: int) -> bool:
        """Return True if the side may move to any site."""
        on_board = counted(position)[position.colours[side]]
        return not position.hands[side] and on_board <= self.record.flies_at

    def open_to(self, position: TablePosition, side: int) -> list[int]:
        """Return the sites that a chip of the side may come to."""
        colour = position.colours[side]
        return [
            site
            for site, pile in enumerate(position.stands)
            if len(pile) < self.record.highest and (not pile or pile[-1] != colour)
        ]

    def can_play(self, position: TablePosition, side: int) -> bool:
        """Return True if the side can place or move a chip."""
        return next(self.plays(position, side), None) is not None

    def plays(self, position: TablePosition, side: int) -> Iterator[tuple[int, int]]:
        """Yield origin (``NOWHERE``: the hand) and target of the side's moves."""
        open_sites = self.open_to(position, side)
        if position.hands[side]:
            yield from ((NOWHERE, to) for to in open_sites)
            return
        colour = position.colours[side]
        flies = self.flies(position, side)
        for start, top in enumerate(tops_of(position)):
            if top == colour:
                near = self.near[start]
                yield from ((start, to) for to in open_sites if flies or to in near)

    def removable(self, tops: Tops, spared: frozenset[str]) -> list[int]:
        """Return the sites whose stacks may be taken.

        A stack in a Tresillo is protected unless there is none outside them.
        """
        all_others = [
            site for site, top in enumerate(tops) if top and top not in spared
        ]
        free = [site for site in all_others if not self.standing(tops, site)]
        return free or all_others

    def standing(self, tops: Tops, site: int) -> tuple[Row, ...]:
        """Return the Tresillos that run through a site."""
        top = tops[site]
        if not top:
            return ()
        return tuple(
            row
            for row in self.through[site]
            if tops[row[0]] == tops[row[1]] == tops[row[2]]
        )

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the turns of the side to move, in order."""
        side = position.mover
        spared = self.spared(position, side)
        tops = tops_of(position)
        if position.memory is not None:
            return tuple(
                Turn(
                    position.sides[side],
                    self._removal(position.stands[site], site),
                    f"x{self.names[site]}",
                )
                for site in self.removable(tops, spared)
            )
        found: list[Turn] = []
        for start, to in self.plays(position, side):
            after = tops_after(position, tops, start, to)
            taken = self.removable(after, spared) if self.standing(after, to) else ()
            found += self._played(position, start, to, taken)
        return tuple(found)

    def _played(
        self, position: TablePosition, start: int, to: int, taken: Sequence[int]
    ) -> Iterator[Turn]:
        """Yield the turns that play a chip, one for each stack that it may take."""
        side, chip = position.sides[position.mover], position.colours[position.mover]
        there = self.names[to]
        if start == NOWHERE:
            act, text = Step(StepKind.PLACE, there, chip), there
        else:
            here = self.names[start]
            act, text = Step(StepKind.MOVE, here, chip, there), f"{here}-{there}"
        if not taken:
            yield Turn(side, (act,), text)
        for site in taken:
            pile = position.stands[site]
            steps = self._removal(pile[:-1] if site == start else pile, site)
            yield Turn(side, (act, *steps), f"{text}x{self.names[site]}")

    def _removal(self, pile: tuple[Piece, ...], site: int) -> tuple[Step, ...]:
        name = self.names[site]
        return tuple(Step(StepKind.REMOVE, name, chip) for chip in reversed(pile))


def tops_of(position: TablePosition) -> Tops:
    """Return the colour on top of each site."""
    return tuple(pile[-1] if pile else "" for pile in position.stands)


def tops_after(position: TablePosition, before: Tops, start: int, to: int) -> Tops:
    """Return the tops when the side to move has played from one site to another.

    From ``NOWHERE``: out of the hand; to ``NOWHERE``: the chip is in the fingers.
    """
    tops = list(before)
    if start != NOWHERE:
        below = position.stands[start][:-1]
        tops[start] = below[-1] if below else ""
    if to != NOWHERE:
        tops[to] = position.colours[position.mover]
    return tuple(tops)
