"""Sowing games that the book lacks and everyone knows: Oware and Kalah."""

from rules.games.kin import kin
from rules.games.law import Law
from rules.games.sowing.record import (
    SOWING,
    Again,
    GrandSlam,
    LastSeeds,
    SowingCapture,
    Stores,
    Stuck,
)

_TWOS_AND_THREES = (
    "if the last seed makes two or three in a house of the other side, they are won, "
    "and so the houses before it on that side"
)

OWARE = kin(
    SOWING,
    id="oware",
    title="Oware (Abapa)",
    aliases=("awari", "awale", "awalé", "abapa", "oware abapa"),
    options={
        "grand_slam": {
            "wins_nothing": {"grand_slam": GrandSlam.WINS_NOTHING},
            "wins": {
                "grand_slam": GrandSlam.WINS,
                "says": {
                    Law.CAPTURE: f"{_TWOS_AND_THREES}, even all that the other has"
                },
            },
            "forbidden": {
                "grand_slam": GrandSlam.FORBIDDEN,
                "says": {
                    Law.CAPTURE: (
                        f"{_TWOS_AND_THREES}; nobody may take all that the other has"
                    )
                },
            },
        },
        "repetition": {
            "own_side": {"splits_repeated": False},
            "split": {"splits_repeated": True},
        },
    },
    source=(
        'J. W. Romein and H. E. Bal, "Solving Awari with Parallel Retrograde '
        'Analysis", IEEE Computer 36(10), 2003; H. J. R. Murray, A History of '
        "Board-Games Other Than Chess, Oxford 1952 (wari)"
    ),
    says={
        Law.TURNS: "the players play in turn",
        Law.FILL: "four seeds lie in each of the twelve houses",
        Law.START: "a player lifts any own house that is not empty",
        Law.SOWING: (
            "one seed is dropped into each house counter-clockwise; the house lifted "
            "is left out"
        ),
        Law.RELAY: "the last seed lifts nothing",
        Law.STOP: "a turn is one lap",
        Law.CAPTURE: (
            f"{_TWOS_AND_THREES}; a capture of all that the other has wins nothing"
        ),
        Law.AGAIN: "a turn is one lap",
        Law.CLOSED: "all houses are in play",
        Law.END: (
            "a player whose opponent has no seeds must sow some there if possible; if "
            "not, each keeps the own side; more than half the seeds win at once; a "
            "position that comes back ends the game"
        ),
        Law.MATCH: "there are no rounds",
    },
    rules="""
Two players have six houses each, four seeds in every house, and a store.

In turn, a player lifts all seeds of an own house and drops one into each following
house, counter-clockwise. A lap that comes round leaves out the house that was lifted.

If the last seed makes two or three in one of the opponent's houses, the player takes
them, and so the houses before it, as long as they are the opponent's and hold two or
three. A turn that would so take all that the opponent has (a grand slam) is legal, but
takes nothing.

If the opponent has no seeds, the player must make a turn that gives some. If none does,
the game is over.

Who has 25 seeds wins at once. If a position comes back that stood since the last
capture, the game is over. Each then keeps the seeds of the own side. Who has more wins;
24 each is a draw.""",
    notes=(
        "Players differ on a grand slam and on a position that comes back. The option "
        "grand_slam lets it win all it takes, or forbids it: who has no other turn "
        "then has none, and the game is over. "
        "The option repetition shares what lies there; an odd seed is then nobody's.",
    ),
    skips_lifted=True,
    capture=SowingCapture.SERIES,
    counts=(2, 3),
    only_theirs=True,
    grand_slam=GrandSlam.WINS_NOTHING,
    stuck=Stuck.STARVED,
    quiet=0,
    ends_repeated=True,
    majority=True,
)

KALAH = kin(
    SOWING,
    id="kalah",
    title="Kalah",
    aliases=("kalaha", "mancala", "kalah 6 4"),
    options={
        "empty_captures": {
            False: {"wins_alone": False},
            True: {
                "wins_alone": True,
                "says": {
                    Law.CAPTURE: (
                        "a last seed in an empty own pit wins itself and what lies "
                        "opposite, itself alone if nothing does"
                    )
                },
            },
        },
        "capturing_seed": {
            "won": {"capture": SowingCapture.OPPOSITE_AND_LAST},
            "stays": {
                "capture": SowingCapture.OPPOSITE,
                "says": {
                    Law.CAPTURE: (
                        "a last seed in an empty own pit wins what lies opposite, and "
                        "stays there itself"
                    )
                },
            },
        },
        "last_seeds": {
            "owner": {"last_seeds": LastSeeds.OWNER},
            "finisher": {
                "last_seeds": LastSeeds.FINISHER,
                "says": {
                    Law.END: (
                        "when one side is empty, it takes what lies on the other's; "
                        "most seeds win"
                    )
                },
            },
            "nobody": {
                "last_seeds": LastSeeds.NOBODY,
                "says": {
                    Law.END: (
                        "when one side is empty, what lies on the other is nobody's; "
                        "most seeds win"
                    )
                },
            },
        },
    },
    source=(
        'G. Irving, J. Donkers and J. Uiterwijk, "Solving Kalah", ICGA Journal 23(3), '
        "2000, after W. J. Champion's game of 1940"
    ),
    says={
        Law.TURNS: "the players play in turn",
        Law.FILL: "four seeds lie in each of the twelve pits",
        Law.START: "a player lifts any own pit that is not empty",
        Law.SOWING: (
            "one seed is dropped into each pit counter-clockwise and into the own "
            "store, not into the other's"
        ),
        Law.RELAY: "the last seed lifts nothing",
        Law.STOP: "a turn is one lap",
        Law.CAPTURE: (
            "a last seed in an empty own pit wins itself and what lies opposite, if "
            "anything does"
        ),
        Law.AGAIN: "a last seed in the own store gives another turn",
        Law.CLOSED: "all pits are in play",
        Law.END: (
            "when one side is empty, the other keeps what lies on its own; most seeds "
            "win"
        ),
        Law.MATCH: "there are no rounds",
    },
    rules="""
Two players have six pits each, four seeds in every pit, and a store at their right.

In turn, a player lifts all seeds of an own pit and drops one into each following pit,
counter-clockwise, and into the own store; the other's store is left out.

If the last seed falls into the own store, the player plays again. If it falls into an
own pit that was empty, and seeds lie in the pit opposite, the player takes both into
the own store.

The game is over when one side is empty. The other keeps the seeds on its side. Who has
more wins.""",
    notes=(
        "Playing again is a turn of its own in the notation.",
        "Players differ on three things, which are options: empty_captures wins the "
        "last seed in an own empty pit also where nothing lies opposite; "
        "capturing_seed stays lets it lie "
        "in its pit; last_seeds gives what lies in the pits at the end to the side "
        "that has none there (finisher), or to nobody.",
    ),
    stores=Stores.SOWN,
    capture=SowingCapture.OPPOSITE_AND_LAST,
    again=Again.OWN_STORE,
    stuck=Stuck.EMPTY_ENDS,
    quiet=0,
)

GAMES = (
    OWARE,
    KALAH,
)
