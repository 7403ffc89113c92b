"""The coordinates along a board's rims."""

from collections.abc import Iterable

from rules.core.board import Site
from rules.core.drawing import Edge, Label


def files_and_ranks(sites: Iterable[Site]) -> tuple[Label, ...]:
    """Return the letters of the files for the south, the ranks for the west."""
    listed = list(sites)
    files = {site.name[0]: site.x_mm for site in listed}
    ranks = {site.name[1:]: site.y_mm for site in listed}
    return (
        *(Label(file, Edge.SOUTH, at) for file, at in files.items()),
        *(Label(rank, Edge.WEST, at) for rank, at in ranks.items()),
    )
