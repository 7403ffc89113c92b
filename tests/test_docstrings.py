"""Style of docstrings: a summary is a statement, not a question."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import ROOT, nodes_of

PACKAGES = (
    *("words", "rules", "calibration", "vision", "painter", "players", "webkit"),
    *("device", "hall", "training", "bench", "tests"),
)
QUESTION = re.compile(
    r"(What(ever)?|Which(ever)?|Who(m|se|ever)?|How|Where|When|Why|Whether|If|Does)\b"
)
SPEAKING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def summaries(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the place and the first paragraph of each docstring of a module."""
    for node in nodes_of(path):
        if isinstance(node, SPEAKING) and (text := ast.get_docstring(node)):
            line = getattr(node, "lineno", 1)
            yield f"{path.relative_to(ROOT)}:{line}", text.split("\n\n")[0]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_docstring_is_no_indirect_question(package: str) -> None:
    found = [
        f"{place}: {summary}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for place, summary in summaries(path)
        if QUESTION.match(summary) or summary.endswith("?")
    ]

    assert found == []
