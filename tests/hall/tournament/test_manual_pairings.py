"""Rounds that an arbiter pairs by hand."""

import asyncio
import json
from dataclasses import replace

import asyncpg
import pytest

from hall.services.services import Services
from hall.store.store import Store
from hall.tournament.manual_pairings import Breaks, broken, in_order, seated, swapped
from hall.tournament.marks import Mark
from hall.tournament.pairing import paired
from hall.tournament.rearranging import Hand, Rearranging
from hall.tournament.repository import TournamentStore
from hall.tournament.result_recording import take_new
from hall.tournament.shapes import shown_round
from hall.tournament.teams import matches_of
from hall.tournament.values import (
    Came,
    Pairing,
    Team,
    Tournament,
    TournamentError,
    TournamentKind,
)
from tests.hall.lines import BEGUN, lines_of
from tests.hall.tournament.fields import field, first_wins, played

BOARDS = [7701, 7702, 7703]


def after(tournament: Tournament, rounds: int) -> Tournament:
    for _ in range(rounds):
        tournament = tournament.with_round(played(paired(tournament), first_wins))
    return tournament


def sits(pairing: Pairing) -> tuple[int | None, ...]:
    return pairing.first, pairing.second


def test_where_the_rules_leave_no_pairing_neighbours_meet_and_it_is_told() -> None:
    whole = after(field(4, rounds=9), 3)
    with pytest.raises(TournamentError):
        paired(whole)

    done = in_order(whole)

    assert done.system == "by hand"
    assert sorted(n for one in done.pairings for n in one.numbers) == [1, 2, 3, 4]
    breaks = broken(whole.with_round(done), 4)
    assert all(Breaks.MET in breaks[one.table] for one in done.pairings)
    with pytest.raises(TournamentError, match="round 4 is not over"):
        in_order(whole.with_round(done))


def test_two_players_exchange_their_places_also_with_a_bye() -> None:
    whole = field(5)
    whole = whole.with_round(paired(whole))
    (bye,) = [one for one in whole.round(1).pairings if one.is_bye]
    other = whole.round(1).at(1).first

    done = swapped(whole, 1, bye.first, other)

    assert sits(done.at(bye.table)) == (other, None)
    assert done.at(bye.table).marks == (Mark.PAIRING_BYE,)
    assert bye.first in done.at(1).numbers
    assert not done.at(1).marks
    one, two = whole.round(1).at(1).numbers
    turned = swapped(whole, 1, one, two)
    assert sits(turned.at(1)) == (two, one)
    with pytest.raises(TournamentError, match="has a result already"):
        swapped(whole.with_round(played(done, first_wins)), 1, one, two)
    with pytest.raises(TournamentError, match="player 9 does not sit"):
        swapped(whole, 1, one, 9)


def test_a_side_for_the_third_time_and_a_second_bye_are_told() -> None:
    whole = field(5)
    games = (((1, 2), (3, 4), (5, None)), ((1, 3), (2, 4), (5, None)))
    for number, pairs in enumerate((*games, ((1, 4), (3, 2), (5, None))), 1):
        pairings = tuple(
            Pairing(table=n, first=first, second=second)
            if second
            else Pairing(
                table=n,
                first=first,
                second=None,
                marks=(Mark.PAIRING_BYE,),
                came=Came.PAIRING,
            )
            for n, (first, second) in enumerate(pairs, 1)
        )
        done = replace(paired(field(5)), number=number, pairings=pairings)
        whole = whole.with_round(played(done, first_wins) if number < 3 else done)

    assert broken(whole, 3) == {1: (Breaks.SIDES,), 3: (Breaks.BYE,)}


def test_who_comes_late_sits_against_who_was_left_over() -> None:
    whole = field(5)
    late = replace(whole.players[0], number=6, name="Late")
    whole = whole.with_round(paired(whole))
    (bye,) = [one for one in whole.round(1).pairings if one.is_bye]
    whole = replace(whole, players=(*whole.players, late))

    done = seated(whole, 1, 6)

    assert sits(done.at(bye.table)) == (bye.first, 6)
    assert not done.at(bye.table).marks
    alone = replace(late, number=7)
    whole = replace(whole, players=(*whole.players, alone)).with_round(done)
    new = seated(whole, 1, 7).pairings[-1]
    assert (sits(new), new.marks) == ((7, None), (Mark.PAIRING_BYE,))
    with pytest.raises(TournamentError, match="sits in round 1 already"):
        seated(whole, 1, 6)


