"""Render rulings in a language: templates filled with their facts."""

import re
from collections.abc import Container

from device.words.sayings import Sayings
from rules.core.facts import VERBATIM, Several
from rules.core.model import Ruling
from rules.core.site_names import PIT, POINT
from words.keys import Key

_AGAINST = Key("spoken-against")
_SITES = re.compile(rf"\b(?:{POINT}|{PIT})\b")


def ruled(ruling: Ruling, words: Sayings) -> str:
    """Return the ruling on a board as a sentence in a language.

    An old log holds only a text: then eyes read its English sentence as it is, and
    listeners without English hear the sites.
    """
    if ruling.says.key != VERBATIM:
        return words.text(ruling.says)
    if words.ears and ruling.sites and not words.language.startswith("en"):
        return words.say(_AGAINST, sites=words.sites(ruling.sites))
    return spelled(ruling.why, words)


def pits_told(ruling: Ruling, played: Container[str], words: Sayings) -> str | None:
    """Return only what pits should hold, if a ruling is on one of the turns played."""
    pits, turn = ruling.facts.get("told"), ruling.facts.get("turn")
    if isinstance(pits, Several) and str(turn) in played:
        return words.told(pits)
    return None


def spelled(text: str, words: Sayings) -> str:
    """Return an English text, the sites in it by their labels, spelled for ears."""
    return _SITES.sub(lambda found: words.site(found[0]), text)
