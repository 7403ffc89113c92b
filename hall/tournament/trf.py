"""Write Tournament Report Files, FIDE's exchange format (versions 16 and 2026).

A line begins with three signs that say what it is; columns count from 1. What belongs
to version 2026 only (142, 152, 162, 202, 240, 310) stands in lines of its own, which
older programs pass over; so does what no TRF knows: which game it is, and its clock.
Clubs, tables and who confirmed a result are not written.
Source: FIDE, "Format of Tournament Report File", version 2026.
"""

import json
from collections.abc import Iterable, Iterator

from hall.tournament.bouts import bouts_of, points_of
from hall.tournament.marks import USUAL, Mark, Scoring
from hall.tournament.standings import standings
from hall.tournament.values import (
    Pairing,
    Team,
    Tournament,
    TournamentKind,
    TournamentPlayer,
)

OURS = "### mwamuzi "
KINDS = {
    TournamentKind.SWISS: "Swiss",
    TournamentKind.ROUND_ROBIN: "Round-Robin",
    TournamentKind.DOUBLE_ROUND_ROBIN: "Double Round-Robin",
    TournamentKind.KNOCK_OUT: "Knock-out",
    TournamentKind.MATCH: "Match",
}
FIRST_BLOCK, BLOCK = 91, 10
"""Where a player's first round begins, counted from 0, and how wide each is."""


def write_trf(tournament: Tournament) -> str:
    """Return a tournament as TRF; lines end as FIDE asks, with CR and LF."""
    lines = [
        *_header(tournament),
        *_players(tournament),
        *_absences(tournament),
        *_teams(tournament),
        *tournament.notes,
    ]
    return "".join(f"{line.rstrip()}\r\n" for line in lines)


def _header(tournament: Tournament) -> Iterator[str]:
    one = tournament
    rated = sum(player.rating > 0 for player in one.players)
    who = "Team" if one.teams else "Individual"
    words = {
        "012": one.name,
        "022": one.place,
        "032": one.country,
        "042": one.begins.replace("-", "/"),
        "052": one.ends.replace("-", "/"),
        "062": str(len(one.players)),
        "072": str(rated),
        "082": str(len(one.teams)) if one.teams else "",
        "092": f"{who}: {KINDS[one.kind]}",
        "102": one.arbiter,
        "142": str(one.rounds),
        "152": "W" if one.begins_first else "B",
        "162": scoring_line(one.scoring),
        "202": ",".join(one.breaks),
        "362": _team_scoring(one) if one.teams else "",
        "XXR": str(one.rounds),
    }
    yield from (f"{code} {said}" for code, said in words.items() if said)
    ours = {
        "game": one.game,
        "options": dict(one.options),
        "sides": one.sides,
        "clock": one.clock,
        "team_boards": one.team_boards,
    }
    yield OURS + json.dumps(ours, ensure_ascii=False)


def scoring_line(scoring: Scoring) -> str:
    """Return record 162, the scoring system; '' for the usual 1, ½ and 0."""
    if scoring == USUAL:
        return ""
    worth = {
        "W": scoring.win,
        "D": scoring.draw,
        "L": scoring.loss,
        "A": scoring.absent,
        "P": scoring.points(Mark.PAIRING_BYE),
    }
    return " " + "    ".join(f"{code}{points:4.1f}" for code, points in worth.items())


def _team_scoring(tournament: Tournament) -> str:
    worth = tournament.match_scoring
    pairs = (("TW", worth.win), ("TD", worth.draw), ("TL", worth.loss))
    return "    ".join(f"{code}{points:4.1f}" for code, points in pairs)


def _players(tournament: Tournament) -> Iterator[str]:
    ranks = {} if tournament.teams else _ranks(tournament)
    bouts = bouts_of(tournament)
    rounds = [
        {number: one for one in done.pairings for number in one.numbers}
        for done in tournament.played
    ]
    for player in tournament.players:
        number = player.number
        points = points_of(bouts[number])
        line = _fixed(player, points, ranks.get(number, number))
        blocks = (_block(at.get(number), number) for at in rounds)
        yield line.ljust(FIRST_BLOCK) + "".join(blocks)


def _ranks(tournament: Tournament) -> dict[int, int]:
    return {line.player.number: line.rank for line in standings(tournament)}


def _fixed(player: TournamentPlayer, points: float, rank: int) -> str:
    rating = str(player.rating or "")
    birth = player.birth.replace("-", "/")
    return (
        f"001 {player.number:4} {player.sex:1.1}{player.title:>3.3} "
        f"{player.name:33.33} {rating:>4} {player.country:3.3} "
        f"{player.id:>11.11} {birth:10.10} "
        f"{points:4.1f} {rank:4}"
    )


def _block(pairing: Pairing | None, number: int) -> str:
    """Return a round of a player: opponent, side, result."""
    if pairing is None:
        return " " * BLOCK
    opponent = pairing.opponent_of(number)
    mark = pairing.mark_of(number).value if pairing.marks else " "
    if opponent is None:
        return f"0000 - {mark}  ".ljust(BLOCK)
    side = "w" if number == pairing.first else "b"
    return f"{opponent:4} {side} {mark}  ".ljust(BLOCK)


def _absences(tournament: Tournament) -> Iterator[str]:
    """Yield the byes of rounds that are not paired yet (record 240)."""
    for number in range(tournament.next_number, tournament.rounds + 1):
        for mark in (Mark.FULL_BYE, Mark.HALF_BYE, Mark.ABSENT):
            away = [
                player.number
                for player in tournament.players
                if player.absent.get(number) == mark
            ]
            if away:
                yield f"240 {mark.value} {number:03} {_four(away)}"


def _four(numbers: Iterable[int]) -> str:
    return " ".join(f"{number:4}" for number in numbers)


def _teams(tournament: Tournament) -> Iterator[str]:
    """Yield the teams (record 310), with their points and rank."""
    if not tournament.teams:
        return
    lines = {line.player.number: line for line in standings(tournament)}
    for team in tournament.teams:
        line = lines[team.number]
        yield _team(team, line.points, line.rank)


def _team(team: Team, points: float, rank: int) -> str:
    head = f"310 {team.number:3} {team.name:32.32} {'':5} {'':6} {points:6.1f} {'':6}"
    return f"{head} {rank:3}  {_four(team.players)}"
