"""Render every message in every language, and look for faults of grammar.

python -m bench words                      all, with three examples of each kind
python -m bench words --language de --scope kinds --examples 20
"""

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from bench.kit.results import Figures
from bench.words.grammar import faults_of, untranslated
from bench.words.rendering import Rendering, renderings
from words.catalogue import catalogue
from words.check import english
from words.languages import ENGLISH, LANGUAGES
from words.scopes import SCOPES

_FORMS = re.compile(
    r"words-(?:form|phrase|article|of|of-man|of-men|subject|subject-not|adjective|ending|concord|colour|noun|at)"
)
"""Messages that compose nouns: they are heard in others."""


def faults(language: str, keys: Iterable[str]) -> Iterator[tuple[str, str, str, str]]:
    """Yield the kind, the key, what shows it and the text of every fault."""
    for key in keys:
        if _FORMS.fullmatch(key):
            continue
        here = catalogue(language).entry(key)
        if language != ENGLISH:
            for word in untranslated(language, here, english()[key]):
                yield "English word", key, word, here.value
        seen = set[tuple[str, str]]()
        for each in renderings(language, key):
            yield from _new(each, seen)


def _new(
    each: Rendering, seen: set[tuple[str, str]]
) -> Iterator[tuple[str, str, str, str]]:
    for kind, shown in faults_of(each):
        if (kind, shown) not in seen:
            seen.add((kind, shown))
            yield kind, each.key, shown, each.text


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--scope", choices=tuple(SCOPES))
    parser.add_argument("--kind", help="only faults of this kind")
    parser.add_argument("--examples", type=int, default=3)


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Print the number of messages with each kind of fault, with examples."""
    scopes = {asked.scope} if asked.scope else {*SCOPES}
    keys = [key for key in english() if key.partition("-")[0] in scopes]
    found = 0
    for language in (asked.language,) if asked.language else LANGUAGES:
        counts, shown = Counter[str](), defaultdict[str, list[str]](list)
        messages = defaultdict[str, set[str]](set)
        for kind, key, what, text in faults(language, keys):
            if asked.kind in (None, kind) and key not in messages[kind]:
                messages[kind].add(key)
                counts[kind] += 1
                shown[kind].append(f"      {key}: {what!r} in: {text}")
        found += counts.total()
        print(f"{language}: {counts.total()} faults in {len(keys)} messages")
        for kind, count in counts.most_common():
            print(f"  {kind}: {count}", *shown[kind][: asked.examples], sep="\n")
        figures.add(f"faults in {language}", counts.total())
    return int(found > 0)
