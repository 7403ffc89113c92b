import asyncio
import json
from datetime import date
from uuid import UUID

import asyncpg

from device.hall.wire import LogLine
from hall.services.services import Services
from hall.store.months import day_of, today
from hall.store.projection import Now
from hall.store.store import CALLS, LINES, Store, payloads
from tests.hall.lines import BEGUN, FIRST, RULED, STANDING, lines_of, with_store

GAME = "2026-11-26T07-00-00-nine_mens_morris"
RESTORED = {"type": "restored"}


def test_lines_are_stored_once_in_order_and_none_after_a_gap(
    services: Services, board: int
) -> None:
    first, second, third, fourth = lines_of(GAME, BEGUN, FIRST, RULED, RESTORED)

    async def act(store: Store) -> None:
        assert await store.put([(board, second)]) == {(board, GAME): -1}
        came = [(board, second), (board, first), (board, first), (board, fourth)]
        assert await store.put(came) == {(board, GAME): 1}
        assert await store.put([(board, first), (board, third)]) == {(board, GAME): 2}
        assert await store.lines(board, GAME) == [
            line.text for line in (first, second, third)
        ]
        assert await store.lines(board, GAME, first=2) == [third.text]

    with_store(services, act)


def test_many_boards_in_one_batch_keep_their_own_games(
    services: Services, board: int
) -> None:
    boards = range(10_000 + board, 10_050 + board)
    lines = lines_of(GAME, BEGUN, FIRST)

    async def act(store: Store) -> None:
        stored = await store.put([(b, line) for line in lines for b in boards])
        assert stored == {(b, GAME): 1 for b in boards}
        assert await store.lines(boards[-1], GAME) == [line.text for line in lines]

    with_store(services, act)


def test_another_text_for_a_known_line_is_disputed_and_changes_nothing(
    services: Services, board: int
) -> None:
    first, second = lines_of(GAME, BEGUN, FIRST)
    other = LogLine(GAME, 1, '{"type":"paused"}')

    async def act(store: Store) -> None:
        await store.put([(board, first), (board, second)])
        for _ in range(2):
            assert await store.put([(board, other)]) == {(board, GAME): 1}
        assert await store.lines(board, GAME, first=1) == [second.text]
        rows = await store.pool.fetch(
            "select n, text from disputed where board = $1", board
        )
        assert [tuple(row) for row in rows] == [(1, other.text)]

    with_store(services, act)


def test_two_that_store_at_once_store_each_line_once(
    services: Services, board: int
) -> None:
    records = [BEGUN, *({**FIRST, "n": n} for n in range(1, 60))]
    lines = [(board, line) for line in lines_of(GAME, *records)]

    async def act(store: Store) -> None:
        others = [Store(store.pool) for _ in range(4)]
        await asyncio.gather(*(one.put(lines) for one in others))
        assert await store.lines(board, GAME) == [line.text for _, line in lines]

    with_store(services, act)


def test_what_a_wall_shows_and_what_an_arbiter_is_called_to_stand_in_the_store(
    services: Services, board: int
) -> None:
    begun, turn, ruled, restored = lines_of(GAME, BEGUN, FIRST, RULED, RESTORED)

    async def act(store: Store) -> None:
        await store.put([(board, line) for line in (begun, turn, ruled)])
        row = await store.pool.fetchrow("select * from game where board = $1", board)
        now = Now.of(row["now"])
        assert (row["kind"], row["day"]) == ("nine_mens_morris", date(2026, 11, 26))
        assert (now.layout, now.turns) == (STANDING, 1)
        assert now.ruling is not None
        (call,) = await store.pool.fetch("select * from call where board = $1", board)
        assert (call["n"], call["kind"], call["closed"]) == (2, "illegal", None)
        await store.put([(board, restored)])
        (call,) = await store.pool.fetch("select * from call where board = $1", board)
        assert call["closed"] is not None

    with_store(services, act)


