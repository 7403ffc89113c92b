"""Turns of chess pieces: from motions to steps and text, and back."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.core.site_names import POINT
from rules.games.kinds.castling import LONG, SHORT, Castle
from rules.games.kinds.legal_moves import Goes, OwnView
from rules.games.kinds.record import Castling

_TURN = re.compile(
    rf"({POINT}(?:-{POINT})+)((?:x{POINT})*)(?:=([a-z]))?", re.IGNORECASE
)


def listed(look: OwnView, side: str) -> Iterator[Turn]:
    """Yield every legal turn, by the board order of where it starts."""
    for goes in look.legal():
        yield gone(look, side, goes)
    if look.record.castling is not Castling.NONE and not look.in_check:
        for castle in look.legal_castles():
            yield castled(look, side, castle)


def gone(look: OwnView, side: str, goes: Goes) -> Turn:
    """Return the turn in which a piece goes so; what is taken makes room first."""
    names, stands = look.tables.names, look.stands
    way, piece = goes.way, stands[goes.way[0]][-1]
    moves = tuple(
        Step(StepKind.MOVE, names[here], piece, names[there])
        for here, there in pairwise(way)
    )
    taken = tuple(
        Step(StepKind.REMOVE, names[there], stands[there][-1]) for there in goes.taken
    )
    text = "-".join(names[site] for site in way)
    text += "".join(f"x{names[there]}" for there in goes.taken)
    # a chain takes its men off when it is over
    steps = (*moves, *taken) if len(moves) > 1 else (*taken, *moves)
    if goes.becomes:
        piece = Piece.of(piece.side, goes.becomes)
        steps = (*steps, Step(StepKind.PROMOTE, names[way[-1]], piece))
        text += f"={goes.becomes}"
    for site in drowned(look, goes):
        text += f"x{names[site]}"
        lost = piece if site == way[-1] else stands[site][-1]
        steps = (*steps, Step(StepKind.REMOVE, names[site], lost))
    return Turn(side, steps, text)


def castled(look: OwnView, side: str, castle: Castle) -> Turn:
    """Return the turn in which king and rook move together."""
    names, stands = look.tables.names, look.stands
    steps = tuple(
        Step(StepKind.CASTLE, names[here], stands[here][-1], names[there])
        for here, there in (
            (castle.king, castle.king_to),
            (castle.rook, castle.rook_to),
        )
    )
    return Turn(side, steps, castle.text)


def drowned(look: OwnView, goes: Goes) -> tuple[int, ...]:
    """Return the sites at which pieces of the side to move drown, in board order."""
    river, tables = look.record.river, look.tables
    if not river:
        return ()
    lost = []
    for site, (_, rank) in enumerate(tables.places):
        if rank not in river or not look.stands[site]:
            continue
        side, kind = look.army.get(look.stands[site][-1], (-1, ""))
        if side != look.side or kind in tables.swimmers:
            continue
        if site != goes.way[0]:
            lost.append(site)
        elif tables.places[goes.way[-1]][1] in river:
            lost.append(goes.way[-1])
    return tuple(sorted(lost))


def spelled(look: OwnView, side: str, text: str, board: Mapping[str, Content]) -> Turn:
    """Return the turn that a text describes, legal or not.

    Raises
    ------
    NotationError
        If the text is no turn at all, or names a site that is not there.
    """
    for castle in look.castles():
        if castle.text.casefold() == text.casefold():
            return castled(look, side, castle)
    if text.casefold() in {SHORT.casefold(), LONG.casefold()}:
        raise NotationError(f"{text!r}: king or rook has moved, or there is none")
    known = _TURN.fullmatch(text)
    if known is None:
        raise NotationError(
            f"{text!r} is no turn; write 'e2-e4' (move), 'e4-d5xd5' (move and take), "
            "'e7-e8=Q' (become another piece) or 'O-O'"
        )
    way, taken, letter = known.groups()
    sites, victims = way.split("-"), [s for s in taken.split("x") if s]
    for site in (*sites, *victims):
        if site not in board:
            raise NotationError(f"there is no {site!r} on this board")

    def there(site: str, otherwise: str) -> Piece:
        held = board[site]
        return held[-1] if isinstance(held, tuple) and held else Piece(otherwise)

    piece = there(sites[0], side)
    steps = [Step(StepKind.REMOVE, site, there(site, side)) for site in victims]
    steps += [Step(StepKind.MOVE, here, piece, to) for here, to in pairwise(sites)]
    if letter:
        new = Piece.of(piece.side, letter.upper())
        steps.append(Step(StepKind.PROMOTE, sites[-1], new))
    return Turn(side, tuple(steps), text)
