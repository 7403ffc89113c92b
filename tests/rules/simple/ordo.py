"""Ordo, written a second time from the source's sentences, plainly."""

from dataclasses import dataclass, field
from itertools import chain

FILES = "abcdefghij"
SITES = [file + str(rank) for rank in range(8, 0, -1) for file in FILES]
FORWARD = [(0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0)]
BACKWARD = [(0, -1), (-1, -1), (1, -1)]
PICTURE = """
. . b b . . b b . .
b b b b b b b b b b
b b . . b b . . b b
. . . . . . . . . .
. . . . . . . . . .
w w . . w w . . w w
w w w w w w w w w w
. . w w . . w w . .
"""
MEN = {"w": ("white",), "b": ("black",), ".": ()}


@dataclass
class Rules:
    pass


GAMES = {"ordo": Rules()}


@dataclass
class State:
    board: dict
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    scores: dict = field(default_factory=dict)


def start(_rules):
    men = [MEN[letter] for letter in PICTURE.split()]
    return State(dict(zip(SITES, men, strict=True)))


def other(side):
    return "black" if side == "white" else "white"


def step(site, way):
    if not site:
        return ""
    file, rank = FILES.index(site[0]) + way[0], int(site[1]) + way[1]
    return FILES[file] + str(rank) if 0 <= file < 10 and 1 <= rank <= 8 else ""


def men_of(board, side):
    return {site for site in SITES if board[site] == (side,)}


def is_group(men):
    """All are joined, straight or diagonally."""
    near = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    reached, new = set(), set(list(men)[:1])
    while new:
        reached |= new
        new = {step(site, way) for site in new for way in near} & men - reached
    return reached == men


def from_white(way, side):
    return way if side == "white" else (way[0], -way[1])


def single_moves(board, side, ways):
    for site in men_of(board, side):
        for way in ways:
            to = step(site, from_white(way, side))
            while to and not board[to]:
                yield (f"{site}-{to}", {site: to})
                to = step(to, from_white(way, side))
            if to and board[to] == (other(side),):
                yield (f"{site}-{to}x{to}", {site: to})


def rows(board, side, along):
    """Each line of two or more men beside each other, parts of longer lines too."""
    for site in men_of(board, side):
        row = [site]
        while (site := step(site, along)) and board[site] == (side,):
            row.append(site)
            yield list(row)


def row_moves(board, side, along, ways):
    for row in rows(board, side, along):
        for way in ways:
            to = [step(site, from_white(way, side)) for site in row]
            while all(to) and not any(board[site] for site in to):
                text = f"{row[0]}..{row[-1]}-{to[0]}..{to[-1]}"
                yield (text, dict(zip(row, to, strict=True)))
                to = [step(site, from_white(way, side)) for site in to]


def turns(_rules, state):
    return [] if state.over else list(moves(state.board, state.mover))


def moves(board, side):
    split = not is_group(men_of(board, side))
    ways = FORWARD + BACKWARD if split else FORWARD
    onward = [(0, 1), (0, -1)] if split else [(0, 1)]
    found = chain(
        single_moves(board, side, ways),
        row_moves(board, side, (1, 0), onward),
        row_moves(board, side, (0, 1), [(-1, 0), (1, 0)]),
    )
    return (turn for turn in found if is_group(men_after(board, side, turn)))


def men_after(board, side, turn):
    _, goes = turn
    return men_of(board, side) - set(goes) | set(goes.values())


def play(_rules, state, turn):
    _, goes = turn
    after = State(dict(state.board), other(state.mover))
    after.board |= dict.fromkeys(goes, ())
    after.board |= dict.fromkeys(goes.values(), (state.mover,))
    far = "8" if state.mover == "white" else "1"
    if any(to[1] == far for to in goes.values()):
        after.over = "far_rank"
    elif not men_of(after.board, after.mover):
        after.over = "none_left"
    elif next(moves(after.board, after.mover), None) is None:
        together = is_group(men_of(after.board, after.mover))
        after.over = "blocked" if together else "split"
    if after.over:
        after.winner = (state.mover,)
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
