"""Pairings, against published ones of FIDE and bbpPairings, and by the rules."""

from dataclasses import replace

import pytest

from hall.tournament.bouts import bouts_of, sides_had
from hall.tournament.knock_out import bracket, reached
from hall.tournament.marks import Mark
from hall.tournament.pairing import paired, rounds_needed
from hall.tournament.teams import of_teams
from hall.tournament.values import (
    Team,
    Tournament,
    TournamentError,
    TournamentKind,
    sides_of,
    withdrawn,
)
from tests.hall.tournament.fields import (
    by_chance,
    field,
    first_wins,
    from_crosses,
    played,
    settled,
)

# FIDE Handbook C.05, Berger tables for 7 or 8 players.
BERGER_8 = """
1-8 2-7 3-6 4-5
8-5 6-4 7-3 1-2
2-8 3-1 4-7 5-6
8-6 7-5 1-4 2-3
3-8 4-2 5-1 6-7
8-7 1-6 2-5 3-4
4-8 5-3 6-2 7-1
"""

# A tournament that bbpPairings paired and played by chance: its file
# bbp_11p5r_s42.trf, among the examples that caissify-pairings is checked with.
BBP_RATINGS = [2568, 2542, 2527, 2507, 2371, 2349, 2344, 2320, 2183, 2070, 2046]
BBP = """
6b1 4w1 3b= 8w1 2b=
7w= 5b1 4w= 6b1 1w=
8b1 11w1 1w= 5b1 4w=
9w1 1b0 2b= 11w1 3b=
10b1 2w0 11b1 3w0 8b=
1w0 7b1 10w1 2w0 U
2b= 6w0 8b0 U 10w=
3w0 9b1 7w1 1b0 5w=
4b0 8w0 U 10b= 11w=
5w0 U 6b0 9w= 7b=
U 3b0 5w0 4b0 9b=
"""


def pairs(tournament: Tournament) -> set[tuple[int, int | None]]:
    return {(one.first, one.second) for one in paired(tournament).pairings}


def whole(tournament: Tournament, seed: int, dutch_up_to: int = 120) -> Tournament:
    chance = by_chance(seed)
    for _ in range(tournament.rounds):
        one = paired(tournament, dutch_up_to)
        tournament = tournament.with_round(played(one, chance))
    return tournament


def test_round_robin_follows_the_tables_of_fide() -> None:
    tournament = field(8, kind=TournamentKind.ROUND_ROBIN, rounds=7)
    for line in BERGER_8.split("\n")[1:-1]:
        said = {tuple(map(int, pair.split("-"))) for pair in line.split()}
        assert pairs(tournament) == said
        tournament = tournament.with_round(played(paired(tournament), first_wins))
    with pytest.raises(TournamentError, match="all 7 rounds"):
        paired(tournament)


def test_everybody_meets_everybody_twice_with_sides_changed() -> None:
    tournament = field(5, kind=TournamentKind.DOUBLE_ROUND_ROBIN)
    rounds = rounds_needed(TournamentKind.DOUBLE_ROUND_ROBIN, 5)
    assert rounds == 10
    tournament = whole(replace(tournament, rounds=rounds), seed=1)
    games = [
        (one.first, one.second)
        for done in tournament.played
        for one in done.pairings
        if one.second
    ]
    assert sorted(games) == [(a, b) for a in range(1, 6) for b in range(1, 6) if a != b]


def test_the_dutch_system_pairs_as_bbp_pairings_does() -> None:
    tournament = from_crosses(BBP_RATINGS, BBP)
    for done in tournament.played:
        before = replace(
            tournament,
            played=tournament.played[: done.number - 1],
            begins_first=False,
        )
        assert pairs(before) == {(one.first, one.second) for one in done.pairings}
        assert paired(before).system == "dutch"


def test_who_can_have_a_bye_is_looked_at_to_the_end() -> None:
    """The test of bbpPairings for criterion C5 of 2025: player 4 is not there."""
    ratings = [2720, 2701, 2697, 2689, 2673, 2664]
    crosses = "4w1 2b1\n5b1 1w0\n6w1 4b1\n1b0 3w0\n2w0 6b1\n3b0 5w0"
    tournament = from_crosses(ratings, crosses, rounds=3)
    players = list(tournament.players)
    players[3] = withdrawn(players[3], range(3, 4))
    now = replace(tournament, players=tuple(players))
    assert pairs(now) == {(1, 5), (3, 2), (6, None), (4, None)}
    assert paired(now).of(4).marks == (Mark.ABSENT,)  # type: ignore[union-attr]


