import json

from device.hall.wire import Line
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
    strange = Line("strange", 0, line_of({**records[0], "game": "no such game"}))

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
        while await checker.step():
            pass
        asked = "select checked from game where board = $1"
        assert await store.pool.fetchval(asked, board) == len(lines) - 1

    with_store(services, act)
