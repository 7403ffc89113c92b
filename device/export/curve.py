"""Small chart of a game's evaluation over its turns."""

from collections.abc import Iterable
from dataclasses import asdict
from html import escape
from typing import Any

from device.export.analysis import Analysis
from device.export.shown_game import turn_plain
from device.export.story import Story
from device.json_types import Json
from rules.core.model import Position

_WIDE, _HIGH, _EDGE = 320.0, 96.0, 8.0
_DASHES = ("", "7 4", "2 3", "9 3 2 3")


def shown(analysis: Analysis, story: Story) -> dict[str, Any]:
    """Return an analysis of a game as a page shows it."""
    game, deciders = story.game, []
    for one in analysis.deciders:
        before = story.turns[one.n - 1].before

        def plain(text: str, before: Position = before) -> Json:
            return turn_plain(game, before, game.parse(before, text))

        told = {"played": plain(one.turn), "instead": plain(one.better)}
        deciders.append({"n": one.n, "side": one.side, **told})
    return {
        "svg": curve_svg(analysis),
        "edge": _EDGE / _WIDE,
        "sides": list(analysis.sides),
        "points": [asdict(point) for point in analysis.points],
        "deciders": deciders,
    }


def curve_svg(analysis: Analysis, name: str = "Who stood how") -> str:
    """Return the curve: up is good for the side that began; a dot is a decider.

    Of more than two sides there is a line for each.
    """
    last = max((point.n for point in analysis.points), default=0) or 1
    sides = analysis.sides[:1] if len(analysis.sides) <= 2 else analysis.sides

    def at(n: int, worth: float) -> tuple[float, float]:
        x = _EDGE + (_WIDE - 2 * _EDGE) * n / last
        return round(x, 1), round(_HIGH / 2 - (_HIGH / 2 - _EDGE) * worth, 1)

    lines = []
    for side, dash in zip(sides, _DASHES, strict=False):
        stood = [(p.n, p.worth[side]) for p in analysis.points if side in p.worth]
        lines.append(_line([at(*one) for one in stood], dash, side))
    if len(sides) == 1 and lines:
        stood = [(p.n, p.worth[sides[0]]) for p in analysis.points]
        lines.insert(0, _area([at(*one) for one in stood]))
    dots = [
        _dot(*at(one.n - 1, _stood(analysis, one.n - 1, sides[0])), one.n)
        for one in analysis.deciders
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="curve" role="img" '
        f'aria-label="{escape(name, quote=True)}" viewBox="0 0 {_WIDE:g} {_HIGH:g}">'
        f'<path d="M{_EDGE:g} {_HIGH / 2:g}H{_WIDE - _EDGE:g}" stroke="currentColor" '
        f'stroke-opacity=".35" stroke-dasharray="2 3" fill="none"/>'
        f"{''.join([*lines, *dots])}</svg>"
    )


def _stood(analysis: Analysis, n: int, side: str) -> float:
    for point in analysis.points:
        if point.n == n and point.worth:
            return point.worth.get(side, next(iter(point.worth.values())))
    return 0.0


def _line(points: Iterable[tuple[float, float]], dash: str, side: str) -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<polyline points="{_listed(points)}" fill="none" stroke="currentColor" '
        f'stroke-width="2" stroke-linejoin="round"{dashed}>'
        f"<title>{escape(side)}</title></polyline>"
    )


def _area(points: list[tuple[float, float]]) -> str:
    if not points:
        return ""
    middle = _HIGH / 2
    around = [(points[0][0], middle), *points, (points[-1][0], middle)]
    return (
        f'<polygon points="{_listed(around)}" fill="currentColor" fill-opacity=".12"/>'
    )


def _dot(x: float, y: float, n: int) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="currentColor">'
        f"<title>{n}</title></circle>"
    )


def _listed(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)
