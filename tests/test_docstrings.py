"""Style of docstrings: a summary is a statement in the terms of the field."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import ROOT, nodes_of

PRODUCTION = (
    *("words", "rules", "calibration", "vision", "painter", "players", "webkit"),
    *("device", "hall", "training", "bench"),
)
PACKAGES = (*PRODUCTION, "tests")
QUESTION = re.compile(
    r"(What(ever)?|Which(ever)?|Who(m|se|ever)?|How|Where|When|Why|Whether|If|Does)\b"
)
INDIRECT = re.compile(
    r"\w+ ((by|from|at|for|on|in|of|to) )?"
    r"(what|how|where|which|who|whose|whom|when|why)\b"
    r"|Take up\b|(Return|Yield) (it as a|that an?|that the)\b"
)
VAGUE = re.compile(r"\b(tells?|told|telling|so many|so often|hardly)\b", re.IGNORECASE)
NAMES = re.compile(r"^ *[\w.*]+(, [\w.*]+)*( : .*)?$|`[^`]+`|\"told\"", re.MULTILINE)
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
SPEAKING: tuple[type[Documented], ...] = (
    ast.Module,
    ast.ClassDef,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
)


def summaries(
    path: Path, kinds: tuple[type[Documented], ...] = SPEAKING
) -> Iterator[tuple[str, str]]:
    """Yield the place and the first paragraph of each docstring of a module."""
    for node in nodes_of(path):
        if isinstance(node, kinds) and (text := ast.get_docstring(node)):
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


@pytest.mark.parametrize("package", PRODUCTION)
def test_a_function_names_what_it_returns(package: str) -> None:
    """'Return what comes of a PIN' says less than 'Return a session's token'."""
    found = [
        f"{place}: {summary}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for place, summary in summaries(path, (ast.FunctionDef, ast.AsyncFunctionDef))
        if INDIRECT.match(summary)
    ]

    assert found == []


@pytest.mark.parametrize("package", PRODUCTION)
def test_a_docstring_names_the_report_and_the_number(package: str) -> None:
    """Notify, report, format, parse for 'tell'; a count by its name for 'so many'."""
    found = [
        f"{path.relative_to(ROOT)}: {text.strip()}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for node in nodes_of(path)
        if isinstance(node, SPEAKING)
        for text in NAMES.sub("", ast.get_docstring(node) or "").split(". ")
        if VAGUE.search(text)
    ]

    assert found == []
