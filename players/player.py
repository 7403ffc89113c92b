"""Computer player of one game: chooses turns, gives hints, judges turns."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random

from players.evaluation import Insight, Method
from players.evaluation_table import insight_of
from players.levels import BEST, LEVELS
from players.search import NO_LIMIT, DepthSearch, Limits, Stop, Thought
from players.solved import EndgameTable, Whole, is_small
from players.transposition_keys import board_of
from players.tree import TreeSearch
from rules.core.game import Game
from rules.core.model import Position, Turn

_AT_FIRST = 300  # positions, before all of a small game is looked at
_BETTER = 0.25  # so much is given away by a turn that was not good


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnWorth:
    """Judgement of a turn that was played.

    Attributes
    ----------
    best
        What would have been best, the turn itself if nothing was much better.
    worth, best_worth
        What both are worth to whoever played, as ``Thought.value``.
    good
        Whether the turn gave nothing much away.
    """

    best: Thought
    worth: float
    best_worth: float

    @property
    def good(self) -> bool:
        """Return True if the turn gave nothing much away."""
        return self.best_worth - self.worth < _BETTER


class Player:
    """Plays one game as well as its level allows; the same seed plays the same.

    Parameters
    ----------
    game
        What is played.
    level
        From 1 to ``BEST``.
    seed
        Chooses among turns that are as good as each other, and what is overlooked.
    table
        Values of positions, where the game is solved.

    Raises
    ------
    ValueError
        If there is no such level.
    """

    def __init__(
        self,
        game: Game,
        level: int = BEST,
        *,
        seed: int = 0,
        table: EndgameTable | None = None,
    ) -> None:
        if not 1 <= level <= BEST:
            raise ValueError(f"level {level}: expected 1 to {BEST}")
        self.game, self.level = game, LEVELS[level - 1]
        self._seed, self._turns = seed, 0
        self._table: EndgameTable | None = table
        self._whole: Whole | None = None
        if table is None and level == BEST and is_small(game):
            self._whole = Whole(game)
        self._searches: dict[Hashable, DepthSearch | TreeSearch] = {}
        self._been: Counter[int] = Counter()

    def choose(
        self,
        position: Position,
        *,
        stop: Stop,
        most_nodes: int = NO_LIMIT,
        is_played: bool = True,
    ) -> Thought:
        """Return the turn to play.

        Parameters
        ----------
        position
            Whose turn it is; somebody must be to move.
        stop
            Whether to stop thinking now; asked often.
        most_nodes
            Greatest number of nodes.
        is_played
            Whether it will be played: where it leads is not sought again.

        Raises
        ------
        ValueError
            If the game is over.
        """
        turns = self.game.turns(position)
        if not turns:
            raise ValueError("the game is over: there is nothing to choose")
        self._turns += 1
        rng = Random(f"{self._seed} {self._turns}")
        if len(turns) == 1:
            return Thought(turn=turns[0], value=0.0, line=tuple(turns))
        game, here, inner = _round_of(self.game, position, turns)
        if game.within(here) is not None:
            return Thought(turn=rng.choice(list(turns)), value=0.0)
        limits = (stop, most_nodes, rng)
        found = self._thought(game, here, inner, limits)
        whole = self._whole if most_nodes == NO_LIMIT else None
        early = whole is not None and not whole.done and not stop()
        if early and whole is not None and whole.look(game.start(), stop):
            found = self._thought(game, here, inner, limits)  # now it knows all
        by_text = {turn.text: turn for turn in turns}
        chosen = by_text[found.turn.text]
        if is_played:
            self._been[board_of(game.play(here, found.turn))] += 1
        return Thought(
            turn=chosen,
            value=found.value,
            depth=found.depth,
            nodes=found.nodes,
            line=(chosen, *found.line[1:]),
        )

    def verdict(
        self, position: Position, turn: Turn, *, time: Callable[[], Stop]
    ) -> TurnWorth:
        """Return the evaluation of a turn played from a position.

        Parameters
        ----------
        time
            Called twice: to look at what was best, and at what was played; returns
            what says when that is to stop.
        """
        best = self.choose(position, stop=time(), is_played=False)
        side = position.to_move
        if best.turn == turn:
            return TurnWorth(best=best, worth=best.value, best_worth=best.value)
        game, here, _ = _round_of(self.game, position, self.game.turns(position))
        insight = insight_of(game, here)
        there = self.game.play(position, turn)
        result = self.game.result(there)
        if result is not None:
            worth = 10.0 * insight.final(result)[insight.party(side)]
        else:
            reply = self.choose(there, stop=time(), is_played=False)
            same = insight.party(there.to_move) == insight.party(side)
            worth = reply.value if same else -reply.value
        return TurnWorth(best=best, worth=worth, best_worth=best.value)

    def _thought(
        self,
        game: Game,
        position: Position,
        turns: Sequence[Turn],
        limits: tuple[Stop, int, Random],
    ) -> Thought:
        stop, most_nodes, rng = limits
        level, whole = self.level, self._whole
        if whole is not None and not whole.done and most_nodes == NO_LIMIT:
            most_nodes = _AT_FIRST
        insight = insight_of(game, position)
        notices = level.notices(rng.randrange(1 << 30))
        thought_of = list(insight.narrow(position, turns))
        sure = self._sure(game, position, turns)
        if sure is not None:
            thought_of, value = sure
            if len(thought_of) == 1:
                return Thought(turn=thought_of[0], value=value, line=tuple(thought_of))
        elif notices is not None:
            seen = [turn for turn in thought_of if notices(turn, 0)]
            thought_of = seen or [rng.choice(thought_of)]
        search = self._search(game, insight)
        again = frozenset(
            turn.text
            for turn in (thought_of if self._been else ())
            if self._been[board_of(game.play(position, turn))]
        )
        return search.best(
            position,
            thought_of,
            Limits(
                stop=stop,
                rng=rng,
                nodes=min(most_nodes, level.nodes),
                deepest=level.deepest,
                follows=level.follows,
                notices=notices,
                again=again,
            ),
        )

    def _sure(
        self,
        game: Game,
        position: Position,
        turns: Sequence[Turn],
    ) -> tuple[list[Turn], float] | None:
        """Return the turns that give nothing away, and their value, if it is known."""
        table, whole = self._table, self._whole
        if whole is not None and whole.done:
            table = whole
        if table is None or position.to_move is None:
            return None
        me = position.sides.index(position.to_move)
        ranked: dict[tuple[int, int], list[Turn]] = {}
        for turn in turns:
            there = game.play(position, turn)
            worth = _ended(game, there) or table.worth(there)
            if worth is None:
                return None
            winner, later = worth
            if winner is None:
                rank = (0, 0)
            else:
                rank = (1, -later) if winner == me else (-1, later)
            ranked.setdefault(rank, []).append(turn)
        best = max(ranked)
        return ranked[best], 10.0 * best[0]

    def _search(self, game: Game, insight: Insight) -> DepthSearch | TreeSearch:
        key = (game.id, insight.sides)
        if key not in self._searches:
            kind = DepthSearch if insight.method is Method.DEPTH else TreeSearch
            self._searches[key] = kind(game, insight)
        return self._searches[key]


def _ended(game: Game, position: Position) -> tuple[int | None, int] | None:
    result = game.result(position)
    if result is None:
        return None
    if len(result.winners) == 1:
        return position.sides.index(result.winners[0]), 0
    return None, 0


def _round_of(
    game: Game, position: Position, turns: Sequence[Turn]
) -> tuple[Game, Position, Sequence[Turn]]:
    """Return the game, position and turns inside a match or team game.

    Between two rounds it is a choice of no weight: the match itself is thought about
    no further than one turn.
    """
    while (within := game.within(position)) is not None:
        inner = within[0].turns(within[1])
        if {turn.text for turn in inner} != {turn.text for turn in turns}:
            break
        game, position, turns = *within, inner
    return game, position, turns
