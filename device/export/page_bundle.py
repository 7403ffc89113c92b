"""Bundle modules of the page into one script without imports.

The page's modules remain the only implementation of the view. Each becomes a function
that returns its exports. Live bindings are not supported: an export is a value at load
time, which suffices for a replay.
"""

import json
import re
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from words.languages import LANGUAGES
from words.page import Pattern, keys_in_script, page_messages

STATIC = Path(__file__).parents[1] / "web" / "static"
"""Where the page's own files lie."""

_IMPORT = re.compile(r'^import \{([^}]+)\} from "([^"]+)";\n', re.MULTILINE)
_LATER = re.compile(r'\bimport\("([^"]+)"\)')
_EXPORT = re.compile(
    r"^export (?=(?:async )?(?:function|const|let|class) (\w+))", re.MULTILINE
)


def style_of(*names: str) -> str:
    """Return sheets of styles as one."""
    return "\n".join(
        (STATIC / "css" / f"{name}.css").read_text("utf-8") for name in names
    )


@cache
def script_of(entry: str, *later: str) -> str:
    """Return a module with all that it imports as one script.

    Parameters
    ----------
    entry
        The module, within the folder of scripts.
    later
        Those that are loaded while it runs and are to be there too; others are missing.
    """
    order: list[str] = []
    for name in (*later, entry):
        _needed(name, order)
    parts = ['"use strict";', "const $ = {};"]
    parts += [_as_function(name, frozenset(order)) for name in order]
    return "\n".join(parts)


def words_of(rules: frozenset[str]) -> dict[str, dict[str, Pattern]]:
    """Return the messages that a game played again is shown with, by language.

    Parameters
    ----------
    rules
        The rules that were broken: only their headings are among them.
    """
    written, made = keys_in_script(script_of(*_SCRIPTS))
    headings = {f"{_HEADING}{rule.replace('_', '-')}" for rule in rules}
    wanted = written | headings
    begun = tuple(made - {_HEADING})
    return {
        language: {
            key: pattern
            for scope in _SCOPES
            for key, pattern in page_messages(scope, language).items()
            if key in wanted or key.startswith(begun)
        }
        for language in LANGUAGES
    }


_SCRIPTS = ("standalone.js", "pieces.js", "views/picture.js")
_SCOPES = ("page", "house", "machine")
_HEADING = "page-rule-"


def _needed(name: str, order: list[str]) -> None:
    """Put a module behind all that it imports."""
    for _, other in _IMPORT.findall(_source(name)):
        if _beside(name, other) not in order:
            _needed(_beside(name, other), order)
    if name not in order:
        order.append(name)


def _as_function(name: str, there: frozenset[str]) -> str:
    source = _source(name)

    def imported(found: re.Match[str]) -> str:
        names = found[1].replace(" as ", ": ")
        return f"const {{{names}}} = $[{json.dumps(_beside(name, found[2]))}];\n"

    def later(found: re.Match[str]) -> str:
        other = _beside(name, found[1])
        if other in there:
            return f"Promise.resolve($[{json.dumps(other)}])"
        return 'Promise.reject(new Error("not in this file"))'

    exports = ", ".join(_EXPORT.findall(source))
    body = _EXPORT.sub("", _LATER.sub(later, _IMPORT.sub(imported, source)))
    return f"$[{json.dumps(name)}] = (() => {{\n{body}\nreturn {{ {exports} }};\n}})();"


def _beside(name: str, other: str) -> str:
    return normpath(join(dirname(name), other))


@cache
def _source(name: str) -> str:
    return (STATIC / "js" / name).read_text("utf-8")
