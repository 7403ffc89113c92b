"""Reinterpret an unclear board by the turns that were played on from it."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.referee.disputes import SOWN_ON, Dispute
from rules.referee.late_correction import Played
from rules.referee.ledger import Ledger
from rules.referee.mistakes import likeliest_mistake, slips
from rules.referee.open_turn import OpenTurn
from rules.referee.residuals import NEAR, Gaps
from rules.referee.ruling import Before, ruled
from rules.referee.seed_totals import nearest

_RATHER = 0.75
"""So likely, at least, a turn must be among those that explain a board."""

_BOARDS = 40
"""Limit of hypotheses for an earlier look."""


_Way = tuple[float, Position, Turn, Dispute]
"""How far a turn lies behind (nats), from which board, and what is wrong with that."""


class Understood(NamedTuple):
    """Turn that was understood later, and the correction before it.

    ``undone`` of the previous turns are withdrawn.
    """

    dispute: Dispute
    turn: OpenTurn
    undone: int = 0


def hindsight(
    game: Game, ledger: Ledger, doubted: Gaps | None, gaps: Gaps
) -> Understood | None:
    """Return a turn that explains a board, if the previous turn was another one.

    Nothing where a likely mistake explains it. Where several turns do so nearly as
    well, none is returned.

    Parameters
    ----------
    game
        The rules.
    ledger
        What stands of the game.
    doubted
        What was seen last, if it was not known what it shows.
    gaps
        What is seen now.
    """
    position = ledger.position
    if position.to_move is None or not holds_seeds(position.contents):
        return None
    if ledger.dispute is None:
        ways = _after_one_slip(game, position, ledger.past, gaps)
        if ways:
            return _likeliest(ways, gaps, undone=2)
    fault = ledger.dispute
    mistake = likeliest_mistake(game, position, gaps)
    told = fault is not None and fault.ruling.ruling.held is not None
    if mistake is None or (not told and gaps.fits({**position.contents, **mistake})):
        return None
    seen = doubted if fault is None else fault.seen
    ways = [] if seen is None else _sown_on(game, position, seen, fault, gaps)
    if fault is None:
        ways += _after_slip(game, position, ledger.past, gaps)
    return _likeliest(ways, gaps) if ways else None


def _likeliest(ways: Sequence[_Way], gaps: Gaps, undone: int = 0) -> Understood | None:
    """Return the turn of the likeliest hypothesis, None if it is ambiguous."""
    least, there, turn, dispute = min(ways, key=lambda way: way[0])
    odds = [(math.exp(least - way[0]), way[2]) for way in ways]
    sure = sum(o for o, t in odds if t == turn) / sum(o for o, _ in odds)
    if sure < _RATHER:
        return None
    return Understood(dispute, OpenTurn(there, (turn,), gaps, sure), undone)


def _sown_on(
    game: Game, position: Position, seen: Gaps, fault: Dispute | None, gaps: Gaps
) -> list[_Way]:
    """Return the sowings from one of the boards that were ``seen`` and are a fault.

    A heap is often misread by a seed; the true count shows when it is sown.
    """
    before = Before(position, None, {})
    stands = position.contents if fault is None else fault.board
    return [
        (behind + gap, there, turn, dispute)
        for behind, board in nearest(seen, stands, _BOARDS)
        for side in position.sides
        for there in [game.rearranged(position, board, side)]
        for gap, turn in _explaining(game, there, gaps)
        if len(game.changes(there, turn)) >= SOWN_ON
        and (dispute := fault or _dispute(game, before, there, position))
    ]


def _after_slip(
    game: Game, position: Position, past: Sequence[Played], gaps: Gaps
) -> list[_Way]:
    """Return the turns that explain a board if the last one was sown wrongly.

    One seed more or less is invisible in a large heap, until that heap is sown.
    """
    seen = past[-1].seen if past else None
    if seen is None or position.to_move is None:
        return []
    before = Before(past[-1].before, None, {})
    return [
        (behind + gap, there, turn, dispute)
        for behind, board in slips(game, past[-1].before, past[-1].turn, seen)
        for there in [game.rearranged(position, board, position.to_move)]
        for gap, turn in _explaining(game, there, gaps)
        if (dispute := _dispute(game, before, there, position))
    ]


def _after_one_slip(
    game: Game, position: Position, past: Sequence[Played], gaps: Gaps
) -> list[_Way]:
    """Return the turns that explain a board if the last two were one slip.

    They were inferred from one look that would have been taken for that slip, had they
    not explained it; and now the side plays that was to move after one of them.
    """
    if len(past) < 2 or past[-1].seen is None or past[-1].seen is not past[-2].seen:
        return []
    start, side, seen = past[-2].before, past[-1].turn.side, past[-1].seen
    slip = likeliest_mistake(game, start, seen)
    if slip is None or side == position.to_move:
        return []
    board = {**start.contents, **slip}
    if any(seen.visible([s]) and board[s] != position.contents[s] for s in board):
        return []
    there = game.rearranged(start, board, side)
    last = past[-3] if len(past) > 2 else None
    dispute = _dispute(game, Before(start, last, {}), there, start)
    if dispute is None:
        return []
    return [(gap, there, turn, dispute) for gap, turn in _explaining(game, there, gaps)]


def _dispute(
    game: Game, before: Before, there: Position, told: Position
) -> Dispute | None:
    """Return the dispute of a board, None if it is legal."""
    board, right = there.contents, told.contents
    sites = frozenset(site for site in board if board[site] != right[site])
    ruling = ruled(game, before, board, sites)
    return None if ruling is None else Dispute(board, sites, ruling)


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
