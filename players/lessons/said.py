"""What is said of legal turns that do not do what a step asks."""

from rules.core.facts import Template

CLOSES_NONE = Template("That may be played, but it closes no line. Try again.")
TOO_FEW = Template("That may be played, but more can be done. Try again.")
TAKES_NOTHING = Template("That may be played, but it takes nothing. Try again.")
STILL_THREATENED = Template("That may be played, but the threat is still there.")
NOT_AGAIN = Template("That may be played, but then the other side is to move.")
NOT_YET_WON = Template("That may be played, but it does not win yet. Try again.")
NOT_THAT = Template("That may be played, but it is not what was asked. Try again.")
