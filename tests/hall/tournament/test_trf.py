"""Tournament Report Files: written, read, and as the pairing library reads them."""

from dataclasses import replace

import pytest
from caissify_pairings.fpc import check_trf
from caissify_pairings.trf import parse_trf

from hall.tournament.marks import Mark, Scoring
from hall.tournament.pairing import paired
from hall.tournament.standings import standings
from hall.tournament.trf import write_trf
from hall.tournament.trf_reading import read_trf
from hall.tournament.values import (
    Team,
    TieBreak,
    Tournament,
    TournamentError,
    TournamentKind,
    withdrawn,
)
from tests.hall.tournament.fields import by_chance, field, from_crosses, played, settled

# As the specification of 2026 and programs in the field write them.
STRANGE = """\
012 Grandmommy's Cup
### a comment
042 2024/12/01
092 Individual: Swiss-System (FIDE Dutch)
112 The Deputy
132                                                                                        24/12/01
142 3
152 B
162  W 3.0    D 1.0    L 0.0
202 PTS,KS
001    1 mGM  Test0001 Player0001               2586 IND 70123454321 1987/00/00  1.0    1     2 b +     3 b D  0000 - -
001    2      Test0002 Player0002                                                0.0    3     1 w -
001    3      Test0003 Player0003               2531 GEO                         0.5    2  0000 - H     1 w D  0000   Z
XXP 1 2
"""  # noqa: E501


def some(rounds: int = 3, count: int = 7) -> Tournament:
    tournament = field(count, rounds=rounds)
    players = list(tournament.players)
    players[2] = replace(
        withdrawn(players[2], range(2, 3), Mark.HALF_BYE),
        name="Odhiambo, Ngũgĩ",
        country="KEN",
        id="10800123",
        birth="1990-05-07",
        title="WFM",
        sex="w",
    )
    return replace(tournament, players=tuple(players), place="Kisumu", arbiter="Asha")


def whole(tournament: Tournament) -> Tournament:
    chance = by_chance(3)
    for _ in range(tournament.rounds):
        tournament = tournament.with_round(played(paired(tournament), chance))
    return tournament


def test_what_was_written_is_read_back() -> None:
    tournament = whole(some())
    again = read_trf(write_trf(tournament).encode())
    assert write_trf(again) == write_trf(tournament)
    assert standings(again) == standings(
        replace(
            tournament, players=again.players
        )  # the half point is in the round itself
    )
    begun = replace(tournament, played=tournament.played[:1])
    begun = begun.with_round(replace(paired(begun), pairings=paired(begun).pairings))
    assert write_trf(read_trf(write_trf(begun).encode())) == write_trf(begun)
    early = replace(tournament, played=tournament.played[:1])
    assert read_trf(write_trf(early).encode()).players == early.players


def test_the_library_reads_it_and_would_pair_the_same() -> None:
    text = write_trf(whole(some()))
    told = parse_trf(text)
    assert told["players"][2]["name"] == "Odhiambo, Ngũgĩ"
    assert told["players"][2]["fide_id"] == 10800123
    assert told["players"][2]["results"][2]["result"] == "H"
    report = check_trf(text)
    assert report["summary"]["rounds_checked"] == 3
    assert report["summary"]["total_discrepancies"] == 0


def test_a_game_of_another_kind_keeps_what_it_is() -> None:
    tournament = replace(
        whole(field(4, kind=TournamentKind.ROUND_ROBIN, rounds=3)),
        game="awari",
        sides=("south", "north"),
        clock="10+5",
        scoring=Scoring(2.0, 1.0, 0.0, bye=1.0),
        breaks=(TieBreak.SONNEBORN_BERGER,),
    )
    again = read_trf(write_trf(tournament).encode())
    assert replace(again, played=()) == replace(tournament, played=())
    assert "162  W 2.0    D 1.0    L 0.0    A 0.0    P 1.0" in write_trf(tournament)


def test_teams_are_read_back_with_their_matches() -> None:
    teams = (Team(1, "Lions", (1, 4)), Team(2, "Owls", (2, 5)), Team(3, "Bees", (3, 6)))
    tournament = replace(
        field(6, kind=TournamentKind.ROUND_ROBIN, rounds=3), teams=teams, team_boards=2
    )
    tournament = whole(tournament)
    again = read_trf(write_trf(tournament).encode())
    assert again.teams == teams
    assert standings(again) == standings(tournament)


def test_what_others_write_is_read() -> None:
    tournament = read_trf(STRANGE.encode("latin-1"))
    assert (tournament.kind, tournament.rounds) == (TournamentKind.SWISS, 3)
    assert not tournament.begins_first
    assert tournament.scoring.win == 3.0
    first, second, third = tournament.played
    assert first.of(1) == settled_from(first.of(1), 2, 1, "-+")
    assert first.of(3).marks == (Mark.HALF_BYE,)  # type: ignore[union-attr]
    assert second.of(3) == settled_from(second.of(3), 3, 1, "DD")
    assert second.of(2).marks == (Mark.ABSENT,)  # type: ignore[union-attr]
    assert third.of(1).marks == (Mark.FORFEIT_LOSS,)  # type: ignore[union-attr]
    kept = write_trf(tournament).splitlines()
    assert {"112 The Deputy", "202 PTS,KS", "XXP 1 2"} <= set(kept)


def settled_from(pairing: object, first: int, second: int, marks: str) -> object:
    expected = tuple(Mark(mark) for mark in marks)
    return replace(pairing, first=first, second=second, marks=expected)  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("001    2 ", "001    1 ", "line 12, columns 5-8: there are two players"),
        (" 2586 ", " 25x6 ", "line 11, columns 49-52 (rating): '25x6' is no number"),
        ("2 b +", "3 b +", "line 11, columns 92-101 (round 1): player 1 meets 3"),
        ("1 w -", "1 b -", "columns 92-101 (round 1): both players are 'b'"),
        ("1 w -", "1 w ?", "line 12, columns 92-101 (round 1): '?' is no result"),
        ("0000 - H", "0000 - 1", "line 13, columns 92-101 (round 1): there is no"),
        ("001    3", "001    4", "no player with number 3"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(
    before: str, after: str, says: str
) -> None:
    with pytest.raises(TournamentError) as raised:
        read_trf(STRANGE.replace(before, after, 1).encode())
    assert says in str(raised.value)


def test_an_open_game_stays_open() -> None:
    tournament = from_crosses([2, 1], "2w1\n1b0", rounds=2)
    one = tournament.played[0]
    undecided = tournament.with_round(
        one.with_pairing(replace(settled(one.at(1), Mark.WIN), marks=(), by=""))
    )
    assert not read_trf(write_trf(undecided).encode()).played[0].is_over
