"""Infer illegal acts with columns from a board."""

from dataclasses import replace

from rules.core.facts import Fact, Sides, Sites
from rules.core.model import StepKind
from rules.games.acts import changed_by
from rules.games.changes import Names, shift
from rules.games.law import Law
from rules.games.towers import judging
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.blasts.turns import BlastTurns
from rules.games.towers.carry import Going
from rules.games.towers.change import TowerChange
from rules.games.towers.judging import (
    TowerOffence,
    deed,
    done_besides,
    not_owner,
    not_straight,
    played,
    wrong_distance,
)
from rules.rulings.common import Shared, recoloured
from words.keys import Key

Change = TowerChange[BlastRecord, BlastTurns]

_ASTRAY = 6
"""Most squares that differ from a turn's result."""

NOT_OWNED = not_owner.said(Key("towers-not-owner"))
WRONG_COLOUR = recoloured.said(Key("towers-recoloured"))
WRONG_EXPLOSION = Shared(
    "wrong_explosion",
    Key("towers-wrong-explosion"),
)
EARLY = Shared(
    "early_explosion",
    Key("towers-early-explosion"),
)
TOO_MANY = Shared(
    "too_many_moved",
    Key("towers-too-many-moved"),
)


def played_by_other(change: Change) -> bool:
    """Return True if the other side has played, or begun to, as it may."""
    there = replace(change.position, mover=1 - change.position.mover)
    seen = change.turns.seen(there, change.may_hold)
    return any(len(changes) > 1 for _, changes, _ in seen)


def carried_wrongly(change: Change) -> TowerOffence | None:
    """Return the offence of carrying own men where they may not go."""
    goings = [
        (here, to, count)
        for here in change.lower
        for to in change.sites
        if to != here and change.stood(here)[-1:] == (change.own,)
        for count in range(1, len(change.stood(here)) + 1)
    ]
    found = _seen(change, goings)
    return None if found is None else _way(change, found)


def not_owned(change: Change) -> TowerOffence | None:
    """Return the offence of carrying or taking up the other side's column."""
    own = change.own
    theirs = [s for s in change.lower if change.stood(s)[-1:] == (change.foe,)]
    if len(change.sites) > 2 or not theirs or own in change.stands(theirs[0]):
        return None
    facts: dict[str, Fact] = {"here": Sites((theirs[0],)), "foe": Sides((change.foe,))}
    return deed(change, NOT_OWNED, Law.OWNING, facts)


def beside(change: Change) -> TowerOffence | None:
    """Return a legal turn that was done, and what is otherwise than it would be."""
    before = change.position.contents
    found: list[tuple[Names, str, bool]] = []
    for turn in change.position.turns:
        board = {**before, **changed_by(before, turn.steps)}
        wrong = tuple(s for s in board if not change.may_hold(s, board[s]))
        here, to = turn.steps[0].site, turn.steps[0].to
        burst = any(step.kind is StepKind.EXPLODE for step in turn.steps)
        begun = here in change.sites and to in change.sites and here not in wrong
        # after an explosion all may be as before where it began
        if (begun and len(wrong) <= _ASTRAY) or (burst and len(wrong) == 1):
            found.append((wrong, turn.text, burst))
    if not found:
        return None
    wrong, text, burst = min(found, key=lambda each: len(each[0]))
    rule, law = done_besides(change), Law.TURNS
    if change.more != 0:
        law = Law.MOVING
    elif all(change.grown(s) == 0 for s in wrong):
        rule, law = WRONG_COLOUR, Law.COLOUR
    elif burst:
        rule, law = WRONG_EXPLOSION, Law.EXPLODING
    return played(change, rule, law, text, wrong)


def twice(change: Change) -> TowerOffence | None:
    """Return the offence of moving twice."""
    return judging.twice(change, change.position.turns)


def early(change: Change) -> TowerOffence | None:
    """Return the offence of exploding or spreading a column that is too low."""
    for site in change.lower:
        around = change.turns.beside[site]
        got = [there for there in around if change.grown(there) > 0]
        if len(got) == -change.grown(site) > 1 and {*change.sites} == {site, *got}:
            facts: dict[str, Fact] = {"here": Sites((site,)), "count": len(around)}
            return deed(change, EARLY, Law.EXPLODING, facts)
    return None


def _seen(change: Change, goings: list[Going]) -> Going | None:
    """Return the carrying of men, legal or not, that explains the board."""
    legal = set(change.turns.goings(change.position))
    odd = [going for going in goings if going not in legal]
    for going in odd:
        seen = change.turns.seen(change.position, change.may_hold, [going])
        for _, changes, owed in seen:
            # men that are missing are rather lost than in the hand
            if len(changes) > 1 and (owed is None or change.more == 0):
                return going
    return None


def _way(change: Change, going: Going) -> TowerOffence:
    here, to, count = going
    east, north = shift(here, to)
    facts: dict[str, Fact] = {"here": Sites((here,)), "there": Sites((to,))}
    if east and north:
        return deed(change, not_straight, Law.MOVING, facts)
    facts |= {"count": count, "distance": east + north}
    if east + north == count:
        facts["most"] = change.record.most_moved
        return deed(change, TOO_MANY, Law.MOVING, facts)
    return deed(change, wrong_distance, Law.MOVING, facts)
