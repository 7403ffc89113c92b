"""A board as pixels: the frames of an animated picture."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from device.drawing.plan import (
    ARROW_EMBLEM,
    FILLS,
    LINE,
    PIT,
    RIM_MM,
    WOOD,
    chip_colours,
    chip_mm,
    count_at,
    dot_mm,
    emblem_of,
    frame_mm,
    line_mm,
    mark_mm,
    name_spots,
    rise_mm,
    round_mm,
    seed_spots,
)
from rules.core.board import Board, Site
from rules.core.pieces import Content, Piece

Box = tuple[float, float, float, float]

_FINE = 3
"""Shapes are drawn so many times larger, then made small: smooth edges."""

PAPER, INK, QUIET = "#fbf7f0", "#2a1d10", "#7a6a55"
SEED = "#5b3a1a"
LAST, MILL, WRONG = "#0b6e4f", "#8a2be2", "#c1121f"
COUNT = "#fff8ea"
PLAIN = (WOOD, LINE, PIT, SEED, LAST, MILL, WRONG, COUNT)
"""The colours that a board is drawn with, chips apart."""


@dataclass(frozen=True)
class Easel:
    """Where boards of one kind are drawn, south at the bottom.

    Attributes
    ----------
    board
        The board.
    colours
        The names of the chips.
    wide_px
        How wide the picture is; its height follows.
    """

    board: Board
    colours: tuple[str, ...]
    wide_px: int

    @property
    def high_px(self) -> int:
        """Return how high the picture is."""
        _, _, wide, high = frame_mm(self.board)
        return round(self.wide_px * high / wide)

    def picture(
        self,
        contents: Mapping[str, Content],
        *,
        last: Collection[str] = (),
        mills: Sequence[Sequence[str]] = (),
        wrong: Collection[str] = (),
    ) -> Image.Image:
        """Return the board with what stands on it, as an RGB picture."""
        page = self._bare.copy()
        if mills:
            page.paste(MILL, (0, 0), self._under(mills))
        for site in self.board.sites:
            if site.name in wrong or site.name in last:
                self._ring(page, site, WRONG if site.name in wrong else LAST)
        for site in self.board.sites:
            held = contents.get(site.name, ())
            if isinstance(held, int):
                self._seeds(page, site, held)
            else:
                self._stack(page, site, held)
        return page

    @property
    def _scale(self) -> float:
        """Return pixels for each millimetre."""
        return self.wide_px / frame_mm(self.board)[2]

    def _at(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """Return the pixel of a place, its y downwards."""
        west, north, _, _ = frame_mm(self.board)
        return (x_mm - west) * self._scale, (y_mm - north) * self._scale

    def _box(self, x_mm: float, y_mm: float, wide: float, high: float) -> Box:
        """Return a fine box about a place."""
        x, y = self._at(x_mm, y_mm)
        fine, scale = _FINE, self._scale
        dx, dy = wide * scale, high * scale
        return (x - dx) * fine, (y - dy) * fine, (x + dx) * fine, (y + dy) * fine

    def _line(self, *points_mm: tuple[float, float]) -> list[tuple[float, float]]:
        return [
            (x * _FINE, y * _FINE) for x, y in (self._at(*point) for point in points_mm)
        ]

    def _fine_px(self, length_mm: float) -> int:
        return max(round(length_mm * self._scale * _FINE), 1)

    def _blank(self, colour: str, mode: str = "RGB") -> Image.Image:
        size = (self.wide_px * _FINE, self.high_px * _FINE)
        return Image.new(mode, size, colour)

    def _small(self, fine: Image.Image) -> Image.Image:
        return fine.resize((self.wide_px, self.high_px), Image.Resampling.BOX)

    @cached_property
    def _bare(self) -> Image.Image:
        """Return the empty board."""
        fine = self._blank(PAPER)
        pen = ImageDraw.Draw(fine)
        west, north, wide, high = frame_mm(self.board)
        whole = self._box(west + wide / 2, north + high / 2, wide / 2, high / 2)
        pen.rounded_rectangle(whole, self._fine_px(12), WOOD)
        self._drawing(pen)
        page = self._small(fine)
        names = ImageDraw.Draw(page)
        font = letters(max(round(11 * self._scale), 9))
        for x, y, text in name_spots(self.board, (west, north, high)):
            names.text(self._at(x, y), text, LINE, font, anchor="ms")
        return page

    def _drawing(self, pen: ImageDraw.ImageDraw) -> None:
        board, drawing = self.board, self.board.drawing
        for patch in drawing.patches:
            x, y = patch.middle
            box = self._box(x, -y, patch.wide_mm / 2, patch.high_mm / 2)
            pen.rectangle(box, FILLS[patch.fill])
        for line in drawing.lines:
            broad = self._fine_px(line.breadth * line_mm(board))
            pen.line(self._line(*((x, -y) for x, y in line.path)), LINE, broad)
        for dot in drawing.dots:
            x, y = dot.middle
            radius = dot.size * dot_mm(board)
            pen.ellipse(self._box(x, -y, radius, radius), LINE)
        for pit in drawing.pits:
            x, y = pit.middle
            box = self._box(x, -y, *pit.half_mm)
            round_ = (box[2] - box[0]) / 2
            pen.rounded_rectangle(box, round_, PIT, LINE, self._fine_px(RIM_MM))

    def _under(self, mills: Sequence[Sequence[str]]) -> Image.Image:
        """Return where mills are shown, as a mask."""
        mask = self._blank("black", "L")
        pen = ImageDraw.Draw(mask)
        plan = {name: (x, -y) for name, (x, y) in self.board.plan_mm.items()}
        for mill in mills:
            way = self._line(*(plan[site] for site in mill if site in plan))
            pen.line(way, "#b8b8b8", self._fine_px(1.1 * chip_mm(self.board)))
        return self._small(mask)

    def _ring(self, page: Image.Image, site: Site, colour: str) -> None:
        wide, high = round_mm(self.board, site)
        beyond = mark_mm(self.board, 2)
        mask = self._ring_mask(wide + beyond, high + beyond)
        x, y = self._at(site.x_mm, -site.y_mm)
        page.paste(
            colour, (round(x - mask.width / 2), round(y - mask.height / 2)), mask
        )

    def _ring_mask(self, wide_mm: float, high_mm: float) -> Image.Image:
        """Return a ring of that size as a mask; each is drawn once."""
        if (wide_mm, high_mm) not in self._masks:
            wide, high = self._fine_px(wide_mm), self._fine_px(high_mm)
            broad = mark_mm(self.board, 5)
            fine = Image.new("L", (2 * wide + 2, 2 * high + 2), "black")
            ImageDraw.Draw(fine).rounded_rectangle(
                (0, 0, 2 * wide, 2 * high), wide, None, "white", self._fine_px(broad)
            )
            size = (round(fine.width / _FINE), round(fine.height / _FINE))
            self._masks[wide_mm, high_mm] = fine.resize(size, Image.Resampling.BOX)
        return self._masks[wide_mm, high_mm]

    @cached_property
    def _masks(self) -> dict[tuple[float, float], Image.Image]:
        return {}

    def _stack(self, page: Image.Image, site: Site, held: tuple[str, ...]) -> None:
        for number, chip in enumerate(map(Piece, held)):
            if chip.side in self._chips:
                sprite = self._chips[chip.side]
                rise = number * rise_mm(self.board)
                x, y = self._at(site.x_mm, -site.y_mm - rise)
                corner = (round(x - sprite.width / 2), round(y - sprite.height / 2))
                page.paste(sprite, corner, sprite)
                if chip.kind:
                    self._badge(page, x, y, chip.kind)
        if len(held) > 1:
            radius = chip_mm(self.board)
            x, y = self._at(site.x_mm + 0.95 * radius, -site.y_mm + 0.75 * radius)
            self._badge(page, x, y, str(len(held)))

    def _seeds(self, page: Image.Image, site: Site, held: int) -> None:
        pen = ImageDraw.Draw(page)
        size = max(2.9 * self._scale, 1.5)
        for dx, dy in seed_spots(self.board, site, held):
            x, y = self._at(site.x_mm + dx, -site.y_mm + dy)
            pen.ellipse((x - size, y - size, x + size, y + size), SEED)
        dx, dy = count_at(self.board, site)
        self._badge(page, *self._at(site.x_mm + dx, -site.y_mm + dy), str(held))

    def _badge(self, page: Image.Image, x: float, y: float, text: str) -> None:
        """Write a number or a letter on a light ground."""
        pen = ImageDraw.Draw(page)
        size = max(round(15 * self._scale), 10)
        half = size * (0.55 + 0.27 * (len(text) - 1))
        box = (x - half, y - 0.58 * size, x + half, y + 0.58 * size)
        pen.rounded_rectangle(box, 0.55 * size, COUNT, LINE)
        pen.text((x, y), text, INK, letters(size), anchor="mm")

    @cached_property
    def _chips(self) -> Mapping[str, Image.Image]:
        return {
            colour: self._chip(colour, number, fill, ink)
            for number, (colour, (fill, ink)) in enumerate(
                chip_colours(self.colours).items()
            )
        }

    def _chip(self, colour: str, number: int, fill: str, ink: str) -> Image.Image:
        """Return a chip with its emblem, see-through around it."""
        radius = self._fine_px(chip_mm(self.board))
        edge = max(radius // 11, 1)
        side = 2 * (radius + edge)
        fine = Image.new("RGBA", (side, side), ink + "00")
        pen = ImageDraw.Draw(fine)
        pen.ellipse((edge / 2, edge / 2, side - edge, side - edge), fill, ink, edge)
        _emblem(pen, emblem_of(colour, number), side / 2, 0.4 * radius, ink)
        small = round(side / _FINE)
        return fine.resize((small, small), Image.Resampling.BOX)


def _emblem(
    pen: ImageDraw.ImageDraw, kind: int, at: float, half: float, ink: str
) -> None:
    """Draw the mark by which chips differ for those who see no colours."""
    broad = max(round(half / 3.6), 1)
    match kind:
        case 0:
            wide = 1.55 * half
            pen.ellipse((at - wide, at - wide, at + wide, at + wide), None, ink, broad)
        case 1:
            wide = 0.85 * half
            pen.ellipse((at - wide, at - wide, at + wide, at + wide), ink)
        case 2:
            low = at + 0.75 * half
            pen.polygon(
                [(at, at - 1.15 * half), (at + half, low), (at - half, low)], ink
            )
        case 3:
            wide = 0.8 * half
            pen.rectangle((at - wide, at - wide, at + wide, at + wide), ink)
        case 4:
            tall = 1.2 * half
            pen.polygon(
                [(at, at - tall), (at + half, at), (at, at + tall), (at - half, at)],
                ink,
            )
        case _ if kind == ARROW_EMBLEM:
            tall, low = 1.5 * half, at - 0.5 * half
            pen.line([(at, at + tall), (at, at - tall)], ink, broad)
            pen.line([(at - half, low), (at, at - tall), (at + half, low)], ink, broad)
        case _:
            pen.line([(at - half, at), (at + half, at)], ink, broad)
            pen.line([(at, at - half), (at, at + half)], ink, broad)


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
        Whether other letters are needed; ``legible`` tells what then can be written.
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
