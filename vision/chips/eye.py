"""Eye for boards with chips: cover, colour and stack height of each site."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import View
from rules.core.pieces import Appearance, appearance
from vision.chips.net import ChipLook, FaintChips, Looker
from vision.chips.stacked import Stacks
from vision.common.colours import ColourModel
from vision.common.covers import Cover
from vision.common.known import KnownMen
from vision.common.looks import ChipLooks, Rings, look_at_chips, sample_points
from vision.common.patches import PatchCutter
from vision.common.reading import Sighting
from vision.common.scores import Heights, hidden_by, sighting
from vision.common.side_prior import StandingChips

_LIKELY_CHIP = np.log(0.02)
_SURE_CHIP = np.log(0.8)


class ChipEye:
    """Eye for chips on lines and stones in pits.

    Parameters
    ----------
    view
        Where the board lies.
    known
        What is known of the table: sides, chips, stacks.
    net
        The network.
    wood
        Where the board around a chip is looked at.
    """

    def __init__(self, view: View, known: KnownMen, net: Looker, wood: Rings) -> None:
        self._sides = known.names
        self._names = view.board.names
        self._colours = ColourModel(self._sides, known.chips)
        self._standing = StandingChips(len(self._names))
        faint = known.chips.faint_nats if known.chips else 0.0
        self._net = net = FaintChips(net, faint) if faint else net
        most = known.max_height
        self._stacks = None if most < 2 else Stacks(view, most, known.chips, net)
        self._cut_view, self._cutter = view, PatchCutter(view)
        self._points = sample_points(view.board, wood)
        self._seen: tuple[Image, ChipLook, Heights] | None = None
        self._looks: ChipLooks | None = None
        self._chance: FloatArray = np.zeros(len(self._names))

    @property
    def sides_alike(self) -> bool:
        """Return False: chips' colours always separate the sides."""
        return False

    @property
    def sides_confused(self) -> bool:
        """Return False: chips' colours always separate the sides."""
        return False

    def look(self, frame_bgr: Image, view: View) -> NDArray[np.bool_]:
        """Process a frame; return a mask of occluded sites."""
        if self._cut_view is not view:
            self._cut_view, self._cutter = view, PatchCutter(view)
        patches = self._cutter.cut(frame_bgr)
        look = self._net.look(patches)
        heights: Heights = {}
        if self._stacks is not None:
            seen = self._stacks.look(frame_bgr, self._cutter, patches, look)
            patches, look, heights = seen
        self._seen = patches, look, heights
        return hidden_by(np.exp(look.log_probs[:, Cover.OTHER]))

    def report(self, hidden: NDArray[np.bool_]) -> Sighting:
        """Return the sighting of the last look."""
        if self._seen is None:
            raise ValueError("nothing was looked at: call look first")
        patches, look, heights = self._seen
        looks = look_at_chips(patches, look.centre, look.radius, self._points)
        log_probs = look.log_probs.astype(np.float64)
        chip = log_probs[:, Cover.CHIP]
        sides = np.full((len(chip), len(self._sides)), -np.log(len(self._sides)))
        likely = chip > _LIKELY_CHIP
        sure = chip[likely] > _SURE_CHIP
        rows_likely = np.flatnonzero(likely)
        sides[likely] = self._colours.judge(
            looks.only(likely),
            sure,
            lambda cost: self._standing.weigh(cost, looks, rows_likely),
        )
        self._looks, self._chance = looks, np.exp(chip)
        return sighting(
            self._names,
            self._sides,
            hidden,
            covers=log_probs,
            of_sides=sides,
            heights=heights,
        )

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn the chips' colours from a board that the referee is sure of."""
        if self._looks is None:
            return
        side_of: dict[int, int] = {}
        for row, name in enumerate(self._names):
            content = appearance(contents.get(name, ()))
            if not isinstance(content, tuple) or not content:
                continue
            if self._chance[row] > 0.8 and content[-1] in self._sides:
                side_of[row] = self._sides.index(content[-1])
        self._colours.confirm(self._looks, side_of)
        self._standing.learn(self._looks, side_of)
        if self._stacks is not None:
            self._stacks.confirm(
                {row: _height(contents, self._names[row]) for row in side_of}
            )


def _height(contents: Mapping[str, Appearance], site: str) -> int:
    """Return the number of chips on a site."""
    content = contents[site]
    return len(content) if isinstance(content, tuple) else 0
