"""Amazons, written a second time from the source's sentences, plainly."""

from dataclasses import dataclass, field

FILES = "abcdefghij"
SITES = [file + str(rank) for rank in range(10, 0, -1) for file in FILES]
WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@dataclass
class Rules:
    pass


GAMES = {"amazons": Rules()}


@dataclass
class State:
    board: dict
    hand: dict
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)


def start(_rules):
    board = dict.fromkeys(SITES, ())
    board |= dict.fromkeys(("a4", "d1", "g1", "j4"), ("white",))
    board |= dict.fromkeys(("a7", "d10", "g10", "j7"), ("black",))
    return State(board, {"white": 0, "black": 0, "arrow": 92})


def other(side):
    return "black" if side == "white" else "white"


def queen(board, site):
    """The squares that a queen in chess reaches on empty ones."""
    for east, north in WAYS:
        file, rank = FILES.index(site[0]) + east, int(site[1:]) + north
        while 0 <= file < 10 and 1 <= rank <= 10:
            there = FILES[file] + str(rank)
            if board[there]:
                break
            yield there
            file, rank = file + east, rank + north


def turns(_rules, state):
    """An amazon moves, then shoots from where it has arrived."""
    if state.over:
        return []
    found = []
    for site in SITES:
        if state.board[site] != (state.mover,):
            continue
        for to in queen(state.board, site):
            moved = {**state.board, site: (), to: (state.mover,)}
            found += [(f"{site}-{to}/{aim}", site, to, aim) for aim in queen(moved, to)]
    return found


def play(_rules, state, turn):
    _, site, to, aim = turn
    hand = {**state.hand, "arrow": state.hand["arrow"] - 1}
    after = State(dict(state.board), hand, other(state.mover))
    after.board[site], after.board[to] = (), (state.mover,)
    after.board[aim] = ("arrow",)
    amazons = [site for site in SITES if after.board[site] == (after.mover,)]
    if not any(list(queen(after.board, site)) for site in amazons):
        after.over, after.winner = "blocked", (state.mover,)
    return after


def perft(rules, state, depth):
    if depth == 0:
        return 1
    legal = turns(rules, state)
    if depth == 1:
        return len(legal)
    return sum(perft(rules, play(rules, state, turn), depth - 1) for turn in legal)


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
