"""Names of pieces that several games share."""

from words.keys import Key

PAWN = Key("kinds-pawn")
ELEPHANT = Key("kinds-elephant")
