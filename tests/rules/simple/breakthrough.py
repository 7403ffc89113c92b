"""Breakthrough, written a second time from the source's sentences, plain as can be."""

from dataclasses import dataclass, field

FILES = "abcdefgh"
SITES = [file + str(rank) for rank in range(8, 0, -1) for file in FILES]


@dataclass
class Rules:
    pass


GAMES = {"breakthrough": Rules()}


@dataclass
class State:
    board: dict
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules):
    """Sixteen pieces each, on the two rows nearest to their player."""
    held = {"1": "white", "2": "white", "7": "black", "8": "black"}
    return State({site: (held[site[1]],) if site[1] in held else () for site in SITES})


def other(side):
    return "black" if side == "white" else "white"


def turns(_rules, state):
    """One square forward, to an empty square, or diagonally onto an enemy."""
    if state.over:
        return []
    found = []
    ahead = 1 if state.mover == "white" else -1
    for site in SITES:
        if state.board[site] != (state.mover,):
            continue
        file, rank = FILES.index(site[0]), int(site[1])
        for sideways in (-1, 0, 1):
            if not 0 <= file + sideways < 8 or not 1 <= rank + ahead <= 8:
                continue
            to = FILES[file + sideways] + str(rank + ahead)
            if state.board[to] == ():
                found.append((f"{site}-{to}", site, to))
            elif sideways and state.board[to] == (other(state.mover),):
                found.append((f"{site}-{to}x{to}", site, to))
    return found


def play(_rules, state, turn):
    _, site, to = turn
    after = State(dict(state.board), other(state.mover))
    after.board[site], after.board[to] = (), (state.mover,)
    if to[1] == ("8" if state.mover == "white" else "1"):
        after.over, after.winner = "far_rank", (state.mover,)
    elif (after.mover,) not in after.board.values():
        after.over, after.winner = "none_left", (state.mover,)
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
