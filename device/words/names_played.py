"""Title of a game as played: alone, as a match, or by teams."""

from device.words.games import other_names, title_in
from device.words.sayings import Sayings
from rules.core.game import Game
from words.keys import Key
from words.languages import LANGUAGES

_SEVERAL = Key("spoken-several")
_TEAMS = Key("spoken-teams")


def names_of(game: Game) -> dict[str, str]:
    """Return the names of a game that is played, alone or as matches and teams play it.

    By language, where they are not its own title.
    """
    return other_names(
        game.title, {known: _name_in(game, known) for known in LANGUAGES}
    )


def _name_in(game: Game, language: str) -> str:
    found = title_in(game.title, language)
    if found != game.title or game.wraps is None:
        return found
    for form in (_TEAMS, _SEVERAL):
        if Sayings().say(form, game=game.wraps.title) == game.title:
            return Sayings(language).say(form, game=_name_in(game.wraps, language))
    return found
