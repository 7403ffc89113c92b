"""Games on lines: place, slide, fly; three in a row take a man or win."""

from collections.abc import Mapping, Sequence

from rules.boards.table import find_board
from rules.core.model import Ruling, Setting, StepKind, Turn
from rules.core.notation import turn_from
from rules.core.options import named
from rules.core.pieces import Content
from rules.games.kernel import Kernel
from rules.games.lines.change import change_between, stages_of, trace_of
from rules.games.lines.play import after, settled
from rules.games.lines.position import (
    LinePosition,
    closed_by,
    first_position,
    men_on,
)
from rules.games.lines.record import LineRecord
from rules.games.lines.rulings import TABLE
from rules.games.lines.tables import LineTables


class LineKernel(Kernel[LineRecord, LinePosition]):
    """The rules of a game on lines.

    Turns and boards come ready out of tables, and are as cheap as an index.
    """

    most_chips = 1
    after, settled = staticmethod(after), staticmethod(settled)
    """No call more than these cost."""

    spells = True

    def __init__(self, record: LineRecord) -> None:
        self.record = record
        self.sites = find_board(record.card.board).names
        self._tables: dict[tuple[str, ...], LineTables] = {}

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> LinePosition:
        """Return the first position; the first side begins."""
        del settings  # they have set the record
        tables = self._tables_of(sides)
        left = self.record.men - len(self.record.setup[0])
        hand = (left,) * self.record.card.players
        return settled(first_position(tables, tables.setup, hand))

    def arrange(
        self,
        contents: Mapping[str, Content],
        *,
        in_hand: tuple[int, ...] = (),
        sides: tuple[str, ...] | None = None,
    ) -> LinePosition:
        """Return a position without history; the first side is to move.

        Parameters
        ----------
        contents
            What stands on the sites; those not listed are empty.
        in_hand
            Men yet to be placed by each side; (): none.
        sides
            The names of the sides, in the order of the game's record.

        Raises
        ------
        ValueError
            If a site is not one of the game's or holds more than one man.
        """
        tables = self._tables_of(sides)
        none = (0,) * self.record.card.players
        change = change_between(first_position(tables, none, none), contents)
        if change.stacks or change.strange:
            raise ValueError(
                f"{self.record.card.name} is played with single men of {tables.sides}"
            )
        men = men_on(tables, contents)
        return settled(first_position(tables, men, in_hand or none))

    def changes(self, position: LinePosition, turn: Turn) -> Mapping[str, Content]:
        """Return the contents after a turn of each site that it changes."""
        tables = position.tables
        return tables.board(position.mover, trace_of(tables.acts[turn.text]))

    def stages(
        self, position: LinePosition, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        tables = position.tables
        stages = stages_of(tables, tables.acts[turn.text])
        return [(tables.board(position.mover, trace), owed) for trace, owed in stages]

    def closes(self, position: LinePosition, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's men that the turn closes."""
        tables = position.tables
        act = tables.acts[turn.text]
        return tables.rows_in(closed_by(position, position.mover, act))

    def rule_on(self, position: LinePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(position, board))

    def spelled(self, position: LinePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        sides, mover = position.sides, position.mover
        return turn_from(text, sides[mover], sides[(mover + 1) % len(sides)])

    def seconds(self, position: LinePosition) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        return 0.0 if position.end else self.record.seconds

    def out_of_time(self, position: LinePosition) -> LinePosition:
        """Return the same position: these games' rules are silent on it."""
        return position

    def _tables_of(self, sides: tuple[str, ...] | None) -> LineTables:
        known = named(self.record.card.name, self.record.card.players, sides)
        if known not in self._tables:
            self._tables[known] = LineTables(self.record, known)
        return self._tables[known]
