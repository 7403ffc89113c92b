"""Rasterise a board: the frames of an animated picture."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, floor
from unicodedata import normalize

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from device.drawing.look import Colour, Paint, flat, shine, stops
from device.drawing.paths import points_of
from device.drawing.shapes import (
    BoardSheet,
    Box,
    PathText,
    Polyline,
    Shape,
    Words,
    chips_of,
    ground,
    heights,
    mills_at,
    rings,
    sheet_of,
    standing,
    way_back,
)
from rules.core.board import Board
from rules.core.labels import Labels
from rules.core.pieces import Content

_FINE = 3
"""Shapes are drawn so many times larger, then made small: smooth edges."""

PAPER, INK, QUIET = flat("paper"), flat("ink"), flat("soft")
LAST, WRONG = flat("good"), flat("warn")

_COARSE = 4

_Edges = tuple[float, float, float, float]


@dataclass(frozen=True)
class Easel:
    """Rasteriser of boards of one kind, south at the bottom.

    Attributes
    ----------
    board
        The board.
    colours
        The names of the chips.
    wide_px
        How wide the picture is; its height follows.
    signs
        What is drawn on pieces that have names, as pairs: ``shapes.signs_of``.
    labels
        What a game's players call its sites; None: as the log does.
    """

    board: Board
    colours: tuple[str, ...]
    wide_px: int
    signs: tuple[tuple[str, str], ...] = ()
    labels: Labels | None = None

    @property
    def high_px(self) -> int:
        """Return the picture's height."""
        _, _, wide, high = self._sheet.frame
        return round(self.wide_px * high / wide)

    def picture(
        self,
        contents: Mapping[str, Content],
        *,
        last: Collection[str] = (),
        mills: Sequence[Sequence[str]] = (),
        wrong: Collection[str] = (),
        guide: Iterable[tuple[str | None, str | None]] = (),
    ) -> Image.Image:
        """Return the board with what stands on it, as an RGB picture."""
        page, sheet = self._bare.copy(), self._sheet
        self._lay(page, tuple(mills_at(sheet, mills)))
        for site in self.board.names:
            held = contents.get(site, ())
            self._lay(
                page, tuple(standing(sheet, site, held, self._chips, self._signs))
            )
        for site in last:
            self._lay(page, tuple(rings(sheet, (site,), "last")))
        for site in wrong:
            self._lay(page, tuple(rings(sheet, (site,), "wrong")))
        self._lay(page, tuple(way_back(sheet, guide)))
        self._lay(page, tuple(heights(sheet, contents)))
        return page

    @cached_property
    def _sheet(self) -> BoardSheet:
        return sheet_of(self.board, self.labels)

    @cached_property
    def _chips(self) -> Mapping[str, str]:
        return chips_of(self.colours)

    @cached_property
    def _signs(self) -> Mapping[str, str]:
        return dict(self.signs)

    @cached_property
    def _bare(self) -> Image.Image:
        """Return the empty board."""
        page = Image.new("RGB", (self.wide_px, self.high_px), PAPER)
        for shape in ground(self._sheet):
            self._lay(page, (shape,))
        return page

    @cached_property
    def _kept(self) -> dict[tuple[Shape, ...], tuple[Image.Image, tuple[int, int]]]:
        """Return the cache of drawn shapes, which frames of a film share."""
        return {}

    def _lay(self, page: Image.Image, shapes: tuple[Shape, ...]) -> None:
        """Put shapes on a page."""
        if not shapes:
            return
        if shapes not in self._kept:
            self._kept[shapes] = self._sprite(shapes)
        sprite, corner = self._kept[shapes]
        page.paste(sprite, corner, sprite)

    def _sprite(self, shapes: Sequence[Shape]) -> tuple[Image.Image, tuple[int, int]]:
        """Return shapes on a see-through ground, and where its corner lies."""
        west, north, wide, _ = self._sheet.frame
        scale = self.wide_px / wide
        ends = [_edges(shape) for shape in shapes]
        left = floor((min(e[0] for e in ends) - west) * scale)
        top = floor((min(e[1] for e in ends) - north) * scale)
        right = ceil((max(e[2] for e in ends) - west) * scale)
        bottom = ceil((max(e[3] for e in ends) - north) * scale)
        size = (max(right - left, 1), max(bottom - top, 1))
        fine = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE))
        pen = _Pen(fine, scale * _FINE, (west + left / scale, north + top / scale))
        for shape in shapes:
            pen.draw(shape)
        # colours are made small with what they cover, or the empty ground darkens them
        small = fine.convert("RGBa").resize(size, Image.Resampling.BOX)
        return small.convert("RGBA"), (left, top)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws shapes on a picture.

    Attributes
    ----------
    scale
        Pixels for each millimetre.
    corner
        Where the picture begins, in millimetres.
    """

    page: Image.Image
    scale: float
    corner: tuple[float, float]

    def draw(self, shape: Shape) -> None:
        """Draw one shape: its fill, then its stroke."""
        look = shape.paint
        if isinstance(shape, Words):
            self._write(shape)
            return
        if look.fill[3] or look.shade:
            self._spread(look.fill, self._mask(shape, None), look, shape)
        if look.stroke[3]:
            broad = max(round(look.broad * self.scale), 1)
            self._spread(look.stroke, self._mask(shape, broad))

    def _spread(
        self,
        shown: Colour,
        mask: Image.Image,
        look: Paint | None = None,
        shape: Shape | None = None,
    ) -> None:
        """Lay a colour or a shade over what a mask shows."""
        if look is not None and look.shade and isinstance(shape, Box):
            self._lay(self._shade(look.shade, shape), mask)
            return
        part = mask.point([round(value * shown[3]) for value in range(256)])
        self._lay(Image.new("RGBA", self.page.size, (*shown[:3], 255)), part)

    def _lay(self, colours: Image.Image, mask: Image.Image) -> None:
        colours.putalpha(mask)
        self.page.alpha_composite(colours)

    def _mask(self, shape: Shape, broad: int | None) -> Image.Image:
        """Return a shape's mask: its interior, or its stroke."""
        mask = Image.new("L", self.page.size)
        pen = ImageDraw.Draw(mask)
        if isinstance(shape, Box):
            half = (broad or 0) / 2
            (x, y), wide, high = shape.at, shape.wide / 2, shape.high / 2
            (left, top), (right, bottom) = (
                self._px((x - wide, y - high)),
                self._px((x + wide, y + high)),
            )
            edges = (left - half, top - half, right + half, bottom + half)
            round_ = shape.round * self.scale + half
            if broad is None:
                pen.rounded_rectangle(edges, round_, 255)
            else:
                pen.rounded_rectangle(edges, round_, None, 255, broad)
            return mask
        for line in _lines(shape):
            px = [self._px(point) for point in line]
            if broad is None:
                pen.polygon(px, 255)
            else:
                pen.line(px, 255, broad, "curve")
                for x, y in (px[0], px[-1]):
                    half = broad / 2 - 0.5
                    pen.ellipse((x - half, y - half, x + half, y + half), 255)
        return mask

    def _px(self, at: tuple[float, float]) -> tuple[float, float]:
        x, y = at
        west, north = self.corner
        return (x - west) * self.scale, (y - north) * self.scale

    def _shade(self, shade: str, box: Box) -> Image.Image:
        """Return a shade as it fills a box, over the whole picture."""
        # a shade changes so slowly that a few of its pixels determine the others
        wide, high = (max(length // _COARSE, 8) for length in self.page.size)
        (x, y), (west, north) = box.at, self.corner
        fine_wide, fine_high = (length / self.scale for length in self.page.size)
        across = (np.arange(wide) + 0.5) / wide * fine_wide + west - x + box.wide / 2
        along = (np.arange(high) + 0.5) / high * fine_high + north - y + box.high / 2
        u, v = np.meshgrid(across / box.wide, along / box.high)
        if shade == "wood":
            far = (u + v) / 2
        else:
            at_x, at_y, reach = shine(shade)
            far = np.hypot(u - at_x, v - at_y) / reach
        outs, shown = zip(*stops(shade), strict=True)
        parts = [np.interp(far, outs, [one[n] for one in shown]) for n in range(3)]
        pixels = np.dstack([*parts, np.full_like(far, 255.0)])
        coarse = Image.fromarray(pixels.round().astype(np.uint8), "RGBA")
        return coarse.resize(self.page.size, Image.Resampling.BILINEAR)

    def _write(self, words: Words) -> None:
        look = words.paint
        size = max(round(1.12 * words.size * self.scale), 8)
        font = letters(size, wide=not words.text.isascii())
        edge = round(look.broad * self.scale / 2) if look.stroke[3] else 0
        for shown, around in ((look.stroke, edge), (look.fill, 0)):
            if shown[3] and (around or shown is look.fill):
                mask = Image.new("L", self.page.size)
                ImageDraw.Draw(mask).text(
                    self._px(words.at),
                    words.text,
                    255,
                    font,
                    anchor="mm",
                    stroke_width=around,
                )
                self._spread(shown, mask)


def _lines(shape: Shape) -> Iterable[tuple[tuple[float, float], ...]]:
    if isinstance(shape, Polyline):
        return shape.lines
    assert isinstance(shape, PathText)
    (x, y), scale = shape.at, shape.scale
    return tuple(
        tuple((x + scale * dx, y + scale * dy) for dx, dy in line)
        for line in points_of(shape.path)
    )


def _edges(shape: Shape) -> _Edges:
    """Return west, north, east and south of a shape with its stroke."""
    beyond = shape.paint.broad / 2 + 1.0
    if isinstance(shape, Box):
        (x, y), wide, high = shape.at, shape.wide / 2 + beyond, shape.high / 2 + beyond
        return x - wide, y - high, x + wide, y + high
    if isinstance(shape, Words):
        (x, y), half = shape.at, shape.size * (0.4 + 0.4 * len(shape.text)) + beyond
        return x - half, y - shape.size, x + half, y + shape.size
    xs, ys = zip(*(point for line in _lines(shape) for point in line), strict=True)
    return min(xs) - beyond, min(ys) - beyond, max(xs) + beyond, max(ys) + beyond


_Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

_WIDE_FONT = "DejaVuSans.ttf"
"""Has the letters of most languages; not every machine has it."""


@lru_cache(maxsize=64)
def letters(size: int, *, wide: bool = False) -> _Font:
    """Return the font that comes with Pillow, which knows plain letters only.

    Parameters
    ----------
    size
        In pixels.
    wide
        Whether other letters are needed; ``legible`` gives those available.
    """
    if wide and _has_wide_font():
        return ImageFont.truetype(_WIDE_FONT, round(0.9 * size))
    return ImageFont.load_default(size)


def legible(text: str) -> str:
    """Return a text as it can be written here: accents fall if no font has them."""
    if text.isascii() or _has_wide_font():
        return text
    bare = normalize("NFKD", text.replace("\u00df", "ss"))
    return bare.encode("ascii", "ignore").decode() or "?"


@lru_cache(maxsize=1)
def _has_wide_font() -> bool:
    try:
        ImageFont.truetype(_WIDE_FONT, 10)
    except OSError:
        return False
    return True
