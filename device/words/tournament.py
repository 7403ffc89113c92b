"""Texts on the printed pages of a tournament."""

from words.keys import Key

PAIRINGS = Key("hall-pairings")
STANDINGS = Key("hall-standings")
CROSS_TABLE = Key("hall-cross-table")
TABLE = Key("hall-table")
RANK = Key("hall-rank")
NAME = Key("hall-name")
RATING = Key("hall-rating")
CLUB = Key("hall-club")
POINTS = Key("hall-points")
RESULT = Key("hall-result")
BYE = Key("hall-bye")
