"""Sentences of a computer player or teacher besides its turns."""

from collections.abc import Sequence

from device.words.remarks import Remark
from rules.core.facts import Fact, Notation, Sides, Sites
from words.keys import Key

_WHERE = Key("spoken-where")
_WHAT = Key("spoken-what")
_BETTER = Key("spoken-better")
_PLAYS = Key("spoken-plays")
_HARDER = Key("spoken-harder")
_EASIER = Key("spoken-easier")
_CAN_GO = Key("spoken-can-go")
_CAN_ACT = Key("spoken-can-act")
_CANNOT = Key("spoken-cannot")

_DECIDED = Key("spoken-decided")

_STEP = Key("spoken-step")

SET_UP = Remark(Key("spoken-set-up"))
RIGHT = Remark(Key("spoken-right"))
ALL_DONE = Remark(Key("spoken-all-done"))
NO_MORE_STEPS = Remark(Key("spoken-no-more-steps"))
ANOTHER_COUNTS = Remark(Key("spoken-another-counts"))
GOOD = Remark(Key("spoken-good"))
NO_IDEA = Remark(Key("spoken-no-idea"))
NO_LONGER = Remark(Key("spoken-no-longer"))


def where_to_look(sites: Sequence[str]) -> Remark:
    """Return the first half of a hint: where something can be done."""
    return Remark(_WHERE, {"sites": Sites(tuple(sites))})


def what_to_play(turn: Notation) -> Remark:
    """Return the second half of a hint: what can be done."""
    return Remark(_WHAT, {"turn": turn})


def better_was(turn: Notation) -> Remark:
    """Return the remark on a better alternative to a turn."""
    return Remark(_BETTER, {"turn": turn})


def turn_decided(
    n: int, side: str, played: tuple[Fact, str], better: tuple[Fact, str]
) -> Remark:
    """Return the remark on a decisive turn and the better alternative.

    Parameters
    ----------
    n, side
        Which turn it was, and whose.
    played, better
        The turns, and what they are worth to the side.
    """
    (turn, was), (other, could) = played, better
    facts: dict[str, Fact] = {"n": n, "side": Sides((side,)), "turn": turn}
    facts |= {"was": was, "better": other, "could": could}
    return Remark(_DECIDED, facts)


def plays_side(side: str, level: int) -> Remark:
    """Return the remark of a computer player that begins to play."""
    return Remark(_PLAYS, {"side": Sides((side,)), "level": level})


def step_begins(n: int, of: int, task: Key) -> Remark:
    """Return the task of a lesson step, numbered unless it is the only one."""
    if of == 1:
        return Remark(task)
    return Remark(_STEP, {"n": n, "all": of, "task": Remark(task)})


def next_level(level: int, *, won: bool) -> Remark:
    """Return the remark on a machine's next level; ``won``: the player has won."""
    return Remark(_HARDER if won else _EASIER, {"level": level})


def can_go(site: str, sites: Sequence[str]) -> Remark:
    """Return the remark on a site's targets; the site itself is a turn of its own."""
    others = tuple(other for other in sites if other != site)
    here = Sites((site,))
    if others:
        return Remark(_CAN_GO, {"site": here, "sites": Sites(others)})
    return Remark(_CAN_ACT if sites else _CANNOT, {"site": here})
