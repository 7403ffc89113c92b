"""Games with an SGF number, and the notation of their turns.

A game whose turns SGF describes is written as it says; one that has a number alone is
written in our notation, and so is every game without one.

Source: https://www.red-bean.com/sgf/ (loa.html, amazons.html, and the list of games at
GM in properties.html). SGF describes no turn of Othello: they are written as Edax 4
writes and reads them, squares by file and rank, ranks counted from the north, PA for
a pass.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from device.export.turn_notation import PASSES, SKIPPED
from rules.core.board import Board

OURS = 1000
"""GM of all games that have no number of their own; nobody has registered it."""

_POINTS = re.compile(r"(?:[a-z]{2}){1,4}")
_SQUARE = re.compile(r"([a-z])(\d\d?)")
_LINES_MOVE = re.compile(r"([a-h][1-8])([-:x]?)([a-h][1-8])[+!#?]*")
_LINES_TURN = re.compile(r"([a-h][1-8])-([a-h][1-8])(x\2)?")
_SHOT_TURN = re.compile(r"([a-j]\d\d?)-([a-j]\d\d?)/([a-j]\d\d?)")


def _same(text: str) -> str:
    return text


def _alone(text: str) -> tuple[str, ...]:
    return (text,)


@dataclass(frozen=True, slots=True, kw_only=True)
class SgfSpelling:
    """SGF notation of a game.

    Attributes
    ----------
    number
        The value of GM.
    described
        Whether its turns are spelled in a way of their own; else in our notation.
    write
        Returns a turn's value; any other turn's text as it is.
    read
        Returns how the turn of a value may be written here, the likeliest first.
    site, point
        Returns the site that a point names, and the point of a site.
    swapped
        Whether SGF's Black is white here: it begins, at south.
    """

    number: int
    described: bool = False
    write: Callable[[str], str] = _same
    read: Callable[[str], tuple[str, ...]] = _alone
    site: Callable[[str], str] = _same
    point: Callable[[str], str] = _same
    swapped: bool = False


def _from_north(square: str, ranks: int) -> str:
    """Return a square's name with its ranks counted from the other side."""
    found = _SQUARE.fullmatch(square)
    if found is None or not 1 <= int(found[2]) <= ranks:
        return square
    return f"{found[1]}{ranks + 1 - int(found[2])}"


def _othello_site(point: str) -> str:
    return _from_north(point.casefold(), 8)


def _write_othello(turn: str) -> str:
    return "PA" if turn == SKIPPED else _from_north(turn, 8)


def _read_othello(value: str) -> tuple[str, ...]:
    if value.casefold() in PASSES | {"tt"}:
        return (SKIPPED,)
    return (_othello_site(value),)


def _write_lines(turn: str) -> str:
    found = _LINES_TURN.fullmatch(turn)
    if found is None:
        return turn
    return f"{found[1]}{':' if found[3] else '-'}{found[2]}"


def _read_lines(value: str) -> tuple[str, ...]:
    found = _LINES_MOVE.fullmatch(value.casefold())
    if found is None:
        return (value.casefold(),)
    moved = f"{found[1]}-{found[3]}"
    taking = f"{moved}x{found[3]}"
    return (moved, taking) if found[2] in ("", "-") else (taking, moved)


def _amazons_site(point: str) -> str:
    """Return the site of two letters, of the file and of the rank from the north."""
    if not re.fullmatch("[a-j][a-j]", point):
        return point
    return f"{point[0]}{10 - 'abcdefghij'.index(point[1])}"


def _amazons_point(site: str) -> str:
    return f"{site[0]}{'abcdefghij'[10 - int(site[1:])]}"


def _write_amazons(turn: str) -> str:
    found = _SHOT_TURN.fullmatch(turn)
    return "".join(map(_amazons_point, found.groups())) if found else turn


def _read_amazons(value: str) -> tuple[str, ...]:
    if not re.fullmatch("[a-j]{6}", value):
        return (value,)
    here, there, arrow = (_amazons_site(value[n : n + 2]) for n in (0, 2, 4))
    return (f"{here}-{there}/{arrow}",)


_MORRIS = SgfSpelling(number=5)

_UNDESCRIBED: Mapping[str, str] = {"3": "chess", "7": "xiangqi"}
"""The games of numbers that are read and not written: SGF describes no turns."""

_SPELLINGS: Mapping[str, SgfSpelling] = MappingProxyType(
    {
        "othello": SgfSpelling(
            number=2,
            described=True,
            write=_write_othello,
            read=_read_othello,
            site=_othello_site,
            point=_othello_site,
        ),
        "nine_mens_morris": _MORRIS,
        "nine_mens_morris_ms": _MORRIS,
        "lines_of_action": SgfSpelling(
            number=9,
            described=True,
            write=_write_lines,
            read=_read_lines,
            site=str.casefold,
        ),
        "focus": SgfSpelling(number=36),
        "amazons": SgfSpelling(
            number=18,
            described=True,
            write=_write_amazons,
            read=_read_amazons,
            site=_amazons_site,
            point=_amazons_point,
            swapped=True,
        ),
    }
)
"""By the ids of games; the first of a number is what a file of that number holds."""

PLAIN = SgfSpelling(number=OURS)


def spelling_of(game: str) -> SgfSpelling:
    """Return the SGF spelling of a game."""
    return _SPELLINGS.get(game, PLAIN)


def game_of(number: str) -> str | None:
    """Return the game that a value of GM stands for, None if it is none of ours."""
    for game, spelling in _SPELLINGS.items():
        if str(spelling.number) == number:
            return game
    return _UNDESCRIBED.get(number)


def point_of(board: Board, value: str) -> str:
    """Return the sites that letters name, 'jj' or 'aabb', in our notation.

    Files are counted from the west and ranks from the north, as SGF counts points of
    a board of Go. Any other value is returned as it is, none at all as a pass.
    """
    if not value:
        return SKIPPED
    if not _POINTS.fullmatch(value):
        return value
    named = (_SQUARE.fullmatch(site.name) for site in board.sites)
    ranks = max((int(one[2]) for one in named if one), default=0)
    return "-".join(
        f"{value[n]}{ranks + ord('a') - ord(value[n + 1])}"
        for n in range(0, len(value), 2)
    )
