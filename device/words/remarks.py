"""What the machine says of itself: remarks that are no events of a game."""

from collections.abc import Sequence

from device.words.sayings import Sayings, capital
from device.words.sentences import told
from rules.core.facts import Sentence, Sides, Template

Remark = Sentence

DISK_FULL = Remark(Template("The disk is full. I go on, and keep the game in memory."))
STOPPED_UNWRITTEN = Remark(
    Template("I stop. The disk is full: the end of the game was not written.")
)
DISK_FREE = Remark(Template("The game is saved again."))
LOG_REWRITTEN = Remark(
    Template(
        "The file of this game was changed or taken away. I have written the whole "
        "game to a new file."
    )
)
LOG_GONE = Remark(
    Template(
        "The file of this game was changed or taken away, and I cannot write a new "
        "one. I go on, and keep the game in memory."
    )
)
VOICE_GONE = Remark(Template("The voice does not work. I go on without it."))
VOICE_BACK = Remark(Template("The voice works again."))
LIGHTS_GONE = Remark(Template("The lights do not work. I go on without them."))
LIGHTS_BACK = Remark(Template("The lights work again."))
NOT_FOUND = Remark(
    Template("I do not find the board in this picture. Please take it again.")
)
WHICH_WAY = Remark(
    Template(
        "I see the board, but not which way round it lies. Please turn it as it lay "
        "before, or tell me on the page."
    )
)
EACH_ANEW = Remark(
    Template(
        "These pictures were taken from different places. With --each-anew I find the "
        "board in each of them."
    )
)

FROM_ABOVE = Remark(
    Template(
        "From straight above I hardly see how high stacks are. Please lean the camera "
        "by 20 degrees and calibrate again."
    )
)

HALL_AWAY = Remark(
    Template("The hall cannot be reached. The game goes on, and it is told later.")
)
HALL_BACK = Remark(Template("The hall can be reached again."))
UNSPOKEN = (HALL_AWAY, HALL_BACK)
"""What is shown only: nobody at the table needs to hear it."""
OWN_NETWORK_BACK = Remark(
    Template("I could not join that network. My own Wi-Fi is open again.")
)
OWN_NETWORK_LEFT = Remark(Template("I am in your network now. My own Wi-Fi is closed."))

_OWN_NETWORK = Template(
    "I found no network here, so I opened my own Wi-Fi. It is called {name}. Hold my "
    "button down for six seconds, and I say its password."
)
_OWN_PASSWORD = Template("My Wi-Fi is called {name}. Its password is {password}.")


def own_network(name: str) -> Remark:
    """Return what to say when the machine has opened its own Wi-Fi."""
    return Remark(_OWN_NETWORK, {"name": name})


def own_password(name: str, password: str) -> Remark:
    """Return how the machine's own Wi-Fi is entered, the password sign by sign."""
    return Remark(_OWN_PASSWORD, {"name": name, "password": " ".join(password)})


_NEXT = Template("{who} is next.")


def next_up(person: str) -> Remark:
    """Return the call for a member of a team, by name or side."""
    return Remark(_NEXT, {"who": Sides((person[:1].upper() + person[1:],))})


_TO_PLAY = Template("{who} to play.")
_LEFT = Template("{side} has {seconds} seconds left.")


def to_play(name: str) -> Remark:
    """Return the call for whoever is to play, by name."""
    return Remark(_TO_PLAY, {"who": Sides((name,))})


def little_left(side: str, seconds: int) -> Remark:
    """Return what to say of a side that has little time left."""
    return Remark(_LEFT, {"side": Sides((side,)), "seconds": seconds})


_SWAPPED = Template(
    "{one} and {other} look as if they had changed places. Please see which is right."
)
_LOOKS_LIKE = Template("{piece} looks like another piece: {seen}. Please look again.")


def swapped_places(one: Sentence, other: Sentence) -> Remark:
    """Return what to say of two pieces, each of which looks like the other."""
    return Remark(_SWAPPED, {"one": one, "other": other})


def looks_like(piece: Sentence, seen: Sentence) -> Remark:
    """Return what to say of a piece that looks like one of another kind."""
    return Remark(_LOOKS_LIKE, {"piece": piece, "seen": seen})


_LYING = Template("I begin from the board as it lies: {side} is to move.")
_UNSURE = Template("I am not sure of {piece}. Please look whether that is right.")


def begins_lying(side: str, unsure: Sequence[Sentence]) -> tuple[Remark, ...]:
    """Return what to say of a board as it lies, and of pieces that may be others."""
    begun = Remark(_LYING, {"side": Sides((side,))})
    return (begun, *(Remark(_UNSURE, {"piece": piece}) for piece in unsure))


def remarked(remark: Remark, words: Sayings) -> str:
    """Return a remark in the words of a language."""
    return capital(told(remark, words))
