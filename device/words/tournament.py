"""What stands on the pages of a tournament that are printed."""

from device.words.catalogue import msg

PAIRINGS = msg("Round {round}")
STANDINGS = msg("Standings after round {round}")
CROSS_TABLE = msg("Cross table after round {round}")
TABLE = msg("Table")
RANK = msg("Rank")
NAME = msg("Name")
RATING = msg("Rating")
CLUB = msg("Club")
POINTS = msg("Points")
RESULT = msg("Result")
BYE = msg("has no game")
