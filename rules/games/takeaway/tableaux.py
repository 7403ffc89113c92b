"""Tableaux: take a few chips in turn, and leave the last one to the other."""

from rules.games.card import Card, values
from rules.games.kin import flowing, kin
from rules.games.law import Law
from rules.games.takeaway.record import (
    OutOfTime,
    TakeAwayRecord,
    Tally,
)

TABLEAUX = TakeAwayRecord(
    card=Card(
        id="tableaux",
        title="Tableaux",
        aliases=("tableau",),
        board="htjb",
        source="HTJB International Mind Games, Tableaux",
        says={
            Law.COVERED: (
                "25 chips cover the board: 24 on its spots and one in the middle"
            ),
            Law.TAKING: "in turn the players remove one, two or three chips",
            Law.PASSING: "(silent; our reading) a player takes one chip at least",
            Law.LAST: "whoever has to remove the last chip loses",
            Law.TIME: "(unsaid there) a turn takes what time it takes",
            Law.END: "the game ends with the last chip",
        },
        silent=("time", "passing"),
        rules=flowing("""
Two players share 25 chips, all alike in the game, whatever their colours. One lies on
each of the 24 points of the board and one in its middle.

In turn, each player takes one, two or three chips off the board, from wherever they
like. Nobody may pass.

Whoever takes the last chip loses."""),
        notes=(
            "Any chips may be taken; they need not lie next to each other.",
            "A player must take at least one chip, and may take the last ones though "
            "that loses.",
        ),
    ),
    chips=25,
    draw=3,
    chip="chip",
    first_seconds=0.0,
    seconds=0.0,
    out_of_time=OutOfTime.NO_LIMIT,
    tally=Tally.NOTHING,
    goal=0,
)

TABLEAUX_ADVANCED = kin(
    TABLEAUX,
    id="tableaux_advanced",
    title="Tableaux, advanced play",
    aliases=("advanced tableaux", "tableaux advanced play"),
    options=values(chips=tuple(range(25, 49)), draw=tuple(range(3, 10))),
    source="HTJB International Mind Games, Tableaux, Advanced Play",
    says={
        Law.COVERED: (
            "the first player chooses how many chips are in play, from 25 to 48"
        ),
        Law.TAKING: (
            "the second player chooses how many chips a turn may remove at most, from "
            "three to nine"
        ),
        Law.LAST: (
            "whoever has to remove the last chip loses, and the winner counts the "
            "chips that he has removed"
        ),
        Law.TIME: (
            "the first player has ten seconds for the first play, and every later play "
            "has five; whoever is late loses the round"
        ),
        Law.END: (
            "a round ends with the last chip or when a player is late, and the first "
            "to reach 50 wins"
        ),
    },
    silent=(),
    rules="""
Two players share 25 to 48 chips, all alike in the game, whatever their colours; the
first player says how many. One lies on each of the 24 points of the board and one in
its middle; more than 25 lie as a second layer on the others. Then the second player
says how many chips a turn may take at most, from three to nine.

In turn, each player takes at least one chip and at most that many off the board, from
wherever they like; of two chips on one point the upper is taken first. Nobody may pass.

The first turn must be made within ten seconds, every later one within five.

A round ends when the last chip is taken, or when a player is late. Whoever takes the
last chip loses; the winner counts the chips that he has taken himself. Whoever is late
loses, too; then the winner counts the chips that he has taken himself and, besides,
either the chips still on the board or those that the late player has taken, whichever
are more. The loser of a round counts nothing. Whoever first reaches 50 over several
rounds wins.""",
    notes=(
        "Any chips may be taken; they need not lie next to each other.",
        "A player must take at least one chip, and may take the last ones though that "
        "loses.",
        "More chips than the 25 sites lie as a second layer, from north to south and "
        "left to right.",
        "The size of the draw is the most that a turn may take, one the least.",
        "Whoever is late scores nothing, as whoever takes the last chip.",
    ),
    first_seconds=10.0,
    seconds=5.0,
    out_of_time=OutOfTime.LOSES,
    tally=Tally.OWN_CHIPS,
    goal=50,
)

GAMES = (TABLEAUX, TABLEAUX_ADVANCED)
