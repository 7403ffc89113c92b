"""Pieces as facts of sentences."""

from dataclasses import replace

from rules.core.facts import Fact, Man, Together
from rules.games.kinds.change import KindChange


def piece_on(change: KindChange, site: str) -> Man:
    """Return the piece that stood on a site: 'the bishop on c1'."""
    return replace(change.name(site), site=site)


def all_on(change: KindChange, sites: tuple[str, ...]) -> Fact:
    """Return several pieces: 'the bishop on c1 and the king on e1'."""
    return Together(tuple(piece_on(change, site) for site in sites))
