"""A board as an SVG picture: what stands on it, the last turn, mills and marks.

The page, the HTML replay and the docs share it. Every colour is a CSS variable with a
default (``--board-wood``, ``--board-line``, ``--board-ink``, ``--board-last``,
``--board-mill``, ``--board-wrong``, ``--board-owed``, ``--board-seed`` and
``--chip-NAME``); there is no style element or attribute, so a strict content security
policy lets it pass. No colour speaks alone: every kind of chip bears an emblem, every
pit a number, every mark a shape.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from math import atan2, cos, degrees, sin

from device.drawing.plan import (
    ARROW_EMBLEM,
    FILLS,
    PIT,
    RIM_MM,
    WOOD,
    chip_colours,
    chip_mm,
    count_at,
    described,
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
from device.drawing.svg_parts import LINE_COLOUR, badge, mm, point
from rules.core.board import Board, Site
from rules.core.drawing import Fill, Pit
from rules.core.pieces import Content, Piece

_MARKS = {"wrong", "owed", "from", "to", "ask"}
_WOOD, _LINE = f"var(--board-wood, {WOOD})", LINE_COLOUR
_INK, _DEEP = "var(--board-ink, #4a3012)", f"var(--board-pit, {PIT})"
_LAST, _MILL = "var(--board-last, #0b6e4f)", "var(--board-mill, #8a2be2)"
_WRONG, _OWED = "var(--board-wrong, #c1121f)", "var(--board-owed, #0a58ca)"
_SEED = "var(--board-seed, #5b3a1a)"


def board_svg(  # noqa: PLR0913 - each keyword is one thing to show
    board: Board,
    contents: Mapping[str, Content],
    *,
    colours: Sequence[str],
    last: Collection[str] = (),
    mills: Iterable[Sequence[str]] = (),
    marks: Mapping[str, str] | None = None,
    guide: Iterable[tuple[str | None, str | None]] = (),
    title: str = "",
    desc: str = "",
    name: str = "board",
) -> str:
    """Return the board as one SVG element, south at the bottom.

    Each site is a ``<g class="site" data-site="a7">``, so that a page can make it
    answer to taps; what stands there is within its ``<g class="held">``.

    Parameters
    ----------
    board
        The board to draw.
    contents
        What stands on its sites; sites that are left out are bare.
    colours
        The names of the chips, in their order.
    last
        The sites of the last turn.
    mills
        Lines of sites that are to be shown as mills.
    marks
        For some sites 'wrong', 'owed', 'from', 'to' or 'ask'.
    guide
        Arrows: from where to where a piece is to be brought; None is off the board.
    title, desc
        For screen readers; by default the board's title and what it holds.
    name
        Where ids begin; on a page that shows several boards each needs its own.
    """
    x, y, wide, high = frame_mm(board)
    name = escape(name, quote=True)
    heard = escape(desc or described(contents))
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="mw-board" role="img" '
        f'viewBox="{mm(x)} {mm(y)} {mm(wide)} {mm(high)}" '
        f'aria-labelledby="{name}-title {name}-desc">',
        f'<title id="{name}-title">{escape(title or board.title)}</title>',
        f'<desc id="{name}-desc">{heard}</desc>',
        chip_symbols(board, colours, name),
        _ground(board, (x, y, wide, high)),
        f'<g class="mills">{mills_svg(board, mills)}</g>',
        f'<g class="last">{last_svg(board, last)}</g>',
    ]
    told = dict(marks or {})
    for site in board.sites:
        held = contents.get(site.name, ())
        inside = held_svg(board, site, held, colours, name)
        drawn.append(
            f'<g class="site" data-site="{site.name}">'
            f'<g class="held">{inside}</g>{_hit(board, site)}</g>'
        )
    drawn.append(f'<g class="marks">{marks_svg(board, told, guide)}</g></svg>')
    return "".join(drawn)


def chip_symbols(board: Board, colours: Sequence[str], name: str) -> str:
    """Return the definitions of the chips that ``held_svg`` places."""
    radius, parts = chip_mm(board), ["<defs>"]
    for number, (colour, (fill, ink)) in enumerate(chip_colours(colours).items()):
        variable = "".join(c if c.isalnum() else "-" for c in colour.casefold())
        parts.append(
            f'<g id="{name}-chip-{number}"><circle r="{mm(radius)}" '
            f'fill="var(--chip-{variable}, {fill})" stroke="{ink}" '
            f'stroke-width="{mm(radius / 11)}"/>'
            f"{_emblem(colour, number, radius, ink)}</g>"
        )
    parts.append("</defs>")
    return "".join(parts)


def held_svg(
    board: Board, site: Site, held: Content, colours: Sequence[str], name: str
) -> str:
    """Return what stands on a site; ``chip_symbols`` of the same name are needed."""
    x, y = site.x_mm, -site.y_mm
    if isinstance(held, int):
        dots = "".join(
            f"M{mm(x + dx)} {mm(y + dy)}h.01"
            for dx, dy in seed_spots(board, site, held)
        )
        seeds = (
            f'<path d="{dots}" fill="none" stroke="{_SEED}" stroke-width="5.8" '
            'stroke-linecap="round"/>'
        )
        return (seeds if dots else "") + _count(board, site, held)
    chips = "".join(
        f'<use href="#{name}-chip-{colours.index(chip.side)}" x="{mm(x)}" '
        f'y="{mm(y - n * rise_mm(board))}"/>'
        f"{_kind(board, chip, x, y - n * rise_mm(board))}"
        for n, chip in enumerate(map(Piece, held))
        if chip.side in colours
    )
    return chips + (_height(board, site, len(held)) if len(held) > 1 else "")


def last_svg(board: Board, last: Collection[str]) -> str:
    """Return rings about the sites of the last turn."""
    parts = []
    for site in board.sites:
        if site.name in last:
            wide, high = round_mm(board, site)
            parts.append(
                f'<rect x="{mm(site.x_mm - wide)}" y="{mm(-site.y_mm - high)}" '
                f'width="{mm(2 * wide)}" height="{mm(2 * high)}" rx="{mm(wide)}"/>'
            )
    if not parts:
        return ""
    return (
        f'<g fill="none" stroke="{_LAST}" stroke-width="{mm(mark_mm(board, 4.5))}">'
        f"{''.join(parts)}</g>"
    )


def mills_svg(board: Board, mills: Iterable[Sequence[str]]) -> str:
    """Return broad lines along mills, to lie under the chips."""
    plan = board.plan_mm
    lines = "".join(
        f'<polyline points="{" ".join(point(plan[site]) for site in mill)}"/>'
        for mill in mills
        if all(site in plan for site in mill)
    )
    if not lines:
        return ""
    broad = mm(1.15 * chip_mm(board))
    return (
        f'<g fill="none" stroke="{_MILL}" stroke-opacity="0.75" '
        f'stroke-width="{broad}" stroke-linecap="round">{lines}</g>'
    )


def marks_svg(
    board: Board,
    marks: Mapping[str, str],
    guide: Iterable[tuple[str | None, str | None]] = (),
) -> str:
    """Return the marks at sites and the arrows that ``board_svg`` draws."""
    at = {site.name: site for site in board.sites}
    drawn = [
        _mark(board, at[site], kind)
        for site, kind in marks.items()
        if site in at and kind in _MARKS
    ]
    return "".join([*drawn, *(_arrow(board, here, there) for here, there in guide)])


def _emblem(colour: str, number: int, radius: float, ink: str) -> str:
    """Return the mark by which chips differ for those who see no colours."""
    half = 0.4 * radius
    drawn = {
        0: f'<circle r="{mm(0.62 * radius)}" fill="none"/>',
        1: f'<circle r="{mm(0.34 * radius)}" fill="{ink}"/>',
        2: f'<path d="M0 {mm(-half * 1.15)}L{mm(half)} {mm(half * 0.75)}'
        f'H{mm(-half)}Z" fill="{ink}"/>',
        3: f'<rect x="{mm(-half * 0.8)}" y="{mm(-half * 0.8)}" '
        f'width="{mm(half * 1.6)}" height="{mm(half * 1.6)}" fill="{ink}"/>',
        4: f'<path d="M0 {mm(-half * 1.2)}L{mm(half)} 0 0 {mm(half * 1.2)} '
        f'{mm(-half)} 0Z" fill="{ink}"/>',
        5: f'<path d="M{mm(-half)} 0H{mm(half)}M0 {mm(-half)}V{mm(half)}"/>',
        ARROW_EMBLEM: f'<path d="M0 {mm(half * 1.5)}V{mm(-half * 1.5)}M{mm(-half)} '
        f'{mm(-half * 0.5)}L0 {mm(-half * 1.5)} {mm(half)} {mm(-half * 0.5)}" '
        'fill="none"/>',
    }[emblem_of(colour, number)]
    return f'<g stroke="{ink}" stroke-width="{mm(radius / 9)}">{drawn}</g>'


def _ground(board: Board, frame: tuple[float, float, float, float]) -> str:
    """Return the wood, the lines or pits, and the names of the sites."""
    x, y, wide, high = frame
    parts = [
        f'<rect class="wood" x="{mm(x)}" y="{mm(y)}" width="{mm(wide)}" '
        f'height="{mm(high)}" rx="12" fill="{_WOOD}"/>'
    ]
    parts += [_patches(board), *_lines(board), *map(_pit, board.drawing.pits)]
    parts.append(
        f'<g class="names" fill="{_INK}" font-family="system-ui, sans-serif" '
        f'font-size="11" text-anchor="middle" aria-hidden="true">'
        f"{_names(board, frame)}</g>"
    )
    return "".join(parts)


def _patches(board: Board) -> str:
    """Return the filled parts, as one path for each fill."""
    paths = {
        fill: "".join(
            f"M{point((x - p.wide_mm / 2, y + p.high_mm / 2))}"
            f"h{mm(p.wide_mm)}v{mm(p.high_mm)}h{mm(-p.wide_mm)}z"
            for p in board.drawing.patches
            if p.fill is fill
            for x, y in (p.middle,)
        )
        for fill in Fill
    }
    return "".join(
        f'<path class="patch" d="{path}" shape-rendering="crispEdges" '
        f'fill="var(--board-{fill.value}, {FILLS[fill]})"/>'
        for fill, path in paths.items()
        if path
    )


def _lines(board: Board) -> Iterator[str]:
    """Yield the drawn lines, one path for each breadth, and the dots."""
    drawing = board.drawing
    for breadth in dict.fromkeys(line.breadth for line in drawing.lines):
        path = "".join(
            f"M{'L'.join(map(point, line.path))}"
            for line in drawing.lines
            if line.breadth == breadth
        )
        yield (
            f'<path class="lines" d="{path}" fill="none" stroke="{_LINE}" '
            f'stroke-width="{mm(breadth * line_mm(board))}" stroke-linecap="round"/>'
        )
    dots = "".join(
        f'<circle cx="{mm(x)}" cy="{mm(-y)}" r="{mm(dot.size * dot_mm(board))}"/>'
        for dot in drawing.dots
        for x, y in (dot.middle,)
    )
    if dots:
        yield f'<g fill="{_LINE}">{dots}</g>'


def _pit(pit: Pit) -> str:
    (x, y), (wide, high) = pit.middle, pit.half_mm
    return (
        f'<rect x="{mm(x - wide)}" y="{mm(-y - high)}" '
        f'width="{mm(2 * wide)}" height="{mm(2 * high)}" rx="{mm(wide)}" '
        f'fill="{_DEEP}" stroke="{_LINE}" stroke-width="{mm(RIM_MM)}"/>'
    )


def _names(board: Board, frame: tuple[float, float, float, float]) -> str:
    x, y, _, high = frame
    parts = [
        f'<text x="{mm(at_x)}" y="{mm(at_y)}">{text}</text>'
        for at_x, at_y, text in name_spots(board, (x, y, high))
    ]
    return "".join(parts)


def _hit(board: Board, site: Site) -> str:
    """Return what answers to a tap: at least as large as a finger."""
    wide, high = round_mm(board, site)
    return (
        f'<rect class="hit" x="{mm(site.x_mm - wide)}" y="{mm(-site.y_mm - high)}" '
        f'width="{mm(2 * wide)}" height="{mm(2 * high)}" rx="{mm(wide)}" '
        'fill="transparent"/>'
    )


def _count(board: Board, site: Site, seeds: int) -> str:
    dx, dy = count_at(board, site)
    x, y = site.x_mm + dx, -site.y_mm + dy
    half = 9.0 + 4.0 * (len(str(seeds)) - 1)
    return (
        f'<rect x="{mm(x - half)}" y="{mm(y - 9)}" width="{mm(2 * half)}" '
        f'height="18" rx="9" fill="var(--board-count, #fff8ea)" stroke="{_LINE}"/>'
        f'<text x="{mm(x)}" y="{mm(y + 5.6)}" font-family="system-ui, sans-serif" '
        'font-size="16" font-weight="700" text-anchor="middle" '
        f'fill="var(--board-count-ink, #3a2410)">{seeds}</text>'
    )


def _kind(board: Board, chip: Piece, x: float, y: float) -> str:
    """Return the letter of a piece's kind, nothing where all are alike."""
    return badge(x, y, 0.55 * chip_mm(board), chip.kind) if chip.kind else ""


