"""Render any board as a few lines of text, seeds and stacks included."""

from collections.abc import Mapping

from rules.core.board import BoardKind
from rules.core.diagram import EMPTY, draw, letters_of
from rules.core.labels import Labels
from rules.core.pieces import Content, Piece

_APART = 4
_NEAR = 0.4
"""Sites that lie nearer than so many spacings share a column or a row."""


def sketch(
    labels: Labels, contents: Mapping[str, Content], sides: tuple[str, ...]
) -> str:
    """Return a picture of the board: its diagram, or how many lie where.

    Of a stack the letter of its top and its height are shown.
    """
    board = labels.board
    plain = all(
        isinstance(content, tuple) and len(content) <= 1
        for content in contents.values()
    )
    men = [content for content in contents.values() if isinstance(content, tuple)]
    known = {Piece(content[-1]).side for content in men if content}
    if plain and board.kind is not BoardKind.ROWS and known <= set(sides):
        return draw(board, contents, sides, labels)
    letters = letters_of(sides)
    near_mm = _NEAR * board.spacing_mm
    columns = _apart(sorted({site.x_mm for site in board.sites}), near_mm)
    rows: dict[int, dict[int, str]] = {}
    ranks = _apart(sorted({-site.y_mm for site in board.sites}), near_mm)
    for site in board.sites:
        mark = _mark(contents.get(site.name, ()), letters)
        rows.setdefault(ranks[-site.y_mm], {})[columns[site.x_mm]] = mark
    wide = max(columns.values()) + 1
    lines = (
        "".join(f"{row.get(column, ''):>{_APART}}" for column in range(wide)).rstrip()
        for _, row in sorted(rows.items())
    )
    return "\n".join(lines) + "\n"


def _apart(sorted_mm: list[float], near_mm: float) -> Mapping[float, int]:
    """Return the number of the column that each place lies in."""
    numbers: dict[float, int] = {}
    number, last_mm = -1, float("-inf")
    for place_mm in sorted_mm:
        number += place_mm - last_mm > near_mm
        numbers[place_mm], last_mm = number, place_mm
    return numbers


def _mark(content: Content, letters: Mapping[str, str]) -> str:
    if isinstance(content, int):
        return str(content)
    if not content:
        return EMPTY
    top = Piece(content[-1]).side
    letter = letters.get(top, top[:1])
    return letter if len(content) == 1 else f"{letter}{len(content)}"
