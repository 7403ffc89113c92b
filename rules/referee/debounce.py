"""Debounce times of verdicts."""

from dataclasses import dataclass

from rules.referee.verdict import Says


@dataclass(frozen=True, slots=True, kw_only=True)
class Debounce:
    """Debounce times: seconds that a verdict must stand before it is announced.

    A turn that may be continued is accepted after ``open_s``, or when the next side
    has acted. An end that the board shows, which is no turn, counts after ``shown_s``.
    """

    accept_s: float = 0.1
    likely_s: float = 0.6
    open_s: float = 2.0
    illegal_s: float = 0.25
    ask_s: float = 0.25
    suspect_s: float = 1.0
    doubt_s: float = 3.0
    remind_s: float = 15.0
    shown_s: float = 3.0

    def before(self, says: Says) -> float:
        """Return the debounce time of a verdict, in seconds."""
        waits_s = {
            Says.ILLEGAL: self.illegal_s,
            Says.LIKELY: self.likely_s,
            Says.OPEN: self.open_s,
            Says.HISTORIES: self.ask_s,
            Says.SUSPECT: self.suspect_s,
            Says.DOUBT: self.doubt_s,
            Says.SHOWN: self.shown_s,
        }
        return waits_s.get(says, self.accept_s)
