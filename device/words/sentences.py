"""Sentences with facts in them, in the words of a language.

The rules and their neighbours write each template once, in English. Here it is
translated, and what it tells (sites, sides, numbers) is said as the language says it.
"""

from device.words.catalogue import msg
from device.words.sayings import Sayings, capital
from device.words.turns import written
from rules.core.facts import (
    Fact,
    Line,
    Notation,
    Rows,
    Sentence,
    Several,
    Sides,
    Sites,
    Together,
)

MOST_NAMED, SOME_NAMED = 10, 5
"""Of more sites than so many only some are named, and how many others there are."""


def told(sentence: Sentence, words: Sayings) -> str:
    """Return a sentence in the words of a language, its facts said in them too."""
    said = {name: fact_said(fact, words) for name, fact in sentence.facts.items()}
    return words.say(sentence.template, **said)


def fact_said(fact: Fact, words: Sayings) -> str:
    """Return what stands in a sentence, as a language says it."""
    match fact:
        case Sites(()) | Sides(()):
            said = words.say(str(fact))
        case Sites(names):
            said = _named(names, words)
        case Rows(rows):
            said = words.sites(name for row in rows for name in row)
        case Sides(names):
            said = words.joined([words.side(name) for name in names], "or")
        case Notation(text):
            said = written(text, words)
        case Line(word):
            said = words.word("line", word)
        case Sentence() as sentence:
            said = told(sentence, words)
        case Several(sentences):
            said = _one_by_one([told(each, words) for each in sentences], words)
        case Together(parts):
            said = words.joined([told(part, words) for part in parts], "and")
        case _:
            said = str(fact)
    return said


def _named(sites: tuple[str, ...], words: Sayings) -> str:
    """Return sites by their names; of many only some, and how many more there are."""
    if len(sites) <= MOST_NAMED:
        return words.sites(sites)
    more = words.say(msg("{count} more"), count=str(len(sites) - SOME_NAMED))
    return words.joined([*map(words.site, sites[:SOME_NAMED]), more], "and")


def _one_by_one(parts: list[str], words: Sayings) -> str:
    """Return sentences one after another, for ears with a longer pause."""
    if not words.ears:
        return "; ".join(parts)
    return ". ".join([*parts[:1], *map(capital, parts[1:])])
