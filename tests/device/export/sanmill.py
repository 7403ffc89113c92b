"""Sanmill's reading of a PGN, written anew from what its import does.

Outside brackets a text is made lower case and its line ends become spaces; tags are
taken from the front; then tokens: comments in braces, marks, results, and turns made
of a point, '-' or 'x' and a point. Anything else is passed over in silence: that is
why a reader of our own checks what it takes for a turn.
"""

import re
from dataclasses import dataclass, field

_BRACKETS = {"]": "[", "}": "{", ")": "("}
_WORDS = ("white", "black", "win", "lose", "draw", "resign")
_TAG = re.compile(r'^\s*\[([A-Za-z0-9][A-Za-z0-9_+#=:-]*)\s+"((?:[^"\\]|\\"|\\\\)*)"\]')
_TOKEN = re.compile(
    r"(?:p|(?:[a-g][1-7](?:[-x][a-g][1-7])*)|(?:x[a-g][1-7](?:[-x][a-g][1-7])*))"
    r"|\{|;|\$\d{1,4}|[?!]{1,2}|\(|\)|\*|1-0|0-1|1/2-1/2"
)
_LINES = (
    "a7 d7 g7, b6 d6 f6, c5 d5 e5, a4 b4 c4, e4 f4 g4, c3 d3 e3, b2 d2 f2, a1 d1 g1, "
    "a7 a4 a1, b6 b4 b2, c5 c4 c3, d7 d6 d5, d3 d2 d1, e5 e4 e3, f6 f4 f2, g7 g4 g1"
)
POINTS = frozenset(_LINES.replace(",", "").split())


@dataclass
class Read:
    """A game as Sanmill reads it."""

    tags: dict[str, str] = field(default_factory=dict)
    turns: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    result: str = "*"
    variations: int = 0


def read(text: str) -> Read:
    """Return a game."""
    line = _outside(text.strip())
    game = Read()
    while found := _TAG.match(line):
        game.tags[found[1]] = found[2].replace('\\"', '"').replace("\\\\", "\\")
        line = line[found.end() :]
    at = 0
    while found := _TOKEN.search(line, at):
        at = found.end()
        token = found[0]
        if token == "{":
            end = line.index("}", at)
            game.comments.append(line[at:end].strip())
            at = end + 1
        elif token == ";":
            break
        elif token in "()":
            game.variations += 1
        elif token in ("1-0", "0-1", "1/2-1/2"):
            game.result = token
        elif token[0] in "abcdefgxp":
            game.turns.append(token)
    return game


def board_after(turns: list[str]) -> dict[str, str]:
    """Return who stands where on a mill board after turns: white begins.

    Raises
    ------
    AssertionError
        If a turn cannot have been played.
    """
    stands: dict[str, str] = {}
    sides = ("white", "black")
    for number, turn in enumerate(turns):
        side, other = sides[number % 2], sides[1 - number % 2]
        way, *taken = turn.split("x")
        first, *landings = way.split("-")
        if landings:
            assert stands.pop(first) == side, turn
            first = landings[-1]
        assert first in POINTS, turn
        assert first not in stands, turn
        stands[first] = side
        for victim in taken:
            assert stands.pop(victim) == other, turn
    return stands


def _outside(text: str) -> str:
    """Return a text with what stands outside all brackets made plain."""
    out, deep, plain = "", list[str](), ""
    for sign in text:
        if sign in "[{(":
            out += _plain(plain) if not deep else ""
            plain = ""
            deep.append(sign)
            out += sign
        elif sign in _BRACKETS and deep and deep[-1] == _BRACKETS[sign]:
            deep.pop()
            out += sign
        elif deep:
            out += sign
        else:
            plain += sign
    assert not deep, "a bracket is left open"
    return out + _plain(plain)


def _plain(text: str) -> str:
    text = text.lower().replace("\n", " ")
    for word in _WORDS:
        text = text.replace(word, " ")
    return text
