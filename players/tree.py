"""Monte-Carlo tree search (UCT with priors) for any number of parties.

Leaves are evaluated by the family's function instead of playouts; every party maximises
its own value. Source of the method: Kocsis and Szepesvári, Bandit Based Monte-Carlo
Planning (2006), with chances for each turn as in Rosin, Multi-armed Bandits with
Episode Context (2011).
"""

from collections.abc import Sequence
from math import sqrt

from players.evaluation import Insight, takes
from players.search import Limits, Notices, Thought
from rules.core.game import Game
from rules.core.model import Position, Turn

_CURIOUS = 0.6
_UNSEEN = 0.05  # an untried turn is thought so much worse than its position
_FEWEST = (
    1 / 16
)  # the chance of a turn among very many: else none but the first is tried
_TAKING = 4.0  # prior of a capturing turn, as a factor
_MOST_TURNS = 150_000  # held in the tree: about 100 MB at the most


class _Node:
    """Node: a position and, once expanded, its turns and their statistics."""

    __slots__ = (
        "chances",
        "is_open",
        "next",
        "party",
        "position",
        "sums",
        "turns",
        "visits",
    )

    def __init__(self, position: Position, party: int) -> None:
        self.position, self.party = position, party
        self.is_open = False

    def open(self, turns: list[Turn]) -> None:
        """Expand the node by the turns to try."""
        self.is_open, self.turns = True, turns
        weights = [_TAKING if takes(turn) else 1.0 for turn in turns]
        total = sum(weights) or 1.0
        self.chances = [max(weight / total, _FEWEST) for weight in weights]
        self.next: dict[int, _Node | list[float]] = {}
        self.visits = [0] * len(turns)
        self.sums = [0.0] * len(turns)


class TreeSearch:
    """Monte-Carlo tree searcher, with a new tree for every turn."""

    def __init__(self, game: Game, insight: Insight) -> None:
        self.game, self.insight = game, insight
        self._held = 0
        self._notices: Notices | None = None

    def best(
        self, position: Position, turns: Sequence[Turn], limits: Limits
    ) -> Thought:
        """Return the best of some turns of a position, at least one."""
        self._held, self._notices, rng = 0, limits.notices, limits.rng
        mixed = rng.sample(list(turns), len(turns))
        mixed.sort(key=takes, reverse=True)
        root = _Node(position, self.insight.party(position.to_move))
        root.open(mixed)
        nodes = 0
        while nodes < limits.nodes and self._held < _MOST_TURNS and not limits.stop():
            self._grow(root, limits.deepest)
            nodes += 1
        best = max(range(len(mixed)), key=lambda n: (root.visits[n], root.sums[n]))
        tried = root.visits[best]
        return Thought(
            turn=mixed[best],
            value=root.sums[best] / tried if tried else 0.0,
            depth=1,
            nodes=nodes,
            line=_line(root),
        )

    def _grow(self, root: _Node, deepest: int) -> None:
        """Go down to a position that is not in the tree yet, and put it in."""
        path: list[tuple[_Node, int]] = []
        node: _Node | list[float] = root
        while isinstance(node, _Node):
            if not node.is_open:
                node.open(self._turns(node.position, len(path)))
            if not node.turns or len(path) >= deepest:
                values = self.insight.values(node.position)
                break
            number = _promising(node)
            path.append((node, number))
            there = node.next.get(number)
            if there is None:
                values = self._put(node, number)
                break
            node = there
        else:
            values = node
        for passed, number in path:
            passed.visits[number] += 1
            passed.sums[number] += values[passed.party]

    def _turns(self, position: Position, ply: int) -> list[Turn]:
        """Return the turns of a position that are thought of."""
        turns = list(self.insight.narrow(position, self.game.turns(position)))
        notices = self._notices
        if notices is not None:
            turns = [turn for turn in turns if notices(turn, ply)] or turns[:1]
        self._held += len(turns)
        return turns

    def _put(self, node: _Node, number: int) -> list[float]:
        """Expand the tree by a turn's position; return its values."""
        position = self.game.play(node.position, node.turns[number])
        result = self.game.result(position)
        if result is not None:
            values = self.insight.final(result)
            node.next[number] = values
            return values
        party = self.insight.party(position.to_move)
        node.next[number] = _Node(position, party)
        self._held += 1
        return self.insight.values(position)


def _promising(node: _Node) -> int:
    """Return the number of the turn that is to be looked into next."""
    total = sum(node.visits)
    mean = sum(node.sums) / total if total else 0.0
    width = _CURIOUS * sqrt(total + 1)
    best, chosen = -99.0, 0
    for number, (visits, chance) in enumerate(
        zip(node.visits, node.chances, strict=True)
    ):
        value = node.sums[number] / visits if visits else mean - _UNSEEN
        value += width * chance / (1 + visits)
        if value > best:
            best, chosen = value, number
    return chosen


def _line(root: _Node) -> tuple[Turn, ...]:
    line: list[Turn] = []
    node: _Node | list[float] | None = root
    while isinstance(node, _Node) and node.is_open and node.turns and len(line) < 6:
        visits = node.visits
        best = max(range(len(visits)), key=visits.__getitem__)
        if line and not visits[best]:
            break
        line.append(node.turns[best])
        node = node.next.get(best)
    return tuple(line)
