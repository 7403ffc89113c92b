"""Xiangqi, written a second time from the usual rules' sentences, plainly."""

from dataclasses import dataclass, field, replace

FILES = "abcdefghi"
SITES = [file + str(rank) for rank in range(10, 0, -1) for file in FILES]
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
ASLANT = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


@dataclass
class Rules:
    pass


GAMES = {"xiangqi": Rules()}


@dataclass(frozen=True)
class State:
    board: dict  # site: ("red", "K"); empty sites are left out
    mover: str = "red"
    seen: tuple = ()
    checks: tuple = ()
    perpetual: str = "loses"
    repetition: str = "claimed"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"red": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules, perpetual_check="loses", repetition="claimed"):
    board = {}
    for side, first, cannons, soldiers in (("red", 1, 3, 4), ("black", 10, 8, 7)):
        for file, piece in zip(FILES, "RHEAKAEHR", strict=True):
            board[f"{file}{first}"] = (side, piece)
        for file in "bh":
            board[f"{file}{cannons}"] = (side, "C")
        for file in "acegi":
            board[f"{file}{soldiers}"] = (side, "P")
    state = State(board, perpetual=perpetual_check, repetition=repetition)
    return replace(state, seen=(picture(state),), checks=(False,))


def picture(state):
    return state.mover, frozenset(state.board.items())


def other(side):
    return "black" if side == "red" else "red"


def off(site, way):
    file, rank = FILES.index(site[0]) + way[0], int(site[1:]) + way[1]
    return f"{FILES[file]}{rank}" if 0 <= file < 9 and 1 <= rank <= 10 else ""


def in_palace(site, side):
    return site[0] in "def" and int(site[1:]) in (
        (1, 2, 3) if side == "red" else (8, 9, 10)
    )


def at_home(site, side):
    return (int(site[1:]) <= 5) == (side == "red")


def general(_board, site, side):
    there = [off(site, way) for way in STRAIGHT]
    return [s for s in there if s and in_palace(s, side)]


def advisor(_board, site, side):
    there = [off(site, way) for way in ASLANT]
    return [s for s in there if s and in_palace(s, side)]


def elephant(board, site, side):
    for way in ASLANT:
        eye, there = off(site, way), off(site, (2 * way[0], 2 * way[1]))
        if there and eye not in board and at_home(there, side):
            yield there


def horse(board, site, _side):
    for way in STRAIGHT:
        leg = off(site, way)
        if leg and leg not in board:
            outward = [a for a in ASLANT if a[0] == way[0] or a[1] == way[1]]
            yield from (off(leg, aside) for aside in outward)


def chariot(board, site, _side):
    for way in STRAIGHT:
        there = off(site, way)
        while there and there not in board:
            yield there
            there = off(there, way)
        yield there


def cannon(board, site, _side):
    for way in STRAIGHT:
        there = off(site, way)
        while there and there not in board:
            yield there
            there = off(there, way)
        there = off(there, way) if there else ""
        while there and there not in board:
            there = off(there, way)
        yield there


def soldier(_board, site, side):
    yield off(site, (0, 1 if side == "red" else -1))
    if not at_home(site, side):
        yield from (off(site, (1, 0)), off(site, (-1, 0)))


REACH = {
    "K": general,
    "A": advisor,
    "E": elephant,
    "H": horse,
    "R": chariot,
    "C": cannon,
    "P": soldier,
}


def reach(board, site):
    """Return the sites that a piece attacks, own pieces included."""
    side, piece = board[site]
    return [there for there in REACH[piece](board, site, side) if there]


def in_danger(board, side):
    """Return True if a general is attacked, or faces the other on an open file."""
    (own,) = [s for s in board if board[s] == (side, "K")]
    (foe,) = [s for s in board if board[s] == (other(side), "K")]
    if own[0] == foe[0]:
        low, high = sorted((int(own[1:]), int(foe[1:])))
        if not any(f"{own[0]}{rank}" in board for rank in range(low + 1, high)):
            return True
    return any(board[s][0] != side and own in reach(board, s) for s in board)


def turns(_rules, state):
    found = []
    for site in SITES if not state.over else ():
        if state.board.get(site, ("",))[0] != state.mover:
            continue
        for there in reach(state.board, site):
            if state.board.get(there, ("",))[0] == state.mover:
                continue
            after = dict(state.board)
            taken = f"x{there}" if there in after else ""
            after[there] = after.pop(site)
            if not in_danger(after, state.mover):
                found.append((f"{site}-{there}{taken}", after))
    return found


def play(rules, state, turn):
    text, board = turn
    after = replace(state, board=board, mover=other(state.mover))
    seen, checks = (state.seen, state.checks) if "x" not in text else ((), ())
    seen = (*seen, picture(after))
    checks = (*checks, in_danger(board, after.mover))
    after = replace(after, seen=seen, checks=checks)
    if not turns(rules, after):
        reason = "checkmate" if checks[-1] else "no_turn"
        return replace(after, over=reason, winner=(state.mover,))
    if seen.count(seen[-1]) < 3:
        return after
    before = [n for n in range(len(seen) - 1) if seen[n] == seen[-1]][-1]
    since = checks[before + 1 :][::-1]
    mine, theirs = all(since[::2]), all(since[1::2])
    if state.perpetual == "loses" and mine != theirs:
        winner = after.mover if mine else state.mover
        return replace(after, over="perpetual_check", winner=(winner,))
    if state.repetition == "claimed":
        return after
    return replace(after, over="repetition")


def perft(rules, state, depth):
    legal = turns(rules, state)
    if depth <= 1:
        return len(legal) if depth else 1
    return sum(perft(rules, play(rules, state, turn), depth - 1) for turn in legal)


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
