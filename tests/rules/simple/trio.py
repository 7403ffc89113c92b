"""Trio Trio and Mabambo, written a second time from the rulebook, plain as can be."""

from dataclasses import dataclass, field
from typing import NamedTuple

# All pits north to south, west to east; the corners of the 7 by 7 square are no pits.
SITES = [
    file + rank
    for rank in "7654321"
    for file in "abcdefg"
    if file + rank not in ("a7", "g7", "a1", "g1")
]
INNER = [site for site in SITES if site[0] in "bcdef" and site[1] in "23456"]
OUTER = [site for site in SITES if site not in INNER]
WAYS = {"north": (0, 1), "south": (0, -1), "west": (-1, 0), "east": (1, 0)}

STONES = 12  # of each colour, Trio Trio
SET_UP = 6  # of these begin on the outer pits
PER_SIDE = 3
TO_CAPTURE = 10


@dataclass
class Rules:
    game: str
    long_jump: bool = False


GAMES = {
    "trio_trio": Rules("trio"),
    "mabambo": Rules("mabambo"),
    "mabambo_long_jump": Rules("mabambo", long_jump=True),
}


@dataclass
class State:
    board: dict
    hand: dict
    mover: str = "white"
    placed: int = 0  # stones set up (Trio Trio), stones exchanged (Mabambo)
    thirteenth: str = ""  # where the first player's 13th stone lies
    captured: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)


class Turn(NamedTuple):
    """One turn: stones put down or carried, and the pit of a captured stone."""

    text: str
    here: str = ""
    to: str = ""
    reserve: str = ""
    taken: str = ""


def other(side):
    return "black" if side == "white" else "white"


def next_to(site, way):
    """The pit beside a pit, or '' past the end of the board."""
    east, north = WAYS[way]
    name = chr(ord(site[0]) + east) + str(int(site[1]) + north)
    return name if name in SITES else ""


def start(rules, setup="alquerque"):
    board = dict.fromkeys(SITES, ())
    if rules.game == "trio":
        return State(board, {"white": STONES, "black": STONES})
    for site in INNER:
        if site == "d4":
            continue
        if setup == "alquerque":
            first = site[1] in "23" or site in ("b4", "c4")
        else:
            first = ("bcdef".index(site[0]) + "23456".index(site[1])) % 2 == 0
        board[site] = ("white",) if first else ("black",)
    return State(board, {"white": 1, "black": 1})


def turns(rules, state):
    """Every legal turn; its text comes first."""
    if state.over:
        return []
    if rules.game == "trio":
        return trio_turns(state)
    return mabambo_turns(rules, state)


def play(rules, state, turn):
    side = state.mover
    board, hand = dict(state.board), dict(state.hand)
    captured = dict(state.captured)
    if turn.taken:
        board[turn.taken] = ()
        captured[side] += 1
    if turn.here:
        board[turn.here] = ()
    if turn.to:
        board[turn.to] = (side,)
    if turn.reserve:
        board[turn.reserve] = (side,)
        hand[side] -= 1
    after = State(board, hand, other(side), state.placed + 1)
    after.captured = captured
    after.thirteenth = turn.reserve if state.placed == 0 else state.thirteenth
    if rules.game == "trio":
        trio_end(after, side)
    else:
        mabambo_end(rules, after, side)
    return after


def own(state, sites):
    return [site for site in sites if state.board[site] == (state.mover,)]


def empty(state, sites):
    return [site for site in sites if not state.board[site]]


# Trio Trio


def outer_side(pit):
    """The side of the board on which an outer pit lies."""
    return pit[0] if pit[0] in "ag" else pit[1]


def free_outer_pits(board):
    """The free outer pits of the sides that hold fewer than three stones."""
    found = []
    for pit in OUTER:
        stones = [
            other_pit
            for other_pit in OUTER
            if outer_side(other_pit) == outer_side(pit) and board[other_pit]
        ]
        if not board[pit] and len(stones) < PER_SIDE:
            found.append(pit)
    return found


def trio_turns(state):
    places = []
    if state.hand[state.mover]:
        places = free_outer_pits(state.board)
    introduced = [Turn(pit, reserve=pit) for pit in places]
    if state.placed < 2 * SET_UP:
        return introduced
    return jumps_inward(state) + pulls(state, places) + introduced + parades(state)


def jumps_inward(state):
    """From an outer pit straight on to the next free inner pit, over any stones."""
    found = []
    for here in own(state, OUTER):
        way = {"7": "south", "1": "north"}.get(here[1], "")
        way = {"a": "east", "g": "west"}.get(here[0], way)
        to = next_to(here, way)
        while to in INNER and state.board[to]:
            to = next_to(to, way)
        if to in INNER:
            found.append(Turn(f"{here}-{to}", here, to))
    return found


