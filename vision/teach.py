"""Learn a chip set's colours from a picture in which some chips are labelled."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.chips import ChipColour, ChipSet
from calibration.common.errors import CalibrationError
from calibration.common.view import View
from rules.core.events import TroubleKind
from rules.core.facts import Sentence, Sides, Sites
from vision.chips.stacks import THICKNESS_MM
from vision.common.colours import chip_colour, difference
from vision.common.examined import Examined
from vision.common.looks import ChipLooks
from vision.eye import Net
from vision.follow import Follower
from vision.kinds import reads_of
from vision.pieces.discriminant import (
    BODIES_TELL,
    CONFUSED,
    ENOUGH,
    discriminant_of,
    share_mistaken,
)
from words.keys import Key

Names = NDArray[np.str_]

HARDLY_SEEN = Key("vision-hardly-seen")
ALIKE = Key("vision-alike")

_LEAST_DIFFERENCE = 2.0  # tolerances between two colours that are separable
_EVEN = 0.0  # nats: a chip is as likely as not
_APART = 0.75  # nats: so far above the likeliest bare site a chip begins
_BELOW = 2.0  # nats: at most so far below the faintest chip
_NEARLY_ALIKE = 3.5  # tolerances: bodies that ink may have tinted, but no more
_CLEAR, _CLEARER = 3.0, 1.9  # so far apart signs must be, and times their bodies


class TeachError(CalibrationError, ValueError):
    """Error raised when a set cannot be learned; says what to change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaughtSet:
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


class _Named:
    """The chips that are named: their sites, these sites' rows, whose each is."""

    def __init__(self, view: View, pieces: Mapping[str, Sequence[str]]) -> None:
        row_of = {site: row for row, site in enumerate(view.board.names)}
        self.sites = [site for sites in pieces.values() for site in sites]
        self.rows: NDArray[np.intp] = np.array([row_of[site] for site in self.sites])
        self.owner: Names = np.array([s for s, sites in pieces.items() for _ in sites])


def teach(
    image: Image, view: View, pieces: Mapping[str, Sequence[str]], net: Net
) -> TaughtSet:
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
    _check_names(view, pieces)
    follower = Follower(view)
    trouble = follower.follow(image)
    named = _Named(view, pieces)
    seen = reads_of(view.board).examine(image, follower.view, named.rows, net)
    if trouble is TroubleKind.BUMPED and np.median(seen.odds[named.rows]) < _EVEN:
        raise TeachError(
            "the board cannot be seen where it was calibrated; take the picture "
            "with the same camera in the same place"
        )
    _check_in_picture(follower.view, named.sites)
    return learned(seen, view, pieces)


def learned(
    seen: Examined, view: View, pieces: Mapping[str, Sequence[str]]
) -> TaughtSet:
    """Return the set of chips that are named, given what a picture shows of them."""
    named = _Named(view, pieces)
    chosen, owner = named.rows, named.owner
    looks, signs = _telling(seen, chosen, owner, tuple(pieces))
    diameter_mm = float(np.median(seen.diameter_mm[chosen]))
    alike = _least_difference(seen.looks.only(chosen), owner, tuple(pieces))
    chips = ChipSet(
        colours=_colours(looks, owner, tuple(pieces)),
        diameter_mm=diameter_mm,
        thickness_mm=_thickness_mm(seen, chosen, diameter_mm),
        faint_nats=_faintness(seen.odds, chosen),
        signs=signs,
        discriminant=_discriminant(seen, chosen, owner == tuple(pieces)[-1])
        if len(pieces) == 2 and alike < BODIES_TELL
        else (),
    )
    faint = zip(named.sites, seen.odds[chosen] < _EVEN, strict=True)
    unseen = [site for site, unseen in faint if unseen]
    doubts = [*_hardly_seen(unseen)]
    second = owner == tuple(pieces)[-1]
    if not chips.discriminant or _confused(seen, chosen, second):
        doubts += _alike(chips, looks)
    return TaughtSet(chips=chips, doubts=tuple(doubts))


def _discriminant(
    seen: Examined, chosen: NDArray[np.intp], second: NDArray[np.bool_]
) -> tuple[float, ...]:
    """Return the discriminant of two similar sides; () if none was measured."""
    if seen.features is None:
        return ()
    found = discriminant_of(seen.features[chosen], second)
    return found.numbers if found else ()


def _confused(
    seen: Examined, chosen: NDArray[np.intp], second: NDArray[np.bool_]
) -> bool:
    """Return True if the discriminant mistakes many pieces, or too few are named."""
    assert seen.features is not None
    enough = min(second.sum(), (~second).sum()) >= ENOUGH
    mistaken = share_mistaken(seen.features[chosen], second)
    return not enough or mistaken >= CONFUSED


def _thickness_mm(
    seen: Examined, chosen: NDArray[np.intp], diameter_mm: float
) -> float:
    if seen.thickness_mm is None:
        return THICKNESS_MM
    return seen.thickness_mm(chosen, diameter_mm)


def _telling(
    seen: Examined, chosen: NDArray[np.intp], owner: Names, sides: Sequence[str]
) -> tuple[ChipLooks, bool]:
    """Return the looks that separate the sides, and whether they are of signs."""
    looks = seen.looks.only(chosen)
    if seen.signs is None or len(sides) < 2:
        return looks, False
    signs = seen.signs.only(chosen)
    by_bodies = _least_difference(looks, owner, sides)
    by_signs = _least_difference(signs, owner, sides)
    told = by_bodies < _NEARLY_ALIKE and by_signs > max(_CLEAR, _CLEARER * by_bodies)
    return (signs, True) if told else (looks, False)


def _colours(
    looks: ChipLooks, owner: Names, sides: Sequence[str]
) -> tuple[ChipColour, ...]:
    return tuple(chip_colour(side, looks, owner == side) for side in sides)


def _least_difference(looks: ChipLooks, owner: Names, sides: Sequence[str]) -> float:
    """Return the distance of the two most alike sides, in tolerances of one chip."""
    pairs = combinations(_colours(looks, owner, sides), 2)
    apart = (difference(first, second, looks) for first, second in pairs)
    return min(apart, default=np.inf)


def _faintness(odds: NDArray[np.float64], chosen: NDArray[np.intp]) -> float:
    """Return the log-likelihood bonus (nats) of these faint chips.

    The border between chip and bare board is put between the faintest chip that was
    named and the likeliest other site. What looks barer than that is left as it is.
    """
    others, named = np.delete(odds, chosen), odds[chosen]
    likeliest = float(others[others < _EVEN].max(initial=-np.inf))
    faintest = float(named[named > likeliest].min(initial=_EVEN))
    middle = (faintest + likeliest) / 2
    border = max(middle, likeliest + _APART, faintest - _BELOW)
    return round(max(-border, 0.0), 2) if faintest < _EVEN else 0.0


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
