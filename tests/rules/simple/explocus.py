"""Explocus, written a second time from the source's sentences, plain as can be."""

from dataclasses import dataclass, field


@dataclass
class Rules:
    size: int = 8
    rows: int = 2


GAMES = {"explocus": Rules()}


@dataclass
class State:
    board: dict
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=dict)
    kept: dict = field(default_factory=dict)
    scores: dict = field(default_factory=dict)


def start(rules, **options):
    """Full rows of single men at both ends."""
    rows = options.get("rows", rules.rows)
    board = {}
    for rank in range(rules.size, 0, -1):
        for file in "abcdefgh"[: rules.size]:
            board[file + str(rank)] = (
                ("white",)
                if rank <= rows
                else ("black",)
                if rank > rules.size - rows
                else ()
            )
    return State(board)


def beside(board, site):
    file, rank = ord(site[0]), int(site[1:])
    around = [(file, rank + 1), (file + 1, rank), (file, rank - 1), (file - 1, rank)]
    return [chr(f) + str(r) for f, r in around if chr(f) + str(r) in board]


def turns(_rules, state):
    """One, two or three men from the top, so many squares along a row or a column."""
    found = []
    for here, column in state.board.items():
        if state.over or column[-1:] != (state.mover,):
            continue
        for to in state.board:
            if here[0] != to[0] and here[1] != to[1]:
                continue
            far = abs(ord(here[0]) - ord(to[0])) + abs(int(here[1]) - int(to[1]))
            if 1 <= far <= min(len(column), 3):
                text = f"{here}-{to}" if far == 1 else f"{here}-{to}:{far}"
                found.append((text, here, to, far))
    return found


def play(_rules, state, turn):
    _, here, to, count = turn
    side, foe = state.mover, "black" if state.mover == "white" else "white"
    board = dict(state.board)
    board[here] = board[here][count:]
    board[to] = (side,) * (len(board[to]) + count)
    waiting = [to]
    while waiting and any(foe in column for column in board.values()):
        site = waiting.pop(0)
        around = beside(board, site)
        if len(board[site]) < len(around):
            continue
        board[site] = board[site][len(around) :]
        for there in around:
            board[there] = (side,) * (len(board[there]) + 1)
        waiting += [*around, site]
    after = State(board, foe)
    if all(foe not in column for column in board.values()):
        after.over, after.winner = "none_left", (side,)
    elif not turns(_rules, after):
        after.over, after.winner = "blocked", (side,)
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
