"""Games that begin from a legal FEN position."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from rules.core.errors import NotationError, OptionError
from rules.core.game import Game
from rules.core.model import Setting
from rules.core.pieces import Piece
from rules.games.facade import KernelGame
from rules.games.kinds.fen import Fen, read_fen
from rules.games.kinds.fen_writer import write_fen
from rules.games.kinds.kernel import KindKernel
from rules.games.kinds.legal_moves import OwnView
from rules.games.kinds.motions import PieceType
from rules.games.kinds.record import KindRecord, Royal
from rules.games.kinds.set_up import pieces_in
from rules.games.kinds.tables import ONWARD, own_rank, tables_of


def begun_from(game: Game, text: str) -> Game:
    """Return a game as it is played from the position of a FEN.

    Raises
    ------
    OptionError
        If the game's positions have no FEN, or this is none of them; says why.
    """
    if not isinstance(record := game.record, KindRecord):
        raise OptionError(
            f"{game.title} begins as its rules say; from a FEN begin only games whose "
            "pieces have names, as chess"
        )
    kernel = KindKernel(record, begins=text)
    try:
        fen = read_fen(record, text)
        why = next(_faults(kernel, fen), None)
    except NotationError as error:
        why = str(error)
    if why is not None:
        raise OptionError(f"{text!r} is no position of {game.title}: {why}")
    return KernelGame(partial(KindKernel, begins=text), record, game.settings)


def settings_of(game: Game, text: str) -> Mapping[str, Setting] | None:
    """Return the options with which a game starts as a FEN says, None if it never does.

    They come on top of those that the game is set to.
    """
    if not isinstance(record := game.record, KindRecord):
        return None
    try:
        fen = read_fen(record, text)
    except NotationError:
        return None
    placed: list[Mapping[str, Setting]] = [
        {option: setting}
        for option, settings in record.card.options.items()
        for setting, to in settings.items()
        if to.get("set_up") == text.split()[0]
    ]
    for settings in ({}, *placed):
        there = game.configured(**settings).record
        assert isinstance(there, KindRecord)
        start = KindKernel(there).begin(None, {})
        if read_fen(record, write_fen(record, start)) == fen:
            return settings
    return None


def _faults(kernel: KindKernel, fen: Fen) -> Iterator[str]:
    """Yield reasons why a position cannot be one of the game."""
    record = kernel.record
    yield from _counted(record, fen)
    yield from _misplaced(record, fen)
    yield from _castling(record, fen)
    yield from _passing(record, fen)
    position = kernel.at_fen(kernel.begins)
    waiting = replace(position, mover=1 - position.mover)
    if record.guard is Royal.GUARDED and OwnView.at(record, waiting).in_check:
        idle, due = record.sides[1 - fen.mover], record.sides[fen.mover]
        royal = record.name_of(record.royal)
        yield f"{due} is to move, and could take the {royal} of {idle}"
    if position.ending is not None:
        yield f"the game is over there already ({position.ending.reason})"


def _counted(record: KindRecord, fen: Fen) -> Iterator[str]:
    """Yield excess and missing pieces."""
    sides = record.sides
    there, first = (
        Counter(stands.values())
        for stands in (fen.stands, pieces_in(record, record.set_up, sides))
    )
    made = {letter for kind in record.kinds for letter in kind.becomes}
    for side in sides:
        royal = Piece.of(side, record.royal)
        name = record.name_of(record.royal)
        if there[royal] != 1:
            yield f"{side} has {there[royal]} pieces {royal.kind} ({name}), not 1"
        for kind in record.kinds:
            piece = Piece.of(side, kind.letter)
            if kind.letter not in made and there[piece] > first[piece]:
                name = record.name_of(kind.letter)
                yield (
                    f"{side} has {there[piece]} pieces {kind.letter} ({name}), "
                    f"more than {first[piece]}"
                )
        many, most = (
            sum(n for piece, n in counted.items() if piece.side == side)
            for counted in (there, first)
        )
        if many > most:
            yield f"{side} has {many} pieces, more than {most}"


def _misplaced(record: KindRecord, fen: Fen) -> Iterator[str]:
    """Yield pieces on sites that they cannot have reached."""
    for side, name in enumerate(record.sides):
        reached = {kind.letter: _reached(record, side, kind) for kind in record.kinds}
        for site, piece in fen.stands.items():
            if piece.side == name and site not in reached[piece.kind]:
                kind = record.name_of(piece.kind)
                yield f"no {kind} of {name} ever stands on {site}"


def _reached(record: KindRecord, side: int, kind: PieceType) -> set[str]:
    """Return the sites that a kind of piece may come to on an empty board."""
    tables = tables_of(record.card.board, record.kinds)
    made = any(kind.letter in other.becomes for other in record.kinds)
    first = pieces_in(record, record.set_up, record.sides)
    piece = Piece.of(record.sides[side], kind.letter)
    new = [n for n, s in enumerate(tables.names) if made or first.get(s) == piece]
    reached: set[int] = set()
    while new:
        here = new.pop()
        if here in reached:
            continue
        reached.add(here)
        paths = tables.paths[side][kind.letter][here]
        new += [site for path in paths if not path.victims for site in path.sites]
    return {
        tables.names[site]
        for site in reached
        if not kind.becomes or tables.rank(side, site) < tables.ranks
    }


def _castling(record: KindRecord, fen: Fen) -> Iterator[str]:
    """Yield rooks without the right to castle, as they or the king have moved."""
    first = pieces_in(record, record.set_up, record.sides)
    kings = {
        piece.side: s for s, piece in fen.stands.items() if piece.kind == record.royal
    }
    used = set()
    for site in sorted(fen.rooks):
        side = fen.stands[site].side
        king = kings.get(side, "")
        home = (first.get(site), first.get(king))
        here = (fen.stands[site], fen.stands.get(king))
        if not record.starts_vary and home != here:
            yield f"{side} cannot castle with the rook on {site}: not all is at home"
        if (side, site < king) in used:
            yield f"{side} cannot castle with two rooks on one side of the king"
        used.add((side, site < king))


def _passing(record: KindRecord, fen: Fen) -> Iterator[str]:
    """Yield reasons why the en passant square is impossible."""
    if not fen.passed:
        return
    names, other = record.lattice.names, 1 - fen.mover
    pawn = Piece.of(record.sides[other], record.en_passant)
    file, rank = record.lattice.places.get(fen.passed, (0, 0))
    onward = ONWARD[other]
    behind, before = names.get((file, rank - onward)), names.get((file, rank + onward))
    if (
        not record.en_passant
        or own_rank(other, rank, record.lattice.ranks) != 3
        or fen.stands.get(before or "") != pawn
        or {fen.passed, behind} & fen.stands.keys()
    ):
        yield f"nothing has just passed over {fen.passed}"
