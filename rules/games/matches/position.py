"""Position of a match: a round with the results before, or a board between rounds."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.core.game import Game
from rules.core.model import Position, Result, Setting, Turn
from rules.core.pieces import Content
from rules.games.matches.record import MatchRecord, MatchScoring, Starter, Tie


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """Winners of a match, and the reason for its end."""

    winners: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Between:
    """A board after one round and before the next.

    Attributes
    ----------
    stands
        What stands on every site.
    due
        The side that sets up the next round.
    starters
        The sides that may begin it.
    turns
        The set-up, once for each of them.
    """

    stands: tuple[tuple[str, Content], ...]
    due: str
    starters: tuple[str, ...]
    turns: tuple[Turn, ...] = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPosition:
    """An immutable, hashable state of a match.

    Attributes
    ----------
    game
        The game whose rounds are played, its options set.
    record
        The match's record, its options set.
    terms
        What the match's options are set to.
    everybody
        All who began the match, in the order of their turns.
    left
        Those who are still in it.
    inner
        The position of the round; when a round is over, its last.
    began
        Who began the round.
    scored
        What everybody has scored in the rounds before, each side alone.
    won
        How many rounds everybody has won.
    rounds
        How many rounds are over.
    between
        What is to be set up, None while a round runs.
    last
        The last position of the round before, where the next round began at once
        and has not yet had a turn; else None.
    ending
        How the match ended, None while it goes on.
    """

    game: Game = field(compare=False, repr=False)
    record: MatchRecord = field(compare=False, repr=False)
    terms: tuple[Setting, ...]
    everybody: tuple[str, ...]
    left: tuple[str, ...]
    inner: Position
    began: str
    scored: tuple[int, ...]
    won: tuple[int, ...]
    rounds: int = 0
    between: Between | None = None
    last: Position | None = None
    ending: MatchEnd | None = None

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the remaining sides, in the order of their turns."""
        return self.left

    @property
    def colours(self) -> tuple[str, ...]:
        """Return the names of the chips."""
        return self.inner.colours

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return the contents of every site of the game."""
        return dict(self.between.stands) if self.between else self.inner.contents

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return the round's number of chips of each colour in hand.

        Between rounds it is what the last round has left; all chips come back with
        the next.
        """
        return self.inner.in_hand

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the match is over.

        Between rounds it is the side that sets up the next.
        """
        if self.ending:
            return None
        if self.between:
            return self.between.due
        if self.record.starter is Starter.EACH_ALONE:
            return self.began
        return self.inner.to_move

    @property
    def points(self) -> Mapping[str, int]:
        """Return each player's score of the previous rounds.

        Sides that play together have their points together.
        """
        return {side: sum(self._of_party(side, self.scored)) for side in self.everybody}

    @property
    def games_won(self) -> Mapping[str, int]:
        """Return each side's number of rounds won."""
        return {side: max(self._of_party(side, self.won)) for side in self.everybody}

    def party(self, side: str) -> tuple[str, ...]:
        """Return the sides that play together with a side, itself among them."""
        number = self.everybody.index(side)
        numbers = next((p for p in self.record.parties if number in p), (number,))
        return tuple(self.everybody[number] for number in numbers)

    def _of_party(self, side: str, values: tuple[int, ...]) -> list[int]:
        party = self.party(side)
        return [
            value
            for other, value in zip(self.everybody, values, strict=True)
            if other in party
        ]


def with_round(position: MatchPosition, last: Position, ended: Result) -> MatchPosition:
    """Return the position when a round has ended, ended itself if that decides it.

    Parameters
    ----------
    position
        A position of that round.
    last
        The last position of the game that was its round.
    ended
        How it ended; the sides are named as in the match.
    """
    everybody, record = position.everybody, position.record
    wins = tuple(int(side in ended.winners) for side in everybody)
    scores = tuple(ended.scores.get(side, 0) for side in everybody)
    there = replace(
        position,
        inner=last,
        last=None,
        scored=_added(
            position.scored,
            wins if record.scoring is MatchScoring.ONE_A_WIN else scores,
        ),
        won=_added(position.won, wins),
        rounds=position.rounds + 1,
        left=_still_in(position, ended) if record.elimination else position.left,
    )
    return replace(there, ending=_ending(there))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _still_in(position: MatchPosition, ended: Result) -> tuple[str, ...]:
    """Return the remaining sides: all but the one to move before the winner."""
    left = position.left
    out = {left[left.index(winner) - 1] for winner in ended.winners}
    return tuple(side for side in left if side not in out)


def _ending(position: MatchPosition) -> MatchEnd | None:
    """Return the end of the match, None if it goes on."""
    record = position.record
    if record.elimination:
        over = len(position.left) == 1
        return MatchEnd(position.left, "last_one_in") if over else None
    ahead = _ahead(position)
    one_party = ahead == position.party(ahead[0])
    if record.goal and one_party and position.points[ahead[0]] >= record.goal:
        return MatchEnd(ahead, "points_goal")
    alone = record.starter is Starter.EACH_ALONE
    most = record.games * (len(position.everybody) if alone else 1)
    if record.games and position.rounds >= most:
        winners = () if ahead == position.everybody else ahead
        return MatchEnd(winners, "games_played")
    return None


def _ahead(position: MatchPosition) -> tuple[str, ...]:
    """Return the sides with the highest score, in the order of their turns."""
    points, won = position.points, position.games_won
    by_wins = position.record.tie is Tie.GAMES_WON

    def standing(side: str) -> tuple[int, int]:
        return points[side], won[side] if by_wins else 0

    best = max(map(standing, position.everybody))
    return tuple(side for side in position.everybody if standing(side) == best)
