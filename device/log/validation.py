"""Validate the types of the fields of a log's records."""

from collections.abc import Callable, Mapping
from math import isfinite
from types import MappingProxyType
from typing import Any

from device.log.lines import Fields, Record, typed
from device.ports import LogError
from rules.core.mends import ActKind

_Test = Callable[[Any], bool]

_ACTS = frozenset(kind.value for kind in ActKind)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    whole_or_part = isinstance(value, int | float) and not isinstance(value, bool)
    return whole_or_part and isfinite(value)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_texts(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(map(_is_text, value))


def _are_pairs(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(pair, list | tuple)
        and len(pair) == 2
        and all(site is None or _is_text(site) for site in pair)
        for pair in value
    )


def _are_acts(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(map(_is_act, value))


def _is_act(value: Any) -> bool:
    if not isinstance(value, Mapping) or value.get("act") not in _ACTS:
        return False
    sites = (value.get("from", ""), value.get("to", ""))
    piles = (value.get("pieces", []), value.get("into", []))
    seeds = value.get("seeds", 0)
    return (
        all(map(_is_text, sites)) and all(map(_are_texts, piles)) and _is_count(seeds)
    )


def _named(test: _Test) -> _Test:
    """Return a test of what names lead to."""
    return lambda value: isinstance(value, Mapping) and all(map(test, value.values()))


def _is_held(value: Any) -> bool:
    return value is None or _is_text(value) or _is_count(value) or _are_texts(value)


def _or_none(test: _Test) -> _Test:
    return lambda value: value is None or test(value)


def _are_mills(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(map(_are_texts, value))


_TEXTS = ("game", "board", "started", "side", "turn", "rule", "says", "source")
_MORE_TEXTS = ("kind", "to_move", "reason", "by", "template", "position")
_CLOCK_TEXTS = ("clock", "flag", "pressed")

_TESTS: Mapping[str, _Test] = MappingProxyType(
    {
        **dict.fromkeys((*_TEXTS, *_MORE_TEXTS, *_CLOCK_TEXTS), _is_text),
        **dict.fromkeys(("t", "confidence", "seconds"), _is_number),
        **dict.fromkeys(("n", "frame", "lost"), _is_count),
        **dict.fromkeys(("sites", "wrong", "winners", "sides", "may_move"), _are_texts),
        **dict.fromkeys(("unseen", "right"), lambda value: isinstance(value, bool)),
        **dict.fromkeys(("match", "first"), _or_none(_is_text)),
        "law": lambda value: isinstance(value, Mapping) and "facts" in value,
        "instead_of": lambda value: isinstance(value, Mapping) and "turn" in value,
        "mills": _are_mills,
        "guide": _are_pairs,
        "mends": _are_acts,
        **dict.fromkeys(("layout", "stands", "belongs"), _named(_is_held)),
        "clocks": _named(_is_number),
        **dict.fromkeys(("scores", "hands"), _named(_is_count)),
        **dict.fromkeys(("players", "neutral", "who", "held"), _named(_is_text)),
        "teams": _named(_are_texts),
        **dict.fromkeys(("options", "facts"), lambda value: isinstance(value, Mapping)),
    }
)


def checked(fields: Fields) -> Record:
    """Return a record whose fields are of the kind that they must be.

    Records of types that are not known may hold anything.

    Raises
    ------
    LogError
        If a field is not.
    """
    record = typed(fields)
    kind = record.plain.get("type")
    if not isinstance(kind, str):
        raise LogError(f"a record is of type {kind!r}")
    if type(record) is not Record:
        for name, test in _TESTS.items():
            if name in record.plain and not test(record.plain[name]):
                told = repr(record.plain[name])[:40]
                raise LogError(f"a record of type {kind} has {told} as its {name}")
    return record
