"""The likeliest board of which it is known how many seeds lie on it in all."""

from collections.abc import Mapping

from rules.evidence import Content
from rules.gaps import NEAR, Gaps
from rules.model import Game, Position

_FARTHEST = 2 * NEAR
"""Counts that lie farther behind (nats) at a pit are not thought of."""


def summed(game: Game, position: Position, gaps: Gaps) -> dict[str, Content] | None:
    """Return the likeliest board with as many seeds in sight as any legal turn leaves.

    None where legal turns leave various numbers in sight, or no such board is likely.
    So a free filling is told though no pit of it is counted for sure.
    """
    contents = position.contents
    counted = [
        site
        for site, content in contents.items()
        if isinstance(content, int) and gaps.visible([site])
    ]
    if not counted:
        return None
    boards = [game.changes(position, turn) for turn in game.turns(position)]
    totals = {_total({**contents, **board}, counted) for board in boards}
    if len(totals) != 1:
        return None
    found = _likeliest(gaps, counted, totals.pop())
    return None if found is None else {**contents, **found}


def _total(board: Mapping[str, Content], sites: list[str]) -> int:
    seeds = (board[site] for site in sites)
    return sum(count for count in seeds if isinstance(count, int))


def _likeliest(gaps: Gaps, sites: list[str], total: int) -> dict[str, int] | None:
    """Return the counts of that total which lie least behind, all together."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for site in sites:
        near = {
            count: gap
            for count in range(total + 1)
            if (gap := gaps.of(site, count)) < _FARTHEST
        }
        longer: dict[int, tuple[float, tuple[int, ...]]] = {}
        for sum_before, (behind, counts) in best.items():
            for count, gap in near.items():
                then = sum_before + count
                known = longer.get(then)
                if then <= total and (known is None or behind + gap < known[0]):
                    longer[then] = behind + gap, (*counts, count)
        best = longer
    if total not in best:
        return None
    return dict(zip(sites, best[total][1], strict=True))
