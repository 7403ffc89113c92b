import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from device.web.hub import KEPT_SAYINGS, Hub

Message = tuple[str, Any]


def parsed(chunk: bytes) -> list[Message]:
    """Return the events of a piece of the stream, and what they carry."""
    found: list[Message] = []
    for block in chunk.decode().split("\n\n"):
        lines = dict(line.split(": ", 1) for line in block.splitlines() if ": " in line)
        if "event" in lines:
            found.append((lines["event"], json.loads(lines["data"])))
    return found


async def following(stream: AsyncIterator[bytes]) -> list[Message]:
    return parsed(await anext(stream))


@pytest.fixture
def hub() -> Hub:
    return Hub({"stage": "choose", "layout": {}})


def test_who_comes_gets_the_whole_state(hub: Hub) -> None:
    async def watch() -> list[Message]:
        return await following(hub.stream())

    [(event, state)] = asyncio.run(watch())

    assert event == "state"
    assert state["stage"] == "choose"
    assert state["turns"] == state["said"] == []


def test_afterwards_only_what_changed_is_sent(hub: Hub) -> None:
    async def watch() -> list[Message]:
        stream = hub.stream()
        await following(stream)
        hub.update({"stage": "aim", "layout": {}})
        return await following(stream)

    assert asyncio.run(watch()) == [("change", {"n": 1, "set": {"stage": "aim"}})]


def test_what_does_not_change_is_not_sent(hub: Hub) -> None:
    hub.update({"stage": "choose"}, turns=[])

    assert hub.whole()[0] == 0


def test_turns_are_sent_from_the_first_that_differs(hub: Hub) -> None:
    hub.update({}, turns=["a", "b", "c"])

    async def watch() -> list[Message]:
        stream = hub.stream()
        await following(stream)
        hub.update({}, turns=["a", "x"])
        hub.update({}, turns=["a"])
        return await following(stream)

    changes = [body["turns"] for _, body in asyncio.run(watch())]
    assert changes == [{"from": 1, "items": ["x"]}, {"from": 1, "items": []}]


def test_sentences_are_numbered_and_the_last_ones_kept(hub: Hub) -> None:
    for number in range(KEPT_SAYINGS + 5):
        hub.say({"text": str(number)})

    said = json.loads(hub.whole()[1])["said"]

    assert len(said) == KEPT_SAYINGS
    assert said[-1] == {"id": KEPT_SAYINGS + 5, "text": str(KEPT_SAYINGS + 4)}


def test_changes_in_quick_succession_come_together(hub: Hub) -> None:
    async def watch() -> list[Message]:
        stream = hub.stream()
        await following(stream)
        for number in range(20):
            hub.update({"layout": {"a7": number}})
        return await following(stream)

    changes = asyncio.run(watch())
    assert [body["n"] for _, body in changes] == list(range(1, 21))


def test_who_falls_behind_gets_the_whole_state_again(hub: Hub) -> None:
    async def watch() -> list[Message]:
        stream = hub.stream()
        await following(stream)
        for number in range(1000):
            hub.update({"layout": {"a7": number}})
        return await following(stream)

    [(event, state)] = asyncio.run(watch())
    assert event == "state"
    assert state["layout"] == {"a7": 999}


@pytest.mark.slow
def test_a_hundred_viewers_are_sent_the_very_same(hub: Hub) -> None:
    async def watch() -> set[bytes]:
        streams = [hub.stream() for _ in range(100)]
        for stream in streams:
            await anext(stream)
        hub.update({"stage": "aim"})
        return {await anext(stream) for stream in streams}

    assert len(asyncio.run(watch())) == 1


def test_who_goes_is_no_longer_counted(hub: Hub) -> None:
    async def watch() -> None:
        stream = hub.stream()
        await anext(stream)
        await stream.aclose()

    asyncio.run(watch())
    assert hub.viewers == 0


def test_closing_ends_every_stream(hub: Hub) -> None:
    async def watch() -> list[bytes]:
        stream = hub.stream()
        await anext(stream)
        hub.close()
        return [chunk async for chunk in stream]

    assert b"event: bye" in asyncio.run(watch())[-1]


def test_an_unknown_key_is_a_mistake(hub: Hub) -> None:
    with pytest.raises(KeyError):
        hub.update({"stag": "aim"})
