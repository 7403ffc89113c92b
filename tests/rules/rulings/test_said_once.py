"""A rule, its sentence and what sees that it is broken stand once: found by reading."""

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rules.catalogue import ENTRIES
from rules.games.matches.tournaments import MATCHES
from rules.rulings import common
from rules.rulings.engine import RulingTable
from words.catalogue import variables_of

ROOT = Path(__file__).parents[3]

FEW = 60
"""Functions of fewer characters are too small to be a thought of their own."""

Found = Iterator[tuple[str, str]]
Homes = dict[str, set[str]]


@cache
def trees() -> dict[str, ast.Module]:
    """Return every module of the rules, by its path."""
    files = sorted((ROOT / "rules").rglob("*.py"))
    return {str(f.relative_to(ROOT)): ast.parse(f.read_text()) for f in files}


def room(path: str) -> str:
    """Return the folder of a family, which has its rules together; else the module."""
    parts = path.split("/")
    return "/".join(parts[:3]) if path.startswith("rules/games/") else path


@cache
def of_records() -> frozenset[str]:
    """Return the keys of records' texts, which kin share by naming them."""
    records = [entry.record for entry in ENTRIES if entry.record is not None]
    cards = [record.card for record in (*records, *MATCHES.values())]
    return frozenset(
        text
        for card in cards
        for text in (card.meaning, *card.says.values(), *card.rules, *card.notes)
    )


def texts() -> Found:
    """Yield the key of every other message, and where it stands."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Name("Key"), [ast.Constant(str(text))]):
                    if text not in of_records():
                        yield text, f"{path}:{node.lineno}"


@cache
def tables() -> tuple[RulingTable[Any], ...]:
    """Return the table of every family."""
    paths = [path for path in trees() if path.endswith("rulings.py")]
    modules = [import_module(path[:-3].replace("/", ".")) for path in paths]
    return tuple(module.TABLE for module in modules)


@cache
def names() -> frozenset[str]:
    """Return the names of rules: of every row, and of those that families share."""
    shared = [it for it in vars(common).values() if isinstance(it, common.Shared)]
    rows = [row for table in tables() for row in table.rows]
    return frozenset(it.rule for it in (*shared, *rows))


def named() -> Found:
    """Yield every rule that something is told to break, and in which room."""
    shared = [it.rule for it in vars(common).values() if isinstance(it, common.Shared)]
    yield from ((rule, "rules/rulings/common.py") for rule in shared)
    for path, tree in trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(args=[ast.Constant(str(rule)), *_]) if rule in names():
                    yield rule, room(path)
                case ast.Assign([target], value) if "rule" in ast.unparse(target):
                    said = [
                        n.value for n in ast.walk(value) if isinstance(n, ast.Constant)
                    ]
                    yield from ((it, room(path)) for it in said if it in names())


def predicates() -> Found:
    """Yield what every function on a change does, and where."""
    for path, tree in trees().items():
        if not path.endswith(("rulings.py", "common.py", "stones.py", "judging.py")):
            continue
        for node in ast.walk(tree):
            match node:
                case ast.Lambda(ast.arguments(args=[_]), body):
                    yield ast.unparse(body), f"{path}:{node.lineno}"
                case ast.FunctionDef(_, ast.arguments(args=[one]), body):
                    said = "\n".join(map(ast.unparse, body[1:] or body))
                    yield said.replace(one.arg, "c"), f"{path}:{node.lineno}"


@pytest.mark.parametrize(
    "found",
    [texts, named, lambda: (p for p in predicates() if len(p[0]) >= FEW)],
    ids=["a sentence", "a rule", "a predicate"],
)
def test_everything_has_one_home(
    found: Callable[[], Iterator[tuple[str, str]]],
) -> None:
    homes: Homes = defaultdict(set)
    for what, where in found():
        homes[what].add(where)

    twice = {what: sorted(where) for what, where in homes.items() if len(where) > 1}

    assert homes
    assert not twice, "move it to rules/rulings/common.py, or call what stands there"


def test_every_field_of_a_sentence_is_found_by_its_table() -> None:
    for table in tables():
        for row in table.rows:
            assert {*variables_of(row.text)} - {"man"} <= table.facts.keys(), row.rule
