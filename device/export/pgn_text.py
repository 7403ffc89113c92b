"""Lexer of PGN files: games with their tags, words and result.

Comments are words too. Variations, marks and clock times are left out, and counted.
Source: PGN standard 8 (tags, movetext) and its supplement of 2001 (commands).
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

_TAG = re.compile(
    r'\s*\[([A-Za-z0-9]\w*)\s+"((?:[^"\\]|\\.|"(?![ \t]*\])(?=[^\n]*"[ \t]*\]))*)"\s*\]'
)
_TOKEN = re.compile(
    r"\{([^}]*)\}?|;([^\n]*)|\$\d+|(?m:^%[^\n]*)|(?m:^\[[A-Za-z0-9]\w*[ \t]+\")"
    r"|[()]|[^\s{}();]+(?:\([A-Za-z](?:\d\d?)?\))?"
)
_ANYTHING = re.compile(r"\S")
_GOES_ON = re.compile(r"\s*(?!1\.)\d+\.")
_NUMBER = re.compile(r"^\d*\.+")
_MARKED = re.compile(
    r"(?:[!?±∓⩲⩱∞□]|(?<=\d)(?:N|=|\+/?[-=]|[-=]/?\+))+$|^(?!--?$)[-+=/±∓⩲⩱∞□]+$|^N$"
)
_IN_PASSING = re.compile(r"e\.?p\.?")
_CLOCK = re.compile(r"\[%clk\b")
_DASHES = str.maketrans(
    dict.fromkeys(map(chr, (*range(0x2010, 0x2016), 0x2212)), "-")
    | {"\N{FRACTION SLASH}": "/"}
)

ENDS = ("1-0", "0-1", "1/2-1/2", "*")
_DRAWN = {"1/2", "0.5-0.5"}


def end_of(text: str) -> str:
    """Return the result in ``ENDS`` that a word or tag denotes, '' if none."""
    told = _plain("".join(text.split())).replace(":", "-")
    return "1/2-1/2" if told in _DRAWN else told if told in ENDS else ""


def _plain(word: str) -> str:
    """Return a word without wide letters, ligatures and a typographer's dashes."""
    return unicodedata.normalize("NFKC", word).translate(_DASHES)


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
    """Yield the games of a file; of an empty one, one without anything.

    What stands before the tags of a game is part of it; turns after a result that are
    not numbered from 1 are no game, but left out.
    """
    at, n = 0, 0
    while n == 0 or _ANYTHING.search(text, at):
        tags, at = _tags(text, at)
        reading = _Reading(text, at)
        words = [*reading.words()]
        if not tags and not reading.end and all(comment for comment, _ in words):
            tags, after = _tags(text, reading.at)
            if not tags and n:
                return
            reading.go_on(after)
            words += reading.words()
        left_out = [*reading.left_out()]
        at, n = reading.at, n + 1
        while _GOES_ON.match(text, at):
            beyond = _Reading(text, at)
            turns = sum(not comment for comment, _ in beyond.words())
            left_out.append(f"{turns} turn{'s' * (turns > 1)} after the result")
            at = beyond.at
        yield PgnGame(
            tags=tags,
            words=_without_numbers(words),
            end=reading.end,
            left_out=tuple(left_out),
        )


def _without_numbers(words: list[tuple[bool, str]]) -> list[tuple[bool, str]]:
    """Return words without those that count the moves: '1 e4 e5 2 Nf3'.

    Import format needs no full stop behind them (PGN standard 8.2.2). Elsewhere a
    number may be a turn, as of a pit.
    """
    turns = [word for comment, word in words if not comment]
    told = [int(word) for word in turns if word.isdecimal()]
    counted = [*range(told[0], told[0] + len(told))] if told else []
    if told != counted or len(turns) < 2 * len(told):
        return words
    return [(note, word) for note, word in words if note or not word.isdecimal()]


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
        self._variations = self._marks = self._clocks = self._open = 0

    def go_on(self, at: int) -> None:
        """Go on from another place."""
        self.at = at

    def words(self) -> Iterator[tuple[bool, str]]:
        """Yield comments and turns up to a result, or the tags of another game."""
        depth = 0
        for found in _TOKEN.finditer(self._text, self.at):
            word = found[0]
            if word[0] == "[" and _TAG.match(self._text, found.start()):
                self._open += depth > 0
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
                self._open += word[0] == "{" and word[-1] != "}"
                yield True, comment
            elif word[0] == "$":
                self._marks += 1
            elif end := end_of(word):
                self.end = end
                return
            else:
                yield from self._turn(_plain(word))
        self._open += depth > 0
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
            (self._variations, "variation", "variations"),
            (self._marks, "mark such as !? or $1", "marks such as !? or $1"),
            (self._clocks, "clock time", "clock times"),
        )
        for number, one, many in counted:
            if number:
                yield f"{number} {one if number == 1 else many}"
        if self._open:
            yield "all that follows a comment or variation that is not closed"
