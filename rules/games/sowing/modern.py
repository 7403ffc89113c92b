"""Sowing games that the book lacks and everyone knows: Oware and Kalah."""

from rules.games.kin import kin
from rules.games.law import Law
from rules.games.sowing.record import (
    SOWING,
    Again,
    SowingCapture,
    Stores,
    Stuck,
)

OWARE = kin(
    SOWING,
    id="oware",
    title="Oware (Abapa)",
    aliases=("awari", "awale", "awalé", "abapa", "oware abapa"),
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
            "if the last seed makes two or three in a house of the other side, they "
            "are won, and so the houses before it on that side; a capture of all that "
            "the other has wins nothing"
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
        "The sources solve or describe a family: what is played in tournaments is "
        "chosen. A grand slam takes nothing, and a position that comes back ends the "
        "game.",
    ),
    skips_lifted=True,
    capture=SowingCapture.SERIES,
    counts=(2, 3),
    only_theirs=True,
    spares_last=True,
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
        "What is left at the end belongs to the side on which it lies; the last seed "
        "takes nothing where the pit opposite is empty.",
        "Playing again is a turn of its own in the notation.",
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
