"""Printable board as PDF, true to scale.

Beside the drawing there is little that a camera could take for a part of it: marks for
scissors and glue, mostly where they are cut off or glued under; a fine bar of 100 mm in
the last margin, by which one sees whether the printer kept the scale.
"""

from dataclasses import dataclass
from io import BytesIO

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from device.drawing.plan import RIM_MM, dot_mm, ink_mm, line_mm
from device.drawing.sheets import (
    Layout,
    Span,
    Stretch,
    laid_out,
    largest_on_one,
    sheet_name,
)
from device.words.printing import BAR, CUT, SHEET
from rules.core.board import Board
from rules.core.drawing import Edge, Fill, Label
from words.catalogue import catalogue

_RIM_MM, _NAMED_RIM_MM = 6.0, 10.0  # about what is drawn, without and with names
_NAME_MM, _NAME_OFF_MM = 4.0, 3.0  # how large a name is, how far from what is drawn
_SMALL_MM = 2.5  # letters in the margins
_FINE_MM = 0.2  # how broad a mark is
_MARK_GREY = 0.3
_BAR_MM, _BAR_FROM_MM = 100.0, (12.0, 5.5)  # the bar; from the paper's south-west
_WORDS_OFF_MM = 6.5  # how far words along an edge stand from it
_TICK_MM = (1.0, 5.0)  # from where to where, off what is shown
_FACE = "Helvetica"  # has the letters of all our languages, and comes with every reader


@dataclass(frozen=True, slots=True)
class _Inks:
    """Colours of a printed board; None: the paper is left bare."""

    ground: str | None
    line: str
    pit: str
    fills: dict[Fill, str]


