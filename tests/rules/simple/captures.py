"""Fanorona and Croda, written a second time from the source's sentences."""

from dataclasses import dataclass, field


@dataclass
class Rules:
    files: str
    ranks: int


GAMES = {"fanorona": Rules("abcdefghi", 5), "croda": Rules("abcdefgh", 8)}
SMALL, SMALLEST = Rules("abcde", 5), Rules("abc", 3)
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
SLANTED = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


@dataclass
class State:
    board: dict
    rules: Rules
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)
    seen: list = field(default_factory=list)


def start(rules, size="9x5", threefold=False):
    """The first position: rows of men, the middle row of Fanorona taking turns."""
    del threefold
    rules = {"5x5": SMALL, "3x3": SMALLEST}.get(size, rules)
    board = {f + str(r): () for r in range(rules.ranks, 0, -1) for f in rules.files}
    men = {8: 3, 5: 2, 3: 1}[rules.ranks]
    for site in board:
        rank = int(site[1])
        if rank <= men:
            board[site] = ("white",)
        elif rank > rules.ranks - men:
            board[site] = ("black",)
    if rules.ranks % 2:
        rank = str(rules.ranks // 2 + 1)
        middle = [file + rank for file in rules.files if file + rank != half(rules)]
        for number, site in enumerate(middle):
            board[site] = ("white",) if number % 2 else ("black",)
    return State(board, rules)


def half(rules):
    return rules.files[len(rules.files) // 2] + str(rules.ranks // 2 + 1)


def other(side):
    return "black" if side == "white" else "white"


def side_on(board, site):
    """Return the side of the piece there; None off the board, '' for an empty site."""
    if site not in board:
        return None
    return board[site][0].split(":")[0] if board[site] else ""


def beside(rules, site, way, steps=1):
    file = rules.files.index(site[0]) + way[0] * steps
    if not 0 <= file < len(rules.files):
        return "off"
    return rules.files[file] + str(int(site[1]) + way[1] * steps)


def turns(_rules, state):
    if state.over:
        return []
    return fanorona(state) if state.rules.ranks % 2 else croda(state)


# Fanorona


def ways(rules, site):
    """Diagonals are drawn through every other point, the corner a1 included."""
    strong = (rules.files.index(site[0]) + int(site[1])) % 2 == 1
    return STRAIGHT + SLANTED if strong else STRAIGHT


def row(state, board, site, way):
    """The unbroken row of enemies that begins beside a site."""
    found, number = [], 1
    while side_on(board, beside(state.rules, site, way, number)) == other(state.mover):
        found.append(beside(state.rules, site, way, number))
        number += 1
    return found


def fanorona(state):
    captures, plain = [], []
    for site in state.board:
        if side_on(state.board, site) != state.mover:
            continue
        captures += chains(state, state.board, site, [site], None, site)
        for way in ways(state.rules, site):
            to = beside(state.rules, site, way)
            if side_on(state.board, to) == "":
                board = {**state.board, site: (), to: state.board[site]}
                plain.append((f"{site}-{to}", board, False))
    return captures or plain


def chains(state, board, here, visited, last, text):
    """All that the man may capture from here, stopping anywhere."""
    found = []
    for way in ways(state.rules, here):
        to = beside(state.rules, here, way)
        if side_on(board, to) != "" or to in visited or way == last:
            continue
        backward = (-way[0], -way[1])
        for taken in (row(state, board, to, way), row(state, board, here, backward)):
            if not taken:
                continue
            after = {**board, here: (), to: board[here], **dict.fromkeys(taken, ())}
            longer = "x".join([f"{text}-{to}", *taken])
            found.append((longer, after, True))
            found += chains(state, after, to, [*visited, to], way, longer)
    return found


# Croda


def croda(state):
    captures, plain = [], []
    for site in state.board:
        if side_on(state.board, site) == state.mover:
            captures += jumps(state, site, site, None, [], site)
            plain += steps(state, site)
    most = max((len(turn[3]) for turn in captures), default=0)
    return [turn[:3] for turn in captures if len(turn[3]) == most] or plain


def is_king(state, site):
    return state.board[site][0].endswith(":K")


def steps(state, site):
    found = []
    ahead = 1 if state.mover == "white" else -1
    if is_king(state, site):
        for way in STRAIGHT:
            number = 1
            while side_on(state.board, beside(state.rules, site, way, number)) == "":
                to = beside(state.rules, site, way, number)
                found.append(done(state, site, to, [], f"{site}-{to}"))
                number += 1
        return found
    for sideways in (-1, 0, 1):
        to = beside(state.rules, site, (sideways, ahead))
        if side_on(state.board, to) == "":
            found.append(done(state, site, to, [], f"{site}-{to}"))
    return found


def done(state, site, to, taken, text):
    """The board without the captured pieces; a man on the back rank is a king."""
    board = {**state.board, site: (), **dict.fromkeys(taken, ())}
    piece = state.board[site][0]
    if piece == state.mover and to[1] == ("8" if state.mover == "white" else "1"):
        piece, text = f"{piece}:K", f"{text}=K"
    board[to] = (piece,)
    for_ever = bool(taken) or not is_king(state, site)
    return (text, board, for_ever)


def jumps(state, site, here, last, taken, text):
    """Every jump from here, and all that follows; the captured stand until the end."""
    found = []

    def at(square):
        return "" if square == site else side_on(state.board, square)

    for way in STRAIGHT:
        if last is not None and way == (-last[0], -last[1]):
            continue
        number = 1
        while is_king(state, site) and at(beside(state.rules, here, way, number)) == "":
            number += 1
        over = beside(state.rules, here, way, number)
        if at(over) != other(state.mover) or over in taken:
            continue
        number += 1
        while at(beside(state.rules, here, way, number)) == "":
            to = beside(state.rules, here, way, number)
            now, longer = [*taken, over], f"{text}-{to}x{over}"
            found.append((*done(state, site, to, now, longer), now))
            found += jumps(state, site, to, way, now, longer)
            number += 1
            if not is_king(state, site):
                break
    return found


# both


def play(rules, state, turn):
    _, board, for_ever = turn
    seen = [] if for_ever else [*state.seen, (state.board, state.mover)]
    after = State(board, state.rules, other(state.mover), seen=seen)
    if not any(side_on(board, site) == after.mover for site in board):
        after.over, after.winner = "none_left", (state.mover,)
    elif not turns(rules, after):
        after.over, after.winner = "blocked", (state.mover,)
    elif state.rules.ranks == 8 and seen.count((board, after.mover)) == 2:
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
