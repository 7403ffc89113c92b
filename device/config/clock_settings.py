"""The settings of the clock."""

from dataclasses import dataclass
from typing import Annotated

from device.config.setting_kinds import Flag, Key, OneOf, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockSettings:
    """Default clock settings of a game."""

    control: Annotated[
        str,
        Key(
            Text(
                "minutes, as '10', with seconds for each turn as in '15+10', '5b3' or "
                "'5d3', or ''",
                r"(\d{1,4}(\.\d{1,2})?([+bd]\d{1,3})?)?",
            ),
            "The time that each side has: '15+10' adds ten seconds for each turn "
            "(Fischer), '5b3' gives back what was used of three (Bronstein), '5d3' "
            "waits for three; '' for any time.",
        ),
    ] = ""
    flag: Annotated[
        str,
        Key(
            OneOf(("told", "ends")),
            "What a flag that falls does: it is told, and people say what follows, or "
            "it ends the game.",
        ),
    ] = "told"
    spoken: Annotated[
        bool,
        Key(
            Flag(),
            "Whether the voice says when a side has thirty and ten seconds left, in a "
            "game with a time control.",
        ),
    ] = False
