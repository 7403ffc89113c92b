"""Sentences that several courses share: tasks, and what is said of other turns."""

from words.keys import Key

WIN = Key("lessons-win")
WIN_IN_TWO = Key("lessons-win-in-two")
CLOSE_TWO = Key("lessons-close-two")
TAKE_MOST = Key("lessons-take-most")
STAY_SAFE = Key("lessons-stay-safe")

CLOSES_NONE = Key("lessons-closes-none")
TOO_FEW = Key("lessons-too-few")
TAKES_NOTHING = Key("lessons-takes-nothing")
STILL_THREATENED = Key("lessons-still-threatened")
NOT_AGAIN = Key("lessons-not-again")
NOT_YET_WON = Key("lessons-not-yet-won")
NOT_THAT = Key("lessons-not-that")
