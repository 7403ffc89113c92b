"""Ambiguity among turns whose boards look the same, as pieces differ in kind alone.

A rook goes beside its king, or the two castle; a pawn becomes a queen or a knight. What
helps: a piece that nobody touched looks as it did, and what is written on a disc can be
read. Where nothing helps, the first that the rules list is meant, and people say
otherwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.faces import SURE
from rules.core.game import Game
from rules.core.model import Position, Step, StepKind, Turn
from rules.core.pieces import Content, Piece, appearance, has_kinds
from rules.referee.explanation import Explanation
from rules.referee.passing import after
from rules.referee.residuals import Gaps

Names = frozenset[str]


def told_apart(
    game: Game, position: Position, gaps: Gaps, found: Sequence[Explanation]
) -> list[Explanation]:
    """Return the hypotheses, with those of equal appearance separated.

    Parameters
    ----------
    game
        The rules.
    position
        The last confirmed position.
    gaps
        The evidence.
    found
        The ways, best first.
    """
    before = position.contents
    if gaps.stacked or not has_kinds(before.values()):
        return list(found)
    ends = [_end(game, position, way) for way in found]
    exchanged = [Names() if end is None else _exchanged(before, end) for end in ends]
    sites = Names().union(*exchanged)
    known: dict[tuple[object, Names], tuple[int, float, float]] = {}
    kept: list[Explanation] = []
    for way, end, there in zip(found, ends, exchanged, strict=True):
        if end is None:
            kept.append(way)
            continue
        look = tuple(appearance(held) for held in end.values())
        cost = sum(gaps.unlike(site, stirred=site in there) for site in sites)
        told, against = (
            replace(way, unlikely=way.unlikely + cost),
            gaps.against_faces(end),
        )
        if way.turns and (look, there) in known:  # it becomes another kind
            number, usual, least = known[look, there]
            if against < least and against + SURE <= usual:  # else the usual is meant
                kept[number], known[look, there] = told, (number, usual, against)
            continue
        known[look, there] = len(kept), against, against
        kept.append(told)
    return sorted(kept, key=lambda way: way.rank)


def becoming(game: Game, before: Position, turn: Turn) -> list[Turn]:
    """Return the turns that are one turn but for what a piece becomes.

    The turn itself is among them, in the order of the rules: the usual one is first.

    Parameters
    ----------
    game
        The rules.
    before
        The position that it was played from.
    turn
        The turn; it may be one in which nothing becomes another piece.

    Returns
    -------
    list of Turn
        [] where nothing could have become anything else.
    """
    if all(step.kind is not StepKind.PROMOTE for step in turn.steps):
        return []
    acts, changed = _but_become(turn), game.changes(before, turn)
    turns = game.turns_changing(before, changed)
    found = [other for other in turns if _but_become(other) == acts]
    return found if len(found) > 1 else []


def _but_become(turn: Turn) -> list[Step]:
    """Return the acts of a turn, leaving out what kind a piece becomes."""
    return [
        replace(step, piece=Piece(step.piece.side))
        if step.kind is StepKind.PROMOTE
        else step
        for step in turn.steps
    ]


def _end(
    game: Game, position: Position, way: Explanation
) -> Mapping[str, Content] | None:
    """Return the board that a near way ends with, None for other ways."""
    if not way.is_near or way.owed is not None or way.mistake:
        return None
    return after(game, position, way.turns).contents if way.turns else position.contents


def _exchanged(before: Mapping[str, Content], end: Mapping[str, Content]) -> Names:
    """Return the sites on which another piece stands that looks the same."""
    return Names(
        site
        for site, held in end.items()
        if held != before[site] and appearance(held) == appearance(before[site])
    )
