"""Trios on the board of pits: stones come from outside, two Trios win."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from rules.core.model import Ruling, Setting, Step, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.changes import change_between
from rules.games.pits.kernel import PitKernel
from rules.games.table_position import Ending, TablePosition
from rules.games.trio.record import TrioRecord
from rules.games.trio.rulings import TABLE


class TrioKernel(PitKernel[TrioRecord]):
    """The rules of Trio Trio."""

    def __init__(self, record: TrioRecord) -> None:
        super().__init__(record)
        self._rows = self.pits.rows_of(record.trio)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: an empty board, all stones in hand."""
        del settings  # there are none
        players = named(self.record.card.name, 2, sides)
        return self.first(players, {}, hands=(self.record.stones,) * 2)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.done(turn.steps)
        return self.settled(replace(there, mover=1 - position.mover))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if it is won, its mover skipped if it must be."""
        for number in (1 - position.mover, position.mover):
            if self._has_won(position, position.colours[number]):
                return replace(position, ending=Ending((number,), "two_trios"))
        if self.can_play(position):
            return position
        skipped = replace(position, mover=1 - position.mover)
        if self.can_play(skipped):
            return skipped
        return replace(position, ending=Ending((), "blocked"))

    def closes(
        self, position: TablePosition, turn: Turn
    ) -> tuple[tuple[str, ...], ...]:
        """Return the Trios that the turn closes."""
        board = position.with_changes(changed_by(position.contents, turn.steps))
        colour = position.colours[position.mover]
        stood = self._trios(position.contents, colour)
        return tuple(
            row for row in self._trios(board.contents, colour) if row not in stood
        )

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.record, position, board))

    def _turns(self, position: TablePosition) -> Iterator[Turn]:
        """Yield the legal turns in any order, each once."""
        side, own = position.sides[position.mover], position.colours[position.mover]
        board, reserve = position.contents, position.hands[position.mover]
        open_pits = self._open_pits(board)
        entries = [Step(StepKind.PLACE, pit, own) for pit in open_pits if reserve]
        for entry in entries:
            yield Turn(side, (entry,), entry.site)
        if reserve > self.record.stones - self.record.set_up:
            return
        for site in self.sites:
            if board[site] != (own,):
                continue
            if site in self.pits.row:
                for to in self._from_outside(board, site, open_pits):
                    yield Turn(side, (_move(site, to, own),), f"{site}-{to}")
                continue
            for to in self.pits.neighbours(site):
                if board[to]:
                    continue
                pull = _move(site, to, own)
                yield Turn(side, (pull,), f"{site}-{to}")
                for entry in entries:
                    yield Turn(side, (pull, entry), f"{site}-{to}+{entry.site}")

    def _from_outside(
        self, board: Mapping[str, Content], site: str, open_pits: list[str]
    ) -> Iterator[str]:
        """Yield an outer stone's targets: inward, or along the sides."""
        free = next((pit for pit in self.pits.row[site] if not board[pit]), None)
        if free is not None:
            yield free
        for pit in self.pits.outer:
            same_side = self.pits.side[pit] == self.pits.side[site]
            if pit in open_pits or (same_side and not board[pit]):
                yield pit

    def _open_pits(self, board: Mapping[str, Content]) -> list[str]:
        """Return the free outer pits where one more stone may lie."""
        lying = Counter(self.pits.side[pit] for pit in self.pits.outer if board[pit])
        return [
            pit
            for pit in self.pits.outer
            if not board[pit] and lying[self.pits.side[pit]] < self.record.most_a_side
        ]

    def _trios(
        self, board: Mapping[str, Content], colour: str
    ) -> list[tuple[str, ...]]:
        return [
            row for row in self._rows if all(board[pit] == (colour,) for pit in row)
        ]

    def _has_won(self, position: TablePosition, colour: str) -> bool:
        trios = self._trios(position.contents, colour)
        return any(
            len({pit for trio in some for pit in trio}) == sum(map(len, some))
            for some in combinations(trios, self.record.trios_to_win)
        )


def _move(site: str, to: str, colour: Piece) -> Step:
    return Step(StepKind.MOVE, site, colour, to)
