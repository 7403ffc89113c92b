"""The words of a game's own book: for its pieces, and for lines that are made."""

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

PIECES: Mapping[str, str] = MappingProxyType(
    {
        "chip": msg_in("pieces", "chips"),
        "stack": msg_in("pieces", "chips"),
        "cow": msg_in("pieces", "cows"),
        "stone": msg_in("pieces", "stones"),
        "piece": msg_in("pieces", "pieces"),
        "man": msg_in("pieces", "men"),
        "disc": msg_in("pieces", "discs"),
        "amazon": msg_in("pieces", "amazons"),
    }
)
"""What several pieces are called, by the word in a game's ``wording``."""

ONE_PIECE: Mapping[str, str] = MappingProxyType(
    {
        "chip": msg_in("one piece", "chip"),
        "stack": msg_in("one piece", "chip"),
        "cow": msg_in("one piece", "cow"),
        "stone": msg_in("one piece", "stone"),
        "piece": msg_in("one piece", "piece"),
        "man": msg_in("one piece", "man"),
        "disc": msg_in("one piece", "disc"),
        "amazon": msg_in("one piece", "amazon"),
    }
)
"""What one of them is called."""

SEEDS = msg_in("pieces", "seeds")
"""What lies in pits."""
