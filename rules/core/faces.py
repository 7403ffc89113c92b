"""Evidence of piece kinds by the signs on them; it never overrules the rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from rules.core.pieces import Piece

Faces = Mapping[str, Mapping[Piece, float]]
"""For sites with a piece: ln of the chance of each of a side's pieces, if it is that
side's. A site that cannot be read tells all alike, or is left out."""

SURE = 4.0
"""Nats by which a face must speak against what is expected: odds of 55 to 1."""


@dataclass(frozen=True, slots=True)
class Mistaken:
    """Piece whose sign contradicts its assumed kind.

    Attributes
    ----------
    site
        Where it stands.
    expected
        What it is taken for.
    seen
        The side's piece that it looks like most.
    nats
        By how much more.
    """

    site: str
    expected: Piece
    seen: Piece
    nats: float


def mistaken(
    faces: Faces, expected: Mapping[str, Piece], *, nats: float = SURE
) -> tuple[Mistaken, ...]:
    """Return the pieces whose faces speak against what they are taken for.

    Parameters
    ----------
    expected
        By site, one piece each. Kinds whose faces are not known are believed.
    nats
        How strongly faces must speak.
    """
    return tuple(each for each in _doubts(faces, expected) if each.nats >= nats)


def _doubts(faces: Faces, expected: Mapping[str, Piece]) -> Iterator[Mistaken]:
    for site, piece in expected.items():
        own = {
            kind: chance
            for kind, chance in faces.get(site, {}).items()
            if kind.side == piece.side
        }
        if piece in own:
            seen = max(own, key=lambda kind: own[kind])
            yield Mistaken(site, piece, seen, own[seen] - own[piece])


def swapped(found: tuple[Mistaken, ...]) -> tuple[tuple[str, str], ...]:
    """Return the pairs of sites on which each piece looks like the other's."""
    return tuple(
        (one.site, other.site)
        for one, other in combinations(found, 2)
        if one.seen == other.expected and other.seen == one.expected
    )


def assigned(
    faces: Faces, sides: Mapping[str, str], most: Mapping[Piece, int]
) -> Mapping[str, Piece]:
    """Return an assignment of pieces to sites, within the number of each kind.

    Parameters
    ----------
    sides
        By site, whose piece stands there.
    most
        How many there are of each piece, at most.

    Returns
    -------
    Mapping[str, Piece]
        The likeliest board as a whole. A site whose side has no piece left is left out.

    Notes
    -----
    The assignment of least cost, by augmenting paths. Source: Kuhn 1955; Jonker and
    Volgenant 1987.
    """
    held: dict[str, Piece] = {}
    for side in sorted(set(sides.values())):
        sites = [site for site in sides if sides[site] == side]
        slots = [p for p, many in most.items() if p.side == side for _ in range(many)]
        cost = [[-_chance(faces.get(site, {}), p) for p in slots] for site in sites]
        cost = [row + [_NONE] * len(sites) for row in cost]
        for site, slot in zip(sites, _cheapest(cost), strict=True):
            if slot < len(slots):
                held[site] = slots[slot]
    return held


_NONE = 1000.0
_UNKNOWN = -6.0


def _chance(told: Mapping[Piece, float], piece: Piece) -> float:
    """Return ln of a piece's chance; one whose face was never taught is unlikely."""
    return told.get(piece, _UNKNOWN) if told else 0.0


def _cheapest(cost: list[list[float]]) -> list[int]:
    """Return the column of each row, no two the same, of the least sum.

    There are at least as many columns as rows.
    """
    rows, columns = len(cost), len(cost[0]) if cost else 0
    of_row, of_column = [0.0] * (rows + 1), [0.0] * (columns + 1)
    owner = [0] * (columns + 1)  # numbered from one; nought is nobody
    for row in range(1, rows + 1):
        owner[0], column = row, 0
        least, came_from = [float("inf")] * (columns + 1), [0] * (columns + 1)
        done = [False] * (columns + 1)
        while owner[column]:
            done[column] = True
            here, step, ahead = owner[column], float("inf"), 0
            for other in range(1, columns + 1):
                if done[other]:
                    continue
                more = cost[here - 1][other - 1] - of_row[here] - of_column[other]
                if more < least[other]:
                    least[other], came_from[other] = more, column
                if least[other] < step:
                    step, ahead = least[other], other
            for other in range(columns + 1):
                if done[other]:
                    of_row[owner[other]] += step
                    of_column[other] -= step
                else:
                    least[other] -= step
            column = ahead
        while column:
            owner[column] = owner[came_from[column]]
            column = came_from[column]
    return [owner.index(row, 1) - 1 for row in range(1, rows + 1)]
