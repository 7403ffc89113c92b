"""The record of a game on lines: every difference between such games is a field."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.board import Board
from rules.core.errors import DefinitionError
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from words.keys import Key


class CountedLines(Enum):
    """Rows of three sites that count as lines.

    ``SQUARES``: those on the sides of the squares. ``MIDDLE``: those whose middle
    is the middle of the board.
    """

    DRAWN = "drawn"
    ORTHOGONAL = "orthogonal"
    SQUARES = "squares"
    MIDDLE = "middle"


class Reward(Enum):
    """Reward for three in a row: a man of the other side, or the game.

    ``GIVEN``: a man out of the other's hand, nothing if that is empty.
    ``GIVEN_OR_REMOVES``: the same, but from the board if the hand is empty.
    """

    REMOVES = "removes"
    GIVEN = "given"
    GIVEN_OR_REMOVES = "given, else removes"
    WINS = "wins"


class Early(Enum):
    """Reward for three in a row while men are being placed.

    ``AS_EVER``: what they always earn. ``FIRST_REMOVES``: nothing then; once all men
    are placed each side removes one, whoever made the first (else the side that
    placed last) before the other.
    """

    AS_EVER = "as ever"
    FIRST_REMOVES = "the first to make one removes first when all are placed"


class Forbidden(Enum):
    """Sites on which no man may be placed."""

    NOWHERE = "nowhere"
    MIDDLE = "the middle of the board"


class Then(Enum):
    """Continuation after a player's men are all placed."""

    MOVES = "that player moves"
    TALLY = "the game is over, most captured men win"


class Jumps(Enum):
    """Jumps over adjacent men of another side, straight on.

    ``OVER``: one man, which stays. ``OVER_MANY``: one after another, no site twice;
    they stay. ``TAKES``: one after another, each is removed. ``MUST_TAKE``: as
    before, and where a jump is possible the player must, unless a mill can be formed.
    """

    NONE = "none"
    OVER = "over one"
    OVER_MANY = "over many"
    TAKES = "takes"
    MUST_TAKE = "must take"


class Shielded(Enum):
    """Men protected from a mill's removal."""

    IN_MILLS_IF_OTHERS = "in mills, while others stand free"
    NONE = "none"


class Remade(Enum):
    """Lines that a player's next move may not close, after a move (A5).

    ``FREELY``: nothing. ``AFTER_OTHER_MOVE``: the lines that the move broke.
    ``UNLESS_FORMED``: those, unless it formed a mill. ``IF_FORMED``: those, if it
    formed a mill. ``NOT_BACK``: if it broke a mill and formed one, the man that moved
    may not move back at all, but another may close the mill.
    """

    FREELY = "freely"
    UNLESS_FORMED = "not at once, unless the move that broke it formed another"
    AFTER_OTHER_MOVE = "not at once"
    IF_FORMED = "not at once, if the move that broke it formed another"
    NOT_BACK = "not by the man going back, if the move that broke it formed another"


class Flying(Enum):
    """Sides with the right to fly: to move to any empty site."""

    NOBODY = "nobody"
    AT_THREE = "a player with three men on the board and none in hand"
    EVERYBODY = "everybody"


class Blocked(Enum):
    """Consequence of having no legal turn.

    ``FREED``: the other side must open a way with a move of its own, one without a
    mill if there is one, and takes nothing for a mill.
    """

    LOSES = "loses"
    SKIPPED = "loses the turn"
    FREED = "is freed by the other side"


class FullBoard(Enum):
    """Score of a board without an empty site when all men are placed."""

    DRAWN = "drawn"
    BLOCKED = "as a blocked player"


class QuietDraw(Enum):
    """Start of counting turns without a removal towards a draw."""

    NEVER = "never"
    EITHER_AT_THREE = "either player has three men"
    BOTH_AT_THREE = "both players have three men"


class HomeRow(Enum):
    """Value of three in a row on the sites where one's own men began."""

    COUNTS = "counts"
    COUNTS_NOT = "does not count"


class LineTally(Enum):
    """Items that the score counts."""

    CAPTURED = "men captured"
    CAPTURED_AND_TRAPPED = "men captured, and twice the men of a blocked player"


