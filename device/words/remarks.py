"""Sentences of the machine that are no events of a game."""

from collections.abc import Sequence

from device.words.sayings import Sayings, capital
from rules.core.facts import Man, Sentence, Sides
from words.keys import Key

Remark = Sentence

DISK_FULL = Remark(Key("spoken-disk-full"))
STOPPED_UNWRITTEN = Remark(Key("spoken-stopped-unwritten"))
DISK_FREE = Remark(Key("spoken-disk-free"))
LOG_REWRITTEN = Remark(Key("spoken-log-rewritten"))
LOG_GONE = Remark(Key("spoken-log-gone"))
VOICE_GONE = Remark(Key("spoken-voice-gone"))
VOICE_BACK = Remark(Key("spoken-voice-back"))
LIGHTS_GONE = Remark(Key("spoken-lights-gone"))
LIGHTS_BACK = Remark(Key("spoken-lights-back"))
NOT_FOUND = Remark(Key("spoken-not-found"))
WHICH_WAY = Remark(Key("spoken-which-way"))
MIRRORED = Remark(Key("spoken-mirrored"))
EACH_ANEW = Remark(Key("spoken-each-anew"))

FROM_ABOVE = Remark(Key("spoken-from-above"))

HALL_AWAY = Remark(Key("spoken-hall-away"))
HALL_BACK = Remark(Key("spoken-hall-back"))
UNSPOKEN = (HALL_AWAY, HALL_BACK)
"""What is shown only: nobody at the table needs to hear it."""
OWN_NETWORK_BACK = Remark(Key("spoken-own-network-back"))
OWN_NETWORK_LEFT = Remark(Key("spoken-own-network-left"))

_OWN_NETWORK = Key("spoken-own-network")
_OWN_PASSWORD = Key("spoken-own-password")


def own_network(name: str) -> Remark:
    """Return the remark that the hotspot has been opened."""
    return Remark(_OWN_NETWORK, {"name": name})


def own_password(name: str, password: str) -> Remark:
    """Return the remark with the hotspot's password, spelled out."""
    return Remark(_OWN_PASSWORD, {"name": name, "password": " ".join(password)})


_NEXT = Key("spoken-next")


def next_up(person: str) -> Remark:
    """Return the call for a member of a team, by name or side."""
    return Remark(_NEXT, {"who": Sides((person[:1].upper() + person[1:],))})


_TO_PLAY = Key("spoken-to-play")
_LEFT = Key("spoken-left")


def to_play(name: str) -> Remark:
    """Return the call for the next player, by name."""
    return Remark(_TO_PLAY, {"who": Sides((name,))})


def little_left(side: str, seconds: int) -> Remark:
    """Return the remark on a side that is short of time."""
    return Remark(_LEFT, {"side": Sides((side,)), "seconds": seconds})


_SWAPPED = Key("spoken-swapped")
_LOOKS_LIKE = Key("spoken-looks-like")


def swapped_places(one: Man, other: Man) -> Remark:
    """Return the remark on two pieces that appear to be exchanged."""
    return Remark(_SWAPPED, {"one": one, "other": other})


def looks_like(piece: Man, seen: Man) -> Remark:
    """Return the remark on a piece that looks like another kind."""
    return Remark(_LOOKS_LIKE, {"piece": piece, "seen": seen})


_SIDES_CONFUSED = Key("spoken-sides-confused")


def sides_confused(sides: Sequence[str]) -> Remark:
    """Return the remark on two sides whose pieces look the same."""
    one, other = sides[:2]
    return Remark(_SIDES_CONFUSED, {"one": Sides((one,)), "other": Sides((other,))})


_LYING = Key("spoken-lying")
_UNSURE = Key("spoken-unsure")


def begins_lying(side: str, unsure: Sequence[Man]) -> tuple[Remark, ...]:
    """Return the remarks on a start from the detected board, with uncertain pieces."""
    begun = Remark(_LYING, {"side": Sides((side,))})
    return (begun, *(Remark(_UNSURE, {"piece": piece}) for piece in unsure))


def remarked(remark: Remark, words: Sayings) -> str:
    """Return a remark in the words of a language."""
    return capital(words.text(remark))
