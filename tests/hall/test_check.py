import json

from device.hall.wire import LogLine
from hall.check import Checker
from hall.services.services import Services
from hall.store.store import Store
from tests.device.export.logs import random_log
from tests.hall.lines import chess_log, line_of, lines_of, with_store

GAME = "2026-11-26T07-00-00-nine_mens_morris"


async def all_checked(checker: Checker) -> None:
    await checker.look()
    while await checker.step():
        pass


def test_a_game_is_checked_as_far_as_it_is_stored_and_goes_on_from_there(
    services: Services, board: int
) -> None:
    lines = lines_of(GAME, *map(dict, random_log("nine_mens_morris", turns=20)))

    async def act(store: Store) -> None:
        checker = Checker(store)
        for through in (10, len(lines) - 1):
            await store.put([(board, line) for line in lines[: through + 1]])
            await all_checked(checker)
            asked = "select checked, fault from game where board = $1"
            assert tuple(await store.pool.fetchrow(asked, board)) == (through, None)

    with_store(services, act)


def test_what_the_rules_say_against_a_game_is_kept_and_it_is_stored_further(
    services: Services, board: int
) -> None:
    records = [dict(record) for record in random_log("nine_mens_morris", turns=8)]
    turns = [n for n, record in enumerate(records) if record["type"] == "turn"]
    records[turns[5]] = {**records[turns[5]], "turn": "a1-g7"}
    lines = lines_of(GAME, *records)
    strange = LogLine("strange", 0, line_of({**records[0], "game": "no such game"}))

    async def act(store: Store) -> None:
        await store.put([(board, line) for line in [*lines, strange]])
        checker = Checker(store)
        await all_checked(checker)
        asked = (
            "select game, through, checked, fault from game where board = $1 "
            "order by game"
        )
        wrong, unknown = await store.pool.fetch(asked, board)
        assert (wrong["through"], wrong["checked"]) == (len(lines) - 1, turns[5] - 1)
        assert wrong["fault"].startswith(f"line {turns[5] + 1}: ")
        assert unknown["fault"].startswith("line 1: this game is not known here")

    with_store(services, act)


def test_what_the_database_tells_is_checked_and_how_far_it_is_behind_is_known(
    services: Services, board: int
) -> None:
    lines = lines_of(GAME, *map(dict, random_log("kalah", turns=6)))

    async def act(store: Store) -> None:
        checker = Checker(store)
        await store.put([(board, line) for line in lines])
        checker.listen(None, 0, "", f'[[{board}, "{GAME}", 0], [{board}, "{GAME}", 3]]')
        assert (checker.moved, checker.behind) == (2, 4)
        await all_checked(checker)
        asked = "select checked from game where board = $1"
        assert await store.pool.fetchval(asked, board) == len(lines) - 1

    with_store(services, act)


def test_a_draw_may_be_claimed_as_soon_as_the_rules_say_so_and_no_longer(
    services: Services, board: int
) -> None:
    records = chess_log(*2 * ("g1-f3", "g8-f6", "f3-g1", "f6-g8"), "e2-e4")
    lines = lines_of(GAME, *records)

    async def act(store: Store) -> None:
        checker, told = Checker(store), []
        for line in lines:
            await store.put([(board, line)])
            await all_checked(checker)
            asked = "select claims::text from game where board = $1"
            told.append(json.loads(await store.pool.fetchval(asked, board)))
        *before, third, after = told
        assert not any(before)
        assert [(one["rule"], one["side"]) for one in third] == [
            ("repetition", "white")
        ]
        assert after == []

    with_store(services, act)


def test_a_log_of_a_later_format_is_stored_and_said_not_to_be_known(
    services: Services, board: int
) -> None:
    header, *rest = map(dict, random_log("nine_mens_morris", turns=3))
    lines = lines_of(GAME, {**header, "format": 2}, *rest)

    async def act(store: Store) -> None:
        await store.put([(board, line) for line in lines])
        checker = Checker(store)
        await all_checked(checker)
        asked = "select through, fault from game where board = $1"
        through, fault = await store.pool.fetchrow(asked, board)
        assert through == len(lines) - 1
        assert fault == "line 1: log format 2 is not known here, 1 is"

    with_store(services, act)
