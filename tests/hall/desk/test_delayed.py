"""Routes of the public with a delay: each one in the table."""

import asyncio
import json
from typing import Any

import asyncpg
import pytest

from hall.desk.desk import Desk
from hall.services.services import Services
from hall.store.delayed import delayed_pool
from hall.tournament.pairing import paired
from hall.tournament.repository import TournamentStore
from hall.tournament.values import TournamentKind
from tests.hall.desk.desks import GAME, hall, run
from tests.hall.lines import BEGUN, FIRST, lines_of
from tests.hall.tournament.fields import field
from tests.webkit.doors import routes_of
from webkit.roles import Role
from webkit.streams import Endless

RESULT = {
    "type": "result",
    "winners": ["white"],
    "reason": "agreed upon",
    "scores": None,
}
SECRETS = ("Zuhura", "agreed upon", '"winners"', "a7")
DELAY_S = 3600.0


class Forbidden:
    """Connections that the public must not use."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a public route reads by {name} what stands now")


def public_paths(desk: Desk, app: Any, **known: str) -> list[str]:
    """Return the address of everything that the public may get, by the table."""
    found = []
    for route in routes_of(app):
        least = desk.access.least.get(f"GET {route.path}", Role.OWNER)
        endless = isinstance(route.response_class, type) and issubclass(
            route.response_class, Endless
        )
        if least > Role.WATCH or endless:
            continue
        endings = ("pgn", "jsonl") if "{ending}" in route.path else ("",)
        found += [route.path.format(**{**known, "ending": one}) for one in endings]
    return found


def test_no_public_route_tells_what_is_newer_than_the_delay(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with (
            hall(services, delay_s=DELAY_S) as there,
            await delayed_pool(services.addresses.database, DELAY_S) as delayed,
        ):
            desk, pool = there.desk, there.desk.pool
            keeping = TournamentStore(pool)
            made = await keeping.create(
                field(4, kind=TournamentKind.SWISS), [board] * 2
            )
            await keeping.add_round(made, paired(await keeping.load(made)))
            begun = {**BEGUN, "players": {"white": "Zuhura"}}
            lines = lines_of(GAME, begun, FIRST, RESULT)
            await desk.store.put([(board, line) for line in lines])
            await keeping.settle(made, 1, 1, marks="10", by="Zuhura", why="agreed upon")
            await desk.wall.read(None)
            there.clock.s += DELAY_S - 1
            desk.delayed = delayed
            desk.pool, desk.store.pool = Forbidden(), Forbidden()

            paths = public_paths(
                desk,
                there.app,
                board=str(board),
                game=GAME,
                name="nine_mens_morris",
                tournament=str(made),
                number="1",
                page="standings",
                n="1",
            )
            assert len(paths) > 15
            told = {}
            async with there.browser() as stranger:
                for path in paths:
                    answer = await stranger.get(path)
                    assert answer.status_code in (200, 401, 404, 409, 422), path
                    told[path] = answer.text
            about_games = {p: t for p, t in told.items() if "/api/games" not in p}
            leaks = [
                (path, one)
                for path, text in about_games.items()
                for one in SECRETS
                if one in text and path != "/"
            ]
            assert leaks == []
            desk.pool = desk.store.pool = pool

    run(act)


def test_what_is_older_than_the_delay_is_told_to_everybody(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services, delay_s=DELAY_S) as there:
            desk, pool = there.desk, there.desk.pool
            keeping = TournamentStore(pool)
            made = await keeping.create(
                field(4, kind=TournamentKind.SWISS), [board] * 2
            )
            await keeping.add_round(made, paired(await keeping.load(made)))
            begun = {**BEGUN, "players": {"white": "Zuhura"}}
            begun_line, turn = lines_of(GAME, begun, FIRST)
            await desk.store.put([(board, begun_line)])
            old = f"now() - interval '{2 * DELAY_S} seconds'"
            await pool.execute(
                f"update line set stored = {old} where board = $1", board
            )
            await pool.execute(f"update round set paired = {old}")
            await desk.store.put([(board, turn)])
            async with await delayed_pool(
                services.addresses.database, DELAY_S
            ) as delayed:
                desk.delayed = delayed
                async with there.browser() as stranger:
                    log = await stranger.get(f"/api/table/{board}/{GAME}.jsonl")
                    found = await stranger.get("/api/search?text=Zuhura")
                    live = await stranger.get(f"/api/live/pgn?board={board}")
                    rounds = await stranger.get(f"/api/tournaments/{made}/rounds/1")
                shown = [one for one in found.json()["games"] if one["board"] == board]

            assert len(log.text.splitlines()) == 1
            assert json.loads(shown[0]["players"]) == {"white": "Zuhura"}
            assert (shown[0]["over"], shown[0]["result"]) == (False, None)
            assert "Zuhura" in live.text
            assert rounds.status_code == 200

    run(act)


def test_the_public_s_role_reads_its_views_and_nothing_else(services: Services) -> None:
    async def act() -> None:
        database = services.addresses.database
        async with await delayed_pool(database, DELAY_S) as delayed:
            owner = await asyncpg.connect(database)
            tables = await owner.fetch(
                "select schemaname, tablename from pg_tables where schemaname "
                "not in ('pg_catalog', 'information_schema')"
            )
            await owner.close()
            assert len(tables) > 10
            for schema, table in tables:
                with pytest.raises(asyncpg.InsufficientPrivilegeError):
                    await delayed.fetch(f'select 1 from {schema}."{table}" limit 1')
            for view in ("game", "line", "pairing", "tournament"):
                with pytest.raises(asyncpg.PostgresError):
                    await delayed.execute(f"delete from {view}")

    asyncio.run(act())
