"""A turn that was told as legal, and was sown wrongly without anybody's noticing."""

import math
from collections.abc import Iterator, Mapping, Sequence

from rules.evidence import Content, holds_seeds
from rules.gaps import CLEAR, NEAR, Gaps
from rules.mistakes import likeliest_mistake, one_seed_astray
from rules.model import Game, Position, Turn
from rules.recall import Played
from rules.standing import Standing


def unseen_slip(
    game: Game, position: Position, past: Sequence[Played], gaps: Gaps
) -> Standing | None:
    """Return the turn that explains the evidence if the last one was a slip.

    One seed more or less is hardly seen in a large heap, until that heap is sown. So
    where neither a legal turn nor a likely mistake explains a board, the last turn is
    taken for one of the slips that looked nearly like it.

    Parameters
    ----------
    game
        The rules.
    position
        The last confirmed position.
    past
        The turns that led to it.
    gaps
        What is seen now.
    """
    seen = past[-1].seen if past else None
    side = position.to_move
    if seen is None or side is None or not holds_seeds(position.contents):
        return None
    mistake = likeliest_mistake(game, position, gaps)
    if mistake is None or gaps.fits({**position.contents, **mistake}):
        return None
    ways = []
    for behind, board in _slips(game, position, past[-1], seen):
        there = game.rearranged(position, board, side)
        ways += [(behind + gap, there, t) for gap, t in _explaining(game, there, gaps)]
    if not ways:
        return None
    least, there, turn = min(ways, key=lambda way: way[0])
    odds = sum(math.exp(least - behind) for behind, _, _ in ways)
    return Standing(there, (turn,), gaps, 1.0 / odds)


def _slips(
    game: Game, position: Position, last: Played, seen: Gaps
) -> Iterator[tuple[float, Mapping[str, Content]]]:
    """Yield boards that a slip would have left, with how far each lay behind (nats)."""
    right = position.contents
    told = seen.total(right)
    astray = one_seed_astray(right)
    made = ({**last.before.contents, **board} for board in game.supposed(last.before))
    for board in (*({**right, **moved} for moved in astray), *made):
        behind = seen.total(board) - told
        if board != right and behind <= 2 * CLEAR:
            yield behind, board


def _explaining(
    game: Game, position: Position, gaps: Gaps
) -> Iterator[tuple[float, Turn]]:
    """Yield the turns that explain the evidence, with the gap (nats) of each."""
    contents = position.contents
    base = gaps.total(contents)
    for turn in game.turns(position):
        changes = game.changes(position, turn)
        gap = gaps.after(base, contents, changes)
        if gap <= NEAR and gaps.worst(contents, changes) <= NEAR:
            yield gap, turn
