"""Headings of a game's rules in plain words."""

from words.keys import Key

HEAD = Key("spoken-head")
ALIASES = Key("spoken-aliases")
BOARDS = Key("spoken-boards")
ON_BOARD = Key("spoken-on-board")
SOURCE = Key("spoken-source")
READINGS = Key("spoken-readings")
