"""Moves: pieces go over files and ranks, and take where they land.

Records define their range, moves in rows, shots, whether they have to stay one group,
and the win condition.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace

from rules.core.errors import NotationError
from rules.core.model import NO_TURN, Ruling, Setting, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import ARROW, Content, Piece
from rules.games.acts import changed_by, touches
from rules.games.changes import change_between
from rules.games.moves.goals import reached_by, stuck_because
from rules.games.moves.move_generator import Mover, goings
from rules.games.moves.notation import gone, turn_from
from rules.games.moves.plan import plan_of
from rules.games.moves.record import MoveRecord, NoTurnLeft, RowMoves, Shots
from rules.games.moves.rulings import TABLE
from rules.games.moves.shots import can_shoot, shooting
from rules.games.moves.stages import Stages, stages_of
from rules.games.pits.pits import in_order
from rules.games.table_kernel import TableKernel
from rules.games.table_position import Ending, TablePosition


class MoveKernel(TableKernel[MoveRecord]):
    """The rules of a game of moves."""

    most_chips = 1
    first_begins = True
    spells = True

    def __init__(self, record: MoveRecord) -> None:
        self.record = record
        self.plan = plan_of(record.card.board)
        self.sites = self.plan.names
        self._shoots = record.shots is Shots.ARROW
        self.most_changes = 3 if self._shoots else 2
        if record.rows is RowMoves.SIDE_BY_SIDE:
            self.most_changes = 2 * max(record.lattice.files, record.lattice.ranks)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: each side's pieces stand where they begin."""
        del settings  # the record is set as they say
        players = named(self.record.card.name, 2, sides or self.record.sides)
        pieces = tuple(map(Piece, players))
        at_first: dict[str, tuple[Piece, ...]] = {
            site: (piece,)
            for piece, sites in zip(pieces, self.record.set_up, strict=True)
            for site in sites
        }
        arrows = len(self.sites) - len(at_first)
        position = self.first(
            players,
            at_first,
            colours=(*pieces, ARROW) if self._shoots else pieces,
            hands=(0, 0, arrows) if self._shoots else None,
        )
        return self._remembered(position, ())

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        mover, side = self._mover(position), position.sides[position.mover]
        if self._shoots:
            return tuple(shooting(mover, side))
        if self.record.stuck is NoTurnLeft.PASSES and not self._can_move(position):
            return (Turn(side, (), NO_TURN),)
        return in_order([gone(mover, side, goes) for goes in goings(mover)], self.sites)

    def turns_changing(
        self, position: TablePosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        if not self._shoots:
            return [turn for turn in position.turns if touches(turn, sites)]
        if position.ending is not None:
            return ()
        side = position.sides[position.mover]
        return tuple(shooting(self._mover(position), side, sites))

    def turns_played(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> int | None:
        """Return the number of turns that led to a board: each leaves an arrow."""
        if not self._shoots:
            return None
        now, before = (
            sum(held == (ARROW,) for held in there.values())
            for there in (board, position.contents)
        )
        return now - before

    def forced(self, position: TablePosition) -> Turn | None:
        """Return the pass of a side that cannot move, None if it can."""
        if self.record.stuck is not NoTurnLeft.PASSES or position.ending is not None:
            return None
        return None if self._can_move(position) else position.turns[0]

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(self.changes(position, turn))
        mover, held, hands = position.mover, list(position.held), position.hands
        taken = sum(step.kind is StepKind.REMOVE for step in turn.steps)
        held[mover] += taken
        if self._shoots:
            hands = (*hands[:2], hands[2] - 1)
        there = replace(there, mover=1 - mover, held=tuple(held), hands=hands)
        settled = self.settled(there)
        # what was before a piece was taken cannot come again
        return self._remembered(settled, () if taken else _past(position))

    def uncounted(self, position: TablePosition) -> TablePosition:
        """Return a position that remembers none of those before it."""
        return replace(position, memory=())

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position with its result, if it is won or stuck."""
        ending = reached_by(self.record, self.plan, position)
        if ending is not None:
            return replace(position, ending=ending)
        if self._can_move(position):
            return position
        last = 1 - position.mover
        if self.record.stuck is NoTurnLeft.LOSES:
            reason = stuck_because(self._mover(position))
            return replace(position, ending=Ending((last,), reason))
        if self._can_move(replace(position, mover=last)):
            return position
        return replace(position, ending=Ending((), "impasse"))

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return the contents after a turn of each site that it changes."""
        if not self._shoots:
            return changed_by(position.contents, turn.steps)
        move, shot = turn.steps  # there are many turns: at once
        assert move.to is not None
        return {move.site: (), move.to: (move.piece,), shot.site: (shot.piece,)}

    def stages(self, position: TablePosition, turn: Turn) -> Stages:
        """Return the boards between: changed sites, and the kind of act then owed."""
        del position  # a turn alone gives its boards
        return stages_of(turn)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.record, position, board))

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        if text == NO_TURN:
            raise NotationError("nobody passes who can move")
        own = position.mover
        return turn_from(text, position.sides[own], position.sides[1 - own])

    def _mover(self, position: TablePosition) -> Mover:
        return Mover.of(self.record, self.plan, position)

    def _can_move(self, position: TablePosition) -> bool:
        mover = self._mover(position)
        if self._shoots:
            return can_shoot(mover)
        return next(goings(mover), None) is not None

    def _remembered(
        self, position: TablePosition, past: tuple[Hashable, ...]
    ) -> TablePosition:
        """Return a position that remembers those before it, drawn if it came too often.

        Of each the places of both sides' pieces are kept, and whose turn it was.
        """
        if not self.record.repetitions or position.ending is not None:
            return position
        masks = (self.plan.mask(position.contents, (c,)) for c in position.colours)
        here = (*masks, position.mover)
        memory = (*past, here)
        often = memory.count(here) >= self.record.repetitions
        ending = Ending((), "repetition") if often else None
        return replace(position, memory=memory, ending=ending)


def _past(position: TablePosition) -> tuple[Hashable, ...]:
    return position.memory if isinstance(position.memory, tuple) else ()
