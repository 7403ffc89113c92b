"""Rulings with a mend, written as (from, to) of single pieces; None: off the board."""

from dataclasses import replace

from rules.core.events import Event, Illegal
from rules.core.mends import Act, ActKind
from rules.core.model import Ruling
from rules.core.pieces import Piece


def mending(
    ruling: Ruling, *ways: tuple[str | None, str | None], piece: str = "white"
) -> Ruling:
    """Return a ruling with acts on pieces of one kind."""
    return replace(ruling, mends=tuple(_act(*way, Piece(piece)) for way in ways))


def ways(event: Event) -> tuple[tuple[str | None, str | None], ...]:
    """Return the ways of a mend, act by act."""
    assert isinstance(event, Illegal)
    return tuple(act.way for act in event.ruling.mends)


def _act(here: str | None, there: str | None, piece: Piece) -> Act:
    if here == there:
        kind = ActKind.TURN
    elif here is None:
        kind = ActKind.PUT
    else:
        kind = ActKind.TAKE if there is None else ActKind.MOVE
    return Act(kind=kind, here=here or "", there=there or "", pieces=(piece,))
