import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.home.assistant import EVENTS, HomeSubscriber, discovery
from device.voice.phrases import words_for
from rules.catalogue import find_game
from rules.core.events import Moved, Trouble, TroubleKind
from tests.device.perfect import loop_over


class Home:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.state: Mapping[str, Any] = {}
        self.events: list[str] = []

    def publish(self, kind: str, message: Mapping[str, Any], kept: bool) -> None:
        json.dumps(message)
        if kind == "event":
            assert not kept
            self.events.append(message["event_type"])
        else:
            assert kept
            self.state = dict(message)


@pytest.mark.parametrize("name", ["three_mens_morris", "oware"])
def test_a_home_hears_of_a_game(name: str, tmp_path: Path) -> None:
    plan = SimulationPlan(seed=2, most_turns=16, illegal_before=frozenset({3}))
    table = SimulatedTable(find_game(name), plan)
    loop, home = loop_over(table, tmp_path / "g.jsonl"), Home()
    sides = loop.referee.position.sides
    words = words_for("en", table.game)

    def written(event: Moved) -> str:
        before = loop.referee.ledger.past[event.n - 1].before
        return table.game.written(before, event.turn)

    subscriber = HomeSubscriber(table.game, sides, words, written, home.publish)
    loop.subscribers = [subscriber]

    loop.run()

    assert home.events.count("turn") == len(table.truth.turns)
    assert home.events.count("illegal") == 1
    assert home.state["game"] == table.game.title
    assert home.state["last"] == table.truth.turns[-1].text
    assert set(home.events) <= set(EVENTS)
    subscriber.on_event(Trouble(TroubleKind.DARK), None, 1.0)
    assert home.state["trouble"] == "dark"


def test_a_board_is_found_as_one_device_with_parts_of_its_own() -> None:
    where, message = discovery("kitchen", "homeassistant")

    assert where == "homeassistant/device/kitchen/config"
    parts = message["cmps"].values()
    assert len({part["unique_id"] for part in parts}) == len(parts)
    assert message["dev"]["ids"] == ["kitchen"]
    assert message["cmps"]["event"]["event_types"] == list(EVENTS)
