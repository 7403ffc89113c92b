"""What is called out when lines are made, by what the game's own book calls a line."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from device.words.catalogue import msg, msg_in


@dataclass(frozen=True, slots=True)
class Calls:
    """What is called out when one, two or more lines are made at once."""

    one: str
    two: str
    many: str

    def of(self, lines: int) -> str:
        """Return what is called out when so many lines are made."""
        return {1: self.one, 2: self.two}.get(lines, self.many)


CALLS: Mapping[str, Calls] = MappingProxyType(
    {
        msg_in("line", "mill"): Calls(msg("Mill!"), msg("Two mills!"), msg("Mills!")),
        msg_in("line", "jare"): Calls(msg("Jare!"), msg("Two jares!"), msg("Jares!")),
        msg_in("line", "pillar"): Calls(
            msg("Pillar!"), msg("Two pillars!"), msg("Pillars!")
        ),
        msg_in("line", "Tresillo"): Calls(
            msg("Tresillo!"), msg("Two Tresillos!"), msg("Tresillos!")
        ),
        msg_in("line", "row of three"): Calls(
            msg("Three in a row!"), msg("Two rows of three!"), msg("Rows of three!")
        ),
        msg_in("line", "trio"): Calls(msg("Trio!"), msg("Two trios!"), msg("Trios!")),
    }
)
"""The calls by the word in a game's ``wording``."""
