"""Eye: the protocol of what reads the pieces on one kind of board."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.view import View
from rules.core.pieces import Appearance
from vision.chips.net import Looker
from vision.common.known import KnownMen
from vision.common.reading import Sighting
from vision.pieces.net import PieceLooker
from vision.seeds.counting import Counter

Net = Looker | PieceLooker


class Eye(Protocol):
    """Protocol of an eye: it reads the contents of the sites."""

    @property
    def sides_alike(self) -> bool:
        """Return True if two sides' colours are too similar for a few samples."""

    @property
    def sides_confused(self) -> bool:
        """Return True if the pieces confirmed last do not separate the sides."""

    def look(self, frame_bgr: Image, view: View) -> NDArray[np.bool_]:
        """Process a frame; return a mask of occluded sites."""

    def report(self, hidden: NDArray[np.bool_]) -> Sighting:
        """Return the sighting of the last look."""

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn from a board that the referee is sure of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known(KnownMen):
    """Prior knowledge of one table: networks, counters, and the bare board.

    Attributes
    ----------
    net
        The network for chips; else the packaged one for the kind of board.
    counter
        What counts seeds at a board of them, perhaps taught; else the packaged one.
    wood
        The picture that a board of pits was found in: what it looks like bare.
    """

    net: Net | None = None
    counter: Counter | None = None
    wood: Image | None = None
