"""Stored games replayed through the rules, behind the storing."""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from device.game.choice import choice_in
from device.log.gamelog import known_format
from device.log.history import History
from device.ports import LogError
from hall.services.places import Addresses
from hall.store.batch import GameKey
from hall.store.now import record_in
from hall.store.store import CALLS, Store
from rules.core.errors import RulesError
from rules.referee.claims import rightful_claims

log = logging.getLogger(__name__)

MOST_KEPT = 2_000
"""So many games are kept as far as they are replayed; another begins anew."""

_AGAIN_S = 5.0
_STEP_S = 1.0
_MOST = 50
_LINES = 400
_LONGEST_FAULT = 1_000
_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
_DUE = """
select board, game, checked from game
where checked < through and fault is null order by changed limit $1
"""
_CHECKED = """
update game set checked = $3, fault = $4, claims = $5 where board = $1 and game = $2
"""


@dataclass(slots=True)
class _Replayed:
    """A game as far as it is replayed: up to a line, and what then stands.

    Attributes
    ----------
    claims
        What may be claimed rightly, as the game's row has it.
    """

    n: int = -1
    history: History | None = None
    claims: str = "[]"


class Checker:
    """Replays what is stored and not checked yet.

    Parameters
    ----------
    store
        The hall's.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: OrderedDict[GameKey, _Replayed] = OrderedDict()

    async def step(self) -> int:
        """Check some games a little further; return how many there were."""
        rows = await self._store.pool.fetch(_DUE, _MOST)
        for row in rows:
            await self._check((row["board"], row["game"]), row["checked"])
            await asyncio.sleep(0)  # a stop is heard between two games
        return len(rows)

    async def _check(self, key: GameKey, checked: int) -> None:
        """Replay a game's next lines, all from the first if they are not kept."""
        replayed = self._games.pop(key, None) or _Replayed()
        if replayed.n > checked:  # the hall was brought back from a copy
            replayed = _Replayed()
        found = await self._store.lines(*key, replayed.n + 1, most=_LINES)
        fault = replay(replayed, found)
        if fault is None:
            self._games[key] = replayed
            if len(self._games) > MOST_KEPT:
                self._games.popitem(last=False)
        reached = max(checked, replayed.n)
        claims = "[]" if fault else _claims(replayed.history)
        await self._store.pool.execute(_CHECKED, *key, reached, fault, claims)
        if claims != replayed.claims:
            replayed.claims = claims
            board = json.dumps([key[0]])
            await self._store.pool.execute("select pg_notify($1, $2)", CALLS, board)


def replay(replayed: _Replayed, lines: Sequence[str]) -> str | None:
    """Take up lines; return what the rules say against one, None if nothing."""
    for text in lines:
        n = replayed.n + 1
        try:
            _take(replayed, text)
        except Exception as error:  # noqa: BLE001 - whatever a line does, others are checked
            told = " ".join(str(error).split()) or type(error).__name__
            return f"line {n + 1}: {told}"[:_LONGEST_FAULT].replace("\0", "\ufffd")
        replayed.n = n
    return None


def _take(replayed: _Replayed, text: str) -> None:
    record = record_in(text)
    if record is None:
        raise LogError("it is no record of a game log")
    if replayed.history is not None:
        replayed.history.take(record)
        return
    if record["type"] != "game":
        raise LogError("a log begins with a line of the type game")
    known_format(record)
    try:
        game = choice_in(record).game
        replayed.history = History(game, tuple(record["sides"]))
    except (KeyError, RulesError, TypeError, ValueError) as error:
        raise LogError(f"this game is not known here: {error}") from error


def _claims(history: History | None) -> str:
    """Return what the side to move may claim rightly, as JSON."""
    if history is None or history.result is not None:
        return "[]"
    side = history.position.to_move
    found = rightful_claims(history.game, history.position)
    return json.dumps(
        [{"rule": one.rule, "side": side, "says": str(one.says)} for one in found]
    )


async def check(addresses: Addresses) -> None:
    """Check without end; a database that is away is tried again and again."""
    while True:
        try:
            async with asyncpg.create_pool(
                addresses.database, min_size=1, max_size=1
            ) as pool:
                checker = Checker(Store(pool))
                while True:
                    if not await checker.step():
                        await asyncio.sleep(_STEP_S)
        except _LOST as error:
            log.warning("the database is away: %r", error)
        await asyncio.sleep(_AGAIN_S)
