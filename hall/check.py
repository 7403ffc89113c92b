"""Validate stored games: replay them through the rules, asynchronously to storing.

Under load checking yields: it takes a tenth of a processor at most, falls behind, and
catches up later.
"""

import asyncio
import json
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from device.game.first_line import history_in
from device.log.history import History
from device.log.lines import GameHeader
from device.log.parse import known_format, record_in
from device.ports import LogError
from hall.services.places import Addresses
from hall.store.batch import GameKey
from hall.store.store import CALLS, LINES, LOST, Store
from rules.referee.claims import rightful_claims

log = logging.getLogger(__name__)

MOST_KEPT = 2_000
"""Cache size: games with their replay; another is replayed from its start."""

BUSY = 100.0
"""Where more games than these move on in a second, checking yields to storing."""

_YIELDS = 9.0
_AGAIN_S = 5.0
_STEP_S = 1.0
_LOOK_S = 60.0
_MOST = 20
_LINES = 400
_LONGEST_FAULT = 1_000
_ALL = """
select board, game, through, checked from game where checked < through and fault is null
"""
_NOW = """
select board, game, checked from game
join unnest($1::int[], $2::text[]) as w (board, game) using (board, game)
where checked < through and fault is null
"""
_NEXT = """
select w.board, w.game, l.text
from unnest($1::int[], $2::text[], $3::int[]) as w (board, game, first)
join game g using (board, game)
cross join lateral (select n, text from line
    where day = g.day and board = w.board and game = w.game
    and n between w.first and g.through order by n limit $4) l
order by w.board, w.game, l.n
"""
_CHECKED = """
update game g set checked = w.checked, fault = w.fault, claims = w.claims::jsonb,
    due = w.due
from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[])
    as w (board, game, checked, fault, claims, due)
where g.board = w.board and g.game = w.game
"""


@dataclass(slots=True)
class _Replayed:
    """Replay of a game up to a line, with its state.

    Attributes
    ----------
    claims
        What may be claimed rightly, as the game's row has it.
    due
        The side to move, as the game's row has it.
    """

    n: int = -1
    history: History | None = None
    claims: str = "[]"
    due: str | None = None


class Checker:
    """Replays stored games that are not checked yet.

    Parameters
    ----------
    store
        The hall's.

    Attributes
    ----------
    moved
        Counter of the database's notifications of games that moved on.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: OrderedDict[GameKey, _Replayed] = OrderedDict()
        self._due: dict[GameKey, tuple[int, int]] = {}
        self._looked = False
        self.moved = 0

    @property
    def behind(self) -> int:
        """Return the number of lines stored and not yet validated."""
        return sum(through - checked for through, checked in self._due.values())

    def listen(self, _1: object, _2: int, _3: str, payload: str) -> None:
        """Handle a database notification of games that moved on."""
        for board, game, through in json.loads(payload):
            self.moved += 1
            key = (board, game)
            there = self._games.get(key)
            known = self._due.get(key, (0, there.n if there else through - 1))
            self._due[key] = (through, known[1])

    async def look(self) -> None:
        """Find all games to be checked, including those without a notification."""
        self._looked = True
        for board, game, through, checked in await self._store.pool.fetch(_ALL):
            self._due[board, game] = (through, checked)

    async def step(self) -> int:
        """Check those that wait longest a little further; return how many."""
        if not self._looked:
            await self.look()
        keys = list(self._due)[:_MOST]
        for key in keys:
            del self._due[key]
        if not keys:
            return 0
        rows = await self._store.pool.fetch(_NOW, *zip(*keys, strict=True))
        if not rows:
            return len(keys)
        checked = {(board, game): n for board, game, n in rows}
        games = {key: self._from(key, n) for key, n in checked.items()}
        wanted = [(*key, there.n + 1) for key, there in games.items()]
        lines: dict[GameKey, list[str]] = defaultdict(list)
        columns = zip(*wanted, strict=True)
        for board, game, text in await self._store.pool.fetch(_NEXT, *columns, _LINES):
            lines[board, game].append(text)
        reached: list[tuple[int, str, int, str | None, str, str | None]] = []
        changed: set[int] = set()
        for key, there in games.items():
            fault = replay(there, lines[key])
            claims = "[]" if fault else _claims(there.history)
            due = None if fault else _due(there.history)
            reached.append((*key, max(there.n, checked[key]), fault, claims, due))
            if (claims, due) != (there.claims, there.due):
                there.claims, there.due = claims, due
                changed.add(key[0])
            if fault is None:
                self._keep(key, there, more=len(lines[key]) == _LINES)
            await asyncio.sleep(0)  # a stop is heard between two games
        await self._store.pool.execute(_CHECKED, *zip(*reached, strict=True))
        if changed:
            boards = json.dumps(sorted(changed))
            await self._store.pool.execute("select pg_notify($1, $2)", CALLS, boards)
        return len(keys)

    def _from(self, key: GameKey, checked: int) -> _Replayed:
        """Return a game as it is kept; anew if the hall is brought back from a copy."""
        there = self._games.pop(key, None)
        return there if there and there.n <= checked else _Replayed()

    def _keep(self, key: GameKey, there: _Replayed, *, more: bool) -> None:
        if there.history is None or there.history.result is None:
            self._games[key] = there  # a finished one seldom continues
        if more:
            self._due.setdefault(key, (there.n + _LINES, there.n))
        if len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)


def replay(replayed: _Replayed, lines: Sequence[str]) -> str | None:
    """Replay lines; return the fault of the first bad one, None if there is none."""
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
    if not isinstance(record, GameHeader):
        raise LogError("a log begins with the line of a game")
    known_format(record)
    try:
        replayed.history = history_in(record)
    except LogError as error:
        raise LogError(f"this game is not known here: {error}") from error


def _due(history: History | None) -> str | None:
    """Return the side to move, None if the game is over or not replayed yet."""
    if history is None or history.result is not None:
        return None
    return history.position.to_move


def _claims(history: History | None) -> str:
    """Return the rightful claims of the side to move, as JSON."""
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
            async with (
                asyncpg.create_pool(addresses.database, min_size=2, max_size=2) as pool,
                pool.acquire() as told,
            ):
                checker = Checker(Store(pool))
                await told.add_listener(LINES, checker.listen)
                try:
                    await _go_on(checker, told)
                finally:
                    if not told.is_closed():
                        await told.remove_listener(LINES, checker.listen)
        except LOST as error:
            log.warning("the database is away: %r", error)
        await asyncio.sleep(_AGAIN_S)


async def _go_on(checker: Checker, told: asyncpg.Connection) -> None:
    """Check notified games until cancelled, at a rate that storing allows."""
    loop = asyncio.get_running_loop()
    looked_s, counted_s, counted, pace = -_LOOK_S, loop.time(), 0, 0.0
    while not told.is_closed():
        began_s = loop.time()
        if began_s - looked_s > _LOOK_S:
            looked_s = began_s
            await checker.look()
            if checker.behind > _LINES:
                log.info("checking is %d lines behind", checker.behind)
        count = await checker.step()
        now_s = loop.time()
        if now_s - counted_s >= _STEP_S:
            pace = (checker.moved - counted) / (now_s - counted_s)
            counted_s, counted = now_s, checker.moved
        if pace > BUSY:
            await asyncio.sleep(_YIELDS * (now_s - began_s))
        elif count < _MOST:
            await asyncio.sleep(_STEP_S)
