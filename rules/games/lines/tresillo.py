"""Tresillo: twelve chips each; three in a row, a Tresillo, earn a chip."""

from rules.core.wording import Wording
from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    FullBoard,
    LineTally,
    Reward,
    Then,
)

BOARD = """
Two players have twelve chips each. The board is three squares, one inside another,
joined at the middles of their sides and at their corners: 24 spots, 20 straight lines
of three. The middle of the board is not used."""

OVER_WHEN_COVERED = """
The game is over when all spots are covered, or when the player whose turn it is has no
chip left to play. Whoever holds more of the other player's chips has won; with equally
many it is a draw."""


TRESILLO_STAY = kin(
    LINES,
    id="tresillo_stay",
    title="Stay",
    aliases=("stay (beginners)", "tresillo for beginners"),
    wording=Wording(line="Tresillo"),
    source="HTJB International Mind Games, Stay",
    says={
        Law.TURNS: "players alternate, each placing one chip",
        Law.PLACING: "a chip is placed on an open spot on the board",
        Law.MOVING: "the game is one of placing: no chip moves",
        Law.MILL: (
            "three chips in a row, level, upright or diagonal, are a Tresillo, and the "
            "other player gives whoever achieves it an un-played chip"
        ),
        Law.ONE_REMOVAL: "a Tresillo earns one un-played chip",
        Law.END: (
            "the game is over when all spots are covered or a player has no chip to "
            "play, and whoever holds more of the other's chips has won"
        ),
    },
    rules=text(
        BOARD,
        """
In turn, each player puts one chip on an open spot. Chips on the board stay where they
are: nothing moves, and nothing is taken off.

Three of one's chips on a line, level, upright or diagonal, are a Tresillo. Whoever
achieves one is given a chip by the other player, out of those not yet played, and keeps
it: it is not played. One chip is given, even when a chip completes two lines at once.
Who has no chip left in hand gives none.""",
        OVER_WHEN_COVERED,
    ),
    notes=(
        "Lines are the drawn ones, the four corner diagonals included: 20 lines.",
        "A chip that was won is kept, not played: the aim is to collect chips.",
        "One chip is given, however many lines a chip completes (silent).",
        "Who has no un-played chip gives nothing (silent).",
        "A player without a chip ends the game when that player's turn comes.",
    ),
    men=12,
    reward=Reward.GIVEN,
    then=Then.TALLY,
    loses_below=0,
    full_board=FullBoard.DRAWN,
)

TRESILLO_PLUCK = kin(
    TRESILLO_STAY,
    id="tresillo_pluck",
    title="Pluck",
    source="HTJB International Mind Games, Pluck",
    says={
        Law.MILL: (
            "three chips in a row, level, upright or diagonal, are a Tresillo, and "
            "whoever achieves it removes one of the opponent's played chips"
        ),
        Law.ONE_REMOVAL: "a Tresillo removes one of the opponent's played chips",
    },
    silent=("shielded",),
    rules=text(
        BOARD,
        """
In turn, each player puts one chip on an open spot. Chips do not move.

Three of one's chips on a line, level, upright or diagonal, are a Tresillo. Whoever
achieves one takes one of the other player's chips off the board and keeps it. Any of
them may be taken, also one that stands in a Tresillo itself. One chip is taken, even
when a chip completes two lines at once. A line that was broken so may be completed
again, and earns a chip again.

The game is over when all spots are covered, or when the player whose turn it is has no
chip left to play: that is, after twelve turns each. Whoever holds more of the other
player's chips has won; with equally many it is a draw.""",
    ),
    notes=(
        "Lines are the drawn ones, the four corner diagonals included: 20 lines.",
        "A chip in a Tresillo is not protected; the entry does not say that it is.",
        "One chip is taken, however many lines a chip completes (silent).",
        "The removal is compulsory; there is no pass.",
    ),
    reward=Reward.REMOVES,
)

TRESILLO_CONQUER = kin(
    TRESILLO_PLUCK,
    id="tresillo_conquer",
    title="Conquer",
    aliases=("tresillo", "tresillo proper", "tresillo 3 way", "three way", "3 way"),
    source="HTJB International Mind Games, Conquer (Tresillo Proper)",
    says={
        Law.TURNS: "players alternate, each playing one chip",
        Law.PLACING: (
            "a chip is placed on an open spot, and play goes on from the board after "
            "all chips are played"
        ),
        Law.MOVING: "a chip moves to an open adjacent spot",
        Law.JUMPING: "there is no jumping",
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the winner is the player who leaves the opponent no move, or who has "
            "removed ten of the opponent's chips"
        ),
    },
    silent=(
        "shielded",
        "remade",
        "full_board",
        "quiet_draw",
        "quiet_plies",
        "repetitions",
    ),
    rules=text(
        BOARD,
        """
First the chips are placed: in turn, each player puts one chip on an open spot. When all
are played, a turn moves one chip along a line to the next spot, if that is open. There
is no jumping and no flying.

Three of one's chips on a line, level, upright or diagonal, are a Tresillo. Whoever
achieves one, by placing or by moving, takes one of the other player's chips off the
board and keeps it. Any of them may be taken, also one that stands in a Tresillo itself.
One chip is taken, even when two lines are completed at once. A Tresillo may be opened
and closed again as often as one likes.

Whoever is reduced to two chips, ten having been taken, loses, and so does a player who
cannot move. When the board is full after the placing it is a draw.

For a longer contest, play until a player has 30 points, and take turns at beginning.
After each game a player scores a point for each chip taken; whoever has blocked the
other scores two more for each of that player's chips on the board.""",
    ),
    notes=(
        "Lines are the drawn ones, the four corner diagonals included: 20 lines.",
        "A chip in a Tresillo is not protected; the entry does not say that it is.",
        "A Tresillo may be remade at once; the entry does not mention it.",
        "One chip is taken, however many lines are completed (silent).",
        "A board full after the placing blocks both sides, so it is a draw (silent).",
        "Chips in hand count: nobody loses by having two chips while placing.",
        "Trapped chips, two points each, are the chips of a player who is blocked; "
        "both players count the chips that they have taken.",
    ),
    then=Then.MOVES,
    loses_below=3,
    tally=LineTally.CAPTURED_AND_TRAPPED,
)

