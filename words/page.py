"""The messages that scripts of a page render, compiled to JSON.

A message is a string with its variables in braces ('{side} to play'); one with a
selector is an object: ``by`` the variable, ``of`` the texts by variant (a plural
category, a number or a word), ``else`` the variant of any other value; several parts
are a list. Other messages that it refers to are written out.
``device/web/static/js/words.js`` renders them.
"""

import json
import re
from functools import cache
from typing import Any

from words.catalogue import Catalogue, catalogue
from words.languages import ENGLISH
from words.scopes import PAGE_SCOPES

Pattern = str | list[Any] | dict[str, Any]

_KEY = rf"(?:{'|'.join(PAGE_SCOPES)})-[A-Za-z0-9][\w-]*"
_WRITTEN = re.compile(rf'"({_KEY})"|\bt\("([^"]+)"')
_MADE = re.compile(rf"`({_KEY}-)\$\{{")
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


class NotForPageError(ValueError):
    """Raised for a message with syntax that a page cannot render."""


def keys_in_script(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the keys that a script writes, and the beginnings of those it makes."""
    written = frozenset(key or other for key, other in _WRITTEN.findall(text))
    return written, frozenset(_MADE.findall(text))


def page_messages(scope: str, language: str) -> dict[str, Pattern]:
    """Return the messages of a scope, compiled, by key; English where one is missing.

    Raises
    ------
    NotForPageError
        If a message calls a function.
    """
    here = catalogue(language)
    return {key: pattern_of(key, here) for key in catalogue(ENGLISH).scope(scope)}


@cache
def page_json(scope: str, language: str) -> bytes:
    """Return the messages of a scope as JSON in UTF-8."""
    messages = page_messages(scope, language)
    return json.dumps(messages, ensure_ascii=False, separators=(",", ":")).encode()


def pattern_of(key: str, here: Catalogue) -> Pattern:
    """Return a message, compiled.

    Raises
    ------
    NotForPageError
        If it calls a function.
    """
    entry = here.entry(key)
    if entry.plain is not None:
        return _VARIABLE.sub(r"{\1}", entry.plain)
    from fluent.syntax import FluentParser, ast  # 0.05 s, for few messages

    message = FluentParser().parse_entry(f"{entry.source}\n")
    if not isinstance(message, ast.Message) or message.value is None:
        raise NotForPageError(f"{key}: no Fluent message")
    return _whole(message.value, here)


def _whole(pattern: Any, here: Catalogue) -> Pattern:
    parts = [_part(one, here) for one in pattern.elements]
    if all(isinstance(one, str) for one in parts):
        return "".join(map(str, parts))
    return parts[0] if len(parts) == 1 else parts


def _part(element: Any, here: Catalogue) -> Pattern:
    """Return an element of a pattern: text, a string, a variable, another message."""
    if hasattr(element, "value"):
        return str(element.value)
    inner = element.expression
    if hasattr(inner, "selector"):
        _only_variable(inner.selector)
        texts = {_variant(one): _whole(one.value, here) for one in inner.variants}
        usual = next(_variant(one) for one in inner.variants if one.default)
        return {"by": inner.selector.id.name, "of": texts, "else": usual}
    match type(inner).__name__:
        case "VariableReference":
            return f"{{{inner.id.name}}}"
        case "MessageReference" if inner.attribute is None:
            return pattern_of(inner.id.name, here)
        case "StringLiteral":
            return str(inner.value)
    raise NotForPageError(f"no page can render a {type(inner).__name__}")


def _only_variable(selector: Any) -> None:
    if type(selector).__name__ != "VariableReference":
        raise NotForPageError("a page selects by a variable only")


def _variant(variant: Any) -> str:
    """Return the name or the number of a variant."""
    key = variant.key
    return str(key.value if hasattr(key, "value") else key.name)
