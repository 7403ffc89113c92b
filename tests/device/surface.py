"""Interface of picamera2, read from its source: it needs a camera to be imported.

`python -m tests.device.surface` writes down the installed picamera2's.
"""

import ast
import importlib.util
import json
from collections.abc import Mapping
from pathlib import Path

RECORD = Path(__file__).with_name("picamera2_surface.json")
_CLASSES = {"Picamera2": "picamera2.py", "CompletedRequest": "request.py"}

Surface = Mapping[str, Mapping[str, list[str]]]
"""By class and method, its parameters; of a property, none."""


def recorded() -> Surface:
    """Return what was written down."""
    surface: Surface = json.loads(RECORD.read_text(encoding="utf-8"))
    return surface


def installed() -> Path | None:
    """Return the installed picamera2's folder, None where there is none."""
    spec = importlib.util.find_spec("picamera2")
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0])


def surface_of(package: Path) -> Surface:
    """Return what the picamera2 in a folder offers, as far as it was written down."""
    used = recorded()
    return {
        name: {
            method: parameters
            for method, parameters in _methods(package / file, name).items()
            if method in used[name]
        }
        for name, file in _CLASSES.items()
    }


def _methods(path: Path, name: str) -> dict[str, list[str]]:
    """Return a class's methods; of overloads the last, which is the real one."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    (definition,) = (
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == name
    )
    return {
        node.name: [
            argument.arg for argument in [*node.args.args[1:], *node.args.kwonlyargs]
        ]
        for node in definition.body
        if isinstance(node, ast.FunctionDef)
    }


if __name__ == "__main__":
    package = installed()
    assert package is not None, "pip install --no-deps picamera2"
    text = json.dumps(surface_of(package), indent=1)
    RECORD.write_text(f"{text}\n", encoding="utf-8")
