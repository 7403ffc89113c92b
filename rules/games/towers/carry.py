"""Men carried together, and their notation; shared by all towers."""

import re
from collections.abc import Iterable, Iterator, Mapping

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind
from rules.core.pieces import Content, Piece
from rules.core.site_names import POINT
from rules.games.moves.plan import SquarePlan
from rules.games.table_position import TablePosition, chips

Tower = tuple[Piece, ...]
"""Men on each other, bottom to top."""

Going = tuple[str, str, int]
"""From where men are carried, where to, and how many."""

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The ways along ranks and files: north, east, south, west."""

_CARRIED = re.compile(rf"({POINT})-({POINT})(?::(\d+))?")


def carrying(contents: Mapping[str, Content], here: str, to: str, count: int) -> Step:
    """Return the act that carries the topmost men from one square to another."""
    men = chips(contents[here])[-count:]
    return Step(StepKind.MOVE, here, men[-1], to, pile=men)


def carried_text(here: str, to: str, count: int) -> str:
    """Return the notation of carried men: 'c3-c4', 'c3-c5:2'."""
    return f"{here}-{to}" if count == 1 else f"{here}-{to}:{count}"


def carried_from(text: str) -> Going | None:
    """Return origin, target and number of men in a text, None if it has none."""
    found = _CARRIED.fullmatch(text)
    if found is None:
        return None
    here, to, count = found.groups()
    if count is not None and int(count) < 1:
        raise NotationError(f"{text!r}: at least one man is carried")
    return here, to, int(count or 1)


def carriable(contents: Mapping[str, Content], text: str) -> Going | None:
    """Return the men carried, as a text says, None if it does not.

    Raises
    ------
    NotationError
        If fewer men stand there, or they would stay where they are.
    """
    found = carried_from(text)
    if found is None or not {*found[:2]} <= contents.keys():
        return None
    here, to, count = found
    if here == to or len(chips(contents[here])) < count:
        raise NotationError(f"{text!r}: {count} men cannot go from {here} to {to}")
    return found


def goings(
    plan: SquarePlan,
    position: TablePosition,
    sites: Iterable[str],
    most: int | None = None,
) -> Iterator[Going]:
    """Yield moves of men from some squares: as many squares as men."""
    own, contents = position.colours[position.mover], position.contents
    for site in sites:
        tower = chips(contents[site])
        if tower[-1:] != (own,):
            continue
        for way in STRAIGHT:
            ray = plan.rays[way][site]
            for count, there in enumerate(ray[: len(tower)][:most], start=1):
                yield site, there, count


def trimmed(tower: Tower, highest: int) -> Tower:
    """Return the lowest men of a tower, that are too many on it; () if none are."""
    return tower[: max(len(tower) - highest, 0)]
