"""Mabambo: stones jump over their own kind and beat what lies behind."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.core.model import Ruling, Setting, Step, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.changes import change_between
from rules.games.mabambo.moves import MabamboMove, moves_from
from rules.games.mabambo.rulings import TABLE
from rules.games.pits.kernel import PitKernel
from rules.games.table_position import Ending, TablePosition, counted
from rules.games.trio.record import MabamboRecord


class MabamboKernel(PitKernel[MabamboRecord]):
    """The rules of Mabambo and its long jumps.

    A position's memory is the pit of the starter's exchanged stone while the other
    side has not exchanged its own, else None. What a side has captured is what the
    other side lacks.
    """

    def __init__(self, record: MabamboRecord) -> None:
        super().__init__(record)
        self.sites = self.pits.inner

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position."""
        players = named(self.record.card.name, 2, sides)
        set_up = self.record.set_ups[str(settings["setup"])]
        stands = {
            pit: (Piece(player),)
            for player, begins in zip(players, set_up, strict=True)
            for pit in begins
        }
        hands = (self.record.stones - len(set_up[0]),) * 2
        return self.first(players, stands, hands=hands)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        mover = position.mover
        placed = [step.site for step in turn.steps if step.kind is StepKind.PLACE]
        open_exchange = placed and position.hands[1 - mover]
        memory = placed[0] if open_exchange else None
        there = position.done(turn.steps)
        return self.settled(replace(there, mover=1 - mover, memory=memory))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position with what is captured counted, ended if it must be."""
        on_board, stones = counted(position), self.record.stones
        in_play = [
            on_board[colour] + position.hands[number]
            for number, colour in enumerate(position.colours)
        ]
        there = replace(position, held=(stones - in_play[1], stones - in_play[0]))
        last = 1 - there.mover
        for number in (last, there.mover):
            if there.held[number] >= self.record.captured_to_win:
                return self._won(there, number, "ten_captured")
        if not self.can_play(there):
            return self._won(there, last, "blocked")
        if all(count == self.record.drawn_at for count in in_play):
            return replace(there, ending=Ending((), "four_each", (0, 0)))
        return there

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.record, position, board))

    def _won(self, position: TablePosition, winner: int, reason: str) -> TablePosition:
        """Return the position won: the loser's empty collecting pits are points."""
        points = max(self.record.captured_to_win - position.held[1 - winner], 0)
        scores = tuple(points if number == winner else 0 for number in (0, 1))
        return replace(position, ending=Ending((winner,), reason, scores))

    def _turns(self, position: TablePosition) -> Iterator[Turn]:
        """Yield the legal turns in any order, each once."""
        mover = position.mover
        side, own = position.sides[mover], position.colours[mover]
        foe = position.colours[1 - mover]
        board = position.contents
        if position.hands[mover]:
            for pit in self.sites:
                if board[pit] == (foe,) and pit != position.memory:
                    taken = Step(StepKind.REMOVE, pit, foe)
                    yield Turn(side, (taken, Step(StepKind.PLACE, pit, own)), f"x{pit}")
            return
        for pit in self.sites:
            if board[pit] == (own,):
                for move in moves_from(self.pits, board, pit, self.record.jumps):
                    yield _turn(move, side, own, foe)


def _turn(move: MabamboMove, side: str, own: Piece, foe: Piece) -> Turn:
    """Return a move as a turn.

    The beaten stone makes room first. A board on which the first of two jumps is
    done and the stone not yet beaten is the legal turn of that jump alone.
    """
    *way, end = move.pits
    steps = [
        Step(StepKind.MOVE, here, own, there)
        for here, there in zip(move.pits, move.pits[1:], strict=False)
    ]
    if move.beats:
        steps.insert(0, Step(StepKind.REMOVE, end, foe))
    return Turn(side, tuple(steps), "-".join(way) + ("x" if move.beats else "-") + end)
