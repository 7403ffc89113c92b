"""What a machine that plays, or that teaches, says besides its turns."""

from collections.abc import Sequence

from device.words.remarks import Remark
from rules.core.facts import Fact, Notation, Sides, Sites, Template

_WHERE = Template("Look at {sites}.")
_WHAT = Template("I would play {turn}.")
_BETTER = Template("Better was {turn}.")
_PLAYS = Template("I play {side}, at level {level}.")
_HARDER = Template("You have won: next time I play at level {level}.")
_EASIER = Template("I have won: next time I play at level {level}.")
_CAN_GO = Template("From {site} you can go to {sites}.")
_CAN_ACT = Template("Something can be played at {site}.")
_CANNOT = Template("Nothing can be played from {site} now.")

_DECIDED = Template(
    "Turn {n} decided: {side} {turn} ({was}); better was {better} ({could})."
)

_STEP = Template("Step {n} of {all}. {task}")

SET_UP = Remark(Template("Set the board up as it is shown here."))
RIGHT = Remark(Template("That is it."))
ALL_DONE = Remark(Template("That is it. You have done all steps."))
NO_MORE_STEPS = Remark(Template("I teach no more. The game goes on from here."))
ANOTHER_COUNTS = Remark(
    Template("I said another turn. This one counts as mine, unless you take it back.")
)
GOOD = Remark(Template("That was good."))
NO_IDEA = Remark(Template("I have no idea now."))
NO_LONGER = Remark(Template("I no longer play."))


def where_to_look(sites: Sequence[str]) -> Remark:
    """Return the first half of a hint: where something can be done."""
    return Remark(_WHERE, {"sites": Sites(tuple(sites))})


def what_to_play(turn: str) -> Remark:
    """Return the second half of a hint: what can be done."""
    return Remark(_WHAT, {"turn": Notation(turn)})


def better_was(turn: str) -> Remark:
    """Return what to say of a turn that gave something away."""
    return Remark(_BETTER, {"turn": Notation(turn)})


def turn_decided(
    n: int, side: str, played: tuple[str, str], better: tuple[str, str]
) -> Remark:
    """Return what is said of a turn that decided a game, and what was better.

    Parameters
    ----------
    n, side
        Which turn it was, and whose.
    played, better
        How the turns are written, and what they are worth to the side.
    """
    (turn, was), (other, could) = played, better
    facts: dict[str, Fact] = {"n": n, "side": Sides((side,)), "turn": Notation(turn)}
    facts |= {"was": was, "better": Notation(other), "could": could}
    return Remark(_DECIDED, facts)


def plays_side(side: str, level: int) -> Remark:
    """Return what a machine says that begins to play."""
    return Remark(_PLAYS, {"side": Sides((side,)), "level": level})


def step_begins(n: int, of: int, task: Template) -> Remark:
    """Return what is to be done in a step; of a single one it is not numbered."""
    if of == 1:
        return Remark(task)
    return Remark(_STEP, {"n": n, "all": of, "task": Remark(task)})


def next_level(level: int, *, won: bool) -> Remark:
    """Return at which level a machine plays next time; ``won``: the player has."""
    return Remark(_HARDER if won else _EASIER, {"level": level})


def can_go(site: str, sites: Sequence[str]) -> Remark:
    """Return where one can go from a site; the site itself is a turn of its own."""
    others = tuple(other for other in sites if other != site)
    here = Sites((site,))
    if others:
        return Remark(_CAN_GO, {"site": here, "sites": Sites(others)})
    return Remark(_CAN_ACT if sites else _CANNOT, {"site": here})
