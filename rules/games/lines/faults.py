"""Predicates of the rulings on lines: one for each rule that a change can break."""

from dataclasses import replace

from rules.games.lines.change import LineChange, first_of, trace_of
from rules.games.lines.play import settled
from rules.games.lines.position import flies, has_few, removable
from rules.games.lines.record import (
    Early,
    Forbidden,
    Jumps,
    Reward,
    Shielded,
)
from rules.games.lines.tables import NOTHING


def changed_colour(change: LineChange) -> bool:
    """Return True if one man went and a man of the other colour came instead."""
    own_hand, _ = change.hands
    if change.shape == (1, 0, 0, 1):
        return not (change.hands[1] and change.foe_closed)
    return change.shape == (0, 1, 1, 0) and not own_hand


def from_no_hand(change: LineChange) -> bool:
    """Return True if more men of a side came than went, and none is in hand."""
    own_gone, own_come, foe_gone, foe_come = change.shape
    own_hand, foe_hand = change.hands
    own_more, foe_more = own_come > own_gone, foe_come > foe_gone
    return (own_more and not own_hand) or (foe_more and not foe_hand)


def foe_acted(change: LineChange) -> bool:
    """Return True if only the other side acted, with a removal or without."""
    own_gone, own_come, foe_gone, foe_come = change.shape
    if own_come or foe_come != 1 or foe_gone > 1:
        return False
    if own_gone == 0 or (own_gone == 1 and bool(change.foe_closed)):
        return True
    return foe_captured(change)


def foe_captured(change: LineChange) -> bool:
    """Return True if jumps of another side, that it might make, took what is gone."""
    here, tables = change.position, change.position.tables
    if tables.record.jumps not in {Jumps.TAKES, Jumps.MUST_TAKE}:
        return False
    done = change.foe_gone, change.foe_come, change.own_gone
    others = (side for side in range(len(here.men)) if side != here.mover)
    waiting = (settled(replace(here, mover=side, end=None)) for side in others)
    return any(
        trace_of(tables.acts[turn.text]) == done
        for there in waiting
        if there.mover != here.mover
        for turn in there.turns
    )


def lost_own(change: LineChange) -> bool:
    """Return True if the player took own men off the board."""
    own_gone, own_come, _, _ = change.shape
    if own_gone - own_come == 1 and not own_come:
        return change.hands[0] > 0
    return own_gone > own_come


def jumped_by(change: LineChange) -> int:
    """Return the men, as a set of sites, that the act jumps; 0 if it is no jump."""
    position = change.position
    if change.act is None or change.act[0] == NOTHING:
        return 0
    here, there, _, _ = change.act
    others = position.occupied & ~position.men[position.mover]
    passed = (site for site, to in position.tables.over[here] if to == there)
    return sum(1 << site for site in passed if others >> site & 1)


def is_chain(change: LineChange) -> bool:
    """Return True if a legal chain of jumps leads where the man now stands."""
    if change.act is None:
        return False
    acts = change.position.tables.acts
    reached = (acts[turn.text] for turn in change.position.turns)
    return any(act[:2] == change.act[:2] and act[3] for act in reached)


def too_far(change: LineChange) -> bool:
    """Return True if a man went where neither line, jump nor flight leads."""
    position = change.position
    if change.act is None or flies(position, position.mover):
        return False
    here, there, _, _ = change.act
    if here == NOTHING or position.tables.near[here] >> there & 1:
        return False
    return not (jumped_by(change) or is_chain(change))


def no_flights_left(change: LineChange) -> bool:
    """Return True if one of three men flew without a flight left."""
    position = change.position
    return has_few(position, position.mover) and too_far(change)


def must_jump(change: LineChange) -> bool:
    """Return True if a man was moved, or lifted, where the rules call for a jump."""
    position = change.position
    if position.tables.record.jumps is not Jumps.MUST_TAKE or jumped_by(change):
        return False
    if not change.own_gone or change.own_gone.bit_count() > 1 or is_chain(change):
        return False
    acts = position.tables.acts
    return bool(position.turns) and all(acts[turn.text][2] for turn in position.turns)


