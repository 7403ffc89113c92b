"""Lexer of PGN files: games with their tags, words and result.

Comments are words too. Variations, marks and clock times are left out, and counted.
Source: PGN standard 8 (tags, movetext) and its supplement of 2001 (commands).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

_TAG = re.compile(r'\s*\[([A-Za-z0-9]\w*)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_TOKEN = re.compile(
    r"\{([^}]*)\}?|;([^\n]*)|\$\d+|(?m:^%[^\n]*)|(?m:^\[[A-Za-z0-9]\w*[ \t]+\")"
    r"|[()]|[^\s{}();]+(?:\([A-Za-z](?:\d\d?)?\))?"
)
_ANYTHING = re.compile(r"\S")
_NUMBER = re.compile(r"^\d+\.+")
_MARKED = re.compile(r"[!?]+$")
_IN_PASSING = re.compile(r"e\.?p\.?")
_CLOCK = re.compile(r"\[%clk\b")

ENDS = ("1-0", "0-1", "1/2-1/2", "*")
_DRAWN = {"½-½", "1/2", "0.5-0.5"}


@dataclass(frozen=True, slots=True, kw_only=True)
class PgnGame:
    """One game of a file.

    Attributes
    ----------
    tags
        By name.
    words
        Comments (True) and turns (False), in order.
    end
        The result at the end of the text, '' where there is none.
    left_out
        What of the text is no part of the words: how many of what.
    """

    tags: Mapping[str, str]
    words: Sequence[tuple[bool, str]]
    end: str
    left_out: tuple[str, ...]


def games_in(text: str) -> Iterator[PgnGame]:
    """Yield the games of a file; of an empty one, one without anything."""
    at, n = 0, 0
    while n == 0 or _ANYTHING.search(text, at):
        tags, at = _tags(text, at)
        reading = _Reading(text, at)
        words = tuple(reading.words())
        if at == reading.at and not tags and n:
            return
        at, n = reading.at, n + 1
        yield PgnGame(
            tags=tags, words=words, end=reading.end, left_out=tuple(reading.left_out())
        )


def _tags(text: str, at: int) -> tuple[dict[str, str], int]:
    tags: dict[str, str] = {}
    while found := _TAG.match(text, at):
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at = found.end()
    return tags, at


class _Reading:
    """The words of one game, from a place in a file to where its text ends."""

    def __init__(self, text: str, at: int) -> None:
        self._text, self.at, self.end = text, at, ""
        self._variations = self._marks = self._clocks = 0

    def words(self) -> Iterator[tuple[bool, str]]:
        """Yield comments and turns up to a result, or the tags of another game."""
        depth = 0
        for found in _TOKEN.finditer(self._text, self.at):
            word = found[0]
            if word[0] == "[" and _TAG.match(self._text, found.start()):
                return
            self.at = found.end()
            if word in "()":
                self._variations += word == "(" and depth == 0
                depth = max(depth + (1 if word == "(" else -1), 0)
            elif depth or word[0] == "%":
                continue
            elif word[0] in "{;":
                comment = " ".join((found[1] or found[2] or "").split())
                self._clocks += len(_CLOCK.findall(comment))
                yield True, comment
            elif word[0] == "$":
                self._marks += 1
            elif (end := "1/2-1/2" if word in _DRAWN else word) in ENDS:
                self.end = end
                return
            else:
                yield from self._turn(word)
        self.at = len(self._text)

    def _turn(self, word: str) -> Iterator[tuple[bool, str]]:
        written = _NUMBER.sub("", word)
        played = _MARKED.sub("", written)
        self._marks += played != written
        if played and not _IN_PASSING.fullmatch(played):
            yield False, played

    def left_out(self) -> Iterator[str]:
        """Yield the number of ignored elements of each kind."""
        counted = (
            (self._variations, "variation"),
            (self._marks, "mark such as !? or $1"),
            (self._clocks, "clock time"),
        )
        for number, (one, *more) in ((n, what.split(" ", 1)) for n, what in counted):
            if number:
                yield " ".join([str(number), one + "s" * (number > 1), *more])
