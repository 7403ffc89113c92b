"""Tournaments in the database, and what boards make of them."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import asyncpg
import pytest

from device.hall.wire import LogLine
from hall.services.services import Services
from hall.store.store import Store
from hall.tournament.marks import Mark
from hall.tournament.pairing import paired
from hall.tournament.repository import TournamentStore
from hall.tournament.results import FinishedGame, marks_from
from hall.tournament.standings import standings
from hall.tournament.values import (
    Came,
    Team,
    Tournament,
    TournamentError,
    TournamentKind,
)
from tests.hall.lines import BEGUN, line_of, lines_of
from tests.hall.tournament.fields import field, first_wins, played

T = TypeVar("T")
FIRST_BOARD = 7001
WON = {"type": "result", "winners": [], "reason": "two_left", "scores": {}}


def keep(
    services: Services, act: Callable[[asyncpg.Pool, TournamentStore], Awaitable[T]]
) -> T:
    async def run() -> T:
        async with asyncpg.create_pool(
            services.addresses.database, min_size=1, max_size=2
        ) as pool:
            return await act(pool, TournamentStore(pool))

    return asyncio.run(run())


def morris(players: int) -> Tournament:
    tournament = field(players, rounds=3)
    return replace(tournament, game="nine_mens_morris", clock="10+5")


async def ends(
    pool: asyncpg.Pool, board: int, game: str, winners: list[str], **begun: object
) -> None:
    """Let the log of a board arrive, from its first line to its result."""
    head = {**BEGUN, "started": "2099-01-01T10:00:00Z", "players": {}, **begun}
    lines = lines_of(game, head, {**WON, "winners": winners})
    await Store(pool).put((board, line) for line in lines)


async def goes_on(
    pool: asyncpg.Pool, board: int, game: str, record: dict[str, object], n: int = 2
) -> None:
    """Let another line of a log arrive."""
    await Store(pool).put([(board, LogLine(game, n, line_of(record)))])


def test_a_round_goes_to_the_boards_and_its_results_come_back(
    services: Services,
) -> None:
    async def act(pool: asyncpg.Pool, keeping: TournamentStore) -> None:
        boards = [FIRST_BOARD, FIRST_BOARD + 1]
        made = await keeping.create(morris(5), boards)
        await keeping.withdraw(made, 5, range(2, 4), Mark.HALF_BYE)
        whole = await keeping.load(made)
        assert whole.players[4].absent == {2: Mark.HALF_BYE, 3: Mark.HALF_BYE}
        await keeping.add_round(made, paired(whole))
        with pytest.raises(TournamentError, match="paired already"):
            await keeping.add_round(made, paired(whole))
        assert await keeping.publish(made, 1) == 2
        told = await pool.fetch(
            "select board, seat::text from seat where board = any($1) order by board",
            boards,
        )
        seat = json.loads(told[0]["seat"])
        assert seat["players"] == {"white": "Player 1", "black": "Player 3"}
        assert (seat["kind"], seat["clock"]) == ("nine_mens_morris", "10+5")
        assert (seat["tournament"], seat["round"], seat["pairing"]) == (made, 1, 1)

        swapped = {"white": "Player 3", "black": "Player 1"}
        await ends(pool, boards[0], "2099-01-01-a", ["black"], players=swapped)
        strangers = {"white": "Zuri", "black": "Juma"}
        await ends(pool, boards[1], "2099-01-01-b", ["white"], players=strangers)
        (taken,) = await keeping.take(made, 1)
        assert (taken.table, taken.marks) == (1, (Mark.WIN, Mark.LOSS))
        assert (taken.game, taken.came) == ("2099-01-01-a", Came.LOG)
        with pytest.raises(TournamentError, match="tables 1, 2"):
            paired(await keeping.load(made))
        await ends(pool, boards[1], "2099-01-01-c", [])
        assert [one.table for one in await keeping.take(made, 1)] == [2]
        assert await keeping.take(made, 1) == []
        back = {"n": 1, "layout": {}, "to_move": "white"}
        await goes_on(pool, boards[0], "2099-01-01-a", {"type": "taken_back", **back})
        assert await keeping.take(made, 1) == []
        assert not (await keeping.load(made)).round(1).at(1).marks
        await goes_on(pool, boards[0], "2099-01-01-a", {**WON, "winners": ["black"]}, 3)
        assert [one.table for one in await keeping.take(made, 1)] == [1]
        assert await keeping.confirm(made, 1, "Asha") == 2
        await keeping.settle(made, 1, 2, marks="+-", by="Asha", why="came late")

        whole = await keeping.load(made)
        points = {one.player.number: one.points for one in standings(whole)}
        assert points == {1: 1.0, 2: 0.0, 3: 0.0, 4: 1.0, 5: 1.0}
        changes = await pool.fetch(
            "select place, before, marks, by_name, why from pairing_change "
            "where tournament = $1 order by made, place",
            made,
        )
        assert tuple(changes[-1]) == (2, "==", "+-", "Asha", "came late")

        await keeping.add_round(made, paired(whole))
        assert await keeping.publish(made, 2) == 2
        await keeping.drop_round(made)
        left = "select count(*) from seat where board = any($1)"
        assert await pool.fetchval(left, boards) == 0
        with pytest.raises(TournamentError, match="has results"):
            await keeping.drop_round(made)

    keep(services, act)


def test_what_cannot_be_is_refused_and_changes_nothing(services: Services) -> None:
    async def act(_: asyncpg.Pool, keeping: TournamentStore) -> None:
        tournament = morris(5)
        tournament = tournament.with_round(paired(tournament))
        made = await keeping.create(tournament, [FIRST_BOARD + 2])
        for refused in (
            keeping.publish(made, 1),  # two games, one board
            keeping.settle(made, 1, 1, marks="1", by="Asha"),
            keeping.settle(made, 1, 1, marks="1x", by="Asha"),
            keeping.settle(made, 1, 1, marks="UU", by="Asha"),
            keeping.settle(made, 1, 9, marks="10", by="Asha"),
            keeping.settle(made, 1, 1, marks="==", by="Asha", through=4),
            keeping.withdraw(made, 1, range(1, 3)),
            keeping.withdraw(made, 6, range(2, 3)),
            keeping.load(made + 999),
        ):
            with pytest.raises(TournamentError):
                await refused
        assert await keeping.load(made) == tournament

    keep(services, act)


def test_what_was_paired_by_a_result_keeps_it(services: Services) -> None:
    async def act(_: asyncpg.Pool, keeping: TournamentStore) -> None:
        tournament = field(4, kind=TournamentKind.KNOCK_OUT, rounds=2)
        made = await keeping.create(tournament)
        await keeping.add_round(made, paired(tournament), tournament)
        for table in (1, 2):
            await keeping.settle(made, 1, table, marks="10", by="Asha")
        whole = await keeping.load(made)
        await keeping.settle(made, 1, 2, marks="+-", by="Asha")
        with pytest.raises(TournamentError, match="changed meanwhile"):
            await keeping.add_round(made, paired(whole), whole)
        await keeping.add_round(made, paired(whole), await keeping.load(made))
        await keeping.settle(made, 1, 1, marks="+-", by="Asha")
        with pytest.raises(TournamentError, match="round 2 is paired"):
            await keeping.settle(made, 1, 1, marks="01", by="Asha")

    keep(services, act)


def test_teams_and_played_rounds_are_kept_as_they_are(services: Services) -> None:
    tournament = replace(
        field(4, kind=TournamentKind.ROUND_ROBIN, rounds=1),
        teams=(Team(1, "Lions", (1, 2)), Team(2, "Owls", (3, 4))),
        team_boards=2,
    )
    tournament = tournament.with_round(played(paired(tournament), first_wins))

    async def act(_: asyncpg.Pool, keeping: TournamentStore) -> None:
        made = await keeping.create(tournament)
        assert await keeping.load(made) == tournament
        listed = (await keeping.listed())[0]
        assert (listed.id, listed.players, listed.paired) == (made, 4, 1)

    keep(services, act)


@pytest.mark.parametrize(
    ("sides", "winners", "first", "players", "marks"),
    [
        (("white", "black"), ["white"], None, {}, "10"),
        (("white", "black"), ["white"], "black", {}, "01"),
        (("red", "blue"), ["blue"], None, {}, "01"),
        (("red", "blue"), ["red", "blue"], None, {}, "=="),
        (("red", "blue"), ["blue"], None, {"blue": "Player 1"}, "10"),
        (("red", "blue"), ["blue"], None, {"blue": "Player 2"}, "01"),
        (("red", "blue"), ["blue"], None, {"blue": "Zuri"}, ""),
        (("white", "black", "red"), ["white"], None, {}, ""),
    ],
)
def test_a_result_is_of_who_played_it(
    sides: tuple[str, ...],
    winners: list[str],
    first: str | None,
    players: dict[str, str],
    marks: str,
) -> None:
    tournament = field(2)
    pairing = paired(tournament).at(1)
    ended = FinishedGame(sides, frozenset(winners), players, first)
    assert "".join(marks_from(ended, tournament, pairing)) == marks
