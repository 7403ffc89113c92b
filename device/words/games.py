"""Names of games, and their rules in plain words, in each language."""

import gettext
from functools import cache
from pathlib import Path

from rules.catalogue import Entry
from rules.games.prose import filled
from words.languages import LANGUAGES, language_of

ENGLISH = LANGUAGES[0]
_FOLDER = Path(__file__).parent.parent / "locale"


@cache
def _rules(language: str) -> gettext.NullTranslations:
    return gettext.translation("rules", _FOLDER, [language_of(language)], fallback=True)


def title_in(title: str, language: str) -> str:
    """Return what a game of the catalogue is called, its own title if that is all."""
    return _rules(language).gettext(title)


def titles_of(title: str) -> dict[str, str]:
    """Return the names of a game by language, where they are not its own title."""
    return other_names(title, {known: title_in(title, known) for known in LANGUAGES})


def other_names(title: str, names: dict[str, str]) -> dict[str, str]:
    """Return the names that are not a game's own title."""
    return {known: name for known, name in names.items() if name != title}


def rules_in(entry: Entry, language: str) -> tuple[str, ...]:
    """Return the paragraphs of a game's rules in a language.

    Parameters
    ----------
    language
        One of ``LANGUAGES``, or a voice of it.
    """
    if language_of(language) == ENGLISH:
        return tuple(entry.game.rules.split("\n\n"))
    found = _rules(language)
    return tuple(
        " ".join(
            filled(
                found.gettext(sentence.template),
                {name: str(fact) for name, fact in sentence.facts.items()},
            )
            for sentence in paragraph
        )
        for paragraph in entry.prose
    )
