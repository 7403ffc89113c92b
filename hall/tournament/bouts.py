"""Each player's record, one bout a round: the input of standings and tie-breaks."""

from collections.abc import Mapping
from dataclasses import dataclass

from hall.tournament.marks import Mark
from hall.tournament.values import Tournament


@dataclass(frozen=True, slots=True)
class Bout:
    """A round of one player.

    Attributes
    ----------
    opponent
        The number of who was on the other side, played or not; none at a bye.
    began
        Whether the player was to begin.
    points
        What the round brought.
    """

    round: int
    opponent: int | None
    began: bool
    mark: Mark
    points: float

    @property
    def is_played(self) -> bool:
        """Return True if a game was played."""
        return self.mark.is_played


Bouts = Mapping[int, tuple[Bout, ...]]


def bouts_of(tournament: Tournament, through: int | None = None) -> Bouts:
    """Return each player's bouts of the first rounds, one a round, by number.

    A round in which a player does not appear counts as one that was not played, and so
    does a game whose result is not known yet. Results that wait for an arbiter count.

    Parameters
    ----------
    through
        The last round that counts; by default all that were paired.
    """
    done: dict[int, list[Bout]] = {player.number: [] for player in tournament.players}
    for one in tournament.played[:through]:
        there = {number: here for here in one.pairings for number in here.numbers}
        for number, bouts in done.items():
            here = there.get(number)
            if here is None or not here.marks:
                bouts.append(Bout(one.number, None, False, Mark.ABSENT, 0.0))
                continue
            mark = here.mark_of(number)
            points = tournament.scoring.points(mark)
            began = number == here.first
            opponent = here.opponent_of(number)
            bouts.append(Bout(one.number, opponent, began, mark, points))
    return {number: tuple(bouts) for number, bouts in done.items()}


def points_of(bouts: tuple[Bout, ...]) -> float:
    """Return the sum of points of some bouts."""
    return sum(bout.points for bout in bouts)


def met(bouts: Bouts) -> set[tuple[int, int]]:
    """Return the pairs that have met, the smaller number first."""
    return {
        (min(number, bout.opponent), max(number, bout.opponent))
        for number, all_of in bouts.items()
        for bout in all_of
        if bout.is_played and bout.opponent is not None
    }


def sides_had(bouts: tuple[Bout, ...]) -> tuple[bool, ...]:
    """Return, for each game that was played, whether the player began."""
    return tuple(bout.began for bout in bouts if bout.is_played)
