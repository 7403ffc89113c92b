"""Corrections of a board in a log: as acts, and in old logs as pairs of sites."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.core.mends import Act, ActKind, Mend
from rules.core.model import Position
from rules.core.pieces import Content, Piece

Pairs = Sequence[Sequence[str | None]]
"""(from, to) of each chip; None is off the board; twice the same: turned over."""


def mend_plain(mend: Mend) -> list[dict[str, Any]]:
    """Return a mend in the log's form; what an act lacks is left out."""
    return [
        {
            "act": act.kind.value,
            **({"from": act.here} if act.here else {}),
            **({"to": act.there} if act.there else {}),
            **({"pieces": list(act.pieces)} if act.pieces else {}),
            **({"seeds": act.seeds} if act.seeds else {}),
            **({"into": list(act.into)} if act.into else {}),
        }
        for act in mend
    ]


def mend_of(plain: Iterable[Mapping[str, Any]]) -> Mend:
    """Return a mend from the log's form.

    Raises
    ------
    ValueError
        If an act is of no known kind.
    """
    return tuple(
        Act(
            kind=ActKind(act["act"]),
            here=act.get("from", ""),
            there=act.get("to", ""),
            pieces=tuple(map(Piece, act.get("pieces", ()))),
            seeds=act.get("seeds", 0),
            into=tuple(map(Piece, act.get("into", ()))),
        )
        for act in plain
    )


def ways_of(plain: Iterable[Mapping[str, Any]], guide: Pairs) -> Pairs:
    """Return the ways of a mend, of old ones as they are written."""
    return [act.way for act in mend_of(plain)] or guide


def stood_once(
    position: Position, side: str, guide: Pairs, neutral: Mapping[str, str]
) -> Mapping[str, Content]:
    """Return the board of an old log that recorded only pairs of sites.

    Parameters
    ----------
    side
        Whose chips came from the hand, but at the sites of ``neutral``.
    """
    piles = {
        s: held for s, held in position.contents.items() if isinstance(held, tuple)
    }
    carried: list[tuple[str | None, Piece]] = []
    for stands, belongs in guide:
        piece = Piece(neutral.get(stands or "", side))
        if belongs is not None:
            *left, piece = piles[belongs]
            piles[belongs] = tuple(left)
        if stands is not None and stands == belongs:
            piece = next(Piece(hue) for hue in position.colours if Piece(hue) != piece)
        carried.append((stands, piece))
    for stands, piece in carried:
        if stands in piles:
            piles[stands] = (*piles[stands], piece)
    return {**position.contents, **piles}
