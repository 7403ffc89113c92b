"""Learn one set of chips from a picture in which some chips are named."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import combinations
from math import exp

import numpy as np
from numpy.typing import NDArray

from calibration.common.chips import ChipSet
from calibration.common.errors import CalibrationError
from calibration.common.view import View
from vision.chips.colours import chip_colour, difference
from vision.chips.looks import ChipLooks, look_at_chips, sample_points
from vision.chips.net import Cover, Looker
from vision.chips.stacks import THICKNESS_MM, StackGauge
from vision.common.patches import PatchCutter
from vision.follow import Follower
from vision.kinds import reads_of

Image = NDArray[np.uint8]

_LIKELY_CHIP = 0.5
_LEAST_DIFFERENCE = 2.0  # tolerances between two colours that can be told apart


class TeachError(CalibrationError, ValueError):
    """Error raised when a set cannot be learned; says what to change."""


def teach(
    image: Image, view: View, pieces: Mapping[str, Sequence[str]], net: Looker
) -> ChipSet:
    """Return the set of chips that stand where they are said to stand.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
        One picture with at least one chip of each colour on the board.
    pieces
        For each colour, by the name that its side shall bear, the sites of chips.

    Raises
    ------
    TeachError
        If a site is unknown or shows no chip, if two colours look the same, or if
        the board lies elsewhere.
    """
    named = [(side, site) for side, sites in pieces.items() for site in sites]
    _check_names(view, pieces)
    follower = Follower(view)
    trouble = follower.follow(image)
    if trouble is not None:
        raise TeachError(
            f"the board cannot be seen where it was calibrated ({trouble.value}); "
            "take the picture with the same camera in the same place"
        )
    cutter = PatchCutter(follower.view)
    patches = cutter.cut(image)
    look = net.look(patches)
    rows = {site: row for row, site in enumerate(view.board.names)}
    for side, site in named:
        chance = exp(float(look.log_probs[rows[site], Cover.CHIP]))
        if chance < _LIKELY_CHIP:
            raise TeachError(
                f"no chip is seen at {site}, where {side} was expected "
                f"(chance {chance:.2f}); put one there or name another site"
            )
    chosen = np.array([rows[site] for _, site in named])
    points = sample_points(view.board, reads_of(view.board).wood)
    looks = look_at_chips(patches, look.centre, look.radius, points).only(chosen)
    owner = np.array([side for side, _ in named])
    diameter_mm = float(2 * np.median(look.radius[chosen]) * cutter.half_mm)
    chips = ChipSet(
        colours=tuple(chip_colour(side, looks, owner == side) for side in pieces),
        diameter_mm=diameter_mm,
        thickness_mm=_thickness_mm(image, follower.view, chosen, diameter_mm),
    )
    _check_apart(chips, looks)
    return chips


def _thickness_mm(
    image: Image, view: View, rows: NDArray[np.intp], diameter_mm: float
) -> float:
    """Return how thick single chips are, as far as one picture tells."""
    if not reads_of(view.board).stacks:
        return THICKNESS_MM
    gauge = StackGauge(view, 2)
    gauge.measure(image, rows, diameter_mm)
    gauge.learn(image, {int(row): 1 for row in rows})
    return round(gauge.thickness_mm, 2)


def _check_names(view: View, pieces: Mapping[str, Sequence[str]]) -> None:
    if not pieces:
        raise TeachError("no chips are named; expected pieces such as white=a7")
    seen: dict[str, str] = {}
    for side, sites in pieces.items():
        if not sites:
            raise TeachError(f"no site is named for {side}; expected {side}=a7 or so")
        for site in sites:
            if site not in view.sites_mm:
                near = get_close_matches(site, view.board.names, n=3, cutoff=0.4)
                hint = ", ".join(near or view.board.names[:3])
                raise TeachError(
                    f"the board {view.board.id} has no site {site!r}; "
                    f"did you mean {hint}?"
                )
            if seen.setdefault(site, side) != side:
                raise TeachError(f"{site} is named for both {seen[site]} and {side}")


def _check_apart(chips: ChipSet, looks: ChipLooks) -> None:
    for first, second in combinations(chips.colours, 2):
        apart = difference(first, second, looks)
        if apart < _LEAST_DIFFERENCE:
            raise TeachError(
                f"{first.name} and {second.name} look the same (difference "
                f"{apart:.1f}, needed {_LEAST_DIFFERENCE:.0f}); "
                "are the right sites named?"
            )
