"""Placing: a piece is placed, and acts on those of the other side about it.

It turns them over, or takes them off. Who can place nothing passes where most pieces
win, and has lost where a chain has to be joined.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from rules.boards.table import find_board
from rules.core.errors import NotationError
from rules.core.model import NO_TURN, Ruling, Setting, Stage, Step, StepKind, Turn
from rules.core.notation import turn_from
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by, touches
from rules.games.placing.captures import Placed, captors, captured_by, has_liberty
from rules.games.placing.goals import has_row, joins_sides
from rules.games.placing.grid import grid_on
from rules.games.placing.history import boards_of, past_of, remembering
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord
from rules.games.placing.rulings import TABLE, placing_change
from rules.games.table_kernel import TableKernel
from rules.games.table_position import Ending, TablePosition

SWAP = "swap"
_FEW = 5
"""Of so many captured pieces all are listed in whatever order they are dealt with."""


class PlacingKernel(TableKernel[PlacingRecord]):
    """The rules of a game of placing."""

    most_chips = 1
    first_begins = True
    lists_all = False
    spells = True

    def __init__(self, record: PlacingRecord) -> None:
        self.record = record
        self.sites = find_board(record.card.board).names
        self.most_changes = len(self.sites) - 1  # what encloses stays
        self._grid = grid_on(record.card.board)
        self._number = {site: number for number, site in enumerate(self.sites)}
        self.two_sided = record.capture is PlacingCapture.TURNED
        self._act = StepKind.FLIP if self.two_sided else StepKind.REMOVE

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: an empty board, or the pieces of the set-up."""
        del settings  # they have set the record
        title = self.record.card.name
        players = named(title, 2, sides or self.record.colours)
        colours = tuple(map(Piece, players))
        stands = {
            site: (colour,)
            for colour, sites in zip(colours, self.record.set_up, strict=True)
            for site in sites
        }
        return self._remembered(self.first(players, stands))

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        side = position.sides[position.mover]
        turns = tuple(self._placings(position, self.sites))
        if not turns:
            return (Turn(side, (), NO_TURN),)
        return (*turns, Turn(side, (), SWAP)) if self._may_swap(position) else turns

    def turns_changing(
        self, position: TablePosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        free = [site for site in sites if not position.contents[site]]
        if position.ending is not None or len(free) > 1:
            return ()  # one piece is placed in a turn
        if not sites:
            return position.turns
        if not free:
            ends = captors(self.record, position.contents, next(iter(sites)))
            free = sorted(ends, key=self._number.__getitem__)
        turns = self._placings(position, free)
        return tuple(turn for turn in turns if touches(turn, sites))

    def forced(self, position: TablePosition) -> Turn | None:
        """Return the pass of a side that can place nothing, None if it can."""
        if self.record.goal is not PlacingGoal.MOST or position.ending is not None:
            return None
        return None if self._can_place(position) else position.turns[0]

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        if turn.text == SWAP:  # who was the second now has the first side's pieces
            return replace(
                position, memory=replace(past_of(position), pie_is_over=True)
            )
        held, stands = list(position.held), list(position.stands)
        for step in turn.steps:
            off = step.kind is StepKind.REMOVE
            stands[self._number[step.site]] = () if off else (step.piece,)
            held[position.mover] += off
        there = replace(
            position, stands=tuple(stands), held=tuple(held), mover=1 - position.mover
        )
        placed = [step.site for step in turn.steps[:1]]
        return self._settled(self._remembered(there), placed)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position with its result, if it is won or full.

        A board that was laid out, or let stand, has stood there as others have.
        """
        return self._settled(self._remembered(position), self.sites)

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return the contents after a turn of each site that it changes."""
        del position  # a turn alone gives its board
        off = StepKind.REMOVE
        return {s.site: () if s.kind is off else (s.piece,) for s in turn.steps}

    def stages(
        self, position: TablePosition, turn: Turn
    ) -> tuple[tuple[Mapping[str, Content], StepKind], ...]:
        """Return the boards between: some of what is captured is dealt with already.

        Of many captured pieces those boards are listed on which all are left, or one,
        or all but one; the others are recognised.
        """
        captured = turn.steps[1:]
        some = range(len(captured))
        numbers = some if len(captured) <= _FEW else {*some[:2], *some[-1:]}
        return tuple(
            (changed_by(position.contents, (turn.steps[0], *done)), self._act)
            for number in numbers
            for done in combinations(captured, number)
        )

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Turn | Stage | None:
        """Return the legal turn that made a board, or is on its way to it.

        A piece that is being turned over may be in the fingers.
        """
        before, own = position.contents, position.colours[position.mover]
        changed = [site for site in self.sites if board[site] != before[site]]
        placed = [s for s in changed if not before[s] and board[s] == (own,)]
        if len(placed) != 1:
            return None
        turn = next(iter(self._placings(position, placed)), None)
        if turn is None:
            return None
        whole = self.changes(position, turn)
        between = ((), (own,)) if self._act is StepKind.FLIP else ((),)
        others = [site for site in changed if site != placed[0]]
        if any(site not in whole or board[site] not in between for site in others):
            return None
        done = all(board[site] == held for site, held in whole.items())
        return turn if done else Stage((turn,), self._act)

    def read(self, position: TablePosition, text: str) -> None:
        """Return None: all turns are listed."""
        del position, text

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(placing_change(self.record, position, board))

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        if text == NO_TURN:
            raise NotationError("nobody passes who can place a chip")
        if text == SWAP:
            raise NotationError("places cannot be exchanged, or not any more")
        own = position.mover
        return turn_from(text, position.sides[own], position.sides[1 - own])

    def _placings(
        self, position: TablePosition, sites: Iterable[str]
    ) -> Iterator[Turn]:
        """Yield the turns that place a piece on one of some sites, in their order."""
        board, mover = position.contents, position.mover
        own, foe = position.colours[mover], position.colours[1 - mover]
        first = [site for site in self.record.filled_first if not board[site]]
        allows = self._allowing(position)
        for site in sites:
            if board[site] or (first and site not in first):
                continue
            placed = Placed(board, site, own, foe)
            captured = captured_by(self.record, placed)
            if allows(placed, captured):
                yield self._turn(position, placed, captured)

    def _turn(
        self, position: TablePosition, placed: Placed, captured: Sequence[str]
    ) -> Turn:
        """Return the turn that places a piece and deals with what it captures."""
        flips = self._act is StepKind.FLIP
        piece = placed.own if flips else placed.foe
        side = position.sides[position.mover]
        steps = (_step(self._act, site, piece) for site in captured)
        taken = "" if flips else "".join(f"x{site}" for site in captured)
        first = _step(StepKind.PLACE, placed.site, placed.own)
        return Turn(side, (first, *steps), f"{placed.site}{taken}")

    def _allowing(
        self, position: TablePosition
    ) -> Callable[[Placed, Sequence[str]], bool]:
        """Return a predicate: a piece with its captures may be placed."""
        match self.record.capture:
            case PlacingCapture.TURNED:
                first = self.record.filled_first
                return lambda placed, captured: bool(captured) or placed.site in first
            case PlacingCapture.SANDWICHED:
                return lambda _placed, _captured: True
            case PlacingCapture.SURROUNDED:
                boards, number = boards_of(position), self._number
                return lambda placed, captured: (
                    (bool(captured) or has_liberty(self._grid, placed))
                    and not boards.come_again(
                        number[placed.site], map(number.__getitem__, captured)
                    )
                )

    def _can_place(self, position: TablePosition) -> bool:
        return next(self._placings(position, self.sites), None) is not None

    def _may_swap(self, position: TablePosition) -> bool:
        """Return True if the second player may exchange places now.

        That is its first turn: none of its pieces has ever lain there.
        """
        is_second = self.record.pie and position.mover == 1
        return is_second and any(position.stands) and not past_of(position).pie_is_over

    def _remembered(self, position: TablePosition) -> TablePosition:
        """Return the position that bears its board in mind, where that matters."""
        surrounds = self.record.capture is PlacingCapture.SURROUNDED
        return remembering(position) if surrounds else position

    def _settled(self, position: TablePosition, placed: Sequence[str]) -> TablePosition:
        """Return the position ended, if it is, where pieces have come to some sites."""
        ending = self._ending(position, placed)
        return position if ending is None else replace(position, ending=ending)

    def _ending(self, position: TablePosition, placed: Sequence[str]) -> Ending | None:
        mover, goal = position.mover, self.record.goal
        for side in (1 - mover, mover):
            if reason := self._won(position, side, placed):
                return Ending((side,), reason)
        if self._can_place(position):
            return None
        match goal:
            case PlacingGoal.MOST:
                waits = replace(position, mover=1 - mover)
                return None if self._can_place(waits) else _counted(position)
            case PlacingGoal.LINE:
                return Ending((), "full_board")
            case PlacingGoal.CONNECTION:
                return Ending((1 - mover,), "blocked")

    def _won(
        self, position: TablePosition, side: int, placed: Sequence[str]
    ) -> str | None:
        """Return the reason that a side has won, None if it has not."""
        record, board, colour = self.record, position.contents, position.colours[side]
        if record.line and has_row(self._grid, board, colour, record.line, placed):
            return "row_made"
        if record.captured and position.held[side] >= record.captured:
            return "enough_captured"
        joins = record.goal is PlacingGoal.CONNECTION
        if joins and joins_sides(self._grid, board, colour, placed):
            return "sides_joined"
        return None


@lru_cache(maxsize=4096)
def _step(act: StepKind, site: str, piece: Piece) -> Step:
    return Step(act, site, piece)


def _counted(position: TablePosition) -> Ending:
    """Return the end by counting each side's pieces."""
    counts = tuple(position.stands.count((colour,)) for colour in position.colours)
    best = max(counts)
    winners = tuple(side for side, count in enumerate(counts) if count == best)
    return Ending(winners if len(winners) == 1 else (), "tally", counts)
