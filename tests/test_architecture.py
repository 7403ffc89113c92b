import ast
from pathlib import Path

import pytest

from tests.source import ROOT, imported_from, imports_of, nodes_of, text_of

LAYERS = [
    "words",
    "rules",
    "calibration",
    "vision",
    "painter",
    "device",
    "hall",
]  # lowest first
PLAYERS = "players"  # stands beside calibration and vision: it knows the rules only
WEBKIT = "webkit"  # stands below device and hall: of this tree it knows nothing
PURE = {
    "abc",
    "collections",
    "dataclasses",
    "difflib",
    "enum",
    "functools",
    "heapq",
    "importlib",
    "itertools",
    "math",
    "re",
    "types",
    "typing",
}
ROOMS = ["core", "boards", "rulings", "games"]  # of rules, lowest first
FAMILIES = "rules.games."  # each family of games has a room of its own
DEVICE_ROOMS = [  # of device, lowest first; a module at the top is a room by itself
    "untrusted",
    "simulated",
    "words",
    "event_bus",
    "config",
    "lamps",
    "voice",
    "log",
    "opponent",
    "camera",
    "drawing",
    "game",
    "export",
    "privacy",
    "install",
    "hall",
    "show",
    "loop",
    "doctor",
    "table",
    "web",
    "parsing",
    "subcommands",
    "cli",
]
GROUND = {  # what every room of device may import
    "device.ports",
    "device.vision_ports",
    "device.clock",
    "device.camera_address",
    "device.commands",
    "device.native_libraries",
    "device.system_errors",
    "device.json_types",
    "device.mocks",
    "device.signals",
}


def imported_roots(path: Path) -> set[str]:
    found: set[str] = set()
    for node in imports_of(path):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        else:
            found.add((node.module or "").split(".")[0])
    return found


def imported_rooms(path: Path, layer: str) -> set[str]:
    """Return the rooms of a layer that a module imports from."""
    modules = [module.split(".") for module, _ in imported_from(path)]
    return {parts[1] for parts in modules if parts[0] == layer}


def is_table(path: Path) -> bool:
    """Return True if a module only tells records, which may take many lines."""
    code = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return "games" in path.parts and not any(
        isinstance(node, code) for node in nodes_of(path)
    )


def room_of(module: str) -> str:
    """Return the room of rules that a module lies in, '' for rules itself."""
    parts = module.split(".")
    folders = parts if ROOT.joinpath(*parts).is_dir() else parts[:-1]
    return ".".join(folders[1:])


def modules() -> list[Path]:
    layers = [*LAYERS, PLAYERS, WEBKIT]
    return [path for layer in layers for path in sorted((ROOT / layer).rglob("*.py"))]


def test_training_stands_beside_the_program_and_nothing_needs_it() -> None:
    for path in (ROOT / "training").rglob("*.py"):
        assert "device" not in imported_roots(path), path
    for path in modules():
        assert "training" not in imported_roots(path), path


@pytest.mark.parametrize("layer", LAYERS)
def test_layer_imports_nothing_above_itself(layer: str) -> None:
    above = set(LAYERS[LAYERS.index(layer) + 1 :])
    for path in (ROOT / layer).rglob("*.py"):
        assert not imported_roots(path) & above, path


def test_rules_import_only_pure_standard_library() -> None:
    for path in (ROOT / "rules").rglob("*.py"):
        assert imported_roots(path) <= PURE | {"rules", "words"}, path


def test_players_know_the_rules_only_and_no_layer_below_device_knows_them() -> None:
    for path in (ROOT / PLAYERS).rglob("*.py"):
        assert not imported_roots(path) & {*LAYERS[2:], "training"}, path
    for layer in LAYERS[: LAYERS.index("device")]:
        for path in (ROOT / layer).rglob("*.py"):
            assert PLAYERS not in imported_roots(path), path


def test_the_web_kit_imports_nothing_of_ours_and_only_device_and_hall_know_it() -> None:
    ours = {*LAYERS, PLAYERS, "training", "bench"}
    for path in (ROOT / WEBKIT).rglob("*.py"):
        assert not imported_roots(path) & ours, path
    for layer in (*LAYERS[: LAYERS.index("device")], PLAYERS):
        for path in (ROOT / layer).rglob("*.py"):
            assert WEBKIT not in imported_roots(path), path


def test_players_think_without_a_clock_and_without_files() -> None:
    """Time, streams and threads are in the one module that is their process."""
    for path in (ROOT / PLAYERS).rglob("*.py"):
        if path.name != "__main__.py":
            assert not imported_roots(path) & {
                "os",
                "pathlib",
                "socket",
                "subprocess",
                "sys",
                "threading",
                "time",
            }, path


@pytest.mark.parametrize("room", ["common", "lattices", "lines", "pits", "rows"])
def test_a_room_of_calibration_knows_only_itself_and_what_is_common(room: str) -> None:
    for path in (ROOT / "calibration" / room).rglob("*.py"):
        assert imported_rooms(path, "calibration") <= {room, "common"}, path


@pytest.mark.parametrize("room", ["common", "chips", "pieces", "seeds"])
def test_a_room_of_vision_knows_only_itself_and_what_is_common(room: str) -> None:
    for path in (ROOT / "vision" / room).rglob("*.py"):
        assert imported_rooms(path, "vision") <= {room, "common"}, path


def test_calibration_and_vision_touch_no_clock_and_no_thread() -> None:
    for layer in ("calibration", "vision", "painter"):
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
        if is_table(path):
            continue
        assert len(text_of(path).splitlines()) <= 600, path


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_rules_imports_from_no_room_above(room: str) -> None:
    above = {"", "referee", *ROOMS[ROOMS.index(room) + 1 :]}
    for path in sorted((ROOT / "rules" / room).rglob("*.py")):
        for module, _ in imported_from(path):
            if module.split(".")[0] == "rules":
                assert room_of(module).split(".")[0] not in above, path


def device_modules_of(path: Path) -> set[str]:
    """Return the modules of device that a module imports from."""
    found: set[str] = set()
    for module, names in imported_from(path):
        is_folder = ROOT.joinpath(*module.split(".")).is_dir()
        inside = [f".{name}" for name in names] if is_folder else [""]
        found |= {module + name for name in inside}
    return {module for module in found if module.startswith("device.")}


def test_every_room_of_device_has_its_place() -> None:
    there = {path.stem for path in (ROOT / "device").glob("*.py")}
    there |= {path.parent.name for path in (ROOT / "device").glob("*/__init__.py")}
    ground = {module.split(".")[1] for module in GROUND}
    assert there - {"__init__"} - ground == set(DEVICE_ROOMS) - ground


@pytest.mark.parametrize("room", DEVICE_ROOMS)
def test_a_room_of_device_imports_from_no_room_above(room: str) -> None:
    known = {*DEVICE_ROOMS[: DEVICE_ROOMS.index(room) + 1]}
    top = ROOT / "device" / f"{room}.py"
    paths = [top] if top.exists() else sorted((ROOT / "device" / room).rglob("*.py"))
    assert paths
    for path in paths:
        for module in device_modules_of(path) - GROUND:
            assert module.split(".")[1] in known, (path, module)


def test_the_ground_of_device_imports_only_itself() -> None:
    for module in GROUND:
        path = ROOT.joinpath(*module.split(".")).with_suffix(".py")
        assert device_modules_of(path) <= GROUND, path


def test_what_games_share_imports_from_no_family() -> None:
    for path in sorted((ROOT / "rules" / "games").glob("*.py")):
        for module, _ in imported_from(path):
            inside = module.removeprefix(FAMILIES)
            assert inside == module or "." not in inside, path
