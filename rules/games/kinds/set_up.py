"""Piece placement field of FEN, rank by rank from the north."""

import re
from collections.abc import Mapping

from rules.core.errors import NotationError
from rules.core.pieces import Piece
from rules.games.kinds.record import KindRecord


def pieces_in(
    record: KindRecord, text: str, sides: tuple[str, ...]
) -> Mapping[str, Piece]:
    """Return the pieces of a placement by their sites.

    Parameters
    ----------
    record
        Defines the board and the letters: those of the game, and those of FEN where
        they are others.
    text
        'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR': capitals are the first side's, a
        number counts empty sites.
    sides
        The names of the sides.

    Raises
    ------
    NotationError
        If it has other ranks, files or pieces than the game.
    """
    lattice, rows = record.lattice, text.split("/")
    letters = {kind.fen: kind.letter for kind in record.kinds if kind.fen}
    letters |= {kind.letter: kind.letter for kind in record.kinds}
    if len(rows) != lattice.ranks:
        raise NotationError(
            f"{text!r} has {len(rows)} ranks, not {lattice.ranks} as the board has"
        )
    found: dict[str, Piece] = {}
    for rank, row in zip(range(lattice.ranks, 0, -1), rows, strict=True):
        file = 0
        for mark in re.findall(r"[0-9]+|.", row):
            if mark.isdecimal():
                file += int(mark)
                continue
            if mark.upper() not in letters:
                known = " ".join(letters)
                raise NotationError(
                    f"rank {rank}, {row!r}, has {mark!r}; the pieces are {known}"
                )
            file += 1
            if (file, rank) in lattice.names:
                side = sides[0] if mark.isupper() else sides[1]
                kind = letters[mark.upper()]
                found[lattice.names[file, rank]] = Piece.of(side, kind)
        if file != lattice.files:
            raise NotationError(
                f"rank {rank}, {row!r}, has {file} files, not {lattice.files}"
            )
    return found


def placement(record: KindRecord, contents: Mapping[str, object], first: str) -> str:
    """Return a board as FEN's piece placement; ``first`` has the capitals."""
    lattice, rows = record.lattice, []
    letters = {kind.letter: kind.fen or kind.letter for kind in record.kinds}
    for rank in range(lattice.ranks, 0, -1):
        row = ""
        for file in range(1, lattice.files + 1):
            held = contents.get(lattice.names.get((file, rank), ""))
            if isinstance(held, tuple) and held:
                piece = Piece(held[-1])
                letter = letters[piece.kind]
                row += letter if piece.side == first else letter.lower()
            else:
                row += "."
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), row))
    return "/".join(rows)
