"""Evaluation of sowing games: seeds won, and a little for those on the own side."""

from collections.abc import Sequence
from typing import cast

from players.evaluation import Scores
from rules.core.game import Game
from rules.core.model import Position
from rules.games.sowing.position import SowPosition

_OWN_SIDE = 0.12
_POINT = 40.0


def won(_game: Game) -> Scores:
    """Return an evaluation of captured seeds, and of earlier rounds above all."""

    def scores(position: Position) -> Sequence[float]:
        here = cast("SowPosition", position)
        ended = here.last_round
        found = []
        for seat in range(len(here.sides)):
            if ended is not None and seat < len(ended.scores):
                score = float(ended.scores[seat])
            else:
                lying = sum(here.seeds[pit] for pit in here.owned(seat))
                score = here.won_by(seat) + _OWN_SIDE * lying
            if here.points:
                score += _POINT * here.points[seat]
            found.append(score)
        return found

    return scores
