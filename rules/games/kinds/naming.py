"""How sentences name pieces."""

from rules.core.facts import Fact, Sentence, Sites, Template, Together
from rules.games.kinds.change import KindChange

PIECE_ON = Template("the {kind} on {site}")
"""A piece as sentences name it."""


def piece_on(change: KindChange, site: str) -> Sentence:
    """Return the piece on a site as sentences name it."""
    return Sentence(PIECE_ON, {"kind": change.name(site), "site": Sites((site,))})


def all_on(change: KindChange, sites: tuple[str, ...]) -> Fact:
    """Return several pieces as sentences name them."""
    return Together(tuple(piece_on(change, site) for site in sites))
