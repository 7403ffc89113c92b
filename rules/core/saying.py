"""Render sentences: facts become the values that a message is formatted with."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from types import MappingProxyType

from rules.core.facts import (
    AND,
    OR,
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
from rules.core.wording import PLAIN, Wording
from words.catalogue import Catalogue, catalogue, variables_of
from words.keys import Key
from words.languages import ENGLISH
from words.values import Listing, Name, Noun, Value

_NOTHING: Mapping[str, Fact] = MappingProxyType({})

AFTER = Key("words-after")
"""One sentence after another."""

BARE = Key("words-bare")
"""Nothing but a value."""

NOTHING, NOBODY = Key("words-nothing"), Key("words-nobody")


@dataclass(frozen=True, slots=True)
class Saying:
    """Renders sentences in one language, every site by its name.

    Attributes
    ----------
    language
        One of ``words.languages.LANGUAGES``, or a voice of it.
    wording
        What the game's own book calls its lines and pieces.
    """

    language: str = ENGLISH
    wording: Wording = PLAIN

    @property
    def catalogue(self) -> Catalogue:
        """Return the messages of the language."""
        return catalogue(self.language)

    def say(self, key: str, **values: Value) -> str:
        """Return a message with its values; ``$man`` is the game's usual piece."""
        man = Noun(piece_key(self.wording.piece))
        return self.catalogue.text(key, {"man": man, **values})

    def text(self, sentence: Sentence) -> str:
        """Return a sentence, its facts rendered too."""
        values = {name: self.value(fact) for name, fact in sentence.facts.items()}
        return self.say(sentence.key, **values)

    def told(self, fact: Fact) -> str:
        """Return a fact by itself."""
        return self.say(BARE, it=self.value(fact))

    def value(self, fact: Fact) -> Value:
        """Return a fact as a value of a message."""
        match fact:
            case Sites(names):
                said: Value = self.sites(names) if names else self.say(NOTHING)
            case Sides(names):
                sides = listing(map(self.side, names), OR)
                said = sides if names else self.say(NOBODY)
            case Rows(rows):
                said = self.rows(rows)
            case Notation():
                said = self.notation(fact)
            case Line(word):
                said = Noun(line_key(word))
            case Man():
                said = self.man(fact)
            case Sentence() | Several() | Together():
                said = self._composed(fact)
            case _:
                said = fact
        return said

    def _composed(self, fact: Sentence | Several | Together) -> Value:
        match fact:
            case Sentence():
                return self.text(fact)
            case Several(sentences):
                return self.several([self.text(each) for each in sentences])
            case Together(parts, last):
                return listing(map(self.value, parts), last)

    def man(self, man: Man) -> Noun:
        """Return a piece as a noun with its colour and place.

        Pieces that are no side's, such as arrows, are called by what they are.
        """
        where = self.site(man.site) if man.site else ""
        if self.catalogue.has(own := piece_key(man.side)):
            return Noun(own, man.count, "", where)
        colour = side_key(man.side)
        known = colour if self.catalogue.has(colour) else ""
        return Noun(man.term, man.count, known, where)

    def site(self, name: str) -> str:
        """Return the label of a site."""
        return name

    def sites(self, names: Iterable[str]) -> Listing:
        """Return several sites: 'a7, d7 and g7'."""
        return listing(map(self.site, names), AND)

    def rows(self, rows: tuple[tuple[str, ...], ...]) -> Value:
        """Return lines of the board by their sites: 'a7-d7-g7'."""
        return ", ".join("-".join(row) for row in rows)

    def side(self, name: str) -> Value:
        """Return the term of a side; a name without a term is returned as it is."""
        key = side_key(name)
        return Noun(key) if self.catalogue.has(key) else Name(name)

    def notation(self, turn: Notation) -> str:
        """Return a turn as it is said: here as the log writes it."""
        return turn.text

    def several(self, sentences: list[str]) -> str:
        """Return sentences one after another."""
        return reduce(self._after, sentences)

    def _after(self, first: str, then: str) -> str:
        return self.say(AFTER, first=first, then=then)


def listing(parts: Iterable[Value], last: Key) -> Listing:
    """Return values as a list with 'and' or 'or' before the last."""
    return Listing(tuple(parts), last)


def side_key(name: str) -> Key:
    """Return the key of a side's term, which may not exist."""
    return Key(f"words-side-{_plain(name)}")


def line_key(word: str) -> Key:
    """Return the key of the term of three in a row, by the book's word."""
    return Key(f"words-line-{_plain(word)}")


def piece_key(word: str) -> Key:
    """Return the key of the term of a game's pieces, by the book's word."""
    return Key(f"words-piece-{_plain(word)}")


def _plain(name: str) -> str:
    return name.lower().replace(" ", "-")


def as_sentence(text: str, facts: Mapping[str, Fact] = _NOTHING) -> Sentence:
    """Return a text as a sentence: a message if it is a key, else as it stands.

    Parameters
    ----------
    text
        The key of a message, or words.
    facts
        Those that the message may name; the others are left out.
    """
    if not catalogue(ENGLISH).has(text):
        return verbatim(text)
    named = variables_of(text)
    return Sentence(Key(text), {name: facts[name] for name in named if name in facts})


ENGLISH_SAYING = Saying()
"""What ``str`` of a sentence is rendered by."""
