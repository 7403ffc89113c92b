"""Chess and Chess960, written a second time from the laws' sentences, plainly."""

from dataclasses import dataclass, field, replace

FILES = "abcdefgh"
SITES = [file + str(rank) for rank in range(8, 0, -1) for file in FILES]
ROOK = [(0, 1), (0, -1), (1, 0), (-1, 0)]
BISHOP = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
LINES = {"R": ROOK, "B": BISHOP, "Q": ROOK + BISHOP}
ONE = {"K": ROOK + BISHOP, "N": KNIGHT}


@dataclass
class Rules:
    pass


GAMES = {"chess960": Rules(), "chess": Rules()}


@dataclass(frozen=True)
class State:
    board: dict  # site: ("white", "K"); empty sites are left out
    mover: str = "white"
    rights: frozenset = frozenset()  # rooks that may castle, by site
    passed: str = ""  # where a pawn may be taken in passing
    quiet: int = 0
    seen: tuple = ()
    castling: str = "fide"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def back_rank(number):
    """The pieces on files a to h: the way in which everybody numbers the starts."""
    row = [""] * 8
    row["bdfh".index("bdfh"[number % 4]) * 2 + 1] = "B"
    number //= 4
    row[number % 4 * 2] = "B"
    number //= 4
    empty = [i for i in range(8) if not row[i]]
    row[empty[number % 6]] = "Q"
    number //= 6
    empty = [i for i in range(8) if not row[i]]
    pairs = [(i, j) for i in range(5) for j in range(i + 1, 5)]
    for knight in pairs[number]:
        row[empty[knight]] = "N"
    empty = [i for i in range(8) if not row[i]]
    for file, piece in zip(empty, "RKR", strict=True):
        row[file] = piece
    return row


def start(_rules, position=518, castling="fide"):
    board = {}
    for file, piece in zip(FILES, back_rank(int(position)), strict=True):
        board[file + "1"], board[file + "8"] = ("white", piece), ("black", piece)
        board[file + "2"], board[file + "7"] = ("white", "P"), ("black", "P")
    rooks = [s for s in board if board[s][1] == "R"] if castling != "none" else []
    state = State(board, rights=frozenset(rooks), castling=castling)
    return replace(state, seen=(picture(state),))


def picture(state):
    return (
        state.mover,
        frozenset(state.board.items()),
        state.rights,
        state.passed,
    )


def other(side):
    return "black" if side == "white" else "white"


def at(file, rank):
    return FILES[file] + str(rank) if 0 <= file < 8 and 1 <= rank <= 8 else ""


def off(site, way):
    return at(FILES.index(site[0]) + way[0], int(site[1]) + way[1])


def reach(board, site):
    """Return the sites that a piece attacks; pawns' moves ahead are left out."""
    side, piece = board[site]
    found = []
    if piece == "P":
        ahead = 1 if side == "white" else -1
        found = [off(site, (aside, ahead)) for aside in (-1, 1)]
    for way in ONE.get(piece, []):
        found.append(off(site, way))
    for way in LINES.get(piece, []):
        there = off(site, way)
        while there:
            found.append(there)
            if there in board:
                break
            there = off(there, way)
    return [there for there in found if there]


def attacked(board, site, by):
    return any(board[s][0] == by and site in reach(board, s) for s in board)


def in_check(board, side):
    (king,) = [s for s in board if board[s] == (side, "K")]
    return attacked(board, king, other(side))


def moves(state):
    """(text, board after, what was moved, rooks that lost their right, passed)."""
    board, side = state.board, state.mover
    last, second = ("8", "2") if side == "white" else ("1", "7")
    for site in SITES:
        if board.get(site, ("",))[0] != side:
            continue
        piece = board[site][1]
        for there in reach(board, site):
            if board.get(there, ("",))[0] == side:
                continue
            taken = there if there in board else ""
            if piece == "P" and not taken:
                if there != state.passed:
                    continue
                taken = there[0] + site[1]
            yield from moved(state, site, there, taken, last)
        if piece == "P":
            ahead = 1 if side == "white" else -1
            one, two = off(site, (0, ahead)), off(site, (0, 2 * ahead))
            if one not in board:
                yield from moved(state, site, one, "", last)
                if site[1] == second and two not in board:
                    yield from moved(state, site, two, "", last)


