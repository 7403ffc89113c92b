"""Folders of the messages of each scope: one Fluent file a language."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).parents[1]
"""The folder of all packages."""

SCOPES: Mapping[str, str] = MappingProxyType(
    {
        "words": "words/words",
        "rulings": "rules/rulings/words",
        "referee": "rules/referee/words",
        "captures": "rules/games/captures/words",
        "kinds": "rules/games/kinds/words",
        "lines": "rules/games/lines/words",
        "mabambo": "rules/games/mabambo/words",
        "matches": "rules/games/matches/words",
        "moves": "rules/games/moves/words",
        "pits": "rules/games/pits/words",
        "placing": "rules/games/placing/words",
        "solo": "rules/games/solo/words",
        "sowing": "rules/games/sowing/words",
        "stacks": "rules/games/stacks/words",
        "takeaway": "rules/games/takeaway/words",
        "towers": "rules/games/towers/words",
        "trio": "rules/games/trio/words",
        "calibration": "calibration/words",
        "vision": "vision/words",
        "camera": "device/camera/words",
        "doctor": "device/doctor/words",
        "web": "device/web/words",
        "spoken": "device/words/words",
        "table": "device/table/words",
        "lessons": "players/lessons/words",
        "hall": "hall/words",
        "page": "device/web/static/words",
        "house": "device/web/static/words/house",
        "machine": "device/web/static/words/machine",
        "clock": "device/web/static/words/clock",
        "phone": "device/web/static/words/phone",
        "desk": "hall/desk/static/words",
    }
)
"""The folder of each scope; a key begins with its scope ('lines-not-adjacent')."""

PAGE_SCOPES = ("page", "house", "machine", "clock", "phone", "desk")
"""The scopes whose messages scripts of a page render: see ``words/page.py``.

``page`` is what the first view needs; the others are loaded when they are asked for.
"""


def file_of(scope: str, language: str) -> Path:
    """Return the file of a scope's messages in a language; it may be missing."""
    return ROOT / SCOPES[scope] / f"{language}.ftl"
