"""Mabambo: jumping over one's own stones to beat what lies behind them."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin
from rules.games.law import Law
from rules.games.trio.record import MabamboRecord, NextStarter, TrioTie

ALQUERQUE = (
    ("b2", "c2", "d2", "e2", "f2", "b3", "c3", "d3", "e3", "f3", "b4", "c4"),
    ("b6", "c6", "d6", "e6", "f6", "b5", "c5", "d5", "e5", "f5", "e4", "f4"),
)
"""Two rows each and two pits each of the middle row, the starter's stones first."""

CHECKERBOARD = (
    ("b6", "d6", "f6", "c5", "e5", "b4", "f4", "c3", "e3", "b2", "d2", "f2"),
    ("c6", "e6", "b5", "d5", "f5", "c4", "e4", "b3", "d3", "f3", "c2", "e2"),
)
"""All pits but the middle one in two colours, the starter's stones first."""

MABAMBO = MabamboRecord(
    card=Card(
        id="mabambo",
        title="Mabambo",
        wording=Wording(line="trio", piece="stone"),
        aliases=("mabambo with single jumps",),
        board="trio",
        options={"setup": {"alquerque": {}, "checkerboard": {}}},
        source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo",
        says={
            Law.TURNS: "(unsaid there) the players take turns, one stone a turn",
            Law.STONES: (
                "each player has thirteen stones, one of them for the exchange; "
                "(unsaid there) a pit holds one"
            ),
            Law.EXCHANGE: (
                "at first the starter, then the other player takes one enemy stone off "
                "and puts the thirteenth of the own stones into its pit"
            ),
            Law.SHIELDED: (
                "the thirteenth stone of the starter cannot be taken in the exchange"
            ),
            Law.STRAIGHT: (
                "one moves only one's own stones, across or along, never diagonally; "
                "own stones can be jumped, the opponent's cannot"
            ),
            Law.PULL: "a stone moves to a free pit next to it",
            Law.JUMPING: (
                "a stone jumps over at least one stone of its colour to the next pit "
                "behind, if that is free"
            ),
            Law.BEAT: (
                "an enemy stone is beaten by jumping over at least one own stone into "
                "its pit, and goes into one of the beater's collecting pits"
            ),
            Law.LONG_JUMP: "a stone jumps once; only the variant knows more",
            Law.END: (
                "whoever first captures ten stones, or leaves the opponent without a "
                "legal move, wins; with four stones each in play the game is drawn"
            ),
        },
        silent=("turns", "set_ups"),
        rules=flowing("""
Two players have thirteen stones each. Only the inner field of five by five pits is
played on. Twelve stones of each player begin there, the starter's on the two rows
nearest to south and on the two pits at the left of the middle row, the other player's
on the two rows nearest to north and on the two pits at its right; the centre is empty.
(Or, if so agreed, both colours alternate like the fields of a chessboard, the centre
empty, the starter's stones in the corners.) The thirteenth stone of each is in hand.
Ten outer pits each serve to collect captured stones; what lies in them is out of play.

Who starts: one player hides a stone in one hand; if the other guesses the hand, the
other starts.

Exchange: in the first turn of the game the starter takes any stone of the opponent's as
captured and puts the own thirteenth stone into its pit. Then the opponent does the
same, but may not take the stone that the starter has just put down.

From then on, in turn, each player moves one own stone, across or along, never
diagonally, in one of three ways.
  Pull: to a free pit next to it.
  Jump: straight over one or more of one's own stones that lie in an unbroken row next
to it, to the pit right behind them, if that is free.
  Beat: the same jump, but where an enemy stone lies right behind one's own; that stone
is captured, and one's own takes its pit.
  Enemy stones are never jumped, and a stone beats only where it lands.

Whoever first has captured ten stones wins, and so does whoever leaves the opponent
without a legal move. When each player has only four stones in play, the game is drawn.

The winner counts as many points as the opponent has empty collecting pits: ten, less
the stones that the loser has captured. A tournament has three games; the loser of one
chooses who starts the next; most points win, and if they are equal, whoever won two
games."""),
        notes=(
            "The picture of the start is missing. Set up like Alquerque: two rows each "
            "and two pits each of the middle row, the centre empty; the option 'setup' "
            "offers a checkerboard without the centre.",
            "A jump or a beat passes over at least one own stone and lands right "
            "behind the unbroken row of them.",
            "The stone taken in the exchange counts as captured.",
            "Stones in play are those on the board and in hand.",
            "A drawn game scores nothing.",
        ),
    ),
    stones=13,
    set_ups={"alquerque": ALQUERQUE, "checkerboard": CHECKERBOARD},
    jumps=1,
    captured_to_win=10,
    drawn_at=4,
    match_games=3,
    next_starter=NextStarter.LOSER_CHOOSES,
    match_tie=TrioTie.TWO_WINS,
)

