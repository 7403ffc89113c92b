"""Streams that go on for as long as somebody watches."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message

from tests.webkit.doors import page_door


async def parts() -> AsyncGenerator[bytes, None]:
    yield b"one"


def test_who_goes_before_a_stream_begins_leaves_no_place_taken(tmp_path: Path) -> None:
    door = page_door(tmp_path)

    async def receive() -> Message:
        return await asyncio.Future()

    async def gone(_: Message) -> None:
        raise ConnectionResetError

    async def act() -> None:
        scope = {"type": "http", "headers": [], "client": ("10.0.0.1", 1)}
        request = Request(scope)
        await door.access.role_now(request)
        answer = door.streams.shown(door.access, request, parts())
        assert door.streams.viewers == 1
        with pytest.raises(ConnectionResetError):
            await answer({**scope, "asgi": {"spec_version": "2.3"}}, receive, gone)
        assert door.streams.viewers == 0

    asyncio.run(act())
