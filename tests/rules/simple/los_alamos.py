"""Los Alamos chess, written a second time from its sentences, plainly."""

from dataclasses import dataclass, field, replace

FILES = "abcdef"
SITES = [file + str(rank) for rank in range(6, 0, -1) for file in FILES]
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
ALL = [*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1)]
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
FAR = {"R": STRAIGHT, "Q": ALL}
NEAR = {"K": ALL, "N": JUMPS, "R": [], "Q": []}


@dataclass
class Rules:
    pass


GAMES = {"los_alamos": Rules()}


@dataclass(frozen=True)
class State:
    board: dict  # site: ("white", "K"); empty sites are left out
    mover: str = "white"
    quiet: int = 0
    seen: tuple = ()
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules):
    board = {}
    for file, piece in zip(FILES, "RNQKNR", strict=True):
        board[file + "1"], board[file + "6"] = ("white", piece), ("black", piece)
        board[file + "2"], board[file + "5"] = ("white", "P"), ("black", "P")
    return State(board, seen=(("white", frozenset(board.items())),))


def other(side):
    return "black" if side == "white" else "white"


def off(site, way):
    there = chr(ord(site[0]) + way[0]) + str(int(site[1]) + way[1])
    return there if there in SITES else None


def attacks(board, site):
    """The sites that the piece on a site attacks."""
    side, piece = board[site]
    if piece == "P":
        ahead = 1 if side == "white" else -1
        return [t for t in (off(site, (-1, ahead)), off(site, (1, ahead))) if t]
    found = [off(site, way) for way in NEAR[piece]]
    for way in FAR.get(piece, []):
        there = off(site, way)
        while there:
            found.append(there)
            there = None if there in board else off(there, way)
    return [there for there in found if there]


def in_check(board, side):
    foes = [site for site, (whose, _) in board.items() if whose != side]
    return any(
        board.get(there) == (side, "K")
        for site in foes
        for there in attacks(board, site)
    )


def turns(_rules, state):
    """(text, board after, whether it is progress)."""
    if state.over:
        return []
    return [t for t in all_turns(state) if not in_check(t[1], state.mover)]


def all_turns(state):
    board, side = state.board, state.mover
    for site in SITES:
        whose, piece = board.get(site, ("", ""))
        if whose != side:
            continue
        for there in attacks(board, site):
            takes = board.get(there, ("",))[0] == other(side)
            if takes or (piece != "P" and there not in board):
                yield from gone(board, site, there)
        if piece == "P":
            one = off(site, (0, 1 if side == "white" else -1))
            if one not in board:
                yield from gone(board, site, one)


def gone(board, site, there):
    after = dict(board)
    side, piece = after.pop(site)
    text = f"{site}-{there}" + (f"x{there}" if there in board else "")
    progress = piece == "P" or there in board
    if piece == "P" and there[1] in "16":
        for new in "QRN":
            yield f"{text}={new}", {**after, there: (side, new)}, progress
    else:
        yield text, {**after, there: (side, piece)}, progress


def play(rules, state, turn):
    _, board, progress = turn
    mover = other(state.mover)
    now = (mover, frozenset(board.items()))
    seen = (*(() if progress else state.seen), now)
    after = replace(
        state,
        board=board,
        mover=mover,
        quiet=0 if progress else state.quiet + 1,
        seen=seen,
    )
    if not turns(rules, after):
        if in_check(board, mover):
            return replace(after, over="checkmate", winner=(state.mover,))
        return replace(after, over="stalemate")
    if sorted(p for _, p in board.values() if p != "K") in ([], ["N"]):
        return replace(after, over="too_few_pieces")
    if seen.count(now) >= 5:
        return replace(after, over="repetition")
    if after.quiet >= 150:
        return replace(after, over="no_progress")
    return after


def perft(rules, state, depth):
    legal = turns(rules, state)
    if depth <= 1:
        return len(legal) if depth else 1
    return sum(perft(rules, play(rules, state, turn), depth - 1) for turn in legal)


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