TRESILLO_CONQUER_ALT = kin(
    TRESILLO_CONQUER,
    id="tresillo_conquer_alt",
    title="Conquer, Alternative Play",
    aliases=("tresillo alternative play", "tresillo conquer alternative"),
    source="HTJB International Mind Games, Conquer, Alternative Play",
    says={
        Law.MILL: (
            "whoever achieves a Tresillo is given an un-played chip by the opponent, "
            "and removes one from the board only if there is none to give"
        ),
        Law.ONE_REMOVAL: "a Tresillo earns one chip",
        Law.END: (
            "the winner is the player who leaves the opponent no move, or two chips"
        ),
    },
    rules=text(
        BOARD,
        """
First the chips are placed: in turn, each player puts one chip on an open spot. A player
whose chips are all played moves: one chip along a line to the next spot, if that is
open. There is no jumping and no flying.

Three of one's chips on a line, level, upright or diagonal, are a Tresillo. Whoever
achieves one, by placing or by moving, is given a chip by the other player, out of those
not yet played, and keeps it: it is not played. If the other player has none to give,
the chip is taken off the board, and any may be taken, also one that stands in a
Tresillo itself. One chip is earned, even when two lines are completed at once. A
Tresillo may be opened and closed again as often as one likes.

Whoever is reduced to two chips, ten having been given or taken, loses, and so does a
player who cannot move. When the board is full after the placing it is a draw.

For a longer contest, play until a player has 30 points, and take turns at beginning.
After each game a player scores a point for each chip given or taken; whoever has
blocked the other scores two more for each of that player's chips on the board.""",
    ),
    notes=(
        "Lines are the drawn ones, the four corner diagonals included: 20 lines.",
        "Chips that were given count among the ten, and are not played.",
        "A player who has given chips away is done with placing earlier, and then "
        "moves, while the other still places.",
        "A chip in a Tresillo is not protected; the entry does not say that it is.",
        "A Tresillo may be remade at once; the entry does not mention it.",
        "One chip is earned, however many lines are completed (silent).",
        "A board full after the placing blocks both sides, so it is a draw (silent).",
        "Trapped chips, two points each, are the chips of a player who is blocked; "
        "both players count the chips that they hold.",
    ),
    reward=Reward.GIVEN_OR_REMOVES,
)

TRESILLO_RAPIDO = kin(
    TRESILLO_PLUCK,
    id="tresillo_rapido",
    title="Rapido",
    options={"play": {"pluck": {}, "stay": {"reward": Reward.GIVEN}}},
    source="HTJB International Mind Games, Rapido",
    says={
        Law.TURNS: "as in Pluck and Stay, players alternate, each placing one chip",
        Law.PLACING: "as in Pluck and Stay, a chip is placed on an open spot",
        Law.MOVING: "as in Pluck and Stay, no chip moves",
        Law.MILL: (
            "as in Pluck a Tresillo removes one of the opponent's played chips, as in "
            "Stay the opponent gives an un-played one"
        ),
        Law.ONE_REMOVAL: "as in Pluck and Stay, a Tresillo earns one chip",
        Law.TIME: "Pluck or Stay is played without a pause for thought",
        Law.END: (
            "as in Pluck and Stay, the game is over when all spots are covered or a "
            "player has no chip to play, and whoever holds more of the other's chips "
            "has won"
        ),
    },
    rules=text(
        """
Rapido is Pluck or Stay, played without a pause for thought: the next chip should be
placed within five seconds.""",
        BOARD,
        """
In turn, each player puts one chip on an open spot. Chips do not move. Three of one's
chips on a line, level, upright or diagonal, are a Tresillo, and earn one chip, even
when a chip completes two lines at once.

Played as Pluck, whoever achieves a Tresillo takes one of the other player's chips off
the board, any of them, and keeps it. Played as Stay, the other player gives a chip out
of those not yet played, or none when none is left; it is kept and not played.""",
        OVER_WHEN_COVERED,
    ),
    notes=(
        "'Without a contemplative interval' names no time: five seconds are our "
        "choice. Nothing follows when they run out; the entry names no penalty.",
        "The option play=stay plays it as Stay; else it is played as Pluck.",
        "A chip in a Tresillo is not protected; the entries do not say that it is.",
        "One chip is earned, however many lines a chip completes (silent).",
        "In Stay, who has no un-played chip gives nothing (silent).",
    ),
    seconds=5.0,
)

GAMES = (
    TRESILLO_STAY,
    TRESILLO_PLUCK,
    TRESILLO_CONQUER,
    TRESILLO_CONQUER_ALT,
    TRESILLO_RAPIDO,
)
