"""Focus, written a second time from the source's sentences, plain as can be."""

from dataclasses import dataclass, field

CUT_OFF = ("a1", "b1", "a2", "g1", "h1", "h2", "a7", "a8", "b8", "g8", "h8", "h7")
SITES = [
    file + str(rank)
    for rank in range(8, 0, -1)
    for file in "abcdefgh"
    if file + str(rank) not in CUT_OFF
]


@dataclass
class Rules:
    pass


GAMES = {"focus": Rules()}


@dataclass
class State:
    board: dict
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    kept: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules):
    """Eighteen men each: two and two on the inner six rows, each row the other way."""
    board = dict.fromkeys(SITES, ())
    for rank in "234567":
        for file in "bcdefg":
            outer = file not in "de"
            board[file + rank] = ("white" if outer == (rank in "357") else "black",)
    return State(board)


def other(side):
    return "black" if side == "white" else "white"


def turns(_rules, state):
    """So many men from the top as squares, along a row or a column; or a reserve."""
    if state.over:
        return []
    found = []
    for here in SITES:
        if state.board[here][-1:] != (state.mover,):
            continue
        for to in SITES:
            if here[0] != to[0] and here[1] != to[1]:
                continue
            far = abs(ord(here[0]) - ord(to[0])) + abs(int(here[1]) - int(to[1]))
            if 1 <= far <= len(state.board[here]):
                text = f"{here}-{to}" if far == 1 else f"{here}-{to}:{far}"
                found.append((text, here, to, far))
    if state.hand[state.mover]:
        found += [(f"*{to}", None, to, 1) for to in SITES]
    return found


def play(_rules, state, turn):
    _, here, to, count = turn
    side = state.mover
    after = State(
        dict(state.board), other(side), hand=dict(state.hand), kept=dict(state.kept)
    )
    if here is None:
        after.hand[side] -= 1
        after.board[to] += (side,)
    else:
        after.board[to] += state.board[here][-count:]
        after.board[here] = state.board[here][:-count]
    while len(after.board[to]) > 5:
        lowest, *rest = after.board[to]
        after.board[to] = tuple(rest)
        if lowest == side:
            after.hand[side] += 1
        else:
            after.kept[side] += 1
    owned = any(tower[-1:] == (after.mover,) for tower in after.board.values())
    if not owned and not after.hand[after.mover]:
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
