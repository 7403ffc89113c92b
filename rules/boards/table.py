"""The table of all boards that can lie on the table, and how to find one."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from types import MappingProxyType

from rules.boards.cross_of_pits import cross_of_pits
from rules.boards.lattice import Surface, grid, squares
from rules.boards.nested_squares import nested_squares
from rules.boards.pit_rows import four_rows, two_rows
from rules.core.board import Board
from rules.core.by_id import by_id
from rules.core.errors import DefinitionError, UnknownBoardError
from rules.core.fuzzy_match import meant

_GO_MM = (22.0, 23.7)
"""From file to file and from rank to rank, as boards for Go are usually made."""

_LINES: tuple[partial[Board], ...] = (
    partial(
        nested_squares,
        board_id="htjb",
        title="HTJB (Tresillo)",
        rings=3,
        diagonals=True,
        centre=True,
    ),
    partial(
        nested_squares,
        board_id="morris9",
        title="Nine Men's Morris",
        rings=3,
        diagonals=False,
        centre=False,
    ),
    partial(
        nested_squares,
        board_id="morabaraba",
        title="Morabaraba",
        rings=3,
        diagonals=True,
        centre=False,
    ),
    partial(
        nested_squares,
        board_id="morris7",
        title="Seven Men's Morris",
        rings=2,
        diagonals=False,
        centre=True,
    ),
    partial(
        nested_squares,
        board_id="morris7_diagonals",
        title="Saba",
        rings=2,
        diagonals=True,
        centre=True,
    ),
    partial(
        nested_squares,
        board_id="morris6",
        title="Six Men's Morris",
        rings=2,
        diagonals=False,
        centre=False,
    ),
    partial(
        nested_squares,
        board_id="morris6_diagonals",
        title="Vyura and Nyoka",
        rings=2,
        diagonals=True,
        centre=False,
    ),
    partial(
        nested_squares,
        board_id="morris3",
        title="Three Men's Morris",
        rings=1,
        diagonals=True,
        centre=True,
    ),
    partial(cross_of_pits, board_id="trio", title="Trio", inner=5),
)

_LATTICES: tuple[partial[Board], ...] = (
    partial(
        squares,
        board_id="squares8",
        title="Chessboard, 8 by 8",
        files=8,
        ranks=8,
        spacing_mm=43.0,
    ),
    partial(
        squares,
        board_id="squares6",
        title="Chequered board, 6 by 6",
        files=6,
        ranks=6,
        spacing_mm=50.0,
    ),
    partial(
        squares,
        board_id="squares10",
        title="Chequered board, 10 by 10",
        files=10,
        ranks=10,
        spacing_mm=38.0,
    ),
    partial(
        squares,
        board_id="squares10x8",
        title="Chequered board, 10 by 8",
        files=10,
        ranks=8,
        spacing_mm=38.0,
    ),
    partial(
        squares,
        board_id="othello8",
        title="Othello",
        files=8,
        ranks=8,
        spacing_mm=40.0,
        surface=Surface.FELT,
        dots=((2, 2), (6, 2), (2, 6), (6, 6)),
    ),
    partial(
        squares,
        board_id="congo7",
        title="Congo",
        files=7,
        ranks=7,
        spacing_mm=50.0,
        river=4,
        castles=(("c1", "e3"), ("c5", "e7")),
    ),
    partial(
        squares,
        board_id="focus8",
        title="Focus",
        files=8,
        ranks=8,
        spacing_mm=42.0,
        surface=Surface.PLAIN,
        cut=2,
    ),
    partial(
        grid,
        board_id="go9",
        title="Go, 9 by 9",
        files=9,
        ranks=9,
        spacing_mm=_GO_MM,
        stars=("c3", "g3", "e5", "c7", "g7"),
    ),
    partial(
        grid,
        board_id="go13",
        title="Go, 13 by 13",
        files=13,
        ranks=13,
        spacing_mm=_GO_MM,
        stars=("d4", "j4", "g7", "d10", "j10"),
    ),
    partial(
        grid,
        board_id="go15",
        title="Go, 15 by 15",
        files=15,
        ranks=15,
        spacing_mm=_GO_MM,
        stars=("d4", "l4", "h8", "d12", "l12"),
    ),
    partial(
        grid,
        board_id="go19",
        title="Go, 19 by 19",
        files=19,
        ranks=19,
        spacing_mm=_GO_MM,
        stars=("d4", "j4", "p4", "d10", "j10", "p10", "d16", "j16", "p16"),
    ),
    partial(
        grid,
        board_id="xiangqi9x10",
        title="Xiangqi",
        files=9,
        ranks=10,
        spacing_mm=42.0,
        river=5,
        castles=(("d1", "f3"), ("d8", "f10")),
        marks=(
            *("b3", "h3", "a4", "c4", "e4", "g4", "i4"),
            *("b8", "h8", "a7", "c7", "e7", "g7", "i7"),
        ),
    ),
    partial(
        grid,
        board_id="fanorona9x5",
        title="Fanorona, 9 by 5",
        files=9,
        ranks=5,
        spacing_mm=44.0,
        diagonals=True,
    ),
    partial(
        grid,
        board_id="fanorona3x3",
        title="Fanorona, 3 by 3",
        files=3,
        ranks=3,
        spacing_mm=50.0,
        diagonals=True,
    ),
    partial(
        grid,
        board_id="fanorona5x5",
        title="Fanorona, 5 by 5",
        files=5,
        ranks=5,
        spacing_mm=50.0,
        diagonals=True,
    ),
)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A board by its id, and what draws it."""

    id: str
    draw: Callable[[], Board]


