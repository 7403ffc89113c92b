"""The catalogue of messages of a language: Project Fluent files, one for each scope.

A message of text and variables is filled at once. For any other (a selector, a
function, a reference) ``fluent.runtime`` is imported when the first one is asked for,
and is given the message with those that it refers to.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from words.languages import ENGLISH, language_of
from words.scopes import SCOPES, file_of
from words.source import Entry, entries, filled
from words.values import Listing, Name, Noun, Value

if TYPE_CHECKING:
    from words.fluent import Formatter


class Catalogue:
    """The messages of one language; English where a translation is missing.

    Parameters
    ----------
    language
        One of ``LANGUAGES``.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._scopes: dict[str, Mapping[str, Entry]] = {}
        self._plain: dict[str, str | None] = {}
        self._formatter: Formatter | None = None

    def text(self, key: str, values: Mapping[str, Value] | None = None) -> str:
        """Return a message with its variables filled.

        Raises
        ------
        KeyError
            If no language has such a message.
        """
        values = values or {}
        plain = self._plain_text(key)
        said = {name: self.bare(value) for name, value in values.items()}
        if plain is None or None in said.values():
            return self.formatter.text(key, values)
        return filled(plain, {name: str(it) for name, it in said.items()})

    def bare(self, value: Value) -> str | None:
        """Return a value in its plain form, None where only Fluent can format it."""
        match value:
            case Noun():
                return self._plain_text(value.term) if value.is_bare else None
            case Name(text):
                return text
            case Listing(parts, last):
                said = [self.bare(part) for part in parts]
                whole = [it for it in said if it is not None]
                return self.joined(whole, last) if whole == said else None
            case _:
                return str(value)

    def joined(self, parts: list[str], last: str) -> str:
        """Return parts with commas, and the message ``last`` before the last one."""
        if not parts:
            return self.text("words-nothing")
        if len(parts) == 1:
            return parts[0]
        return self.text(last, {"others": ", ".join(parts[:-1]), "last": parts[-1]})

    def _plain_text(self, key: str) -> str | None:
        if key not in self._plain:
            self._plain[key] = self.entry(key).plain
        return self._plain[key]

    def attribute(self, key: str, name: str) -> str:
        """Return a grammatical attribute of a term; '' where it has none."""
        return self.formatter.attributes(key, {}).get(name, "")

    def has(self, key: str) -> bool:
        """Return True if there is a message, in English at least."""
        return self._own(key) is not None or (
            self.language != ENGLISH and catalogue(ENGLISH).has(key)
        )

    def entry(self, key: str) -> Entry:
        """Return a message as it stands in its file.

        Raises
        ------
        KeyError
            If neither this language nor English has it.
        """
        own = self._own(key)
        if own is not None:
            return own
        if self.language != ENGLISH:
            return catalogue(ENGLISH).entry(key)
        raise KeyError(key)

    def scope(self, scope: str) -> Mapping[str, Entry]:
        """Return all messages of a scope by key; none of a scope without a file."""
        if scope not in self._scopes:
            self._scopes[scope] = _read(scope, self.language)
        return self._scopes[scope]

    @property
    def formatter(self) -> "Formatter":
        """Return the formatter of messages with selectors; it imports Fluent."""
        if self._formatter is None:
            from words.fluent import Formatter

            self._formatter = Formatter(self)
        return self._formatter

    def _own(self, key: str) -> Entry | None:
        scope = key.partition("-")[0]
        return self.scope(scope).get(key) if scope in SCOPES else None


def _read(scope: str, language: str) -> Mapping[str, Entry]:
    file = file_of(scope, language)
    return entries(file.read_text("utf-8")) if file.is_file() else {}


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def variables_of(key: str) -> tuple[str, ...]:
    """Return the names of the variables of a message, in the order of its English."""
    return _catalogue(ENGLISH).entry(key).variables


def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language.

    Parameters
    ----------
    language
        One of ``LANGUAGES``, or an eSpeak NG voice of it, such as 'en-us'.
    """
    return _catalogue(language_of(language))
