"""Options of refereeing that are not the game's own."""

from rules.core.game import Game
from rules.core.options import Choices

ILLEGAL = "illegal"
"""The option of every game of two sides: what becomes of an illegal turn."""

ARBITER, STANDS = "arbiter", "stands"
"""Its settings: people say what becomes of it, or it stands once it is answered."""


def options_of_table(game: Game) -> Choices:
    """Return the options that are not the game's own: how it is refereed.

    The first setting is the ordinary one: of an illegal turn an arbiter says whether it
    stands.
    """
    two_sides = len(game.start().sides) == 2
    return {ILLEGAL: (ARBITER, STANDS)} if two_sides else {}
