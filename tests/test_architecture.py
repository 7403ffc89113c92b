import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ["rules", "calibration", "vision", "device"]  # lowest first
PURE = {
    "collections",
    "dataclasses",
    "difflib",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "math",
    "re",
    "types",
    "typing",
}
TABLES = {"rules/games"}  # tables of records may be long


def imported_roots(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def imported_rooms(path: Path, layer: str) -> set[str]:
    """Return the rooms of a layer that a module imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            parts = (node.module or "").split(".")
            if parts[0] == layer:
                found.add(parts[1])
    return found


def modules() -> list[Path]:
    return [path for layer in LAYERS for path in sorted((ROOT / layer).rglob("*.py"))]


def test_training_stands_beside_the_program_and_nothing_needs_it() -> None:
    for path in (ROOT / "training").rglob("*.py"):
        assert "device" not in imported_roots(path), path
    for path in modules():
        assert "training" not in imported_roots(path), path


@pytest.mark.slow
@pytest.mark.parametrize("layer", LAYERS)
def test_layer_imports_nothing_above_itself(layer: str) -> None:
    above = set(LAYERS[LAYERS.index(layer) + 1 :])
    for path in (ROOT / layer).rglob("*.py"):
        assert not imported_roots(path) & above, path


@pytest.mark.slow
def test_rules_import_only_pure_standard_library() -> None:
    for path in (ROOT / "rules").rglob("*.py"):
        assert imported_roots(path) <= PURE | {"rules"}, path


@pytest.mark.parametrize("room", ["common", "lines", "pits", "rows"])
def test_a_room_of_calibration_knows_only_itself_and_what_is_common(room: str) -> None:
    for path in (ROOT / "calibration" / room).rglob("*.py"):
        assert imported_rooms(path, "calibration") <= {room, "common"}, path


def test_calibration_and_vision_touch_no_clock_and_no_thread() -> None:
    for layer in ("calibration", "vision"):
        for path in (ROOT / layer).rglob("*.py"):
            assert not imported_roots(path) & {
                "time",
                "threading",
                "logging",
                "random",
                "subprocess",
                "socket",
            }, path


def test_modules_stay_short() -> None:
    for path in modules():
        if path.parent.relative_to(ROOT).as_posix() in TABLES:
            continue
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path
