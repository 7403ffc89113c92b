"""Prior knowledge of the chips or pieces on one table."""

from collections.abc import Sequence
from dataclasses import dataclass

from calibration.common.chips import ChipSet


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownMen:
    """Prior knowledge of the chips or pieces on one table.

    Attributes
    ----------
    sides
        Names of the sides; untaught, the lighter chips' side comes first.
    chips
        The taught set; its names are the sides unless ``sides`` says otherwise.
    max_height
        Chips in the highest stack that the game allows.
    """

    sides: Sequence[str] | None = None
    chips: ChipSet | None = None
    max_height: int = 1

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the sides, given or assumed."""
        if self.sides is not None:
            return tuple(self.sides)
        if self.chips is not None:
            return tuple(colour.name for colour in self.chips.colours)
        return ("white", "black")
