"""A position as vector shapes, the common input of every renderer.

The page draws the same in its own script (``board.js``), where it answers to taps.
Lengths are in millimetres of the plan, y downwards, south at the bottom.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, hypot, sin, sqrt

from device.drawing.look import Colour, Paint, colour, kinds_of_chips, paint, shapes
from device.drawing.paths import points_of
from rules.core.board import Board, BoardKind
from rules.core.drawing import Edge, Label
from rules.core.game import Game
from rules.core.labels import Labels
from rules.core.pieces import Content, Piece

Point = tuple[float, float]

_SIGN_RADIUS = 56
"""Radius of the piece that a sign of the page's scripts is drawn for."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle about its middle, its corners rounded: a disc, if wholly."""

    at: Point
    wide: float
    high: float
    round: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Polyline:
    """Lines from point to point; closed ones may be filled."""

    lines: tuple[tuple[Point, ...], ...]
    paint: Paint


@dataclass(frozen=True, slots=True)
class PathText:
    """A path in SVG's words, larger by a scale, about a place."""

    path: str
    at: Point
    scale: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Words:
    """A few letters about their middle, with an edge if their paint has a stroke."""

    text: str
    at: Point
    size: float
    paint: Paint


Shape = Box | Polyline | PathText | Words


@dataclass(frozen=True, slots=True)
class SitePlace:
    """Position, size and orientation of a drawn site."""

    at: Point
    wide: float
    high: float
    lean: float


@dataclass(frozen=True, slots=True)
class BoardSheet:
    """Layout of a board in its picture.

    Attributes
    ----------
    places
        Of each site.
    frame
        West, north, width and height of the picture.
    tall
        How much taller than in the plan rows of pits are drawn.
    rim
        The coordinates along its rims.
    """

    board: Board
    places: Mapping[str, SitePlace]
    frame: tuple[float, float, float, float]
    tall: float
    rim: tuple[Label, ...]

    @property
    def step(self) -> float:
        """Return the spacing of the sites."""
        return self.board.spacing_mm

    def point(self, plan: Point) -> Point:
        """Return a point of the plan in drawing units."""
        return plan[0], -plan[1] * self.tall


@cache
def sheet_of(board: Board, labels: Labels | None = None) -> BoardSheet:
    """Return a board's placement in its picture, with the game's coordinates."""
    layout, step = shapes()["LAYOUTS"][board.kind.value], board.spacing_mm
    tall, wide, rows = layout["tall"], step * layout["place"], _in_rows(board)
    highest = max(abs(site.y_mm) for site in board.sites)
    places = {}
    for site in board.sites:
        store = site.name in board.stores
        high = step * tall * 0.9 if rows else wide
        high += 2 * highest * tall if rows and store else 0.0
        lean = (-1.0 if store or site.y_mm > 0 else 1.0) if rows else 0.0
        at = (site.x_mm, -site.y_mm * tall)
        places[site.name] = SitePlace(at, wide, high, lean)
    pad = step * layout["beyond"] + layout["wood"]
    east = max(p.at[0] + (p.wide / 2 if rows else 0) for p in places.values()) + pad
    south = max(p.at[1] + (p.high / 2 if rows else 0) for p in places.values()) + pad
    frame = (-east, -south, 2 * east, 2 * south)
    rim = board.drawing.labels if labels is None else labels.rim
    return BoardSheet(board, places, frame, tall, rim)


def signs_of(game: Game, sides: Sequence[str] = ()) -> Mapping[str, str]:
    """Return the sign of each named piece: 'white:K' has a king's sign.

    Parameters
    ----------
    game
        The game, alone, in a match or in a team.
    sides
        What its sides are called; empty: as without other names.
    """
    if not game.kinds:
        return {}
    sides = sides or game.start().sides
    return {
        f"{side}:{kind.letter}": sign
        for kind in game.kinds
        for side, sign in zip(sides, kind.signs * len(sides), strict=False)
    }


def ground(sheet: BoardSheet) -> Iterator[Shape]:
    """Yield the bare board: wood, names, squares, lines, dots and hollows."""
    yield from _plank(sheet)
    yield from _names(sheet)
    drawing, step = sheet.board.drawing, sheet.step
    for patch in drawing.patches:
        fill = paint(f"patch-{patch.fill.value}")
        high = patch.high_mm * sheet.tall
        yield Box(sheet.point(patch.middle), patch.wide_mm, high, 0.0, fill)
    for breadth in dict.fromkeys(line.breadth for line in drawing.lines):
        broad = step * 0.055 * breadth
        lines = tuple(
            tuple(map(sheet.point, line.path))
            for line in drawing.lines
            if line.breadth == breadth
        )
        aside = tuple(
            tuple((x + 0.35 * broad, y + 0.45 * broad) for x, y in line)
            for line in lines
        )
        yield Polyline(aside, paint("groove-light", broad))
        yield Polyline(lines, paint("groove", broad))
    for dot in drawing.dots:
        yield _disc(sheet.point(dot.middle), step * 0.085 * dot.size, paint("drilled"))
    for pit in drawing.pits:
        place = sheet.places[pit.site]
        look = paint("hollow", shade="hollow")
        edge = min(place.wide, place.high) / 2
        yield Box(place.at, place.wide, place.high, edge, look)


