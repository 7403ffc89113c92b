"""Sentences of the referee, in five languages, for eyes and for ears."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from device.words.events import said
from device.words.places import places_of
from device.words.remarks import Remark, remarked
from device.words.rulings import spelled
from device.words.sayings import Sayings
from rules.core.events import Event
from rules.core.game import Game
from words.keys import Key
from words.languages import LANGUAGES

__all__ = [
    "ALPHABETS",
    "LANGUAGES",
    "for_ears",
    "phrase",
    "remark",
    "words_for",
]


ALPHABETS: Mapping[str, str] = MappingProxyType(
    {
        "own": "",
        "fide": Key("words-alphabet-fide"),
        "alfa": Key("words-alphabet-alfa"),
    }
)
"""The names of letters, by what the setting `voice.alphabet` says."""


def words_for(
    language: str = "en",
    game: Game | None = None,
    *,
    ears: bool = False,
    places: bool = False,
    as_logged: bool = False,
) -> Sayings:
    """Return the sentences of a language for a table's game.

    Parameters
    ----------
    language
        One of ``LANGUAGES``, or an eSpeak NG voice of it ('en-us').
    game
        What is played: its rulebook has its own words. None: the plain ones.
    ears
        Whether points are spelled ('alpha seven'), for a voice.
    places
        For a voice: points are described by their place ('outer top left'), on boards
        of nested squares.
    as_logged
        Sites are called as in the log, on the command line; else as players do.
    """
    if game is None:
        return Sayings(language, ears=ears)
    labels = None if as_logged else game.labels
    kinds = MappingProxyType({kind.letter: kind.name for kind in game.kinds})
    words = Sayings(language, game.wording, ears, labels, kinds=kinds)
    if ears and places:
        return replace(words, places=places_of(game.board, words))
    return words


def phrase(
    event: Event,
    sides: tuple[str, ...],
    language: str = "en",
    game: Game | None = None,
    *,
    ears: bool = False,
) -> str:
    """Return the sentence for an event.

    Parameters
    ----------
    event
        What the referee found.
    sides
        The names of the sides.
    language, game, ears
        As for ``words_for``.
    """
    return said(event, sides, words_for(language, game, ears=ears))


def remark(
    made: Remark, language: str = "en", game: Game | None = None, *, ears: bool = False
) -> str:
    """Return a remark of the machine, on a game or on itself, in a language."""
    return remarked(made, words_for(language, game, ears=ears))


def for_ears(text: str) -> str:
    """Return an English sentence with its points spelled for listeners.

    'a7' becomes 'alpha seven': bare letters are misheard (b, d, e, g).
    """
    return spelled(text, words_for(ears=True))
