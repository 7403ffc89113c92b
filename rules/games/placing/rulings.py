"""Rulings of games of placing: predicates on a change, most specific first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.core.facts import Fact, Man
from rules.core.pieces import Content
from rules.core.saying import piece_key
from rules.games.changes import (
    FACTS,
    Change,
    Names,
    change_between,
    parts_of,
)
from rules.games.law import Law
from rules.games.placing.captures import (
    Placed,
    captured_by,
    enclosed,
    has_liberty,
    liberties_of,
)
from rules.games.placing.grid import grid_on
from rules.games.placing.history import boards_of
from rules.games.placing.record import PlacingCapture, PlacingRecord
from rules.games.table_position import TablePosition
from rules.rulings.common import (
    anything_else,
    chip_moved,
    foe_displaced,
    game_over,
    no_change,
    not_empty,
    of_neither_side,
    out_of_turn,
    recoloured,
    removed_own,
    several_changes,
    sites_of,
    two_placed,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacingChange(Change[PlacingRecord]):
    """Difference between a board and a position of a game of placing."""

    def _became(self, stood: Content, stands: Content) -> Names:
        before = self.position.contents
        return tuple(
            s for s in self.sites if before[s] == stood and self.board[s] == stands
        )

    @property
    def placed(self) -> Names:
        """Return newly occupied sites of the side to move."""
        return self._became((), (self.own,))

    @property
    def foe_placed(self) -> Names:
        """Return newly occupied sites of the other side."""
        return self._became((), (self.foe,))

    @property
    def turned(self) -> Names:
        """Return pieces of the other side that are of the side to move now."""
        return self._became((self.foe,), (self.own,))

    @property
    def turned_back(self) -> Names:
        """Return pieces of the side to move that are of the other side now."""
        return self._became((self.own,), (self.foe,))

    @property
    def taken(self) -> Names:
        """Return pieces of the other side that are gone."""
        return self._became((self.foe,), ())

    @property
    def own_taken(self) -> Names:
        """Return pieces of the side to move that are gone."""
        return self._became((self.own,), ())

    @property
    def piece(self) -> Placed:
        """Return the one piece that was placed."""
        board = self.position.contents
        return Placed(board, self.placed[0], self.own, self.foe)

    @property
    def due(self) -> Names:
        """Return the captures of the one piece that was placed."""
        one = len(self.placed) == 1
        return tuple(captured_by(self.record, self.piece)) if one else ()

    @property
    def wrong(self) -> Names:
        """Return pieces turned or removed without a capture."""
        due = self.due
        return tuple(s for s in (*self.turned, *self.taken) if s not in due)

    @property
    def row(self) -> Names:
        """Return removed pieces of a row that is enclosed, but not captured."""
        rows = enclosed(grid_on(self.record.card.board), self.piece)
        return next((row for row in rows if {*row} & {*self.wrong}), ())

    @property
    def liberties(self) -> Names:
        """Return the liberties that what was taken wrongly has after the turn."""
        board: dict[str, Content] = dict(self.position.contents)
        board |= dict.fromkeys(self.due, ()) | {self.placed[0]: (self.own,)}
        free = liberties_of(grid_on(self.record.card.board), board, self.wrong[0])
        return tuple(site for site in board if site in free)


def placing_change(
    record: PlacingRecord, position: TablePosition, board: Mapping[str, Content]
) -> PlacingChange:
    """Return the difference between a board, every site listed, and a position."""
    return PlacingChange(**parts_of(change_between(record, position, board)))


PLACING_FACTS: Mapping[str, Callable[[PlacingChange], Fact]] = MappingProxyType(
    {
        **FACTS,
        **sites_of("placed", "foe_placed", "turned", "turned_back", "taken"),
        **sites_of("wrong", "row", "liberties"),
        "count": lambda c: len(c.row),
        "piece": lambda c: Man(piece_key(c.wording.piece), side=c.foe),
    }
)
"""What a sentence can tell of a change."""


def _turns_over(change: PlacingChange) -> bool:
    return change.record.capture is PlacingCapture.TURNED


def _surrounds(change: PlacingChange) -> bool:
    return change.record.capture is PlacingCapture.SURROUNDED


def _too_early(change: PlacingChange) -> bool:
    """Return True if other sites had to be filled first."""
    before, first = change.position.contents, change.record.filled_first
    return change.placed[0] not in first and any(not before[s] for s in first)


def _has_no_liberty(change: PlacingChange) -> bool:
    """Return True if what was placed would be without a liberty itself."""
    grid = grid_on(change.record.card.board)
    return not change.due and not has_liberty(grid, change.piece)


def _repeats(change: PlacingChange) -> bool:
    """Return True if the turn makes a board that has stood before."""
    number = change.position.names.index
    boards = boards_of(change.position)
    return boards.come_again(number(change.placed[0]), map(number, change.due))


ROWS: tuple[Row[PlacingChange], ...] = (
    game_over(Law.END),
    not_empty(
        Law.PLACING,
        lambda c: bool(c.stacks),
        Key("placing-not-empty"),
    ),
    of_neither_side(Law.PLACING),
    no_change(Law.TURNS),
    Row(
        "wrong_side_up",
        Law.PLACING,
        lambda c: len(c.foe_placed) == 1 and bool(c.turned) and not c.placed,
        Key("placing-wrong-side-up"),
        wrong=lambda c: c.foe_placed,
    ),
    out_of_turn(
        Law.TURNS,
        lambda c: bool(c.foe_placed) and not (c.placed or c.turned or c.taken),
        Key("placing-out-of-turn"),
    ),
    foe_displaced(Law.PLACING, lambda c: c.shape == (0, 0, 1, 1)),
    several_changes(Law.TURNS, lambda c: bool(c.foe_placed)),
    two_placed(Law.TURNS),
    chip_moved(Law.PLACING, lambda c: bool(c.own_taken and c.placed)),
    removed_own(Law.CAPTURE, lambda c: bool(c.own_taken), wrong=lambda c: c.own_taken),
    Row(
        "turned_own_chip",
        Law.CAPTURE,
        lambda c: _turns_over(c) and bool(c.turned_back),
        Key("placing-turned-own-chip"),
        wrong=lambda c: c.turned_back,
    ),
    recoloured(
        Law.CAPTURE,
        lambda c: not _turns_over(c) and bool(c.recoloured),
        wrong=lambda c: c.recoloured,
    ),
    Row(
        "nothing_placed",
        Law.CAPTURE,
        lambda c: not c.placed and bool(c.turned),
        Key("placing-nothing-placed"),
    ),
    Row(
        "nothing_placed",
        Law.CAPTURE,
        lambda c: not c.placed,
        Key("placing-nothing-placed-took-placed-nothing"),
    ),
    Row(
        "middle_first",
        Law.PLACING,
        _too_early,
        Key("placing-middle-first"),
    ),
    Row(
        "nothing_enclosed",
        Law.CAPTURE,
        lambda c: (
            _turns_over(c) and not c.due and c.placed[0] not in c.record.filled_first
        ),
        Key("placing-nothing-enclosed"),
    ),
    Row(
        "no_liberty",
        Law.PLACING,
        lambda c: _surrounds(c) and _has_no_liberty(c),
        Key("placing-no-liberty"),
    ),
    Row(
        "board_repeated",
        Law.PLACING,
        lambda c: _surrounds(c) and _repeats(c),
        Key("placing-board-repeated"),
    ),
    Row(
        "taken_off",
        Law.CAPTURE,
        lambda c: _turns_over(c) and bool({*c.taken} & {*c.wrong}),
        Key("placing-taken-off"),
        wrong=lambda c: c.taken,
    ),
    Row(
        "not_enclosed",
        Law.CAPTURE,
        _turns_over,
        Key("placing-not-enclosed"),
        wrong=lambda c: c.wrong,
    ),
    Row(
        "has_liberty",
        Law.CAPTURE,
        lambda c: _surrounds(c) and bool(c.wrong),
        Key("placing-has-liberty"),
        wrong=lambda c: c.wrong,
    ),
    Row(
        "wrong_length",
        Law.CAPTURE,
        lambda c: bool(c.wrong and c.row),
        Key("placing-wrong-length"),
        wrong=lambda c: c.wrong,
    ),
    Row(
        "not_enclosed",
        Law.CAPTURE,
        lambda c: bool(c.wrong),
        Key("placing-not-enclosed-took-does-not"),
        wrong=lambda c: c.wrong,
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = RulingTable(ROWS, PLACING_FACTS)
"""The rules of games of placing, and what their sentences tell."""
