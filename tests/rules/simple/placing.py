"""Games of placing, written a second time from the source's sentences, plainly."""

from dataclasses import dataclass, field, replace

LETTERS = "abcdefghijklmnopqrs"


@dataclass
class Rules:
    size: int
    sides: tuple = ("black", "white")
    flips: bool = False
    start: str = ""
    middle_first: tuple = ()
    takes: tuple = ()
    five: bool = False
    stones: int = 0
    go: bool = False
    pie: bool = False


GAMES = {
    "othello": Rules(8, flips=True, start="d4 e5 / d5 e4"),
    "reversi": Rules(8, flips=True, middle_first=("d4", "d5", "e4", "e5")),
    "pente": Rules(19, ("white", "black"), takes=(2,), five=True, stones=10),
    "keryo_pente": Rules(19, ("white", "black"), takes=(2, 3), five=True, stones=15),
    "gonnect": Rules(13, go=True),
}


@dataclass
class State:
    board: dict
    size: int
    mover: str
    pie: bool = False
    past: frozenset = frozenset()
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    taken: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(rules, size=None, pie=None):
    size = size or rules.size
    board = {
        LETTERS[file] + str(rank + 1): ()
        for file in range(size)
        for rank in range(size)
    }
    for side, sites in zip(rules.sides, rules.start.split("/"), strict=False):
        for site in sites.split():
            board[site] = (side,)
    return State(board, size, rules.sides[0], rules.pie if pie is None else pie)


def other(side):
    return "black" if side == "white" else "white"


def step(site, east, north):
    return chr(ord(site[0]) + east) + str(int(site[1:]) + north)


ROUND = [(e, n) for e in (-1, 0, 1) for n in (-1, 0, 1) if (e, n) != (0, 0)]
BESIDE = [(0, 1), (0, -1), (1, 0), (-1, 0)]


def rows_enclosed(board, site, side):
    """The rows of the other colour from this site to a piece of one's own."""
    rows = []
    for east, north in ROUND:
        row, at = [], step(site, east, north)
        while board.get(at) == (other(side),):
            row.append(at)
            at = step(at, east, north)
        if row and board.get(at) == (side,):
            rows.append(row)
    return rows


def chain(board, site):
    found, new = {site}, {site}
    while new:
        near = {step(one, *way) for one in new for way in BESIDE}
        new = {at for at in near - found if board.get(at) == board[site]}
        found |= new
    return found


def breathes(board, stones):
    return any(board.get(step(one, *way)) == () for one in stones for way in BESIDE)


def acts(rules, state, site):
    """Return the pieces that one put there turns or takes; None if it is forbidden."""
    board, side = state.board, state.mover
    if board[site]:
        return None
    first = [s for s in rules.middle_first if board[s] == ()]
    if first:
        return [] if site in first else None
    rows = rows_enclosed(board, site, side)
    if rules.flips:
        return [one for row in rows for one in row] or None
    if rules.takes:
        return [one for row in rows if len(row) in rules.takes for one in row]
    there = board | {site: (side,)}
    gone = {
        one
        for at in (step(site, *way) for way in BESIDE)
        if there.get(at) == (other(side),) and not breathes(there, chain(there, at))
        for one in chain(there, at)
    }
    there |= dict.fromkeys(gone, ())
    if not breathes(there, chain(there, site)) or tuple(there.values()) in state.past:
        return None
    return list(gone)


def order(sites):
    """As one reads: the northern row first, each from the west."""
    return sorted(sites, key=lambda site: (-int(site[1:]), site[0]))


def turns(rules, state):
    if state.over:
        return []
    found = []
    for site in order(state.board):
        done = acts(rules, state, site)
        if done is not None:
            done = order(done)
            taken = "" if rules.flips else "".join("x" + one for one in done)
            found.append((site + taken, site, done))
    if not found:
        return [("pass", None, [])]
    if state.pie and len(state.past) == 1:
        found.append(("swap", None, []))
    return found


def play(rules, state, turn):
    text, site, done = turn
    if text == "swap":
        return replace(state, pie=False)
    if text == "pass":
        return replace(state, mover=other(state.mover))
    side, board = state.mover, dict(state.board)
    board[site] = (side,)
    board.update(dict.fromkeys(done, (side,) if rules.flips else ()))
    taken = dict(state.taken)
    if not rules.flips:
        taken[side] += len(done)
    past = state.past | {tuple(state.board.values())} if rules.go else state.past
    after = replace(state, board=board, mover=other(side), past=past, taken=taken)
    reason, winner, scores = ended(rules, after, site)
    return replace(after, over=reason, winner=winner, scores=scores)


def won(rules, state, site, side):
    """Return the reason that the side which placed a piece has won, or ''."""
    if rules.five and five_in_a_row(state.board, site):
        return "row_made"
    if rules.stones and state.taken[side] >= rules.stones:
        return "enough_captured"
    return "sides_joined" if rules.go and joins(state.board, site, state.size) else ""


def ended(rules, state, site):
    side = other(state.mover)
    reason = won(rules, state, site, side)
    if reason or can_place(rules, state):
        return reason, (side,) if reason else (), {}
    if not rules.flips:
        return ("blocked", (side,), {}) if rules.go else ("full_board", (), {})
    if can_place(rules, replace(state, mover=side)):
        return "", (), {}
    scores = {who: list(state.board.values()).count((who,)) for who in rules.sides}
    best = max(scores.values())
    winner = tuple(who for who in rules.sides if scores[who] == best)
    return "tally", winner if len(winner) == 1 else (), scores


def can_place(rules, state):
    return any(acts(rules, state, site) is not None for site in state.board)


def five_in_a_row(board, site):
    for east, north in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for way in (1, -1):
            at = step(site, east * way, north * way)
            while board.get(at) == board[site]:
                length += 1
                at = step(at, east * way, north * way)
        if length >= 5:
            return True
    return False


def joins(board, site, size):
    stones = chain(board, site)
    files = {one[0] for one in stones}
    ranks = {int(one[1:]) for one in stones}
    return {LETTERS[0], LETTERS[size - 1]} <= files or {1, size} <= ranks


def perft(rules, state, depth):
    found = turns(rules, state)
    if depth <= 1:
        return len(found) if depth else 1
    return sum(perft(rules, play(rules, state, turn), depth - 1) for turn in found)


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
