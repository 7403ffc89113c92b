"""Folders of the messages of each scope: ``words`` inside a package."""

from collections.abc import Mapping
from types import MappingProxyType

SCOPES: Mapping[str, str] = MappingProxyType(
    {
        "words": "words",
        "rulings": "rules.rulings",
        "referee": "rules.referee",
        "captures": "rules.games.captures",
        "kinds": "rules.games.kinds",
        "lines": "rules.games.lines",
        "mabambo": "rules.games.mabambo",
        "matches": "rules.games.matches",
        "moves": "rules.games.moves",
        "pits": "rules.games.pits",
        "placing": "rules.games.placing",
        "solo": "rules.games.solo",
        "sowing": "rules.games.sowing",
        "stacks": "rules.games.stacks",
        "takeaway": "rules.games.takeaway",
        "towers": "rules.games.towers",
        "trio": "rules.games.trio",
        "calibration": "calibration",
        "vision": "vision",
        "camera": "device.camera",
        "doctor": "device.doctor",
        "page": "device.web",
        "spoken": "device.words",
        "table": "device.table",
        "lessons": "players.lessons",
        "hall": "hall",
    }
)
"""The package of each scope; a key begins with its scope ('lines-not-adjacent')."""