def moved(state, site, there, taken, last):
    after = dict(state.board)
    side, piece = after.pop(site)
    if taken:
        del after[taken]
    text = f"{site}-{there}" + (f"x{taken}" if taken else "")
    becomes = "QRBN" if piece == "P" and there[1] == last else piece
    for new in becomes:
        board = {**after, there: (side, new)}
        yield (
            text + (f"={new}" if len(becomes) > 1 else ""),
            board,
            piece,
            {site, there, taken},
            bool(taken),
        )


def castlings(state):
    board, side = state.board, state.mover
    (king,) = [s for s in board if board[s] == (side, "K")]
    rank = int(king[1])
    if in_check(board, side):
        return
    for rook in sorted(state.rights, reverse=True):
        if board.get(rook) != (side, "R"):
            continue
        k, r = FILES.index(king[0]), FILES.index(rook[0])
        short = r > k
        k_to, r_to = (6, 5) if short else (2, 3)
        if state.castling == "traditional":
            step = 1 if short else -1
            k_to, r_to = k + 2 * step, k + step
            if not 0 <= k_to < 8:
                k_to, r_to = r, k
        kings = {at(f, rank) for f in range(min(k, k_to), max(k, k_to) + 1)}
        rooks = {at(f, rank) for f in range(min(r, r_to), max(r, r_to) + 1)}
        if any(s in board and s not in {king, rook} for s in kings | rooks):
            continue
        without = {s: p for s, p in board.items() if s != king}
        if any(attacked({**without, s: (side, "K")}, s, other(side)) for s in kings):
            continue
        after = {s: p for s, p in without.items() if s != rook}
        after[at(k_to, rank)], after[at(r_to, rank)] = (side, "K"), (side, "R")
        text = "O-O" if short else "O-O-O"
        yield (text, after, "K", {king, rook}, False)


def turns(_rules, state):
    if state.over:
        return []
    found = [m for m in moves(state) if not in_check(m[1], state.mover)]
    found += [m for m in castlings(state) if not in_check(m[1], state.mover)]
    return found


def can_be_taken_in_passing(state):
    return any(
        len(m[0]) > 5 and m[0][6:8] != m[0][3:5] and m[2] == "P" and "x" in m[0]
        for m in moves(state)
        if not in_check(m[1], state.mover)
    )


def dead(board):
    others = sorted(p for _, p in board.values() if p != "K")
    if others in ([], ["B"], ["N"]):
        return True
    shades = {
        (FILES.index(s[0]) + int(s[1])) % 2 for s, p in board.items() if p[1] == "B"
    }
    return set(others) == {"B"} and len(shades) == 1


def play(rules, state, turn):
    text, board, piece, touched, took = turn
    rights = state.rights - touched
    if piece == "K":
        rights = frozenset(r for r in rights if board.get(r, ("",))[0] != state.mover)
    progress = took or piece == "P"
    after = replace(
        state,
        board=board,
        mover=other(state.mover),
        rights=rights,
        passed="",
        quiet=0 if progress else state.quiet + 1,
    )
    if piece == "P" and len(text) == 5 and abs(int(text[1]) - int(text[4])) == 2:
        middle = text[0] + str((int(text[1]) + int(text[4])) // 2)
        passing = replace(after, passed=middle)
        if can_be_taken_in_passing(passing):
            after = passing
    seen = () if progress else state.seen
    after = replace(after, seen=(*seen, picture(after)))
    if not turns(rules, after):
        if in_check(board, after.mover):
            return replace(after, over="checkmate", winner=(state.mover,))
        return replace(after, over="stalemate")
    if dead(board):
        return replace(after, over="too_few_pieces")
    if after.seen.count(picture(after)) >= 5:
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
