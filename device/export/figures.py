"""Statistics over many games: a player's results, and the tree of openings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from device.export.index import IndexedSeat


@dataclass(frozen=True, slots=True, kw_only=True)
class Fared:
    """Results of a player in games of one kind, or in all.

    Attributes
    ----------
    played, won, drawn, lost
        Games; those without a result are played only.
    began, won_beginning
        How often the player began, and won then.
    rulings
        How often something was refused.
    turns
        Of all the games together.
    """

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    began: int = 0
    won_beginning: int = 0
    rulings: int = 0
    turns: int = 0

    @property
    def score(self) -> float | None:
        """Return wins and half of the draws, of the games that were ended."""
        ended = self.won + self.drawn + self.lost
        return (self.won + self.drawn / 2) / ended if ended else None


def fared_by(seats: Iterable[IndexedSeat], *, player: bool) -> Mapping[str, Fared]:
    """Return results by player, or one player's by game, most games first."""
    sat: dict[str, list[IndexedSeat]] = {}
    for seat in seats:
        sat.setdefault(seat.player if player else seat.title, []).append(seat)
    found = {name: fared_in(there) for name, there in sat.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].played, item[0])))


def fared_in(seats: Sequence[IndexedSeat]) -> Fared:
    """Return the tally of some results."""
    outcomes = [seat.outcome for seat in seats]
    first = [seat for seat in seats if seat.began]
    return Fared(
        played=len(seats),
        won=outcomes.count("won"),
        drawn=outcomes.count("drawn"),
        lost=outcomes.count("lost"),
        began=len(first),
        won_beginning=sum(seat.outcome == "won" for seat in first),
        rulings=sum(seat.rulings for seat in seats),
        turns=sum(seat.turns for seat in seats),
    )


@dataclass(slots=True)
class Opening:
    """Turn in the tree of openings, with the results of its games.

    Attributes
    ----------
    games
        How many games went there.
    first, other, drawn
        How many of them the side that began won, lost and drew.
    replies
        The turns that were played next, by their text.
    """

    games: int = 0
    first: int = 0
    other: int = 0
    drawn: int = 0
    replies: "dict[str, Opening]" = field(default_factory=dict)

    def count(self, outcome: str) -> None:
        """Count one game."""
        self.games += 1
        self.first += outcome == "first"
        self.other += outcome == "other"
        self.drawn += outcome == "drawn"


def opening_tree(
    games: Iterable[tuple[str, str]], depth: int, begins: Sequence[str] = ()
) -> Opening:
    """Return the tree of the first turns of games.

    Parameters
    ----------
    games
        Of each its turns in one text, and its outcome.
    depth
        How many turns deep the tree is, those that it begins with not counted.
    begins
        Only games that begin so.
    """
    root, skipped = Opening(), len(begins)
    for played, outcome in games:
        turns = played.split()
        if turns[:skipped] != list(begins):
            continue
        here = root
        here.count(outcome)
        for turn in turns[skipped : skipped + depth]:
            here = here.replies.setdefault(turn, Opening())
            here.count(outcome)
    return root
