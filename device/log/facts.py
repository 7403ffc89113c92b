"""Serialise the facts of a ruling, so that a log can be rendered in any language."""

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rules.core.facts import (
    AND,
    Fact,
    Line,
    Man,
    Notation,
    Rows,
    Sentence,
    Several,
    Sides,
    Sites,
    Together,
    verbatim,
)
from rules.core.piece_turns import PieceTurn, Threat
from rules.core.pieces import Piece
from rules.core.saying import ENGLISH_SAYING
from words.catalogue import catalogue, variables_of
from words.keys import Key
from words.languages import ENGLISH
from words.source import entries

_KINDS: Mapping[str, Callable[[Any], Fact]] = MappingProxyType(
    {
        "sites": lambda names: Sites(tuple(names)),
        "rows": lambda rows: Rows(tuple(map(tuple, rows))),
        "sides": lambda names: Sides(tuple(names)),
        "turn": Notation,
        "line": Line,
        "man": lambda man: Man(**man),
        "several": lambda parts: Several(tuple(map(sentence_of, parts))),
    }
)
"""How each kind of fact is read, by its key; numbers and texts are themselves."""


def facts_plain(sentence: Sentence) -> Mapping[str, Any]:
    """Return a sentence's key and facts in the log's form."""
    facts = {name: _plain(fact) for name, fact in sentence.facts.items()}
    return {"key": sentence.key, "facts": facts}


def said_in(record: Mapping[str, Any]) -> Sentence:
    """Return a ruling's sentence; old logs hold English text alone."""
    if "key" in record or "template" in record:
        return sentence_of(record)
    return verbatim(str(record.get("says", "")))


def law_plain(law: Sentence) -> Mapping[str, Any]:
    """Return a cited law in the log's form: in English, and as key and facts."""
    return {"source": str(law), "law": facts_plain(law)}


def law_in(record: Mapping[str, Any]) -> Sentence:
    """Return the law that a record cites: in a log of old an English text alone."""
    if "law" in record:
        return sentence_of(record["law"])
    return verbatim(str(record.get("source", "")))


def sentence_of(record: Mapping[str, Any]) -> Sentence:
    """Return a sentence from the log's form.

    Logs of version 0.9 and before hold the English text as ``template``; it is looked
    up among those texts, and shown in English where it is none of them.

    Raises
    ------
    KeyError, TypeError, ValueError
        If it is none: no key, a fact of no kind, or no fact for a variable.
    """
    facts = {name: _fact(plain) for name, plain in dict(record["facts"]).items()}
    if "template" in record:
        template = str(record["template"])
        if template not in _templates():
            said = {name: ENGLISH_SAYING.told(fact) for name, fact in facts.items()}
            return verbatim(_filled(template, said))
        key = _templates()[template]
    else:
        key = Key(str(record["key"]))
    if not catalogue(ENGLISH).has(key):
        raise ValueError(f"{key!r} is no message")
    missing = {*variables_of(key)} - {*facts, "man"}
    if missing:
        raise ValueError(f"{key!r} lacks {', '.join(sorted(missing))}")
    return Sentence(key, MappingProxyType(facts))


@cache
def _templates() -> Mapping[str, Key]:
    """Return the keys of the English texts that logs held before there were keys."""
    text = Path(__file__).with_name("templates.txt").read_text("utf-8")
    return MappingProxyType(
        {entry.value: Key(key) for key, entry in entries(text).items()}
    )


def _filled(template: str, said: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: said.get(found[1], found[0]), template)


def _plain(fact: Fact) -> Any:
    match fact:
        case Sites(names):
            said: Any = {"sites": list(names)}
        case Rows(rows):
            said = {"rows": [list(row) for row in rows]}
        case Sides(names):
            said = {"sides": list(names)}
        case Notation():
            said = {"turn": fact.text, **_by_piece_plain(fact.by_piece)}
        case Line(word):
            said = {"line": word}
        case Man():
            said = {"man": asdict(fact)}
        case Sentence():
            said = facts_plain(fact)
        case Several(parts):
            said = {"several": [facts_plain(part) for part in parts]}
        case Together(parts, last):
            said = {"together": [_plain(part) for part in parts], "last": last}
        case _:
            said = fact
    return said


def _fact(plain: Any) -> Fact:
    if isinstance(plain, int | str):
        return plain
    if "key" in plain or "template" in plain:
        return sentence_of(plain)
    if "by_piece" in plain:
        return Notation(str(plain["turn"]), _by_piece(plain["by_piece"]))
    if "together" in plain:
        parts = tuple(map(_part, plain["together"]))
        return Together(parts, Key(str(plain.get("last", AND))))
    ((kind, value),) = dict(plain).items()
    return _KINDS[kind](value)


def _by_piece_plain(turn: PieceTurn | None) -> Mapping[str, Any]:
    if turn is None:
        return {}
    return {"by_piece": {**asdict(turn), "threat": turn.threat.name}}


def _by_piece(plain: Mapping[str, Any]) -> PieceTurn:
    taken = plain["taken"]
    pieces = {"piece": Piece(plain["piece"]), "taken": taken and Piece(taken)}
    return PieceTurn(**{**plain, **pieces, "threat": Threat[plain["threat"]]})


def _part(plain: Any) -> Sentence | Man:
    fact = _fact(plain)
    if not isinstance(fact, Sentence | Man):
        raise TypeError(f"{plain!r} is no part of a sentence")
    return fact
