"""Tie-breaks for players with equal points (FIDE C.07, in force since March 2026).

How rounds without a game are read, by article 16:

- *The player's own* (16.4): as if played against somebody who has as many points as the
  player at the end, but no more than the opponent who was missed (16.4.1) or, where
  nobody was, no more than a draw in every round makes (16.4.2).
- *An opponent's* (16.3): what they brought. Only a bye that was asked for and after
  which the opponent did not play any more counts as a draw.
- *Cut 1* (16.5): rounds that the player missed by own will (a bye asked for, a forfeit
  lost) are cut before others.
- *Where everybody meets everybody* a game that was forfeited counts as a game.

Rounds are those that were played so far, also where FIDE speaks of the tournament's: so
a table after round 3 is what it would be if the tournament ended there.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from hall.tournament.bouts import Bout, Bouts, points_of
from hall.tournament.marks import Mark, Scoring
from hall.tournament.values import TieBreak, Tournament, TournamentPlayer

_ASKED = frozenset({Mark.HALF_BYE, Mark.ABSENT})
_MISSED = _ASKED | {Mark.FORFEIT_LOSS}
_WON = frozenset({Mark.WIN, Mark.SHORT_WIN})


@dataclass(frozen=True, slots=True)
class ResultsTable:
    """Input of the tie-breaks.

    Attributes
    ----------
    games
        The game points of teams, by number.
    """

    players: Mapping[int, TournamentPlayer]
    bouts: Bouts
    scoring: Scoring
    meets_all: bool
    games: Mapping[int, float]

    def score(self, number: int) -> float:
        """Return a player's points."""
        return points_of(self.bouts[number])

    def counts(self, bout: Bout) -> bool:
        """Return True if a bout counts as one against its opponent."""
        if bout.opponent is None:
            return False
        return bout.is_played or self.meets_all


def value_of(kind: TieBreak, table: ResultsTable, number: int) -> float:
    """Return a player's value of one tie-break; greater is better.

    ``TieBreak.DIRECT_ENCOUNTER`` depends on who is tied: see ``encounter``.
    """
    return _VALUES[kind](table, number)


def _contributions(table: ResultsTable, number: int) -> list[tuple[float, Bout]]:
    """Return each round's contribution to a Buchholz score."""
    return [
        (_strength(table, number, bout), bout)
        for bout in table.bouts[number]
        if bout.opponent is not None or not table.meets_all
    ]


def _strength(table: ResultsTable, number: int, bout: Bout) -> float:
    if bout.opponent is not None and table.counts(bout):
        return adjusted(table, bout.opponent)
    if bout.opponent is not None:
        return min(table.score(number), adjusted(table, bout.opponent))
    drawn = len(table.bouts[number]) * table.scoring.draw
    return min(table.score(number), drawn)


def adjusted(table: ResultsTable, number: int) -> float:
    """Return a player's points as opponents count them."""
    total, gone = 0.0, not table.meets_all
    for bout in reversed(table.bouts[number]):
        gone = gone and bout.mark in _MISSED
        drawn = gone and bout.mark in _ASKED
        total += table.scoring.draw if drawn else bout.points
    return total


def _buchholz(table: ResultsTable, number: int) -> float:
    return sum(value for value, _ in _contributions(table, number))


def _buchholz_cut(table: ResultsTable, number: int) -> float:
    every = _contributions(table, number)
    missed = [value for value, bout in every if bout.mark in _MISSED]
    least = min(missed or [value for value, _ in every], default=0.0)
    return sum(value for value, _ in every) - least


def _sonneborn_berger(table: ResultsTable, number: int) -> float:
    """Return the sum of each round's points times what the opponent has."""
    every = _contributions(table, number)
    return sum(value * bout.points for value, bout in every)


def _wins(table: ResultsTable, number: int) -> float:
    """Return the number of rounds with at least a win's points, played or not."""
    bouts = table.bouts[number]
    return float(sum(bout.points >= table.scoring.win for bout in bouts))


def _wins_played(table: ResultsTable, number: int) -> float:
    return float(sum(bout.mark in _WON for bout in table.bouts[number]))


def _progressive(table: ResultsTable, number: int) -> float:
    """Return the sum of the points after each round."""
    bouts = table.bouts[number]
    return sum(bout.points * (len(bouts) - n) for n, bout in enumerate(bouts))


def _average_rating(table: ResultsTable, number: int) -> float:
    """Return the mean rating of opponents played, those without one left out."""
    ratings = [
        table.players[bout.opponent].rating
        for bout in table.bouts[number]
        if bout.is_played and bout.opponent is not None
    ]
    rated = [rating for rating in ratings if rating]
    return float(int(sum(rated) / len(rated) + 0.5)) if rated else 0.0


def _games(table: ResultsTable, number: int) -> float:
    return table.games.get(number, 0.0)


_VALUES: Mapping[TieBreak, Callable[[ResultsTable, int], float]] = {
    TieBreak.BUCHHOLZ: _buchholz,
    TieBreak.BUCHHOLZ_CUT_1: _buchholz_cut,
    TieBreak.SONNEBORN_BERGER: _sonneborn_berger,
    TieBreak.WINS: _wins,
    TieBreak.WINS_PLAYED: _wins_played,
    TieBreak.PROGRESSIVE: _progressive,
    TieBreak.AVERAGE_RATING: _average_rating,
    TieBreak.GAME_POINTS: _games,
}


def encounter(table: ResultsTable, tied: Collection[int]) -> Mapping[int, float]:
    """Return an order of tied players by their games among each other (C.07, 6).

    If all have met, it is their points there. Else somebody comes before the others
    only if those could not have reached as much with the games that they did not have;
    then the rest is looked at in the same way. Ties have the same rank.
    """
    got = {
        number: [
            bout.points
            for bout in table.bouts[number]
            if bout.opponent in tied and table.counts(bout)
        ]
        for number in tied
    }
    if all(len(set(_met(table, one, tied))) == len(tied) - 1 for one in tied):
        return {number: sum(points) for number, points in got.items()}
    best = max(tied, key=lambda number: sum(got[number]))
    others = [number for number in tied if number != best]
    reachable = (
        sum(got[one])
        + table.scoring.win * (len(others) - len(set(_met(table, one, tied))))
        for one in others
    )
    if not others or max(reachable) >= sum(got[best]):
        return dict.fromkeys(tied, 0.0)
    above = len(tied) ** 2 * (1.0 + table.scoring.win)  # more than can be had
    return {**encounter(table, others), best: above}


def _met(table: ResultsTable, number: int, tied: Collection[int]) -> list[int]:
    return [
        bout.opponent
        for bout in table.bouts[number]
        if bout.opponent in tied and table.counts(bout) and bout.opponent is not None
    ]


def table_of(
    tournament: Tournament, bouts: Bouts, games: Mapping[int, float]
) -> ResultsTable:
    """Return the table from which a tournament's tie-breaks are computed."""
    return ResultsTable(
        players=tournament.by_number,
        bouts=bouts,
        scoring=tournament.scoring,
        meets_all=tournament.kind.meets_all,
        games=games,
    )
