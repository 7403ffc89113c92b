"""Topics of the laws that rulings cite."""

from enum import Enum


class Law(Enum):
    """Topic of a law."""

    # every game
    TURNS = "turns"
    END = "end"
    TIME = "time"
    BLOCKED = "blocked"

    # chips on points
    PLACING = "placing"
    MOVING = "moving"
    JUMPING = "jumping"
    MILL = "mill"
    ONE_REMOVAL = "one removal"
    SHIELDED = "shielded"
    REMADE = "remade"

    # pieces on squares
    GROUP = "group"
    SHOOTING = "shooting"

    # chips on chips
    HEIGHT = "height"
    REPLAYED = "replayed"
    PHASES = "phases"
    FLYING = "flying"
    SECOND = "second priority"
    OWNING = "owning"
    EXPLODING = "exploding"

    # seeds
    FILL = "fill"
    START = "start"
    SOWING = "sowing"
    RELAY = "relay"
    STOP = "stop"
    CAPTURE = "capture"
    AGAIN = "again"
    CLOSED = "closed"

    # stones in pits
    STONES = "stones"
    SET_UP = "set-up"
    THREE_STONES = "three-stones rule"
    PULL = "pull"
    RESERVE = "reserve"
    PARADE = "parade"
    TRIO = "trio"
    EXCHANGE = "exchange"
    STRAIGHT = "straight"
    BEAT = "beat"
    LONG_JUMP = "long jump"
    ROW = "row"
    COLOUR = "colour"
    REFILL = "refill"
    PLACE = "place"
    ALTERNATE = "alternate"

    # chips to be taken away
    COVERED = "covered"
    TAKING = "taking"
    PASSING = "passing"
    LAST = "last"

    # chains of captures
    CHAIN = "chain"
    CROWNING = "crowning"

    # pieces with kinds
    CHECK = "check"
    CASTLING = "castling"
    RIVER = "river"

    # several rounds
    MATCH = "match"
    NEXT_ROUND = "next round"
