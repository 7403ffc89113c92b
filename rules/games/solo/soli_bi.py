"""Soli-Bi: stones of alternating colours all round the board, for one player."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin
from rules.games.law import Law
from rules.games.solo.record import (
    Comparison,
    NextPit,
    Opener,
    SoloRecord,
)

SOLI_BI = SoloRecord(
    card=Card(
        id="soli_bi",
        title="Soli-Bi",
        wording=Wording(line="trio", piece="stone"),
        aliases=("solibi",),
        board="trio",
        players=1,
        source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi",
        says={
            Law.START: (
                "the inner pits are filled in a checkered pattern, and the 26th stone "
                "is placed in any outer pit to start with"
            ),
            Law.STONES: (
                "all stones but the 26th begin inside; (unsaid there) a pit holds one"
            ),
            Law.ROW: (
                "the next stone is taken from the row or column that the pit of the "
                "Soli stone, the one placed last, points at"
            ),
            Law.COLOUR: (
                "after a white Soli stone the next stone is black, after a black one "
                "white"
            ),
            Law.REFILL: (
                "the pit of the stone that was taken must be filled with a stone from "
                "straight beside it, of whatever colour"
            ),
            Law.PLACE: (
                "the stone that was taken is placed next to the Soli stone, "
                "counter-clockwise, and becomes the new Soli stone"
            ),
            Law.ALTERNATE: (
                "no two stones of one colour may lie next to each other outside"
            ),
            Law.END: (
                "the game ends when all twenty outer pits are filled, or no stone can "
                "legally be taken"
            ),
        },
        silent=("in_hand", "stones"),
        rules=flowing("""
One player has 26 stones, thirteen of each of two colours. The board has an inner field
of five by five pits and, along each of its four sides, a row of five outer pits, each
of which points at the row or column before it. All 25 inner pits are filled at first,
the two colours in a checkered pattern; the 26th stone, of the colour of which there are
fewer inside, is in hand.

The first turn places that stone in any outer pit. From then on the stone placed last is
called the Soli stone, and every turn goes like this.

Take a stone of the other colour than the Soli stone's from the row or column that the
Soli stone's pit points at. Place it in the next outer pit, counter-clockwise as seen
from above. Fill the inner pit that has become empty with a stone from a pit straight
beside it (not diagonally), of either colour. A stone that has no stone beside it to
fill its pit may not be taken.

The stone just placed is the new Soli stone. Stones outside are not moved again, and
their colours alternate all the way round.

The game is won when all twenty outer pits are filled. It is over, too, when there is no
legal turn. The score is the number of stones outside.

A tournament compares the scores of several players; the first stone of each game is
placed by another player than the one who plays on."""),
        notes=(
            "A checkered pattern holds thirteen stones of one colour and twelve of the "
            "other; the 26th has the colour with fewer.",
            "Filling the pit is compulsory: a stone that nothing can replace is not "
            "taken.",
            "The stone may be placed before or after the pit is filled; it is one "
            "turn.",
            "Two turns that take different stones can leave the same board; both are "
            "legal, and nothing depends on which it was.",
            "The score is the number of stones outside, the first included.",
        ),
    ),
    player="solo",
    in_hand=(0, 1),
    next_pit=NextPit.COUNTER_CLOCKWISE,
    match_won_by=Comparison.MOST_PLACED,
    match_opener=Opener.ANOTHER_PLAYER,
)

SOLI_BI_FREE = kin(
    SOLI_BI,
    id="soli_bi_free",
    title="Soli-Bi, any outer pit",
    aliases=("soli-bi levels 1-5", "soli-bi with free placement"),
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi, variant "
        "for levels 1-5"
    ),
    says={
        Law.PLACE: "the stone that was taken can be placed in any outer pit",
    },
    rules="""
One player has 26 stones, thirteen of each of two colours. The board has an inner field
of five by five pits and, along each of its four sides, a row of five outer pits, each
of which points at the row or column before it. All 25 inner pits are filled at first,
the two colours in a checkered pattern; the 26th stone, of the colour of which there are
fewer inside, is in hand.

The first turn places that stone in any outer pit. From then on the stone placed last is
called the Soli stone, and every turn goes like this.

Take a stone of the other colour than the Soli stone's from the row or column that the
Soli stone's pit points at. Place it in any free outer pit that has no stone of the same
colour next to it; round a corner the last pit of one side and the first of the other
are next to each other. Fill the inner pit that has become empty with a stone from a pit
straight beside it (not diagonally), of either colour. A stone that has no stone beside
it to fill its pit may not be taken.

The stone just placed is the new Soli stone. Stones outside are not moved again.

The game is won when all twenty outer pits are filled. It is over, too, when there is no
legal turn. The score is the number of stones outside.

A tournament compares the scores of several players; the first stone of each game is
placed by another player than the one who plays on.""",
    notes=(
        "A checkered pattern holds thirteen stones of one colour and twelve of the "
        "other; the 26th has the colour with fewer.",
        "Filling the pit is compulsory: a stone that nothing can replace is not taken.",
        "The stone may be placed before or after the pit is filled; it is one turn.",
        "That no two stones of one colour lie next to each other holds here too, "
        "wherever the stone is placed.",
        "The rulebook numbers levels 1 to 5 without telling them apart.",
        "Two turns that take different stones can leave the same board; both are "
        "legal, and nothing depends on which it was.",
        "The score is the number of stones outside, the first included.",
    ),
    next_pit=NextPit.ANYWHERE,
)

GAMES = (SOLI_BI, SOLI_BI_FREE)
