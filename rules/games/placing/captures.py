"""Captures of a placed piece, and sites where placing is forbidden."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from rules.core.pieces import Content, Piece
from rules.games.placing.grid import Grid, grid_on
from rules.games.placing.record import PlacingCapture, PlacingRecord

Board = Mapping[str, Content]
Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece that is placed, or is to be, on a board where its site is free.

    Attributes
    ----------
    board
        What stands there before.
    site
        Where it is placed.
    own, foe
        Its colour, and the other.
    """

    board: Board
    site: str
    own: Piece
    foe: Piece


def captured_by(record: PlacingRecord, placed: Placed) -> Names:
    """Return the captures of a placed piece, in board order."""
    if placed.site in record.filled_first:
        return ()
    grid = grid_on(record.card.board)
    match record.capture:
        case PlacingCapture.TURNED | PlacingCapture.SANDWICHED:
            found = list(enclosed(grid, placed))
            if record.lengths:
                found = [row for row in found if len(row) in record.lengths]
            sites = {site for row in found for site in row}
        case PlacingCapture.SURROUNDED:
            sites = _surrounded(grid, placed)
    if len(sites) < 2:
        return tuple(sites)
    return tuple(site for site in placed.board if site in sites)


def captors(record: PlacingRecord, board: Board, site: str) -> set[str]:
    """Return the free sites from which alone the piece on a site may be captured."""
    grid = grid_on(record.card.board)
    if record.capture is PlacingCapture.SURROUNDED:
        return liberties_of(grid, board, site)
    ends = (
        next((end for end in ray if board[end] != board[site]), site)
        for ray in grid.rays[site]
    )
    return {end for end in ends if not board[end]}


def enclosed(grid: Grid, placed: Placed) -> Iterator[Names]:
    """Yield the unbroken rows of the other colour between a piece and one like it."""
    board, own, foe = placed.board, (placed.own,), (placed.foe,)
    for ray in grid.rays[placed.site]:
        if board[ray[0]] != foe:
            continue
        for length, site in enumerate(ray):
            if board[site] != foe:
                if board[site] == own:
                    yield ray[:length]
                break


def _surrounded(grid: Grid, placed: Placed) -> set[str]:
    """Return the chains of the other colour whose last liberty a piece takes."""
    board, site = placed.board, placed.site
    found: set[str] = set()
    for beside in grid.beside[site]:
        if board[beside] != (placed.foe,) or beside in found:
            continue
        near = grid.beside[beside]
        if all(board[free] or free == site for free in near):  # else it has a liberty
            chain = chain_of(grid, board, beside)
            if all(free == site for free in _liberties(grid, board, chain)):
                found |= chain
    return found


def has_liberty(grid: Grid, placed: Placed) -> bool:
    """Return True if a piece that captures nothing has a liberty, or its chain has."""
    board, own = placed.board, (placed.own,)
    beside = grid.beside[placed.site]
    if any(not board[site] for site in beside):
        return True
    joined: set[str] = set()
    for site in beside:
        if board[site] == own and site not in joined:
            joined |= chain_of(grid, board, site)
    return any(free != placed.site for free in _liberties(grid, board, joined))


def chain_of(grid: Grid, board: Board, site: str) -> set[str]:
    """Return the pieces of one colour that are joined with the one on a site."""
    colour, chain, new = board[site], {site}, [site]
    while new:
        for beside in grid.beside[new.pop()]:
            if beside not in chain and board[beside] == colour:
                chain.add(beside)
                new.append(beside)
    return chain


def liberties_of(grid: Grid, board: Board, site: str) -> set[str]:
    """Return the free sites beside the chain of the piece on a site."""
    return set(_liberties(grid, board, chain_of(grid, board, site)))


def _liberties(grid: Grid, board: Board, chain: Collection[str]) -> Iterator[str]:
    """Yield the free sites beside a chain, some more than once."""
    for site in chain:
        for beside in grid.beside[site]:
            if not board[beside]:
                yield beside
