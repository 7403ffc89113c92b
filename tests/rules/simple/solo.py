"""Soli-Bi, written a second time from the rulebook's sentences, plain as can be."""

from dataclasses import dataclass, field

# All pits north to south, west to east; the corners of the 7 by 7 square are no pits.
SITES = [
    file + rank
    for rank in "7654321"
    for file in "abcdefg"
    if file + rank not in ("a7", "g7", "a1", "g1")
]
INNER = [site for site in SITES if site[0] in "bcdef" and site[1] in "23456"]
# The outer pits counter-clockwise: north, west, south, east.
RING = [file + "7" for file in "fedcb"] + ["a" + rank for rank in "65432"]
RING += [file + "1" for file in "bcdef"] + ["g" + rank for rank in "23456"]


@dataclass
class Rules:
    free: bool


GAMES = {"soli_bi": Rules(free=False), "soli_bi_free": Rules(free=True)}


@dataclass
class State:
    board: dict
    hand: dict
    soli: str = ""
    mover: str = "solo"
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)


def start(_rules):
    """All 25 inner pits checkered; the 26th stone, a black one, is in the hand."""
    board = dict.fromkeys(SITES, ())
    for site in INNER:
        even = ("bcdef".index(site[0]) + "23456".index(site[1])) % 2 == 0
        board[site] = ("white",) if even else ("black",)
    return State(board, {"black": 1})


def neighbours(site):
    """The orthogonally adjacent inner pits."""
    return [
        other
        for other in INNER
        if abs(ord(site[0]) - ord(other[0])) + abs(int(site[1]) - int(other[1])) == 1
    ]


def pointed_at(soli):
    """The row or column that the tip of the Soli stone's pit points to."""
    place = 1 if soli[0] in "ag" else 0
    return [site for site in INNER if site[place] == soli[place]]


def new_soli_pits(rules, state, colour):
    """Return the pits into which the removed stone may go."""
    free = [pit for pit in RING if not state.board[pit]]
    if not rules.free:
        # Alongside the Soli stone, in counter-clockwise direction.
        after = RING[(RING.index(state.soli) + 1) % len(RING)]
        return [after] if after in free else []
    # Any outer pit, but two stones of one colour may not be found side by side.
    found = []
    for pit in free:
        number = RING.index(pit)
        beside = (RING[number - 1], RING[(number + 1) % len(RING)])
        if (colour,) not in [state.board[other] for other in beside]:
            found.append(pit)
    return found


def turns(rules, state):
    """Every legal turn as (text, removed, its outer pit, neighbour)."""
    if state.over:
        return []
    if not state.soli:
        return [(pit, None, pit, None) for pit in RING]
    # If the Soli stone is white, the next must be black, and the other way round.
    colour = "black" if state.board[state.soli] == ("white",) else "white"
    found = []
    for removed in pointed_at(state.soli):
        if state.board[removed] != (colour,):
            continue
        # Its place must be taken by an adjacent stone, no matter which colour.
        for pit in new_soli_pits(rules, state, colour):
            for beside in neighbours(removed):
                if state.board[beside]:
                    text = f"{removed}-{pit}+{beside}-{removed}"
                    found.append((text, removed, pit, beside))
    return found


def play(rules, state, turn):
    _, removed, pit, beside = turn
    board = dict(state.board)
    if removed is None:
        board[pit] = ("black",)
    else:
        board[pit] = board[removed]
        board[removed] = board[beside]
        board[beside] = ()
    after = State(board, {"black": 0}, pit)
    placed = len([pit for pit in RING if board[pit]])
    if placed == len(RING):
        after.over, after.winner = "filled", ("solo",)
    elif not turns(rules, after):
        after.over = "stuck"
    if after.over:
        after.scores = {"solo": placed}
    return after


def perft(rules, state, depth):
    if depth == 0:
        return 1
    return sum(
        perft(rules, play(rules, state, turn), depth - 1)
        for turn in turns(rules, state)
    )


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
