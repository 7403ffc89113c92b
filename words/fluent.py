"""Formatting by ``fluent.runtime``, with the functions that our messages call.

======================= ============================================================
``FORM($x, ...)``       a noun in a grammatical form: ``article`` ('a', 'the'),
                        ``case``, ``number`` ('one', 'many'); the message
                        ``words-form`` composes it of the term's attributes, and of
                        ``$vowel``, 'yes' where it begins with one
``ATTR($x, "gender")``  an attribute of a noun, to select by; 'number' is 'one' or
                        'many', 'word' the end of its key ('cow')
``AGREE($x, "is", "are")`` the second word for one thing, the third for several: a
                        listing, a number, a noun whose ``number`` is 'many'
``COUNT($x)``           how many values a listing holds, or a noun counts
``WORDS($n)``           an integer in words, up to twenty; ``first: "capital"`` for the
                        beginning of a sentence
======================= ============================================================
"""

from collections.abc import Mapping
from threading import RLock
from typing import TYPE_CHECKING, Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType, fluent_number

from words.values import Listing, Name, Noun, Value

if TYPE_CHECKING:
    from words.catalogue import Catalogue

_MOST_IN_WORDS = 20
_FORM, _OR = "words-form", "words-or"
_VOWELS = frozenset("aeiouâàéèêîôû")
_DEFAULTS = {"case": "nominative", "article": "none"}


class _Argument(FluentType):
    """A value as Fluent's functions receive it."""

    def __init__(self, value: Noun | Name | Listing, formatter: "Formatter") -> None:
        self.value = value
        self._formatter = formatter

    def format(self, locale: object) -> str:  # noqa: ARG002 - Fluent passes it
        return self._formatter.form(self.value)


