"""Learn one set of chips from a picture in which some chips are named."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from calibration.common.chips import ChipSet
from calibration.common.errors import CalibrationError
from calibration.common.view import View
from rules.core.events import TroubleKind
from rules.core.facts import Sentence, Sides, Sites, Template
from vision.chips.colours import chip_colour, difference
from vision.chips.looks import ChipLooks, look_at_chips, sample_points
from vision.chips.net import ChipLook, Looker, chip_odds
from vision.chips.stacks import THICKNESS_MM, StackGauge
from vision.common.patches import PatchCutter
from vision.follow import Follower
from vision.kinds import reads_of

Image = NDArray[np.uint8]

HARDLY_SEEN = Template(
    "I hardly see the chips at {sites}. If none lies there, lay it and look again; "
    "if one does, more light or another colour helps."
)
ALIKE = Template(
    "The chips of {one} and {other} look nearly the same to me. Are the right points "
    "named? More light helps."
)

_LEAST_DIFFERENCE = 2.0  # tolerances between two colours that can be told apart
_EVEN = 0.0  # nats: a chip is as likely as not
_APART = 0.75  # nats: so far above the likeliest bare site a chip begins
_BELOW = 2.0  # nats: at most so far below the faintest chip
_CHIP_PART = 0.25  # of the spacing: a chip's radius where none is seen


class TeachError(CalibrationError, ValueError):
    """Error raised when a set cannot be learned; says what to change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A set as learned from one picture.

    Attributes
    ----------
    chips
        The set.
    doubts
        What will make it hard to read, a sentence each; none where all is well.
    """

    chips: ChipSet
    doubts: tuple[Sentence, ...] = ()


def teach(
    image: Image, view: View, pieces: Mapping[str, Sequence[str]], net: Looker
) -> Lesson:
    """Return the set of chips that stand where they are said to stand.

    The teacher is believed: a chip that is named is there, and what is seen of it is
    the lesson, however faint it is.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
        One picture with at least one chip of each colour on the board.
    pieces
        For each colour, by the name that its side shall bear, the sites of chips.

    Raises
    ------
    TeachError
        If a site is unknown or outside the picture, or if the board lies elsewhere.
    """
    named = [(side, site) for side, sites in pieces.items() for site in sites]
    _check_names(view, pieces)
    follower = Follower(view)
    trouble = follower.follow(image)
    cutter = PatchCutter(follower.view)
    patches = cutter.cut(image)
    look = net.look(patches)
    rows = {site: row for row, site in enumerate(view.board.names)}
    chosen = np.array([rows[site] for _, site in named])
    odds = chip_odds(look)
    if trouble is TroubleKind.BUMPED and np.median(odds[chosen]) < _EVEN:
        raise TeachError(
            "the board cannot be seen where it was calibrated; take the picture "
            "with the same camera in the same place"
        )
    _check_in_picture(follower.view, [site for _, site in named])
    look = _found_discs(
        look, chosen, _CHIP_PART * view.board.spacing_mm / cutter.half_mm
    )
    points = sample_points(view.board, reads_of(view.board).wood)
    looks = look_at_chips(patches, look.centre, look.radius, points).only(chosen)
    owner = np.array([side for side, _ in named])
    diameter_mm = float(2 * np.median(look.radius[chosen]) * cutter.half_mm)
    chips = ChipSet(
        colours=tuple(chip_colour(side, looks, owner == side) for side in pieces),
        diameter_mm=diameter_mm,
        thickness_mm=_thickness_mm(image, follower.view, chosen, diameter_mm),
        faint_nats=_faintness(odds, chosen),
    )
    unseen = [site for _, site in named if odds[rows[site]] < _EVEN]
    return Lesson(chips=chips, doubts=(*_hardly_seen(unseen), *_alike(chips, looks)))


def _found_discs(look: ChipLook, chosen: NDArray[np.intp], usual: float) -> ChipLook:
    """Return where the chosen chips lie: those not seen lie as the others do.

    Parameters
    ----------
    usual
        A chip's radius, in half-widths of the patch, if none is seen.
    """
    odds = chip_odds(look)
    seen = chosen[odds[chosen] >= _EVEN]
    unseen = chosen[odds[chosen] < _EVEN]
    centre, radius = look.centre.copy(), look.radius.copy()
    centre[unseen] = np.median(centre[seen], axis=0) if len(seen) else 0.0
    radius[unseen] = np.median(radius[seen]) if len(seen) else usual
    return replace(look, centre=centre, radius=radius)


def _faintness(odds: NDArray[np.float64], chosen: NDArray[np.intp]) -> float:
    """Return by how much likelier than they look these chips are, nats.

    The border between chip and bare board is put between the faintest chip that was
    named and the likeliest other site. What looks barer than that is left as it is.
    """
    others, named = np.delete(odds, chosen), odds[chosen]
    likeliest = float(others[others < _EVEN].max(initial=-np.inf))
    faintest = float(named[named > likeliest].min(initial=_EVEN))
    middle = (faintest + likeliest) / 2
    border = max(middle, likeliest + _APART, faintest - _BELOW)
    return round(max(-border, 0.0), 2) if faintest < _EVEN else 0.0


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


def _check_in_picture(view: View, sites: Sequence[str]) -> None:
    width, height = view.camera.image_size
    px = view.px_at_height()
    for site in sites:
        x, y = px[site]
        if not (0 <= x < width and 0 <= y < height):
            raise TeachError(
                f"{site} lies outside the picture; name another site, or move the "
                "camera and calibrate again"
            )


def _hardly_seen(sites: Sequence[str]) -> Iterator[Sentence]:
    if sites:
        yield Sentence(HARDLY_SEEN, {"sites": Sites(tuple(sites))})


def _alike(chips: ChipSet, looks: ChipLooks) -> Iterator[Sentence]:
    for first, second in combinations(chips.colours, 2):
        if difference(first, second, looks) < _LEAST_DIFFERENCE:
            sides = {"one": Sides((first.name,)), "other": Sides((second.name,))}
            yield Sentence(ALIKE, sides)
