"""What pieces are called that several games have."""

from words.keys import Key

PAWN = Key("kinds-pawn")
ELEPHANT = Key("kinds-elephant")
