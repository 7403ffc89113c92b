"""Faults of grammar that a program can find in a rendered message."""

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from bench.words.lexicon import (
    ALIKE,
    ARTICLES,
    CONTRACTED,
    SINGULAR,
    Form,
    colours,
    names,
    nouns,
    vocabulary,
)
from bench.words.rendering import Rendering
from bench.words.values import FILLER
from rules.catalogue import GAMES
from words.catalogue import catalogue
from words.languages import ENGLISH
from words.source import Entry
from words.values import Listing, Noun, Value

_WORD = re.compile(r"[^\W\d_]+(?:'(?=[^\W\d_]))?")
_SENTENCE_END = re.compile(r"[.!?:;,](?= |$)")
_WORD_OR_END = re.compile(rf"{_WORD.pattern}|\.")
_SENTENCE = re.compile(r"[A-Z“].*[.!?]$", re.DOTALL)
_SITE = re.compile(r"\b[a-t]\d{1,2}\b")
_WRITTEN = re.compile(
    r"[A-Z]{4,}\([^()]*\)|\{ *[$\w-]* *(?:->|\}|(?=[A-Z]{4}))"
    r"|\"[^\"]*\"|\[\w+\]|\.\w+ ="
)

_PROSE = re.compile(
    rf"\w+-(?:{'|'.join(game.replace('_', '-') for game in GAMES)})-"
    r"|.*-(?:title|rules|note|law|end)\b"
)
"""Titles, rules, notes and laws of records: long sentences with relative clauses."""

_REDUPLICATED = ["tatu", "nne", "moja", "mbili", "first", "ngome", "die", "Trio"]
"""What may stand twice: Swahili says "three each" so."""

_QUOTES: Mapping[str, tuple[str, ...]] = {
    "en": ("“”",),
    "de": ("„“",),
    "es": ("«»",),
    "fr": ("«»",),
    "sw": ('""', "“”"),
}
"""Pairs of quotation marks."""

_PLACES = "of on at to from auf in von nach en sur à de a hadi"
"""Words after which a site is no subject."""

_ID = re.compile(r"\b[a-z]+_[a-z_]+\b|(?<![-\w])[a-z]+=\w+")
"""An option or a setting as the command line has it."""

_COMMAND = re.compile(r"--[\w-]+|\bsudo [\w/ -]+")

Fault = tuple[str, str]
"""Its kind, and where it is."""

Check = Callable[[Rendering], Iterator[str]]


def faults_of(rendering: Rendering) -> Iterator[Fault]:
    """Yield the faults of a rendered message: the kind, and the words that show it."""
    for kind, check in CHECKS.items():
        for shown in check(rendering):
            yield kind, shown


def _placeholder(it: Rendering) -> Iterator[str]:
    yield from it.errors
    yield from re.findall(r".?[{}$].?", it.text)
    if it.values and re.search(r"\bnone\b", it.text) and it.language != ENGLISH:
        yield "none"


def _spacing(it: Rendering) -> Iterator[str]:
    wide = r" [,.)]|\( |\s\s|^\s|\s$"
    if it.language == "fr":
        wide += r"|[^\s\u00a0\u202f!?][;:!?](?!\w)(?<!\d:)"
    else:
        wide += r"|\s[;:!?]"
    yield from (
        f"…{it.text[max(0, m.start() - 8) : m.end() + 8]}…"
        for m in re.finditer(wide, it.text)
    )


def _stops(it: Rendering) -> Iterator[str]:
    if re.search(r"\.\.(?!\.)|,\.|\.,|;\.|:\.$", it.text):
        yield it.text
    source = catalogue(ENGLISH).entry(it.key).value
    ends = source.rstrip()[-1:] if not source.rstrip().endswith("}") else ""
    if ends in {".", "!", "?"} and not it.text.rstrip("”»“ ").endswith(ends):
        yield f"English ends with {ends}"
    if ends not in {".", "!", "?", ""} and it.text[-1:] == ".":
        yield "English has no full stop"


def _capital(it: Rendering) -> Iterator[str]:
    english = catalogue(ENGLISH).entry(it.key).value
    if _SENTENCE.match(english) and not english.startswith("{"):
        first = next((letter for letter in it.text if letter.isalpha()), "A")
        if not first.isupper():
            yield it.text[:20]


def _begins(it: Rendering) -> Iterator[str]:
    """Yield a sentence within a text that begins in lower case."""
    starts = re.finditer(r"(?<=[^\W\d_.]{3})[.!?] [a-zà-ÿ]\w*", it.text)
    yield from (found[0] for found in starts)


def _quotes(it: Rendering) -> Iterator[str]:
    """Yield a text whose quotation marks do not pair."""
    for pair in _QUOTES[it.language]:
        left, right = pair[0], pair[1]
        if it.text.count(left) != it.text.count(right):
            yield f"{left}{right}"
        if left == right and it.text.count(left) % 2:
            yield left


def _contraction(it: Rendering) -> Iterator[str]:
    wrong = CONTRACTED[it.language]
    if wrong is not None:
        yield from (found[0] for found in wrong.finditer(it.text))


def _doubled(it: Rendering) -> Iterator[str]:
    articles = {
        word
        for word in ARTICLES[it.language]
        if word[0] not in "kan" and "ein" not in word and word != "un"
    }
    pairs = re.finditer(r"(?=\b([^\W\d_]+) ([^\W\d_]+))(?<![\w'])(?<!, )", it.text)
    for one, two in (pair.groups() for pair in pairs):
        twice = one == two and len(one) > 1 and one not in _REDUPLICATED
        articles_met = {one.lower(), two.lower()} <= articles and one != two
        articles_met &= (one, two) != ("une", "des")
        if twice or (articles_met and not _PROSE.match(it.key)):
            yield f"{one} {two}"


