"""Swiss pairings, delegated to the engines of ``caissify_pairings``.

Up to ``DUTCH_UP_TO`` players its Dutch system (FIDE C.04.3) pairs, whose time grows
with the third power of the field. A larger field is paired by its quick engine. Nobody
meets twice there either, but sides are not always fair, and at the end it sometimes
leaves over two who have met. Players of a table
where it broke a rule are given to the Dutch system together with those of a table near
to it, so that two or three are paired anew.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from caissify_pairings import generate_pairings

from hall.tournament.bouts import Bout, bouts_of, met, points_of, sides_had
from hall.tournament.marks import Mark
from hall.tournament.values import Pair, Tournament, TournamentError, TournamentPlayer

DUTCH_UP_TO = 120
"""Players; ``python -m bench tournament`` measures: 20 s a round, one core of 2023."""

_LOG = logging.getLogger("caissify_pairings")
QUICK, DUTCH = "casual", "dutch"
_LIBRARY_RATING = 10_000
REACH = 200
"""Tables: from so far around somebody is taken to mend a bad pairing."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Player as input of a Swiss pairing engine."""

    number: int
    score: float
    began: tuple[bool, ...]
    floats: tuple[str, ...]
    had_bye: bool

    def may(self, begin: bool) -> bool:
        """Return True if a side is allowed: no third time, no three too many."""
        if self.began[-2:] == (begin, begin):
            return False
        had = self.began.count(begin) - self.began.count(not begin)
        return had < 2


def swiss(
    tournament: Tournament, dutch_up_to: int = DUTCH_UP_TO
) -> tuple[list[Pair], str]:
    """Return the pairings of the next round, by table, and which engine said so.

    Raises
    ------
    TournamentError
        If the rules leave no pairing.
    """
    _LOG.setLevel(logging.CRITICAL)  # what the library warns of, ``wrong`` says
    field = _Field(tournament)
    there = list(field.entrants)
    if len(there) <= dutch_up_to:
        pairs, system = field.asked(DUTCH, there), "dutch"
    else:
        pairs = field.asked(QUICK, there)
        again = field.mended(pairs)
        pairs, system = again, f"quick, {len(set(again) - set(pairs))} tables dutch"
    wrong = field.wrong(pairs)
    if wrong:
        raise TournamentError(
            f"the rules of the Swiss system leave no pairing of round {field.round}: "
            f"{wrong}"
        )
    return sorted(pairs, key=field.place), system


