"""Team tournaments: a match of two teams is several games at once.

A team tournament is mapped to one whose players are the teams (``of_teams``), to be
paired and scored as any other; its matches are expanded to games (``games_of``). At the
first table the first team begins, at the next the other, and so on.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby

from hall.tournament.marks import Mark
from hall.tournament.values import (
    Came,
    Pair,
    Pairing,
    Round,
    Team,
    Tournament,
    TournamentError,
    TournamentPlayer,
)


@dataclass(frozen=True, slots=True)
class Match:
    """Match of two teams in progress.

    Attributes
    ----------
    number
        From 1; the games bear it as ``match``.
    second
        None: the first is left over.
    scores
        The game points of the first team, and of the second.
    is_over
        Whether all its results stand.
    """

    number: int
    first: Team
    second: Team | None
    scores: tuple[float, float]
    is_over: bool


def matches_of(tournament: Tournament, done: Round) -> list[Match]:
    """Return the matches of a round, with what their games have brought so far."""
    teams = {team.number: team for team in tournament.teams}
    found = []
    for number, games in groupby(done.pairings, key=lambda game: game.match):
        whole = list(games)
        first, second, scores = _standing(tournament, whole)
        over = all(game.is_settled for game in whole)
        both = (
            (_left_over(tournament), 0.0)
            if second is None
            else (scores[first], scores[second])
        )
        other = None if second is None else teams[second]
        found.append(Match(number or 0, teams[first], other, both, over))
    return found


def of_teams(tournament: Tournament) -> Tournament:
    """Return the tournament whose players are the teams."""
    return replace(
        tournament,
        players=tuple(_as_player(tournament, team) for team in tournament.teams),
        teams=(),
        team_boards=0,
        scoring=tournament.match_scoring,
        played=tuple(_matches(tournament, done) for done in tournament.played),
    )


def games_of(tournament: Tournament, pairs: Iterable[Pair]) -> list[Pairing]:
    """Return the games of the next round, of the matches of teams."""
    games: list[Pairing] = []
    for match, pair in enumerate(pairs, 1):
        for begins, other, marks in _boards(tournament, pair):
            games.append(
                Pairing(
                    table=len(games) + 1,
                    first=begins,
                    second=other,
                    marks=marks,
                    came=Came.PAIRING if marks else None,
                    match=match,
                )
            )
    return games


def line_up(tournament: Tournament, team: Team, number: int) -> tuple[int, ...]:
    """Return a team's line-up in a round: its present players, in order."""
    there = (
        one for one in team.players if number not in tournament.by_number[one].absent
    )
    return tuple(there)[: tournament.team_boards]


def _boards(
    tournament: Tournament, pair: Pair
) -> Iterable[tuple[int, int | None, tuple[Mark, ...]]]:
    teams = {team.number: team for team in tournament.teams}
    first, second = pair
    ours = line_up(tournament, teams[first], tournament.next_number)
    if second is None:
        yield teams[first].players[0], None, (Mark.PAIRING_BYE,)
        return
    theirs = line_up(tournament, teams[second], tournament.next_number)
    for n in range(max(len(ours), len(theirs))):
        here = [line[n] for line in (ours, theirs) if n < len(line)]
        if len(here) == 1:  # the other team has nobody for this board
            yield here[0], None, (Mark.FULL_BYE,)
        else:
            yield (*(here if n % 2 == 0 else here[::-1]), ())  # type: ignore[misc]


def _as_player(tournament: Tournament, team: Team) -> TournamentPlayer:
    best = sorted(tournament.by_number[one].rating for one in team.players)[::-1]
    counted = [rating for rating in best[: tournament.team_boards] if rating]
    mean = round(sum(counted) / len(counted)) if counted else 0
    return TournamentPlayer(number=team.number, name=team.name, rating=mean)


def _matches(tournament: Tournament, done: Round) -> Round:
    games = groupby(done.pairings, key=lambda game: game.match)
    matches = (_match(tournament, match, list(of)) for match, of in games)
    return replace(done, pairings=tuple(matches))


def _match(tournament: Tournament, number: int | None, games: list[Pairing]) -> Pairing:
    if number is None:
        raise TournamentError(f"table {games[0].table} belongs to no match of teams")
    team_of = _team_of(tournament)
    first, second, scores = _standing(tournament, games)
    through = next((team_of[one.through] for one in games if one.through), None)
    match = Pairing(
        table=number, first=first, second=second, match=number, through=through
    )
    if second is None:
        marks: tuple[Mark, ...] = (Mark.PAIRING_BYE,)
        return replace(
            match, marks=marks, came=Came.PAIRING, games=(_left_over(tournament), 0.0)
        )
    if not all(game.marks for game in games):
        return match
    settled = all(game.is_settled for game in games)
    return replace(
        match,
        marks=_marks(scores[first], scores[second], games),
        came=Came.HAND,
        by="the games" if settled else "",
        games=(scores[first], scores[second]),
    )


def _left_over(tournament: Tournament) -> float:
    """Return the game points of a team that is left over: half of them."""
    return tournament.team_boards * tournament.scoring.draw


def _team_of(tournament: Tournament) -> Mapping[int, int]:
    return {one: team.number for team in tournament.teams for one in team.players}


def _standing(
    tournament: Tournament, games: list[Pairing]
) -> tuple[int, int | None, Mapping[int, float]]:
    """Return the two teams of a match, and each one's game points so far."""
    team_of = _team_of(tournament)
    first = team_of[games[0].first]
    sides = {team_of[one] for game in games for one in game.numbers}
    second = next((team for team in sides if team != first), None)
    scores = dict.fromkeys(sides, 0.0)
    for game in games:
        for one, mark in zip(game.numbers, game.marks, strict=False):
            scores[team_of[one]] += tournament.scoring.points(mark)
    return first, second, scores


def _marks(ours: float, theirs: float, games: list[Pairing]) -> tuple[Mark, Mark]:
    """Return the marks of a match; without a game played it is forfeited."""
    played = any(game.is_played for game in games)
    if ours == theirs:
        none = (Mark.FORFEIT_LOSS, Mark.FORFEIT_LOSS)
        return (Mark.DRAW, Mark.DRAW) if played else none
    win, loss = (
        (Mark.WIN, Mark.LOSS) if played else (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)
    )
    return (win, loss) if ours > theirs else (loss, win)
