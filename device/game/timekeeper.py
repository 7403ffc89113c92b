"""Game clocks at the table: pressed by the referee, with detection of a fallen flag.

Their state is in every line of the log, so that it need not be recomputed; time without
observation does not count.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from device.game.choice import choice_in, clock_in, flag_ends_in
from device.log.history import History
from device.log.lines import (
    DecisionRecord,
    Fields,
    FlagRecord,
    GameHeader,
    Record,
    RoundRecord,
    typed,
)
from rules.core.events import ClockKept, Deed, Event, Flagged
from rules.referee import by_hand
from rules.referee.game_clock import GameClock
from rules.referee.ledger import Ledger
from rules.referee.referee import Referee

KEPT_EVERY_S = 15.0
"""Period of logging the clocks: most time that a power cut costs."""

UNSEEN_S = 12.0
"""A clock was pressed too early if no turn is seen for so long."""

CLOCKS = "clocks"
"""Under this name every line of a log has what each clock shows, in seconds."""


class Recorded(Protocol):
    """The lines of a game's log."""

    @property
    def records(self) -> Sequence[Record]:
        """Return the records, the header first."""


class Timekeeper:
    """Game clocks of one game.

    Parameters
    ----------
    referee
        What stands; nothing of it is changed here but by ``by_hand``.
    log
        The game's log; its first line says what time there is.
    live
        Whether time has passed since the log's last line; else the same film goes on.

    Attributes
    ----------
    changes
        How often something else than time has changed.
    """

    def __init__(self, referee: Referee, log: Recorded, *, live: bool) -> None:
        self._referee, self._log, self._live = referee, log, live
        self._clock = GameClock(referee.position.sides)
        self._ends = self._begun = self._started = False
        self._told: set[str] = set()
        self._kept_s = 0.0
        self.changes = 0

    # -- what the loop tells -------------------------------------------------

    def stamped(self, records: Sequence[Fields]) -> list[Fields]:
        """Return new lines of the log, each with what the clocks show by then."""
        stamped: list[Fields] = []
        for record in map(typed, records):
            if isinstance(record, GameHeader):
                stamped.append(record)
                continue
            now_s = self._kept_s = float(record.plain["t"])
            self._follow(now_s)
            match record:
                case RoundRecord():
                    self._clock.begin_anew()
                    self._told.clear()
                case DecisionRecord(deed=Deed.TIME.value):
                    self._clock.give(record.side or "", record.seconds)
                    self._forgive(now_s)
            self.changes += 1
            stamped.append({**record, **self._stamp(now_s)})
        return stamped

    def tick(self, now_s: float) -> tuple[Event, ...]:
        """Return events that time alone causes; call it often."""
        self._follow(now_s)
        clock, ledger = self._clock, self._referee.ledger
        if clock.pressed_for(now_s) > UNSEEN_S:
            clock.release(now_s)
            self.changes += 1
        events: list[Event] = []
        for side in clock.fallen(now_s):
            if side not in self._told and ledger.result is None:
                self._told.add(side)
                events.append(Flagged(side))
                events += by_hand.flag(ledger, side) if self._ends else ()
        late = clock.control is not None and now_s - self._kept_s >= KEPT_EVERY_S
        if late and clock.side not in {None, *self._told} and not events:
            events.append(ClockKept())
        return tuple(events)

    def press(self, side: str, now_s: float) -> tuple[Event, ...]:
        """Press a side's clock: its turn is over, though it is not seen yet.

        Whoever presses before the first turn starts the clock of who begins; whoever
        presses after the other has, sends the clock back to a turn that is not over.

        Raises
        ------
        RefusedError
            If it cannot be pressed now.
        """
        self._follow(now_s)
        clock, referee = self._clock, self._referee
        due = referee.position.to_move
        if side not in clock.sides:
            raise by_hand.RefusedError(f"{side} does not play")
        if referee.result is not None or referee.ledger.halted:
            raise by_hand.RefusedError("the clocks stand still")
        if clock.pressed is not None:
            if side == clock.pressed:
                raise by_hand.RefusedError(f"{side} has pressed already")
            clock.release(now_s)
        elif side == due and self._runs is not None:
            clock.press(side, now_s)
        elif self._runs is None and side != due:
            self._started = True
        else:
            raise by_hand.RefusedError(f"it is {due}'s turn")
        return (ClockKept(side),)

    def left(self, now_s: float) -> dict[str, float]:
        """Return each side's remaining seconds; {} without a time control."""
        return self._clock.shows(now_s) if self._clock.control is not None else {}

    @property
    def running(self) -> str | None:
        """Return the side whose clock runs, None if they are stopped."""
        return self._clock.side

    # -- what the page shows ---------------------------------------------------

    def plain(self, now_s: float) -> dict[str, Any]:
        """Return the clocks as the page shows them, at this moment."""
        self._begin(now_s)
        clock = self._clock
        moves = [played.turn.side for played in self._referee.ledger.past]
        return {
            "running": clock.side is not None,
            "side": clock.side,
            "shows_s": {side: round(s, 2) for side, s in clock.shows(now_s).items()},
            "waits_s": round(clock.waits(now_s), 2),
            "control": str(clock.control) if clock.control else None,
            "flags": [side for side in clock.sides if side in self._told],
            "pressed": clock.pressed,
            "moves": {side: moves.count(side) for side in clock.sides},
        }

    # -- within ------------------------------------------------------------

    @property
    def _runs(self) -> str | None:
        """Return the side whose time runs by the position."""
        ledger = self._referee.ledger
        waits = self._clock.control is not None and not self._started
        if ledger.result is not None or ledger.halted or (waits and not ledger.past):
            return None
        return self._referee.position.to_move

    def _follow(self, now_s: float) -> None:
        """Synchronise the clocks with the turns that stand."""
        self._begin(now_s)
        side, made_s = self._clock.side, self._referee.clock.since_s
        self._clock.follow(
            _sides(self._referee.ledger), self._runs, now_s, made_s if made_s else None
        )
        if side != self._clock.side:
            self.changes += 1
            self._forgive(now_s)

    def _forgive(self, now_s: float) -> None:
        """Undo a flag where time was given back."""
        shows_s = self._clock.shows(now_s)
        self._told = {side for side in self._told if shows_s[side] <= 0}

    def _stamp(self, now_s: float) -> Fields:
        if self._clock.control is None:
            return {}
        shows_s = self._clock.shows(now_s)
        return {CLOCKS: {side: round(left_s, 2) for side, left_s in shows_s.items()}}

    def _begin(self, now_s: float) -> None:
        """Restore the clocks from the log, once."""
        if self._begun or not self._log.records:
            return
        self._begun, self._kept_s = True, now_s
        header, *records = self._log.records
        self._clock = GameClock(self._clock.sides, clock_in(header))
        self._ends = flag_ends_in(header)
        if not records:
            return
        game, told_s = choice_in(header).game, 0.0
        history = History(game, tuple(GameHeader(header).sides or ()))
        ledger = history.ledger
        for record in records:
            history.take(record)
            told_s = float(record.plain.get("t", told_s))
            self._started = self._started or "pressed" in record.plain
            waits = self._clock.control is not None and not self._started
            stands = ledger.result or ledger.halted or (waits and not ledger.past)
            due = None if stands else ledger.position.to_move
            self._clock.follow(_sides(ledger), due, told_s)
            self._clock.set(record.clocks)
            if isinstance(record, FlagRecord):
                self._told.add(record.side)
        if self._live:
            self._clock.stop()
        else:
            self._kept_s = told_s


def _sides(ledger: Ledger) -> list[str]:
    """Return the sides of the turns that stand."""
    return [played.turn.side for played in ledger.past]