def standing(
    sheet: BoardSheet,
    site: str,
    held: Content,
    kinds: Mapping[str, str],
    signs: Mapping[str, str],
) -> Iterator[Shape]:
    """Yield the shapes of a site's contents.

    Parameters
    ----------
    kinds
        As what chips of each colour are drawn: ``look.kinds_of_chips``.
    signs
        What is drawn on pieces: ``signs_of``.
    """
    place = sheet.places[site]
    if isinstance(held, int):
        yield from _seeds(place, held)
        return
    radius, lift = place.wide * shapes()["PIECE"], shapes()["LIFT"]
    for number, piece in enumerate(map(Piece, held)):
        at = (place.at[0], place.at[1] - number * lift * radius)
        if piece.side in kinds:
            yield from _chip(piece, at, radius, kinds[piece.side], signs.get(piece))


def heights(sheet: BoardSheet, contents: Mapping[str, Content]) -> Iterator[Shape]:
    """Yield the numbers of stack heights; they are drawn over the rings."""
    for site, held in contents.items():
        if isinstance(held, tuple) and len(held) > 1:
            place = sheet.places[site]
            (x, y), radius = place.at, place.wide * shapes()["PIECE"]
            at = (x + 0.8 * radius, y + 0.75 * radius)
            yield from _badge(str(len(held)), at, radius)


def mills_at(sheet: BoardSheet, lines: Iterable[Sequence[str]]) -> Iterator[Shape]:
    """Yield gold along mills; it lies under the pieces."""
    for line in lines:
        points = tuple(sorted(sheet.places[s].at for s in line if s in sheet.places))
        if len(points) > 1:
            yield Polyline((points,), paint("mill", 0.2 * sheet.step))


def rings(sheet: BoardSheet, sites: Collection[str], kind: str) -> Iterator[Shape]:
    """Yield rings about sites, over the pieces: of the 'last' turn, or 'wrong' ones."""
    grow = 1.04 if kind == "last" else 1.12
    if _in_rows(sheet.board):
        grow = 1.0  # a pit's name stands close by
    for site in sites:
        if site not in sheet.places:
            continue
        place = sheet.places[site]
        wide, high = grow * place.wide, grow * place.high
        halo = paint(f"halo-{kind}", 0.115 * sheet.step)
        if not halo.stroke[3]:
            halo = paint("halo", 0.115 * sheet.step)
        for look in (halo, paint(f"ring-{kind}", 0.065 * sheet.step)):
            yield Box(place.at, wide, high, min(wide, high) / 2, look)


def way_back(
    sheet: BoardSheet, guide: Iterable[tuple[str | None, str | None]]
) -> Iterator[Shape]:
    """Yield arrows from origins to targets of the way back, crosses for removals."""
    step = sheet.step
    for here, there in guide:
        start = sheet.places.get(here or "")
        end = sheet.places.get(there or "")
        if start and end and here != there:
            yield from _arrow(start.at, end.at, step)
        elif end:
            look = paint("ring-back", 0.065 * step)
            yield _disc(end.at, 0.85 * end.wide / 2, look)
        elif start:
            (x, y), arm = start.at, 0.26 * step
            lines = (
                ((x - arm, y - arm), (x + arm, y + arm)),
                ((x + arm, y - arm), (x - arm, y + arm)),
            )
            yield Polyline(lines, paint("off-halo", 0.62 * arm))
            yield Polyline(lines, paint("off", 0.36 * arm))


def _in_rows(board: Board) -> bool:
    return board.kind is BoardKind.ROWS


def _disc(at: Point, radius: float, look: Paint) -> Box:
    return Box(at, 2 * radius, 2 * radius, radius, look)


def _plank(sheet: BoardSheet) -> Iterator[Shape]:
    """Yield a plank with its grain; the same chance as on the page."""
    west, north, wide, high = sheet.frame
    least, middle = min(wide, high), (0.0, 0.0)
    yield Box(middle, wide, high, 0.045 * least, Paint(shade="wood"))
    seed = 7

    def chance() -> float:
        nonlocal seed
        seed = seed * 16807 % 2147483647
        return seed / 2147483647

    for n in range(1, 15):
        at = north + high * (n + 0.7 * (chance() - 0.5)) / 15
        one, two, end = ((chance() - 0.5) * high / 16 for _ in range(3))
        path = (
            f"M{west:.2f} {at:.2f}C{west + 0.3 * wide:.2f} {at + one:.2f} "
            f"{west + 0.6 * wide:.2f} {at + two:.2f} "
            f"{west + wide:.2f} {at + end / 2:.2f}"
        )
        look = paint("grain" if n % 3 else "grain-dark")
        broad = look.broad or paint("grain").broad
        yield PathText(path, middle, 1.0, Paint(stroke=look.stroke, broad=broad))
    inset = 0.028 * least
    edge = Box(middle, wide - inset, high - inset, 0.034 * least, paint("edge"))
    yield edge