class Formatter:
    """Formats the messages of a catalogue with selectors, functions and references."""

    def __init__(self, catalogue: "Catalogue") -> None:
        self._catalogue = catalogue
        functions: dict[str, Any] = {
            "FORM": self._form,
            "ATTR": self._attribute,
            "AGREE": self._agreed,
            "COUNT": _count,
            "WORDS": self._in_words,
        }
        self._bundle = FluentBundle(
            [catalogue.language],
            functions=functions,
            use_isolating=False,
        )
        self._plural = Locale.parse(catalogue.language).plural_form
        self._loaded: set[str] = set()
        self._loading = RLock()
        self._form_variables = self._variables(_FORM)
        self.errors: list[str] = []

    def text(self, key: str, values: Mapping[str, Value]) -> str:
        """Return a message with its variables filled."""
        self._load(key)
        return self._formatted(key, self._bundle.get_message(key).value, values)

    def attributes(self, term: str, values: Mapping[str, Value]) -> dict[str, str]:
        """Return the attributes of a term by name, formatted with the values."""
        self._load(term)
        patterns = self._bundle.get_message(term).attributes
        return {n: self._formatted(term, it, values) for n, it in patterns.items()}

    def form(self, value: Value, asked: Mapping[str, str] | None = None) -> str:
        """Return a value in a grammatical form.

        Parameters
        ----------
        value
            A noun, a name, or a listing, each of whose parts takes the form.
        asked
            'case', 'article' and 'number', where they are not the default.
        """
        bare = None if asked else self._catalogue.bare(value)
        if bare is not None:
            return bare
        if isinstance(value, Listing):
            parts = [self.form(part, asked) for part in value.parts]
            return self._catalogue.joined(parts, value.last)
        if isinstance(value, Noun):
            return self._composed(self._noun(value, {**_DEFAULTS, **(asked or {})}))
        if isinstance(value, Name):
            settings = {**_DEFAULTS, "number": "one", **(asked or {})}
            stem = {"stem": value.text, "many": value.text, "proper": "yes"}
            return self._composed({**settings, **stem, **value.attributes})
        return str(value)

    def _composed(self, settings: Mapping[str, Value]) -> str:
        missing = dict.fromkeys(self._form_variables, "none")
        if str(settings["stem"])[:1].lower() in _VOWELS:
            missing["vowel"] = "yes"
        return self.text(_FORM, {**missing, **settings})

    def _variables(self, key: str) -> frozenset[str]:
        """Return the variables of a message and of those that it refers to."""
        entry = self._catalogue.entry(key)
        below = map(self._variables, entry.references)
        return frozenset(entry.variables).union(*below)

    def _noun(self, noun: Noun, asked: dict[str, str]) -> dict[str, Value]:
        asked.setdefault("number", "one" if noun.count == 1 else "many")
        settings: dict[str, Value] = {**asked}
        if noun.at:
            settings["at"] = noun.at
        stem = self.text(noun.term, settings)
        settings |= {"stem": stem, "many": stem, **self.attributes(noun.term, settings)}
        if noun.colour:
            colour = self.attributes(noun.colour, settings)
            plain = self.text(noun.colour, settings)
            settings["colour"] = colour.get("adjective", plain)
            settings |= {f"colour_{name}": it for name, it in colour.items()}
        return settings

    def _formatted(self, key: str, pattern: Any, values: Mapping[str, Value]) -> str:
        arguments = {name: self._argument(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        self.errors += [f"{key}: {error}" for error in errors]
        return str(text)

    def _argument(self, value: Value) -> Any:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        return value if isinstance(value, str) else _Argument(value, self)

    def _load(self, key: str) -> None:
        """Give the bundle a message and those that it refers to; threads may ask."""
        if key in self._loaded:
            return
        with self._loading:
            if key in self._loaded:
                return
            entry = self._catalogue.entry(key)
            for other in entry.references:
                if not other.startswith("-") and self._catalogue.has(other):
                    self._load(other)
            self._bundle.add_resource(FluentResource(f"{entry.source}\n"))
            self._loaded.add(key)

    def _form(self, value: Any, **asked: Any) -> str:
        wanted = {name: str(it) for name, it in asked.items()}
        return self.form(_plain(value), wanted)

    def _attribute(self, value: Any, name: Any) -> str:
        it = _plain(value)
        if str(name) == "number":
            return self._number(it)
        if isinstance(it, Listing) and it.parts:
            it = it.parts[0]
        if isinstance(it, Noun):
            if str(name) == "word":
                return it.term.rpartition("-")[2]
            return self.attributes(it.term, {}).get(str(name), "none")
        if isinstance(it, Name):
            return it.attributes.get(str(name), "none")
        return "none"

    def _agreed(self, value: Any, one: Any, many: Any) -> str:
        return str(one if self._number(_plain(value)) == "one" else many)

    def _number(self, value: Value) -> str:
        if isinstance(value, int):
            return "one" if self._plural(value) == "one" else "many"
        if isinstance(value, Listing) and value.last == _OR and value.parts:
            return self._number(value.parts[-1])
        if _counted(value) > 1:
            return "many"
        if isinstance(value, Listing) and value.parts:
            return self._number(value.parts[0])
        if isinstance(value, Noun):
            return self.attributes(value.term, {}).get("number", "one")
        return "one"

    def _in_words(self, number: Any, first: Any = "") -> str:
        count = int(number)
        if not 0 <= count <= _MOST_IN_WORDS:
            return str(count)
        word = self.text(f"words-number-{count}", {})
        return word[0].upper() + word[1:] if str(first) == "capital" else word


def _plain(value: Any) -> Value:
    """Return the value behind an argument that a function receives."""
    if isinstance(value, _Argument):
        return value.value
    if isinstance(value, int):
        return value
    return "" if isinstance(value, FluentNone) else str(value)


def _counted(value: Value) -> int:
    if isinstance(value, Listing):
        return len(value.parts)
    if isinstance(value, Noun):
        return value.count
    return value if isinstance(value, int) else 1


def _count(value: Any) -> Any:
    return fluent_number(_counted(_plain(value)), useGrouping=False)
