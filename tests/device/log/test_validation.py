"""Records of the wrong shape are refused by name, and never end in a fault."""

import json
import random
from typing import Any

import pytest

from device.export.formats import FORMATS, ExportOptions
from device.export.story import story_of
from device.log.lines import Fields
from device.log.validation import checked
from device.ports import LogError
from tests.device.export.logs import imported, random_log
from tests.device.export.test_story import full_game

ODD: list[Any] = [None, 1, -1, "", [], {}, "x", [1], {"a": 1}, True, 1e400, "a7"]
FIELDS = ["players", "teams", "options", "match", "started", "source", "t", "n", "by"]


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        ({"type": "turn", "turn": ["a7"]}, "has .'a7'. as its turn"),
        ({"type": "turn", "t": float("nan")}, "has nan as its t"),
        ({"type": "turn", "frame": True}, "has True as its frame"),
        ({"type": "turn", "mills": ["a7"]}, "as its mills"),
        ({"type": "turn", "layout": {"a7": 1.5}}, "as its layout"),
        ({"type": "illegal", "guide": [["a7"]]}, "as its guide"),
        ({"type": "game", "players": ["Asha"]}, "as its players"),
        ({"type": ["turn"]}, "a record is of type"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(record: Fields, complaint: str) -> None:
    with pytest.raises(LogError, match=complaint):
        checked(record)


def test_a_record_that_nobody_knows_may_hold_anything() -> None:
    record = {"type": "weather", "t": "rain"}

    assert checked(record) == record


@pytest.mark.slow
def test_no_log_however_odd_ends_in_a_fault() -> None:
    chance = random.Random(11)
    logs: list[list[Fields]] = [random_log("oware", turns=6), [*full_game().log]]
    told = 0
    for _ in range(250):
        try:
            log = spoilt(chance.choice(logs), chance)
            story = story_of(log)
        except LogError:
            continue
        told += 1
        for name in ("pgn", "sgf", "csv", "html", "jsonl"):
            content = FORMATS[name].make(story, log, None, ExportOptions())
            try:
                imported(content, f"x.{name}")
            except LogError:
                assert log[0].get("format") != 1, name
    assert told


def spoilt(log: list[Fields], chance: random.Random) -> list[Fields]:
    """Return a log with something odd in it."""
    copy: list[dict[str, Any]] = json.loads(json.dumps([dict(one) for one in log]))
    record = chance.choice(copy)
    name = chance.choice([*record, *FIELDS])
    if chance.random() < 0.3:
        record.pop(name, None)
    else:
        record[name] = chance.choice(ODD)
    return list(copy)