def _height(board: Board, site: Site, chips: int) -> str:
    """Return a stack's height beside it."""
    radius = chip_mm(board)
    x, y = site.x_mm + 0.95 * radius, -site.y_mm + 0.75 * radius
    return badge(x, y, 8.0, str(chips))


def _mark(board: Board, site: Site, kind: str) -> str:
    """Return a mark at a site: each kind has its own shape."""
    x, y, radius = site.x_mm, -site.y_mm, chip_mm(board)
    broad = f'stroke-width="{mm(mark_mm(board, 5))}"'
    ring = (
        f'<circle cx="{mm(x)}" cy="{mm(y)}" r="{mm(radius + mark_mm(board, 4))}" '
        'fill="none" '
    )
    if kind == "wrong":
        arm = 0.55 * radius
        return (
            f'{ring}stroke="{_WRONG}" {broad}/>'
            f'<path d="M{mm(x - arm)} {mm(y - arm)}l{mm(2 * arm)} {mm(2 * arm)}'
            f'm0 {mm(-2 * arm)}l{mm(-2 * arm)} {mm(2 * arm)}" fill="none" '
            f'stroke="{_WRONG}" {broad} stroke-linecap="round"/>'
        )
    dashes = {"owed": (7, 5), "from": (2, 6), "to": (14, 4), "ask": (4, 4)}[kind]
    dashed = " ".join(mm(mark_mm(board, each)) for each in dashes)
    asked = (
        f'<text x="{mm(x)}" y="{mm(y + mark_mm(board, 8))}" '
        f'font-size="{mm(mark_mm(board, 24))}" font-weight="700" '
        f'text-anchor="middle" fill="{_OWED}">?</text>'
        if kind == "ask"
        else ""
    )
    return f'{ring}stroke="{_OWED}" {broad} stroke-dasharray="{dashed}"/>{asked}'


