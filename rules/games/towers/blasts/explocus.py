"""Explocus: columns move as far as they are high, and burst where they are too high."""

from rules.core.wording import Wording
from rules.games.card import Card, values
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.towers.blasts.record import BlastRecord

EXPLOCUS = BlastRecord(
    card=Card(
        id="explocus",
        title="Explocus",
        wording=Wording(piece="man"),
        board="squares8",
        options={
            "size": {size: {"board": f"squares{size}"} for size in (8, 6, 10)},
            **values(rows=(2, 1, 3)),
        },
        source="MindSports, Classics, Explocus (Martin Medema)",
        says={
            Law.TURNS: "White begins; players move, and must move, in turn",
            Law.OWNING: (
                "a player must move one of his own pieces: a single man, a whole "
                "column, or the top man or the top two men of it"
            ),
            Law.MOVING: (
                "the move must be in a straight (orthogonal) direction, and exactly as "
                "far as the moving piece is high; the target square may be vacant or "
                "occupied by either player"
            ),
            Law.COLOUR: (
                "an opponent's man or column on which a piece lands, or that an "
                "explosion covers, immediately changes colour"
            ),
            Law.EXPLODING: (
                "a column that reaches or surpasses the capacity of its square, the "
                "number of its adjacent squares, explodes: its men are distributed, "
                "one on every adjacent square, while any remaining men stay"
            ),
            Law.END: "the object is to eliminate all the opponent's pieces",
        },
        silent=("board", "rows"),
        rules=flowing("""
Two players have single men of their colour on the two rows nearest to them, sixteen
each on a board of eight by eight squares. White begins; then the players move in turn,
and nobody may pass.

Men stand on men, and all men of a column are of one colour: that of the player who owns
it. In a turn a player moves one man, or the two or three topmost men of an own column:
straight along a row or a column of the board, exactly as many squares as men are
moved. They pass over whatever stands between, and land on an empty square, on an own
column or on one of the opponent's. If it is the opponent's, all its men become the
player's: they are exchanged, or turned over.

A square holds fewer men than it has squares straight beside it: three at most in the
middle, two at an edge, one in a corner. A column that is higher explodes: one of its
men goes to each square straight beside it, and any others stay. Columns of the
opponent's that get such a man become the player's. If they are then too high, they
explode in their turn, and so on until every column is low enough. Where several have to
explode the player chooses the order.

Whoever has no men left has lost. The turn is over as soon as that is so, whatever would
still have to explode."""),
        notes=(
            "The source shows the board and the first position in a picture only: "
            "eight by eight squares and two full rows a side are a guess. Six and ten "
            "squares a side, one and three rows are options.",
            "Men pass over whatever stands between, as in Focus, whose rules of "
            "movement the source names.",
            "As many men leave as there are squares beside; if there are more, the "
            "others stay.",
            "The order of the explosions makes a difference only where the opponent's "
            "last man is turned on the way: there the game ends at once. What would "
            "still have to explode may be left, or carried out.",
            "A turn is written without its explosions, as they follow. Only where the "
            "last board depends on their order are they written: 'c3-d3!d3!e3'.",
            "Whoever cannot move, though men are left, has lost: the source does not "
            "say, and it hardly ever happens.",
            "The source knows no draw, and nothing ends a game that is not won.",
        ),
    ),
)

GAMES = (EXPLOCUS,)
