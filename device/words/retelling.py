"""Sentences that the rules write in English, said again in the words of a language.

The rules know one language and no ears. Each of their sentences is matched against
the messages for its rule, and what stands in it (sites, sides, numbers) is said anew.
"""

import re
from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache
from types import MappingProxyType

from device.words.catalogue import msg
from device.words.rulings_lines import LINES, STACKS, TAKING
from device.words.rulings_seeds import SEEDS, SLIPS, TOLD
from device.words.rulings_stones import MABAMBO, SOLI, STONES
from device.words.sayings import Sayings, capital
from device.words.turns import written
from rules.core.model import Ruling
from rules.core.site_names import SITE

_NOTHING = (msg("nothing"), msg("none"), msg("the hand"))
_SITES = rf"nothing|none|the hand|{SITE}(?:(?:, | and ){SITE})*"
_UNSAID = ("title", "size", "share", "part", "places", "ends")  # as they are
_ANYTHING = {"own", "foe", "side", "colour", "turn", "then", "who", *_UNSAID}
_PATTERNS = {
    "count": r"\d+",
    "most": r"\d+",
    "row": rf"{SITE}(?:(?:-|, ){SITE})*",
    "told": r".+",
    "slip": r".+",
    "edges": r"the .+? side",
    "line": "mill",
    **dict.fromkeys(_ANYTHING, r".+?"),
}
_FIELD = re.compile(r"\{(\w+)\}")


def _gathered() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for table in (LINES, STACKS, TAKING, STONES, MABAMBO, SOLI, SEEDS):
        for rule, messages in table.items():
            found[rule] = (*found.get(rule, ()), *messages)
    return MappingProxyType(found)


RULINGS = _gathered()
"""The sentences of every rule of every game."""


def pits_told(ruling: Ruling, played: Container[str], words: Sayings) -> str | None:
    """Return only what pits should hold, if a ruling is on one of the turns played."""
    for message in RULINGS.get(ruling.rule, ()):
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
        elif part == "line":
            parts.append(_PATTERNS[part])
        else:
            parts.append(f"(?P<{part}>{_PATTERNS.get(part, _SITES)})")
    return re.compile("".join(parts))


def _said(name: str, value: str, words: Sayings) -> str:
    """Return a value of a sentence as it is said."""
    if value in _NOTHING:
        return words.say(value)
    kind = _KINDS.get(name)
    return kind(value, words) if kind else words.sites(re.split(r", | and ", value))


def _edges(value: str, words: Sayings) -> str:
    edges = [words.say(edge) for edge in re.split(r", | and ", value)]
    return words.joined(edges, "and")


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
        **dict.fromkeys(("own", "foe", "side", "colour", "who"), _side),
        **dict.fromkeys(("count", "most", *_UNSAID), _as_it_is),
        **dict.fromkeys(("turn", "then"), written),
        "row": lambda value, words: words.sites(re.split(r"-|, ", value)),
        "told": _listed(TOLD),
        "slip": _listed(SLIPS),
        "edges": _edges,
    }
)
"""How the values of sentences are said; all others are sites."""
