"""The table of all boards that can lie on the table, and how to find one."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType

from rules.board import Board, nested_squares
from rules.errors import UnknownBoardError

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
