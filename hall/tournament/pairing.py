"""Pair the next round of a tournament: opponents, boards, and who begins."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from caissify_pairings import generate_pairings

from hall.tournament.knock_out import knock_out, rounds_of
from hall.tournament.marks import Mark
from hall.tournament.swiss import DUTCH_UP_TO, swiss
from hall.tournament.teams import games_of, of_teams
from hall.tournament.values import (
    Came,
    Pair,
    Pairing,
    Round,
    Tournament,
    TournamentError,
    TournamentKind,
)

BERGER, DRAW, IN_TURN = "berger", "draw", "in turn"


def rounds_needed(kind: TournamentKind, entrants: int) -> int | None:
    """Return the number of rounds of a kind of tournament; None where it is free."""
    single = max(1, entrants - 1 + entrants % 2)
    match kind:
        case TournamentKind.ROUND_ROBIN:
            return single
        case TournamentKind.DOUBLE_ROUND_ROBIN:
            return 2 * single
        case TournamentKind.KNOCK_OUT:
            return rounds_of(entrants)
        case _:
            return None


def paired(tournament: Tournament, dutch_up_to: int = DUTCH_UP_TO) -> Round:
    """Return the next round.

    Parameters
    ----------
    dutch_up_to
        Players; a larger Swiss is paired by the quick engine.

    Raises
    ------
    TournamentError
        If a result of the last round does not stand yet, all rounds were played, or the
        rules leave no pairing.
    """
    may_pair(tournament)
    view = of_teams(tournament) if tournament.teams else tournament
    pairs, system = _pairs(view, dutch_up_to)
    return opened(tournament, pairs, system)


def opened(tournament: Tournament, pairs: Iterable[Pair], system: str) -> Round:
    """Return the next round of pairs of players, or of teams.

    Parameters
    ----------
    system
        Who paired them.
    """
    games = games_of if tournament.teams else _tables
    return Round(tournament.next_number, tuple(games(tournament, pairs)), system)


def may_pair(tournament: Tournament) -> None:
    """Refuse to pair the next round where it cannot be.

    Raises
    ------
    TournamentError
        If a result of the last round does not stand yet, or all rounds were played.
    """
    if tournament.teams and tournament.team_boards < 1:
        raise TournamentError("say at how many boards two teams play")
    number = tournament.next_number
    entrants = len(tournament.teams or tournament.players)
    if entrants < 2:
        raise TournamentError(f"expected two players at least, there are {entrants}")
    if number > (rounds_needed(tournament.kind, entrants) or tournament.rounds):
        raise TournamentError(f"all {number - 1} rounds are paired")
    if tournament.played:
        last = tournament.played[-1].pairings
        open_ = [one.table for one in last if not one.is_settled]
        if open_:
            raise TournamentError(
                f"round {number - 1} is not over: no result stands at "
                f"{'table' if len(open_) == 1 else 'tables'} "
                f"{', '.join(map(str, open_[:10]))}{' ...' if open_[10:] else ''}"
            )


def _pairs(tournament: Tournament, dutch_up_to: int) -> tuple[Sequence[Pair], str]:
    match tournament.kind:
        case TournamentKind.SWISS:
            return swiss(tournament, dutch_up_to)
        case TournamentKind.ROUND_ROBIN | TournamentKind.DOUBLE_ROUND_ROBIN:
            return _berger(tournament), BERGER
        case TournamentKind.KNOCK_OUT:
            return knock_out(tournament), DRAW
        case TournamentKind.MATCH:
            return _match(tournament), IN_TURN


def _berger(tournament: Tournament) -> list[Pair]:
    """Return a round of the Berger tables (FIDE C.05), as the library writes them."""
    players: list[dict[str, Any]] = [
        {"id": one.number, "starting_number": one.number} for one in tournament.players
    ]
    said = generate_pairings(
        system="round_robin",
        players=players,
        previous_pairings=set(),
        round_number=tournament.next_number,
        total_rounds=tournament.rounds,
        cycles=2 if tournament.kind == TournamentKind.DOUBLE_ROUND_ROBIN else 1,
    )
    return [(one["white_id"], one["black_id"]) for one in said]


def _match(tournament: Tournament) -> list[Pair]:
    if len(tournament.players) != 2:
        raise TournamentError("a match is between two")
    one, other = (player.number for player in tournament.players)
    first_begins = (tournament.next_number % 2 == 1) == tournament.begins_first
    return [(one, other) if first_begins else (other, one)]


def _tables(tournament: Tournament, pairs: Iterable[Pair]) -> Iterable[Pairing]:
    """Yield the pairings of players, then the byes that stood before the pairing."""
    number, tables = tournament.next_number, count(1)
    for first, second in pairs:
        table = next(tables)
        yield with_absences(
            tournament, Pairing(table=table, first=first, second=second), number
        )
    if tournament.kind != TournamentKind.SWISS:
        return
    away = [one for one in tournament.players if number in one.absent]
    for player in away:
        yield Pairing(
            table=next(tables),
            first=player.number,
            second=None,
            marks=(player.absent[number],),
            came=Came.PAIRING,
        )


def with_absences(tournament: Tournament, pairing: Pairing, number: int) -> Pairing:
    """Return a pairing of a round with what is known before anybody plays."""
    if pairing.second is None and number in tournament.by_number[pairing.first].absent:
        mark = tournament.by_number[pairing.first].absent[number]
        return replace(pairing, marks=(mark,), came=Came.PAIRING)
    if pairing.second is None:
        return replace(pairing, marks=(Mark.PAIRING_BYE,), came=Came.PAIRING)
    there = [number not in tournament.by_number[one].absent for one in pairing.numbers]
    if all(there):
        return replace(pairing, marks=(), came=None)
    marks = tuple(Mark.FORFEIT_WIN if one else Mark.FORFEIT_LOSS for one in there)
    return replace(pairing, marks=marks, came=Came.PAIRING)