def pulls(state, places):
    """An inner stone moves to a free pit beside it.

    In addition another stone may come from the reserve into an outer pit.
    """
    found = []
    for here in own(state, INNER):
        for way in WAYS:
            to = next_to(here, way)
            if to in INNER and not state.board[to]:
                found.append(Turn(f"{here}-{to}", here, to))
                found += [
                    Turn(f"{here}-{to}+{pit}", here, to, reserve=pit) for pit in places
                ]
    return found


def parades(state):
    """From an outer pit to any other; three to a side after it too."""
    found = []
    for here in own(state, OUTER):
        lifted = dict(state.board)
        lifted[here] = ()
        found += [
            Turn(f"{here}-{to}", here, to)
            for to in free_outer_pits(lifted)
            if to != here
        ]
    return found


def trios(board, side):
    found = []
    for middle in INNER:
        for one, two in (("west", "east"), ("north", "south")):
            row = [next_to(middle, one), middle, next_to(middle, two)]
            if all(pit in INNER and board[pit] == (side,) for pit in row):
                found.append(set(row))
    return found


def trio_end(state, side):
    """Two Trios that share no stone win; who cannot move passes."""
    rows = trios(state.board, side)
    if any(not (one & two) for one in rows for two in rows):
        state.over, state.winner = "two_trios", (side,)
    elif not trio_turns(state):
        state.mover = side
        if not trio_turns(state):
            state.over = "blocked"


# Mabambo


def mabambo_turns(rules, state):
    if state.placed < 2:
        # Each replaces an enemy stone by his own 13th, not the first player's 13th.
        enemy = other(state.mover)
        return [
            Turn(f"x{site}", reserve=site, taken=site)
            for site in INNER
            if state.board[site] == (enemy,) and site != state.thirteenth
        ]
    found = []
    for here in own(state, INNER):
        for way in WAYS:
            to = next_to(here, way)
            if to in INNER and not state.board[to]:
                found.append(Turn(f"{here}-{to}", here, to))
        found += jumps(rules, state, here)
    return one_of_each(found)


def landings(board, here, side):
    """Return the landings of a stone that jumps over stones of its colour."""
    found = []
    for way in WAYS:
        to = next_to(here, way)
        jumped = 0
        while to in INNER and board[to] == (side,):
            to = next_to(to, way)
            jumped += 1
        if jumped and to in INNER:
            found.append(to)
    return found


def jumps(rules, state, here):
    found = []
    for to in landings(state.board, here, state.mover):
        if state.board[to]:
            found.append(Turn(f"{here}x{to}", here, to, taken=to))
            continue
        found.append(Turn(f"{here}-{to}", here, to))
        if rules.long_jump:
            # Once more, from an empty pit, to an empty one or onto an enemy stone.
            board = {**state.board, here: (), to: (state.mover,)}
            for last in landings(board, to, state.mover):
                taken = last if board[last] else ""
                text = f"{here}-{to}{'x' if taken else '-'}{last}"
                if last != here:  # there and back would be no move at all
                    found.append(Turn(text, here, last, taken=taken))
    return found


def by_way(turn):
    """Fewer landings first; then a first landing farther north, then west."""
    landing = turn.text[3:5]
    return len(turn.text), -int(landing[1]), landing[0]


def one_of_each(turns):
    """Of several ways to one end: the shortest, then the first in board order."""
    best = {}
    for turn in turns:
        known = best.setdefault((turn.here, turn.to, turn.taken), turn)
        if by_way(turn) < by_way(known):
            best[turn.here, turn.to, turn.taken] = turn
    return list(best.values())


def mabambo_end(rules, state, side):
    enemy = other(side)
    left = [len([s for s in INNER if state.board[s] == (x,)]) for x in (side, enemy)]
    if state.captured[side] == TO_CAPTURE:
        state.over, state.winner = "ten_captured", (side,)
    elif left == [4, 4]:
        state.over = "four_each"
    elif not mabambo_turns(rules, state):
        state.over, state.winner = "blocked", (side,)
    if state.over:
        # As many points as the opponent has empty collecting pits.
        state.scores = {side: 0, enemy: 0}
        for winner in state.winner:
            state.scores[winner] = TO_CAPTURE - state.captured[other(winner)]


def perft(rules, state, depth):
    if depth == 0:
        return 1
    return sum(
        perft(rules, play(rules, state, turn), depth - 1)
        for turn in turns(rules, state)
    )


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t.text == text))