def _plan(draw: partial[Board]) -> _Plan:
    return _Plan(draw.keywords["board_id"], draw)


_PLANS = by_id(
    "board",
    (
        *map(_plan, _LINES),
        *(_Plan(f"mancala_2x{n}", partial(two_rows, n)) for n in (4, 6, 7)),
        _Plan("mancala_4x7", partial(four_rows, 7)),
        *map(_plan, _LATTICES),
    ),
)


class _Boards(Mapping[str, Board]):
    """Boards by id, built on demand and cached."""

    def __init__(self) -> None:
        self._drawn: dict[str, Board] = {}

    def __getitem__(self, board_id: str) -> Board:
        if board_id not in self._drawn:
            self._drawn[board_id] = _PLANS[board_id].draw()
        return self._drawn[board_id]

    def __iter__(self) -> Iterator[str]:
        return iter(_PLANS)

    def __len__(self) -> int:
        return len(_PLANS)

    def __contains__(self, board_id: object) -> bool:
        return board_id in _PLANS


BOARDS: Mapping[str, Board] = _Boards()

_RECTANGLE = re.compile(r"squares(\d{1,2})x(\d{1,2})")
_FILES, _RANKS = range(6, 11), range(6, 9)
"""How large a chequered rectangle is that is found by its name alone."""

_BREADTH_MM = 350.0

_MOST_NAMED = 6
"""Most missing sites or lines that are named."""


def find_board(board_id: str) -> Board:
    """Return the board of that id.

    Raises
    ------
    UnknownBoardError
        If no board bears the id; the message lists near ids.
    """
    try:
        return BOARDS.get(board_id) or _rectangle(board_id)
    except KeyError:
        hint = meant(board_id, BOARDS) or f"; boards are {', '.join(sorted(BOARDS))}"
        raise UnknownBoardError(f"no board is called {board_id!r}{hint}") from None


def rectangle_id(files: int, ranks: int) -> str:
    """Return the id of the chequered board with these files and ranks."""
    square = f"squares{files}"
    return square if files == ranks and square in BOARDS else f"{square}x{ranks}"


@cache
def _rectangle(board_id: str) -> Board:
    """Return a chequered board that is not in the table, by its size.

    Raises
    ------
    KeyError
        If the id is of no such board.
    """
    size = _RECTANGLE.fullmatch(board_id)
    files, ranks = map(int, size.groups()) if size else (0, 0)
    known = files in _FILES and ranks in _RANKS
    if not known or board_id != rectangle_id(files, ranks):
        raise KeyError(board_id)
    return squares(
        board_id=board_id,
        title=f"Chequered board, {files} by {ranks}",
        files=files,
        ranks=ranks,
        spacing_mm=_BREADTH_MM // max(files, ranks),
    )


def sites_on(game_board: Board, table_board: Board) -> Mapping[str, str]:
    """Return a map from each site of a game's board to the board on the table.

    Sites of the same name on boards of one kind are the same site. Where names are
    missing, the game's nested squares are the table's outermost, and centre is centre:
    the games of three in a row are played on the HTJB board's outer square and its
    centre.

    Returns
    -------
    Mapping of str to str
        The table's site for each of the game's sites, in the game's board order.

    Raises
    ------
    DefinitionError
        If the table's board lacks a site or a line of the game.
    """
    placed = {name: name for name in game_board.names}
    if table_board.kind is not game_board.kind:
        placed = {}
    elif not set(placed) <= set(table_board.names):
        lying = _nested(table_board)
        placed = {
            site: lying[lie]
            for lie, site in _nested(game_board).items()
            if lie in lying
        }
    lacking = [name for name in game_board.names if name not in placed]
    if not lacking:
        used = set(placed.values())
        plan = {name: complex(*at) for name, at in table_board.plan_mm.items()}
        drawn = {*table_board.segments, *((b, a) for a, b in table_board.segments)}
        lacking = [
            f"{here}-{there}"
            for here, there in game_board.segments
            if not _joined(plan, drawn, used, placed[here], placed[there])
        ]
    if lacking:
        few = ", ".join(lacking[:_MOST_NAMED])
        more = len(lacking) - _MOST_NAMED
        which = f", which lacks {few}{f' and {more} more' if more > 0 else ''}"
        raise DefinitionError(
            f"a game for the board {game_board.id} cannot be played on "
            f"{table_board.id}{which if placed else ''}"
        )
    return MappingProxyType(placed)


def _nested(board: Board) -> Mapping[tuple[int, int, int], str]:
    """Return the sites by nested square and place on it: west to east, south first.

    The centre lies on square 0.
    """
    return {
        (
            site.square or 0,
            (site.x_mm > 0) - (site.x_mm < 0),
            (site.y_mm > 0) - (site.y_mm < 0),
        ): site.name
        for site in board.sites
        if site.square or site.name == board.centre
    }


def _joined(
    plan: Mapping[str, complex],
    drawn: Collection[tuple[str, str]],
    used: set[str],
    here: str,
    there: str,
) -> bool:
    """Return True if a straight drawn line joins two sites past unused sites only."""
    if (here, there) in drawn:
        return True  # no drawn line of a board passes over a site
    way = plan[there] - plan[here]
    parts = {name: _along(at - plan[here], way) for name, at in plan.items()}
    between = [name for name, part in parts.items() if 0 <= part <= 1]
    between.sort(key=lambda name: parts[name])
    passed = set(between[1:-1])
    return not passed & used and all(step in drawn for step in pairwise(between))


def _along(way: complex, whole: complex) -> float:
    """Return the fraction of a path covered; -1 if off it."""
    part = way / whole
    return part.real if abs(part.imag) < 1e-9 else -1.0
