"""Lexer of SGF files: games, with the nodes of the main line.

Source: https://www.red-bean.com/sgf/sgf4.html (EBNF).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from device.ports import LogError

_PROPERTY = re.compile(r"\s*([A-Za-z]+)((?:\s*\[(?:[^\]\\]|\\.)*\])+)", re.DOTALL)
_VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)
_BEGINS = re.compile(r"\(\s*;")

Node = Mapping[str, list[str]]
"""A node's properties, each with its values."""


@dataclass(frozen=True, slots=True)
class SgfGame:
    """One game of a file: the nodes of its main line, and how many branches it has."""

    nodes: Sequence[Node]
    variations: int


def games_in(text: str) -> Iterator[SgfGame | LogError]:
    """Yield the games of a file, and what breaks it."""
    found = _BEGINS.search(text)
    if found is None:
        yield LogError("this is no SGF: it does not begin with '(;'")
    while found is not None:
        reading = _Reading(text, found.start())
        try:
            yield reading.game()
        except LogError as error:
            yield error
            return
        found = _BEGINS.search(text, reading.at)


class _Reading:
    """One game of a file, from its first parenthesis on."""

    def __init__(self, text: str, at: int) -> None:
        self._text, self.at = text, at

    def game(self) -> SgfGame:
        """Return the game, and stand where it ends.

        Raises
        ------
        LogError
            If it is broken.
        """
        nodes = list[dict[str, list[str]]]()
        depth = variations = 0
        main = True
        while self.at < len(self._text):
            sign = self._text[self.at]
            if sign == "(":
                depth += 1
                variations += not main
            elif sign == ")":
                depth, main = depth - 1, False
                if depth == 0:
                    return SgfGame(nodes, variations)
            elif sign == ";":
                if main:
                    nodes.append({})
            elif sign not in " \t\r\n\f\v":
                name, values = self._property()
                if main:
                    nodes[-1][name] = values
                continue
            self.at += 1
        if not main:
            return SgfGame(nodes, variations)
        raise LogError("the SGF ends in the middle of a game: ')' is missing")

    def _property(self) -> tuple[str, list[str]]:
        found = _PROPERTY.match(self._text, self.at)
        if found is None:
            near = self._text[self.at : self.at + 20]
            raise LogError(f"the SGF is broken at character {self.at}: {near!r}")
        self.at = found.end()
        capitals = "".join(letter for letter in found[1] if letter.isupper())
        name = capitals or found[1].upper()
        return name, [_unescaped(value) for value in _VALUE.findall(found[2])]


def _unescaped(value: str) -> str:
    return _ESCAPE.sub(lambda found: "" if found[1][0] in "\r\n" else found[1], value)
