"""Records and lines of games for the tests of a hall, and its store."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from device.hall.wire import LogLine
from device.log.records import record_of
from hall.services.services import Services
from hall.store.store import Store
from rules.catalogue import find_game
from rules.core.events import Moved

T = TypeVar("T")

BEGUN = {
    "type": "game",
    "format": 1,
    "game": "nine_mens_morris",
    "board": "morris9",
    "sides": ["white", "black"],
    "players": {"white": "Asha"},
    "started": "2026-11-26T07:00:00Z",
    "options": {},
}
LAYOUT = {"a7": "white", "d6": None}
STANDING = {"a7": "white"}
FIRST = {"type": "turn", "n": 1, "side": "white", "turn": "a7", "layout": LAYOUT}
RULED = {
    "type": "illegal",
    "side": "black",
    "rule": "not_adjacent",
    "sites": ["a7", "g1"],
    "says": "a7 does not touch g1.",
    "source": "HTJB, p. 2",
    "guide": [],
}


def line_of(record: dict[str, Any]) -> str:
    """Return a record as its log has it."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def lines_of(game: str, *records: dict[str, Any]) -> list[LogLine]:
    """Return the lines of a game."""
    return [LogLine(game, n, line_of(record)) for n, record in enumerate(records)]


def chess_log(*turns: str) -> list[dict[str, Any]]:
    """Return the log of a game of chess by its turns."""
    game = find_game("chess")
    position = game.start()
    log: list[dict[str, Any]] = [{**BEGUN, "game": "chess", "board": game.board.id}]
    for n, text in enumerate(turns, 1):
        turn = game.parse(position, text)
        position = game.play(position, turn)
        moved = Moved(n, turn, (), 1.0, position.contents)
        log.append(dict(record_of(moved, t=float(n), frame=n)))
    return log


def with_store(services: Services, act: Callable[[Store], Awaitable[T]]) -> T:
    """Return what comes of an act with the store."""

    async def run() -> T:
        async with asyncpg.create_pool(
            services.addresses.database, min_size=1, max_size=4
        ) as pool:
            return await act(Store(pool))

    return asyncio.run(run())
