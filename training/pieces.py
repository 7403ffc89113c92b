"""Pieces for boards of squares and grids: stones, discs, men, signs, arrows.

Every piece is one or more solids in units of its foot's radius. ``marks`` list which of
them have the side's colour: a two-faced disc's lower half does not.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray
from training.chips import PAINTS
from training.solids import (
    Paint,
    Solid,
    box,
    capsule,
    embossed,
    grained,
    lathe,
    placed,
    plain,
    profile_of,
    ringed,
)
from training.surfaces import WOODS, Rgb, pick

_LIGHTS = (
    (240, 238, 230),
    (228, 222, 205),
    (246, 246, 246),
    (222, 190, 140),
    (235, 215, 170),
    (215, 200, 160),
)
_DARKS = (
    (22, 21, 22),
    (34, 30, 28),
    (48, 42, 40),
    (96, 44, 28),
    (80, 50, 32),
    (110, 65, 40),
    (120, 40, 30),
)
_INKS = ((150, 20, 18), (20, 18, 18), (20, 70, 40), (30, 50, 140), (190, 40, 30))
_BODIES = ((222, 184, 134), (205, 165, 110), (235, 215, 175), (240, 232, 215))


@dataclass(frozen=True, slots=True)
class SolidPart:
    """Solid of a piece, and whether it has the side's colour."""

    solid: Solid
    shows: bool = True


