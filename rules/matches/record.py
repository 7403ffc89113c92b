"""The record of a match: several rounds of one game, and who has won them."""

from dataclasses import dataclass
from enum import Enum

from rules.errors import DefinitionError
from rules.options import Choices


class Scoring(Enum):
    """What a round adds to a side's points."""

    ROUND_SCORES = "what the side has scored in the round"
    ONE_A_WIN = "one point for winning it"


class Starter(Enum):
    """Who begins the next round.

    ``NEXT_IN_TURN``: two players alternate; of several, it is the one to the right
    of whoever began the last round. ``EACH_ALONE``: a game for one, of which every
    player has rounds of his own.
    """

    NEXT_IN_TURN = "the next in turn after the one who began the last round"
    LOSER_CHOOSES = "whom the loser of the last round chooses"
    EACH_ALONE = "each player in turn, who then plays alone"


class Tie(Enum):
    """Who is ahead when the points are equal."""

    GAMES_WON = "who has won more rounds"
    SHARED = "nobody: equal is equal"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """All that tells one match from another.

    Attributes
    ----------
    game
        Id of the game whose rounds are played.
    goal
        Who has so many points and is ahead has won; 0: there is no goal. Where the
        leaders are equal, the match goes on.
    games
        After so many rounds whoever is ahead has won; 0: there are as many as it
        takes. Where each plays alone, so many rounds of each player.
    scoring
        What a round adds to the points.
    starter
        Who begins the next round.
    players
        How many play, where each plays alone; 0: those who play the game.
    parties
        The numbers of the sides that play together: they win together, and the
        points of each are added up. (): every side is for itself.
    tie
        Who is ahead when the points are equal.
    elimination
        Whether the side whose turns come before a round's winner's is out of the
        match, which then goes on until one is left, whatever the points.
    options
        The fields that can be set, and their settings, the ordinary one first.
    source
        Rulebook and entry.
    next_round
        What the entry says of the next round; rulings between rounds cite it.
    silent
        Names of the fields on which the source is silent.
    rules
        The rules of the match in plain words; those of its game are not repeated.
    notes
        The readings chosen where the source is unclear.
    """

    id: str
    title: str
    aliases: tuple[str, ...]
    game: str
    goal: int
    games: int
    scoring: Scoring
    starter: Starter
    players: int
    parties: tuple[tuple[int, ...], ...]
    tie: Tie
    elimination: bool
    options: Choices
    source: str
    next_round: str
    silent: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        unknown = [name for name in self.silent if name not in self.__slots__]
        if unknown:
            raise DefinitionError(f"{self.id}: {unknown} are no fields")
        for option in self.options:
            if option not in self.__slots__:
                raise DefinitionError(f"{self.id}: the option {option!r} sets no field")
        alone = self.starter is Starter.EACH_ALONE
        if alone != bool(self.players):
            raise DefinitionError(f"{self.id}: only who plays alone needs a number")
        if self.elimination and (alone or self.parties):
            raise DefinitionError(f"{self.id}: here nobody can be eliminated")
        if not (self.goal or self.games or self.elimination):
            raise DefinitionError(f"{self.id}: the match has no end")

    @property
    def next_round_source(self) -> str:
        """Return rulebook, entry and what it says of the next round."""
        return f"{self.source}: {self.next_round}"
