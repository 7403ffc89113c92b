"""Alpha-beta search with iterative deepening, until it is stopped.

For games of one or two parties. Source of the method: Knuth and Moore, An Analysis of
Alpha-Beta Pruning (1975); deepening and the table of positions as in Slate and Atkin,
Chess 4.5 (1977); later turns first asked only whether they are better as in Marsland
and Campbell, Parallel Search of Strongly Ordered Game Trees (1982).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from players.evaluation import Insight, takes
from players.transposition_keys import key_of
from rules.core.game import Game
from rules.core.model import Position, Turn

WON = 10.0
"""The value of a game that is won now; a turn later it is a little less."""

NO_LIMIT = 1 << 60
_SURE = 5.0
_A_TURN = 0.001
_AGAIN = -0.01
DEEPEST = 60
_MOST_KNOWN = 60_000  # positions in the table: about 20 MB
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_A_LITTLE = 1e-6
_LATE = 4  # from this turn on of a position, a quiet one is looked at less deep first
_VERY_LATE = 12
_BEFORE, _TAKING, _ANSWER = 1 << 40, 1 << 30, 1 << 29  # ranks of turns to try

Stop = Callable[[], bool]
"""Whether to stop thinking now."""

Notices = Callable[[Turn, int], bool]
"""Whether a turn is thought of, so many turns ahead."""


class _StopError(Exception):
    """Raised within the search when it is to stop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """Result of a search.

    Attributes
    ----------
    turn
        The best turn that was found.
    value
        What it is worth to the side to move: -1 to 1, 5 and more for a sure win,
        -5 and less for a sure loss.
    depth
        Depth of the last complete iteration, in turns.
    nodes
        Number of nodes searched.
    line
        How the game may go on, the turn first.
    """

    turn: Turn
    value: float
    depth: int = 0
    nodes: int = 0
    line: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of a search.

    Attributes
    ----------
    stop
        Asked at every position.
    rng
        Orders turns that are as good as each other.
    nodes, deepest
        Limits: number of nodes, and depth in turns.
    follows
        Quiescence depth: captures followed beyond it.
    notices
        Which turns are thought of; None: all.
    again
        Turns, as text, that lead to a board that was there before: a draw at best.
    """

    stop: Stop
    rng: Random
    nodes: int = NO_LIMIT
    deepest: int = DEEPEST
    follows: int = 4
    notices: Notices | None = None
    again: frozenset[str] = frozenset()


class DepthSearch:
    """Alpha-beta searcher of one game, with a lasting transposition table."""

    def __init__(self, game: Game, insight: Insight) -> None:
        self.game, self.insight = game, insight
        self._known: dict[int, tuple[int, float, int, Turn | None]] = {}
        self._liked: tuple[dict[str, int], dict[str, int]] = ({}, {})
        self._answers: dict[int, str] = {}
        self._limits = Limits(stop=bool, rng=Random(0))
        self._nodes = 0
        self._cut = False
        self._follows = 0
        self._longest = 0

    def best(
        self, position: Position, turns: Sequence[Turn], limits: Limits
    ) -> Thought:
        """Return the best of some turns of a position, at least one."""
        self._limits, self._nodes, rng = limits, 0, limits.rng
        if limits.notices is not None or len(self._known) > _MOST_KNOWN:
            self._known.clear()
        self._answers.clear()
        for liked in self._liked:
            for text in liked:
                liked[text] //= 8
        ordered = rng.sample(list(turns), len(turns))
        ordered.sort(key=takes, reverse=True)
        thought = Thought(turn=ordered[0], value=0.0, line=(ordered[0],))
        for depth in range(1, limits.deepest + 1):
            self._cut = False
            self._follows = min(limits.follows, depth - 1)
            self._longest = 2 * depth
            found, whole = self._root(position, ordered, depth)
            if found:
                value, best = found[0]
                thought = Thought(
                    turn=best,
                    value=value,
                    depth=depth if whole else depth - 1,
                    nodes=self._nodes,
                    line=self._line(position, best),
                )
            if not whole or not self._cut or abs(thought.value) >= _SURE:
                break
            ordered = [turn for _, turn in found]
        return thought

    def _root(
        self, position: Position, turns: Sequence[Turn], depth: int
    ) -> tuple[list[tuple[float, Turn]], bool]:
        """Return the turns with their values, the best first, and whether all are."""
        found: list[tuple[float, Turn]] = []
        first = self._is_first(position)
        sign = 1.0 if first else -1.0
        best = -WON - 1.0
        try:
            for number, turn in enumerate(turns):
                low, high = (best, WON + 1.0) if first else (-WON - 1.0, -best)
                reply = (low, high, depth, 0, number)
                value = sign * self._after(position, turn, reply, first=first)
                if turn.text in self._limits.again:
                    value = min(value, _AGAIN)
                if value > best:
                    best = value
                    found.insert(0, (value, turn))
                else:
                    found.append((value, turn))
        except _StopError:
            return found, False
        return found, True

    def _value(
        self,
        position: Position,
        depth: int,
        low: float,
        high: float,
        ply: int,
        hot: bool,
    ) -> float:
        """Return the value for the first party, exact within the window."""
        self._nodes += 1
        limits = self._limits
        if self._nodes > limits.nodes or limits.stop():
            raise _StopError
        result = self.game.result(position)
        if result is not None:
            value = self.insight.final(result)[0]
            return value * (WON - _A_TURN * ply) if abs(value) == 1.0 else value
        if depth <= 0:
            self._cut = True
            best = self.insight.values(position)[0]
            if not hot or depth <= -self._follows:
                return best
            first = self._is_first(position)
            if best >= high if first else best <= low:
                return best  # whoever moves need not take
        key = key_of(position)
        known = self._known.get(key)
        if known is not None and known[0] >= depth:
            self._cut = True
            _, value, kind, _ = known
            value -= _farther(value, ply)
            if kind == _EXACT or (value >= high if kind == _AT_LEAST else value <= low):
                return value
        if depth <= 0:
            return self._taken(position, depth, (low, high), ply, best)
        return self._tried(position, depth, (low, high), ply, key)

    def _taken(
        self,
        position: Position,
        depth: int,
        window: tuple[float, float],
        ply: int,
        best: float,
    ) -> float:
        """Return the value when nothing or something is taken, beyond the depth."""
        low, high = window
        first = self._is_first(position)
        for turn in self._noticed(position, ply):
            if not takes(turn):
                continue
            low, high = (max(low, best), high) if first else (low, min(high, best))
            if low >= high:
                break
            there = self.game.play(position, turn)
            value = self._value(there, depth - 1, low, high, ply + 1, hot=True)
            best = max(best, value) if first else min(best, value)
        return best

    def _tried(
        self,
        position: Position,
        depth: int,
        window: tuple[float, float],
        ply: int,
        key: int,
    ) -> float:
        """Return the value, all turns that may matter played."""
        low, high = window
        first = self._is_first(position)
        best, chosen = (-WON - 1.0 if first else WON + 1.0), None
        for number, turn in enumerate(self._ordered(position, ply, key, first=first)):
            reply = (low, high, depth, ply, number)
            value = self._after(position, turn, reply, first=first)
            if (value > best) if first else (value < best):
                best, chosen = value, turn
            low, high = (max(low, best), high) if first else (low, min(high, best))
            if low >= high:
                self._answers[ply] = turn.text
                liked = self._liked[first]
                liked[turn.text] = liked.get(turn.text, 0) + depth * depth
                break
        kind = _EXACT
        if best >= window[1]:
            kind = _AT_LEAST
        elif best <= window[0]:
            kind = _AT_MOST
        if len(self._known) < 2 * _MOST_KNOWN:
            self._known[key] = (depth, best + _farther(best, ply), kind, chosen)
        return best

    def _after(
        self,
        position: Position,
        turn: Turn,
        reply: tuple[float, float, int, int, int],
        *,
        first: bool,
    ) -> float:
        """Return the value of a turn, the so-manieth that is tried of a position.

        All but the first are only asked whether they are better at all, and late ones
        less deep; those that seem to be are looked at again. Further turns of the same
        side are searched: between two turns of one side an evaluation is unreliable.
        """
        low, high, depth, ply, number = reply
        there = self.game.play(position, turn)
        hot = takes(turn)
        if there.to_move == position.to_move and ply < self._longest:
            depth += 1
        if number:
            narrow = (low, low + _A_LITTLE) if first else (high - _A_LITTLE, high)
            less = depth - 1
            if number >= _LATE and depth > 2 and not hot:
                less -= 2 if number >= _VERY_LATE and depth > 3 else 1
            value = self._value(there, less, *narrow, ply + 1, hot)
            if (value <= low) if first else (value >= high):
                return value
            if less == depth - 1 and ((value >= high) if first else (value <= low)):
                return value
        return self._value(there, depth - 1, low, high, ply + 1, hot)

    def _noticed(self, position: Position, ply: int) -> list[Turn]:
        """Return the turns that are thought of."""
        listed = self.game.turns(position)
        turns = list(self.insight.narrow(position, listed))
        notices = self._limits.notices
        if notices is not None:
            turns = [turn for turn in turns if notices(turn, ply)] or turns[:1]
        return turns

    def _ordered(
        self, position: Position, ply: int, key: int, *, first: bool
    ) -> list[Turn]:
        """Return the turns that are thought of, the likeliest first."""
        turns = self._noticed(position, ply)
        known = self._known.get(key)
        before = known[3].text if known and known[3] else None
        answer, liked = self._answers.get(ply), self._liked[first]

        def rank(turn: Turn) -> int:
            text = turn.text
            if text == before:
                return _BEFORE
            other = _ANSWER if text == answer else 0
            return liked.get(text, 0) + (_TAKING if takes(turn) else other)

        turns.sort(key=rank, reverse=True)
        return turns

    def _is_first(self, position: Position) -> bool:
        return self.insight.party(position.to_move) == 0

    def _line(self, position: Position, turn: Turn) -> tuple[Turn, ...]:
        """Return the principal variation, as far as the transposition table has it."""
        line = [turn]
        there = self.game.play(position, turn)
        while len(line) < 6 and self.game.result(there) is None:
            known = self._known.get(key_of(there))
            if known is None or known[3] is None:
                break
            reply = known[3]
            if reply not in self.game.turns(there):
                break
            line.append(reply)
            there = self.game.play(there, reply)
        return tuple(line)


def _farther(value: float, ply: int) -> float:
    """Return a mate score relative to the position, not to the root."""
    if abs(value) < _SURE:
        return 0.0
    return _A_TURN * ply * (1.0 if value > 0 else -1.0)
