"""The table of all boards that can lie on the table, and how to find one."""

from collections.abc import Mapping
from difflib import get_close_matches
from itertools import pairwise
from types import MappingProxyType

from rules.board import Board, Look, Site, cross_of_pits, nested_squares
from rules.errors import DefinitionError, UnknownBoardError
from rules.mancala_boards import MANCALA

_ALL = (
    nested_squares(
        board_id="htjb", title="HTJB (Tresillo)", rings=3, diagonals=True, centre=True
    ),
    nested_squares(
        board_id="morris9",
        title="Nine Men's Morris",
        rings=3,
        diagonals=False,
        centre=False,
    ),
    nested_squares(
        board_id="morabaraba", title="Morabaraba", rings=3, diagonals=True, centre=False
    ),
    nested_squares(
        board_id="morris7",
        title="Seven Men's Morris",
        rings=2,
        diagonals=False,
        centre=True,
    ),
    nested_squares(
        board_id="morris7_diagonals", title="Saba", rings=2, diagonals=True, centre=True
    ),
    nested_squares(
        board_id="morris6",
        title="Six Men's Morris",
        rings=2,
        diagonals=False,
        centre=False,
    ),
    nested_squares(
        board_id="morris6_diagonals",
        title="Vyura and Nyoka",
        rings=2,
        diagonals=True,
        centre=False,
    ),
    nested_squares(
        board_id="morris3",
        title="Three Men's Morris",
        rings=1,
        diagonals=True,
        centre=True,
    ),
    cross_of_pits(board_id="trio", title="Trio", inner=5),
    *MANCALA,
)

BOARDS: Mapping[str, Board] = MappingProxyType({board.id: board for board in _ALL})


def find_board(board_id: str) -> Board:
    """Return the board of that id.

    Raises
    ------
    UnknownBoardError
        If no board bears the id; the message lists near ids.
    """
    try:
        return BOARDS[board_id]
    except KeyError:
        near = get_close_matches(board_id, BOARDS, n=3) or sorted(BOARDS)
        raise UnknownBoardError(
            f"no board is called {board_id!r}; did you mean {', '.join(near)}?"
        ) from None


def sites_on(game_board: Board, table_board: Board) -> Mapping[str, str]:
    """Return where each site of a game's board lies on the board on the table.

    Sites of the same name are the same site. Where names are missing, the game's
    squares are the table's outermost squares, and centre is centre: the games of
    three in a row are played on the HTJB board's outer square and its centre. A
    board of pits has no squares to play them on.

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
    if not set(placed) <= set(table_board.names):
        looks = {game_board.look, table_board.look}
        drawn = table_board.sites if looks == {Look.LINES} else ()
        lying = {_lie(site): site.name for site in drawn}
        placed = {
            site.name: lying[_lie(site)]
            for site in game_board.sites
            if _lie(site) in lying
        }
    lacking = [name for name in game_board.names if name not in placed]
    if not lacking:
        used = set(placed.values())
        lacking = [
            f"{here}-{there}"
            for here, there in game_board.segments
            if not _joined(table_board, used, placed[here], placed[there])
        ]
    if lacking:
        raise DefinitionError(
            f"a game for the board {game_board.id} cannot be played on "
            f"{table_board.id}, which lacks {', '.join(lacking)}"
        )
    return MappingProxyType(placed)


def _lie(site: Site) -> tuple[int, int, int]:
    """Return the square that a site lies on, and where on it: west to east, south."""
    return (
        site.ring,
        (site.x_mm > 0) - (site.x_mm < 0),
        (site.y_mm > 0) - (site.y_mm < 0),
    )


def _joined(board: Board, used: set[str], here: str, there: str) -> bool:
    """Return whether a straight drawn line joins two sites past unused sites only."""
    plan = {name: complex(*at) for name, at in board.plan_mm.items()}
    drawn = {*board.segments, *((b, a) for a, b in board.segments)}
    way = plan[there] - plan[here]
    between = sorted(
        (name for name in plan if 0 <= _along(plan[name] - plan[here], way) <= 1),
        key=lambda name: _along(plan[name] - plan[here], way),
    )
    passed = set(between[1:-1])
    return not passed & used and all(step in drawn for step in pairwise(between))


def _along(way: complex, whole: complex) -> float:
    """Return which part of a whole way has been gone; -1 if off it."""
    part = way / whole
    return part.real if abs(part.imag) < 1e-9 else -1.0
