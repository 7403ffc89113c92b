"""Tableaux, written a second time from the rulebook's sentences, plain as can be."""

from dataclasses import dataclass, field

FILES = "adg bdf cde abcdefg cde bdf adg"  # of rank 7, 6, ... 1
SITES = [
    file + str(7 - number)
    for number, files in enumerate(FILES.split())
    for file in files
]


@dataclass
class Rules:
    counts_chips: bool


GAMES = {
    "tableaux": Rules(counts_chips=False),
    "tableaux_advanced": Rules(counts_chips=True),
}


@dataclass
class State:
    board: dict
    draw: int
    taken: dict
    hand: dict = field(default_factory=lambda: {"white": 0, "black": 0})
    mover: str = "white"
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)


def start(_rules, chips=25, draw=3):
    """24 chips on the spots and one in the middle; more lie on the first of these."""
    board = {
        site: ("chip", "chip") if number < chips - len(SITES) else ("chip",)
        for number, site in enumerate(SITES)
    }
    return State(board, draw, {"white": 0, "black": 0})


def turns(_rules, state):
    """One chip, two, ... up to the size of the draw, as (text, how many).

    Which chips makes no difference, so it is always the first ones.
    """
    if state.over:
        return []
    left = [site for site in SITES for _ in state.board[site]]
    return [
        ("".join(f"x{site}" for site in left[:count]), count)
        for count in range(1, min(state.draw, len(left)) + 1)
    ]


def other(side):
    return "black" if side == "white" else "white"


def play(rules, state, turn):
    _, count = turn
    board, taken = dict(state.board), dict(state.taken)
    for _ in range(count):
        site = next(site for site in SITES if board[site])
        board[site] = board[site][:-1]
    taken[state.mover] += count
    after = State(board, state.draw, taken, mover=other(state.mover))
    if not any(board.values()):
        # Whoever has to remove the last chip loses; the winner counts his chips.
        winner = other(state.mover)
        after.over, after.winner = "last_chip", (winner,)
        if rules.counts_chips:
            after.scores = {winner: taken[winner], state.mover: 0}
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
