"""Croda: draughts whose men capture straight and step forward, also diagonally."""

from rules.core.wording import Wording
from rules.games.captures.record import CaptureRecord, ChainCapture, ChainLength
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law

CRODA = CaptureRecord(
    card=Card(
        id="croda",
        title="Croda",
        wording=Wording(piece="man"),
        board="squares8",
        source="MindSports, Classics, Croda (Ljuban Dedic)",
        says={
            Law.TURNS: "White begins; the players move, and must move, in turn",
            Law.MOVING: (
                "a man moves one square forward, straight or diagonally, to an empty "
                "square; a king moves any number of free squares along a rank or file"
            ),
            Law.CAPTURE: (
                "whoever can capture must; all captures are along ranks and files: a "
                "man jumps over an enemy piece beside it to the empty square beyond, "
                "forward, sideways or backward; a king jumps from any distance and "
                "lands on any free square beyond"
            ),
            Law.TAKING: (
                "the captured pieces are taken off when the whole chain is done, and "
                "not before"
            ),
            Law.CHAIN: (
                "the chain that takes the most pieces must be played to its end; it "
                "takes no piece twice and never turns straight back, but may visit a "
                "square again"
            ),
            Law.CROWNING: (
                "a man that ends its move on the opponent's back rank becomes a king; "
                "one that only passes it in a chain does not; kings go straight and "
                "never diagonally"
            ),
            Law.END: (
                "a player who has no legal move loses; the game is drawn by agreement "
                "or when a position is there three times"
            ),
        },
        rules=flowing("""
Two players have twenty-four men each on a board of eight by eight squares. At first
they fill the three rows nearest to each player. White, at south, moves first; then
the players move, and must move, in turn.

A man moves one square forward, straight or diagonally, to an empty square. It
captures only straight: it jumps over an enemy piece on the square before, beside or
behind it to the square beyond, which must be empty. A man that ends its move on the
row farthest away becomes a king: a second man is put on it, or it is turned over. A
man that only passes that row in a chain of captures stays a man.

A king moves any number of free squares straight along its row or column. It captures
an enemy piece at any distance by jumping over it, if what lies between is free, to
any free square beyond.

Whoever can capture must, and goes on capturing with the same piece while it can, but
never turns straight back. Of all possible chains one that takes the most pieces must
be played; a king counts as one piece. The captured pieces are taken off when the
chain is done. Until then they stand in the way, and none is jumped over twice; an
empty square may be visited again.

Whoever has no move has lost: with no piece left, or with all of them blocked. The
game is drawn by agreement, or when the same position with the same side to move is
there for the third time."""),
        notes=(
            "The first position is known from other descriptions: the source shows it "
            "in a picture only.",
            "Another description lets men step sideways; the source says that the "
            "diagonal step replaces that.",
            "Nobody can turn straight back in a chain: the piece that was jumped over "
            "still stands there, and none is captured twice.",
            "A camera cannot always tell whether a man is crowned. A man that has come "
            "to the farthest rank is a king, whether it was crowned or not.",
        ),
    ),
    set_up=("22222222",) * 3 + ("........",) * 2 + ("11111111",) * 3,
    steps=((-1, 1), (0, 1), (1, 1)),
    capture=ChainCapture.LEAP,
    chain=ChainLength.LONGEST,
    is_crowned=True,
    is_drawn_by_threes=True,
)

GAMES = (CRODA,)
