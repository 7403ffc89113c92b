"""Disambiguate stack heights by the conservation of men.

Men are conserved: one that came to a stack left another. So ambiguous heights are
resolved in favour of the previous total.
"""

from collections.abc import Mapping

from rules.core.model import Position
from rules.core.pieces import Content, Piece
from rules.referee.residuals import CLEAR, Gaps

_ANOTHER = 1.0
"""What it costs (nats) to hold that one more stack was changed."""

_VANISHED = CLEAR
"""What it costs (nats) to hold that one more man came from nowhere, or is gone."""

_FARTHEST = 3 * CLEAR
"""A height that lies farther behind (nats) than this is not thought of."""

Ways = dict[int, tuple[float, tuple[tuple[str, Content], ...]]]
"""By how many men more stand on a board: what it costs, and what is otherwise."""

_AS_READ: Ways = {0: (0.0, ())}


def counted(
    position: Position, gaps: Gaps, board: Mapping[str, Content]
) -> dict[str, Content]:
    """Return a board as read, its heights such that men are rather not lost.

    Parameters
    ----------
    position
        The last confirmed position.
    gaps
        What is seen.
    board
        What is likeliest to stand on each site, looked at for itself.
    """
    before = position.contents
    if not (gaps.stacked and gaps.visible(before)):
        return dict(board)
    ways = _AS_READ
    for site, held in board.items():
        ways = _joined(ways, _choices(gaps, site, before[site], held))

    def cost(more: int) -> float:
        return ways[more][0] + _VANISHED * abs(more)

    return {**board, **dict(ways[min(ways, key=cost)][1])}


def _joined(ways: Ways, choices: Ways) -> Ways:
    """Return the cheapest ways to choose on some sites and on one more."""
    if choices == _AS_READ:
        return ways
    joined: Ways = {}
    for more, (cost, others) in ways.items():
        for here, (own, chosen) in choices.items():
            known = joined.get(more + here)
            if known is None or cost + own < known[0]:
                joined[more + here] = (cost + own, others + chosen)
    return joined


def _choices(gaps: Gaps, site: str, before: Content, held: Content) -> Ways:
    """Return a site's possible contents, by the number of men added."""
    assert isinstance(before, tuple)
    assert isinstance(held, tuple)
    off = gaps.off_heights(site)
    named = any(piece.kind for piece in (*before, *held))  # one may be two men high
    if named or not (held and off):
        return {len(held) - len(before): (0.0, ())}
    choices: Ways = {}
    for height, behind in enumerate(off, start=1):
        pile = _pile(before, held[-1:], height)
        cost = behind + (_ANOTHER if pile != before else 0.0)
        if behind <= _FARTHEST:
            choices[height - len(before)] = (cost, ((site, pile),))
    return choices


def _pile(
    before: tuple[Piece, ...], top: tuple[Piece, ...], height: int
) -> tuple[Piece, ...]:
    """Return a pile so high with a man on top, below it what stood there before."""
    below = before[: height - 1]
    return below + top * (height - len(below))
