"""Players' claims: a game is over by a rule only if a player says so."""

from collections.abc import Mapping

from rules.core.claims import ClaimRule
from rules.core.game import Game
from rules.core.model import Position


def open_claims(game: Game, position: Position) -> Mapping[str, ClaimRule]:
    """Return the claims open to the side to move, rightful or not, by rule."""
    if game.result(position) is not None:
        return {}
    return {claim.rule: claim for claim in game.claims(position)}


def rightful_claims(game: Game, position: Position) -> tuple[ClaimRule, ...]:
    """Return the rightful claims of the side to move."""
    found = open_claims(game, position).values()
    return tuple(claim for claim in found if claim.result is not None)
