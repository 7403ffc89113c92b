"""Fuzzy matching of names: suggestions for an unknown one."""

from collections.abc import Iterable
from difflib import get_close_matches

_LOOSE, _CLOSE, _VERY_CLOSE = 0.5, 0.6, 0.75
_SHORT = 3
"""In a name of so few letters one may be wrong of two, as in 'a7' for 'a5'."""


def near(name: str, known: Iterable[str], most: int = 5) -> tuple[str, ...]:
    """Return the most similar known names, best first.

    Those that begin with what was written come first, then those that have it in
    them, then those spelled much alike. What is spelled only a little alike is
    named where there is nothing better.
    """
    names = list(dict.fromkeys(known))
    begun = [one for one in names if one.startswith(name)] if name else []
    within = [one for one in names if len(name) > 2 and name in one]
    alone = _LOOSE if len(name) <= _SHORT else _CLOSE
    cutoff = _VERY_CLOSE if begun or within else alone
    alike = get_close_matches(name, names, n=most, cutoff=cutoff)
    return tuple(dict.fromkeys((*begun, *within, *alike)))[:most]


def meant(name: str, known: Iterable[str], most: int = 5) -> str:
    """Return '; did you mean a, b?', nothing where no known name lies near."""
    found = near(name, known, most)
    return f"; did you mean {', '.join(found)}?" if found else ""
