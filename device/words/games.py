"""Names of games, and their rules and notes, in each language."""

from collections.abc import Iterable

from device.words.sayings import Sayings
from rules.core.facts import Sentence
from rules.core.game import Game
from words.languages import LANGUAGES


def names_of(game: Game) -> dict[str, str]:
    """Return the names of a game by language, where they are not its own title."""
    return titles_of(game.texts.title)


def titles_of(title: Sentence) -> dict[str, str]:
    """Return a title by language, where it is not the English one."""
    names = {known: Sayings(known).text(title) for known in LANGUAGES}
    return {known: name for known, name in names.items() if name != str(title)}


def all_in(sentences: Iterable[Sentence], language: str) -> list[str]:
    """Return sentences in a language: the paragraphs of a game's rules, its notes."""
    return list(map(Sayings(language).text, sentences))
