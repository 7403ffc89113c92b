"""The record of a game of stacking: every difference between such games is a field."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.games.card import Card
from rules.games.law import Law


class Sharing(Enum):
    """Colours that belong together: each alone, or the 1st and 3rd, 2nd and 4th.

    ``ONE_PLAYER``: two colours are one player's. ``TEAM``: they are two players',
    one a colour, of one team.
    """

    NOBODY = "one colour"
    ONE_PLAYER = "one player"
    TEAM = "one team"


class Takes(Enum):
    """Stacks that a Tresillo may take, by the chip on their top.

    ``OPPONENTS``: an opponent's. ``OTHER_COLOURS``: one of any colour but the
    remover's, a team-mate's too.
    """

    OPPONENTS = "an opponent's chip on top"
    OTHER_COLOURS = "another colour on top"


class Replays(Enum):
    """Chips of a taken stack that return to hand; the others are kept."""

    PLAYERS_COLOURS = "all colours of the player who takes it"
    OWN_COLOUR = "the colour that takes it"


class RoundStarter(Enum):
    """Rule for the side that begins the next round of a match."""

    NEXT_IN_TURN = "the player after the one who began the last round"


class Elimination(Enum):
    """Player eliminated by a round, in a match with elimination.

    ``NOBODY``: such matches are not played.
    """

    NOBODY = "nobody"
    BEFORE_WINNER = "the player whose turns come before the winner's"


LAWS = (
    Law.TURNS,
    Law.PLACING,
    Law.HEIGHT,
    Law.MILL,
    Law.ONE_REMOVAL,
    Law.SHIELDED,
    Law.REPLAYED,
    Law.PHASES,
    Law.MOVING,
    Law.FLYING,
    Law.BLOCKED,
    Law.SECOND,
    Law.END,
)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StackRecord:
    """Definition of a game of stacking.

    Attributes
    ----------
    card
        What every record has.
    colours
        How many colours may play, the ordinary number first.
    chips
        Chips of each colour.
    highest
        How many chips a stack may hold.
    flies_at
        Number of chips on the board at which a colour with none in hand may fly.
    goal
        The points that win a match of several rounds.
    starter
        Who begins the next round of a match.
    elimination
        Whom a round puts out, where a match is played so.
    """

    card: Card
    colours: tuple[int, ...]
    chips: int
    highest: int
    flies_at: int
    sharing: Sharing
    takes: Takes
    replays: Replays
    goal: int
    starter: RoundStarter
    elimination: Elimination

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        if tuple(self.card.options.get("players", self.colours)) != self.colours:
            raise DefinitionError(f"{self.card.id}: other colours play by option")
        if self.sharing is not Sharing.NOBODY and self.colours != (4,):
            raise DefinitionError(
                f"{self.card.id}: colours are shared by twos, so 4 must play, "
                f"not {self.colours}"
            )
