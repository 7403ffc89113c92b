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
from rules.games.captures.notation import capturing, quiet, turn_from
from rules.games.captures.record import CROWN, FOE, OWN, CaptureRecord
from rules.games.captures.rulings import TABLE
from rules.games.captures.stages import Boards, stages_of
from rules.games.card import varied
from rules.games.pits.pits import in_order
from rules.games.table_kernel import TableKernel
from rules.games.table_position import Ending, TablePosition, chips

_THIRD = 3


class CaptureKernel(TableKernel[CaptureRecord]):
    """The rules of a game of captures.

    Where repetition draws, a position's memory is what stood since something could not
    come back, and who was to move; else it is None.
    """

    first_begins = True
    spells = True

    def __init__(self, record: CaptureRecord) -> None:
        self.record = record
        self.sites = find_board(record.card.board).names
        self._boards = {self.sites: Moves(record)}
        for option, settings in record.card.options.items():
            for setting, changes in settings.items():
                if "board" in changes:
                    moves = Moves(varied(record, {option: setting}))
                    self._boards[find_board(moves.record.card.board).names] = moves
        self.most_chips = 2 if record.is_crowned else 1

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: as the record sets it up."""
        del settings  # the record holds what they change
        players = named(self.record.card.name, 2, sides)
        colours = tuple(map(Piece, players))
        men = {OWN: colours[:1], FOE: colours[1:]}
        signs = "".join(self.record.set_up)
        stands = {
            site: men.get(sign, ())
            for site, sign in zip(self.sites, signs, strict=True)
        }
        memory = () if self.record.is_drawn_by_threes else None
        return self.first(players, stands, memory=memory)

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        owners, moves = self._owners(position), self._moves(position)
        chains = moves.compulsory(self._captures(position, owners))
        if chains:
            turns = [capturing(moves, position, chain) for chain in chains]
        else:
            steps = self._steps(position, owners)
            turns = [quiet(moves, position, *step) for step in steps]
        return in_order(turns, position.names)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        mover, held = position.mover, list(position.held)
        held[mover] += sum(step.kind is StepKind.REMOVE for step in turn.steps)
        past = position.memory
        if isinstance(past, tuple):
            moves = self._moves(position)
            now = ((position.stands, mover),)
            past = (*past, *now) if moves.may_come_back(turn) else ()
        there = replace(there, mover=1 - mover, held=tuple(held), memory=past)
        return self.settled(there)

    def uncounted(self, position: TablePosition) -> TablePosition:
        """Return a position that remembers none of those before it."""
        memory = () if self.record.is_drawn_by_threes else None
        return replace(position, memory=memory)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position with its result, if it is won or drawn.

        Where people let a board stand, two men on each other may be a king.
        """
        if any(len(pile) > 1 for pile in position.stands):
            stands = tuple(chips(self.meant(pile)) for pile in position.stands)
            position = replace(position, stands=stands)
        last = 1 - position.mover
        owners = self._owners(position)
        if OURS not in owners.values():
            return replace(position, ending=Ending((last,), "none_left"))
        if THEIRS not in owners.values():
            return replace(position, ending=Ending((position.mover,), "none_left"))
        if not self._can_play(position, owners):
            return replace(position, ending=Ending((last,), "blocked"))
        if self._is_repeated(position):
            return replace(position, ending=Ending((), "repetition"))
        return position

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return the contents after a turn of each site that it changes."""
        return changed_by(position.contents, turn.steps)

    def stages(self, position: TablePosition, turn: Turn) -> Boards:
        """Return the boards on the way of a turn."""
        return stages_of(self.record, position.contents, turn)

    def meant(self, content: Content) -> Content:
        """Return two men of a side on each other as its king, all else as it is."""
        if not self.record.is_crowned or isinstance(content, int) or len(content) != 2:
            return content
        lower, upper = (Piece(piece).side for piece in content)
        return (Piece.of(lower, CROWN),) if lower == upper else content

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        moves, owners = self._moves(position), self._owners(position)
        return TABLE.rule_on(capture_change(moves, position, owners, board))

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        return turn_from(self._moves(position), position, text)

    def _moves(self, position: TablePosition) -> Moves:
        """Return the move generator of the position's board."""
        return self._boards[position.names]

    def _owners(self, position: TablePosition) -> Owners:
        """Return the owner of each man, relative to the side to move."""
        own = position.colours[position.mover]
        return {
            site: (OURS if pile[-1].side == own else THEIRS) if pile else EMPTY
            for site, pile in zip(position.names, position.stands, strict=True)
        }

    def _is_repeated(self, position: TablePosition) -> bool:
        """Return True if the position has been there often enough for a draw."""
        past = position.memory
        if not isinstance(past, tuple):
            return False
        return past.count((position.stands, position.mover)) + 1 >= _THIRD

    def _captures(self, position: TablePosition, owners: Owners) -> Iterator[Chain]:
        for site in self._own(owners):
            is_king = self._is_king(position, site)
            yield from self._moves(position).chains(owners, site, is_king=is_king)

    def _steps(
        self, position: TablePosition, owners: Owners
    ) -> Iterator[tuple[str, str]]:
        """Yield non-capturing moves of own pieces: from, to."""
        moves = self._moves(position)
        for site in self._own(owners):
            is_king = self._is_king(position, site)
            for to in moves.steps(owners, site, position.mover, is_king=is_king):
                yield site, to

    def _can_play(self, position: TablePosition, owners: Owners) -> bool:
        """Return True if the side to move has a turn."""
        step = next(self._steps(position, owners), None)
        return step is not None or any(self._captures(position, owners))

    def _own(self, owners: Owners) -> Iterator[str]:
        return (site for site, owner in owners.items() if owner == OURS)

    def _is_king(self, position: TablePosition, site: str) -> bool:
        return chips(position.contents[site])[-1].kind == CROWN