def _arrow(board: Board, here: str | None, there: str | None) -> str:
    """Return an arrow from site to site; off the board it is a short one."""
    plan = board.plan_mm
    if here == there or {here, there} - {None, *plan}:
        return ""
    start = plan[here] if here else _beside(board, plan[there or ""])
    end = plan[there] if there else _beside(board, plan[here or ""])
    angle = atan2(-(end[1] - start[1]), end[0] - start[0])
    x, y = end[0], -end[1]
    back, long, half = (mark_mm(board, each) for each in (12, 17, 9))
    return (
        f'<g class="guide" fill="{_WRONG}" stroke="{_WRONG}">'
        f'<path d="M{point(start)}L{mm(x - back * cos(angle))} '
        f'{mm(y - back * sin(angle))}" stroke-width="{mm(back / 2)}" '
        'stroke-linecap="round"/>'
        f'<path d="M0 0L{mm(-long)} {mm(half)}V{mm(-half)}Z" stroke="none" '
        f'transform="translate({mm(x)} {mm(y)}) rotate({mm(degrees(angle))})"/></g>'
    )


def _beside(board: Board, at: tuple[float, float]) -> tuple[float, float]:
    """Return a place above or below a site, where the picture has room."""
    off = chip_mm(board) + 22
    return at[0], at[1] - off if at[1] > 0 else at[1] + off
