"""What stands around a game's rules where they are shown in plain words."""

from device.words.catalogue import msg

HEAD = msg("{title} ({id}), for {sides}, on the board {board}")
ALIASES = msg("also called {names}")
BOARDS = msg("Played on {count} sites; boards: {boards}.")
ON_BOARD = msg("{setting}: on the board {board}")
SOURCE = msg("Source: {source}")
READINGS = msg("What it leaves open, and how we read it:")