UNSAID: Mapping[Law, str] = {
    Law.TURNS: Key("lines-unsaid-turns"),
    Law.PLACING: Key("lines-unsaid-placing"),
    Law.MOVING: Key("lines-unsaid-moving"),
    Law.MILL: Key("lines-unsaid-mill"),
    Law.ONE_REMOVAL: Key("lines-unsaid-one-removal"),
    Law.SHIELDED: Key("lines-unsaid-shielded"),
    Law.REMADE: Key("lines-unsaid-remade"),
    Law.JUMPING: Key("lines-unsaid-jumping"),
    Law.BLOCKED: Key("lines-unsaid-blocked"),
    Law.TIME: Key("lines-unsaid-time"),
    Law.END: Key("lines-unsaid-end"),
}
"""What goes without saying, by law; all that rulings cite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRecord:
    """Definition of a game on lines.

    Attributes
    ----------
    card
        What every record has.
    men
        Men of each side.
    setup
        The sites where each side's men begin; the other men are in hand.
    flights
        Greatest number of flights of a side in a game; 0: unlimited.
    loses_below
        A side with fewer men than this, hand included, has lost; 0: never.
    quiet_plies
        Number of turns (of both sides together) without a removal that draws, counted
        while the condition ``quiet_draw`` holds.
    repetitions
        Number of equal positions that draws; 0: never.
    seconds
        The time for a turn; 0: any.
    """

    card: Card
    men: int
    setup: tuple[tuple[str, ...], ...]
    lines: CountedLines
    reward: Reward
    early: Early
    forbidden: Forbidden
    then: Then
    shielded: Shielded
    remade: Remade
    jumps: Jumps
    flying: Flying
    flights: int
    blocked: Blocked
    loses_below: int
    full_board: FullBoard
    quiet_draw: QuietDraw
    quiet_plies: int
    home_row: HomeRow
    repetitions: int
    tally: LineTally
    seconds: float

    @property
    def lost(self) -> int:
        """Return the number of lost men that loses the game."""
        return self.men - self.loses_below + 1

    def __post_init__(self) -> None:
        self.card.check(UNSAID, self.__slots__)
        if len(self.setup) != self.card.players:
            raise DefinitionError(
                f"{self.card.id}: {self.card.players} sides need a set-up each"
            )
        if len({len(sites) for sites in self.setup}) != 1:
            raise DefinitionError(f"{self.card.id}: the sides begin with unequal men")
        if self.card.players != 2 and self.reward is not Reward.WINS:
            raise DefinitionError(
                f"{self.card.id}: whose man would {self.card.players} take?"
            )
        if len(self.setup[0]) > self.men:
            raise DefinitionError(f"{self.card.id}: more men set up than {self.men}")
        if (self.quiet_draw is QuietDraw.NEVER) is not (self.quiet_plies == 0):
            raise DefinitionError(
                f"{self.card.id}: quiet_plies is {self.quiet_plies}, "
                f"but quiet turns are counted {self.quiet_draw.value}"
            )


LINES = LineRecord(
    card=Card(
        id="lines",
        title=Key("lines-lines-title"),
        board="morabaraba",
        source="",
        says=UNSAID,
        rules=(),
        wording=Wording(piece="man"),
    ),
    men=3,
    setup=((), ()),
    lines=CountedLines.DRAWN,
    reward=Reward.REMOVES,
    early=Early.AS_EVER,
    forbidden=Forbidden.NOWHERE,
    then=Then.MOVES,
    shielded=Shielded.NONE,
    remade=Remade.FREELY,
    jumps=Jumps.NONE,
    flying=Flying.NOBODY,
    flights=0,
    blocked=Blocked.LOSES,
    loses_below=3,
    full_board=FullBoard.BLOCKED,
    quiet_draw=QuietDraw.NEVER,
    quiet_plies=0,
    home_row=HomeRow.COUNTS,
    repetitions=0,
    tally=LineTally.CAPTURED,
    seconds=0.0,
)
"""What games on lines ordinarily do; each says where it differs."""


def rows_of_three(
    board: Board, lines: CountedLines
) -> tuple[tuple[str, str, str], ...]:
    """Return the straight drawn runs of three neighbouring sites that count.

    Each run is in board order, and so are the runs.
    """
    plan = board.plan_mm
    order = {name: number for number, name in enumerate(board.names)}
    joined = {*board.segments, *((there, here) for here, there in board.segments)}
    found = set()
    for here, middle in joined:
        for start, there in joined:
            if start != middle or order[here] > order[there] or here == there:
                continue
            one = complex(*plan[middle]) - complex(*plan[here])
            two = complex(*plan[there]) - complex(*plan[middle])
            straight = abs(one / abs(one) - two / abs(two)) < 1e-9
            if straight and _counts(board, lines, (here, middle, there)):
                found.add((here, middle, there))
    return tuple(sorted(found, key=lambda row: [order[name] for name in row]))


def _counts(board: Board, lines: CountedLines, row: tuple[str, str, str]) -> bool:
    places = [board.plan_mm[name] for name in row]
    match lines:
        case CountedLines.DRAWN:
            return True
        case CountedLines.ORTHOGONAL:
            return any(len({place[axis] for place in places}) == 1 for axis in (0, 1))
        case CountedLines.SQUARES:
            return len({max(abs(x), abs(y)) for x, y in places}) == 1
        case CountedLines.MIDDLE:
            return places[1] == (0.0, 0.0)
