"""Charts as SVG: panels one below the other, each with its lines."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

COLOURS = ("#1b4f72", "#c0762c", "#4d7c3a", "#7a3b69", "#8a8a2a", "#2a8a8a")

_WIDE_PX, _HIGH_PX, _LEFT_PX, _TOP_PX = 900, 150, 80, 34
_FAINT = "#999"


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """One panel.

    Attributes
    ----------
    what
        What goes up, with its unit.
    lines
        Each a colour and its points: to the right, up.
    last
        Where the right edge is.
    unit
        Of what goes to the right.
    names
        Legend of the colours, if any.
    """

    what: str
    lines: Sequence[tuple[str, Sequence[tuple[float, float]]]]
    last: float
    unit: str
    names: Sequence[tuple[str, str]] = field(default=())


def picture(title: str, panels: Sequence[Panel]) -> str:
    """Return panels under a title as SVG."""
    high = _TOP_PX + len(panels) * (_HIGH_PX + 40)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE_PX} {high}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDE_PX}" height="{high}" fill="#fff"/>',
        f'<text x="{_LEFT_PX}" y="20" font-size="15">{escape(title)}</text>',
    ]
    for number, panel in enumerate(panels):
        parts += _drawn(panel, _TOP_PX + number * (_HIGH_PX + 40))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _drawn(panel: Panel, top: int) -> list[str]:
    most = max(amount for _, line in panel.lines for _, amount in line)
    wide, foot = _WIDE_PX - _LEFT_PX - 45, top + 20 + _HIGH_PX

    def place(right: float, amount: float) -> str:
        x = _LEFT_PX + wide * right / panel.last
        return f"{x:.1f},{foot - _HIGH_PX * amount / (1.1 * most):.1f}"

    parts = [f'<text x="{_LEFT_PX}" y="{top + 14}">{panel.what}</text>']
    step = 580 // max(1, len(panel.names))
    parts += [
        f'<text x="{_LEFT_PX + 240 + step * n}" y="{top + 14}" fill="{colour}">'
        f"{escape(name)}</text>"
        for n, (name, colour) in enumerate(panel.names)
    ]
    for share in (0.0, 0.5, 1.0):
        y = foot - _HIGH_PX * share / 1.1
        parts += [
            f'<line x1="{_LEFT_PX}" x2="{_LEFT_PX + wide}" y1="{y:.1f}" y2="{y:.1f}" '
            f'stroke="{_FAINT}" stroke-width="0.5"/>',
            f'<text x="{_LEFT_PX - 8}" y="{y + 4:.1f}" text-anchor="end">'
            f"{share * most:,.0f}</text>",
        ]
    parts += [
        f'<polyline fill="none" stroke="{colour}" stroke-width="1.2" points="'
        + " ".join(place(*look) for look in line)
        + '"/>'
        for colour, line in panel.lines
    ]
    parts += [
        f'<text x="{_LEFT_PX + wide * n / 4:.1f}" y="{foot + 15}" fill="{_FAINT}" '
        f'text-anchor="middle">{panel.last * n / 4:.3g} {panel.unit}</text>'
        for n in range(5)
    ]
    return parts
