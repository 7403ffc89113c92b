"""Captures: men capture in chains, past what they take; whoever can must capture."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.boards.table import find_board
from rules.core.model import Ruling, Setting, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.captures.chains import EMPTY, OURS, THEIRS, Chain, Owners
from rules.games.captures.change import capture_change
from rules.games.captures.moves import Moves
from rules.games.captures.record import CROWN, FOE, OWN, CaptureRecord
from rules.games.captures.rulings import TABLE
from rules.games.captures.stages import Boards, stages_of
from rules.games.captures.written import capturing, quiet, turn_from
from rules.games.pits.pits import in_order
from rules.games.table_position import Ending, TablePosition

Past = tuple[tuple[tuple[tuple[Piece, ...], ...], int], ...]
"""What stood before, and who was to move, since something could not come back."""


class CaptureKernel:
    """The rules of a game of captures; satisfies ``facade.Kernel``.

    A position's memory is its `Past`, where repetition draws.
    """

    def __init__(self, record: CaptureRecord) -> None:
        self.record = record
        self.sites = find_board(record.card.board).names
        self.moves = Moves(record)
        self.most_chips = 2 if record.is_crowned else 1

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: as the record sets it up."""
        del settings  # the record holds what they change
        players = named(self.record.card.title, 2, sides)
        colours = tuple(map(Piece, players))
        men = {OWN: colours[:1], FOE: colours[1:]}
        signs = "".join(self.record.set_up)
        return TablePosition(
            names=self.sites,
            stands=tuple(men.get(sign, ()) for sign in signs),
            sides=players,
            colours=colours,
            hands=(0, 0),
            held=(0, 0),
            mover=0,
            memory=(),
            lister=self.turns,
        )

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        owners = self.owners(position)
        chains = self._chains(position, owners)
        if chains:
            turns = [capturing(self.record, position, chain) for chain in chains]
        else:
            steps = self._steps(position, owners)
            turns = [quiet(self.record, position, *step) for step in steps]
        return in_order(turns, self.sites)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        mover, held = position.mover, list(position.held)
        held[mover] += sum(step.kind is StepKind.REMOVE for step in turn.steps)
        past: Past = ()
        if self.record.repetitions and self.moves.may_come_back(turn):
            assert isinstance(position.memory, tuple)
            past = (*position.memory, (position.stands, mover))
        there = replace(there, mover=1 - mover, held=tuple(held), memory=past)
        return self.settled(there)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if somebody has won or it is a draw."""
        last = 1 - position.mover
        owners = self.owners(position)
        if OURS not in owners.values():
            return replace(position, ending=Ending((last,), "none_left"))
        if THEIRS not in owners.values():
            return replace(position, ending=Ending((position.mover,), "none_left"))
        if not self._can_play(position, owners):
            return replace(position, ending=Ending((last,), "blocked"))
        if self._is_repeated(position):
            return replace(position, ending=Ending((), "repetition"))
        return position

    def stages(self, position: TablePosition, turn: Turn) -> Boards:
        """Return the boards on the way of a turn."""
        return stages_of(self.record, position.contents, turn)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains."""
        change = capture_change(self.moves, position, self.owners(position), board)
        return TABLE.rule_on(change)

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        return turn_from(self.record, position, text)

    def owners(self, position: TablePosition) -> Owners:
        """Return whose men stand where, as the side looks that is to move."""
        own = position.colours[position.mover]
        return {
            site: (OURS if pile[-1].side == own else THEIRS) if pile else EMPTY
            for site, pile in zip(position.names, position.stands, strict=True)
        }

    def _is_repeated(self, position: TablePosition) -> bool:
        """Return whether the position has been there often enough for a draw."""
        now = (position.stands, position.mover)
        assert isinstance(position.memory, tuple)
        often = position.memory.count(now) + 1
        return 0 < self.record.repetitions <= often

    def _chains(self, position: TablePosition, owners: Owners) -> list[Chain]:
        """Return the captures from which the side to move must choose."""
        found = self._captures(position, owners)
        return self.moves.compulsory(found)

    def _captures(self, position: TablePosition, owners: Owners) -> Iterator[Chain]:
        for site in self._own(owners):
            is_king = position.contents[site] == self._king(position)
            yield from self.moves.chains(owners, site, is_king=is_king)

    def _steps(
        self, position: TablePosition, owners: Owners
    ) -> Iterator[tuple[str, str]]:
        """Yield where own pieces go without capturing: from, to."""
        for site in self._own(owners):
            is_king = position.contents[site] == self._king(position)
            for to in self.moves.steps(owners, site, position.mover, is_king=is_king):
                yield site, to

    def _can_play(self, position: TablePosition, owners: Owners) -> bool:
        """Return whether the side to move has a turn."""
        step = next(self._steps(position, owners), None)
        return step is not None or any(self._captures(position, owners))

    def _own(self, owners: Owners) -> Iterator[str]:
        return (site for site, owner in owners.items() if owner == OURS)

    def _king(self, position: TablePosition) -> tuple[Piece, ...]:
        return (Piece.of(position.colours[position.mover], CROWN),)