def way_out_due(change: LineChange) -> bool:
    """Return True if a side that must free the other made another move."""
    if not change.position.freeing or change.act is None or change.act[0] == NOTHING:
        return False
    acts = change.position.tables.acts
    return all(acts[t.text][:2] != change.act[:2] for t in change.position.turns)


def remade(change: LineChange) -> bool:
    """Return True if a mill was closed that may not yet be remade."""
    if change.act is None or change.act[0] == NOTHING:
        return False
    position = change.position
    return bool(change.closed & position.barred[position.mover])


def moved_there_back(change: LineChange) -> bool:
    """Return True if a man moved back that may not yet."""
    position = change.position
    return (
        change.act is not None and change.act[:2] == position.no_return[position.mover]
    )


def forbidden(change: LineChange) -> bool:
    """Return True if a man was placed where none may be placed."""
    tables = change.position.tables
    barred = tables.record.forbidden is Forbidden.MIDDLE
    return barred and bool(change.own_come & tables.middle and not change.own_gone)


def only_given(change: LineChange) -> bool:
    """Return True if a man was taken that could only be given."""
    reward = change.position.tables.record.reward
    if not change.foe_gone or reward not in {Reward.GIVEN, Reward.GIVEN_OR_REMOVES}:
        return False
    return reward is Reward.GIVEN or change.hands[1] > 0


def jumped_man_taken(change: LineChange) -> bool:
    """Return True if a jumped man was taken where jumped men stay."""
    stays = change.position.tables.record.jumps in {Jumps.OVER, Jumps.OVER_MANY}
    return stays and change.foe_gone != 0 and change.foe_gone == jumped_by(change)


def other_than_jumped(change: LineChange) -> bool:
    """Return True if jumps took a man that they did not jump, and no mill earned it."""
    takes = change.position.tables.record.jumps in {Jumps.TAKES, Jumps.MUST_TAKE}
    ways = _chains(change) or [jumped_by(change)]
    if not takes or not change.foe_gone or not any(ways) or change.closed:
        return False
    return all(change.foe_gone & ~jumped for jumped in ways)


def _chains(change: LineChange) -> list[int]:
    """Return the men taken by each legal chain that leads where the man stands."""
    if change.act is None or change.act[0] == NOTHING:
        return []
    acts = change.position.tables.acts
    reached = (acts[turn.text] for turn in change.position.turns)
    return [act[2] for act in reached if act[:2] == change.act[:2] and act[3]]


def too_early(change: LineChange) -> bool:
    """Return True if a man was taken while men are being placed."""
    early = change.position.tables.record.early is Early.FIRST_REMOVES
    return early and change.foe_gone != 0 and any(change.position.hand)


def earned(change: LineChange) -> int:
    """Return the number of men that a turn such as this one may take."""
    jumped = 0
    if change.position.tables.record.jumps in {Jumps.TAKES, Jumps.MUST_TAKE}:
        acts = [change.position.tables.acts[t.text] for t in change.position.turns]
        chains = [
            len(a[3]) + 1 for a in acts if a[3] and a[:2] == (change.act or ())[:2]
        ]
        jumped = max(chains, default=jumped_by(change).bit_count())
    return jumped + bool(change.closed)


def unearned(change: LineChange) -> bool:
    """Return True if a man was removed though no mill was or could be closed."""
    if not change.foe_gone or change.position.opening:
        return False
    if change.act:
        return not earned(change)
    acts = change.position.tables.acts
    lifted = first_of(change.own_gone)
    return lifted == NOTHING or not any(
        acts[turn.text][0] == lifted and acts[turn.text][2]
        for turn in change.position.turns
    )


def too_many(change: LineChange) -> bool:
    """Return True if more men were taken than the turn can have earned."""
    most = max(earned(change), 1)
    return change.foe_gone.bit_count() > most


def shielded(change: LineChange) -> bool:
    """Return True if a man was taken out of a mill that shields it."""
    position = change.position
    if position.tables.record.shielded is Shielded.NONE:
        return False
    taken = change.foe_gone & ~jumped_by(change)
    return bool(taken & ~removable(position, position.mover, jumped_by(change)))
