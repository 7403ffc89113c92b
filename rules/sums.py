"""The likeliest boards of which it is known how many seeds lie on them in all."""

from collections.abc import Mapping

from rules.evidence import Content
from rules.gaps import NEAR, Gaps
from rules.model import Game, Position

_FARTHEST = 2 * NEAR
"""Counts that lie farther behind (nats) at a pit are not thought of."""

_MOST = 60
"""As many seeds as a pit is ever thought to hold."""


def summed(
    game: Game, position: Position, gaps: Gaps, most: int = 1, limit: float = NEAR
) -> list[dict[str, Content]]:
    """Return the likeliest boards with as many seeds in sight as any legal turn leaves.

    At most ``most``, the likeliest first; none where legal turns leave various numbers
    in sight, or no such board lies within ``limit`` nats (`rules.gaps.Gaps.total`). So
    a free filling is told though no pit of it is counted for sure.
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
    """Return the counts of that total which lie least behind, all together."""
    best: dict[int, list[tuple[float, tuple[int, ...]]]] = {0: [(0.0, ())]}
    for site in sites:
        near = _near(gaps, site, total)
        nearest_first = sorted(near.items(), key=lambda pair: pair[1])
        longer: dict[int, list[tuple[float, tuple[int, ...]]]] = {}
        for before, ways in best.items():
            left, room = total - before, farthest - ways[0][0]
            for count, gap in nearest_first:
                if gap > room:
                    break
                if count <= left:
                    longer.setdefault(before + count, []).extend(
                        (behind + gap, (*counts, count)) for behind, counts in ways
                    )
        best = {then: sorted(ways)[:most] for then, ways in longer.items()}
    return [counts for _, counts in best.get(total, [])]
