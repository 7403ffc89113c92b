"""Congo, written a second time from the source's sentences, plainly."""

from dataclasses import dataclass, field, replace

FILES = "abcdefg"
SITES = [file + str(rank) for rank in range(7, 0, -1) for file in FILES]
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
ANY = [*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
RIVER = "4"


@dataclass
class Rules:
    pass


GAMES = {"congo": Rules()}


@dataclass(frozen=True)
class State:
    board: dict  # site: ("white", "L"); empty sites are left out
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules):
    board = {}
    for file, piece in zip(FILES, "GMELECZ", strict=True):
        board[file + "1"], board[file + "7"] = ("white", piece), ("black", piece)
        board[file + "2"], board[file + "6"] = ("white", "P"), ("black", "P")
    return State(board)


def other(side):
    return "black" if side == "white" else "white"


def off(site, way, times=1):
    file, rank = FILES.index(site[0]) + times * way[0], int(site[1]) + times * way[1]
    return FILES[file] + str(rank) if 0 <= file < 7 and 1 <= rank <= 7 else ""


def in_castle(site, side):
    return site[0] in "cde" and site[1] in ("123" if side == "white" else "567")


def free_line(board, site, way):
    """The empty sites in a way, and what stands behind them ('' at the edge)."""
    found, there = [], off(site, way)
    while there and there not in board:
        found.append(there)
        there = off(there, way)
    return found, there


def ahead_of(side):
    return 1 if side == "white" else -1


def lion(board, site, side):
    for way in ANY:
        there = off(site, way)
        if there and in_castle(there, side):
            yield (there, True, True)
        if way[1] == ahead_of(side):
            _, met = free_line(board, site, way)
            if met and board[met] == (other(side), "L"):
                yield (met, True, False)


def zebra(_board, site, _side):
    yield from ((off(site, way), True, True) for way in KNIGHT)


def elephant(_board, site, _side):
    yield from ((off(site, way, n), True, True) for way in STRAIGHT for n in (1, 2))


def giraffe(_board, site, _side):
    yield from ((off(site, way, 2), True, True) for way in ANY)
    yield from ((off(site, way), False, True) for way in ANY)


def crocodile(board, site, side):
    yield from ((off(site, way), True, True) for way in ANY)
    if site[1] == RIVER:
        lines = [(1, 0), (-1, 0)]
    elif site[1] in ("123" if side == "white" else "567"):
        lines = [(0, ahead_of(side))]
    else:
        lines = [(0, -ahead_of(side))]
    for way in lines:
        free, met = free_line(board, site, way)
        for there in [*free, met]:
            if there and (site[1] == RIVER or not passes_river(site, there)):
                yield (there, True, True)


def monkey(_board, site, _side):
    yield from ((off(site, way), False, True) for way in ANY)


def pawn(board, site, side):
    ahead = ahead_of(side)
    for way in ((-1, ahead), (0, ahead), (1, ahead)):
        yield (off(site, way), True, True)
    if site[1] in ("567" if side == "white" else "123"):
        yield from retreat(board, site, (0, -ahead))


def superpawn(board, site, side):
    ahead = ahead_of(side)
    for way in ((-1, ahead), (0, ahead), (1, ahead), (-1, 0), (1, 0)):
        yield (off(site, way), True, True)
    for way in ((-1, -ahead), (0, -ahead), (1, -ahead)):
        yield from retreat(board, site, way)


def retreat(board, site, way):
    one = off(site, way)
    yield (one, False, True)
    if one and one not in board:
        yield (off(site, way, 2), False, True)


REACH = {
    "L": lion,
    "Z": zebra,
    "E": elephant,
    "G": giraffe,
    "C": crocodile,
    "M": monkey,
    "P": pawn,
    "S": superpawn,
}


def reach(board, site):
    """(site, whether it may take there, whether it may go there if it is empty)."""
    side, piece = board[site]
    return [found for found in REACH[piece](board, site, side) if found[0]]


def passes_river(site, there):
    """Return True if the river lies between two sites on one file."""
    return (int(site[1]) < 4) != (int(there[1]) < 4) and there[1] != RIVER


def jumps(board, start_site, site, side, taken):
    """Chains of a monkey's jumps: (landings, what was taken)."""
    for way in ANY:
        over, there = off(site, way), off(site, way, 2)
        if not there or over in taken or board.get(over, (side,))[0] == side:
            continue
        if there in board and there != start_site:
            continue
        yield [there], [over]
        if board[over][1] == "L":
            continue
        for more, others in jumps(board, start_site, there, side, {*taken, over}):
            yield [there, *more], [over, *others]


def ways_of(board, site, side):
    """Yield a piece's moves: (landings, captured sites)."""
    for there, may_take, may_go in reach(board, site):
        holder = board.get(there, ("",))[0]
        if holder == other(side) and may_take:
            yield [there], [there]
        elif not holder and may_go:
            yield [there], []
    if board[site][1] == "M":
        yield from jumps(board, site, site, side, set())


def drown(board, after, site, end, side):
    """Take off those who stood in the river before and still do; where they were."""
    found = ""
    for s in SITES:
        stood = board.get(s, ("",))[0] == side and s[1] == RIVER and s != site
        came = s == end and s[1] == RIVER and site[1] == RIVER
        if (stood or came) and after[s][1] != "C":
            found += f"x{s}"
            del after[s]
    return found


def turns(_rules, state):
    board, side = state.board, state.mover
    found = {}
    last = "7" if side == "white" else "1"
    own = [s for s in SITES if board.get(s, ("",))[0] == side]
    for site in own if not state.over else ():
        piece = board[site][1]
        for landings, taken in ways_of(board, site, side):
            after = {s: p for s, p in board.items() if s != site and s not in taken}
            text = "-".join([site, *landings]) + "".join(f"x{t}" for t in taken)
            becomes = piece == "P" and landings[-1][1] == last
            after[landings[-1]] = (side, "S" if becomes else piece)
            text += "=S" if becomes else ""
            text += drown(board, after, site, landings[-1], side)
            found[text] = (text, after)
    return list(found.values())


def play(rules, state, turn):
    _, board = turn
    after = replace(state, board=board, mover=other(state.mover))
    if (after.mover, "L") not in board.values():
        return replace(after, over="royal_taken", winner=(state.mover,))
    if not turns(rules, after):
        return replace(after, over="no_turn", winner=(state.mover,))
    takes = any(len(left) == 1 for _, left in turns(rules, after))
    if len(board) == 2 and not takes:
        return replace(after, over="too_few_pieces")
    return after


def perft(rules, state, depth):
    legal = turns(rules, state)
    if depth <= 1:
        return len(legal) if depth else 1
    return sum(perft(rules, play(rules, state, turn), depth - 1) for turn in legal)


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
