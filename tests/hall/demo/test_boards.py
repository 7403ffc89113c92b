"""A simulated board of a hall: it has the hall as a real table has it."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from device.config.hall_settings import HallSettings
from device.hall.link import Heard
from device.log.parse import read_log
from hall.demo.boards import DemoBoard

SEAT = {"kind": "three_mens_morris", "players": {"white": "Asha", "black": "Juma"}}


class RecordingLink:
    """A link that counts how often it was woken."""

    def __init__(self, _: HallSettings, __: object, heard: Mapping[str, Heard]) -> None:
        self.heard, self.pokes, self.closed = heard, 0, False
        self.away_s = 0.0

    def start(self) -> None: ...

    def poke(self) -> None:
        self.pokes += 1

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def links(monkeypatch: pytest.MonkeyPatch) -> list[RecordingLink]:
    made: list[RecordingLink] = []

    def link(*told: Any) -> RecordingLink:
        made.append(RecordingLink(*told))
        return made[-1]

    monkeypatch.setattr("device.hall.link.Link", link)
    return made


def test_a_board_plays_what_the_hall_says_and_wakes_it_with_every_line(
    tmp_path: Path, links: list[RecordingLink]
) -> None:
    settings = HallSettings(address="127.0.0.1", board=1)
    board = DemoBoard(folder=tmp_path, settings=settings, chance=random.Random(3))
    (link,) = links
    take: Callable[[bytes], None] = link.heard["seat"]

    take(str(SEAT).replace("'", '"').encode())
    for second in range(0, 200, 5):
        board.step(float(second))
    board.close()

    logs = sorted(tmp_path.glob("*.jsonl"))
    header, *records = read_log(logs[0])
    assert header["players"] == SEAT["players"]
    assert len(records) > 5
    assert link.pokes >= len(records)
    assert link.closed
