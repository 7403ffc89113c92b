"""Choices of pits and ends of each mancala game, by the simple rules.

Something to choose from is a list of pits. An end takes the side that is to move next
if it can, and decides who really is, or that the game is over.
"""

from dataclasses import replace

from tests.rules.simple.sowing_rules import (
    foe,
    others,
    oware,
    row_of,
    seeds_of,
    sweep,
)

# Who may lift what.


def any_of_his(rules, state, side):
    return [p for p in row_of(rules, state, side) if state.pits[p] >= rules.least]


def single_seeds_later(rules, state, side):
    """Mankaleh: no playing from a well of one before two are in the home base."""
    least = 1 if state.store[side] >= 2 else 2
    return [pit for pit in row_of(rules, state, side) if state.pits[pit] >= least]


def nearest_to_the_end(rules, state, side):
    """Egypt, simple: beyt F, or, if that is empty, the nearest one that is not."""
    return any_of_his(rules, state, side)[-1:]


def the_next_one(_rules, state, _side):
    """Sita: there is nothing to choose."""
    return [state.next_pit]


def so_that_the_foe_has_some(rules, state, side):
    """Oware: if the other has no seeds, only what brings him seeds may be played."""
    found = any_of_his(rules, state, side)
    if rules.grand_slam == "forbidden":
        found = [pit for pit in found if not takes_all(rules, state, side, pit)]
    if seeds_of(rules, state, foe(rules, side)):
        return found
    return [pit for pit in found if state.pits[pit] > rules.columns - int(pit[1:])]


def takes_all(rules, state, side, pit):
    after = replace(state, pits=dict(state.pits), store=dict(state.store), mover=side)
    oware(rules, after, pit, 1)
    won = after.store[side] > state.store[side]
    return won and not seeds_of(rules, after, foe(rules, side))


# Who is to move now, or how it ends.


def while_anybody_can_move(rules, state, side):
    """Skip a side that cannot move; when nobody can, all keep what is on their side."""
    able = [s for s in (side, *others(rules, side)) if rules.choices(rules, state, s)]
    if able:
        state.mover = able[0]
    else:
        sweep(rules, state, "nobody_can_move")


def while_the_next_can_move(rules, state, side):
    state.mover = side
    if not rules.choices(rules, state, side):
        sweep(rules, state, "cannot_move")


def while_two_can_move(rules, state, side):
    able = [s for s in (side, *others(rules, side)) if rules.choices(rules, state, s)]
    if len(able) > 1:
        state.mover = able[0]
    else:
        sweep(rules, state, "one_can_move")


def until_he_cannot_walk(rules, state, side):
    """Mongola: he whose men can no longer walk is dead."""
    state.mover = side
    if not rules.choices(rules, state, side):
        state.over, state.mover, state.winner = "dead", None, (foe(rules, side),)
        state.scores = {owner: seeds_of(rules, state, owner) for owner in rules.sides}


def until_the_board_is_cleared(rules, state, side):
    """Egypt: a last seed belongs to him on whose side it is."""
    here, there = [seeds_of(rules, state, s) for s in (side, foe(rules, side))]
    state.mover = side
    if here + there <= 1:
        sweep(rules, state, "cleared")
    elif here == 0:
        # He who has more than one gives one of them to him who has none to play.
        state.mover, state.gift = foe(rules, side), True


def until_a_row_is_empty(rules, state, side):
    state.mover = side
    if not all(seeds_of(rules, state, owner) for owner in rules.sides):
        sweep(rules, state, "row_empty")


def until_half_is_won(rules, state, side):
    """Oware: more than half, half each, the same board again, or nothing to play."""
    state.mover = side
    now = (state.pits, state.store, side)
    half = (sum(state.pits.values()) + sum(state.store.values())) // 2
    most, least = max(state.store.values()), min(state.store.values())
    if most > half or least == half:
        sweep(rules, state, "half_won")
    elif now in state.seen:
        sweep(rules, state, "repetition")
    elif not rules.choices(rules, state, side):
        sweep(rules, state, "cannot_move")
    else:
        state.seen = [*state.seen, now]


def until_it_is_as_at_first(_rules, state, side):
    """Sita: each hole has again its own number."""
    state.mover = side
    if state.pits == state.seen[0][0]:
        state.over, state.mover, state.winner = "as_at_first", None, (side,)
        state.scores = {side: state.played}
