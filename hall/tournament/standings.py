"""Standings: points, then the tie-breaks in their order."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hall.tournament.bouts import bouts_of
from hall.tournament.knock_out import reached
from hall.tournament.teams import of_teams
from hall.tournament.tie_breaks import ResultsTable, encounter, table_of, value_of
from hall.tournament.values import (
    TieBreak,
    Tournament,
    TournamentKind,
    TournamentPlayer,
)


@dataclass(frozen=True, slots=True)
class StandingsLine:
    """A line of the standings.

    Attributes
    ----------
    rank
        From 1; ties share a rank.
    breaks
        What the tie-breaks are, in the tournament's order.
    """

    rank: int
    player: TournamentPlayer
    points: float
    breaks: tuple[float, ...]


def standings(tournament: Tournament, after: int | None = None) -> list[StandingsLine]:
    """Return the standings, the best first.

    In a knock-out it is who got how far. Of teams, the players are the teams.

    Parameters
    ----------
    after
        The last round that counts; by default the last one with a result.
    """
    through = tournament.counted if after is None else after
    view = of_teams(tournament) if tournament.teams else tournament
    view = replace(view, played=view.played[:through])
    if view.kind == TournamentKind.KNOCK_OUT:
        return _got_through(view)
    table = table_of(view, bouts_of(view), _game_points(view))
    known: dict[int, dict[TieBreak, float]] = {
        number: {
            kind: value_of(kind, table, number)
            for kind in view.breaks
            if kind != TieBreak.DIRECT_ENCOUNTER
        }
        for number in view.by_number
    }
    rank, lines = 1, []
    for group in _by_points(table):
        for tied, met in _split(table, known, group, view.breaks, {}):
            for number in sorted(tied):
                among = {TieBreak.DIRECT_ENCOUNTER: met.get(number, 0.0)}
                breaks = tuple((known[number] | among)[kind] for kind in view.breaks)
                player = view.by_number[number]
                lines.append(StandingsLine(rank, player, table.score(number), breaks))
            rank += len(tied)
    return lines


def _by_points(table: ResultsTable) -> list[list[int]]:
    scores = {number: table.score(number) for number in table.bouts}
    return _groups(scores)


def _groups(values: Mapping[int, float]) -> list[list[int]]:
    """Return groups of players with equal values, the highest first."""
    steps = sorted(set(values.values()), reverse=True)
    return [[one for one, value in values.items() if value == step] for step in steps]


def _split(
    table: ResultsTable,
    known: Mapping[int, Mapping[TieBreak, float]],
    tied: list[int],
    breaks: Sequence[TieBreak],
    met: Mapping[int, float],
) -> Iterator[tuple[list[int], Mapping[int, float]]]:
    """Yield groups still tied after all tie-breaks, with results among them."""
    if not breaks:
        yield tied, met
        return
    first, *rest = breaks
    if first == TieBreak.DIRECT_ENCOUNTER:
        values = encounter(table, tied) if len(tied) > 1 else {}
        met = _among(table, tied)
    else:
        values = {number: known[number][first] for number in tied}
    for group in _groups(values) if values else [tied]:
        yield from _split(table, known, group, rest, met)


def _among(table: ResultsTable, tied: Sequence[int]) -> Mapping[int, float]:
    return {
        number: sum(
            bout.points
            for bout in table.bouts[number]
            if bout.opponent in tied and table.counts(bout)
        )
        for number in tied
    }


def _game_points(view: Tournament) -> Mapping[int, float]:
    points = dict.fromkeys(view.by_number, 0.0)
    for done in view.played:
        for match in done.pairings:
            for number, games in zip(match.numbers, match.games, strict=False):
                points[number] += games
    return points


def _got_through(view: Tournament) -> list[StandingsLine]:
    through = {number: float(rounds) for number, rounds in reached(view).items()}
    rank, lines = 1, list[StandingsLine]()
    for group in _groups(through):
        lines.extend(
            StandingsLine(rank, view.by_number[number], through[number], ())
            for number in sorted(group)
        )
        rank += len(group)
    return lines