@pytest.mark.parametrize(("count", "dutch_up_to"), [(13, 120), (151, 20)])
def test_a_swiss_keeps_its_rules(count: int, dutch_up_to: int) -> None:
    tournament = whole(field(count, rounds=7), 5, dutch_up_to)
    games = [
        frozenset(one.numbers)
        for done in tournament.played
        for one in done.pairings
        if not one.is_bye
    ]
    assert len(games) == len(set(games)) == 7 * (count // 2)
    for bouts in bouts_of(tournament).values():
        assert sum(bout.opponent is None for bout in bouts) <= 1
        began = sides_had(bouts)[:-1]  # in the last round the leaders may be owed one
        assert abs(began.count(True) - began.count(False)) <= 2
        assert not any(len(set(began[n : n + 3])) == 1 for n in range(len(began) - 2))


def test_a_game_that_was_not_played_may_be_played_later() -> None:
    tournament = field(2, rounds=2)
    first = paired(tournament)
    missed = first.with_pairing(
        settled(first.at(1), Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)
    )
    assert len(paired(tournament.with_round(missed)).pairings) == 1
    with pytest.raises(TournamentError, match="leave no pairing"):
        paired(tournament.with_round(played(first, first_wins)))


def test_a_round_waits_for_the_last_result() -> None:
    tournament = field(6)
    one = paired(tournament)
    half = one.with_pairing(settled(one.at(2), Mark.DRAW))
    with pytest.raises(TournamentError, match="tables 1, 3"):
        paired(tournament.with_round(half))


def test_the_best_seeds_have_the_byes_and_meet_last() -> None:
    assert bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    tournament = field(6, kind=TournamentKind.KNOCK_OUT, rounds=3)
    first = paired(tournament)
    assert [one.numbers for one in first.pairings] == [(1,), (4, 5), (2,), (3, 6)]
    tournament = tournament.with_round(played(first, first_wins))
    second = paired(tournament)  # who has not begun yet begins
    assert [one.numbers for one in second.pairings] == [(1, 4), (2, 3)]
    drawn = second.with_pairing(settled(second.at(1), Mark.DRAW))
    drawn = drawn.with_pairing(settled(drawn.at(2), Mark.LOSS))
    with pytest.raises(TournamentError, match="say who of 1 and 4 goes on"):
        paired(tournament.with_round(drawn))
    decided = drawn.with_pairing(replace(drawn.at(1), through=4))
    tournament = tournament.with_round(decided)
    last = paired(tournament)
    assert last.pairings[0].numbers == (3, 4)  # equal: the better seed begins
    tournament = tournament.with_round(played(last, first_wins))
    assert reached(tournament) == {1: 1, 2: 1, 3: 3, 4: 2, 5: 0, 6: 0}


def test_teams_play_several_games_and_begin_by_turns() -> None:
    teams = (
        Team(1, "Lions", (1, 2, 3, 10)),
        Team(2, "Owls", (4, 5, 6)),
        Team(3, "Bees", (7, 8, 9)),
    )
    tournament = replace(
        field(10, kind=TournamentKind.ROUND_ROBIN, rounds=3), teams=teams, team_boards=3
    )
    players = list(tournament.players)
    players[1] = withdrawn(players[1], range(2, 3))
    tournament = replace(tournament, players=tuple(players))
    first = paired(tournament)
    assert [one.numbers for one in first.pairings] == [(4, 7), (8, 5), (6, 9), (1,)]
    tournament = tournament.with_round(played(first, first_wins))
    match = of_teams(tournament).played[0].at(1)
    assert (match.first, match.second, match.games) == (2, 3, (2.0, 1.0))
    assert match.marks == (Mark.WIN, Mark.LOSS)
    second = paired(tournament)  # player 2 is away: 3 and 10 move up
    line = {one for game in second.pairings for one in game.numbers}
    assert {1, 3, 10} < line
    assert 2 not in line


def test_the_two_of_a_match_begin_by_turns() -> None:
    tournament = whole(field(2, kind=TournamentKind.MATCH, rounds=4), seed=2)
    assert [done.at(1).first for done in tournament.played] == [1, 2, 1, 2]


def test_sides_are_called_as_the_game_calls_them() -> None:
    assert sides_of("awari") == ("south", "north")
    assert sides_of("othello") == ("black", "white")
    with pytest.raises(TournamentError, match="two"):
        sides_of("kunjing_3")
