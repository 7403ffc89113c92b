"""How sentences name pieces."""

from rules.core.facts import Fact, Sentence, Together
from rules.core.game import named_on
from rules.games.kinds.change import KindChange


def piece_on(change: KindChange, site: str) -> Sentence:
    """Return the piece that stood on a site as sentences name it."""
    return named_on(change.name(site), site)


def all_on(change: KindChange, sites: tuple[str, ...]) -> Fact:
    """Return several pieces as sentences name them."""
    return Together(tuple(piece_on(change, site) for site in sites))