def of_two_teams() -> Tournament:
    teams = (Team(1, "Kisumu", (1, 3, 5)), Team(2, "Nakuru", (2, 4, 6)))
    whole = replace(field(6, rounds=2), teams=teams, team_boards=3)
    return whole.with_round(paired(whole))


def test_a_match_of_teams_is_shown_with_its_score_while_it_is_played() -> None:
    whole = of_two_teams()
    done = whole.round(1)
    first = replace(done.at(1), marks=(Mark.WIN, Mark.LOSS), came=Came.LOG)
    second = replace(done.at(2), marks=(Mark.DRAW, Mark.DRAW), came=Came.LOG)
    done = done.with_pairing(first).with_pairing(second)
    ours = {n for team in whole.teams[:1] for n in team.players}

    (match,) = matches_of(whole, done)
    (shown,) = shown_round(whole.with_round(done), done)["matches"]

    wins = 1.5 if first.first in ours else 0.5
    named = (match.first.name, match.second and match.second.name)
    assert {*named} == {"Kisumu", "Nakuru"}
    scores = dict(zip(named, match.scores, strict=True))
    assert (scores["Kisumu"], scores["Nakuru"], match.is_over) == (
        wins,
        2.0 - wins,
        False,
    )
    assert sorted(shown["scores"]) == ["1½", "½"]


def test_players_of_two_teams_do_not_change_sides_but_boards() -> None:
    whole = of_two_teams()
    with pytest.raises(TournamentError, match="two teams"):
        swapped(whole, 1, 1, 2)
    done = swapped(whole, 1, 1, 3)
    assert 3 in done.at(1).numbers
    assert 1 in done.at(2).numbers


def test_what_is_paired_by_hand_is_kept_with_its_reason_and_told_to_the_boards(
    services: Services,
) -> None:
    async def act(pool: asyncpg.Pool) -> None:
        keeping = TournamentStore(pool)
        hands, juma = Rearranging(keeping), Hand("Juma", "Brothers.")
        made = await keeping.create(field(5, kind=TournamentKind.SWISS), BOARDS)
        await keeping.add_round(made, paired(await keeping.load(made)))
        await keeping.publish(made, 1)
        one, other = (await keeping.load(made)).round(1).at(1).numbers

        await hands.swap(made, 1, one, other, juma)

        seat = json.loads(
            await pool.fetchval("select seat::text from seat where board = $1", 7701)
        )
        assert seat["players"] == {"white": f"Player {other}", "black": f"Player {one}"}
        late = await keeping.enter(made, replace(field(1).players[0], name="Late"))
        await hands.seat(made, 1, late, Hand("Juma", "The bus."))
        noted = await keeping.by_hand(made, 1)
        assert [note["why"] for note in noted] == ["Brothers.", "The bus."]
        assert (noted[0]["before"], noted[0]["now"]) == (
            f"{one}-{other}",
            f"{other}-{one}",
        )
        whole = await keeping.load(made)
        assert {p.board for p in whole.round(1).pairings} == {*BOARDS}
        seat = await pool.fetchval("select seat::text from seat where board = $1", 7703)
        assert "Late" in json.loads(seat)["players"].values()

        head = {**BEGUN, "game": "chess960", "started": "2099-01-01T10:00:00Z"}
        ended = {"type": "result", "winners": ["white"], "reason": "", "scores": {}}
        lines = lines_of("late", {**head, "players": {"white": "Late"}}, ended)
        await Store(pool).put([(7703, line) for line in lines])
        seen = await take_new(pool, keeping, set())
        assert (await keeping.load(made)).round(1).at(3).marks
        assert await take_new(pool, keeping, seen) <= seen
        await pool.execute("update pairing set marks = '' where tournament = $1", made)
        await pool.execute("update pairing set came = null where tournament = $1", made)
        await keeping.drop_round(made)
        assert await keeping.by_hand(made, 1) == []

    async def run() -> None:
        async with asyncpg.create_pool(
            services.addresses.database, min_size=1, max_size=2
        ) as pool:
            await act(pool)

    asyncio.run(run())
