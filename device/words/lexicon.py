"""Calls when lines are made, in the words of a game's own book."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from words.keys import Key


@dataclass(frozen=True, slots=True)
class Calls:
    """Calls for one, two or more lines made at once."""

    one: str
    two: str
    many: str

    def of(self, lines: int) -> str:
        """Return the call for a number of lines made."""
        return {1: self.one, 2: self.two}.get(lines, self.many)


CALLS: Mapping[str, Calls] = MappingProxyType(
    {
        "mill": Calls(Key("spoken-mill"), Key("spoken-two-mills"), Key("spoken-mills")),
        "jare": Calls(Key("spoken-jare"), Key("spoken-two-jares"), Key("spoken-jares")),
        "pillar": Calls(
            Key("spoken-pillar"), Key("spoken-two-pillars"), Key("spoken-pillars")
        ),
        "Tresillo": Calls(
            Key("spoken-tresillo"), Key("spoken-two-tresillos"), Key("spoken-tresillos")
        ),
        "row of three": Calls(
            Key("spoken-three-row"),
            Key("spoken-two-rows-three"),
            Key("spoken-rows-three"),
        ),
        "trio": Calls(Key("spoken-trio"), Key("spoken-two-trios"), Key("spoken-trios")),
    }
)
"""The calls by the word in a game's ``wording``."""
