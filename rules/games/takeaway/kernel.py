"""Take-away: players remove a few chips in turn, the last one loses."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

from rules.boards.table import find_board
from rules.core.model import Ruling, Setting, Step, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.card import choices
from rules.games.table_kernel import TableKernel
from rules.games.table_position import Ending, TablePosition, counted
from rules.games.takeaway.record import OutOfTime, TakeAwayRecord, Tally
from rules.games.takeaway.rulings import TABLE, TakeChange, most_taken


class TakeAwayKernel(TableKernel[TakeAwayRecord]):
    """The rules of a take-away game.

    All chips are alike, so one turn is listed for each number of them: the first in
    board order, at each site from the top. Any other choice is recognised. A
    position's memory is the most chips that a turn removes.
    """

    lists_all = False

    def __init__(self, record: TakeAwayRecord) -> None:
        self.record = record
        self.sites = find_board(record.card.board).names
        chips = choices(record.card.options).get("chips", (record.chips,))
        self.most_chips = -(-max(map(int, chips)) // len(self.sites))

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: the board covered."""
        count = int(settings.get("chips", self.record.chips))
        layers, more = divmod(count, len(self.sites))
        chip = Piece(self.record.chip)
        return self.first(
            named(self.record.card.name, self.record.card.players, sides),
            {
                site: (chip,) * (layers + (number < more))
                for number, site in enumerate(self.sites)
            },
            colours=(chip,),
            memory=int(settings.get("draw", self.record.draw)),
        )

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return a turn for each number of chips, which removes the first ones."""
        if position.ending:
            return ()
        chips = list(islice(self._chips(position), most_taken(position)))
        return tuple(self._turn(position, chips[: n + 1]) for n in range(len(chips)))

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        held = tuple(
            count + (len(turn.steps) if number == position.mover else 0)
            for number, count in enumerate(position.held)
        )
        there = position.with_changes(changed_by(position.contents, turn.steps))
        mover = (position.mover + 1) % len(position.sides)
        return self.settled(replace(there, held=held, mover=mover))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if no chip is left: the last mover has lost."""
        if any(position.stands):
            return position
        return self._won(position, "last_chip", position.held[position.mover])

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Turn | None:
        """Return the turn that took whichever chips are missing, None if illegal."""
        taken: list[str] = []
        for site, stood in zip(position.names, position.stands, strict=True):
            now = board[site]
            if not isinstance(now, tuple) or now != stood[: len(now)]:
                return None
            taken += [site] * (len(stood) - len(now))
        if position.ending or not 1 <= len(taken) <= most_taken(position):
            return None
        return self._turn(position, taken)

    def read(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn written as ``text``, None if there is none.

        '2' stands for the listed turn of two chips; any other choice of chips is
        written site by site ('xd4xg1').
        """
        if text.isdecimal():
            listed = self.turns(position)
            return listed[int(text) - 1] if 1 <= int(text) <= len(listed) else None
        board: dict[str, Content] = dict(position.contents)
        for site in text.split("x")[1:]:
            pile = board.get(site)
            if not isinstance(pile, tuple) or not pile:
                return None
            board[site] = pile[:-1]
        turn = self.recognised(position, board)
        return turn if turn is not None and text.startswith("x") else None

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn explains."""
        return TABLE.rule_on(TakeChange.of(self.record, position, board))

    def seconds(self, position: TablePosition) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        if any(position.held):
            return self.record.seconds
        return self.record.first_seconds

    def out_of_time(self, position: TablePosition) -> TablePosition:
        """Return the position when that time has run out: the other side has won."""
        if position.ending or self.record.out_of_time is OutOfTime.NO_LIMIT:
            return position
        late = position.mover
        there = replace(position, mover=(late + 1) % len(position.sides))
        left = counted(position)[self.record.chip]
        gain = there.held[there.mover] + max(left, there.held[late])
        return self._won(there, "out_of_time", gain)

    def _won(self, position: TablePosition, reason: str, gain: int) -> TablePosition:
        """Return the position won by the side that would be to move."""
        scores = tuple(
            gain if number == position.mover else 0
            for number in range(len(position.sides))
        )
        if self.record.tally is Tally.NOTHING:
            scores = ()
        return replace(position, ending=Ending((position.mover,), reason, scores))

    def _chips(self, position: TablePosition) -> Iterator[str]:
        """Yield the site of every chip, in board order."""
        for site, pile in zip(position.names, position.stands, strict=True):
            for _ in pile:
                yield site

    def _turn(self, position: TablePosition, sites: list[str]) -> Turn:
        side, chip = position.sides[position.mover], Piece(self.record.chip)
        steps = tuple(Step(StepKind.REMOVE, site, chip) for site in sites)
        return Turn(side, steps, "".join(f"x{site}" for site in sites))
