"""The record of a game of stacking: every difference between such games is a field."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from rules.errors import DefinitionError
from rules.options import Choices


class Sharing(Enum):
    """Which colours belong together: each alone, or the 1st and 3rd, 2nd and 4th.

    ``ONE_PLAYER``: two colours are one player's. ``TEAM``: they are two players',
    one a colour, of one team.
    """

    NOBODY = "one colour"
    ONE_PLAYER = "one player"
    TEAM = "one team"


class Takes(Enum):
    """Which stacks a Tresillo may take, by the chip on their top.

    ``OPPONENTS``: an opponent's. ``OTHER_COLOURS``: one of any colour but the
    remover's, a team-mate's too.
    """

    OPPONENTS = "an opponent's chip on top"
    OTHER_COLOURS = "another colour on top"


class Replays(Enum):
    """Which chips of a stack that is taken go back to hand; the others are kept."""

    PLAYERS_COLOURS = "all colours of the player who takes it"
    OWN_COLOUR = "the colour that takes it"


class Starter(Enum):
    """Who begins the next round of a match."""

    NEXT_IN_TURN = "the player after the one who began the last round"


class Elimination(Enum):
    """Whom a round puts out of a match that is played with elimination.

    ``NOBODY``: such matches are not played.
    """

    NOBODY = "nobody"
    BEFORE_WINNER = "the player whose turns come before the winner's"


class Law(Enum):
    """What a rulebook's sentence is about; rulings cite by it."""

    TURNS = "turns"
    PLACING = "placing"
    HEIGHT = "height"
    TRESILLO = "tresillo"
    ONE_REMOVAL = "one removal"
    PROTECTED = "protected"
    REPLAYED = "replayed"
    PHASES = "phases"
    MOVING = "moving"
    FLYING = "flying"
    SKIPPED = "skipped"
    SECOND = "second priority"
    END = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class StackRecord:
    """All that tells one game of stacking from another.

    Attributes
    ----------
    board
        Id of the board that the game is written for.
    colours
        How many colours may play, the ordinary number first.
    chips
        Chips of each colour.
    highest
        How many chips a stack may hold.
    flies_at
        A colour with so many chips on the board or fewer, none in hand, may fly.
    goal
        The points that win a match of several rounds.
    starter
        Who begins the next round of a match.
    elimination
        Whom a round puts out, where a match is played so.
    source
        Rulebook and entry.
    says
        What the entry says on each law, in our own words.
    silent
        Names of the fields on which the source is silent.
    rules
        The whole rules in plain words.
    notes
        The readings chosen where the source is unclear.
    """

    id: str
    title: str
    aliases: tuple[str, ...]
    board: str
    colours: tuple[int, ...]
    chips: int
    highest: int
    flies_at: int
    sharing: Sharing
    takes: Takes
    replays: Replays
    goal: int
    starter: Starter
    elimination: Elimination
    source: str
    says: Mapping[Law, str]
    silent: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]

    def __post_init__(self) -> None:
        unknown = [name for name in self.silent if name not in self.__slots__]
        if unknown:
            raise DefinitionError(f"{self.id}: {unknown} are no fields")
        if self.sharing is not Sharing.NOBODY and self.colours != (4,):
            raise DefinitionError(
                f"{self.id}: colours are shared by twos, so 4 must play, "
                f"not {self.colours}"
            )

    @property
    def players(self) -> int:
        """Return how many sides play, where nobody says otherwise."""
        return self.colours[0]

    @property
    def options(self) -> Choices:
        """Return the game's options and their settings, the ordinary one first."""
        several = len(self.colours) > 1
        return MappingProxyType({"players": self.colours} if several else {})

    def cite(self, law: Law) -> str:
        """Return rulebook, entry and what it says on the law."""
        return f"{self.source}: {self.says.get(law, _EVERYWHERE[law])}"


_EVERYWHERE: Mapping[Law, str] = {
    Law.TURNS: "(unsaid there, as in all games) players take turns, one chip a turn",
    Law.PLACING: "(unsaid there) a chip is put on a site, or on the chips there",
    Law.HEIGHT: "(unsaid there) a stack may be of any height",
    Law.TRESILLO: "(unsaid there) chips leave the board only by a rule that says so",
    Law.ONE_REMOVAL: "(silent; our reading) one stack goes, however many Tresillos",
    Law.PROTECTED: "(silent; our reading) any stack may be removed",
    Law.REPLAYED: "(silent; our reading) chips that are taken are kept",
    Law.PHASES: "(silent; our reading) chips move when those in hand are played",
    Law.MOVING: "(unsaid there) a chip moves along the drawn lines",
    Law.FLYING: "(unsaid there) no chip flies",
    Law.SKIPPED: "(silent; our reading) a player who cannot play loses the turn",
    Law.SECOND: "(unsaid there) only one's own turn earns a removal",
    Law.END: "(unsaid there) a game that is over is not played on",
}
