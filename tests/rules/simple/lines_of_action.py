"""Lines of Action, written a second time from the source's sentences, plainly."""

from dataclasses import dataclass, field

FILES = "abcdefgh"
SITES = [file + str(rank) for rank in range(8, 0, -1) for file in FILES]
WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@dataclass
class Rules:
    pass


GAMES = {"lines_of_action": Rules()}


@dataclass
class State:
    board: dict
    mover: str = "black"
    over: str = ""
    winner: tuple = ()
    seen: list = field(default_factory=list)
    both: str = "draw"
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules, both_connected="draw"):
    """Black's men fill the first and last row, white's the sides, no man a corner."""
    board = {}
    for site in SITES:
        on_row, on_side = site[1] in "18", site[0] in "ah"
        board[site] = ()
        if on_row and not on_side:
            board[site] = ("black",)
        if on_side and not on_row:
            board[site] = ("white",)
    state = State(board, both=both_connected)
    state.seen = [picture(state)]
    return state


def picture(state):
    return (state.mover, tuple(state.board[site] for site in SITES))


def other(side):
    return "black" if side == "white" else "white"


def step(site, way, times=1):
    """The site so many steps away, '' where the board ends."""
    file, rank = FILES.index(site[0]) + times * way[0], int(site[1]) + times * way[1]
    return FILES[file] + str(rank) if 0 <= file < 8 and 1 <= rank <= 8 else ""


def men_in_line(board, site, way):
    found = 0
    for times in range(-8, 9):
        there = step(site, way, times)
        if there and board[there]:
            found += 1
    return found


def moves(board, side):
    for site in SITES:
        if board[site] != (side,):
            continue
        for way in WAYS:
            far = men_in_line(board, site, way)
            to = step(site, way, far)
            passed = [step(site, way, times) for times in range(1, far)]
            if not to or board[to] == (side,):
                continue
            if any(board[there] == (other(side),) for there in passed):
                continue
            taken = f"x{to}" if board[to] else ""
            yield (f"{site}-{to}{taken}", site, to)


def turns(_rules, state):
    if state.over:
        return []
    return list(moves(state.board, state.mover)) or [("pass", "", "")]


def connected(board, side):
    men = {site for site in SITES if board[site] == (side,)}
    reached, new = set(), set(list(men)[:1])
    while new:
        reached |= new
        new = {step(site, way) for site in new for way in WAYS} & men - reached
    return bool(men) and reached == men


def play(_rules, state, turn):
    _, site, to = turn
    after = State(dict(state.board), other(state.mover), both=state.both)
    if not site:
        after.seen = [*state.seen, picture(after)]
        return after
    after.board[site], after.board[to] = (), (state.mover,)
    mine = connected(after.board, state.mover)
    theirs = connected(after.board, after.mover)
    if mine and theirs and state.both == "draw":
        after.over = "both_one_group"
    elif mine or theirs:
        after.over = "one_group"
        after.winner = (state.mover if mine else after.mover,)
    if after.over:
        return after
    if not any(list(moves(after.board, side)) for side in ("white", "black")):
        after.over = "impasse"
        return after
    after.seen = [*state.seen, picture(after)]
    if after.seen.count(picture(after)) == 3:
        after.over = "repetition"
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
