"""Move generator of Mabambo for one stone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.core.pieces import Content
from rules.games.pits.pits import Pits


@dataclass(frozen=True, slots=True)
class MabamboMove:
    """The pits that a stone passes through, and whether it beats one at the end."""

    pits: tuple[str, ...]
    beats: bool


def moves_from(
    pits: Pits, board: Mapping[str, Content], pit: str, jumps: int
) -> tuple[MabamboMove, ...]:
    """Return the targets of the stone in a pit, within a number of jumps.

    Moves with the same end are one; it is the shortest, then the first in order. A
    stone that comes back to where it began has not moved.
    """
    found = {
        (there, False): MabamboMove((pit, there), beats=False)
        for there in pits.neighbours(pit)
        if not board[there]
    }
    reached: dict[str, tuple[str, ...]] = {pit: (pit,)}
    newly = dict(reached)
    for _ in range(jumps):
        ways, newly = tuple(newly.values()), {}
        for way in ways:
            after = {**board, pit: (), way[-1]: board[pit]}
            for end in _landings(pits, after, way[-1]):
                beats = bool(after[end])
                if end != pit:
                    move = MabamboMove((*way, end), beats=beats)
                    found.setdefault((end, beats), move)
                if not beats and end not in reached:
                    reached[end] = newly[end] = (*way, end)
    return tuple(found.values())


def _landings(pits: Pits, board: Mapping[str, Content], pit: str) -> Iterator[str]:
    """Yield the pits where a jump over own stones, one or more in a row, lands."""
    own = board[pit]
    landings = []
    for way in pits.ways[pit]:
        beyond = next((n for n, over in enumerate(way) if board[over] != own), None)
        if beyond:  # at least one own stone was jumped, and the board goes on
            landings.append(way[beyond])
    yield from sorted(landings, key=pits.names.index)
