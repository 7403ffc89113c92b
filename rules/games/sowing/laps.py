"""Simulate one sowing: laps, captures, and slips of the hand."""

from collections.abc import Callable, Mapping
from enum import Enum, auto

from rules.core.model import Step, Turn
from rules.games.sowing.position import SownTurn, SowPosition
from rules.games.sowing.record import (
    Again,
    Fours,
    GrandSlam,
    Relay,
    SowingCapture,
    SowRecord,
)
from rules.games.sowing.ring import BACK, NO_SITE

LAPS_TO_DOUBT = 60
"""After so many laps a sowing is watched for a board that comes back."""

MOST_LAPS = 500
"""After so many laps a sowing is held to be endless, whatever it comes to.

The longest of six million legal ones that end, in random games, had 52; one that
leaves the stores out against the rules can go on for millions, and no hand does.
"""

FOUR = 4


class Slip(Enum):
    """Slip of the hand: a seed falls into the pit behind, the pit before, or out."""

    PASSES = auto()
    DOUBLES = auto()
    LOSES = auto()


class Sowing:
    """A hand that sows over a board; each method does what a rule says.

    Parameters
    ----------
    position
        Where it begins.
    seat
        Who sows.
    way
        Which way the first lap goes.
    forgotten
        Which fours nobody takes, counted as they come to be from 0.
    """

    def __init__(
        self,
        position: SowPosition,
        seat: int,
        way: int,
        forgotten: frozenset[int] = frozenset(),
    ) -> None:
        self.rules = position.rules
        self.record: SowRecord = position.rules.record
        self.owners = position.owners
        self.closed = position.closed
        self.board = list(position.seeds)
        self.held = list(position.held)
        self.seat = seat
        self.way = way
        self.after = self.rules.after(seat, way, position.closed)
        self.steps: list[Step] = []
        self.forgotten = forgotten
        self.fours: list[int] = []
        self.hand = 0
        store = self.rules.stores[seat]
        self.home = (store, position.seeds[store] if store != NO_SITE else 0)
        self.again = self.gained = self.endless = self.crossed = self.over = False
        self.last = self.slipped_at = NO_SITE
        self.dropped = 0
        self.slip: tuple[int, Slip] | None = None  # the seed, by number, and how

    def sow(self, pit: int) -> None:
        """Sow from a pit until the turn is over."""
        seen: set[tuple[int, int, tuple[int, ...]]] = set()
        laps, start = 0, pit
        while pit != NO_SITE:
            laps += 1
            if laps > LAPS_TO_DOUBT:
                state = (pit, self.way, tuple(self.board))
                if state in seen or laps > MOST_LAPS:
                    self.endless = True
                    return
                seen.add(state)
            self.lift(pit)
            was = self._lap(start)
            if self.over:
                return
            start = pit = self._next(self.last, was)
            if pit != NO_SITE and self.record.capture is SowingCapture.FACING:
                start = self._restart(pit)

    def play(self, text: str) -> SownTurn:
        """Return the sowing so far as a turn."""
        store, before = self.home
        if store != NO_SITE and self.board[store] > before:
            self.gained = True
        return SownTurn(
            Turn(self.rules.seats[self.seat], tuple(self.steps), text),
            tuple(self.board),
            tuple(self.held),
            self.again,
            self.gained,
            self.endless,
            self.last,
        )

    def lift(self, pit: int) -> None:
        """Take all seeds of a pit into the hand."""
        count = self.board[pit]
        self.board[pit] = 0
        self.hand += count
        self.steps.append(self.rules.lift(pit, self.seat, count))

    def take(self, pit: int, seat: int | None = None) -> None:
        """Bring a pit's seeds, if any, to a side's store."""
        count, taker = self.board[pit], self.seat if seat is None else seat
        if count:
            self.board[pit] = 0
            self._win(count, taker)
            self.steps.append(self.rules.take(pit, taker, count))

    def _win(self, count: int, seat: int) -> None:
        store = self.rules.stores[seat]
        if store == NO_SITE:
            self.held[seat] += count
        else:
            self.board[store] += count
        self.gained = True

    def _lap(self, start: int) -> int:
        """Sow the seeds in hand; return the last site's previous count."""
        board, after, record = self.board, self.after, self.record
        drops = self.rules.drops[self.seat]
        fours = record.fours is not Fours.NOBODY
        skips, at, was = record.skips_lifted, start, 0
        while self.hand:
            at = after[at]
            if skips and at == start:
                at = after[at]
            self.dropped += 1
            if self.slip is not None and self.slip[0] == self.dropped:
                at = self._slip(at, self.slip[1])
                if self.slip[1] is Slip.LOSES:
                    self.hand, was = self.hand - 1, board[at]
                    continue
            if self.hand == 1 and self._passes_by(at):
                at = after[at]
                self.over = True
            was = board[at]
            board[at] = was + 1
            self.hand -= 1
            self.steps.append(drops[at])
            self.crossed = self.crossed or self.owners[at] != self.seat
            if fours and was == FOUR - 1:
                self._four(at)
                if self.over:
                    break
        self.last = at
        return was

    def _passes_by(self, at: int) -> bool:
        """Return True if the last seed goes one site farther than it would fall."""
        record = self.record
        return record.passes_by and self.board[at] < record.relay_from

    def _slip(self, at: int, slip: Slip) -> int:
        """Return the pit in which a seed lands, by a slip of the hand."""
        self.slipped_at = at
        if slip is Slip.PASSES:
            return self.after[at]
        if slip is Slip.DOUBLES:
            before = self.rules.after(self.seat, 1 - self.way, self.closed)
            self.slipped_at = before[at]
        return self.slipped_at

    def _four(self, pit: int) -> None:
        """Capture a pit that has come to hold four, unless it is forgotten."""
        if pit in self.rules.stores:
            return
        number = len(self.fours)
        self.fours.append(pit)
        if number in self.forgotten:
            return
        last = not self.hand
        sower = last and self.record.fours is Fours.OWNER_OR_SOWER
        taker = self.seat if sower else self.owners[pit]
        self.take(pit, taker)
        pits = self.rules.pits
        left = self.hand + sum(self.board[other] for other in pits)
        if left and left == self.record.sweep:
            for other in pits:
                self.take(other, taker)
            self._hand_in(taker)
            self.over = True
        elif sower:
            self.over = True

    def _hand_in(self, seat: int) -> None:
        """Put the seeds in hand into a side's store."""
        store = self.rules.stores[seat]
        drops = self.rules.drops[self.seat]
        while self.hand:
            self.hand -= 1
            self.board[store] += 1
            self.steps.append(drops[store])

    def _next(self, last: int, was: int) -> int:
        """Return the pit that is lifted next, -1 when the turn is over."""
        if last in self.rules.stores:
            self.again = self.record.again is Again.OWN_STORE
            return NO_SITE
        match self.record.relay:
            case Relay.NONE:
                CAPTURES[self.record.capture](self, last, was)
                self._play_on(last)
                return NO_SITE
            case Relay.LAST:
                return self._relay(last, was)
            case Relay.NEXT:
                following = self.after[last]
                if not self.board[following]:
                    CAPTURES[self.record.capture](self, last, was)
                    return NO_SITE
                return following

    def _relay(self, last: int, was: int) -> int:
        """Return the last pit if it is lifted, -1 when the turn is over."""
        record = self.record
        if not was:
            if record.again is Again.NOT_CROSSED and not self.crossed:
                self.again = True
            elif not record.counts:
                CAPTURES[record.capture](self, last, was)
            return NO_SITE
        if self.board[last] in record.counts:
            CAPTURES[record.capture](self, last, was)
            return NO_SITE
        if record.reverses:
            self._turn_back(last)
        return last

    def _turn_back(self, last: int) -> None:
        """Sow the other way round from the last pit on."""
        del last
        self.turn_round()

    def turn_round(self) -> None:
        """Sow the other way round from now on."""
        self.way = 1 - self.way
        self.after = self.rules.after(self.seat, self.way, self.closed)

    def _play_on(self, last: int) -> None:
        """Grant another turn after a last seed in an own pit, if the rules say so."""
        own = self.owners[last] == self.seat
        if self.record.again is Again.OWN_PIT and own and not self.gained:
            self.again = True

    def _restart(self, last: int) -> int:
        """Return the pit after which sowing goes on: after a capture, farther back.

        The seeds that faced the last one come into the hand.
        """
        facing = self.rules.facing.get(last, ())
        if not facing or not all(self.board[pit] for pit in facing):
            return last
        for pit in facing:
            self.lift(pit)
        self.gained = True
        return self._back_to_empty(last)

    def _back_to_empty(self, last: int) -> int:
        """Return the nearest empty pit before one, itself if there is none."""
        before = self.rules.after(self.seat, 1 - self.way, self.closed)
        at = before[last]
        while self.board[at] and at != last:
            at = before[at]
        return at


