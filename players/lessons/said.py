"""Sentences that several courses share: tasks, and what is said of other turns."""

from rules.core.facts import Template

WIN = Template("Win the game with this turn.")
WIN_IN_TWO = Template("Play so that you win with your next turn, whatever is replied.")
CLOSE_TWO = Template("Close two lines with one turn.")
TAKE_MOST = Template("Take as many as you can.")
STAY_SAFE = Template("Something is threatened. Play so that you lose nothing.")

CLOSES_NONE = Template("That may be played, but it closes no line. Try again.")
TOO_FEW = Template("That may be played, but more can be done. Try again.")
TAKES_NOTHING = Template("That may be played, but it takes nothing. Try again.")
STILL_THREATENED = Template("That may be played, but the threat is still there.")
NOT_AGAIN = Template("That may be played, but then the other side is to move.")
NOT_YET_WON = Template("That may be played, but it does not win. Try again.")
NOT_THAT = Template("That may be played, but it is not what was asked. Try again.")
