"""Boards of nested squares, for the mill games and three in a row."""

from rules.boards.labels import files_and_ranks
from rules.core.board import Board, BoardKind, Corners, Site
from rules.core.drawing import Dot, Drawing, Stroke
from rules.core.site_names import point_name

_AROUND = ((-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))


def nested_squares(
    *,
    board_id: str,
    title: str,
    rings: int,
    outer_mm: float = 150.0,
    diagonals: bool,
    centre: bool,
) -> Board:
    """Return nested squares whose midlines are drawn from square to square.

    Parameters
    ----------
    board_id, title
        The board's id and its name for people.
    rings
        Number of squares, one inside another at equal steps.
    outer_mm
        Half the side of the outermost square.
    diagonals
        The corners of the squares are joined too.
    centre
        The midlines (and the diagonals, if drawn) run on to a centre site.
    """
    step_mm = outer_mm / rings
    middle = point_name(rings + 1, rings + 1) if centre else None

    def at(square: int, x: int, y: int) -> str:
        return point_name(square * x + rings + 1, square * y + rings + 1)

    def site(square: int, x: int, y: int) -> Site:
        east, north = square * x * step_mm, square * y * step_mm
        return Site(at(square, x, y), east, north, rings - square + 1)

    sites = [site(square, x, y) for square in range(rings, 0, -1) for x, y in _AROUND]
    if middle:
        sites.append(Site(middle, 0.0, 0.0))
    sites.sort(key=lambda site: (-site.y_mm, site.x_mm))
    segments = [
        (at(square, *here), at(square, *there))
        for square in range(rings, 0, -1)
        for here, there in zip(_AROUND, _AROUND[1:] + _AROUND[:1], strict=True)
    ]
    segments += [
        (at(square, x, y), at(square - 1, x, y))
        for x, y in _AROUND
        if diagonals or not (x and y)
        for square in range(rings, 0 if centre else 1, -1)
    ]
    corners: Corners = (
        site(rings, -1, 1),
        site(rings, 1, 1),
        site(rings, 1, -1),
        site(rings, -1, -1),
    )
    plan = {site.name: (site.x_mm, site.y_mm) for site in sites}
    return Board(
        id=board_id,
        title=title,
        kind=BoardKind.LINES,
        sites=tuple(sites),
        segments=tuple(segments),
        spacing_mm=step_mm,
        corners=corners,
        drawing=Drawing(
            lines=tuple(Stroke((plan[here], plan[there])) for here, there in segments),
            dots=tuple(Dot(place) for place in plan.values()),
            labels=files_and_ranks(sites),
        ),
        centre=middle,
    )
