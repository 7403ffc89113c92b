"""Claims of players: ends of a game that have to be claimed."""

from dataclasses import dataclass

from rules.core.facts import Sentence
from rules.core.model import Result


@dataclass(frozen=True, slots=True)
class ClaimRule:
    """Rule by which the game is over if a player claims it.

    Attributes
    ----------
    rule
        By which rule, in snake_case ('threefold').
    result
        How the game ends if it is claimed now; None: the claim would be wrong.
    law
        Rulebook, game and sentence.
    says
        One sentence for people: what there is to count, and how far it has come.
    """

    rule: str
    result: Result | None
    law: Sentence
    says: Sentence
