"""Dispute: an illegal board that is not put right, and turns played on from it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.core.events import Illegal
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content
from rules.referee.cached_game import judged, passed, rearranged
from rules.referee.explain import explain
from rules.referee.explanation import Explanation
from rules.referee.passing import after
from rules.referee.residuals import Gaps, differing
from rules.rulings.besides import UNCLEAR
from rules.rulings.common import SEVERAL

Found = tuple[Position, Explanation]
"""A way to explain the evidence, and the position that it starts from."""


SOWN_ON = 3
"""Fewest pits changed by a sowing that is played on from a fault."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """Illegal board that was ruled on and is not corrected.

    Attributes
    ----------
    board
        What stands there.
    sites
        Where that differs from the last confirmed position.
    ruling
        What was said of it.
    seen
        What was seen of it; None if that was before a power cut.
    on
        The first turns that were played on from it, and the position before them.
    """

    board: Mapping[str, Content]
    sites: frozenset[str]
    ruling: Illegal
    seen: Gaps | None = None
    on: tuple[Position, tuple[Turn, ...]] | None = None


def dispute_of(position: Position, event: Illegal) -> Dispute:
    """Return the dispute that an announced ruling began."""
    board = {**position.contents, **event.stands}
    return Dispute(board, frozenset(event.ruling.sites), event)


def played_on(
    game: Game, position: Position, dispute: Dispute, gaps: Gaps
) -> list[Found]:
    """Return turns that explain the evidence if the disputed board was let stand.

    Where the dispute is a whole turn played out of order, that turn and the reply are
    announced in the order in which they were seen. Otherwise the reply is inferred from
    the board as it is; it must change something, clear of the disputed sites, or it
    might be the way back. Where too much changed at once it may touch these, as long as
    others are changed besides.
    """
    whole = _turn_out_of_order(game, position, dispute.board)
    if whole is not None:
        before, out_of_order = whole
        there = game.play(before, out_of_order)
        return [
            (before, replace(reply, turns=(out_of_order, *reply.turns)))
            for reply in explain(game, there, gaps)
            if reply.turns
        ]
    if holds_seeds(position.contents):
        return _sown_on(game, position, dispute, gaps)
    found: list[Found] = []
    several = dispute.ruling.ruling.rule in {SEVERAL, UNCLEAR}
    wrong = set(differing(gaps, position.contents))
    for side in position.sides:
        there = rearranged(game, position, dispute.board, side)
        ways = explain(game, there, gaps, pairs=False)
        stands = min(way.gap for way in ways if not way.turns)
        for reply in ways:
            if not reply.turns or reply.owed is not None or reply.gap >= stands:
                continue  # a turn that leaves no trace is no reply
            changed = game.changes(there, reply.turns[0])
            leads_on = several and not wrong <= dispute.sites
            if changed and (leads_on or dispute.sites.isdisjoint(changed)):
                found.append((there, reply))
    return found


def further(game: Game, dispute: Dispute, gaps: Gaps) -> list[Found]:
    """Return the second turns that explain the evidence, each with the first ones."""
    if dispute.on is None:
        return []
    position, turns = dispute.on
    there = after(game, position, turns)
    if there.to_move is None:
        return []
    return [
        (position, replace(way, turns=(*turns, *way.turns)))
        for way in explain(game, there, gaps, pairs=False)
        if way.turns and way.owed is None
    ]


def _sown_on(
    game: Game, position: Position, dispute: Dispute, gaps: Gaps
) -> list[Found]:
    """Return sowings that explain the evidence from the disputed board, or mend it.

    Seeds are sown over any sites, so a reply must change more than who puts one right.
    Two turns in one look are less likely: from that board, or if it has been mended.
    """
    found = [
        (position, replace(way, seldom=True))
        for way in explain(game, position, gaps)
        if len(way.turns) == 2
    ]
    for side in position.sides:
        there = rearranged(game, position, dispute.board, side)
        found += [
            (there, replace(way, seldom=way.seldom or len(way.turns) == 2))
            for way in explain(game, there, gaps)
            if way.turns
            and way.owed is None
            and len(game.changes(there, way.turns[0])) >= SOWN_ON
        ]
    return found


def sowing(game: Game, position: Position, dispute: Dispute, gaps: Gaps) -> bool:
    """Return True if what is seen is a stage of a sowing from the disputed board."""
    boards = (
        rearranged(game, position, dispute.board, side) for side in position.sides
    )
    return any(
        way.turns and way.is_near and way.owed is not None
        for there in boards
        for way in explain(game, there, gaps, pairs=False)
    )


def waiting(game: Game, position: Position) -> list[Position]:
    """Return the position as if it were the turn of each of the other sides."""
    found = []
    for _ in position.sides[1:]:
        position = passed(game, position)
        if position.to_move is None:
            break
        found.append(position)
    return found


def out_of_order(game: Game, position: Position, gaps: Gaps) -> list[Found]:
    """Return the turns of the waiting sides that explain the evidence.

    A turn whose chip is taken at once leaves no trace: then two legal turns and one
    out of order make the same board, and only the players know which it was.
    """
    return [
        (there, way)
        for there in waiting(game, position)
        for way in explain(game, there, gaps, pairs=False)
        if way.turns and way.owed is None
    ]


def _turn_out_of_order(
    game: Game, position: Position, board: Mapping[str, Content]
) -> tuple[Position, Turn] | None:
    """Return the whole turn that a waiting side has played, None if it is not one."""
    for there in waiting(game, position):
        found = judged(game, there, board)
        if isinstance(found, Turn):
            return there, found
    return None
