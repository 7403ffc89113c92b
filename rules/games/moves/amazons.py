"""Amazons: they move, and shoot arrows that stay; whoever moves last wins."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.moves.record import ALL_WAYS, MoveGoal, MoveRecord, Reach, Shots

AMAZONS = MoveRecord(
    card=Card(
        id="amazons",
        title="Amazons",
        aliases=("game of the amazons", "amazonen", "amazones", "amazonas"),
        wording=Wording(piece="amazon"),
        board="squares10",
        source="MindSports, Classics, Amazons (Walter Zamkauskas, 1988)",
        says={
            Law.TURNS: (
                "White moves first, then the players move in turn; to move and to "
                "shoot are both compulsory"
            ),
            Law.MOVING: (
                "an own amazon moves as a queen in chess; it may not cross over or "
                "land on an occupied square or a block"
            ),
            Law.TAKING: "an amazon may not land on an occupied square: nobody takes",
            Law.SHOOTING: (
                "once arrived, the amazon shoots an arrow, which flies like a queen "
                "from there, over empty squares to an empty square; where it lands it "
                "stays as a block"
            ),
            Law.END: "the last player who can move wins; draws are impossible",
        },
        rules=flowing("""
Two players have four amazons each on a board of ten by ten squares. White's stand at
first on a4, d1, g1 and j4, Black's on a7, d10, g10 and j7. There are arrows enough, in
a colour of their own. White, at south, moves first; then the players move in turn.

A turn has two parts, and both are compulsory. First an own amazon moves as a queen does
in chess: straight or diagonally, over any number of empty squares. Then that amazon
shoots an arrow from where it has come to, which flies in the same way to an empty
square. It may fly to or over the square that the amazon has just left.

An arrow stays where it is for the rest of the game. Neither amazons nor arrows may go
over an amazon or an arrow, or come to a square that holds one. Nobody takes anything.

Whoever cannot move has lost. No game is drawn."""),
        notes=(
            "The source shows the first position as a picture; this is the usual one.",
            "The source does not say that the square which the amazon has left is "
            "empty when it shoots; so it is.",
        ),
    ),
    set_up=(("a4", "j4", "d1", "g1"), ("d10", "g10", "a7", "j7")),
    steps=ALL_WAYS,
    takes=(),
    reach=Reach.SLIDE,
    shots=Shots.ARROW,
    goal=MoveGoal.LAST_TURN,
)

GAMES = (AMAZONS,)
