"""Soli-Bi: one player strings stones of alternating colours round the board."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.core.model import Ruling, Setting, Step, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.changes import change_between
from rules.games.pits.kernel import PitKernel
from rules.games.solo.record import NextPit, SoloRecord
from rules.games.solo.rulings import TABLE
from rules.games.solo.state import laid, open_pits, soli, wanted
from rules.games.table_position import Ending, TablePosition


class SoloKernel(PitKernel[SoloRecord]):
    """The rules of Soli-Bi.

    A position's memory lists the outer pits in the order in which they were filled;
    the stone in the last of them is the Soli stone.
    """

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position; ``sides`` are the two colours of the stones."""
        del settings  # there are none
        colours = tuple(map(Piece, named(self.record.card.name, 2, sides)))
        # a row has an odd number of pits: counting on through all alternates
        number = {pit: count for count, pit in enumerate(self.pits.inner)}
        return self.first(
            (self.record.player,),
            {pit: (colours[at % 2],) for pit, at in number.items()},
            colours=colours,
            hands=self.record.in_hand,
            memory=(),
        )

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        if turn.steps[0].kind is StepKind.PLACE:
            there = replace(there, hands=(0, 0))
        return self.settled(there)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position with the Soli stone known, ended if it must be.

        An outer stone that no turn has laid counts as laid last.
        """
        there = replace(position, memory=laid(self.pits, position), ending=None)
        placed = len(laid(self.pits, there))
        if placed == len(self.pits.outer):
            return replace(there, ending=Ending((0,), "filled", (placed,)))
        if not self.can_play(there):
            return replace(there, ending=Ending((), "stuck", (placed,)))
        return there

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.record, position, board))

    def _turns(self, position: TablePosition) -> Iterator[Turn]:
        """Yield the legal turns in any order, each once."""
        side, board = position.sides[0], position.contents
        for colour, hand in zip(position.colours, position.hands, strict=True):
            for pit in open_pits(self.pits, position, colour, NextPit.ANYWHERE):
                if hand:
                    yield Turn(side, (Step(StepKind.PLACE, pit, colour),), pit)
        last, due = soli(self.pits, position), wanted(self.pits, position)
        if any(position.hands) or last is None or due is None:
            return
        goals = open_pits(self.pits, position, due, self.record.next_pit)
        for stone in self.pits.row[last]:
            if board[stone] != (due,):
                continue
            for neighbour in self.pits.neighbours(stone):
                filling = board[neighbour]
                if not isinstance(filling, tuple) or not filling:
                    continue
                refill = Step(StepKind.MOVE, neighbour, filling[0], stone)
                for pit in goals:
                    yield Turn(
                        side,
                        (Step(StepKind.MOVE, stone, due, pit), refill),
                        f"{stone}-{pit}+{neighbour}-{stone}",
                    )
