"""OpenSpiel's own tree search as a player of ``bench/arena.py``.

It plays with random playouts in C++, and has the same time for a turn as ours. Turns
are put into its actions and back as ``bench/openspiel.py`` compares them.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import pyspiel

from bench.openspiel import COMPARED
from bench.openspiel_sowing import kalah_turn, oware_turn
from rules.core.model import Game, Position, Turn

_THEIRS = {"kalah": "mancala"}
_SOWN = {"oware": oware_turn, "kalah": kalah_turn}
_TRIED = 50  # playouts by which it is found out how many fit in the time
_MOST = 100_000
_CURIOUS = 1.4


class Spiel:
    """Plays one game.

    Parameters
    ----------
    seconds
        For a turn, of the processor.
    """

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self.game, self.seconds, self.seed = game, seconds, seed
        self._theirs = pyspiel.load_game(_THEIRS.get(game.id, game.id))
        self._playouts = _TRIED

    def choose(self, position: Position, past: Sequence[Turn]) -> Turn:
        """Return its turn; the turns that were played tell it the position."""
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
        bot = pyspiel.MCTSBot(
            self._theirs,
            pyspiel.RandomRolloutEvaluator(1, self.seed),
            _CURIOUS,
            self._playouts,
            100,  # MB
            True,  # it knows sure wins
            self.seed,
            False,  # and is silent
        )
        action: int = bot.step(state)
        share = (time.process_time() - begun_s) / self.seconds
        more = min(2.0, 1.0 / share if share else 2.0)  # a solved position ends early
        self._playouts = min(_MOST, max(2, round(self._playouts * more)))
        return action
