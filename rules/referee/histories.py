"""The shortest legal history that explains a board, where several turns went unseen.

Two turns are looked for with every look (`rules.referee.explain`); three and four only
here, of a board that nothing shorter explains. The search goes depth first towards the
board: every turn touches a site that is not yet as it is seen, or is taken off again.
Its bound is a number of positions, for rules know no clock.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field

from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.core.pieces import Content
from rules.referee.explain import may_be
from rules.referee.explanation import Explanation
from rules.referee.passing import after, passed_on
from rules.referee.pruning import touching_any, turns_towards
from rules.referee.residuals import Gaps, differing

MOST_TURNS = 4
"""Depth limit of the search, in turns."""

NODES = 2000
"""Node limit of the search."""

MANY = 100
"""To list so many turns counts as one more position that was looked at."""

MOST_WAYS = 24
"""Of more histories than this people are not asked: nobody can choose among them."""

_WIDEST = 5
"""Upper bound of the differing sites that one turn of chips can explain."""

_Way = tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Histories:
    """Result of a search for histories.

    Attributes
    ----------
    ways
        The shortest histories, each with the position that it begins at.
    searched
        No history of at most ``turns`` turns was overlooked.
    nodes
        How many positions were looked at.
    """

    ways: tuple[tuple[Position, Explanation], ...]
    searched: int
    nodes: int


class _SpentError(Exception):
    """Error raised when the search budget is exhausted."""


def histories(
    game: Game,
    positions: Sequence[Position],
    gaps: Gaps,
    *,
    most_turns: int = MOST_TURNS,
    nodes: int = NODES,
) -> Histories:
    """Return the shortest histories of three turns or more that explain the evidence.

    Parameters
    ----------
    game
        The rules.
    positions
        The confirmed position, or those that it may be; none is over.
    gaps
        The evidence; every site should be seen.
    most_turns, nodes
        Bounds: length of a history in turns, and number of positions.
    """
    search = _Search(game, gaps, nodes)
    for turns in range(3, most_turns + 1):
        try:
            ways = [
                (start, Explanation(way, None, search.gap_after(start, way)))
                for start in positions
                if may_be(game, start, gaps, turns)
                for way in search.ways(start, turns)
            ]
        except _SpentError:
            return Histories((), turns - 1, search.nodes)
        if ways:
            ways.sort(key=lambda found: found[1].score)
            return Histories(tuple(ways), turns - 1, search.nodes)
    return Histories((), most_turns, search.nodes)


@dataclass(slots=True)
class _Search:
    """One search: its goal, and the remaining budget.

    Attributes
    ----------
    most
        Greatest number of positions.
    nodes
        Number of positions so far.
    known
        Cache of the positions that follow within a number of turns.
    """

    game: Game
    gaps: Gaps
    most: int
    nodes: int = 0
    known: dict[tuple[Position, int], tuple[_Way, ...]] = field(default_factory=dict)

    def ways(self, position: Position, turns: int) -> tuple[_Way, ...]:
        """Return the histories of exactly ``turns`` turns that lead to the board."""
        wrong = frozenset(differing(self.gaps, position.contents))
        return self._from(position, turns, wrong) if wrong else ()

    def gap_after(self, position: Position, way: _Way) -> float:
        """Return the gap of the board after some turns."""
        return self.gaps.total(after(self.game, position, way).contents)

    def _from(
        self, position: Position, turns: int, wrong: frozenset[str]
    ) -> tuple[_Way, ...]:
        key = (position, turns)
        if key not in self.known:
            found = self._last if turns == 1 else self._earlier
            self.known[key] = tuple(found(position, turns, wrong))
        return self.known[key]

    def _last(
        self, position: Position, _turns: int, wrong: frozenset[str]
    ) -> Iterator[_Way]:
        """Yield the turns after which the board is as it is seen."""
        contents = position.contents
        for turn in self._touching_all(position, wrong):
            changes = self.game.changes(position, turn)
            if wrong <= changes.keys() and not self._wrong_after(wrong, changes):
                board = {**contents, **changes}
                if self.gaps.fits(board):
                    yield (turn,)

    def _earlier(
        self, position: Position, turns: int, wrong: frozenset[str]
    ) -> Iterator[_Way]:
        """Yield the histories that begin with a turn towards the board."""
        most = self._widest(position) * (turns - 1)
        tried = self._worth_trying(position, turns, wrong)
        self.nodes += len(tried) // MANY
        for turn in tried:
            left = self._wrong_after(wrong, self.game.changes(position, turn))
            if not left or len(left) > most:
                continue
            self.nodes += 1
            if self.nodes > self.most:
                raise _SpentError
            there = passed_on(self.game, self.game.play(position, turn))
            if self.game.result(there) is None:
                yield from ((turn, *way) for way in self._from(there, turns - 1, left))

    def _wrong_after(
        self, wrong: Set[str], changes: Mapping[str, Content]
    ) -> frozenset[str]:
        """Return the sites that do not hold what is seen once some have changed."""
        still = {site for site in wrong if site not in changes}
        now = (s for s, held in changes.items() if self.gaps.clearly_not(s, held))
        return frozenset(still.union(now))

    def _widest(self, position: Position) -> int:
        """Return the most sites that one turn may explain."""
        if holds_seeds(position.contents):
            return len(position.contents)
        return min(_WIDEST, self.game.most_changes)

    def _touching_all(self, position: Position, wrong: Set[str]) -> Sequence[Turn]:
        if holds_seeds(position.contents):
            return self.game.turns(position)
        return self.game.turns_changing(position, wrong)

    def _worth_trying(
        self, position: Position, turns: int, wrong: Set[str]
    ) -> Sequence[Turn]:
        """Return the turns that touch a wrong site, or whose piece may be taken."""
        game = self.game
        towards = turns_towards(game, position, self.gaps, turns - 1)
        if towards is not None:
            return towards
        if holds_seeds(position.contents) or self._is_shot_at(position, wrong):
            return game.turns(position)
        return touching_any(game, position, wrong)

    def _is_shot_at(self, position: Position, wrong: Set[str]) -> bool:
        """Return True if the next side could take a piece, and is likely to have."""
        there = self.game.passed(position)
        return there.to_move is not None and any(
            step.kind is StepKind.REMOVE
            for turn in touching_any(self.game, there, wrong)
            for step in turn.steps
        )
