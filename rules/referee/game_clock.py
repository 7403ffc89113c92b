"""Game clock: each side's time, by timestamps that are passed in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.core.time_control import Bonus, TimeControl

LOOKS_S = 1.5
"""Largest latency from a turn to its announcement that counts as nobody's time."""


@dataclass(frozen=True, slots=True)
class _Ended:
    """Ended turn: its side, and the clocks before the increment.

    ``used_s`` is what had been used of the turn.
    """

    side: str
    shown_s: Mapping[str, float]
    used_s: float = 0.0


class GameClock:
    """Clock that counts down under a time control, and up without one.

    It follows the turns that stand, whatever their source: a new turn ends its side's
    time and adds the increment. One that is taken back leaves its side what it had when
    it ended, without the bonus, and gives the others back what ran since.

    Parameters
    ----------
    sides
        All who have a clock, in the order of their turns.
    control
        The time that each has; None: any.
    """

    def __init__(
        self, sides: Sequence[str], control: TimeControl | None = None
    ) -> None:
        self.sides, self.control = tuple(sides), control
        self._ended: list[_Ended] = []
        self._pressed: _Ended | None = None
        self._pressed_s = 0.0
        self._of: str | None = None  # whose turn it is
        self._used_s = 0.0  # what was used of that turn before the clock last began
        self._since_s: float | None = None  # since when it runs
        self._shown_s: dict[str, float] = {}  # without what was used of the turn
        self.begin_anew()

    @property
    def side(self) -> str | None:
        """Return the side whose time runs, None if no clock runs."""
        return None if self._since_s is None else self._of

    @property
    def pressed(self) -> str | None:
        """Return the side that has pressed the clock, its turn still unseen."""
        return None if self._pressed is None else self._pressed.side

    def pressed_for(self, now_s: float) -> float:
        """Return the seconds that a pressed clock has waited for its turn."""
        return 0.0 if self._pressed is None else now_s - self._pressed_s

    def shows(self, now_s: float) -> dict[str, float]:
        """Return each clock's seconds: remaining, or used without a limit.

        Below 0 where the time is used up.
        """
        if self._of is None:
            return dict(self._shown_s)
        shown_s = self._shown_s[self._of] + self._cost(self._used_at(now_s))
        return self._shown_s | {self._of: shown_s}

    def waits(self, now_s: float) -> float:
        """Return the remaining delay (seconds) before the clock runs."""
        return max(0.0, self._free_s - self._used_at(now_s))

    def fallen(self, now_s: float) -> tuple[str, ...]:
        """Return the sides whose time has certainly expired, a turn pending or not."""
        if self.control is None:
            return ()
        shown_s = self.shows(now_s).items()
        least_s = {self.side: -LOOKS_S}
        return tuple(side for side, left_s in shown_s if left_s < least_s.get(side, 0))

    def begin_anew(self) -> None:
        """Give every side the whole time again: another round begins."""
        initial_s = self.control.initial_s if self.control else 0.0
        self._shown_s = dict.fromkeys(self.sides, initial_s)
        self._of = self._since_s = self._pressed = None
        self._used_s = 0.0

    def set(self, shown_s: Mapping[str, float]) -> None:
        """Set the clocks' displays, a turn under way included."""
        self._shown_s |= {s: t for s, t in shown_s.items() if s in self._shown_s}
        self._used_s = 0.0

    def give(self, side: str, seconds: float) -> None:
        """Add seconds to a side's time, or take some: an arbiter's to say."""
        if self.control is not None and side in self._shown_s:
            self._shown_s[side] += seconds

    def stop(self) -> None:
        """Stand still, whatever time has passed meanwhile."""
        self._since_s = None

    def follow(
        self,
        turns: Sequence[str],
        runs: str | None,
        now_s: float,
        made_s: float | None = None,
    ) -> None:
        """Synchronise the clock with the turns that stand.

        Parameters
        ----------
        turns
            Whose the turns were, in their order.
        runs
            Whose time runs now, None: nobody's.
        now_s
            Now; never runs backwards.
        made_s
            Since when the newest turn lies on the board: the time that was needed to
            see it is nobody's, as far as it is short. None: since now.
        """
        made_s = now_s if made_s is None else min(now_s, max(made_s, now_s - LOOKS_S))
        while len(self._ended) > len(turns):
            self._pressed = None
            self._shown_s = dict(self._ended.pop().shown_s)
            self._of, self._used_s, self._since_s = None, 0.0, None
        for side in turns[len(self._ended) :]:
            if self.pressed != side:
                self.release(now_s)
            self._ended.append(self._pressed or self._end_turn(side, made_s))
            self._pressed = None
        if runs is None:
            self.release(now_s)
        if self._pressed is None:
            self._run(runs, now_s)

    def press(self, side: str, now_s: float) -> None:
        """Press a side's clock before its turn is seen; the next one's runs."""
        self._pressed, self._pressed_s = self._end_turn(side, now_s), now_s
        after = self.sides.index(side) + 1
        self._run(self.sides[after % len(self.sides)], now_s)

    def release(self, now_s: float) -> None:
        """Take a press back: the time since then is that of who pressed too early."""
        if self._pressed is None:
            return
        ended, since_s = self._pressed, self._used_at(now_s)
        begun_s = ended.shown_s[ended.side] - self._cost(ended.used_s)
        self._shown_s = {**ended.shown_s, ended.side: begun_s}
        self._pressed, self._of = None, ended.side
        self._used_s, self._since_s = ended.used_s + since_s, now_s

    # -- within ------------------------------------------------------------

    @property
    def _free_s(self) -> float:
        """Return the free time (delay) of each turn."""
        waits = self.control is not None and self.control.bonus is Bonus.DELAY
        return self.control.bonus_s if self.control and waits else 0.0

    def _used_at(self, now_s: float) -> float:
        """Return the time used in the turn."""
        since_s = now_s if self._since_s is None else self._since_s
        return self._used_s + max(0.0, now_s - since_s)

    def _cost(self, used_s: float) -> float:
        """Return the change of a clock for the time used of a turn."""
        costs_s = max(0.0, used_s - self._free_s)
        return costs_s if self.control is None else -costs_s

    def _run(self, side: str | None, now_s: float) -> None:
        """Start a side's clock; a pending turn keeps its used time."""
        if side == self.side:
            return
        if side is not None and side != self._of:
            self._shown_s = self.shows(now_s)
            self._of, self._used_s = side, 0.0
        else:
            self._used_s = self._used_at(now_s)
        self._since_s = None if side is None else now_s

    def _end_turn(self, side: str, made_s: float) -> _Ended:
        """End a side's turn, and add its increment; no clock runs then."""
        used_s = self._used_at(made_s) if side == self._of else 0.0
        self._shown_s = self.shows(made_s)
        ended = _Ended(side, dict(self._shown_s), used_s)
        control = self.control
        if control is not None and self._shown_s[side] > 0:
            given_s = {
                Bonus.FISCHER: control.bonus_s,
                Bonus.BRONSTEIN: min(used_s, control.bonus_s),
                Bonus.DELAY: 0.0,
            }
            self._shown_s[side] += given_s[control.bonus]
        self._of, self._used_s, self._since_s = None, 0.0, None
        return ended
