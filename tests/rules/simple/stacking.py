"""Stack in its three forms, written a second time from the rulebook's sentences.

As plain as can be: dictionaries, loops, texts. It shares nothing with the engine,
not even the board, so that the two can be compared. A stack is a tuple of colours,
bottom to top.
"""

from dataclasses import dataclass, field

COLOURS = ["white", "black", "red", "blue"]
CHIPS = 12
FULL_STACK = 5

SQUARES = (
    "a7 d7 g7, g7 g4 g1, g1 d1 a1, a1 a4 a7, b6 d6 f6, f6 f4 f2, f2 d2 b2, b2 b4 b6"
    ", c5 d5 e5, e5 e4 e3, e3 d3 c3, c3 c4 c5"
)
MIDLINES = "d7 d6 d5, g4 f4 e4, d1 d2 d3, a4 b4 c4"
CORNERS = "a7 b6 c5, g7 f6 e5, g1 f2 e3, a1 b2 c3"
LINES = [line.split() for line in f"{SQUARES}, {MIDLINES}, {CORNERS}".split(", ")]
SITES = sorted(
    {site for line in LINES for site in line}, key=lambda name: (-int(name[1]), name[0])
)


@dataclass
class Rules:
    """Grouping of colours: each alone, two to a player, or as a team."""

    colours: int
    belong: str


GAMES = {
    "stack": Rules(3, "alone"),
    "stack_2p": Rules(4, "one player's"),
    "stack_team": Rules(4, "team mates"),
}


@dataclass
class State:
    board: dict
    hand: dict
    kept: dict
    mover: str = "white"
    # Who had the last ordinary turn, and who may still remove by second priority:
    # colour -> the lines that were uncovered for it.
    last: str = ""
    waiting: dict = field(default_factory=dict)
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)


def start(rules, players=None):
    """Each player has 12 chips of one colour; the board is empty."""
    colours = COLOURS[: players or rules.colours]
    return State(
        dict.fromkeys(SITES, ()),
        dict.fromkeys(colours, CHIPS),
        dict.fromkeys(colours, 0),
    )


def adjacent(here, there):
    for line in LINES:
        if here in line and there in line:
            return abs(line.index(here) - line.index(there)) == 1
    return False


def party(rules, colour):
    """Return the party of a colour: itself, or 1st and 3rd against the others."""
    if rules.belong == "alone":
        return colour
    return COLOURS.index(colour) % 2


def top(board, site):
    return board[site][-1] if board[site] else ""


def tresillos(board, colour):
    """Three uncovered chips of one colour in a row."""
    return [line for line in LINES if all(top(board, site) == colour for site in line)]


def on_board(board, colour):
    """A colour's chips in any layer."""
    return sum(stack.count(colour) for stack in board.values())


def may_cover(board, site, colour):
    """An open spot, or a stack lower than five that another colour tops.

    The other colour is an opponent's; in team play any colour but one's own, and he
    who has two colours may put the one on the other. All three say: not the same.
    """
    return top(board, site) != colour and len(board[site]) < FULL_STACK


def may_be_taken(rules, board, colour):
    """The stacks a colour may remove.

    They are topped by an opponent; in team play by any colour but one's own. Those
    in a Tresillo only if there are no others.
    """
    found, in_tresillos = [], []
    for site in SITES:
        other = top(board, site)
        if not other or other == colour:
            continue
        if rules.belong != "team mates" and party(rules, other) == party(rules, colour):
            continue
        found.append(site)
        if any(site in line for line in tresillos(board, other)):
            in_tresillos.append(site)
    free = [site for site in found if site not in in_tresillos]
    return free or found


def acts(state, colour):
    """Every (from or None, to) of a colour, whatever it forms.

    He who has un-played chips places one. He whose chips are all played moves an
    uncovered one to an adjacent site; reduced to three chips he may fly.
    """
    board = state.board
    targets = [site for site in SITES if may_cover(board, site, colour)]
    if state.hand[colour] > 0:
        return [(None, to) for to in targets]
    flies = on_board(board, colour) <= 3
    return [
        (here, to)
        for here in SITES
        for to in targets
        if top(board, here) == colour and (flies or adjacent(here, to))
    ]


