"""Trio Trio: two rows of three on a board that stones enter from outside."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.trio.record import TrioRecord

TRIO_TRIO = TrioRecord(
    card=Card(
        id="trio_trio",
        title="Trio Trio",
        wording=Wording(line="trio", piece="stone"),
        aliases=("triotrio", "double trio"),
        board="trio",
        source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Trio Trio",
        says={
            Law.TURNS: (
                "the players take turns, and each moves or places a stone of their own"
            ),
            Law.STONES: (
                "(unsaid there) a pit holds one stone, and no stone leaves the board"
            ),
            Law.SET_UP: (
                "at first the players place stones on the outer pits in turn, six "
                "each; only then do stones move"
            ),
            Law.THREE_STONES: (
                "at no time may more than three stones, of whatever colour, lie on the "
                "outer pits of one side of the board"
            ),
            Law.JUMPING: (
                "a stone jumps from an outer pit straight inward, over all stones that "
                "lie in an unbroken row before it, to the next free inner pit"
            ),
            Law.PULL: (
                "an inner stone moves straight, not diagonally, to a free inner pit "
                "next to it, and with that, if one likes, a stone from the reserve "
                "comes to a free outer pit"
            ),
            Law.RESERVE: "a stone from the reserve comes to a free outer pit",
            Law.PARADE: "a stone moves from one outer pit to another free outer pit",
            Law.TRIO: (
                "the game ends when a player has two Trios, three stones in a straight "
                "row each and none in both"
            ),
            Law.BLOCKED: (
                "(silent; our reading) whoever has no legal turn loses the turn"
            ),
        },
        silent=("stones", "blocked"),
        rules=flowing("""
Two players have twelve stones each. The board has an inner field of five by five pits
and, along each of its four sides, a row of five outer pits. It is empty at first.

Three-stones rule: at no time, the set-up included, may more than three stones lie on
the outer pits of one side of the board, whatever their colours.

Set-up: in turn, each player places one stone on a free outer pit, until both have
placed six. The other six are each player's reserve.

Then, in turn, each player does one of four things.
  Jump: a stone on an outer pit jumps straight inward, along the row or column that its
pit belongs to, to the first free pit of the inner field. It jumps over all stones on
the way, of either colour; there may be none. In a full row no jump is possible.
  Pull: a stone in the inner field moves to a free pit next to it, across or along, not
diagonally. In the same turn the player may also place a stone from the reserve on a
free outer pit.
  New stone: a stone from the reserve is placed on a free outer pit.
  Parade: a stone moves from one outer pit to any other free outer pit.

No stone is ever taken. A stone that has come into the inner field stays inside.

Three of one's stones on three neighbouring pits of a row or column of the inner field
are a Trio. Whoever first has two Trios standing, with no stone that belongs to both,
wins.

A player who can do nothing loses the turn; if neither can, the game is drawn."""),
        notes=(
            "Placing a reserve stone after a pull is optional ('may be placed').",
            "Both Trios must stand at the same time: six stones, none shared.",
            "A jump over no stone lands on the first inner pit, if that is free.",
            "A pull stays within the inner field; no move leads back out of it.",
            "A parade along one side of the board is legal though three stones lie "
            "there.",
            "The second Trio wins whichever of the four things completed it.",
            "A player without a legal turn loses the turn; both: a draw (silent).",
        ),
    ),
    stones=12,
    set_up=6,
    most_a_side=3,
    trio=3,
    trios_to_win=2,
)

GAMES = (TRIO_TRIO,)
