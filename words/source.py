"""Fluent files, read message by message.

A file is split at the lines on which entries begin, which takes a fraction of the time
of parsing it; only the messages that are asked for are parsed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_OF = re.compile(r"^# of ([0-9a-f]{8})$", re.MULTILINE)
_REFERENCE = re.compile(
    r"\{\s*(-?[a-z][\w-]*)(?:\.\w+)?\s*[}(]|\{\s*(-?[a-z][\w-]*)\s*->"
)
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_ATTRIBUTE = re.compile(r"^\s+\.\w", re.MULTILINE)
_PLAIN = re.compile(r"\{ \$([A-Za-z][\w-]*) \}")


@dataclass(frozen=True, slots=True)
class Entry:
    """Message of a Fluent file.

    Attributes
    ----------
    key
        Its key.
    source
        Its text in Fluent syntax, comments left out.
    of
        For a translation, the fingerprint of the English text that it translates;
        '' where none is recorded.
    """

    key: str
    source: str
    of: str = ""

    @property
    def value(self) -> str:
        """Return the text after the equals sign, without attributes."""
        return _ATTRIBUTE.split(self.source.partition("=")[2])[0].strip()

    @property
    def fingerprint(self) -> str:
        """Return eight hexadecimal digits that change with the text."""
        from hashlib import blake2s  # a page or a game needs none

        text = " ".join(self.source.split())
        return blake2s(text.encode(), digest_size=4).hexdigest()

    @property
    def references(self) -> tuple[str, ...]:
        """Return the keys of other messages that this one names."""
        return tuple(a or b for a, b in _REFERENCE.findall(self.source))

    @property
    def variables(self) -> tuple[str, ...]:
        """Return the names of the variables that it names."""
        return tuple(dict.fromkeys(_VARIABLE.findall(self.source)))

    @property
    def plain(self) -> str | None:
        """Return the value if it is only text and variables ('{ $own } wins')."""
        value = self.value
        rest = _PLAIN.sub("", value)
        if "{" in rest or "}" in rest:
            return None
        return re.sub(r"\n +", "\n", value)


def entries(text: str) -> Mapping[str, Entry]:
    """Return the messages of a file by key, in order.

    Parameters
    ----------
    text
        The contents of a ``.ftl`` file.
    """
    starts = [(found.start(), found[1]) for found in _ENTRY.finditer(text)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    found: dict[str, Entry] = {}
    before = text[: starts[0][0]] if starts else ""
    for (start, key), end in zip(starts, ends, strict=True):
        body = text[start:end]
        own = _COMMENT.sub("", body).strip() if "\n#" in body else body.strip()
        marks = _OF.findall(before) if "# of" in before else ()
        found[key] = Entry(key, own, marks[-1] if marks else "")
        before = body
    return found


def filled(plain: str, said: Mapping[str, str]) -> str:
    """Return a plain text with its variables filled; unknown ones stay."""
    return _PLAIN.sub(lambda found: said.get(found[1], found[0]), plain)
