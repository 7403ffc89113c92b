"""Every door of page and desk: each route and each secret, found by the code."""

import ast
from collections.abc import Iterable
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any

import annotated_types
import pytest

from device.web.door.roles import LEAST as PAGE_LEAST
from hall.desk.roles import LEAST as DESK_LEAST
from tests.source import ROOT, nodes_of, text_of
from tests.webkit.doors import (
    APPS,
    Door,
    bodies_of,
    desk_door,
    leaves_of,
    names_of,
    page_door,
    routes_of,
)
from webkit.inputs import SECRET, Body, OneLine, Readable
from webkit.streams import Endless

OURS = ("device", "hall", "webkit", "players")
LEAST = {"page": PAGE_LEAST, "desk": DESK_LEAST}

COUNTED = {"tried", "tried_in_turn"}
LOOKED_AT = {"is_same", "is_hash_of", "used_once"}
HASHING = {"compare_digest", "scrypt", "pbkdf2_hmac", "bcrypt", "argon2"}
SECRET_WORDS = {"pin", "token", "code", "key", "secret", "password"}
FOR_A_BROKER = {ROOT / "hall" / "services" / "mosquitto.py"}  # which compares itself
NOT_LOOKED_AT = {"Machine.password"}  # of a Wi-Fi that is to be joined: kept, not tried


@pytest.fixture(params=APPS)
def door(request: pytest.FixtureRequest, tmp_path: Path) -> Door:
    """An application whose routes are looked at, and not called."""
    return page_door(tmp_path) if request.param == "page" else desk_door(None)


@pytest.mark.parametrize("name", APPS)
def test_the_table_of_roles_has_every_route_and_no_other(
    name: str, tmp_path: Path
) -> None:
    door = page_door(tmp_path) if name == "page" else desk_door(None)
    there = {act for route in routes_of(door.app) for act in names_of(route)}

    assert {act for act in LEAST[name] if act.split()[1].startswith("/")} == there


def is_bounded(kind: Any, bounds: tuple[Any, ...]) -> bool:
    """Return True if a value is one of few, or of bounded length or size."""
    kinds = {type(one) for one in bounds}
    if kind is str:
        is_clean = OneLine in bounds or Readable in bounds or has_pattern(bounds)
        return is_clean and (annotated_types.MaxLen in kinds or has_pattern(bounds))
    if kind in (int, float):
        least = {annotated_types.Ge, annotated_types.Gt} & kinds
        most = {annotated_types.Le, annotated_types.Lt} & kinds
        return bool(least and most)
    if kind in (list, dict):
        return annotated_types.MaxLen in kinds
    if kind in (bool, bytes, date):  # bytes are bounded by the guard
        return True
    return "Literal" in str(kind) or (isinstance(kind, type) and issubclass(kind, Enum))


def has_pattern(bounds: tuple[Any, ...]) -> bool:
    """Return True if a text has to fit a pattern without control characters."""
    patterns = [str(getattr(one, "pattern", None) or "") for one in bounds]
    return any(one.startswith("^") and "." not in one for one in patterns)


def test_every_value_that_is_taken_is_bounded_and_readable(door: Door) -> None:
    taken = [
        (route, leaf) for route in routes_of(door.app) for leaf in leaves_of(route)
    ]
    unbounded = [
        f"{route.path} {leaf.where}: {leaf.kind}"
        for route, leaf in taken
        if not is_bounded(leaf.kind, leaf.bounds)
    ]

    assert len(taken) > 50
    assert unbounded == []


def test_every_body_is_one_of_the_kits(door: Door) -> None:
    bodies = [body for route in routes_of(door.app) for body in bodies_of(route)]

    assert bodies
    assert [body for body in bodies if not issubclass(body, Body)] == []


def test_every_field_that_is_called_as_a_secret_is_marked_as_one(door: Door) -> None:
    bare = [
        f"{body.__name__}.{name}"
        for route in routes_of(door.app)
        for body in bodies_of(route)
        for name, field in body.model_fields.items()
        if SECRET_WORDS & set(name.split("_")) and SECRET not in field.metadata
    ]

    assert set(bare) <= NOT_LOOKED_AT


def test_what_never_ends_says_so(door: Door) -> None:
    endless = [
        route.path
        for route in routes_of(door.app)
        if isinstance(route.response_class, type)
        and issubclass(route.response_class, Endless)
    ]

    assert "/api/stream" in endless


# -- the tree ------------------------------------------------------------------------


def modules() -> list[Path]:
    return [path for one in OURS for path in sorted((ROOT / one).rglob("*.py"))]


def called(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names of all functions that are called or handed on."""
    return {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for node in nodes
        if isinstance(node, ast.Attribute | ast.Name)
    }


def test_only_the_kit_hashes_and_compares_secrets() -> None:
    homes = {ROOT / "webkit" / "secret.py", *FOR_A_BROKER}
    for path in modules():
        names = called(nodes_of(path))
        assert path in homes or not names & HASHING, path


def test_a_secret_is_looked_at_only_where_it_is_counted() -> None:
    """Every class that verifies a secret asks the counter of attempts first."""
    found = []
    for path in modules():
        if path.parts[len(ROOT.parts)] == "webkit":
            continue
        tree = nodes_of(path)[0]
        if not called(nodes_of(path)) & LOOKED_AT:
            continue
        assert isinstance(tree, ast.Module)
        found.append(path.name)
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        outside = [node for node in tree.body if not isinstance(node, ast.ClassDef)]
        plain = [node for node in outside if not isinstance(node, ast.ImportFrom)]
        for node in plain:
            assert not called(ast.walk(node)) & LOOKED_AT, (path, ast.dump(node)[:80])
        for one in classes:
            names = called(ast.walk(one))
            assert not names & LOOKED_AT or names & COUNTED, (path, one.name)

    assert {"sign_in.py", "people.py", "joining.py"} <= set(found)


def test_only_the_kit_streams_without_an_end() -> None:
    documented = '{"text/event-stream": {}}'
    for path in modules():
        if path.parts[len(ROOT.parts)] == "webkit":
            continue
        assert "text/event-stream" not in text_of(path).replace(documented, ""), path
        made = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
        is_archive = path.name == "stored.py"  # of which there is an end
        assert is_archive or "StreamingResponse" not in called(made), path
