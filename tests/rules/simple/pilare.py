"""Pilare, written a second time from the source's sentences, plain as can be."""

from dataclasses import dataclass, field


@dataclass
class Rules:
    size: int


GAMES = {"pilare_6": Rules(6), "pilare_8": Rules(8)}


@dataclass
class State:
    board: dict
    mover: str = "red"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=dict)
    kept: dict = field(default_factory=dict)
    scores: dict = field(default_factory=dict)


def start(rules):
    """A neutral man on each square; on them men of the sides, two rows each."""
    board = {}
    for rank in range(rules.size, 0, -1):
        for file in range(1, rules.size + 1):
            inner = 1 < file < rules.size
            tower = ("neutral",)
            if rank == 1 or (rank == 2 and inner):
                tower += ("red",)
            if rank == rules.size or (rank == rules.size - 1 and inner):
                tower += ("black",)
            board["abcdefgh"[file - 1] + str(rank)] = tower
    return State(board)


def turns(_rules, state):
    """Every stack with the own man on top, in every way that does not turn back."""
    found = []
    for here, tower in state.board.items():
        if tower[-1:] == (state.mover,) and not state.over:
            walk(state.board, [here], len(tower), found)
    return found


def walk(board, path, left, found):
    if left == 0:
        found.append(("-".join(path), tuple(path)))
        return
    file, rank = path[-1][0], int(path[-1][1:])
    for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        there = chr(ord(file) + east) + str(rank + north)
        if there in board and there != path[-2:][0]:
            walk(board, [*path, there], left - 1, found)


def play(_rules, state, turn):
    _, (here, *path) = turn
    after = State(dict(state.board), "black" if state.mover == "red" else "red")
    after.board[here] = ()
    for there, man in zip(path, state.board[here], strict=True):
        after.board[there] += (man,)
    if all(tower[-1:] != (after.mover,) for tower in after.board.values()):
        after.over, after.winner = "blocked", (state.mover,)
    return after


def perft(rules, state, depth):
    if depth == 1:
        return len(turns(rules, state))
    return sum(
        perft(rules, play(rules, state, turn), depth - 1)
        for turn in turns(rules, state)
    )


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
