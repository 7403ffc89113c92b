"""Rulings in the words of a language: their templates, filled with their facts."""

import re
from collections.abc import Container

from device.words.catalogue import msg
from device.words.sayings import Sayings
from device.words.sentences import fact_said, told
from rules.core.facts import Several
from rules.core.model import Ruling
from rules.core.site_names import PIT, POINT

_AGAINST = msg("that is against the rules, at {sites}")
_SITES = re.compile(rf"\b(?:{POINT}|{PIT})\b")


def ruled(ruling: Ruling, words: Sayings) -> str:
    """Return why a board is illegal, in the words of a language.

    A log of old has no facts: then eyes read its English sentence as it is, and ears
    that do not hear English are told the sites.
    """
    if ruling.facts or words.translates(ruling.says.template):
        return told(ruling.says, words)
    if words.ears and ruling.sites and not words.language.startswith("en"):
        return words.say(_AGAINST, sites=words.sites(ruling.sites))
    return spelled(ruling.why, words)


def pits_told(ruling: Ruling, played: Container[str], words: Sayings) -> str | None:
    """Return only what pits should hold, if a ruling is on one of the turns played."""
    pits, turn = ruling.facts.get("told"), ruling.facts.get("turn")
    if isinstance(pits, Several) and str(turn) in played:
        return fact_said(pits, words)
    return None


def spelled(text: str, words: Sayings) -> str:
    """Return an English text, the sites in it by their labels, spelled for ears."""
    return _SITES.sub(lambda found: words.site(found[0]), text)