def carried(state, here, to):
    """The board after the mover's chip has come to its new site."""
    board = dict(state.board)
    if here is not None:
        board[here] = board[here][:-1]
    board[to] = (*board[to], state.mover)
    return board


def new_tresillos(before, after, colour):
    old = tresillos(before, colour)
    return [line for line in tresillos(after, colour) if line not in old]


def turns(rules, state):
    """Every legal turn as (text, from, to, taken)."""
    if state.over:
        return []
    if state.waiting:
        return [
            (f"x{taken}", None, None, taken)
            for taken in may_be_taken(rules, state.board, state.mover)
        ]
    found = []
    for here, to in acts(state, state.mover):
        board = carried(state, here, to)
        text = to if here is None else f"{here}-{to}"
        takable = []
        if new_tresillos(state.board, board, state.mover):
            takable = may_be_taken(rules, board, state.mover)
        found += [(f"{text}x{taken}", here, to, taken) for taken in takable]
        if not takable:
            found.append((text, here, to, None))
    return found


def take(rules, state, site):
    """The mover replays his own chips of the stack and keeps the others.

    Who plays with two colours replays both; a mate's chips do not go back to him.
    """
    for colour in state.board[site]:
        own = colour == state.mover
        if rules.belong == "one player's":
            own = party(rules, colour) == party(rules, state.mover)
        if own:
            state.hand[colour] += 1
        else:
            state.kept[state.mover] += 1
    state.board[site] = ()


def in_turn_order(state, first):
    """All colours, the given one first."""
    colours = list(state.hand)
    number = colours.index(first)
    return colours[number:] + colours[:number]


def play(rules, state, turn):
    _, here, to, taken = turn
    after = State(
        dict(state.board), dict(state.hand), dict(state.kept), state.mover, state.last
    )
    if state.waiting:
        after.waiting = {
            colour: lines
            for colour, lines in state.waiting.items()
            if colour != state.mover
        }
    else:
        after.last = state.mover
        after.board = carried(state, here, to)
        if here is None:
            after.hand[state.mover] -= 1
        else:
            # Moving a chip away may uncover somebody's Tresillo.
            for colour in in_turn_order(state, state.mover):
                lines = new_tresillos(state.board, after.board, colour)
                if [line for line in lines if here in line]:
                    after.waiting[colour] = [line for line in lines if here in line]
    if taken is not None:
        take(rules, after, taken)
    go_on(rules, after)
    return after


def go_on(rules, state):
    """See whether the game is over, and else who is to play."""
    parties = {party(rules, c) for stack in state.board.values() for c in stack}
    if len(parties) == 1 and not any(state.hand.values()):
        end(rules, state, parties.pop())
        return
    # Second priority lasts while the Tresillo remains and there is a stack to take.
    state.waiting = {
        colour: lines
        for colour, lines in state.waiting.items()
        if any(line in tresillos(state.board, colour) for line in lines)
        and may_be_taken(rules, state.board, colour)
    }
    if state.waiting:
        state.mover = next(iter(state.waiting))
        return
    # If a player is unable to play, the next plays.
    _, *others = in_turn_order(state, state.last)
    for colour in [*others, state.last]:
        if acts(state, colour):
            state.mover = colour
            return
    state.over = "impasse"
    state.scores = dict(state.kept)  # chips on the board are left uncounted


def end(rules, state, winning_party):
    """One colour, player or team remains: a point for each chip held or on board."""
    state.over = {
        "alone": "one_colour_left",
        "one player's": "one_player_left",
        "team mates": "one_team_left",
    }[rules.belong]
    state.winner = tuple(
        colour for colour in state.hand if party(rules, colour) == winning_party
    )
    state.scores = {
        colour: kept + on_board(state.board, colour)
        for colour, kept in state.kept.items()
    }


def perft(rules, state, depth):
    if depth == 0:
        return 1
    return sum(
        perft(rules, play(rules, state, turn), depth - 1)
        for turn in turns(rules, state)
    )


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
