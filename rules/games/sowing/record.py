"""The record of a sowing game: every difference between such games is a field."""

from dataclasses import dataclass
from enum import Enum

from rules.core.errors import DefinitionError
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from words.keys import Key


class Seats(Enum):
    """Ownership of pits, and the names of the seats in turn order."""

    ROWS = ("south", "north")
    THIRDS = ("west", "middle", "east")
    QUARTERS = ("south", "east", "north", "west")
    ALONE = ("solo",)


class SowingDirection(Enum):
    """Direction of sowing, seen from above."""

    COUNTER_CLOCKWISE = "counter-clockwise"
    CLOCKWISE = "clockwise"
    EITHER = "either way, as the player likes"


class StartFill(Enum):
    """Fill of the board before the first turn.

    ``OPENED``: evenly, and both sides have sown their first pit at once.
    ``FALLING``: along the way of sowing n, n-1 ... 1, on both sides. ``ARRANGED``:
    evenly, then each side gathers its seeds in every other pit. ``FREE``: one side
    lays all seeds as it likes, and the other may turn the board. ``PAIRED``: the
    same, but in corresponding pits. ``POOR``: the side with fewer seeds lays some of
    its own, the other twice as many opposite.
    """

    EVEN = "evenly"
    OPENED = "evenly, first pits sown"
    FALLING = "falling"
    ARRANGED = "evenly, then arranged by fours"
    FREE = "as one side likes"
    PAIRED = "as one side likes, in corresponding pits"
    POOR = "as the poorer side likes, the richer doubles"


class Stores(Enum):
    """Use of seeds that are won.

    ``SOWN``: they lie in the side's store, and sowing passes through the own one.
    ``KEPT``: they lie in the side's store, which is not sown. ``BESIDE``: the side
    keeps them off the board. ``NONE``: no seed ever leaves play.
    """

    SOWN = "in the own store, which is sown too"
    KEPT = "in the own store"
    BESIDE = "beside the board"
    NONE = "nowhere"


class Relay(Enum):
    """Seeds lifted for the next lap when the last seed has fallen (relay sowing)."""

    NONE = "nothing"
    LAST = "the pit that it fell into"
    NEXT = "the pit after that"


class Starts(Enum):
    """Own pits with which a turn may begin."""

    ANY = "any"
    FOREMOST = "the one nearest to the other side"
    FOLLOWING = "the one after the last sown"


class SowingCapture(Enum):
    """Capture by the last seed of a turn.

    ``OPPOSITE``: in an own empty pit, the seeds opposite. ``OPPOSITE_AND_LAST``: the
    same and the last seed, if any lie opposite. ``BEYOND``: before an empty pit, the
    seeds in the pit beyond. ``BEYOND_AND_OPPOSITE``: and those opposite that one.
    ``LAST``: the last pit, where it now holds one of ``counts``. ``NEXT``: the pit
    after it. ``SERIES``: the last pit and those before it, as far as they hold one
    of ``counts``. ``SERIES_AND_OPPOSITE``: and those opposite each. ``FACING``: in an
    own inner pit that held some, the seeds of both pits facing it, if neither is
    empty; they are sown on. ``CROSSED``: having sown on the other side, in an own
    empty pit, that seed and those opposite, and so on along own empty pits.
    """

    NONE = "nothing"
    OPPOSITE = "what lies opposite"
    OPPOSITE_AND_LAST = "what lies opposite, and the last seed"
    BEYOND = "the pit beyond an empty one"
    BEYOND_AND_OPPOSITE = "the pit beyond an empty one, and the opposite one"
    LAST = "the last pit"
    NEXT = "the pit after the last"
    SERIES = "the last pit and those before it"
    SERIES_AND_OPPOSITE = "the last pit and those before it, and the opposite ones"
    FACING = "both pits facing, to be sown"
    CROSSED = "what lies opposite, after having crossed"


class GrandSlam(Enum):
    """Value of a grand slam, a capture of all that the other side has."""

    WINS = "it wins them"
    WINS_NOTHING = "it wins nothing"
    FORBIDDEN = "nobody may make it"


