"""Clock times in the notations of other formats.

PGN has the tag TimeControl and the comment %clk, SGF has TM, OT, BL and WL. PGN knows
Fischer's bonus alone: others are written in our own way ('300b3', '300d3').
Source: PGN standard 9.6.1 and its supplement of 2001 (%clk); SGF FF[4], timing.
"""

import re
from collections.abc import Iterator

from device.export.story import Moment, Story
from device.game.choice import clock_in
from device.log.lines import Fields
from rules.core.errors import OptionError
from rules.core.time_control import Bonus, TimeControl

_TAG = re.compile(r"(\d+)(?:([+bd])(\d+))?")
_METHODS = {
    Bonus.FISCHER: "Fischer",
    Bonus.BRONSTEIN: "Bronstein",
    Bonus.DELAY: "delay",
}
_SHORT_S = 20


def pgn_control(story: Story) -> str | None:
    """Return the tag TimeControl: '900+10'; None where the game has no clock."""
    control = clock_in(story.header)
    if control is None:
        return None
    bonus = f"{control.bonus.value}{control.bonus_s:g}" if control.bonus_s else ""
    return f"{control.initial_s:g}{bonus}"


def read_pgn_control(tag: str) -> Fields:
    """Return a log header's fields from a TimeControl tag; {} if it has none."""
    found = _TAG.fullmatch(tag.strip())
    if found is None:
        return {}
    try:
        control = TimeControl(
            initial_s=float(found[1]),
            bonus_s=float(found[3] or 0),
            bonus=Bonus(found[2] or "+"),
        )
    except OptionError:
        return {}
    return {"clock": str(control)}


def pgn_clock(moment: Moment) -> str | None:
    """Return the clock of a turn's side after it: '0:14:55'."""
    left_s = _left(moment)
    if left_s is None:
        return None
    minutes, seconds = divmod(left_s, 60)
    written = f"{seconds:04.1f}" if left_s < _SHORT_S else f"{int(seconds):02d}"
    return f"{int(minutes) // 60}:{int(minutes) % 60:02d}:{written}"


def sgf_control(story: Story) -> Iterator[tuple[str, list[str]]]:
    """Yield the time of a game as properties of the root."""
    control = clock_in(story.header)
    if control is None:
        return
    yield "TM", [f"{control.initial_s:g}"]
    if control.bonus_s:
        yield "OT", [f"{control.bonus_s:g} {_METHODS[control.bonus]}"]


def sgf_clock(moment: Moment, letter: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the remaining time of a turn's side, W or B, after it."""
    left_s = _left(moment)
    if left_s is not None:
        yield f"{letter}L", [f"{left_s:g}"]


def _left(moment: Moment) -> float | None:
    """Return the remaining time of a turn's side after it, at least 0."""
    left_s = moment.record.clocks.get(moment.record.plain.get("side", ""))
    return None if left_s is None else max(0.0, round(left_s, 1))
