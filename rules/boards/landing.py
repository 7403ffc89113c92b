"""Maps of a board to itself: the site at which each site comes to lie."""

from rules.core.board import Board

_NEAR_MM = 1.0
_ABOUT = tuple((x, y) for x in (0, -1, 1) for y in (0, -1, 1))


def landing(
    board: Board, *, turn: complex = 1, aside_mm: complex = 0, mirrored: bool = False
) -> dict[str, str]:
    """Return the site at each site's place after a move; where there is none, none.

    Parameters
    ----------
    board
        Its plan: x is real, y imaginary.
    turn
        About the middle: 1j is a quarter against the clock.
    aside_mm
        The shift after the turn.
    mirrored
        North and south are exchanged before the turn.
    """
    plan = {name: complex(*at) for name, at in board.plan_mm.items()}
    at = {_whole(place): name for name, place in plan.items()}
    found: dict[str, str] = {}
    for name, place in plan.items():
        there = turn * (place.conjugate() if mirrored else place) + aside_mm
        x, y = _whole(there)
        for right, up in _ABOUT:
            other = at.get((x + right, y + up))
            if other is not None and abs(plan[other] - there) < _NEAR_MM:
                found[name] = other
                break
    return found


def _whole(place: complex) -> tuple[int, int]:
    return round(place.real), round(place.imag)