Maker = Callable[[Generator], list[SolidPart]]
Pair = tuple[Rgb, Rgb]
Sides = Sequence[tuple[Maker, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSet:
    """The pieces of one side.

    Attributes
    ----------
    makers
        Ways to make one, of which each piece takes one by chance.
    radius_mm
        Of a foot.
    askew
        How far they stand off their sites, spacings.
    """

    makers: tuple[Maker, ...]
    radius_mm: float
    askew: float

    def piece(self, rng: Generator, x_mm: float, y_mm: float) -> list[SolidPart]:
        """Return the parts of one piece that stands there."""
        parts = self.makers[rng.integers(len(self.makers))](rng)
        turn = float(rng.uniform(0, 2 * np.pi))
        at = np.array([x_mm, y_mm, 0.0])
        return [
            replace(part, solid=placed(part.solid, at, self.radius_mm, turn))
            for part in parts
        ]


def _paint(rng: Generator, colour: Rgb, *, natural: bool) -> Paint:
    if natural or rng.random() < 0.15:
        return grained(rng, colour)
    return embossed(rng, colour) if rng.random() < 0.07 else plain(colour)


def _disc(rng: Generator, paint: Paint, gloss: float) -> Maker:
    make = str(
        rng.choice(
            ["disc", "draught", "dish", "knob", "coin", "cap", "dome"],
            p=[0.35, 0.2, 0.15, 0.1, 0.07, 0.05, 0.08],
        )
    )
    height = float(rng.uniform(0.05 if make == "coin" else 0.2, 0.6))
    profile = profile_of(make, rng, height)

    def one(_: Generator) -> list[SolidPart]:
        return [SolidPart(lathe(profile, paint, gloss=gloss))]

    return one


def _stack(maker: Maker, others: list[Maker]) -> Maker:
    """Return a maker of stacks, the topmost of the maker's kind."""

    def some(rng: Generator) -> list[SolidPart]:
        parts: list[SolidPart] = []
        foot = 0.0
        for _ in range(rng.integers(1, 5)):
            below = others[rng.integers(len(others))](rng)
            parts += [
                SolidPart(_raised(part.solid, rng, foot), shows=False) for part in below
            ]
            foot = max(float(part.solid.points[:, 2].max()) for part in parts)
        top = [SolidPart(_raised(part.solid, rng, foot)) for part in maker(rng)]
        return [*parts, *top]

    return some


def _raised(solid: Solid, rng: Generator, foot: float) -> Solid:
    x, y = rng.normal(0, 0.05, 2)
    return placed(solid, np.array([x, y, foot]), 1.0, float(rng.uniform(0, 6)))


def _two_faced(rng: Generator, top: Paint, below: Paint, gloss: float) -> Maker:
    height = float(rng.uniform(0.2, 0.5))
    lower = profile_of("disc", rng, height / 2)
    upper = profile_of("disc", rng, height / 2) + np.array([0.0, height / 2])

    def one(_: Generator) -> list[SolidPart]:
        return [
            SolidPart(lathe(lower, below, gloss=gloss), shows=False),
            SolidPart(lathe(upper, top, gloss=gloss)),
        ]

    return one


def _stone(rng: Generator, paint: Paint, gloss: float) -> Maker:
    profile = profile_of("lens", rng, float(rng.uniform(0.4, 1.0)))
    if rng.random() < 0.15:
        profile = profile_of("dome", rng, float(rng.uniform(0.3, 0.9)))

    def one(own: Generator) -> list[SolidPart]:
        solid = lathe(profile, paint, gloss=gloss)
        solid.points[:, :2] *= own.normal(1, 0.02)
        return [SolidPart(solid)]

    return one


def _stroke(start: FloatArray, end: FloatArray, wide: float, z: float) -> FloatArray:
    along = (end - start) / (float(np.linalg.norm(end - start)) + 1e-9)
    aside = wide / 2 * np.array([-along[1], along[0]])
    corners = [start - aside, end - aside, end + aside, start + aside]
    return np.array([(x, y, z) for x, y in corners])


def _sign(rng: Generator, paint: Paint, height: float) -> Solid:
    """Return a letter or a character, as strokes that lie on a disc."""
    wide = float(rng.uniform(0.07, 0.2))
    strokes = []
    for _ in range(rng.integers(3, 11)):
        middle = rng.uniform(-0.42, 0.42, 2)
        length = float(rng.uniform(0.2, 0.95))
        turn = float(rng.choice([0, np.pi / 2, rng.uniform(0, np.pi)]))
        way = length / 2 * np.array([np.cos(turn), np.sin(turn)])
        ends = np.stack([middle - way, middle + way])
        ends *= np.minimum(1, 0.66 / np.maximum(np.linalg.norm(ends, axis=1), 1e-9))[
            :, None
        ]
        strokes.append(_stroke(ends[0], ends[1], wide, height + 0.02))
    points = np.concatenate(strokes)
    return Solid(
        points=points,
        quads=np.arange(len(points)).reshape(-1, 4),
        colours=paint(points),
        gloss=0.1,
        foreign=False,
    )


def _marked(rng: Generator, body: Paint, ink: Rgb, gloss: float) -> Maker:
    height = float(rng.uniform(0.2, 0.6))
    profile = profile_of("disc", rng, height)
    paint = plain(ink)
    rim = float(rng.uniform(0.72, 0.88)) if rng.random() < 0.7 else 0.0
    wide = float(rng.uniform(0.03, 0.08))

    def face(points: FloatArray) -> FloatArray:
        away = np.hypot(points[:, 0], points[:, 1])[:, None]
        on = (np.abs(away - rim) < wide) & (points[:, 2:] > height * 0.8)
        return np.where(on, paint(points), body(points))

    fine = np.linspace(profile[2, 0], 0, 24)
    line = np.array([*profile[:3], *((r, height) for r in fine)])

    def one(own: Generator) -> list[SolidPart]:
        disc = lathe(line, face if rim else body, gloss=gloss)
        return [SolidPart(disc), SolidPart(_sign(own, paint, height))]

    return one


def _man(rng: Generator, paint: Paint, gloss: float, tall: float, head: str) -> Maker:
    """Return a maker of one kind of men with turned feet."""
    waist, collar = rng.uniform(0.28, 0.55), rng.uniform(0.45, 0.75)
    foot = [(1.0, 0.0), (1.0, 0.04 * tall + 0.05), (0.85, 0.09 * tall + 0.1)]
    foot += [(0.7, 0.14 * tall), (waist * 1.15, 0.25 * tall), (waist, 0.45 * tall)]
    size = float(rng.uniform(0.45, 0.68))
    turn = np.linspace(-1.0, np.pi / 2, 7)
    line = [*foot, (waist, 0.62 * tall), (collar, 0.66 * tall), (collar, 0.7 * tall)]
    if head == "ball":
        middle = tall - size
        line = [*foot, (collar, max(middle - size, 0.5 * tall))]
        line += [(size * np.cos(a), middle + size * np.sin(a)) for a in turn]
    elif head == "tower":
        wide = float(rng.uniform(0.55, 0.78))
        line = [*foot, (wide * 0.8, 0.62 * tall), (wide, 0.7 * tall), (wide, tall)]
        line += [(wide * 0.7, tall), (wide * 0.65, 0.92 * tall), (0, 0.92 * tall)]
    elif head == "drop":
        line += [(0.3, 0.74 * tall), (0.5, 0.82 * tall), (0.3, 0.92 * tall)]
        line += [(0.1, 0.96 * tall), (0.0, tall)]
    elif head == "cone":
        line = [(1.0, 0.0), (0.95, 0.08 * tall), (0.2, 0.9 * tall), (0.0, tall)]
    else:
        line += [(0.35, 0.74 * tall), (0.62, 0.93 * tall), (0.3, 0.95 * tall)]
        line += [(0.15, tall), (0.0, tall)]
    profile = np.array(line, float)
    crossed = head == "cross"

    def one(_: Generator) -> list[SolidPart]:
        parts = [SolidPart(lathe(profile, paint, gloss=gloss))]
        if crossed:
            bar = box(np.array([0.36, 0.12, 0.5]), paint, gloss)
            top = placed(bar, np.array([0, 0, tall]), 1.0)
            parts.append(SolidPart(replace(top, foreign=False)))
        return parts

    return one


def _knight(rng: Generator, paint: Paint, gloss: float, tall: float) -> Maker:
    foot = [(1.0, 0.0), (1.0, 0.12), (0.8, 0.3), (0.6, 0.22 * tall), (0.0, 0.25 * tall)]
    neck = np.array([-0.2, 0.0, 0.2 * tall]), np.array([-0.05, 0.0, 0.8 * tall])
    nose = np.array([-0.05, 0.0, 0.82 * tall]), np.array([0.62, 0.0, 0.66 * tall])
    size = float(rng.uniform(0.32, 0.5))

    def one(_: Generator) -> list[SolidPart]:
        solids = [
            lathe(np.array(foot), paint, gloss=gloss),
            capsule(neck[0], neck[1], (size * 1.3, size), paint),
            capsule(nose[0], nose[1], (size, size * 0.6), paint),
        ]
        return [SolidPart(replace(each, gloss=gloss, foreign=False)) for each in solids]

    return one


def _of_men(rng: Generator, paints: list[Paint], _colours: Pair, gloss: float) -> Sides:
    """Return the kinds of men, alike for both sides but for their colour."""
    tall = float(np.exp(rng.uniform(np.log(2.2), np.log(5.2))))
    heads = ["ball", "tower", "drop", "crown", "cross"]
    if rng.random() < 0.3:
        heads = [str(rng.choice([*heads, "cone"]))]
    sides: list[tuple[Maker, ...]] = []
    seed = int(rng.integers(2**31))
    for paint in paints:
        own = np.random.default_rng(seed)
        makers = [
            _man(own, paint, gloss, tall * (0.6 if head == "ball" else 1.0), head)
            for head in heads
        ]
        if len(heads) > 1:
            makers += [makers[0], _knight(own, paint, gloss, 0.8 * tall)]
        sides.append(tuple(makers))
    return sides


def _two_colours(rng: Generator) -> tuple[Rgb, Rgb]:
    if rng.random() < 0.7:
        pair = [pick(rng, _LIGHTS), pick(rng, _DARKS)]
    else:
        pair = [pick(rng, (*PAINTS, *WOODS)), pick(rng, (*PAINTS, *WOODS))]
    if rng.random() < 0.5:
        pair.reverse()
    return pair[0], pair[1]


def _of_discs(
    rng: Generator, paints: list[Paint], colours: Pair, gloss: float
) -> Sides:
    seed = int(rng.integers(2**31))
    if rng.random() < 0.25:
        paints = [ringed(rng, colours[0], pick(rng, PAINTS)), paints[1]]
    makers = [_disc(np.random.default_rng(seed), paint, gloss) for paint in paints]
    if rng.random() < 0.2:
        return [(maker, _stack(maker, makers)) for maker in makers]
    return [(maker,) for maker in makers]


def _of_two_faces(
    rng: Generator, paints: list[Paint], _colours: Pair, gloss: float
) -> Sides:
    seed = int(rng.integers(2**31))
    return [
        (_two_faced(np.random.default_rng(seed), top, below, gloss),)
        for top, below in (paints, paints[::-1])
    ]


def _of_stones(
    rng: Generator, paints: list[Paint], _colours: Pair, gloss: float
) -> Sides:
    seed = int(rng.integers(2**31))
    return [(_stone(np.random.default_rng(seed), paint, gloss),) for paint in paints]


def _of_signs(
    rng: Generator, _paints: list[Paint], colours: Pair, gloss: float
) -> Sides:
    bodies: Sequence[Rgb] = colours
    if rng.random() < 0.65:
        bodies = [pick(rng, _BODIES)] * 2
    natural = bool(rng.random() < 0.3)
    return [
        (_marked(rng, _paint(rng, body, natural=natural), pick(rng, _INKS), gloss),)
        for body in bodies
    ]


_SIDES: Mapping[str, Callable[[Generator, list[Paint], Pair, float], Sides]] = (
    MappingProxyType(
        {
            "disc": _of_discs,
            "faced": _of_two_faces,
            "stone": _of_stones,
            "marked": _of_signs,
            "men": _of_men,
        }
    )
)


def random_pieces(
    rng: Generator, spacing_mm: float, ground: Rgb, *, points: bool
) -> list[PieceSet]:
    """Return random piece sets: two sides, and at times neutral pieces.

    Parameters
    ----------
    ground
        A colour of the board: some pieces are of the same wood.
    points
        They stand where lines cross, so that they may be as wide as their spacing.
    """
    shares = [0.22, 0.13, 0.12, 0.15, 0.38]
    if points:
        shares = [0.2, 0.03, 0.42, 0.25, 0.1]
    kind = str(rng.choice(["disc", "faced", "stone", "marked", "men"], p=shares))
    one, other = _two_colours(rng)
    if rng.random() < 0.12:
        r, g, b = np.clip(np.array(ground) * rng.normal(1, 0.1), 8, 250)
        one = (float(r), float(g), float(b))
    natural = rng.random() < 0.3
    paints = [_paint(rng, colour, natural=natural) for colour in (one, other)]
    gloss = float(rng.choice([0.05, rng.uniform(0, 1)]))
    low, high = {
        "disc": (0.22, 0.47),
        "faced": (0.32, 0.48),
        "stone": (0.42, 0.5),
        "marked": (0.34, 0.47),
        "men": (0.24, 0.42),
    }[kind]
    radius = spacing_mm * float(rng.uniform(low, high))
    askew = float(rng.choice([0.02, 0.05, 0.08]))
    sides = _SIDES[kind](rng, paints, (one, other), gloss)
    sets = [PieceSet(makers=m, radius_mm=radius, askew=askew) for m in sides]
    if rng.random() < (0.5 if kind == "men" else 0.1):
        paint = _paint(rng, pick(rng, PAINTS), natural=False)
        small = spacing_mm * float(rng.uniform(0.17, 0.36))
        maker = _disc(rng, paint, gloss)
        sets.append(PieceSet(makers=(maker,), radius_mm=small, askew=askew))
    return sets
