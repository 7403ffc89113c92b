"""The way back from an illegal board: which chip goes where."""

from collections.abc import Collection, Mapping
from itertools import product
from types import MappingProxyType

from rules.core.board import Board
from rules.core.pieces import Content, Piece

Guide = tuple[tuple[str | None, str | None], ...]
"""(from, to) for each chip; from None: out of the hand; to None: off the board.

A chip that goes from a site to the same is turned over.
"""

FEW = 5
"""More chips than this are not led back one by one."""


def is_long(guide: Guide) -> bool:
    """Return whether a way back is rather told as a whole: as the board stood."""
    return len(guide) > FEW


def guide_back(
    board: Board,
    stands: Mapping[str, Content],
    wanted: Mapping[str, Content],
    *,
    two_sided: bool = False,
) -> Guide:
    """Return the fewest chips to carry so that ``stands`` becomes ``wanted``.

    A chip too many is led to the nearest site that misses one of its kind; the
    others leave the board or come from the hand. Where chips are ``two_sided``, one of
    the wrong colour is turned over: it goes from its site to the same.
    """
    surplus = _chips(stands, wanted)
    missing = _chips(wanted, stands)
    plan_mm = board.plan_mm

    def distance(pair: tuple[tuple[str, str], tuple[str, str]]) -> float:
        (here, _), (there, _) = pair
        return abs(complex(*plan_mm[here]) - complex(*plan_mm[there]))

    steps: list[tuple[str | None, str | None]] = []
    turned = {site for site, _ in surplus} & {site for site, _ in missing}
    if two_sided:
        steps += [(site, site) for site, _ in surplus if site in turned]
        surplus = [chip for chip in surplus if chip[0] not in turned]
        missing = [chip for chip in missing if chip[0] not in turned]
    near = sorted(product(surplus, missing), key=distance)
    for extra, gap in near:
        if _alike(extra[1], gap[1]) and extra in surplus and gap in missing:
            surplus.remove(extra)
            missing.remove(gap)
            steps.append((extra[0], gap[0]))
    steps += [(site, None) for site, _ in surplus]
    steps += [(None, site) for site, _ in missing]
    return tuple(steps)


def neutral_in(
    guide: Guide,
    stands: Mapping[str, Content],
    wanted: Mapping[str, Content],
    neutral: Collection[str],
) -> Mapping[str, str]:
    """Return what is carried that is no side's, by the first site of its way.

    Parameters
    ----------
    neutral
        The colours of no side.
    """
    found: dict[str, str] = {}
    for here, there in guide:
        held = wanted[there or ""] if here is None else stands[here]
        site = here or there
        if site and isinstance(held, tuple) and held and held[-1] in neutral:
            found[site] = held[-1]
    return MappingProxyType(found)


def _alike(one: str, other: str) -> bool:
    """Return whether two pieces may be the same: a kind may not have been seen."""
    side = Piece(one).side
    return one == other or (side == Piece(other).side and side in (one, other))


def _chips(
    here: Mapping[str, Content], not_here: Mapping[str, Content]
) -> list[tuple[str, Piece]]:
    """Return (site, side) of each chip of one board that the other has not there."""
    found: list[tuple[str, Piece]] = []
    for site, content in here.items():
        other = not_here.get(site, ())
        if content == other or isinstance(content, int) or isinstance(other, int):
            continue
        shared = 0
        while shared < min(len(content), len(other)) and _alike(
            content[shared], other[shared]
        ):
            shared += 1
        found += [(site, side) for side in content[shared:]]
    return found
