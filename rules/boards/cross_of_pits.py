"""Boards of round pits for stones: a square of them, with a row along each side."""

from rules.boards.labels import files_and_ranks
from rules.core.board import Board, BoardKind, Site
from rules.core.drawing import Drawing, Pit
from rules.core.site_names import point_name

_PIT_PART = 0.42  # half a pit's width, of the spacing


def cross_of_pits(
    *,
    board_id: str,
    title: str,
    inner: int,
    spacing_mm: float = 50.0,
) -> Board:
    """Return a square grid of pits with one more row of pits along each side.

    Parameters
    ----------
    board_id, title
        The board's id and its name for people.
    inner
        Pits along each side of the grid, an odd number.
    spacing_mm
        From pit to pit, those along the sides included.
    """
    reach = inner // 2 + 1
    steps = range(-reach, reach + 1)
    at = {
        (x, y): Site(
            point_name(x + reach + 1, y + reach + 1), x * spacing_mm, y * spacing_mm
        )
        for y in reversed(steps)
        for x in steps
        if min(abs(x), abs(y)) < reach
    }
    far = reach - 1
    half = (_PIT_PART * spacing_mm,) * 2
    return Board(
        id=board_id,
        title=title,
        kind=BoardKind.PITS,
        sites=tuple(at.values()),
        segments=tuple(
            (site.name, at[there].name)
            for (x, y), site in at.items()
            for there in ((x + 1, y), (x, y - 1))
            if there in at
        ),
        spacing_mm=spacing_mm,
        corners=(at[-far, far], at[far, far], at[far, -far], at[-far, -far]),
        drawing=Drawing(
            pits=tuple(
                Pit(site.name, (site.x_mm, site.y_mm), half) for site in at.values()
            ),
            labels=files_and_ranks(at.values()),
        ),
        outer_pits=tuple(
            site.name for (x, y), site in at.items() if max(abs(x), abs(y)) == reach
        ),
    )
