"""Home Assistant integration: MQTT discovery, events and state.

The messages are those of its MQTT integration ("MQTT discovery", device discovery
payload; "MQTT event"): https://www.home-assistant.io/integrations/mqtt/
"""

import json
from collections.abc import Callable, Iterator, Mapping
from importlib import metadata
from typing import Any

from device.event_bus import Subscriber
from device.words.events import said
from device.words.sayings import Sayings
from rules.core.events import (
    Event,
    Illegal,
    Moved,
    Over,
    Resumed,
    Trouble,
)
from rules.core.game import Game
from rules.core.model import StepKind

EVENTS = ("turn", "mill", "capture", "illegal", "trouble", "win", "draw")
"""What Home Assistant may act on."""

_TAKES = (StepKind.REMOVE, StepKind.TAKE)

Publish = Callable[[str, Mapping[str, Any], bool], None]
"""Is given a topic below the device's own, a message, and whether it is kept."""


def discovery(name: str, prefix: str) -> tuple[str, dict[str, Any]]:
    """Return the topic and the message by which a board is found.

    Parameters
    ----------
    name
        What the board is called.
    prefix
        Discovery prefix of Home Assistant, 'homeassistant' by default.
    """
    version, own = metadata.version("mwamuzi"), topic(name, "")

    def sensor(key: str, called: str, icon: str) -> dict[str, Any]:
        return {
            "p": "sensor",
            "name": called,
            "unique_id": f"{name}_{key}",
            "state_topic": f"{own}state",
            "value_template": f"{{{{ value_json.{key} }}}}",
            "icon": icon,
        }

    parts = {
        "game": sensor("game", "Game", "mdi:gamepad-circle-outline"),
        "to_move": sensor("to_move", "To move", "mdi:account-arrow-right"),
        "last": sensor("last", "Last turn", "mdi:arrow-right-bold"),
        "says": sensor("says", "Said last", "mdi:bullhorn"),
        "result": sensor("result", "Result", "mdi:trophy"),
        "trouble": {
            "p": "binary_sensor",
            "name": "Trouble",
            "unique_id": f"{name}_trouble",
            "device_class": "problem",
            "state_topic": f"{own}state",
            "value_template": "{{ 'ON' if value_json.trouble else 'OFF' }}",
        },
        "event": {
            "p": "event",
            "name": "Game event",
            "unique_id": f"{name}_event",
            "event_types": list(EVENTS),
            "state_topic": f"{own}event",
            "icon": "mdi:chess-pawn",
        },
    }
    message = {
        "dev": {"ids": [name], "name": name, "mf": "mwamuzi", "sw": version},
        "o": {"name": "mwamuzi", "sw": version},
        "availability_topic": f"{own}online",
        "cmps": parts,
    }
    return f"{prefix}/device/{name}/config", message


def topic(name: str, kind: str) -> str:
    """Return a topic of a board's own."""
    return f"mwamuzi/home/{name}/{kind}"


class HomeSubscriber(Subscriber):
    """Subscriber that publishes a game's events to a home.

    Parameters
    ----------
    game
        What is played.
    sides
        The names of the sides.
    words
        The language of what is said.
    written
        Returns a turn that was seen as the game's players write it.
    publish
        Sends a message, and never waits.
    """

    def __init__(
        self,
        game: Game,
        sides: tuple[str, ...],
        words: Sayings,
        written: Callable[[Moved], str],
        publish: Publish,
    ) -> None:
        self._sides, self._words, self._publish = sides, words, publish
        self._written = written
        self._state: dict[str, Any] = {
            "game": game.title,
            "to_move": "",
            "last": "",
            "says": "",
            "result": "",
            "trouble": "",
        }
        self._publish("state", self._state, True)

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a home has its own clock
        """Publish an event."""
        sentence = said(event, self._sides, self._words)
        state = {**self._state, "to_move": to_move or ""}
        if sentence:
            state["says"] = sentence
        match event:
            case Moved():
                state["last"] = self._written(event)
            case Trouble():
                state["trouble"] = event.kind.value
            case Resumed():
                state["trouble"] = ""
            case Over():
                state["result"] = " ".join(event.result.winners) or "draw"
        for kind in kinds_of(event):
            self._publish("event", {"event_type": kind, "says": sentence}, False)
        if state != self._state:
            self._state = state
            self._publish("state", state, True)


def kinds_of(event: Event) -> Iterator[str]:
    """Yield the home's kinds of an event; none for most."""
    match event:
        case Moved():
            yield "turn"
            if event.mills:
                yield "mill"
            if any(step.kind in _TAKES for step in event.turn.steps):
                yield "capture"
        case Illegal():
            yield "illegal"
        case Trouble():
            yield "trouble"
        case Over():
            yield "win" if event.result.winners else "draw"
        case _:
            return


def encoded(message: Mapping[str, Any]) -> str:
    """Return a message as it is sent."""
    return json.dumps(message, ensure_ascii=False)