class _Field:
    """Players present in the next round."""

    def __init__(self, tournament: Tournament) -> None:
        self.round = tournament.next_number
        self.total = tournament.rounds
        self.begins_first = tournament.begins_first
        bouts = bouts_of(tournament)
        self.met = met(bouts)
        scores = _scores(bouts)
        self.entrants = {
            player.number: _entrant(tournament, player, bouts[player.number], scores)
            for player in tournament.players
            if self.round not in player.absent
        }

    def asked(self, system: str, numbers: Iterable[int]) -> list[Pair]:
        """Return a library engine's pairs for some of the players."""
        there = [self.entrants[number] for number in sorted(numbers)]
        options: dict[str, Any] = (
            {"initial_color": "white" if self.begins_first else "black"}
            if system == DUTCH
            else {"bye_type": Mark.PAIRING_BYE.value}
        )
        said = generate_pairings(
            system=system,
            players=[_as_library(entrant) for entrant in there],
            previous_pairings=self.met,
            round_number=self.round,
            total_rounds=self.total,
            **options,
        )
        return [(one["white_id"], one["black_id"]) for one in said]

    def mended(self, pairs: Sequence[Pair]) -> list[Pair]:
        """Return pairs of which none breaks a rule, where that can be."""
        kept = sorted(pairs, key=self.place)
        hopeless: set[Pair] = set()
        while bad := [one for one in self._bad(kept) if not hopeless & set(one)]:
            again = self._exchanged(kept, bad[0])
            if again is kept:
                hopeless |= set(bad[0])
            kept = again
        return kept

    def _exchanged(self, kept: list[Pair], bad: Sequence[Pair]) -> list[Pair]:
        """Return pairs without some bad ones, paired anew with tables near to them."""
        place = kept.index(bad[0])
        others = sorted(
            (n for n, pair in enumerate(kept) if pair not in bad),
            key=lambda n: abs(n - place),
        )
        near = [(n,) for n in others[:REACH]]
        there = set(others)
        near_two = [(n, n + 1) for n in others[:REACH] if n + 1 in there]
        for places in [*near, *near_two]:
            taken = [*bad, *(kept[n] for n in places)]
            numbers = [one for pair in taken for one in _both(pair)]
            if not self._may_fit(numbers):
                continue
            again = self.asked(DUTCH, numbers)
            if not self._bad(again):
                left = [pair for pair in kept if pair not in taken]
                return sorted([*left, *again], key=self.place)
        return kept

    def _may_fit(self, numbers: Sequence[int]) -> bool:
        """Return True if sides leave any hope, so that the library need not search."""
        here = [self.entrants[number] for number in numbers]
        most = (len(here) + 1) // 2
        return all(
            sum(not one.may(begin=side) for one in here) <= most
            for side in (True, False)
        )

    def _bad(self, pairs: Sequence[Pair]) -> list[list[Pair]]:
        """Return the pairs to be redone: each invalid one, and all byes together."""
        byes = [pair for pair in pairs if pair[1] is None]
        wrong_byes = len(byes) > 1 or any(self.entrants[one].had_bye for one, _ in byes)
        broken = [[pair] for pair in pairs if self._breaks(pair)]
        return [*([byes] if wrong_byes else []), *broken]

    def _breaks(self, pair: Pair) -> bool:
        first, second = pair
        if second is None:
            return False
        if (min(first, second), max(first, second)) in self.met:
            return True
        begins, other = self.entrants[first], self.entrants[second]
        return not (begins.may(begin=True) and other.may(begin=False))

    def wrong(self, pairs: Sequence[Pair]) -> str:
        """Return the rule that some pairs break, '' if none."""
        byes = [first for first, second in pairs if second is None]
        if len(byes) > len(self.entrants) % 2:
            return f"{len(byes)} players are left over"
        seated = sorted(one for pair in pairs for one in _both(pair))
        if seated != sorted(self.entrants):
            return "not everybody sits at one table"
        for first, second in pairs:
            if second and (min(first, second), max(first, second)) in self.met:
                return f"players {first} and {second} have met"
        return ""

    def place(self, pair: Pair) -> tuple[bool, float, float, int]:
        """Return the sort key of tables (FIDE C.04.2): the better score first."""
        here = [self.entrants[number] for number in _both(pair)]
        best = min(here, key=lambda one: (-one.score, one.number))
        total = sum(one.score for one in here)
        return pair[1] is None, -best.score, -total, best.number


def _both(pair: Pair) -> tuple[int, ...]:
    first, second = pair
    return (first,) if second is None else (first, second)


def _scores(bouts: Mapping[int, tuple[Bout, ...]]) -> Mapping[int, tuple[float, ...]]:
    """Return each player's points before each round."""
    scores = {}
    for number, all_of in bouts.items():
        total, before = 0.0, []
        for bout in all_of:
            before.append(total)
            total += bout.points
        scores[number] = tuple(before)
    return scores


def _entrant(
    tournament: Tournament,
    player: TournamentPlayer,
    bouts: tuple[Bout, ...],
    scores: Mapping[int, tuple[float, ...]],
) -> Entrant:
    win = tournament.scoring.win
    return Entrant(
        number=player.number,
        score=points_of(bouts) / (win or 1.0),  # the library counts in wins
        began=sides_had(bouts),
        floats=tuple(_float(tournament, player, bout, scores) for bout in bouts),
        had_bye=any(_bars_bye(bout, win) for bout in bouts),
    )


def _bars_bye(bout: Bout, win: float) -> bool:
    """Return True if a bout forbids another bye (C.04.1): once a point for no game."""
    if bout.mark == Mark.PAIRING_BYE:
        return True
    return not bout.is_played and bout.points >= win


def _float(
    tournament: Tournament,
    player: TournamentPlayer,
    bout: Bout,
    scores: Mapping[int, tuple[float, ...]],
) -> str:
    """Return a player's float (C.04.3 A.4): points without a game float down."""
    if not bout.is_played or bout.opponent is None:
        return "down" if bout.points > tournament.scoring.loss else "none"
    n = bout.round - 1
    own, other = scores[player.number][n], scores[bout.opponent][n]
    return "down" if own > other else "up" if own < other else "none"


def _as_library(entrant: Entrant) -> dict[str, Any]:
    return {
        "id": entrant.number,
        "name": str(entrant.number),
        "score": entrant.score,
        "rating": _LIBRARY_RATING - entrant.number,  # its engines sort by it
        "starting_number": entrant.number,
        "pairing_number": entrant.number,
        "color_hist": ["white" if began else "black" for began in entrant.began],
        "float_history": list(entrant.floats),
        "bye_count": int(entrant.had_bye),
    }
