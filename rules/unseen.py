"""A turn that was told as legal, and was sown wrongly without anybody's noticing."""

import math
from collections.abc import Iterator, Mapping, Sequence

from rules.events import Illegal
from rules.evidence import Content, holds_seeds
from rules.gaps import CLEAR, NEAR, Gaps
from rules.history import Before, ruled
from rules.mistakes import likeliest_mistake, one_seed_astray
from rules.model import Game, Position, Turn
from rules.recall import Played
from rules.standing import Standing

_RATHER = 0.75
"""So likely, at least, a turn must be among those that such slips explain."""

_Way = tuple[float, Illegal, Position, Turn]


def unseen_slip(
    game: Game, position: Position, past: Sequence[Played], gaps: Gaps
) -> tuple[Illegal, Standing] | None:
    """Return the slip that the last turn was, and the turn that then explains all.

    One seed more or less is hardly seen in a large heap, until that heap is sown. So
    where neither a legal turn nor a likely mistake explains a board, the last turn is
    taken for one of the slips that looked nearly like it. Where other turns do so,
    after other slips, nearly as well, none is.

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
    ways: list[_Way] = []
    before, right = Before(past[-1].before, None, {}), position.contents
    for behind, board in _slips(game, position, past[-1], seen):
        there = game.rearranged(position, board, side)
        turns = list(_explaining(game, there, gaps))
        wrong = frozenset(site for site in board if board[site] != right[site])
        ruling = ruled(game, before, board, wrong) if turns else None
        if ruling is not None:
            ways += [(behind + gap, ruling, there, turn) for gap, turn in turns]
    if not ways:
        return None
    least, ruling, there, turn = min(ways, key=lambda way: way[0])
    odds = [(math.exp(least - way[0]), way[3]) for way in ways]
    sure = sum(o for o, t in odds if t == turn) / sum(o for o, _ in odds)
    if sure < _RATHER:
        return None
    return ruling, Standing(there, (turn,), gaps, sure)


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
