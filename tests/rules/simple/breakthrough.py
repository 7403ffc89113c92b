"""Breakthrough, written a second time from the source's sentences, plain as can be."""

from dataclasses import dataclass, field, replace

FILES = "abcdefghij"


@dataclass
class Rules:
    pass


GAMES = {"breakthrough": Rules()}


@dataclass
class State:
    board: dict
    files: str
    ranks: int
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules, size="8x8"):
    """Two full rows each, those nearest to their player."""
    width, height = size.split("x")
    files, ranks = FILES[: int(width)], int(height)
    held = {1: "white", 2: "white", ranks - 1: "black", ranks: "black"}
    board = {
        file + str(rank): (held[rank],) if rank in held else ()
        for rank in range(ranks, 0, -1)
        for file in files
    }
    return State(board, files, ranks)


def other(side):
    return "black" if side == "white" else "white"


def turns(_rules, state):
    """One square forward, to an empty square, or diagonally onto an enemy."""
    if state.over:
        return []
    found = []
    ahead = 1 if state.mover == "white" else -1
    for site in state.board:
        if state.board[site] != (state.mover,):
            continue
        file, rank = state.files.index(site[0]), int(site[1])
        for sideways in (-1, 0, 1):
            if not 0 <= file + sideways < len(state.files):
                continue
            to = state.files[file + sideways] + str(rank + ahead)
            if state.board[to] == ():
                found.append((f"{site}-{to}", site, to))
            elif sideways and state.board[to] == (other(state.mover),):
                found.append((f"{site}-{to}x{to}", site, to))
    return found


def play(_rules, state, turn):
    _, site, to = turn
    after = replace(state, board=dict(state.board), mover=other(state.mover))
    after.board[site], after.board[to] = (), (state.mover,)
    if int(to[1]) == (state.ranks if state.mover == "white" else 1):
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
