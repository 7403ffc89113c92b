"""Moves: pieces step over files and ranks, and take where they land.

Whoever first has a piece on the farthest rank wins, and so does whoever leaves the
other side none.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.boards.table import find_board
from rules.core.board import Lattice
from rules.core.model import Ruling, Setting, Step, StepKind, Turn
from rules.core.notation import turn_from
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.changes import change_between
from rules.games.moves.record import MoveRecord, Way
from rules.games.moves.rulings import ONWARD, TABLE
from rules.games.pits.pits import in_order
from rules.games.table_position import Ending, TablePosition


class MoveKernel:
    """The rules of a game of moves; satisfies ``facade.Kernel``."""

    most_chips = 1

    def __init__(self, record: MoveRecord) -> None:
        self.record = record
        board = find_board(record.card.board)
        assert board.lattice is not None  # the record has looked
        self.sites = board.names
        self._lattice: Lattice = board.lattice
        self._places = board.lattice.places
        self._farthest = (board.lattice.ranks, 1)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: each side's pieces on its nearest ranks."""
        del settings  # there are none
        players = named(self.record.card.title, 2, sides)
        colours = tuple(map(Piece, players))
        return TablePosition(
            names=self.sites,
            stands=tuple(self._set_up(site, colours) for site in self.sites),
            sides=players,
            colours=colours,
            hands=(0, 0),
            held=(0, 0),
            mover=0,
            lister=self.turns,
        )

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        return in_order(list(self._turns(position)), self.sites)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        mover, held = position.mover, list(position.held)
        held[mover] += len(turn.steps) - 1  # all but the last take
        return self.settled(replace(there, mover=1 - mover, held=tuple(held)))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if it is won."""
        last = 1 - position.mover
        for side in (last, position.mover):
            if self._has_arrived(position, side):
                return replace(position, ending=Ending((side,), "far_rank"))
        if next(self._turns(position), None) is None:
            return replace(position, ending=Ending((last,), "none_left"))
        return position

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        return changed_by(position.contents, turn.steps)

    def stages(
        self, position: TablePosition, turn: Turn
    ) -> tuple[tuple[Mapping[str, Content], StepKind], ...]:
        """Return the boards between: either piece may be taken up first.

        A piece may also be put on the one that it takes, which then has to go.
        """
        del position  # a turn tells its boards by itself
        (*taken, move) = turn.steps
        assert move.to is not None
        lifted: dict[str, Content] = {move.site: ()}
        if not taken:
            return ((lifted, StepKind.PLACE),)
        room: dict[str, Content] = {move.to: ()}
        onto: dict[str, Content] = {move.to: (taken[0].piece, move.piece)}
        return (
            (room, StepKind.MOVE),
            (lifted, StepKind.PLACE),
            (lifted | room, StepKind.PLACE),
            (lifted | onto, StepKind.REMOVE),
        )

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.record, position, board))

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        own = position.mover
        turn = turn_from(text, position.sides[own], position.sides[1 - own])
        removals_first = sorted(
            turn.steps, key=lambda step: step.kind is not StepKind.REMOVE
        )
        return replace(turn, steps=tuple(removals_first))

    def _set_up(self, site: str, colours: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return what stands on a site at first."""
        _, rank = self._places[site]
        if rank <= self.record.ranks:
            return (colours[0],)
        if rank > self._lattice.ranks - self.record.ranks:
            return (colours[1],)
        return ()

    def _turns(self, position: TablePosition) -> Iterator[Turn]:
        """Yield the legal turns in any order, each once."""
        mover, board = position.mover, position.contents
        side, own = position.sides[mover], position.colours[mover]
        foe = position.colours[1 - mover]
        for site in self.sites:
            if board[site] != (own,):
                continue
            for to in self._reached(site, mover, self.record.steps):
                if not board[to]:
                    move = Step(StepKind.MOVE, site, own, to)
                    yield Turn(side, (move,), f"{site}-{to}")
            for to in self._reached(site, mover, self.record.takes):
                if board[to] == (foe,):
                    # what is taken makes room first
                    taken = Step(StepKind.REMOVE, to, foe)
                    move = Step(StepKind.MOVE, site, own, to)
                    yield Turn(side, (taken, move), f"{site}-{to}x{to}")

    def _reached(self, site: str, side: int, ways: tuple[Way, ...]) -> Iterator[str]:
        """Yield the sites that lie in these ways from a site, as a side looks."""
        file, rank = self._places[site]
        for east, ahead in ways:
            there = (file + east, rank + ahead * ONWARD[side])
            if there in self._lattice.names:
                yield self._lattice.names[there]

    def _has_arrived(self, position: TablePosition, side: int) -> bool:
        """Return whether a piece of a side is on its farthest rank."""
        last_rank, board = self._farthest[side], position.contents
        return any(
            board[site] == (position.colours[side],)
            for site, (_, rank) in self._places.items()
            if rank == last_rank
        )