_SPARING = _Inks(
    ground=None,
    line="#1a1a1a",
    pit="#bdbdbd",
    fills={
        Fill.DARK: "#8c8c8c",
        Fill.FELT: "#c4c4c4",
        Fill.RIVER: "#d9d9d9",
        Fill.CASTLE: "#bdbdbd",
    },
)
_COLOURED = _Inks(
    ground="#e3c498",
    line="#6f4a22",
    pit="#d6b07c",  # of hardly any contrast to the ground: a flat disc is no chip
    fills={
        Fill.LIGHT: "#f0dcb4",
        Fill.DARK: "#b5835a",
        Fill.FELT: "#5f9468",
        Fill.RIVER: "#8fb8d4",
        Fill.CASTLE: "#e8b75d",
    },
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Print:
    """A board as it is to be printed.

    Attributes
    ----------
    paper
        One of ``PAPERS``.
    scale
        How much larger than its plan.
    coordinates
        What stands along its rims; () for nothing.
    coloured
        Whether it is printed in colours, on a ground of wood; else in black and greys
        on bare paper, which saves ink.
    language
        Of the words in the margins.
    """

    board: Board
    paper: str = "a4"
    scale: float = 1.0
    coordinates: tuple[Label, ...] = ()
    coloured: bool = False
    language: str = "en"

    @property
    def size_mm(self) -> tuple[float, float]:
        """Return the drawing's width and height."""
        west, north, east, south = ink_mm(self.board)
        return self.scale * (east - west), self.scale * (south - north)

    @property
    def largest_on_one(self) -> float:
        """Return the greatest scale that fits on one sheet."""
        west, north, east, south = ink_mm(self.board)
        return largest_on_one(self.paper, east - west, south - north, self._rim_mm)

    @property
    def layout(self) -> Layout:
        """Return the layout over sheets of paper."""
        west, north, east, south = (self.scale * end for end in ink_mm(self.board))
        rim = self._rim_mm
        return laid_out(
            (west - rim, north - rim, east + rim, south + rim),
            self.paper,
            _unparted(self.board, self.scale),
        )

    @property
    def _rim_mm(self) -> float:
        return _NAMED_RIM_MM if self.coordinates else _RIM_MM


def board_pdf(wanted: Print) -> bytes:
    """Return a board as a PDF, a page a sheet; the same board gives the same bytes."""
    layout = wanted.layout
    out = BytesIO()
    page = Canvas(out, pageCompression=1, invariant=1)
    page.setTitle(wanted.board.title)
    page.setCreator("mwamuzi")
    page.setViewerPreference("PrintScaling", "None")
    for row, _ in enumerate(layout.rows):
        for column, _ in enumerate(layout.columns):
            page.setPageSize(tuple(length * mm for length in layout.paper_mm))
            page.scale(mm, mm)  # from here on all lengths are in millimetres
            _sheet(page, wanted, layout, (row, column))
            page.showPage()
    page.save()
    return out.getvalue()


def _unparted(board: Board, scale: float) -> tuple[list[Stretch], list[Stretch]]:
    """Return the stretches along x and y that no seam may cut: lines, sites, pits."""
    parts = [((site.x_mm, site.y_mm), (0.0, 0.0)) for site in board.sites]
    parts += [(pit.middle, pit.half_mm) for pit in board.drawing.pits]
    along_x = {(scale * (x - half), scale * (x + half)) for (x, _), (half, _) in parts}
    along_y = {(scale * (-y - half), scale * (half - y)) for (_, y), (_, half) in parts}
    for line in board.drawing.lines:
        xs, ys = zip(*line.path, strict=True)
        if len({*xs}) == 1:
            along_x.add((scale * xs[0],) * 2)
        if len({*ys}) == 1:
            along_y.add((-scale * ys[0],) * 2)
    return sorted(along_x), sorted(along_y)


def _sheet(page: Canvas, wanted: Print, layout: Layout, at: tuple[int, int]) -> None:
    """Draw one sheet: its part of the board, and what stands in its margins."""
    row, column = layout.rows[at[0]], layout.columns[at[1]]
    wide, high = layout.paper_mm
    _margins(page, wanted, layout, at)
    page.translate(wide / 2 - column.middle_mm, high / 2 + row.middle_mm)
    _marks(page, column, row, at)
    path = page.beginPath()
    path.rect(
        column.start_mm,
        -row.end_mm,
        column.end_mm - column.start_mm,
        row.end_mm - row.start_mm,
    )
    page.clipPath(path, stroke=0, fill=0)
    _board(page, wanted)


def _board(page: Canvas, wanted: Print) -> None:
    """Draw the whole board about the origin, with its rim."""
    inks = _COLOURED if wanted.coloured else _SPARING
    if inks.ground is not None:
        wide, high = (length + 200 for length in wanted.size_mm)  # what shows is cut
        page.setFillColor(HexColor(inks.ground))
        page.rect(-wide / 2, -high / 2, wide, high, stroke=0, fill=1)
    page.saveState()
    page.scale(wanted.scale, wanted.scale)
    _drawing(page, wanted.board, inks)
    page.restoreState()
    if wanted.coordinates:
        page.setFillColor(HexColor(inks.line))
        _names(page, wanted)


def _drawing(page: Canvas, board: Board, inks: _Inks) -> None:
    """Draw a board's drawing, in millimetres of its plan."""
    page.setLineCap(1)
    page.setLineJoin(1)
    drawing = board.drawing
    for patch in drawing.patches:
        if patch.fill in inks.fills:
            page.setFillColor(HexColor(inks.fills[patch.fill]))
            wide, high = patch.wide_mm, patch.high_mm
            x, y = patch.middle
            page.rect(x - wide / 2, y - high / 2, wide, high, stroke=0, fill=1)
    page.setStrokeColor(HexColor(inks.line))
    for line in drawing.lines:
        page.setLineWidth(line.breadth * line_mm(board))
        path = page.beginPath()
        path.moveTo(*line.path[0])
        for place in line.path[1:]:
            path.lineTo(*place)
        page.drawPath(path)
    page.setFillColor(HexColor(inks.line))
    for dot in drawing.dots:
        page.circle(*dot.middle, dot.size * dot_mm(board), stroke=0, fill=1)
    page.setFillColor(HexColor(inks.pit))
    page.setLineWidth(RIM_MM)
    for pit in drawing.pits:
        (x, y), (half, tall) = pit.middle, pit.half_mm
        round_mm = min(half, tall)
        page.roundRect(x - half, y - tall, 2 * half, 2 * tall, round_mm, fill=1)


def _names(page: Canvas, wanted: Print) -> None:
    """Write the names of files and ranks along the rims."""
    west, north, _, south = (wanted.scale * end for end in ink_mm(wanted.board))
    high = 0.72 * _NAME_MM  # a capital letter of this face
    page.setFont(_FACE, _NAME_MM)
    for label in wanted.coordinates:
        along = wanted.scale * label.at_mm
        if label.edge is Edge.WEST:
            page.drawRightString(west - _NAME_OFF_MM, along - high / 2, label.text)
        elif label.edge is Edge.SOUTH:
            page.drawCentredString(along, -south - _NAME_OFF_MM - high, label.text)
        else:
            page.drawCentredString(along, -north + _NAME_OFF_MM, label.text)


def _marks(page: Canvas, column: Span, row: Span, at: tuple[int, int]) -> None:
    """Draw the marks at the seams: where to cut, and up to where a neighbour comes."""
    cut_x = column.start_mm if at[1] else None
    cut_y = row.start_mm if at[0] else None
    page.setLineWidth(_FINE_MM)
    page.setStrokeGray(_MARK_GREY)
    near, far = _TICK_MM
    for x in (cut_x, column.seam_mm):
        if x is not None:
            page.line(x, -row.start_mm + near, x, -row.start_mm + far)
            page.line(x, -row.end_mm - near, x, -row.end_mm - far)
    for y in (cut_y, row.seam_mm):
        if y is not None:
            page.line(column.start_mm - near, -y, column.start_mm - far, -y)
            page.line(column.end_mm + near, -y, column.end_mm + far, -y)


def _margins(page: Canvas, wanted: Print, layout: Layout, at: tuple[int, int]) -> None:
    """Write in the margins which sheet it is, what is cut off, and the bar."""
    wide, high = layout.paper_mm
    row, column = at
    name = sheet_name(row, column)
    west, low = _BAR_FROM_MM
    page.setFont(_FACE, _SMALL_MM)
    page.setFillGray(_MARK_GREY)
    page.setStrokeGray(_MARK_GREY)
    page.setLineWidth(_FINE_MM)
    page.line(west, low, west + _BAR_MM, low)
    for x in (west, west + _BAR_MM):
        page.line(x, low - 1, x, low + 1)
    say = catalogue(wanted.language).text
    page.drawString(west, low + 1.6, say(BAR))
    told = wanted.board.id
    if layout.count > 1:
        last = sheet_name(len(layout.rows) - 1, len(layout.columns) - 1)
        told = say(SHEET, {"board": told, "sheet": name, "first": "A1", "last": last})
    page.drawRightString(wide - west, low + 1.6, told)
    if row:
        cut = say(CUT, {"sheet": name, "other": sheet_name(row - 1, column)})
        page.drawCentredString(wide / 2, high - _WORDS_OFF_MM, cut)
    if column:
        cut = say(CUT, {"sheet": name, "other": sheet_name(row, column - 1)})
        page.saveState()
        page.rotate(90)
        page.drawCentredString(high / 2, -_WORDS_OFF_MM, cut)
        page.restoreState()
