"""How sentences name pieces."""

from rules.core.facts import Fact, Sentence, Sites, Template, Together
from rules.games.kinds.change import KindChange

PIECE_ON = Template("the {kind} on {site}")
"""A piece as sentences name it."""


def named_on(name: Sentence, site: str) -> Sentence:
    """Return a piece of a name on a site as sentences name it."""
    return Sentence(PIECE_ON, {"kind": name, "site": Sites((site,))})


def piece_on(change: KindChange, site: str) -> Sentence:
    """Return the piece that stood on a site as sentences name it."""
    return named_on(change.name(site), site)


def all_on(change: KindChange, sites: tuple[str, ...]) -> Fact:
    """Return several pieces as sentences name them."""
    return Together(tuple(piece_on(change, site) for site in sites))
