"""What the machine says of itself: remarks that are no events of a game."""

from device.words.catalogue import msg
from device.words.retelling import retold
from device.words.rulings import spelled
from device.words.sayings import Sayings, capital

DISK_FULL = msg("The disk is full. I go on, and keep the game in memory.")
DISK_FREE = msg("The game is saved again.")
VOICE_GONE = msg("The voice does not work. I go on without it.")
VOICE_BACK = msg("The voice works again.")

REMARKS = (
    DISK_FULL,
    DISK_FREE,
    VOICE_GONE,
    VOICE_BACK,
    msg("The lights do not work. I go on without them."),
    msg("The lights work again."),
    msg("{who} is next."),
)
"""All remarks, as they are made in English."""


def remarked(text: str, words: Sayings) -> str:
    """Return a remark in the words of a language; one that nobody knows as it is."""
    told = retold(text, REMARKS, words)
    return capital(told) if told is not None else spelled(text, words)
