"""The source as it stands, each file parsed once for all tests that look at it."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a module's syntax tree, the module's own first."""
    return tuple(ast.walk(ast.parse(text_of(path))))


@cache
def imports_of(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Return every import statement of a module, wherever it stands in it."""
    return tuple(
        node for node in nodes_of(path) if isinstance(node, ast.Import | ast.ImportFrom)
    )


def imported_from(path: Path) -> list[tuple[str, list[str]]]:
    """Return what ``from MODULE import NAMES`` names, each statement's."""
    return [
        (node.module, [alias.name for alias in node.names])
        for node in imports_of(path)
        if isinstance(node, ast.ImportFrom) and node.module
    ]
