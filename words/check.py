"""Lint the catalogue of messages: faults, and stale translations.

========================= ==========================================================
``python -m words.check`` lists faults and stale translations; fails on faults
``--release``             fails on stale translations too
``--stamp KEY ...``       records that the translations of keys are up to date
``--stamp-all``           the same for every key
========================= ==========================================================
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from words.catalogue import catalogue
from words.languages import ENGLISH, LANGUAGES
from words.page import NotForPageError, keys_in_script, pattern_of
from words.scopes import PAGE_SCOPES, ROOT, SCOPES, file_of
from words.source import Entry

_KEY = re.compile(r'\bKey\(\s*"([^"]+)"\s*\)')
_MADE = re.compile(r'\bKey\(\s*f"([^"{]+)\{')
_PACKAGES = ("rules", "calibration", "vision", "painter", "players", "device", "hall")
_STAMPS = re.compile(r"(?:^# of \w+\n){2}", re.MULTILINE)
_LANGUAGE_OWN = re.compile(
    r"words-(form|phrase|article|of|of-man|of-men|subject|subject-not|adjective|ending|concord|colour|noun|at)"
)
"""Messages that compose the forms of a noun: each language has its own."""


_STATIC = tuple(ROOT / folder for folder in ("device/web/static", "hall/desk/static"))
SCRIPTS = [path for folder in _STATIC for path in sorted(folder.rglob("*.js"))]
"""Everything that renders messages in a browser."""


@cache
def _classes() -> frozenset[str]:
    """Return the names in style sheets; scripts write them as they write keys."""
    sheets = [path for folder in _STATIC for path in folder.rglob("*.css")]
    text = "".join(path.read_text("utf-8") for path in sheets)
    return frozenset(re.findall(r"[.#]([A-Za-z][\w-]*)", text))


def english() -> Mapping[str, Entry]:
    """Return every English message by key."""
    return {
        key: entry
        for scope in SCOPES
        for key, entry in catalogue(ENGLISH).scope(scope).items()
    }


def keys_in_code() -> tuple[frozenset[str], frozenset[str]]:
    """Return the keys that the code writes, and the beginnings of those it makes."""
    written, made = set[str](), set[str]()
    for package in _PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            text = path.read_text("utf-8")
            written |= {*_KEY.findall(text)}
            made |= {*_MADE.findall(text)}
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        written |= keys_in_script(text)[0] - _classes()
        made |= keys_in_script(text)[1]
    return frozenset(written), frozenset(made)


def faults() -> Iterator[str]:
    """Yield every fault of the catalogue as a line."""
    messages = english()
    written, made = keys_in_code()
    yield from (f"{key}: no English message" for key in sorted(written - {*messages}))
    for key, entry in messages.items():
        named = key in written or any(map(key.startswith, made))
        if not named and not _LANGUAGE_OWN.fullmatch(key) and not _referred(key):
            yield f"{key}: nothing names this message"
        if not key.startswith(f"{_scope_of(entry.key)}-"):
            yield f"{key}: its scope is not that of its file"
    for language in LANGUAGES:
        yield from _faults_in(language, messages)


def _referred(key: str) -> bool:
    return any(key in entry.references for entry in english().values())


def _scope_of(key: str) -> str:
    return key.partition("-")[0]


def _faults_in(language: str, messages: Mapping[str, Entry]) -> Iterator[str]:
    for scope in SCOPES:
        own = catalogue(language).scope(scope)
        path = file_of(scope, language)
        if path.is_file() and _STAMPS.search(path.read_text("utf-8")):
            yield f"{language} {scope}: a message has several stamps"
        for key, entry in own.items():
            for wrong in _junk(entry):
                yield f"{language} {key}: {wrong}"
            if scope in PAGE_SCOPES:
                yield from _not_for_page(language, key)
            if _LANGUAGE_OWN.fullmatch(key):
                continue
            if key not in messages:
                yield f"{language} {key}: English has no such message"
            elif unknown := {*entry.variables} - _known(key, messages):
                yield f"{language} {key}: {', '.join(sorted(unknown))} is not English's"


def _known(key: str, messages: Mapping[str, Entry]) -> set[str]:
    """Return the variables that a translation may name."""
    return {*messages[key].variables, "man", "number", "case", "article"}


def _junk(entry: Entry) -> Iterator[str]:
    """Yield the parser's errors on a message that is not Fluent."""
    for part in FluentParser().parse(f"{entry.source}\n").body:
        if isinstance(part, ast.Junk):
            said = ", ".join(note.message or "" for note in part.annotations)
            yield f"no Fluent message: {said}"


def _not_for_page(language: str, key: str) -> Iterator[str]:
    try:
        pattern_of(key, catalogue(language))
    except (NotForPageError, KeyError) as error:
        yield f"{language} {key}: no page can render it: {error}"


def stale() -> Iterator[tuple[str, str]]:
    """Yield language and key of every message not translated since its last change."""
    for language in LANGUAGES[1:]:
        for scope in SCOPES:
            own = catalogue(language).scope(scope)
            for key, message in catalogue(ENGLISH).scope(scope).items():
                current = key in own and own[key].of == message.fingerprint
                if not current and not _LANGUAGE_OWN.fullmatch(key):
                    yield language, key


def stamp(keys: frozenset[str] | None = None) -> None:
    """Record in the files that the translations of keys (None: of all) are current."""
    messages = english()
    for language in LANGUAGES[1:]:
        for scope in SCOPES:
            path = file_of(scope, language)
            if path.is_file():
                text = path.read_text("utf-8")
                path.write_text(_stamped(text, messages, keys), "utf-8")


def _stamped(
    text: str, messages: Mapping[str, Entry], keys: frozenset[str] | None
) -> str:
    lines: list[str] = []
    for line in text.splitlines():
        found = re.match(r"([A-Za-z][\w-]*) *=", line)
        key = found[1] if found else ""
        if key in messages and (keys is None or key in keys):
            if lines and lines[-1].startswith("# of "):
                lines.pop()
            lines.append(f"# of {messages[key].fingerprint}")
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> int:
    """Check, or stamp, as the command line says; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m words.check", description=__doc__)
    parser.add_argument("--release", action="store_true")
    parser.add_argument("--stamp", nargs="+", metavar="KEY")
    parser.add_argument("--stamp-all", action="store_true")
    args = parser.parse_args()
    if args.stamp or args.stamp_all:
        stamp(None if args.stamp_all else frozenset(args.stamp))
        return 0
    found, old = list(faults()), list(stale())
    for line in found:
        sys.stdout.write(f"{line}\n")
    for language, key in old:
        path = file_of(_scope_of(key), language).relative_to(ROOT)
        sys.stdout.write(f"stale: {path}: {key}\n")
    return 1 if found or (args.release and old) else 0


if __name__ == "__main__":
    sys.exit(main())
