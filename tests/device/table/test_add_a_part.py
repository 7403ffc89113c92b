"""The page that says how a part is added: what it shows works as it stands."""

import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from device.config.settings import settings_from
from device.table import parts
from rules.core.events import Restored

PAGE = Path(__file__).resolve().parents[3] / "docs" / "add-a-part.md"


@pytest.fixture
def row(monkeypatch: pytest.MonkeyPatch) -> parts.Part:
    """The row of the page, whose modules are there as the page has them."""
    page = PAGE.read_text(encoding="utf-8")
    settings, part, row = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    for name, text in (("", ""), (".settings", settings), (".part", part)):
        module = ModuleType(f"device.table.lamp{name}")
        monkeypatch.setitem(sys.modules, module.__name__, module)
        exec(text, module.__dict__)
    known = {"Part": parts.Part, **vars(sys.modules["device.table.lamp.settings"])}
    made: parts.Part = eval(row, known)
    return made


def test_the_part_of_the_page_is_configured_checked_opened_and_notified(
    row: parts.Part,
) -> None:
    assert row.own is not None
    told = {"lamp": {"broker": "127.0.0.1", "port": 9}}
    settings = settings_from(told, own={row.name: row.own})
    shown: list[str] = []

    part: Any = row.open(SimpleNamespace(settings=settings))  # type: ignore[arg-type]
    part._client.publish = lambda _, side: shown.append(side)
    (subscriber,) = part.join(None, None)
    subscriber.on_event(Restored(), "white", 0.0)
    part.close()

    assert [finding.told for finding in row.check(settings)] == [
        "its broker is 127.0.0.1"
    ]
    assert shown == ["white"]


def test_it_is_off_where_nothing_is_set(row: parts.Part) -> None:
    settings = settings_from({})

    assert row.open(SimpleNamespace(settings=settings)) is None  # type: ignore[arg-type]
    assert not row.check(settings)