def _agreement(it: Rendering) -> Iterator[str]:
    """Yield an article or adjective that has not the noun's gender or number."""
    known, articles = nouns(it.language), ARTICLES[it.language]
    text = _SENTENCE_END.sub(" . ", it.text)
    words = [word.lower() for word in _WORD_OR_END.findall(text)]
    for at, word in enumerate(words):
        forms = known.get(word)
        if forms is None:
            continue
        before = at - 1
        while before >= 0 and words[before] in colours(it.language):
            before -= 1
        article = words[before] if before >= 0 else ""
        fits = articles.get(article)
        if fits is not None and not any(_fits(fits, form) for form in forms):
            yield f"{article} {' '.join(words[before + 1 : at + 1])}"
        after = words[at + 1] if at + 1 < len(words) else ""
        asked = colours(it.language).get(after)
        if (
            asked
            and it.language in {"es", "fr"}
            and not any(_fits(asked, form) for form in forms)
        ):
            yield f"{word} {after}"


def _fits(fits: frozenset[Form], form: Form) -> bool:
    return any(
        (gender in {form[0], "any"}) and number in {form[1], "any"}
        for gender, number in fits
    )


def _counted(it: Rendering) -> Iterator[str]:
    """Yield a number whose noun has the number of another one."""
    known = nouns(it.language)
    for found in re.finditer(r"\b(\d+) ([^\W\d_]+)", it.text):
        count, word = int(found[1]), found[2].lower()
        one = count == 1 or (count == 0 and it.language == "fr")
        numbers = {number for _, number in known.get(word, ())}
        if numbers and ("one" if one else "many") not in numbers:
            yield found[0]


def _verb(it: Rendering) -> Iterator[str]:
    """Yield a verb in the singular after several things."""
    verbs = SINGULAR[it.language]
    for value in it.values.values():
        if not _is_plural(value, it.language):
            continue
        said = re.escape(catalogue(it.language).formatter.form(value))
        which = r"(?:,? (?:which|that|who|que|qui|die|das|der|ambayo))?"
        for found in re.finditer(rf"{said}{which} ({verbs})(?!\w)", it.text):
            before = f" {it.text[: found.start()]}".split()[-1:]
            if (
                "qu" in found[0]
                or "which" in found[0]
                or not {*before} & {*_PLACES.split()}
            ):
                yield found[0]


def _is_plural(value: Value, language: str) -> bool:
    if isinstance(value, Listing):
        return len(value.parts) > 1 and value.last == "words-and"
    if isinstance(value, Noun):
        number = catalogue(language).attribute(value.term, "number")
        return value.count > 1 or number == "many"
    return False


def _several(it: Rendering) -> Iterator[str]:
    """Yield one thing that stands on several sites."""
    known = nouns(it.language)
    on = r"(?:on|auf|en|sur|de|from|von|in)"
    found = re.finditer(
        rf"([^\W\d_]+) {on} ([a-t]\d+) (?:and|und|y|et) [a-t]\d+", it.text
    )
    for each in found:
        forms = known.get(each[1].lower(), frozenset())
        if forms and all(number == "one" for _, number in forms):
            yield each[0]


def _piece(it: Rendering) -> Iterator[str]:
    """Yield the terms for a piece from other games."""
    if "man" not in catalogue(ENGLISH).entry(it.key).variables:
        return
    here = catalogue(it.language)
    own = {
        here.text(f"words-piece-{it.piece}"),
        here.attribute(f"words-piece-{it.piece}", "many"),
    }
    others = {
        form
        for word in ("chip", "cow", "stone", "piece", "disc", "amazon")
        for term in [f"words-piece-{word}"]
        for form in (here.text(term), here.attribute(term, "many"))
    } - own
    written = {w.lower() for w in _WORD.findall(it.text)}
    yield from sorted(form for form in others if form.lower() in written)
    english = catalogue(ENGLISH)
    said = {w.lower() for w in _WORD.findall(english.text(it.key, {**it.values}))}
    term = f"words-piece-{it.piece}"
    asked = said & {english.text(term), english.attribute(term, "many")}
    if asked and not any(form.lower() in it.text.lower() for form in own):
        yield f"no {min(own)}"


def _id(it: Rendering) -> Iterator[str]:
    yield from _ID.findall(_COMMAND.sub(" ", it.text))


def _english(it: Rendering) -> Iterator[str]:
    if it.language == ENGLISH:
        return
    own = vocabulary(it.language)
    for word in _WORD.findall(it.text.replace(FILLER, "")):
        low = word.lower()
        if low in vocabulary(ENGLISH) and low not in own and low not in names():
            yield word


def untranslated(language: str, entry: Entry, english: Entry) -> Iterator[str]:
    """Yield the English words that are left in a translation."""
    left = _words_of(entry) & _words_of(english)
    yield from sorted(left - ALIKE[language] - names())


def _words_of(entry: Entry) -> set[str]:
    text = re.sub(r"\.(?:gender|class|act|number) = .*", "", entry.source)
    text = _COMMAND.sub(" ", _WRITTEN.sub(" ", text.partition("=")[2]))
    return {w.lower() for w in _WORD.findall(text) if len(w) > 2}


CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "placeholder": _placeholder,
        "spacing": _spacing,
        "full stop": _stops,
        "capital": _capital,
        "sentence": _begins,
        "quotes": _quotes,
        "contraction": _contraction,
        "doubled word": _doubled,
        "agreement": _agreement,
        "count": _counted,
        "verb": _verb,
        "one on several": _several,
        "piece": _piece,
        "id": _id,
        "English word": _english,
    }
)
"""What is looked for, by what it is called in the report."""