def test_a_decision_is_done_once_the_boards_log_holds_it(
    services: Services, board: int
) -> None:
    async def act(store: Store) -> None:
        made: UUID = await store.pool.fetchval(
            "insert into decision (board, game, n, deed, by_role, by_name) "
            "values ($1, $2, 2, 'confirm', 'arbiter', 'Neema') returning id",
            board,
            GAME,
        )
        told = {"type": "decision", "id": str(made), "deed": "confirm", "call": 2}
        lines = lines_of(GAME, BEGUN, FIRST, RULED, told)
        await store.put([(board, line) for line in lines])
        logged = "select logged from decision where id = $1"
        assert await store.pool.fetchval(logged, made) == 3

    with_store(services, act)


def test_who_listens_is_notified_of_lines_and_calls_once_they_are_stored(
    services: Services, board: int
) -> None:
    heard: list[tuple[str, list[object]]] = []

    async def act(store: Store) -> None:
        def listen(_1: object, _2: int, channel: str, payload: str) -> None:
            heard.append((channel, json.loads(payload)))

        connection = await asyncpg.connect(services.addresses.database)
        for channel in (LINES, CALLS):
            await connection.add_listener(channel, listen)
        lines = lines_of(GAME, BEGUN, FIRST, RULED)
        await store.put([(board, line) for line in lines])
        async with asyncio.timeout(20):
            while len(heard) < 2:
                await asyncio.sleep(0.01)
        await connection.close()

    with_store(services, act)

    assert heard == [(LINES, [[board, GAME, 2]]), (CALLS, [board])]


def test_a_notification_is_never_longer_than_postgresql_lets_it_be() -> None:
    values = [[board, "ü" * 200, 7] for board in range(100)]

    told = payloads(values)

    assert all(len(one.encode()) < 8000 for one in told)
    assert [value for one in told for value in json.loads(one)] == values


def test_lines_lie_by_month_and_a_day_that_cannot_be_does_not_count(
    services: Services, board: int
) -> None:
    old = "2025-02-28T20-00-00-oware"

    async def act(store: Store) -> None:
        await store.put(
            [(board, *lines_of(old, BEGUN)), (board, *lines_of("x", FIRST))]
        )
        where = "select tableoid::regclass::text from line where board = $1"
        rows = await store.pool.fetch(where + " order by game", board)
        assert [row[0] for row in rows] == [f"line_{d:%Y_%m}" for d in days]

    days = (date(2025, 2, 28), today())
    with_store(services, act)

    assert day_of("9999-01-01-x", date(2026, 11, 26)) == date(2026, 11, 26)


def test_a_board_tells_whether_it_is_there_and_its_pictures_are_bounded(
    services: Services, board: int
) -> None:
    async def act(store: Store) -> None:
        await store.status(board, online=True, version="0.1.0", format_=1)
        await store.status(board, online=False, version=None, format_=None)
        row = await store.pool.fetchrow("select * from board where board = $1", board)
        assert (row["online"], row["version"], row["format"]) == (False, "0.1.0", 1)
        for name in ("7.jpg", "7.jpg", "8.jpg"):
            await store.picture(board, GAME, name, b"\xff\xd8")
        counted = "select count(*) from picture where board = $1"
        assert await store.pool.fetchval(counted, board) == 2

    with_store(services, act)


def test_what_stands_is_right_where_several_store_and_its_end_is_known(
    services: Services, board: int
) -> None:
    ended = {"type": "result", "winners": ["white"], "reason": "r", "scores": None}
    back = {"type": "taken_back", "n": 1, "layout": {}, "to_move": "white"}
    later = {"type": "trouble", "kind": "dark"}
    lines = lines_of("g", BEGUN, FIRST, ended, later, back, FIRST)
    asked = "select now, ended is not null, over from game where board = $1"

    async def act(store: Store) -> None:
        both, told = (store, Store(store.pool)), []
        for at, line in enumerate(lines):
            await both[at % 2].put([(board, line)])
            now, *rest = await store.pool.fetchrow(asked, board)
            told.append((Now.of(now).turns, *rest))
        assert told == [
            (0, False, False),
            (1, False, False),
            (1, True, True),
            (1, True, True),
            (0, False, False),
            (1, False, False),
        ]

    with_store(services, act)
