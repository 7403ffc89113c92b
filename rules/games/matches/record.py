"""The record of a match: several rounds of one game, and who has won them."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card, values
from rules.games.law import Law
from words.keys import Key


class MatchScoring(Enum):
    """Points of a round."""

    ROUND_SCORES = "what the side has scored in the round"
    ONE_A_WIN = "one point for winning it"


class Starter(Enum):
    """Rule for the side that begins the next round.

    ``NEXT_IN_TURN``: two players alternate; of several, it is the one to the right
    of whoever began the last round. ``EACH_ALONE``: a game for one, of which every
    player has rounds of his own.
    """

    NEXT_IN_TURN = "the next in turn after the one who began the last round"
    LOSER_CHOOSES = "whom the loser of the last round chooses"
    EACH_ALONE = "each player in turn, who then plays alone"


class Tie(Enum):
    """Tie-break at equal points."""

    GAMES_WON = "who has won more rounds"
    SHARED = "nobody: equal is equal"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """Definition of a match.

    Attributes
    ----------
    card
        What every record has; board and rules are those of the game, besides.
    game
        Id of the game whose rounds are played.
    goal
        Points that win for the side that is ahead; 0: there is no goal. Where the
        leaders are equal, the match goes on.
    games
        Number of rounds after which the side that is ahead has won; 0: there are as
        many as it takes. Where each plays alone, the number of rounds of each player.
    scoring
        What a round adds to the points.
    starter
        Who begins the next round.
    parties
        The numbers of the sides that play together: they win together, and the
        points of each are added up. (): every side is for itself.
    tie
        Who is ahead when the points are equal.
    elimination
        Whether the side whose turns come before a round's winner's is out of the
        match, which then goes on until one is left, whatever the points.
    """

    card: Card
    game: str
    goal: int
    games: int
    scoring: MatchScoring
    starter: Starter
    parties: tuple[tuple[int, ...], ...]
    tie: Tie
    elimination: bool

    def __post_init__(self) -> None:
        self.card.check((Law.NEXT_ROUND,), self.__slots__)
        alone = self.starter is Starter.EACH_ALONE
        if self.elimination and (alone or self.parties):
            raise DefinitionError(f"{self.card.id}: here nobody can be eliminated")
        if not (self.goal or self.games or self.elimination):
            raise DefinitionError(f"{self.card.id}: the match has no end")


PLAIN = MatchRecord(
    card=Card(
        id="match",
        title=Key("matches-match-title"),
        board="",
        options=values(goal=(2, 1, 3, 4, 5, 6, 7, 8, 9, 10)),
        source="",
        says={
            Law.NEXT_ROUND: Key("matches-match-next-round"),
        },
        silent=("goal", "games", "scoring", "starter", "tie"),
        rules=(Key("matches-match-rules-1"),),
        notes=(
            Key("matches-match-note-1"),
            Key("matches-match-note-2"),
        ),
    ),
    game="",
    goal=2,
    games=0,
    scoring=MatchScoring.ONE_A_WIN,
    starter=Starter.NEXT_IN_TURN,
    parties=(),
    tie=Tie.GAMES_WON,
    elimination=False,
)
"""A match of any game: a point for each round won."""