def _nothing(sowing: Sowing, last: int, was: int) -> None:
    del sowing, last, was


def _opposite(sowing: Sowing, last: int, was: int) -> None:
    """Capture the pit opposite an own pit that was empty."""
    facing = sowing.rules.opposite[last]
    empty, record = not sowing.board[facing], sowing.record
    if was or sowing.owners[last] != sowing.seat or (empty and not record.wins_alone):
        return
    if record.capture is SowingCapture.OPPOSITE_AND_LAST:
        sowing.take(last)
    if not empty:
        sowing.take(facing)


def _beyond(sowing: Sowing, last: int, was: int) -> None:
    """Win the pit beyond the empty one, and the one opposite it; or lick."""
    del was
    beyond = sowing.after[sowing.after[last]]
    if not sowing.board[beyond]:
        return
    sowing.take(beyond)
    if sowing.record.capture is SowingCapture.BEYOND_AND_OPPOSITE:
        sowing.take(sowing.rules.opposite[beyond])


def _counted(sowing: Sowing, last: int, was: int) -> None:
    """Win the last pit, and those before it, as far as they hold what counts."""
    del was
    record, rules = sowing.record, sowing.rules
    before = rules.after(sowing.seat, 1 - sowing.way, sowing.closed)
    at, board = last, list(sowing.board)
    won: list[int] = []
    while board[at] in record.counts:
        if record.only_theirs and sowing.owners[at] == sowing.seat:
            break
        pits = [at]
        if record.capture is SowingCapture.SERIES_AND_OPPOSITE:
            pits.append(rules.opposite[at])
        for pit in pits:
            if board[pit]:
                board[pit] = 0
                won.append(pit)
        if record.capture is SowingCapture.LAST:
            break
        at = before[at]
    theirs = (pit for pit in rules.pits if sowing.owners[pit] != sowing.seat)
    spared = record.grand_slam is GrandSlam.WINS_NOTHING
    if spared and not any(board[pit] for pit in theirs):
        return
    for pit in won:
        sowing.take(pit)


