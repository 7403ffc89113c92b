"""Sentences of sowing rulings, which are still English text, said again.

Each is matched against the messages for its rule, and what stands in it (sites, sides,
numbers) is said anew. It goes when sowing has a table of templates too.
"""

import re
from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache
from types import MappingProxyType

from device.words.rulings_seeds import SEEDS, SLIPS, TOLD
from device.words.sayings import Sayings, capital
from device.words.turns import written
from rules.core.model import Ruling
from rules.core.site_names import SITE

_NOTHING = ("nothing", "none")
_SITES = rf"nothing|none|{SITE}(?:(?:, | and ){SITE})*"
_ANYTHING = ("own", "foe", "turn", "then")
_PATTERNS = {
    "count": r"\d+",
    "most": r"\d+",
    "told": r".+",
    "slip": r".+",
    **dict.fromkeys(_ANYTHING, r".+?"),
}
_FIELD = re.compile(r"\{(\w+)\}")


def pits_told(ruling: Ruling, played: Container[str], words: Sayings) -> str | None:
    """Return only what pits should hold, if a ruling is on one of the turns played."""
    for message in SEEDS.get(ruling.rule, ()):
        found = _pattern(message).fullmatch(ruling.why)
        values = found.groupdict() if found else {}
        if "told" in values and values.get("turn") in played:
            return _said("told", values["told"], words)
    return None


def retold(text: str, messages: Iterable[str], words: Sayings) -> str | None:
    """Return an English sentence in the words of a language, None if none is it."""
    for message in messages:
        found = _pattern(message).fullmatch(text)
        if found is not None:
            values = {
                name: _said(name, value, words)
                for name, value in found.groupdict().items()
            }
            return words.say(message, **values)
    return None


@cache
def _pattern(message: str) -> re.Pattern[str]:
    """Return what matches the English sentence that a message stands for."""
    parts = []
    for number, part in enumerate(_FIELD.split(message)):
        if number % 2 == 0:
            parts.append(re.escape(part))
        else:
            parts.append(f"(?P<{part}>{_PATTERNS.get(part, _SITES)})")
    return re.compile("".join(parts))


def _said(name: str, value: str, words: Sayings) -> str:
    """Return a value of a sentence as it is said."""
    if value in _NOTHING:
        return words.say(value)
    kind = _KINDS.get(name)
    return kind(value, words) if kind else words.sites(re.split(r", | and ", value))


def _listed(messages: Iterable[str]) -> Callable[[str, Sayings], str]:
    """Return what says again a list of such sentences."""

    def say(value: str, words: Sayings) -> str:
        parts = [retold(part, messages, words) or part for part in value.split("; ")]
        if not words.ears:
            return "; ".join(parts)
        return ". ".join([parts[0], *map(capital, parts[1:])])  # a longer pause

    return say


def _as_it_is(value: str, words: Sayings) -> str:  # noqa: ARG001 - a number is a number
    return value


def _side(value: str, words: Sayings) -> str:
    return words.side(value)


_KINDS: Mapping[str, Callable[[str, Sayings], str]] = MappingProxyType(
    {
        **dict.fromkeys(("own", "foe"), _side),
        **dict.fromkeys(("count", "most"), _as_it_is),
        **dict.fromkeys(("turn", "then"), written),
        "told": _listed(TOLD),
        "slip": _listed(SLIPS),
    }
)
"""How the values of sentences are said; all others are sites."""