def _names(sheet: BoardSheet) -> Iterator[Shape]:
    west, north, _, high = sheet.frame
    step, board = sheet.step, sheet.board
    of_step, mm = shapes()["LAYOUTS"][board.kind.value]["rim"]
    size, rim = 0.2 * step, of_step * step + mm
    look = paint("names text")
    out = max((p.at[1] + p.high / 2 for p in sheet.places.values()), default=0.0)
    beside = out + 0.85 * size if board.stores else north + high - rim
    for label in sheet.rim:
        at = {
            Edge.SOUTH: (label.at_mm, beside),
            Edge.NORTH: (label.at_mm, -beside),
            Edge.WEST: (west + rim, -label.at_mm * sheet.tall),
        }[label.edge]
        yield Words(label.text, at, size, look)


def _chip(
    piece: Piece, at: Point, radius: float, kind: str, sign: str | None
) -> Iterator[Shape]:
    """Yield a chip of a colour, with its sign or what is inlaid in it."""
    x, y = at
    shadow = (x + 0.05 * radius, y + 0.13 * radius)
    yield _disc(shadow, radius, paint("chip-shadow"))
    yield _disc(at, radius, paint("chip-body", shade=kind))
    look, inlaid = paint(f"chip-{kind} inlay"), shapes()["INLAYS"][kind]
    if sign is not None:
        yield _disc(at, 0.9 * radius, Paint(stroke=look.stroke, broad=0.9))
        yield from _sign(sign, at, radius, kind)
        return
    for out in inlaid["rings"]:
        yield _disc(at, out * radius, look)
    if inlaid["lines"]:
        lines = tuple(
            tuple((x + radius * dx, y + radius * dy) for dx, dy in line)
            for line in inlaid["lines"]
        )
        yield Polyline(lines, look)
    if piece.kind:
        yield from _badge(piece.kind, at, radius)


def _sign(sign: str, at: Point, radius: float, kind: str) -> Iterator[Shape]:
    scale = radius / _SIGN_RADIUS
    if strokes := shapes()["STROKES"].get(sign):  # a character
        (x, y), look = at, paint(f"chip-{kind} piece-line")
        lines = tuple(
            tuple((x + scale * dx, y + scale * dy) for dx, dy in line)
            for line in points_of(strokes)
        )
        yield Polyline(lines, replace(look, broad=scale * look.broad))
        return
    on, off = _inks(kind)
    for number, path in enumerate(shapes()["SIGNS"][sign]):
        look = Paint(fill=off if number % 2 else on)
        yield PathText(path, at, scale, look)


def _inks(kind: str) -> tuple[Colour, Colour]:
    """Return with what signs are drawn on pieces of a kind, and what is cut out."""
    on = paint(f"chip-{kind} piece-on").fill
    return on, paint(f"chip-{kind} piece-off").fill


def _badge(text: str, at: Point, radius: float) -> Iterator[Shape]:
    yield _disc(at, 0.5 * radius, paint("badge circle"))
    yield Words(text, at, 0.72 * radius, Paint(fill=paint("badge text").fill))


def _seeds(place: SitePlace, count: int) -> Iterator[Shape]:
    """Yield seeds as they lie in a hollow, and at its outer end their number."""
    (x, y), least = place.at, min(place.wide, place.high)
    size = least * (0.44 if count > 99 else 0.58)
    wide = place.wide / 2 - 0.2 * least
    high = place.high / 2 - 0.2 * least - abs(place.lean) * 0.62 * size
    middle = y - place.lean * 0.62 * size
    radius = least * (0.09 if count > 16 else 0.115)
    shown = min(count, 36)
    look = paint("seed", shade="seed")
    for n in range(shown):
        far, turn = sqrt((n + 0.4) / max(shown, 7)), n * 2.39996 + 0.6
        at = (x + cos(turn) * far * wide, middle + sin(turn) * far * high)
        yield Box(at, 2.24 * radius, 1.84 * radius, radius, look)
    number = (x, y + place.lean * (place.high / 2 - 0.74 * size))
    yield Words(str(count), number, size, paint("count" if count else "count-none"))


def _arrow(start: Point, end: Point, step: float) -> Iterator[Shape]:
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    way = ((end[0] - start[0]) / far, (end[1] - start[1]) / far)
    tip = (end[0] - way[0] * 0.15 * step, end[1] - way[1] * 0.15 * step)
    neck = (end[0] - way[0] * 0.4 * step, end[1] - way[1] * 0.4 * step)
    side = (-way[1] * 0.17 * step, way[0] * 0.17 * step)
    head = (
        tip,
        (neck[0] + side[0], neck[1] + side[1]),
        (neck[0] - side[0], neck[1] - side[1]),
        tip,
    )
    yield Polyline(((start, neck),), paint("way-halo", 0.16 * step))
    yield Polyline(((start, neck),), paint("way", 0.08 * step))
    yield Polyline((head,), Paint(fill=colour("board-wrong")))


def chips_of(colours: Sequence[str]) -> Mapping[str, str]:
    """Return as what chips are drawn, arrows of neutral colour among them."""
    return kinds_of_chips((*colours, "arrow") if "arrow" not in colours else colours)