class LastSeeds(Enum):
    """Owner of the seeds left in pits when a round ends.

    ``FINISHER``: all are the side's whose row is empty, if one row is.
    """

    OWNER = "whoever owns the pit"
    FINISHER = "the side that has none left"
    NOBODY = "nobody's"


class Fours(Enum):
    """Owner of a pit that comes to hold four while seeds are sown."""

    NOBODY = "nobody"
    OWNER = "the owner of the pit"
    OWNER_OR_SOWER = "the owner of the pit, the sower if the last seed made it"


class Again(Enum):
    """Condition for another turn of the sower.

    ``OWN_STORE``: the last seed fell into the own store. ``OWN_PIT``: it fell into an
    own pit and won nothing. ``NOT_CROSSED``: it fell into an own empty pit before any
    was sown on the other side.
    """

    NEVER = "never"
    OWN_STORE = "after a last seed in the own store"
    OWN_PIT = "after a last seed in an own pit that wins nothing"
    NOT_CROSSED = "after a last seed in an own empty pit without having crossed"


class Stuck(Enum):
    """Consequence of having no turn.

    ``PASSES``: the others go on; the round ends when nobody can. ``ENDS``: the round
    ends. ``LOSES``: the side has lost. ``FED``: another side must put one seed into
    its first pit. ``LAST_ONE``: the side is skipped; the round ends when no two can.
    ``EMPTY_ENDS``: the round ends when any side has no seeds. ``STARVED``: the round
    ends, and a side must, if it can, leave the other some seeds to play.
    """

    PASSES = "loses the turn"
    ENDS = "the round ends"
    LOSES = "has lost"
    FED = "is given one seed"
    LAST_ONE = "loses the turn, and the round ends when only one side can play"
    EMPTY_ENDS = "the round ends as soon as a side has no seeds"
    STARVED = "the round ends, but nobody may starve the other if it can be helped"


class Rounds(Enum):
    """Continuation after a round.

    ``ONE``: nothing. ``REFILL``: each side fills its own pits from what it has won;
    pits that cannot be filled are closed. ``POINTS``: the surplus is scored until
    somebody has ``goal``. ``BOUGHT``: each side fills its pits; whoever has more
    fills pits of the other side too and owns them. ``POOR_AGAIN``: the side with
    fewer seeds lays out the next round, until the other has them all.
    """

    ONE = "nothing"
    REFILL = "both fill their pits from what they won, the rest are closed"
    POINTS = "the surplus is scored"
    BOUGHT = "the winner buys pits of the loser"
    POOR_AGAIN = "the poorer side lays out the next round"


class NextStart(Enum):
    """Side that begins the next round; after a draw, the one that did not begin."""

    LAST_MOVER = "whoever made the last turn"
    OTHER = "whoever did not begin the last one"
    WINNER = "the winner"
    LOSER = "the loser"