MABAMBO_LONG_JUMP = kin(
    MABAMBO,
    id="mabambo_long_jump",
    title="Mabambo with long jumps",
    aliases=("long-jump mabambo", "mabambo long-jump variant"),
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo, long-jump "
        "variant"
    ),
    says={
        Law.LONG_JUMP: (
            "after a first jump into a free pit the stone can make another jump at "
            "once, into a free pit or onto an enemy stone"
        ),
    },
    rules="""
Two players have thirteen stones each. Only the inner field of five by five pits is
played on. Twelve stones of each player begin there, the starter's on the two rows
nearest to south and on the two pits at the left of the middle row, the other player's
on the two rows nearest to north and on the two pits at its right; the centre is empty.
(Or, if so agreed, both colours alternate like the fields of a chessboard, the centre
empty, the starter's stones in the corners.) The thirteenth stone of each is in hand.
Ten outer pits each serve to collect captured stones; what lies in them is out of play.

Who starts: one player hides a stone in one hand; if the other guesses the hand, the
other starts.

Exchange: in the first turn of the game the starter takes any stone of the opponent's as
captured and puts the own thirteenth stone into its pit. Then the opponent does the
same, but may not take the stone that the starter has just put down.

From then on, in turn, each player moves one own stone, across or along, never
diagonally, in one of four ways.
  Pull: to a free pit next to it.
  Jump: straight over one or more of one's own stones that lie in an unbroken row next
to it, to the pit right behind them, if that is free.
  Beat: the same jump, but where an enemy stone lies right behind one's own; that stone
is captured, and one's own takes its pit.
  Long jump: after a jump into a free pit the same stone may make one more jump at once,
in any straight direction; this second one may end in a free pit or beat.
  Enemy stones are never jumped, and a stone beats only where it lands; with a beat the
turn is over.

Whoever first has captured ten stones wins, and so does whoever leaves the opponent
without a legal move. When each player has only four stones in play, the game is drawn.

The winner counts as many points as the opponent has empty collecting pits: ten, less
the stones that the loser has captured. A tournament has three games; the loser of one
chooses who starts the next; most points win, and if they are equal, whoever won two
games.""",
    notes=(
        "The picture of the start is missing. Set up like Alquerque: two rows each and "
        "two pits each of the middle row, the centre empty; the option 'setup' offers "
        "a checkerboard without the centre.",
        "A jump or a beat passes over at least one own stone and lands right behind "
        "the unbroken row of them.",
        "Exactly one more jump may follow the first; never one after a pull or a beat.",
        "A stone that jumps back to where it began has not moved: that is no turn.",
        "Ways of one stone to the same pit are one turn; the shortest is written.",
        "The stone taken in the exchange counts as captured.",
        "Stones in play are those on the board and in hand.",
        "A drawn game scores nothing.",
    ),
    jumps=2,
)

GAMES = (MABAMBO, MABAMBO_LONG_JUMP)
