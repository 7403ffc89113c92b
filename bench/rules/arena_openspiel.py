"""OpenSpiel's MCTS as a player of ``python -m bench arena``.

It plays with random playouts, in C++ or in Python, and has a time for a turn as ours
has. Turns are put into its actions and back as ``python -m bench openspiel`` compares
them.
The one in Python needs absl-py besides.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import numpy
import pyspiel

from bench.rules.openspiel import COMPARED
from bench.rules.openspiel_sowing import kalah_turn, oware_turn
from rules.core.game import Game
from rules.core.model import Position, Turn

_THEIRS = {"kalah": "mancala"}
_SOWN = {"oware": oware_turn, "kalah": kalah_turn}
_TRIED = 50  # playouts by which it is found out how many fit in the time
_MOST = 1_000_000
_CURIOUS = 1.4


class Spiel:
    """Plays one game.

    Parameters
    ----------
    seconds
        CPU time of a turn; passing the position comes on top.
    in_python
        Whether its search runs in Python, its rules still in C++.

    Attributes
    ----------
    spent_s
        The seconds of the processor that its search took.
    looked
        Number of playouts.
    """

    def __init__(
        self, game: Game, seconds: float, seed: int, *, in_python: bool = False
    ) -> None:
        self.game, self.seconds, self.seed = game, seconds, seed
        self._in_python = in_python
        self._theirs = pyspiel.load_game(_THEIRS.get(game.id, game.id))
        self._playouts = _TRIED
        self.spent_s, self.looked = 0.0, 0
        self._step(self._theirs.new_initial_state())  # how many fit is known now
        self.spent_s, self.looked = 0.0, 0

    def choose(self, position: Position, past: Sequence[Turn]) -> Turn:
        """Return its turn, for the position after the past turns."""
        state = self._theirs.new_initial_state()
        for turn in past:
            for action in self._whole(state)[turn.text]:
                state.apply_action(action)
        whole = self._whole(state)
        done: list[int] = []
        while len(left := [way for way in whole.values() if way[: len(done)] == done]):
            if done in left:
                break
            done.append(self._step(state))
            state.apply_action(done[-1])
        text = next(name for name, actions in whole.items() if actions == done)
        return self.game.parse(position, text)

    def _whole(self, state: Any) -> Mapping[str, list[int]]:
        told = _SOWN.get(self.game.id)
        if told is None:
            return COMPARED[self.game.id](state, self.game)
        player = state.current_player()
        return {told(action, player): [action] for action in state.legal_actions()}

    def _step(self, state: Any) -> int:
        begun_s = time.process_time()
        action: int = self._bot().step(state)
        spent_s = time.process_time() - begun_s
        self.spent_s += spent_s
        self.looked += self._playouts
        share = spent_s / self.seconds
        # a solved position ends early: the next one may not
        most = 100.0 if self._playouts == _TRIED else 1.5
        more = min(most, 1.0 / share if share else most)
        self._playouts = min(_MOST, max(2, round(self._playouts * more)))
        return action

    def _bot(self) -> Any:
        if self._in_python:
            from open_spiel.python.algorithms import mcts  # it wants absl-py

            rng = numpy.random.RandomState(self.seed)
            playout = mcts.RandomRolloutEvaluator(1, rng)
            return mcts.MCTSBot(
                self._theirs, _CURIOUS, self._playouts, playout, random_state=rng
            )
        return pyspiel.MCTSBot(
            self._theirs,
            pyspiel.RandomRolloutEvaluator(1, self.seed),
            _CURIOUS,
            self._playouts,
            100,  # MB
            True,  # it knows sure wins
            self.seed,
            False,  # and is silent
        )
