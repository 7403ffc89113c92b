"""Perpetual chase: the pieces that are attacked so that they can be won.

Source: the AXF rules of Xiangqi, as far as all authorities agree. General and soldiers
may chase; neither a general nor a soldier that has not crossed the river is chased. A
protected piece is chased only where a horse or a cannon attacks a chariot.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.games.kinds.legal_moves import NOBODY, OwnView

_SOLDIER, _CHARIOT = "P", "R"
_LESSER = {"H", "C"}
"""The kinds that win by taking a protected chariot."""

Sites = frozenset[int]


def chased(look: OwnView) -> Sites:
    """Return the sites of the pieces of the side to move that the other side chases."""
    return frozenset(site for site in _pieces(look) if _is_chased(look, site))


def _pieces(look: OwnView) -> Iterator[int]:
    """Yield the sites of the pieces of the side to move that can be chased."""
    own_half = range(1, look.record.lattice.ranks // 2 + 1)
    for site, held in enumerate(look.stands):
        side, kind = look.army.get(held[-1], (NOBODY, "")) if held else (NOBODY, "")
        if side != look.side or kind == look.record.royal:
            continue
        rank = look.tables.places[site][1]
        ahead = rank if side == 0 else look.record.lattice.ranks + 1 - rank
        if kind != _SOLDIER or ahead not in own_half:
            yield site


def _is_chased(look: OwnView, site: int) -> bool:
    kinds = {
        look.army[look.stands[one][-1]][1] for one in look.attackers(look.stands, site)
    }
    hunters = kinds - {look.record.royal, _SOLDIER}
    if not hunters:
        return False
    if look.army[look.stands[site][-1]][1] == _CHARIOT and hunters & _LESSER:
        return True
    return not replace(look, side=1 - look.side).is_attacked(look.stands, site)


def chased_all_along(
    hunted: Sequence[Sites], moves: Sequence[tuple[int, int]], since: int
) -> tuple[bool, bool]:
    """Return whether each side was chased with every turn since a position.

    First of the side to move now, then of the other.

    Parameters
    ----------
    hunted
        Of each position what is chased of the side to move.
    moves
        By which move, from where to where, each position came about.
    since
        The number of the position that has come again.
    """
    return _followed(hunted, moves, since), _followed(hunted, moves, since + 1)


def _followed(
    hunted: Sequence[Sites], moves: Sequence[tuple[int, int]], first: int
) -> bool:
    """Return True if one piece is chased in every second position from one on."""
    still = set(hunted[first])
    for number in range(first + 1, len(hunted)):
        start, end = moves[number]
        still = {end if site == start else site for site in still}
        if (number - first) % 2 == 0:
            still &= hunted[number]
    return bool(still)
