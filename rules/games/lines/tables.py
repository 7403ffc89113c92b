"""Precomputed tables of a game on lines: masks, mills, neighbours, interned turns.

Sites are numbered in board order; a set of sites is an integer with those bits.
A *chance* is a line with one of its sites left out: "this line lacks that site".
Sets of chances are integers too, with three bits for every line.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType

from rules.boards.table import find_board
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.lines.record import (
    CountedLines,
    HomeRow,
    Jumps,
    LineRecord,
    rows_of_three,
)

Act = tuple[int, int, int, tuple[int, ...]]
"""From, to, the men taken, and the sites where a chain of jumps lands between.

From is -1 for a man out of the hand; where to is -1 as well, men are only taken. Men
taken are a set of sites.
"""

Trace = tuple[int, int, int]
"""Sets of sites: the mover's men gone, the mover's men come, the others' men gone."""

Quiet = tuple[tuple[Turn, ...], int]
"""One man's moves to a set of sites, and all chances that wait on these sites."""

NOTHING = -1


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the sites in a set, in board order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class LineTables:
    """Precomputed tables of one game with two named sides.

    Attributes
    ----------
    rows
        The lines that count, as sets of sites.
    near
        For each site, the sites that a drawn line joins to it.
    waiting
        For each site, the chances that lack it.
    without
        For each site, the chances of the lines that do not run through it.
    counting
        For each side, the chances of the lines that count for it.
    over
        For each site, the jumps from it in the order of where they land: the site
        jumped over and the site landed on.
    moves
        For each side, site and set of free neighbours: the moves there.
    places
        For each side and site: the placement there that closes nothing.
    """

    def __init__(self, record: LineRecord, sides: tuple[str, ...]) -> None:
        board = find_board(record.card.board)
        self.record = record
        self.sides = sides
        self.pieces = tuple(map(Piece, sides))
        self.names = board.names
        self.number: Mapping[str, int] = {n: i for i, n in enumerate(board.names)}
        self.everywhere = (1 << len(board.names)) - 1
        self.row_names = rows_of_three(board, record.lines)
        self.rows = tuple(self.mask(row) for row in self.row_names)
        near = [0] * len(board.names)
        for here, there in board.segments:
            near[self.number[here]] |= 1 << self.number[there]
            near[self.number[there]] |= 1 << self.number[here]
        self.near = tuple(near)
        self.waiting, self.without = self._by_site()
        self._rows_through = tuple(
            tuple(
                (row, 0b111 << 3 * number)
                for number, row in enumerate(self.rows)
                if row >> site & 1
            )
            for site in range(len(board.names))
        )
        self.over = self._jumps()
        self.setup = tuple(self.mask(sites) for sites in record.setup)
        self.counting = tuple(self._counting(side) for side in range(len(sides)))
        self._half = len(board.names) // 2
        self._low_part = (1 << self._half) - 1
        self._low = self._met(0, self._half)
        self._high = self._met(self._half, len(board.names))
        self._low_men = _listings(0, self._half)
        self._high_men = _listings(self._half, len(board.names))
        self._turns: dict[tuple[int, Act, bool], Turn] = {}
        self.acts: dict[str, Act] = {}
        self.stages: dict[Act, tuple[tuple[Trace, StepKind], ...]] = {}
        self._boards: dict[tuple[int, Trace], Mapping[str, Content]] = {}
        self.moves = tuple(
            tuple(self._moves_of(side, here) for here in range(len(self.names)))
            for side in range(len(sides))
        )
        self.places = tuple(
            tuple(self.turn(side, (NOTHING, to, 0, ())) for to in bits(self.everywhere))
            for side in range(len(sides))
        )
        self.middle = self.mask((board.centre,) if board.centre else ())

    def mask(self, names: tuple[str, ...]) -> int:
        """Return sites, given by name, as a set."""
        return sum(1 << self.number[name] for name in names)

    def listed(self, mask: int) -> tuple[str, ...]:
        """Return a set of sites by name, in board order."""
        return tuple(self.names[site] for site in bits(mask))

    def chances(self, own: int) -> int:
        """Return the chances whose other two sites are all in ``own``."""
        return self._low[own & self._low_part] & self._high[own >> self._half]

    def men(self, own: int) -> tuple[int, ...]:
        """Return the numbers of the sites in a set, in board order."""
        return self._low_men[own & self._low_part] + self._high_men[own >> self._half]

    def in_rows(self, men: int, side: int) -> int:
        """Return the men of a side that are in one of its whole lines."""
        counting = self.counting[side]
        found = 0
        for number, row in enumerate(self.rows):
            if men & row == row and counting >> 3 * number & 1:
                found |= row
        return found

    def whole_through(self, men: int, site: int) -> int:
        """Return all chances of the whole lines of ``men`` that run through a site."""
        found = 0
        for row, chances in self._rows_through[site]:
            if men & row == row:
                found |= chances
        return found

    def rows_in(self, chances: int) -> tuple[tuple[str, ...], ...]:
        """Return the lines, by the names of their sites, that chances belong to."""
        return tuple(
            names
            for number, names in enumerate(self.row_names)
            if chances >> 3 * number & 0b111
        )

    def jumped(self, act: Act) -> tuple[int, ...]:
        """Return the sites jumped over on an act's way, () if it is no jump."""
        here, there, _, way = act
        found: list[int] = []
        for landing in (*way, there):
            passed = [site for site, to in self.over[here] if to == landing]
            if not passed:
                return ()
            found += passed
            here = landing
        return tuple(found)

    def turn(self, side: int, act: Act, *, given: bool = False) -> Turn:
        """Return the one Turn object of an act; ``given``: it earns an unplayed man."""
        made = self._turns.get((side, act, given))
        if made is None:
            made = self._turns[side, act, given] = self._make(side, act, given)
            self.acts[made.text] = act
        return made

    def board(self, side: int, trace: Trace) -> Mapping[str, Content]:
        """Return the contents that a trace of a side's turn or stage stands for."""
        made = self._boards.get((side, trace))
        if made is None:
            own_gone, own_come, foe_gone = trace
            stands: dict[str, Content] = {}
            stands.update(dict.fromkeys(self.listed(own_gone | foe_gone), ()))
            stands.update(dict.fromkeys(self.listed(own_come), (self.pieces[side],)))
            made = self._boards[side, trace] = MappingProxyType(stands)
        return made

    def _make(self, side: int, act: Act, given: bool) -> Turn:
        here, there, taken, way = act
        own, foe = self.pieces[side], self.pieces[(side + 1) % len(self.sides)]
        steps: list[Step] = []
        victims: list[str] = []
        sites: list[str] = []
        left = taken
        if here != NOTHING:
            jumped = self.jumped(act)
            sites = [self.names[site] for site in (here, *way, there)]
            for number, (start, to) in enumerate(pairwise(sites)):
                steps.append(Step(StepKind.MOVE, start, own, to))
                if number < len(jumped) and left >> jumped[number] & 1:
                    left ^= 1 << jumped[number]
                    victims.append(self.names[jumped[number]])
                    steps.append(Step(StepKind.REMOVE, victims[-1], foe))
        elif there != NOTHING:
            sites = [self.names[there]]
            steps.append(Step(StepKind.PLACE, sites[0], own))
        for site in bits(left):
            victims.append(self.names[site])
            steps.append(Step(StepKind.REMOVE, victims[-1], foe))
        if given:
            steps.append(Step(StepKind.GIVE, "", foe))
        text = "-".join(sites) + "".join(f"x{victim}" for victim in victims)
        return Turn(own, tuple(steps), text)

    def _moves_of(self, side: int, here: int) -> dict[int, Quiet]:
        found = {}
        reach = self.near[here]
        subset = reach
        while True:
            turns = tuple(self.turn(side, (here, to, 0, ())) for to in bits(subset))
            chances = 0
            for there in bits(subset):
                chances |= self.waiting[there]
            found[subset] = (turns, chances & self.without[here])
            if not subset:
                return found
            subset = (subset - 1) & reach

    def _by_site(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        waiting = [0] * len(self.names)
        through = [0] * len(self.names)
        for number, row in enumerate(self.rows):
            for place, site in enumerate(bits(row)):
                waiting[site] |= 1 << 3 * number + place
                through[site] |= 0b111 << 3 * number
        every = (1 << 3 * len(self.rows)) - 1
        return tuple(waiting), tuple(every & ~mask for mask in through)

    def _jumps(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        found: list[list[tuple[int, int]]] = [[] for _ in self.names]
        if self.record.jumps is not Jumps.NONE:
            for row in rows_of_three(
                find_board(self.record.card.board), CountedLines.DRAWN
            ):
                here, middle, there = (self.number[name] for name in row)
                found[here].append((middle, there))
                found[there].append((middle, here))
        return tuple(tuple(sorted(jumps, key=lambda jump: jump[1])) for jumps in found)

    def _counting(self, side: int) -> int:
        counting = 0
        for number, row in enumerate(self.rows):
            home = row == self.setup[side]
            if not home or self.record.home_row is HomeRow.COUNTS:
                counting |= 0b111 << 3 * number
        return counting

    def _met(self, first: int, end: int) -> tuple[int, ...]:
        """Return, for each set of the sites first..end-1, the chances it allows.

        A chance is allowed when all of its own sites in that range are in the set.
        """
        size = 1 << end - first
        met = [0] * size
        met[-1] = (1 << 3 * len(self.rows)) - 1
        for subset in range(size - 2, -1, -1):
            absent = ~subset & (subset + 1)
            site = first + absent.bit_length() - 1
            unneeded = self.without[site] | self.waiting[site]
            met[subset] = met[subset | absent] & unneeded
        return tuple(met)


def _listings(first: int, end: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each set of the sites first..end-1, their numbers."""
    listings: list[tuple[int, ...]] = [()]
    for site in range(first, end):  # each new site doubles the sets
        listings += [(*listed, site) for listed in listings]
    return tuple(listings)
