"""Texts in the margins of a printed board."""

from words.keys import Key

BAR = Key("spoken-bar")
SHEET = Key("spoken-sheet")
CUT = Key("spoken-cut")
