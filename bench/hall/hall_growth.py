"""Chart of a hall's latency and cost by number of boards.

    for n in 50 100 200 500; do python -m bench hall --boards $n --out FILE; done
    python -m bench hall_growth FILE --draw docs/hall.svg

What `python -m bench hall --out` wrote down, a point for each number of boards.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.kit.panels import COLOURS, Panel, picture
from bench.kit.results import Figures

_PARTS = ("ingest", "desk", "database", "broker", "check", "boards")
_WAYS = [
    (way, at)
    for way, most in (("notification", "p99"), ("page", "p90"))
    for at in ("p50", most)
]


def drawing(title: str, found: Sequence[Mapping[str, Any]]) -> str:
    """Return an SVG picture of what was found for each number of boards."""
    last = max(one["boards"] for one in found)

    def lines(
        amounts: Mapping[str, Sequence[float]],
    ) -> list[tuple[str, list[tuple[float, float]]]]:
        boards = [one["boards"] for one in found]
        return [
            (colour, list(zip(boards, told, strict=True)))
            for colour, told in zip(COLOURS, amounts.values(), strict=False)
        ]

    times = {
        f"{way}, {share}": [one[way][share] for one in found] for way, share in _WAYS
    }
    each = {
        part: [one["parts"].get(part, {"us": 0.0})["us"] for one in found]
        for part in _PARTS
    }
    held = {
        part: [one["parts"].get(part, {"mb": [0, 0, 0]})["mb"][2] for one in found]
        for part in _PARTS
    }
    told = (
        ("from a board to, ms", times),
        ("processor time a line, us", each),
        ("memory at most, MB", held),
    )
    panels = [
        Panel(
            what=what,
            lines=lines(amounts),
            last=last,
            unit="boards",
            names=list(zip(amounts, COLOURS, strict=False)),
        )
        for what, amounts in told
    ]
    return picture(title, panels)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("found", type=Path)
    parser.add_argument("--title", default="A hall, two lines a second of each board")
    parser.add_argument("--draw", type=Path, required=True)


def run(args: argparse.Namespace, _figures: Figures) -> None:
    """Draw the stored measurements."""
    lines = args.found.read_text(encoding="utf-8").splitlines()
    found = sorted(map(json.loads, lines), key=lambda one: one["boards"])
    args.draw.write_text(drawing(args.title, found), encoding="utf-8")
