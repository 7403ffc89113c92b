"""Parse untrusted TOML within bounds of size and depth.

`tomllib` reads any whole number and any key, in a time that grows with the square of a
dotted key's parts; TOML asks for 64 bits only, and no file of ours nests far.
"""

import re
import tomllib
from typing import Any

MOST_SIGNS = 1_000_000
MOST_PARTS = 16
MOST_DEPTH = 16
MOST_DIGITS = 400

_TEXTS = re.compile(  # one that does not end goes to the end: each sign is met once
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
_LONG = re.compile(rf"(?<![0-9A-Za-z_])[0-9A-Za-z_]{{{MOST_DIGITS + 1}}}")
_PARTS = re.compile(
    rf"(?<![0-9A-Za-z_\"-])(?:[0-9A-Za-z_\"-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}"
)
_BRACKETS = re.compile(r"[][{}]")
_WHOLE = range(-(2**63), 2**63)


def tables_in(text: str) -> dict[str, Any]:
    """Return the tables of a TOML file.

    Raises
    ------
    ValueError
        If it is no TOML, or longer, deeper or of larger numbers than people write.
    """
    if len(text) > MOST_SIGNS:
        raise ValueError(f"it is too large: expected at most {MOST_SIGNS} characters")
    bare = _TEXTS.sub('""', text)
    for what, found in (("value", _LONG.search(bare)), ("key", _PARTS.search(bare))):
        if found is not None:
            line = bare.count("\n", 0, found.start()) + 1
            raise ValueError(
                f"a {what} near line {line} is too long: {found[0][:20]!r} ..."
            )
    if _depth(bare) > MOST_DEPTH:
        raise ValueError(f"brackets nest more than {MOST_DEPTH} deep")
    tables = tomllib.loads(text)
    _check(tables)
    return tables


def _depth(bare: str) -> int:
    now = most = 0
    for found in _BRACKETS.finditer(bare):
        now += 1 if found[0] in "[{" else -1
        most = max(most, now)
    return most


def _check(value: object) -> None:
    """Refuse a whole number of more than 64 bits, which not even a message can hold."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            _check(one)
    elif isinstance(value, int) and value not in _WHOLE:
        raise ValueError("a whole number has more than 64 bits")
