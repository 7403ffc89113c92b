"""What looks at the things that stand on a board, and what it may know of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from calibration.common.chips import ChipSet
from calibration.common.view import View
from rules.core.pieces import Appearance
from vision.chips.net import Looker
from vision.common.reading import Told
from vision.pieces.net import PieceLooker
from vision.seeds.counting import Counter

Net = Looker | PieceLooker
Image = NDArray[np.uint8]


class Eye(Protocol):
    """Looks at what stands on a board: `ChipEye` or `SeedEye`."""

    def look(self, frame_bgr: Image, view: View) -> NDArray[np.bool_]:
        """Look at a frame; return which sites something is in the way of."""

    def tell(self, hidden: NDArray[np.bool_]) -> Told:
        """Return what was seen at the last look."""

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn from a board that the referee is sure of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is known of one table.

    Attributes
    ----------
    sides
        Names of the sides; untaught, the lighter chips' side comes first.
    chips
        The taught set; its names are the sides unless ``sides`` says otherwise.
    net
        The network for chips; else the packaged one for the kind of board.
    max_height
        Chips in the highest stack that the game allows.
    counter
        What counts seeds at a board of them, perhaps taught; else the packaged one.
    wood
        The picture that a board of pits was found in: what it looks like bare.
    """

    sides: Sequence[str] | None = None
    chips: ChipSet | None = None
    net: Net | None = None
    max_height: int = 1
    counter: Counter | None = None
    wood: Image | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the sides, whether they were told or not."""
        if self.sides is not None:
            return tuple(self.sides)
        if self.chips is not None:
            return tuple(colour.name for colour in self.chips.colours)
        return ("white", "black")
