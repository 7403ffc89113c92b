"""Geometry of a sowing board: owners, sowing order, opposite pits."""

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import compress

from rules.boards.table import find_board
from rules.core.board import Board
from rules.core.model import Step, StepKind
from rules.core.pieces import Piece
from rules.games.sowing.record import (
    Seats,
    SowingDirection,
    SowRecord,
    StartFill,
    Stores,
)

FORWARD, BACK = 0, 1
"""The two ways of sowing: along the own row from left to right, and the other way."""

NO_SITE = -1


class SowRules:
    """A record, with its options set, laid out on its board; sites are numbered.

    Attributes
    ----------
    record
        What is played, the settings applied.
    names
        The sites of the game, in board order.
    seats
        The names of the sides, in the order of their turns.
    pits
        The numbers of the pits, along the way of sowing from south's first.
    stores
        The number of each seat's store, -1 where it has none on the board. It lies at
        the player's right; at the left, where seeds go clockwise.
    owner
        The seat that owns each site at first.
    opposite
        The pit opposite each pit, -1 for stores.
    facing
        For each inner pit of four rows the two enemy pits in its column.
    """

    def __init__(self, record: SowRecord) -> None:
        self.record = record
        self.board = find_board(record.card.board)
        self.seats: tuple[str, ...] = record.seats.value
        on_board = record.stores in (Stores.SOWN, Stores.KEPT)
        self.names = tuple(
            name for name in self.board.names if on_board or name not in ("S", "N")
        )
        self.number = {name: number for number, name in enumerate(self.names)}
        self._rings = _rings(self.board)
        mirrored = self.ways == (BACK,)
        pits = [self.number[name] for ring in self._rings for name in ring]
        self.pits = tuple(reversed(pits) if mirrored else pits)
        self._is_pit = [site in self.pits for site in range(len(self.names))]
        homes = [self.number[name] for name in ("S", "N") if on_board]
        homes = homes or [NO_SITE] * len(self.seats)
        self.stores = tuple(reversed(homes) if mirrored else homes)
        self.owner = tuple(self._owner(name) for name in self.names)
        self.opposite = tuple(self._opposite(name) for name in self.names)
        self.facing = {
            self.number[name]: tuple(self.number[foe + name[1:]] for foe in foes)
            for name in self.names
            for foes in ({"B": "CD", "C": "BA"}.get(name[0], ""),)
            if foes
        }
        self._takes: dict[tuple[int, int, int], Step] = {}
        self._lifts: dict[tuple[int, int, int], Step] = {}
        self._after: dict[tuple[int, int, frozenset[int]], tuple[int, ...]] = {}

    @property
    def _four_rows(self) -> bool:
        """Return True if each side has two rows, and sows only these."""
        return "A1" in self.board.names

    @cached_property
    def ways(self) -> tuple[int, ...]:
        """Return the ways in which a turn may begin."""
        match self.record.way:
            case SowingDirection.EITHER:
                return (FORWARD, BACK)
            case SowingDirection.CLOCKWISE:
                return (BACK,)
            case _:
                return (FORWARD,)

    @cached_property
    def total(self) -> int:
        """Return the total number of seeds."""
        record = self.record
        match record.fill:
            case StartFill.FREE | StartFill.PAIRED:
                return record.seeds
            case StartFill.FALLING:
                side = len(self.pits) // 2
                return side * (side + 1)
            case _:
                return record.seeds * len(self.pits)

    @cached_property
    def drops(self) -> tuple[tuple[Step, ...], ...]:
        """Return, for each seat, the step that drops a seed on each site."""
        return tuple(
            tuple(Step(StepKind.DROP, name, Piece(seat)) for name in self.names)
            for seat in self.seats
        )

    def in_pits(self, seeds: Sequence[int]) -> tuple[int, ...]:
        """Return the seeds in the pits, without those in stores."""
        return tuple(compress(seeds, self._is_pit))

    def lift(self, site: int, seat: int, count: int) -> Step:
        """Return the step that lifts seeds out of a pit."""
        key = (site, seat, count)
        if key not in self._lifts:
            self._lifts[key] = Step(
                StepKind.LIFT, self.names[site], Piece(self.seats[seat]), None, count
            )
        return self._lifts[key]

    def take(self, site: int, seat: int, count: int) -> Step:
        """Return the step that brings a pit's seeds to a side's store."""
        key = (site, seat, count)
        if key not in self._takes:
            store = self.stores[seat]
            to = None if store == NO_SITE else self.names[store]
            self._takes[key] = Step(
                StepKind.TAKE, self.names[site], Piece(self.seats[seat]), to, count
            )
        return self._takes[key]

    def after(self, seat: int, way: int, closed: frozenset[int]) -> tuple[int, ...]:
        """Return, for each site, the one that a side's next seed falls into."""
        key = (seat, way, closed)
        if key not in self._after:
            sown = self.record.stores is Stores.SOWN
            stores = [self.stores[seat]] if sown else []
            self._after[key] = self.after_with(stores, seat, way, closed)
        return self._after[key]

    def after_with(
        self, stores: Collection[int], seat: int, way: int, closed: frozenset[int]
    ) -> tuple[int, ...]:
        """Return the same if these stores were sown, and no others."""
        order = [site for site in self._round(seat, stores) if site not in closed]
        if way == BACK:
            order.reverse()
        after = [NO_SITE] * len(self.names)
        for number, site in enumerate(order):
            after[site] = order[(number + 1) % len(order)]
        return tuple(after)

    def row(self, seat: int) -> tuple[int, ...]:
        """Return the pits that a seat owns at first, along the way of sowing."""
        return tuple(pit for pit in self.pits if self.owner[pit] == seat)

    def _round(self, seat: int, stores: Collection[int]) -> list[int]:
        """Return the sites that a side sows, in the forward order, once round."""
        rings = self._rings
        if self._four_rows:
            return [self.number[name] for name in rings[seat]]
        sites: list[int] = []
        for ring, end in zip(rings, ("S", "N"), strict=True):
            sites += [self.number[name] for name in ring]
            sites += [self.number[end]] if self.number.get(end) in stores else []
        return sites

    def _home(self, end: str) -> int:
        """Return the seat whose home is the store of that name."""
        return self.stores.index(self.number[end])

    def _owner(self, name: str) -> int:
        if name in ("S", "N"):
            return self._home(name)
        if self.record.seats is Seats.ALONE:
            return 0
        if self._four_rows:
            return 0 if name[0] in "CD" else 1
        across = list(self._rings[0]).index(name) if name[0] == "S" else None
        along = len(self._rings[0])
        if across is None:
            across = along - 1 - list(self._rings[1]).index(name)
        match self.record.seats:
            case Seats.THIRDS:
                return across * 3 // along
            case Seats.QUARTERS:
                east = across * 2 >= along
                return (1 if east else 0) if name[0] == "S" else (2 if east else 3)
            case _:
                return 0 if name[0] == "S" else 1

    def _opposite(self, name: str) -> int:
        if name in ("S", "N") or self._four_rows:
            return NO_SITE
        count = len(self._rings[0])
        other = "N" if name[0] == "S" else "S"
        return self.number[f"{other}{count + 1 - int(name[1:])}"]


def _rings(board: Board) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the pits of each half of a board, in the forward way of sowing."""
    rows = {name[0] for name in board.names}
    columns = range(1, max(int(name[1:] or 0) for name in board.names) + 1)
    if "A" in rows:
        south = [f"D{n}" for n in columns] + [f"C{n}" for n in reversed(columns)]
        north = [f"A{n}" for n in reversed(columns)] + [f"B{n}" for n in columns]
        return tuple(south), tuple(north)
    return tuple(f"S{n}" for n in columns), tuple(f"N{n}" for n in columns)