LAWS = (
    Law.TURNS,
    Law.FILL,
    Law.START,
    Law.SOWING,
    Law.RELAY,
    Law.STOP,
    Law.CAPTURE,
    Law.AGAIN,
    Law.CLOSED,
    Law.END,
    Law.MATCH,
)
"""What rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SowRecord:
    """Definition of a sowing game.

    Attributes
    ----------
    card
        What every record has.
    seats
        Which pits belong to whom.
    seeds
        Seeds in each pit at first; for free fillings, seeds of the whole board.
    poor
        Of a game that begins with unequal belongings: seeds of the poorer side.
    fill
        How the board is filled.
    way
        Which way the seeds go.
    stores
        What becomes of seeds that are won.
    relay
        What is lifted when a lap's last seed has fallen.
    reverses
        Whether each lap goes the other way than the one before.
    skips_lifted
        Whether a lap that comes round drops nothing into the pit it was lifted from.
    starts
        Which own pits a turn may begin with.
    least
        Least number of seeds with which a turn may begin.
    singles_from
        Won seeds from which on a side may play a single seed; 0: any side may.
    relay_from
        Least number of seeds that a lap's last seed must join for the next lap to be
        lifted.
    passes_by
        Whether the last seed of a lap that must end passes by its pit to the next.
    capture, counts
        What the last seed may win, and the numbers that count for it.
    only_theirs
        Whether only pits of the other side are won.
    wins_alone
        Whether a last seed in an own empty pit is won where nothing lies opposite.
    grand_slam
        What a capture of all that the other side has is worth.
    fours
        Who takes a pit that comes to hold four.
    sweep
        Who takes seeds so that only this many are left takes those too; 0: never.
    again
        When the sower plays again.
    stuck
        What follows when the side to move cannot.
    quiet
        Number of turns without a won seed, all sides together, that ends a round.
    counts_when_quiet
        Whether what each side has won is counted then; otherwise the round is drawn.
    ends_repeated
        Whether a position that comes back ends the round.
    splits_repeated
        Whether both then share what lies in the pits, an odd seed left out.
    last_seeds
        Whose the seeds are that lie in pits when a round ends.
    majority
        Whoever has more than half the seeds has won at once.
    rounds
        What follows when a round ends.
    next_start
        Who begins the next round.
    closes_first
        Whether a side that cannot fill all its pits leaves out the first ones along
        its row, not the last.
    reopens
        Whether a seed that falls into a closed pit by accident brings it into play.
    goal
        Points that win a match; 0: there are none.
    lead
        Points that win besides, if the last round alone gained as many; 0: none.
    """

    card: Card
    seats: Seats
    seeds: int
    poor: int
    fill: StartFill
    way: SowingDirection
    stores: Stores
    relay: Relay
    reverses: bool
    skips_lifted: bool
    starts: Starts
    least: int
    singles_from: int
    relay_from: int
    passes_by: bool
    capture: SowingCapture
    counts: tuple[int, ...]
    only_theirs: bool
    wins_alone: bool
    grand_slam: GrandSlam
    fours: Fours
    sweep: int
    again: Again
    stuck: Stuck
    quiet: int
    counts_when_quiet: bool
    ends_repeated: bool
    splits_repeated: bool
    last_seeds: LastSeeds
    majority: bool
    rounds: Rounds
    next_start: NextStart
    closes_first: bool
    reopens: bool
    goal: int
    lead: int

    def __post_init__(self) -> None:
        self.card.check(LAWS, self.__slots__)
        by_count = {
            SowingCapture.LAST,
            SowingCapture.NEXT,
            SowingCapture.SERIES,
            SowingCapture.SERIES_AND_OPPOSITE,
        }
        if (self.capture in by_count) is not bool(self.counts):
            raise DefinitionError(
                f"{self.card.id}: counts are {self.counts}, "
                f"but {self.capture.value} is won"
            )
        if self.again is Again.OWN_STORE and self.stores is not Stores.SOWN:
            raise DefinitionError(f"{self.card.id}: no seed ever falls into a store")


SOWING = SowRecord(
    card=Card(
        id="sowing",
        title=Key("sowing-sowing-title"),
        board="mancala_2x6",
        source="",
        says={},
        rules=(),
        wording=Wording(piece="seed"),
    ),
    seats=Seats.ROWS,
    seeds=4,
    poor=0,
    fill=StartFill.EVEN,
    way=SowingDirection.COUNTER_CLOCKWISE,
    stores=Stores.KEPT,
    relay=Relay.NONE,
    reverses=False,
    skips_lifted=False,
    starts=Starts.ANY,
    least=1,
    singles_from=0,
    relay_from=0,
    passes_by=False,
    capture=SowingCapture.NONE,
    counts=(),
    only_theirs=False,
    wins_alone=False,
    grand_slam=GrandSlam.WINS,
    fours=Fours.NOBODY,
    sweep=0,
    again=Again.NEVER,
    stuck=Stuck.PASSES,
    quiet=200,
    counts_when_quiet=False,
    ends_repeated=False,
    splits_repeated=False,
    last_seeds=LastSeeds.OWNER,
    majority=False,
    rounds=Rounds.ONE,
    next_start=NextStart.OTHER,
    closes_first=False,
    reopens=False,
    goal=0,
    lead=0,
)
"""What sowing games ordinarily do; each says where it differs."""
