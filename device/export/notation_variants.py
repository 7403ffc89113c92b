"""Alternative notations, tried on a whole game.

Notations that a single turn identifies are parsed in `turn_notation.py`; these would be
mistaken for other turns: ranks counted from the other edge or from another number,
letters of pieces in another language.
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

Manner = Callable[[str], tuple[str, ...]]
"""The turns that a word means, in our notation or one that is read turn by turn."""

_SQUARES = re.compile(r"(?:[a-z]\d\d?)+")
_SQUARE = re.compile(r"([a-z])(\d\d?)")
_ENGINE = re.compile(r"([a-i])(\d\d?)([a-i])(\d\d?)")
_LETTERED = re.compile(r"([A-Z]?[a-i]?\d*x?[a-i])(\d\d?)([+#!?]*)")
_EIGHT = 8


def _from_north(word: str) -> tuple[str, ...]:
    """Return the squares of an Othello transcript, 'f5d6c3': ranks from the north."""
    written = word.casefold()
    if not _SQUARES.fullmatch(written):
        return (word,)
    return tuple(
        f"{file}{_EIGHT + 1 - int(rank)}" for file, rank in _SQUARE.findall(written)
    )


def _without_i(word: str) -> tuple[str, ...]:
    """Return points of a board of Go whose files are named without the letter i."""
    return (_SQUARE.sub(_filled, word.casefold()),)


def _filled(point: re.Match[str]) -> str:
    return f"{chr(ord(point[1]) - (point[1] > 'i'))}{point[2]}"


def _from_one(word: str) -> tuple[str, ...]:
    """Return turns of Xiangqi whose ranks an engine counts from 1: h3e3, Che3."""
    if known := _ENGINE.fullmatch(word):
        return ("{}{}-{}{}".format(*known.groups()),)
    known = _LETTERED.fullmatch(word)
    if known is None:
        return (word,)
    return (f"{known[1]}{int(known[2]) - 1}{known[3]}",)


def _in_letters(letters: str) -> Manner:
    """Return a reader of turns with other letters for kings and pieces.

    Source: FIDE Laws of Chess, appendix C.2 (each player may use the letters of their
    own language).
    """
    english = str.maketrans(letters, "KQRBN")
    return lambda word: (word.translate(english),)


_LETTERS = (_in_letters("KDTLS"), _in_letters("RDTFC"), _in_letters("RDTAC"))
"""Of German, French and Spanish."""

_MANNERS: Mapping[str, tuple[Manner, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("othello", "reversi"), (_from_north,)),
        **dict.fromkeys(("pente", "keryo_pente", "gonnect"), (_without_i,)),
        "xiangqi": (_from_one,),
        **dict.fromkeys(("chess", "chess960", "los_alamos"), _LETTERS),
    }
)


def manners_of(game: str) -> tuple[Manner, ...]:
    """Return the manners in which others write a game, besides those read by turn."""
    return _MANNERS.get(game, ())
