"""What games are called, and their rules in plain words, in each language."""

from device.words.catalogue import LANGUAGES, RULES, catalogue, language_of, msg
from device.words.sayings import Sayings
from rules.catalogue import Entry
from rules.core.facts import filled
from rules.core.model import Game
from rules.games.matches.game import MatchGame
from rules.games.matches.team import TeamGame

ENGLISH = LANGUAGES[0]

_SEVERAL = msg("{game}, several games")
_TEAMS = msg("Team Play: {game}")


def title_in(title: str, language: str) -> str:
    """Return what a game of the catalogue is called, its own title if that is all."""
    return catalogue(language, RULES).gettext(title)


def titles_of(title: str) -> dict[str, str]:
    """Return the names of a game by language, where they are not its own title."""
    return _others(title, {known: title_in(title, known) for known in LANGUAGES})


def names_of(game: Game) -> dict[str, str]:
    """Return the names of a game that is played, alone or as matches and teams play it.

    By language, where they are not its own title.
    """
    return _others(game.title, {known: _name_in(game, known) for known in LANGUAGES})


def _name_in(game: Game, language: str) -> str:
    found = title_in(game.title, language)
    if found != game.title or not isinstance(game, TeamGame | MatchGame):
        return found
    form = _TEAMS if isinstance(game, TeamGame) else _SEVERAL
    if filled(form, {"game": game.game.title}) != game.title:
        return found
    return Sayings(language).say(form, game=_name_in(game.game, language))


def _others(title: str, names: dict[str, str]) -> dict[str, str]:
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
    found = catalogue(language, RULES)
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
