"""Messages rendered with all that they can be about."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bench.words.values import PIECES, combinations
from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.saying import Saying, piece_key
from rules.core.wording import Wording
from words.catalogue import catalogue
from words.check import english
from words.languages import LANGUAGES
from words.scopes import SCOPES
from words.values import Noun, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Rendering:
    """A message with values, in a language.

    Attributes
    ----------
    language, key
        The message.
    piece
        The word of the game for its pieces.
    values
        What its variables are, ``$man`` too.
    text
        What is said.
    errors
        What Fluent complained of.
    """

    language: str
    key: str
    piece: str
    values: Mapping[str, Value]
    text: str
    errors: tuple[str, ...] = ()


def renderings(language: str, key: str) -> Iterator[Rendering]:
    """Yield a message in a language with the values that its variables can take."""
    here, entry = catalogue(language), english()[key]
    names = tuple(name for name in entry.variables if name != "man")
    used = any("man" in catalogue(it).entry(key).variables for it in LANGUAGES)
    for piece in sorted(_pieces_in(key.partition("-")[0])) if used else ["chip"]:
        saying = Saying(language, Wording(piece=piece))
        man = Noun(piece_key(piece))
        for values in combinations(key, names, saying):
            before = len(here.formatter.errors)
            text = here.text(key, {"man": man, **values})
            errors = tuple(here.formatter.errors[before:])
            yield Rendering(
                language=language,
                key=key,
                piece=piece,
                values={"man": man, **values},
                text=text,
                errors=errors,
            )


@cache
def _pieces_in(scope: str) -> frozenset[str]:
    """Return the words for pieces of the games in whose messages a scope stands."""
    package = SCOPES[scope].removesuffix("/words").replace("/", ".")
    own = frozenset(
        game.wording.piece for game in GAMES.values() if _is_of(game, package)
    )
    return own or frozenset(PIECES)


def _is_of(game: Game, package: str) -> bool:
    inner = game.wraps or game
    record = type(inner.record).__module__
    return record.startswith(f"{package}.") or (
        package == "rules.games.mabambo" and inner.id.startswith("mabambo")
    )
