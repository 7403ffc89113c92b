"""Gonnect: stones are surrounded as in Go, and a chain from side to side wins."""

from rules.core.labels import Labelling
from rules.core.wording import Wording
from rules.games.card import Card, values
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord

GONNECT = PlacingRecord(
    card=Card(
        id="gonnect",
        title="Gonnect",
        wording=Wording(piece="stone"),
        board="go13",
        labelling=Labelling.WITHOUT_I,
        options={
            "size": {size: {"board": f"go{size}"} for size in (13, 9, 15, 19)},
            **values(pie=(False, True)),
        },
        source="MindSports, Classics, Gonnect (João Pedro Neto, 2000)",
        says={
            Law.TURNS: (
                "the rules of Go apply: black begins, and each in turn places a stone; "
                "players may not pass"
            ),
            Law.PLACING: (
                "a stone is placed on an empty point; suicide is illegal, as in Go, "
                "and no board may come again"
            ),
            Law.CAPTURE: "as in Go, chains that have no liberty any more are taken off",
            Law.END: (
                "whoever first joins two opposite sides of the board by a chain of "
                "orthogonally connected stones wins, and so does whoever leaves the "
                "opponent without a valid move"
            ),
        },
        silent=("board",),
        rules=flowing("""
Two players put stones of their colour on the points of a board of lines, which is empty
at first. Black begins; then each in turn puts one stone on an empty point. Nobody may
pass. Where the pie rule is agreed upon, the second player may exchange places in place
of the first turn: whoever had black then goes on with white. On a board that was laid
out this can still be done while no white stone lies there.

Stones of one colour that lie straight beside each other are a chain, and the empty
points straight beside a chain are its liberties. Whoever takes the last liberty of the
opponent's chain takes all its stones off the board. A stone must not be put where its
chain would have no liberty, unless it captures, nor so that a board comes again which
has stood before.

Whoever first joins two opposite sides of the board by a chain wins: left and right, or
top and bottom, whichever come first. Whoever cannot put a stone has lost."""),
        notes=(
            "The source does not say how large the board is: thirteen lines each way, "
            "or, as an option, nine, fifteen or nineteen.",
            "The source has the pie rule ('White may choose as his first move to "
            "exchange places with Black') and leaves it to the players: 'if two "
            "players decide to use a pie'. So it is an option, off unless it is "
            "chosen.",
            "Of the several ways to forbid an endless game one is chosen: no board may "
            "come again, whoever is to move. A board that was laid out, or let stand, "
            "has stood there as others have.",
            "Who exchanges places says so: nothing changes on the board.",
        ),
    ),
    colours=("black", "white"),
    capture=PlacingCapture.SURROUNDED,
    goal=PlacingGoal.CONNECTION,
)

GAMES = (GONNECT,)
