"""A board as an SVG picture: what stands on it, the last turn, mills and a fault.

Lists of games, overlays and the docs show it. Colours stand in attributes: there is no
style, so a strict content security policy lets it pass.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape

from device.drawing.look import Colour, Paint, hex_of, shine, stops
from device.drawing.plan import described
from device.drawing.shapes import (
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

_NO_SIGNS: Mapping[str, str] = {}


def board_svg(  # noqa: PLR0913 - each keyword is one thing to show
    board: Board,
    contents: Mapping[str, Content],
    *,
    colours: Sequence[str],
    signs: Mapping[str, str] = _NO_SIGNS,
    labels: Labels | None = None,
    last: Collection[str] = (),
    mills: Iterable[Sequence[str]] = (),
    wrong: Collection[str] = (),
    guide: Iterable[tuple[str | None, str | None]] = (),
    title: str = "",
    desc: str = "",
    name: str = "board",
) -> str:
    """Return the board as one SVG element, south at the bottom.

    What stands on a site is a ``<g data-site="a7">``.

    Parameters
    ----------
    board
        The board to draw.
    contents
        What stands on its sites; sites that are left out are bare.
    colours
        The names of the chips, in their order.
    signs
        What is drawn on pieces that have names: ``shapes.signs_of``.
    labels
        What a game's players call its sites; None: as the log does.
    last
        The sites of the last turn.
    mills
        Lines of sites that are to be shown as mills.
    wrong
        The sites at which the board is not as it should be.
    guide
        From where to where a piece is to be brought; None is off the board.
    title, desc
        For screen readers; by default the board's title and what it holds.
    name
        Where ids begin; on a page that shows several boards each needs its own.
    """
    sheet, kinds = sheet_of(board, labels), chips_of(colours)
    held = {
        site: tuple(standing(sheet, site, contents[site], kinds, signs))
        for site in board.names
        if site in contents
    }
    bare = tuple(ground(sheet))
    under = tuple(mills_at(sheet, mills))
    over = (
        *rings(sheet, last, "last"),
        *rings(sheet, wrong, "wrong"),
        *way_back(sheet, guide),
        *heights(sheet, contents),
    )
    everything = [*bare, *(shape for shapes in held.values() for shape in shapes)]
    used = dict.fromkeys(one.paint.shade for one in everything if one.paint.shade)
    x, y, wide, high = sheet.frame
    told = {labels.label(s) if labels else s: contents[s] for s in contents}
    name = escape(name, quote=True)

    def drawn(shapes: Iterable[Shape]) -> str:
        return "".join(_svg(shape, name) for shape in shapes)

    sites = "".join(
        f'<g class="held" data-site="{site}">{drawn(held.get(site, ()))}</g>'
        for site in board.names
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="mw-board" role="img" '
        f'viewBox="{mm(x)} {mm(y)} {mm(wide)} {mm(high)}" '
        f'aria-labelledby="{name}-title {name}-desc">'
        f'<title id="{name}-title">{escape(title or board.title)}</title>'
        f'<desc id="{name}-desc">{escape(desc or described(told))}</desc>'
        f"<defs>{''.join(_shade(shade, name) for shade in used if shade)}</defs>"
        f'<g class="ground">{drawn(bare)}</g><g class="mills">{drawn(under)}</g>'
        f'{sites}<g class="marks">{drawn(over)}</g></svg>'
    )


def mm(length: float) -> str:
    """Return a length without idle digits."""
    return f"{round(length, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def _svg(shape: Shape, name: str) -> str:
    look = _painted(shape.paint, name)
    match shape:
        case Box((x, y), wide, high, round_):
            return (
                f'<rect x="{mm(x - wide / 2)}" y="{mm(y - high / 2)}" '
                f'width="{mm(wide)}" height="{mm(high)}" rx="{mm(round_)}"{look}/>'
            )
        case Polyline(lines):
            path = "".join(f"M{'L'.join(map(_point, line))}" for line in lines)
            ends = ' stroke-linecap="round" stroke-linejoin="round"'
            return f'<path d="{path}"{look}{ends}/>'
        case PathText(path, (x, y), scale):
            put = f' transform="translate({mm(x)} {mm(y)}) scale({scale:.4f})"'
            return (
                f'<path d="{path}"{"" if (x, y, scale) == (0, 0, 1) else put}{look}/>'
            )
        case Words(text, (x, y), size):
            edge = ' paint-order="stroke"' if shape.paint.stroke[3] else ""
            return (
                f'<text x="{mm(x)}" y="{mm(y)}" dy="0.35em" font-size="{mm(size)}" '
                f'font-family="system-ui, sans-serif" font-weight="700" '
                f'text-anchor="middle"{edge}{look}>{escape(text)}</text>'
            )


def _painted(look: Paint, name: str) -> str:
    if look.shade:
        fill = f' fill="url(#{name}-{look.shade})"'
    else:
        fill = _colour("fill", look.fill)
    if not look.stroke[3]:
        return fill
    return f'{fill}{_colour("stroke", look.stroke)} stroke-width="{mm(look.broad)}"'


def _colour(what: str, shown: Colour) -> str:
    if not shown[3]:
        return f' {what}="none"'
    part = "" if shown[3] == 1 else f' {what}-opacity="{shown[3]:.2g}"'
    return f' {what}="{hex_of(shown)}"{part}'


def _shade(shade: str, name: str) -> str:
    """Return a shade's definition: wood aslant, all else round."""
    told = "".join(
        f'<stop offset="{out:g}"{_colour("stop-color", shown)}/>'
        for out, shown in stops(shade)
    )
    if shade == "wood":
        return (
            f'<linearGradient id="{name}-wood" x1="0" y1="0" x2="1" y2="1">{told}'
            "</linearGradient>"
        )
    x, y, far = shine(shade)
    return (
        f'<radialGradient id="{name}-{shade}" cx="{x:g}" cy="{y:g}" r="{far:g}">{told}'
        "</radialGradient>"
    )


def _point(at: tuple[float, float]) -> str:
    return f"{mm(at[0])} {mm(at[1])}"
