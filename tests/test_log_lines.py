"""Lines of logs are read in device/log alone: others take typed records from it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from device.log import lines
from tests.source import ROOT, imported_from, nodes_of, text_of

LOG = ROOT / "device" / "log"
TYPES = frozenset(lines.TYPES)
CLASSES = frozenset({made.__name__ for made in lines.TYPES.values()} | {"Record"})
TYPE = lines.TYPE


def outside() -> list[Path]:
    """Return the modules that may meet a record, but for those that read logs."""
    return [
        path
        for room in ("device", "hall", "players", "painter")
        for path in sorted((ROOT / room).rglob("*.py"))
        if LOG not in path.parents
    ]


def of_logs(path: Path) -> bool:
    """Return True if a module takes something from device/log."""
    return any(module.startswith("device.log.") for module, _ in imported_from(path))


def looked_up(node: ast.AST) -> tuple[ast.expr, str] | None:
    """Return whose field is looked up by its name: ``x["name"]``, ``x.get("name")``."""
    match node:
        case ast.Subscript(value=whose, slice=ast.Constant(value=str(name))):
            return whose, name
        case ast.Call(
            func=ast.Attribute(value=whose, attr="get"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            return whose, name
        case _:
            return None


def typed_names(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the parameters that are typed records."""
    every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return {
        one.arg
        for one in every
        if one.annotation is not None
        and {n.id for n in ast.walk(one.annotation) if isinstance(n, ast.Name)}
        & CLASSES
        and not isinstance(one.annotation, ast.Subscript)
    }


def faults(nodes: Iterable[ast.AST], *, of_logs: bool) -> Iterator[str]:
    """Yield what is wrong in a module; ``of_logs``: it imports from device/log."""
    for node in nodes:
        found = looked_up(node)
        if found is not None and of_logs:
            yield from asked(*found)
        if isinstance(node, ast.Dict):
            yield from written(node)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            records = typed_names(node)
            for inner in filter(None, map(looked_up, ast.walk(node))):
                if isinstance(inner[0], ast.Name) and inner[0].id in records:
                    yield f"looks up {inner[1]!r} of {inner[0].id}: take the attribute"


def asked(whose: ast.expr, name: str) -> Iterator[str]:
    if name == TYPE:
        yield "asks a record for its type: match on the class instead"
    named = isinstance(whose, ast.Attribute) and whose.attr in ("record", "header")
    if named and "choice" not in ast.unparse(whose):
        yield f"looks up {name!r}: take the attribute"


def written(node: ast.Dict) -> Iterator[str]:
    for key, value in zip(node.keys, node.values, strict=True):
        match key, value:
            case ast.Constant(value="type"), ast.Constant(value=str(kind)):
                if kind in TYPES:
                    yield f"writes a {kind} itself: named(...) does it"
            case _:
                pass


@pytest.mark.parametrize(
    "path", outside(), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_no_module_reads_records_in_its_own_way(path: Path) -> None:
    assert list(faults(nodes_of(path), of_logs=of_logs(path))) == []


def test_lines_are_decoded_in_one_module() -> None:
    decoding = [
        path.name
        for path in LOG.glob("*.py")
        if "json.loads" in text_of(path) or "JSONDecoder" in text_of(path)
    ]

    assert decoding == ["parse.py"]


def test_a_poke_is_found() -> None:
    source = (
        "def f(record: Record, moment):\n"
        '    a = {"type": "turn"}\n'
        '    if record["type"] == "turn":\n'
        '        return record.get("layout"), moment.record["n"], a\n'
    )

    found = faults(ast.walk(ast.parse(source)), of_logs=True)

    assert sorted(found) == [
        "asks a record for its type: match on the class instead",
        "looks up 'layout' of record: take the attribute",
        "looks up 'n': take the attribute",
        "looks up 'type' of record: take the attribute",
        "writes a turn itself: named(...) does it",
    ]
