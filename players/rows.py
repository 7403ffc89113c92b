"""Evaluation of games on lines and Trio Trio: men, closed and open rows, mobility."""

from collections.abc import Sequence
from typing import cast

from players.evaluation import Scores
from rules.core.game import Game
from rules.core.model import Position
from rules.games.lines.position import LinePosition
from rules.games.lines.record import LineRecord, Reward
from rules.games.table_position import TablePosition

_MAN = 3.0
_CLOSED = 0.6
_NEARLY = 0.5
_WAY = 0.12


def men_mills_and_ways(game: Game) -> Scores:
    """Return an evaluation of men, closed rows, open rows and mobility."""
    record = game.record
    wins = isinstance(record, LineRecord) and record.reward is Reward.WINS
    closed = 0.0 if wins else _CLOSED

    def scores(position: Position) -> Sequence[float]:
        here = cast("LinePosition", position)
        tables = here.tables
        free = tables.everywhere
        for men in here.men:
            free &= ~men
        near = tables.near
        found = []
        for men, hand in zip(here.men, here.hand, strict=True):
            ways = sum([(near[site] & free).bit_count() for site in tables.men(men)])
            score = _MAN * (men.bit_count() + hand) + _WAY * ways
            for row in tables.rows:
                own = row & men
                if own == row:
                    score += closed
                elif row & free and own.bit_count() == 2:
                    score += _NEARLY
            found.append(score)
        return found

    return scores


def stones_in_trios(game: Game) -> Scores:
    """Return an evaluation of rows of three inner pits, by stones of one side."""
    lines = [line for way in ((1, 0), (0, 1), (1, 1), (1, -1)) for line in _trios(way)]
    number = {name: place for place, name in enumerate(game.sites)}
    there = [
        [number[name] for name in line] for line in lines if set(line) <= number.keys()
    ]

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        tops = [stood[-1] if stood else "" for stood in here.stands]
        found = []
        for side in here.sides:
            score = 0.0
            for line in there:
                held = [tops[site] for site in line]
                own = held.count(side)
                if own + held.count("") == 3:
                    score += (0.0, 0.1, 0.8, 5.0)[own]
            found.append(score)
        return found

    return scores


def _trios(way: tuple[int, int]) -> list[list[str]]:
    """Return the rows of three inner pits, b2 to f6, that run one way."""
    east, north = way
    return [
        [f"{'abcdefg'[file + step * east]}{rank + step * north}" for step in range(3)]
        for file in range(1, 6)
        for rank in range(2, 7)
        if 1 <= file + 2 * east <= 5 and 2 <= rank + 2 * north <= 6
    ]
