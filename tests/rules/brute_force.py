"""The seven games on lines, written a second time from the rulebooks' sentences.

As plain as can be: dictionaries, loops, texts. It shares nothing with the engine,
not even the boards, so that the two can be compared.
"""

from dataclasses import dataclass, field

SQUARES = (
    "a7 d7 g7, g7 g4 g1, g1 d1 a1, a1 a4 a7, b6 d6 f6, f6 f4 f2, f2 d2 b2, b2 b4 b6"
)
SQUARES += ", c5 d5 e5, e5 e4 e3, e3 d3 c3, c3 c4 c5"
MIDLINES = "d7 d6 d5, g4 f4 e4, d1 d2 d3, a4 b4 c4"
CORNERS = "a7 b6 c5, g7 f6 e5, g1 f2 e3, a1 b2 c3"
SMALL = "a3 b3 c3, a2 b2 c2, a1 b1 c1, a3 a2 a1, b3 b2 b1, c3 c2 c1"
SLANTS = "a3 b2 c1, c3 b2 a1"


def rows(text):
    return [row.split() for row in text.split(", ")]


@dataclass
class Rules:
    drawn: list
    counting: list
    men: int
    takes: bool
    flies: str = "never"
    barred: str = "nothing"
    draws: bool = False
    homes: dict = field(default_factory=dict)

    @property
    def sites(self):
        """All sites, north to south, west to east."""
        names = {site for row in self.drawn for site in row}
        return sorted(names, key=lambda name: (-int(name[1]), name[0]))

    def adjacent(self, here, there):
        for row in self.drawn:
            if here in row and there in row:
                return abs(row.index(here) - row.index(there)) == 1
        return False


NINE = rows(SQUARES) + rows(MIDLINES)
TWELVE = NINE + rows(CORNERS)
NINE_SPOTS = rows(SMALL) + rows(SLANTS)
GAMES = {
    "nine_mens_morris": Rules(NINE, NINE, 9, takes=True, flies="three"),
    "morabaraba_htjb": Rules(
        TWELVE, TWELVE, 12, True, "three", "broken to form a new mill", draws=True
    ),
    "twelve_mens_morris_t3": Rules(
        TWELVE, TWELVE, 12, True, "three", "broken", draws=True
    ),
    "three_mens_morris": Rules(NINE_SPOTS, NINE_SPOTS, 3, False, flies="always"),
    "tapatan": Rules(NINE_SPOTS, NINE_SPOTS, 3, takes=False),
    "achi": Rules(NINE_SPOTS, rows(SMALL), 4, takes=False),
    "tant_fant": Rules(
        NINE_SPOTS,
        NINE_SPOTS,
        3,
        takes=False,
        homes={"white": ["a1", "b1", "c1"], "black": ["a3", "b3", "c3"]},
    ),
}


@dataclass
class State:
    board: dict
    hand: dict
    mover: str = "white"
    may_not_form: dict = field(default_factory=lambda: {"white": [], "black": []})
    quiet: int = 0
    over: str = ""
    winner: str = ""


def other(side):
    return "black" if side == "white" else "white"


def start(rules):
    board = {}
    for side, sites in rules.homes.items():
        for site in sites:
            board[site] = side
    left = 0 if rules.homes else rules.men
    return State(board, {"white": left, "black": left})


def mills(rules, board, side):
    """The rows of three that a side's men fill."""
    found = []
    for row in rules.counting:
        at_home = sorted(row) == sorted(rules.homes.get(side, []))
        if all(board.get(site) == side for site in row) and not at_home:
            found.append(row)
    return found


def new_mills(rules, before, after, side):
    old = mills(rules, before, side)
    return [row for row in mills(rules, after, side) if row not in old]


def may_be_taken(rules, board, victim):
    """A man in a mill only if all the opponent's men are in mills."""
    men = [site for site in rules.sites if board.get(site) == victim]
    in_mills = {site for row in mills(rules, board, victim) for site in row}
    free = [site for site in men if site not in in_mills]
    return free or men


def acts(rules, state):
    """Every (from or None, to) of the side to move, whatever it forms."""
    side = state.mover
    empty = [site for site in rules.sites if site not in state.board]
    if state.hand[side] > 0:
        return [(None, to) for to in empty]
    own = [site for site in rules.sites if state.board.get(site) == side]
    anywhere = rules.flies == "always" or (rules.flies == "three" and len(own) == 3)
    return [
        (here, to)
        for here in own
        for to in empty
        if anywhere or rules.adjacent(here, to)
    ]


def turns(rules, state):
    """Every legal turn as (text, from, to, taken)."""
    if state.over:
        return []
    found = []
    for here, to in acts(rules, state):
        board = dict(state.board)
        text = to
        if here is not None:
            del board[here]
            text = f"{here}-{to}"
        board[to] = state.mover
        formed = new_mills(rules, state.board, board, state.mover)
        if here and any(row in state.may_not_form[state.mover] for row in formed):
            continue
        if formed and rules.takes:
            takable = may_be_taken(rules, board, other(state.mover))
            found += [(f"{text}x{taken}", here, to, taken) for taken in takable]
        else:
            found.append((text, here, to, None))
    return found


def three_left(rules, state):
    """Whether, with no men in hand, either side has only three."""
    if not rules.draws or any(state.hand.values()):
        return False
    return 3 in [list(state.board.values()).count(side) for side in state.hand]


def play(rules, state, turn):
    _, here, to, taken = turn
    side = state.mover
    board = dict(state.board)
    hand = dict(state.hand)
    if here is None:
        hand[side] -= 1
    else:
        del board[here]
    board[to] = side
    formed = new_mills(rules, state.board, board, side)
    broken = [row for row in mills(rules, state.board, side) if here in row]
    barred = {
        "nothing": [],
        "broken": broken,
        "broken to form a new mill": broken if formed else [],
    }[rules.barred]
    if taken is not None:
        del board[taken]
    quiet = state.quiet + 1 if three_left(rules, state) and taken is None else 0
    after = State(
        board,
        hand,
        other(side),
        {**state.may_not_form, side: barred},
        quiet,
    )
    after.over = why_over(rules, after, formed)
    if after.over in ("three_in_a_row", "two_left", "blocked"):
        after.winner = side
    return after


def why_over(rules, state, formed):
    if formed and not rules.takes:
        return "three_in_a_row"
    left = list(state.board.values()).count(state.mover) + state.hand[state.mover]
    if rules.takes and left <= 2:
        return "two_left"
    if not turns(rules, state):
        return "full_board" if len(state.board) == len(rules.sites) else "blocked"
    if state.quiet == 20:
        return "ten_quiet_moves"
    return ""


def perft(rules, state, depth):
    if depth == 0:
        return 1
    return sum(
        perft(rules, play(rules, state, turn), depth - 1)
        for turn in turns(rules, state)
    )


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
