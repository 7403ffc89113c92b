"""Infer from a board the fours that were left untaken during a sowing.

A four stays where it is if its owner forgets it, and is sown on with the rest: so each
makes another end, in any lap. Whoever forgets breaks no rule.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rules.games.sowing.flow import startable
from rules.games.sowing.laps import sown
from rules.games.sowing.position import SowPosition
from rules.games.sowing.record import Fours

MOST_SOWN = 1500
"""Limit of sowings of a position that are tried, those that forget least first."""

Forgotten = frozenset[int]
"""Which fours nobody has taken, counted as they came to be from 0."""

_Way = tuple[int, Forgotten]
"""The pit that is sown, and what is forgotten."""


@lru_cache(maxsize=8)
def forgetful_ends(position: SowPosition) -> Mapping[tuple[int, ...], _Way]:
    """Return the boards that forgetful sowings leave, each with the least that does."""
    found: dict[tuple[int, ...], _Way] = {}
    if position.rules.record.fours is Fours.NOBODY:
        return found
    nothing: Forgotten = frozenset()
    ways = [(pit, nothing) for pit in startable(position, position.mover)]
    tried = 0
    while ways and tried < MOST_SOWN:
        ways = [more for way in ways for more in _forgetting_more(position, way)]
        for pit, forgotten in ways[: MOST_SOWN - tried]:
            sowing = sown(position, pit, forgotten=forgotten)
            if not sowing.endless:
                found.setdefault(tuple(sowing.board), (pit, forgotten))
        tried += len(ways)
    return found


def _forgetting_more(position: SowPosition, way: _Way) -> Iterator[_Way]:
    """Yield a sowing with one later four more forgotten."""
    pit, forgotten = way
    fours = len(sown(position, pit, forgotten=forgotten).fours)
    for number in range(max(forgotten, default=-1) + 1, fours):
        yield pit, forgotten | {number}
