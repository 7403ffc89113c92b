"""Validate pairings made by an arbiter: which rules they break.

Broken rules are reported, and allowed: where the rules leave no pairing, or a player
comes late, the arbiter decides what is fair.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from hall.tournament.bouts import Bouts, bouts_of, met, sides_had
from hall.tournament.marks import Mark
from hall.tournament.pairing import may_pair, opened, with_absences
from hall.tournament.standings import standings
from hall.tournament.teams import of_teams
from hall.tournament.values import (
    Came,
    Pair,
    Pairing,
    Round,
    Tournament,
    TournamentError,
    TournamentKind,
)

BY_HAND = "by hand"
"""Who paired such a round."""

_MOST_RUNNING = 2
_MOST_MORE = 2


class Breaks(StrEnum):
    """A rule that a pairing breaks."""

    MET = "met"
    SIDES = "sides"
    BYE = "bye"


def in_order(tournament: Tournament) -> Round:
    """Return the next round of a Swiss, neighbours in the standings together.

    It looks at no rule: the arbiter does, who then exchanges players.

    Raises
    ------
    TournamentError
        If it is no Swiss, or the next round cannot be paired yet.
    """
    may_pair(tournament)
    if tournament.kind != TournamentKind.SWISS:
        raise TournamentError("only a Swiss is paired by hand; others follow a plan")
    view = of_teams(tournament) if tournament.teams else tournament
    number, bouts = tournament.next_number, bouts_of(view)
    there = [
        line.player.number
        for line in standings(tournament)
        if number not in line.player.absent
    ]
    began = {one: sum(sides_had(bouts[one])) for one in there}
    pairs: list[Pair] = [
        (one, other) if began[one] <= began[other] else (other, one)
        for one, other in zip(there[::2], there[1::2], strict=False)
    ]
    if len(there) % 2:
        pairs.append((there[-1], None))
    return opened(tournament, pairs, BY_HAND)


def swapped(tournament: Tournament, number: int, one: int, other: int) -> Round:
    """Return a round in which two players have exchanged their places.

    Raises
    ------
    TournamentError
        If one of them does not sit there, has played, or plays for another team.
    """
    done = tournament.round(number)
    here, there = _free(done, one), _free(done, other)
    team_of = {who: team.number for team in tournament.teams for who in team.players}
    if team_of.get(one) != team_of.get(other):
        raise TournamentError("they play for two teams: each stays in its own match")
    if here.table == there.table:
        turned = replace(here, first=other, second=one)
        return done.with_pairing(with_absences(tournament, turned, number))
    for pairing, gone, comes in ((here, one, other), (there, other, one)):
        first = comes if pairing.first == gone else pairing.first
        second = comes if pairing.second == gone else pairing.second
        sits = replace(pairing, first=first, second=second)
        done = done.with_pairing(with_absences(tournament, sits, number))
    return done


def seated(tournament: Tournament, number: int, player: int) -> Round:
    """Return a round in which a latecomer plays, too.

    Against who was left over by the pairing, if anybody was; else it is a bye.

    Raises
    ------
    TournamentError
        If it is no Swiss of players, or the player sits there already.
    """
    done = tournament.round(number)
    if tournament.kind != TournamentKind.SWISS or tournament.teams:
        raise TournamentError("only in a Swiss of players somebody may come late")
    if player not in tournament.by_number:
        raise TournamentError(f"there is no player {player}")
    if done.of(player) is not None:
        raise TournamentError(f"player {player} sits in round {number} already")
    over = next((p for p in done.pairings if p.marks == (Mark.PAIRING_BYE,)), None)
    if over is not None:
        game = replace(over, second=player, marks=(), came=None)
        return done.with_pairing(game)
    table = max((one.table for one in done.pairings), default=0) + 1
    alone = Pairing(table=table, first=player, second=None)
    alone = replace(alone, marks=(Mark.PAIRING_BYE,), came=Came.PAIRING)
    return replace(done, pairings=(*done.pairings, alone))


def broken(tournament: Tournament, number: int) -> Mapping[int, tuple[Breaks, ...]]:
    """Return the Swiss rules that a round's pairings break, by table.

    Of teams, by the number of the match.
    """
    if tournament.kind != TournamentKind.SWISS:
        return {}
    view = of_teams(tournament) if tournament.teams else tournament
    bouts = bouts_of(view, number - 1)
    known, pairings = met(bouts), view.round(number).pairings
    found = {one.table: tuple(_broken(one, bouts, known)) for one in pairings}
    return {table: rules for table, rules in found.items() if rules}


def _broken(one: Pairing, bouts: Bouts, known: set[tuple[int, int]]) -> list[Breaks]:
    if one.second is None:
        free = (Mark.PAIRING_BYE, Mark.FULL_BYE, Mark.FORFEIT_WIN)
        had = any(bout.mark in free for bout in bouts[one.first])
        left_over = one.marks[:1] == (Mark.PAIRING_BYE,)
        return [Breaks.BYE] if had and left_over else []
    found = []
    if (min(one.numbers), max(one.numbers)) in known:
        found.append(Breaks.MET)
    sides = ((sides_had(bouts[who]), who == one.first) for who in one.numbers)
    if any(_is_too_often(had, begins) for had, begins in sides):
        found.append(Breaks.SIDES)
    return found


def _is_too_often(had: tuple[bool, ...], begins: bool) -> bool:
    """Return True if a side is had three times running, or three times more often."""
    same = sum(one == begins for one in had)
    running = had[-_MOST_RUNNING:] == (begins,) * _MOST_RUNNING
    return running or same - (len(had) - same) >= _MOST_MORE


def _free(done: Round, player: int) -> Pairing:
    """Return a player's pairing, if it has no result yet."""
    found = done.of(player)
    if found is None:
        raise TournamentError(f"player {player} does not sit in round {done.number}")
    if found.marks and found.came != Came.PAIRING:
        raise TournamentError(f"table {found.table} has a result already")
    return found
