"""Time control: each side's time for a game, and the increment of a turn."""

import re
from dataclasses import dataclass
from enum import Enum

from rules.core.errors import OptionError

_TEXT = re.compile(r"(\d{1,4}(?:\.\d{1,2})?)(?:([+bd])(\d{1,3}))?")
_MOST_S = 24 * 3600.0


class Bonus(Enum):
    """Use of a turn's extra seconds (increment or delay); the value is its sign.

    Source: US Chess Rules of Chess, 7th edition, 5F (delay) and 42 (clocks); FIDE Laws
    of Chess 2023, guidelines III (cumulative mode, that is Fischer's).
    """

    FISCHER = "+"
    """They are added once the turn is over, and so may be saved up."""
    BRONSTEIN = "b"
    """What was used of them is given back once the turn is over."""
    DELAY = "d"
    """The clock waits so long before it runs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """The time for a game; written '15+10': minutes, and seconds for each turn.

    Attributes
    ----------
    initial_s
        What every side begins with.
    bonus_s, bonus
        What each turn has besides, and how.

    Raises
    ------
    OptionError
        If no clock can show it.
    """

    initial_s: float
    bonus_s: float = 0.0
    bonus: Bonus = Bonus.FISCHER

    def __post_init__(self) -> None:
        if not 0 < self.initial_s <= _MOST_S or self.bonus_s < 0:
            raise OptionError(f"a clock of {self}: expected a day at most, and no less")

    def __str__(self) -> str:
        """Return its notation, '15+10'."""
        minutes = f"{self.initial_s / 60:.2f}".rstrip("0").rstrip(".")
        return (
            f"{minutes}{self.bonus.value}{self.bonus_s:g}" if self.bonus_s else minutes
        )


def read_control(text: str) -> TimeControl:
    """Return the time control in '10', '15+10', '5b3' or '5 d3'.

    Raises
    ------
    OptionError
        If it says no time for a game.
    """
    found = _TEXT.fullmatch("".join(text.lower().split()))
    if found is None or not float(found[1]):
        raise OptionError(
            f"a clock of {text!r}: expected minutes, as 10, and seconds for each turn: "
            "15+10 adds them (Fischer), 5b3 gives back what was used of them "
            "(Bronstein), 5d3 waits for them (delay)"
        )
    bonus = Bonus(found[2] or "+")
    return TimeControl(
        initial_s=60 * float(found[1]), bonus_s=float(found[3] or 0), bonus=bonus
    )


PRESETS = tuple(
    map(read_control, ("5", "10", "30", "5b3", "10+5", "15+10", "30+20", "60+30"))
)
"""What is offered by one tap: wood is moved by hand, so nothing is very short."""
