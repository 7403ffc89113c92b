"""What rule of a game of placing a board breaks: one table, the most specific first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.core.facts import Fact, Sides, Sites, Template
from rules.core.pieces import Content
from rules.games.changes import Change, Names, change_between
from rules.games.law import Law
from rules.games.placing.captures import (
    Placed,
    captured_by,
    enclosed,
    has_liberty,
    liberties_of,
)
from rules.games.placing.grid import grid_on
from rules.games.placing.past import boards_of
from rules.games.placing.record import Capture, PlacingRecord
from rules.games.table_position import TablePosition
from rules.rulings.common import anything_else, game_over, no_change, several_changes
from rules.rulings.engine import Row, Table


@dataclass(frozen=True, slots=True)
class PlacingChange:
    """How a board differs from a position, as a game of placing sees it.

    Attributes
    ----------
    all
        Everything that has changed.
    placed, foe_placed
        Where pieces of the side to move, and of the other, stand on sites that were
        free.
    turned, turned_back
        Pieces of the other side that are of the side to move now, and the reverse.
    taken, own_taken
        Pieces of the other side, and of the side to move, that are gone.
    due
        What the one piece that was placed captures.
    """

    all: Change[PlacingRecord]
    placed: Names
    foe_placed: Names
    turned: Names
    turned_back: Names
    taken: Names
    own_taken: Names
    due: Names

    @property
    def sites(self) -> Names:
        """Return all sites that changed."""
        return self.all.sites

    @property
    def is_over(self) -> bool:
        """Return whether the game was over before."""
        return self.all.is_over

    @property
    def strange(self) -> Names:
        """Return sites that hold something else than pieces of the two colours."""
        return self.all.strange

    @property
    def record(self) -> PlacingRecord:
        """Return the game."""
        return self.all.record

    @property
    def piece(self) -> Placed:
        """Return the one piece that was placed."""
        change = self.all
        board = change.position.contents
        return Placed(board, self.placed[0], change.own, change.foe)

    @property
    def wrong(self) -> Names:
        """Return what was turned or taken though nothing captures it."""
        done = (*self.turned, *self.taken)
        return tuple(site for site in done if site not in self.due)

    @property
    def row(self) -> Names:
        """Return what was taken of a row that is enclosed, but not captured."""
        rows = enclosed(grid_on(self.record.card.board), self.piece)
        return next((row for row in rows if {*row} & {*self.wrong}), ())

    @property
    def liberties(self) -> Names:
        """Return the liberties that what was taken wrongly has after the turn."""
        board: dict[str, Content] = dict(self.all.position.contents)
        board |= dict.fromkeys(self.due, ()) | {self.placed[0]: (self.all.own,)}
        free = liberties_of(grid_on(self.record.card.board), board, self.wrong[0])
        return tuple(site for site in board if site in free)

    def cite(self, law: Any) -> str:
        """Return rulebook, entry and what it says on the law."""
        return self.all.cite(law)


def placing_change(
    record: PlacingRecord, position: TablePosition, board: Mapping[str, Content]
) -> PlacingChange:
    """Return how a board, every site listed, differs from a position."""
    change = change_between(record, position, board)
    before, own, foe = position.contents, change.own, change.foe

    def became(stood: Content, stands: Content) -> Names:
        return tuple(
            s for s in change.sites if before[s] == stood and board[s] == stands
        )

    placed = became((), (own,))
    one = Placed(before, placed[0], own, foe) if len(placed) == 1 else None
    return PlacingChange(
        all=change,
        placed=placed,
        foe_placed=became((), (foe,)),
        turned=became((foe,), (own,)),
        turned_back=became((own,), (foe,)),
        taken=became((foe,), ()),
        own_taken=became((own,), ()),
        due=captured_by(record, one) if one else (),
    )


FACTS: Mapping[str, Callable[[PlacingChange], Fact]] = MappingProxyType(
    {
        "own": lambda c: Sides((c.all.own,)),
        "foe": lambda c: Sides((c.all.foe,)),
        "placed": lambda c: Sites(c.placed),
        "foe_placed": lambda c: Sites(c.foe_placed),
        "turned": lambda c: Sites(c.turned),
        "turned_back": lambda c: Sites(c.turned_back),
        "recoloured": lambda c: Sites(c.all.recoloured),
        "taken": lambda c: Sites(c.taken),
        "own_taken": lambda c: Sites(c.own_taken),
        "wrong": lambda c: Sites(c.wrong),
        "row": lambda c: Sites(c.row),
        "count": lambda c: len(c.row),
        "liberties": lambda c: Sites(c.liberties),
        "stacks": lambda c: Sites(c.all.stacks),
        "strange": lambda c: Sites(c.strange),
        "everything": lambda c: Sites(c.sites),
    }
)
"""What a sentence can tell of a change."""


def _turns_over(change: PlacingChange) -> bool:
    return change.record.capture is Capture.TURNED


def _surrounds(change: PlacingChange) -> bool:
    return change.record.capture is Capture.SURROUNDED


def _too_early(change: PlacingChange) -> bool:
    """Tell whether other sites had to be filled first."""
    before, first = change.all.position.contents, change.record.filled_first
    return change.placed[0] not in first and any(not before[s] for s in first)


def _has_no_liberty(change: PlacingChange) -> bool:
    """Tell whether what was placed would be without a liberty itself."""
    grid = grid_on(change.record.card.board)
    return not change.due and not has_liberty(grid, change.piece)


def _repeats(change: PlacingChange) -> bool:
    """Tell whether the turn makes a board that has stood before."""
    number = change.all.position.names.index
    boards = boards_of(change.all.position)
    return boards.come_again(number(change.placed[0]), map(number, change.due))


ROWS: tuple[Row[PlacingChange], ...] = (
    game_over(Law.END),
    Row(
        "not_empty",
        Law.PLACING,
        lambda c: bool(c.all.stacks),
        Template("{own} placed a chip on {stacks}, where one already stands"),
    ),
    Row(
        "foreign_chip",
        Law.PLACING,
        lambda c: bool(c.strange),
        Template("{strange} holds something that is neither {own}'s nor {foe}'s chip"),
    ),
    no_change(Law.TURNS),
    Row(
        "wrong_side_up",
        Law.PLACING,
        lambda c: len(c.foe_placed) == 1 and bool(c.turned) and not c.placed,
        Template("the chip that {own} placed on {foe_placed} shows {foe}'s colour"),
        wrong=lambda c: c.foe_placed,
    ),
    Row(
        "out_of_turn",
        Law.TURNS,
        lambda c: bool(c.foe_placed) and not (c.placed or c.turned or c.taken),
        Template("{foe} played {foe_placed}, but it is {own}'s turn"),
    ),
    several_changes(Law.TURNS, lambda c: bool(c.foe_placed)),
    Row(
        "two_chips_placed",
        Law.TURNS,
        lambda c: len(c.placed) > 1,
        Template("{own} placed more than one chip: {placed}"),
    ),
    Row(
        "chip_moved",
        Law.PLACING,
        lambda c: bool(c.own_taken and c.placed),
        Template(
            "{own} moved a chip from {own_taken} to {placed}, but chips stay where "
            "they are placed"
        ),
    ),
    Row(
        "removed_own_chip",
        Law.CAPTURE,
        lambda c: bool(c.own_taken),
        Template("{own} took a chip of its own off the board: {own_taken}"),
        wrong=lambda c: c.own_taken,
    ),
    Row(
        "turned_own_chip",
        Law.CAPTURE,
        lambda c: _turns_over(c) and bool(c.turned_back),
        Template("{own} turned a chip of its own over: {turned_back}"),
        wrong=lambda c: c.turned_back,
    ),
    Row(
        "wrong_colour",
        Law.CAPTURE,
        lambda c: not _turns_over(c) and bool(c.all.recoloured),
        Template("the chip on {recoloured} has changed its colour"),
        wrong=lambda c: c.all.recoloured,
    ),
    Row(
        "nothing_placed",
        Law.CAPTURE,
        lambda c: not c.placed and bool(c.turned),
        Template("{own} turned {turned} over, but placed nothing"),
    ),
    Row(
        "nothing_placed",
        Law.CAPTURE,
        lambda c: not c.placed,
        Template("{own} took {taken}, but placed nothing"),
    ),
    Row(
        "middle_first",
        Law.PLACING,
        _too_early,
        Template("{own} placed a chip on {placed}, but the middle is filled first"),
    ),
    Row(
        "nothing_enclosed",
        Law.CAPTURE,
        lambda c: (
            _turns_over(c) and not c.due and c.placed[0] not in c.record.filled_first
        ),
        Template("{own} placed a chip on {placed}, where it encloses nothing"),
    ),
    Row(
        "no_liberty",
        Law.PLACING,
        lambda c: _surrounds(c) and _has_no_liberty(c),
        Template("{own} placed a chip on {placed}, where it has no liberty"),
    ),
    Row(
        "board_repeated",
        Law.PLACING,
        lambda c: _surrounds(c) and _repeats(c),
        Template("{own} played {placed}, which makes a board that has stood before"),
    ),
    Row(
        "taken_off",
        Law.CAPTURE,
        lambda c: _turns_over(c) and bool({*c.taken} & {*c.wrong}),
        Template("{own} took {taken} off the board, but chips are turned over"),
        wrong=lambda c: c.taken,
    ),
    Row(
        "not_enclosed",
        Law.CAPTURE,
        _turns_over,
        Template("{own} turned {wrong} over, which {placed} does not enclose"),
        wrong=lambda c: c.wrong,
    ),
    Row(
        "has_liberty",
        Law.CAPTURE,
        lambda c: _surrounds(c) and bool(c.wrong),
        Template("{own} took {wrong}, but that chain still has a liberty: {liberties}"),
        wrong=lambda c: c.wrong,
    ),
    Row(
        "wrong_length",
        Law.CAPTURE,
        lambda c: bool(c.wrong and c.row),
        Template("{own} took {wrong}, but {count} in a row are not captured: {row}"),
        wrong=lambda c: c.wrong,
    ),
    Row(
        "not_enclosed",
        Law.CAPTURE,
        lambda c: bool(c.wrong),
        Template("{own} took {wrong}, which {placed} does not enclose"),
        wrong=lambda c: c.wrong,
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = Table(ROWS, FACTS)
"""The rules of games of placing, and what their sentences tell."""
