"""Styles of boards, parsed from the page's own files: colours, strokes and shapes.

Colours, strokes and shades are in ``board.css``, shapes in ``shapes.js`` and
``pieces.js``. Pictures are drawn as by day.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.core.drawing import Fill

STATIC = Path(__file__).parents[1] / "web" / "static"
"""Where the page's own files lie."""

Colour = tuple[int, int, int, float]
"""Red, green, blue to 255, and how much it covers, 0 to 1."""

_NOTHING: Colour = (0, 0, 0, 0.0)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_BY_LIGHT = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_VALUE = re.compile(r"^export const (\w+) = (.*?);$", re.MULTILINE | re.DOTALL)
_BY_ORDER = ("white", "black", "red", "blue", "green", "yellow")


@dataclass(frozen=True, slots=True, kw_only=True)
class Paint:
    """Fill and stroke of a shape.

    Attributes
    ----------
    fill, stroke
        Colours; what covers nothing is not drawn.
    broad
        How broad the stroke is, in the drawing's units.
    shade
        The name of a shade that fills it in place of one colour: 'wood', 'white' ...
    """

    fill: Colour = _NOTHING
    stroke: Colour = _NOTHING
    broad: float = 0.0
    shade: str | None = None


@cache
def shapes() -> Mapping[str, Any]:
    """Return LAYOUTS, PIECE, LIFT, INLAYS, SIGNS and STROKES of the page's scripts."""
    found: dict[str, Any] = {}
    for name in ("shapes", "pieces"):
        script = (STATIC / "js" / f"{name}.js").read_text("utf-8")
        found |= {key: json.loads(value) for key, value in _VALUE.findall(script)}
    return found


def colour(name: str) -> Colour:
    """Return a colour by the name that it has on the page: 'paper', 'board-gold'."""
    return _read(f"var(--{name})")


def flat(name: str) -> str:
    """Return a colour as '#rrggbb', over wood where it does not cover."""
    return hex_of(over(colour(name), colour("wood-b")))


def over(upper: Colour, lower: Colour) -> Colour:
    """Return a colour that lies over another, which covers."""
    part = upper[3]
    red, green, blue = (
        round(part * top + (1 - part) * under)
        for top, under in zip(upper[:3], lower[:3], strict=True)
    )
    return red, green, blue, 1.0


def hex_of(shown: Colour) -> str:
    """Return '#rrggbb', without how much it covers."""
    return "#{:02x}{:02x}{:02x}".format(*shown[:3])


def paint(name: str, broad: float | None = None, *, shade: str | None = None) -> Paint:
    """Return the paint of a class of the page; 'chip-white inlay' is one in another.

    Parameters
    ----------
    broad
        How broad its stroke is, where the sheet does not say so.
    """
    *_, inner = name.split()
    said = {**_rules().get(inner, {}), **_rules().get(name, {})}
    told = said.get("stroke-width")
    dimmed = float(said.get("opacity", 1.0))
    return Paint(
        fill=_dim(_read(said.get("fill", "none")), dimmed),
        stroke=_dim(_read(said.get("stroke", "none")), dimmed),
        broad=float(told) if told and broad is None else broad or 0.0,
        shade=shade,
    )


def stops(shade: str) -> list[tuple[float, Colour]]:
    """Return the colours of a shade, each with how far out it lies."""
    far = {"wood": (0, 0.5, 1), "hollow": (0, 0.72, 1), "seed": (0, 1)}
    return [
        (out, _read(_rules()[f"stop-{shade}-{letter}"]["stop-color"]))
        for out, letter in zip(far.get(shade, (0, 0.62, 1)), "abc", strict=False)
    ]


def shine(shade: str) -> tuple[float, float, float]:
    """Return the centre and radius of a highlight, as fractions of the shape's box."""
    return {"hollow": (0.5, 0.5, 0.5), "seed": (0.35, 0.3, 0.9)}.get(
        shade, (0.38, 0.32, 0.78)
    )


def kinds_of_chips(colours: Sequence[str]) -> Mapping[str, str]:
    """Return as what chips of each colour are drawn: by its name, else by its place."""
    inlaid = shapes()["INLAYS"]
    free = [name for name in _BY_ORDER if name not in colours]
    return {
        name: name if name in inlaid else free.pop(0) if free else "plain"
        for name in colours
    }


def chip_colours(colours: Sequence[str]) -> Mapping[str, tuple[str, str]]:
    """Return fill and ink of chips of each colour, where a few letters draw them."""
    return {
        name: (
            hex_of(stops(kind)[1][1]),
            "#6b5a43" if kind in ("white", "yellow", "arrow", "plain") else "#f1e6d4",
        )
        for name, kind in kinds_of_chips(colours).items()
    }


def fill_colour(fill: Fill) -> str:
    """Return the colour of a filled part of a board, over wood."""
    return flat(f"square-{fill.value}")


@cache
def _rules() -> Mapping[str, Mapping[str, str]]:
    """Return style rules by class, in daylight; '' holds the named colours."""
    found: dict[str, dict[str, str]] = {}
    for name in ("base", "board"):
        text = (STATIC / "css" / f"{name}.css").read_text("utf-8")
        text = _BY_LIGHT.sub("", _COMMENT.sub("", text))
        for selectors, body in _RULE.findall(text):
            parts = (part.partition(":") for part in body.split(";") if ":" in part)
            said = {key.strip(): value.strip() for key, _, value in parts}
            for selector in selectors.split(","):
                of = "" if selector.strip() == ":root" else _class_of(selector)
                if of is not None:
                    found.setdefault(of, {}).update(said)
    return found


def _class_of(selector: str) -> str | None:
    """Return '.chip-white .inlay' without its dots; of what is no mere class, None."""
    names = selector.split()
    plain = all(re.fullmatch(r"\.[\w-]+|text|circle", name) for name in names)
    return " ".join(name.removeprefix(".") for name in names) if plain else None


def _read(value: str) -> Colour:
    if name := re.fullmatch(r"var\((--[\w-]+)\)", value):
        return _read(_rules()[""][name[1]])
    if re.fullmatch(r"#[0-9a-f]{6}", value):
        return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16), 1.0
    if re.fullmatch(r"#[0-9a-f]{3}", value):
        red, green, blue = (int(2 * digit, 16) for digit in value[1:])
        return red, green, blue, 1.0
    if value.startswith("rgb("):
        red, green, blue, *part = re.findall(r"[\d.]+", value)
        return int(red), int(green), int(blue), float(part[0]) if part else 1.0
    if value in ("none", "transparent"):
        return _NOTHING
    raise ValueError(f"expected a colour of the page's sheet, not {value!r}")


def _dim(shown: Colour, part: float) -> Colour:
    return (*shown[:3], shown[3] * part)
