"""Likeliest boards under a known total of seeds."""

import math
from collections.abc import Mapping
from heapq import heappop, heappush

from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content
from rules.referee.residuals import NEAR, Gaps

_FARTHEST = 2 * NEAR
"""Counts that lie farther behind (nats) at a pit are not thought of."""

_MOST = 60
"""Upper bound of the seeds in a pit."""


_Begun = tuple[float, float, tuple[int, ...], int]
"""A board begun: how far the whole lies behind at least, and so far, counts, rest."""


def summed(
    game: Game, position: Position, gaps: Gaps, most: int = 1, limit: float = NEAR
) -> list[dict[str, Content]]:
    """Return the likeliest boards with as many seeds in sight as any legal turn leaves.

    At most ``most``, the likeliest first; none where legal turns leave various numbers
    in sight, or no such board lies within ``limit`` nats
    (`rules.referee.residuals.Gaps.total`). So a free filling is found although none of
    its pits is counted with confidence.
    """
    contents = position.contents
    counted = [
        site
        for site, content in contents.items()
        if isinstance(content, int) and gaps.visible([site])
    ]
    if not counted:
        return []
    boards = [game.changes(position, turn) for turn in game.turns(position)]
    totals = {_total({**contents, **board}, counted) for board in boards}
    if len(totals) != 1:
        return []
    farthest = limit + gaps.forgiven(contents)
    found = _likeliest(gaps, counted, totals.pop(), most, farthest)
    return [{**contents, **dict(zip(counted, counts, strict=True))} for counts in found]


def nearest(
    gaps: Gaps, contents: Mapping[str, Content], most: int
) -> list[tuple[float, dict[str, Content]]]:
    """Return the boards that look likeliest, with the gap (nats) of each to the best.

    However many seeds lie on them; out of sight ``contents`` lie.
    """
    found: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    counted = [s for s, held in contents.items() if isinstance(held, int)]
    counted = [site for site in counted if gaps.visible([site])]
    for site in counted:
        near = _near(gaps, site, _MOST)
        longer = [(f + gap, (*c, k)) for f, c in found for k, gap in near.items()]
        found = sorted(longer)[:most]
    return [(f, {**contents, **dict(zip(counted, c, strict=True))}) for f, c in found]


def _near(gaps: Gaps, site: str, most: int) -> dict[int, float]:
    """Return the counts, up to ``most``, that may lie in a pit, with their gaps."""
    counts = {count: gaps.of(site, count) for count in range(most + 1)}
    return {count: gap for count, gap in counts.items() if gap < _FARTHEST}


def _total(board: Mapping[str, Content], sites: list[str]) -> int:
    seeds = (board[site] for site in sites)
    return sum(count for count in seeds if isinstance(count, int))


def _likeliest(
    gaps: Gaps, sites: list[str], total: int, most: int, farthest: float
) -> list[tuple[int, ...]]:
    """Return the counts of that total which lie least behind, all together.

    The least gap of all sites from any one on, by their number of seeds, is computed
    beforehand; so the likeliest boards are found one after the other.
    """
    near = [_near(gaps, site, total) for site in sites]
    least = [{0: 0.0}]
    for counts in reversed(near):
        least.insert(0, _longer(least[0], counts, total, farthest))
    found: list[tuple[int, ...]] = []
    open_: list[_Begun] = [(least[0].get(total, math.inf), 0.0, (), total)]
    while open_ and len(found) < most:
        whole, behind, begun, left = heappop(open_)
        if whole > farthest:
            break
        if len(begun) == len(sites):
            found.append(begun)
            continue
        after = least[len(begun) + 1]
        for count, gap in near[len(begun)].items():
            if left - count in after:
                then = behind + gap + after[left - count]
                entry = then, behind + gap, (*begun, count), left - count
                heappush(open_, entry)
    return found


def _longer(
    least: Mapping[int, float], counts: Mapping[int, float], total: int, farthest: float
) -> dict[int, float]:
    """Return the least gap of sites by total seeds, with one more site."""
    longer: dict[int, float] = {}
    nearest_first = sorted(counts.items(), key=lambda pair: pair[1])
    for before, behind in least.items():
        for count, gap in nearest_first:
            if behind + gap > farthest:
                break
            then = before + count
            if then <= total and behind + gap < longer.get(then, math.inf):
                longer[then] = behind + gap
    return longer