def _next_pit(sowing: Sowing, last: int, was: int) -> None:
    """Win the pit after the last, if the last holds what counts."""
    del was
    if sowing.board[last] in sowing.record.counts:
        sowing.take(sowing.after[last])


def _crossed(sowing: Sowing, last: int, was: int) -> None:
    """Win the last seed, what lies opposite, and so on along own empty pits."""
    del was
    board, opposite = sowing.board, sowing.rules.opposite
    if sowing.owners[last] != sowing.seat or not board[opposite[last]]:
        return
    sowing.take(last)
    sowing.take(opposite[last])
    at = sowing.after[last]
    while (
        sowing.owners[at] == sowing.seat and not board[at] and board[opposite[at]] > 0
    ):
        sowing.take(opposite[at])
        at = sowing.after[at]


CAPTURES: Mapping[SowingCapture, Callable[[Sowing, int, int], None]] = {
    SowingCapture.NONE: _nothing,
    SowingCapture.OPPOSITE: _opposite,
    SowingCapture.OPPOSITE_AND_LAST: _opposite,
    SowingCapture.BEYOND: _beyond,
    SowingCapture.BEYOND_AND_OPPOSITE: _beyond,
    SowingCapture.LAST: _counted,
    SowingCapture.NEXT: _next_pit,
    SowingCapture.SERIES: _counted,
    SowingCapture.SERIES_AND_OPPOSITE: _counted,
    SowingCapture.FACING: _nothing,
    SowingCapture.CROSSED: _crossed,
}
"""What the last seed wins, for each kind of capture."""


def sown(
    position: SowPosition,
    pit: int,
    way: int | None = None,
    *,
    seat: int | None = None,
    forgotten: frozenset[int] = frozenset(),
) -> Sowing:
    """Return the sowing of a pit, whether the rules allow it or not."""
    rules = position.rules
    sower = position.mover if seat is None else seat
    sowing = Sowing(position, sower, rules.ways[0] if way is None else way, forgotten)
    sowing.sow(pit)
    return sowing


def text_of(position: SowPosition, pit: int, way: int) -> str:
    """Return the notation of sowing a pit."""
    name = position.rules.names[pit]
    if len(position.rules.ways) == 1:
        return name
    return name + ("<" if way == BACK else ">")
