"""Sides that a camera cannot separate, by the first position."""

from collections.abc import Mapping

from rules.core.evidence import Evidence
from rules.core.pieces import Content, Piece
from rules.referee.referee import Referee

_CLEAR = 1.0
"""Least log-likelihood ratio, in nats, between an occupied and an empty site."""

_RANDOM = 0.25
"""Share of pieces read as the other side's, from which sides are read by chance."""


def is_read_by_chance(referee: Referee, shown: Evidence) -> bool:
    """Return True if no turn was played yet and the sides are read by chance."""
    if referee.ledger.past:
        return False
    wrong = share_read_otherwise(shown, referee.position.contents)
    return wrong is not None and _RANDOM < wrong < 1 - _RANDOM


def share_read_otherwise(
    evidence: Evidence, contents: Mapping[str, Content]
) -> float | None:
    """Return the share of pieces read as another side's; None if others stand there."""
    wrong: list[bool] = []
    for site, held in contents.items():
        seen = evidence.log_likelihoods.get(site)
        if seen is None or isinstance(held, int):
            return None
        pieces = {each: nats for each, nats in seen.items() if each}
        likeliest = max(pieces, key=pieces.__getitem__)
        occupied = pieces[likeliest] - seen.get((), pieces[likeliest] - 2 * _CLEAR)
        if (occupied if held else -occupied) < _CLEAR:
            return None
        if held:
            wrong.append(likeliest != (Piece(held[-1]).side,))
    return sum(wrong) / len(wrong) if wrong else None


def is_set_up(evidence: Evidence, contents: Mapping[str, Content]) -> bool:
    """Return True if pieces stand where they should, most of them their side's."""
    wrong = share_read_otherwise(evidence, contents)
    return wrong is not None and wrong < 0.5
