"""Points and tie-breaks, reckoned by hand beside each case."""

from dataclasses import replace

from hall.tournament.marks import Mark, Scoring
from hall.tournament.pairing import paired
from hall.tournament.standings import standings
from hall.tournament.values import Team, TieBreak, Tournament, TournamentKind
from tests.hall.tournament.fields import (
    field,
    first_wins,
    from_crosses,
    played,
    settled,
)
from tests.hall.tournament.test_pairing import BBP, BBP_RATINGS

# Player 5 was left over, 4 asked for half a point, 2 forfeited and then went home.
MISSED = """
2w1 5b1 3w=
1b0 3b- Z
4w= 2w+ 1b=
3b= H 5w1
U 1w0 4b0
"""


def values(tournament: Tournament, kind: TieBreak) -> dict[int, float]:
    lines = standings(replace(tournament, breaks=(kind,)))
    return {line.player.number: line.breaks[0] for line in lines}


def ranks(tournament: Tournament) -> list[tuple[int, int]]:
    return [(line.rank, line.player.number) for line in standings(tournament)]


def test_points_are_those_that_bbp_pairings_wrote() -> None:
    lines = standings(from_crosses(BBP_RATINGS, BBP))
    points = {line.player.number: line.points for line in lines}
    wrote = [4.0, 3.5, 4.0, 3.0, 2.5, 3.0, 2.0, 2.5, 2.0, 2.0, 1.5]
    assert points == dict(enumerate(wrote, 1))


def test_rounds_without_a_game_are_read_as_fide_reads_them() -> None:
    tournament = from_crosses([2000, 1980, 1970, 1960, 1950], MISSED, rounds=3)
    points = {line.player.number: line.points for line in standings(tournament)}
    assert points == {1: 2.5, 2: 0.0, 3: 2.0, 4: 2.0, 5: 1.0}
    # Player 2 counts 0.5 for others: the last bye is a draw, the forfeit stays a loss.
    assert values(tournament, TieBreak.BUCHHOLZ) == {
        1: 0.5 + 1.0 + 2.0,
        2: 2.5 + 0.0 + 0.0,  # no more than the own points
        3: 2.0 + 0.5 + 2.5,  # no more than the opponent who did not come
        4: 2.0 + 1.5 + 1.0,  # no more than three draws
        5: 1.0 + 2.5 + 2.0,
    }
    assert values(tournament, TieBreak.BUCHHOLZ_CUT_1) == {
        1: 3.0,
        2: 2.5,
        3: 4.5,
        4: 3.0,  # the bye that was asked for goes first, though 1.0 is less
        5: 4.5,
    }
    assert values(tournament, TieBreak.SONNEBORN_BERGER) == {
        1: 0.5 + 1.0 + 1.0,
        2: 0.0,
        3: 1.0 + 0.5 + 1.25,
        4: 1.0 + 0.75 + 1.0,
        5: 1.0,
    }
    progressive = {1: 5.5, 2: 0.0, 3: 4.0, 4: 3.5, 5: 3.0}
    assert values(tournament, TieBreak.PROGRESSIVE) == progressive
    wins = values(tournament, TieBreak.WINS)
    assert (wins[3], wins[4], wins[5]) == (1, 1, 1)
    assert values(tournament, TieBreak.WINS_PLAYED)[3] == 0
    ratings = values(tournament, TieBreak.AVERAGE_RATING)
    assert (ratings[1], ratings[3], ratings[5]) == (1967, 1980, 1980)
    assert ranks(tournament) == [(1, 1), (2, 3), (3, 4), (4, 5), (5, 2)]


def test_a_forfeit_counts_as_played_where_everybody_meets() -> None:
    tournament = from_crosses([0, 0, 0], "2w+ 3b= U\n1b- U 3w1\nU 1w= 2b0", rounds=3)
    robin = replace(tournament, kind=TournamentKind.ROUND_ROBIN)
    sonneborn = values(robin, TieBreak.SONNEBORN_BERGER)
    assert sonneborn[1] == 2.0 * 1.0 + 1.5 * 0.5  # player 2 has 2.0, player 3 has 1.5


def test_a_game_among_the_tied_decides() -> None:
    crosses = "4w1 3b1 2w0\n3w0 4b1 1b1\n2b1 1w0 4w1\n1b0 2w0 3b0"
    tournament = from_crosses([4, 3, 2, 1], crosses, rounds=3)
    robin = replace(
        tournament, kind=TournamentKind.ROUND_ROBIN, breaks=(TieBreak.DIRECT_ENCOUNTER,)
    )
    assert ranks(robin) == [(1, 1), (1, 2), (1, 3), (4, 4)]  # each beat one of them
    two = replace(robin, played=robin.played[:2])
    assert ranks(two)[0] == (1, 1)


def test_a_game_that_the_tied_did_not_have_may_matter() -> None:
    """1 beat 2; 3 met neither of them: with two wins 3 would stand above."""
    crosses = "2w1 4b0\n1b0 4w1\n5w1 4w0\n5w= 1w1\n3b0 4b="
    tournament = from_crosses([5, 4, 3, 2, 1], crosses, rounds=2)
    swiss = replace(tournament, breaks=(TieBreak.DIRECT_ENCOUNTER,))
    tied = [line.rank for line in standings(swiss) if line.points == 1.0]
    assert len(set(tied)) == 1


def test_other_games_are_scored_as_they_like() -> None:
    tournament = from_crosses([0, 0, 0], "2w= U\n1b= 3w1\nU 2b0")
    scored = replace(tournament, scoring=Scoring(2.0, 1.0, 0.0, bye=1.0))
    points = {line.player.number: line.points for line in standings(scored)}
    assert points == {1: 2.0, 2: 3.0, 3: 1.0}
    assert ranks(replace(scored, breaks=()))[0] == (1, 2)


def test_teams_stand_by_matches_then_by_games() -> None:
    teams = (Team(1, "Lions", (1, 2)), Team(2, "Owls", (3, 4)), Team(3, "Bees", (5, 6)))
    tournament = replace(
        field(6, kind=TournamentKind.ROUND_ROBIN, rounds=3),
        teams=teams,
        team_boards=2,
        breaks=(TieBreak.GAME_POINTS,),
    )
    one = played(paired(tournament), first_wins)  # 2 against 3, even
    tournament = tournament.with_round(one)
    two = paired(tournament)
    two = two.with_pairing(settled(two.at(1), Mark.WIN))
    two = two.with_pairing(settled(two.at(2), Mark.DRAW))
    lines = standings(tournament.with_round(two))
    assert [(one.player.name, one.points, one.breaks) for one in lines] == [
        ("Lions", 4.0, (2.5,)),  # a bye, and one and a half against the Owls
        ("Bees", 3.0, (2.0,)),
        ("Owls", 1.0, (1.5,)),
    ]


def test_a_round_that_is_only_paired_does_not_count_yet() -> None:
    tournament = from_crosses(BBP_RATINGS, BBP)
    *done, last = tournament.played
    paired = tuple(
        one if one.is_bye else replace(one, marks=()) for one in last.pairings
    )
    open_round = replace(tournament, played=(*done, replace(last, pairings=paired)))
    assert standings(open_round) == standings(tournament, after=len(done))
