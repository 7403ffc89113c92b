"""A class name means one thing in the whole program; found by the code."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.source import nodes_of

ROOT = Path(__file__).parent.parent
ROOMS = (
    *("rules", "calibration", "vision", "painter", "players", "device", "hall"),
    *("webkit", "training"),
)
SHAPES = "device.web.schemas"

RECORDS = {"rules.games.card", "device.log.lines"}
ALLOWED = {"Record": RECORDS}
"""What a game plays by, and a line of a log: both are the field's word."""


def defined() -> dict[str, set[str]]:
    """Return in which modules a public class of each name is defined."""
    found: dict[str, set[str]] = defaultdict(set)
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            module = nodes_of(path)[0]
            assert isinstance(module, ast.Module)
            for node in module.body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
                    found[node.name].add(name)
    return found


def test_a_class_name_is_defined_once() -> None:
    """A shape of the page's API bears the name of the thing that it tells."""
    doubled = {
        name: modules
        for name, modules in defined().items()
        if len(modules - {SHAPES}) > 1
    }

    assert doubled == ALLOWED
