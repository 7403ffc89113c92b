"""Notation of turns of captures, and back."""

import re

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Piece
from rules.core.site_names import POINT
from rules.games.captures.chains import Chain
from rules.games.captures.moves import Moves
from rules.games.captures.record import CROWN, ChainCapture
from rules.games.table_position import TablePosition, chips

_TURN = re.compile(
    rf"({POINT})((?:-{POINT}(?:x{POINT})*)+)(=[{CROWN}{CROWN.lower()}])?"
)
_HOP = re.compile(rf"-({POINT})((?:x{POINT})*)")


def capturing(moves: Moves, position: TablePosition, chain: Chain) -> Turn:
    """Return a chain of captures as a turn."""
    hops = [(hop.to, hop.taken) for hop in chain.hops]
    return _turn(moves, position, chain.start, hops)


def quiet(moves: Moves, position: TablePosition, here: str, to: str) -> Turn:
    """Return a step that takes nothing as a turn."""
    return _turn(moves, position, here, [(to, ())])


def path_told(turn: Turn) -> str:
    """Return the way of a turn, without what it takes: 'c3-c5-e5'."""
    return "-".join(part.partition("x")[0] for part in turn.text.split("-"))


def _turn(
    moves: Moves,
    position: TablePosition,
    start: str,
    hops: list[tuple[str, tuple[str, ...]]],
) -> Turn:
    """Return a turn of the side to move, crowned if it ends on the farthest rank."""
    piece = chips(position.contents[start])[-1]
    crowned = (
        moves.record.is_crowned
        and not piece.kind
        and moves.is_farthest(hops[-1][0], position.mover)
    )
    return _written(moves, position, start, hops, piece=piece, crowned=crowned)


def _written(
    moves: Moves,
    position: TablePosition,
    start: str,
    hops: list[tuple[str, tuple[str, ...]]],
    *,
    piece: Piece,
    crowned: bool,
) -> Turn:
    """Return a turn by its acts; what is taken goes when the record says so."""
    side, foe = position.sides[position.mover], position.colours[1 - position.mover]
    steps: list[Step] = []
    removals: list[Step] = []
    for here, (to, taken) in zip((start, *(to for to, _ in hops)), hops, strict=False):
        steps.append(Step(StepKind.MOVE, here, piece, to))
        due = steps if moves.record.capture is ChainCapture.CONTACT else removals
        due += [
            Step(StepKind.REMOVE, site, _top(position, site, foe)) for site in taken
        ]
    steps += removals
    if crowned:
        king = Piece.of(piece.side, CROWN)
        steps.append(Step(StepKind.PROMOTE, hops[-1][0], king))
    text = start + "".join("-" + "x".join((to, *taken)) for to, taken in hops)
    return Turn(side, tuple(steps), text + (f"={CROWN}" if crowned else ""))


def _top(position: TablePosition, site: str, otherwise: Piece) -> Piece:
    """Return the top piece of a site, or its assumed replacement."""
    pile = chips(position.contents.get(site, ()))
    return pile[-1] if pile else otherwise


def turn_from(moves: Moves, position: TablePosition, text: str) -> Turn:
    """Return the turn that a text describes, legal or not.

    Raises
    ------
    NotationError
        If the text is no turn at all.
    """
    found = _TURN.fullmatch(text)
    if found is None:
        raise NotationError(
            f"{text!r} is no turn; write 'e3-e4' (move), 'e3-e4xe5' (and take), or "
            "'e3-e4xe5-f4xg4' (and go on)"
        )
    start, way, crown = found.groups()
    hops = [
        (to, tuple(filter(None, taken.split("x")))) for to, taken in _HOP.findall(way)
    ]
    piece = _top(position, start, position.colours[position.mover])
    return _written(
        moves, position, start, hops, piece=piece, crowned=crown is not None
    )
