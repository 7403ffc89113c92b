"""What stands where, as FEN writes it: rank by rank from the north."""

import re
from collections.abc import Mapping

from rules.core.board import Lattice
from rules.core.errors import NotationError
from rules.core.pieces import Piece


def pieces_in(
    text: str, lattice: Lattice, sides: tuple[str, ...]
) -> Mapping[str, Piece]:
    """Return the pieces of a placement by their sites.

    Parameters
    ----------
    text
        'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR': capitals are the first side's,
        a number is so many empty sites.
    lattice
        Files and ranks of the board.
    sides
        The names of the sides.

    Raises
    ------
    NotationError
        If it has other ranks or files than the board.
    """
    rows = text.split("/")
    if len(rows) != lattice.ranks:
        raise NotationError(
            f"{text!r} has {len(rows)} ranks, not {lattice.ranks} as the board has"
        )
    found: dict[str, Piece] = {}
    for rank, row in zip(range(lattice.ranks, 0, -1), rows, strict=True):
        file = 0
        for mark in re.findall(r"\d+|.", row):
            if mark.isdigit():
                file += int(mark)
                continue
            file += 1
            if (file, rank) in lattice.names:
                side = sides[0] if mark.isupper() else sides[1]
                found[lattice.names[file, rank]] = Piece.of(side, mark.upper())
        if file != lattice.files:
            raise NotationError(
                f"rank {rank}, {row!r}, has {file} files, not {lattice.files}"
            )
    return found


def placement(contents: Mapping[str, object], lattice: Lattice, first: str) -> str:
    """Return what stands on a board as FEN writes it; ``first`` has the capitals."""
    rows = []
    for rank in range(lattice.ranks, 0, -1):
        row = ""
        for file in range(1, lattice.files + 1):
            held = contents.get(lattice.names.get((file, rank), ""))
            if isinstance(held, tuple) and held:
                piece = Piece(held[-1])
                row += piece.kind if piece.side == first else piece.kind.lower()
            else:
                row += "."
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), row))
    return "/".join(rows)
