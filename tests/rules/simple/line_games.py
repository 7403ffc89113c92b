"""The games on lines, written a second time from the rulebooks' sentences.

As plain as can be: dictionaries, loops, texts. It shares nothing with the engine,
not even the boards, so that the two can be compared.
"""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from tests.rules.simple.line_rules import GAMES

__all__ = ["GAMES", "laid", "perft", "play", "played", "start", "turns"]


@dataclass
class State:
    board: dict
    hand: dict
    mover: str
    # How many of the enemy's men each side has won.
    held: dict
    # Flights that each side has left.
    flights: dict
    # Rows that each side may not form, and the (from, to) that it may not go.
    no_row: dict
    no_way: dict
    quiet: int = 0
    # Shax: who made the first row, who still removes a man before men move,
    # and whether the mover only lets the other side out.
    first_row: str = ""
    still_to_remove: list = field(default_factory=list)
    letting_out: bool = False
    seen: list = field(default_factory=list)
    over: str = ""
    winner: str = ""
    scores: dict = field(default_factory=dict)


class Turn(NamedTuple):
    """A turn: where its man comes from (None: the hand), lands, what is taken.

    The taken are the jumped, where those are taken, and the prize for a row.
    """

    text: str
    here: str | None
    way: tuple
    taken: tuple
    jumped: tuple = ()
    prize: tuple = ()
    forms: bool = False


def start(rules, *, flying=False, men=0):
    board = {site: side for side, sites in rules.homes.items() for site in sites}
    men = 0 if rules.homes else men or rules.men
    flights = rules.flights if flying or not rules.flying_is_an_option else 0
    return State(
        board,
        hand=dict.fromkeys(rules.sides, men),
        mover=rules.sides[0],
        held=dict.fromkeys(rules.sides, 0),
        flights=dict.fromkeys(rules.sides, flights),
        no_row={side: [] for side in rules.sides},
        no_way=dict.fromkeys(rules.sides),
        seen=[(board, rules.sides[0])],
    )


def laid(rules, board):
    """The state with this board and empty hands, the first side to move."""
    hand = dict.fromkeys(rules.sides, 0)
    seen = [(board, rules.sides[0])]
    state = replace(start(rules), board=board, hand=hand, seen=seen)
    return judged(rules, state, rules.sides[-1], [])


def next_side(rules, side):
    """The player after this one; of two players the other."""
    place = rules.sides.index(side) + 1
    return rules.sides[place % len(rules.sides)]


def men_of(rules, board, side):
    return [site for site in rules.sites if board.get(site) == side]


def rows_of(rules, board, side):
    """The rows of three that a side's men fill."""
    return [
        row
        for row in rules.counting_for(side)
        if all(board.get(site) == side for site in row)
    ]


def new_rows(rules, before, after, side):
    old = rows_of(rules, before, side)
    return [row for row in rows_of(rules, after, side) if row not in old]


def may_be_taken(rules, board, victim):
    """Return the men that may be taken; sheltered ones only if all are in rows."""
    men = men_of(rules, board, victim)
    in_rows = {site for row in rows_of(rules, board, victim) for site in row}
    free = [site for site in men if site not in in_rows]
    return free if rules.sheltered and free else men


def jumps(rules, board, side, here, been):
    """Every (landings, men jumped) over enemies; the jumper is not on the board."""
    found = []
    for over, to in rules.leaps[here]:
        if board.get(over) in (None, side) or to in board:
            continue
        if rules.jumped_men == "stay" and to in been:
            continue
        found.append(((to,), (over,)))
        if rules.jumps == "on and on":
            left = dict(board)
            if rules.jumped_men == "are taken":
                del left[over]
            found += [
                ((to, *way), (over, *men))
                for way, men in jumps(rules, left, side, to, [*been, to])
            ]
    return found


def may_fly(rules, state, side):
    if rules.flies == "all":
        return True
    three = len(men_of(rules, state.board, side)) == 3
    return rules.flies == "with three men" and three and state.flights[side] > 0


def acts(rules, state, side):
    """Every (from or None, landings, men jumped), whatever row it forms."""
    empty = [site for site in rules.sites if site not in state.board]
    if state.hand[side] > 0:
        return [(None, (to,), ()) for to in empty if to != rules.not_placed_on]
    if not rules.moves:
        return []
    found = []
    for here in men_of(rules, state.board, side):
        near = empty if may_fly(rules, state, side) else rules.steps[here]
        found += [(here, (to,), ()) for to in near if to in empty]
        if rules.jumps != "never":
            left = {site: man for site, man in state.board.items() if site != here}
            found += [
                (here, way, jumped)
                for way, jumped in jumps(rules, left, side, here, [here])
            ]
    return found


def after_act(rules, board, side, act):
    here, way, jumped = act
    board = {site: man for site, man in board.items() if site != here}
    if rules.jumped_men == "are taken":
        for site in jumped:
            del board[site]
    board[way[-1]] = side
    return board


def takes_a_man(rules, state, here):
    """Return True if a row of three, made from here, earns a man from the board."""
    if rules.prize == "a chip in hand or a man":
        return state.hand[next_side(rules, state.mover)] == 0
    if rules.prize == "nothing, then a man":
        return here is not None
    return rules.prize == "a man"


def text_of(here, way, taken):
    walked = [*([here] if here else []), *way]
    return "-".join(walked) + "".join(f"x{site}" for site in taken)


def turns_with(rules, state, act):
    """The turns that begin with an act: one for each man that it may take."""
    here, way, jumped = act
    side = state.mover
    board = after_act(rules, state.board, side, act)
    formed = new_rows(rules, state.board, board, side)
    if here and any(row in state.no_row[side] for row in formed):
        return []
    if here and state.no_way[side] == (here, way[-1]):
        return []
    gone = jumped if rules.jumped_men == "are taken" else ()
    prizes = [()]
    if formed and takes_a_man(rules, state, here):
        men = may_be_taken(rules, board, next_side(rules, side))
        prizes = [(man,) for man in men] or [()]
    found = []
    for prize in prizes:
        taken = (*gone, *prize)
        text = text_of(here, way, taken)
        found.append(Turn(text, here, way, taken, jumped, prize, bool(formed)))
    return found


def one_of_each(rules, found):
    """Of turns with the same start, end and men taken, the one to be told."""
    best = {}
    for turn in found:
        same = (turn.here, turn.way[-1], frozenset(turn.taken))
        way = [rules.sites.index(site) for site in turn.way]
        rank = (len(way), way, "a jump" if turn.jumped else "a step or flight")
        if same not in best or rank < best[same][0]:
            best[same] = (rank, turn)
    return [turn for _, turn in best.values()]


def ordinary_turns(rules, state):
    found = []
    for act in acts(rules, state, state.mover):
        found += turns_with(rules, state, act)
    found = one_of_each(rules, found)
    if rules.must_jump and not any(turn.forms for turn in found):
        found = [turn for turn in found if turn.jumped] or found
    return found


def ways_out(rules, state, besieger):
    """Shax: the besieger's moves that let the other move, rather without a row."""
    found = []
    for here, way, _ in acts(rules, state, besieger):
        board = after_act(rules, state.board, besieger, (here, way, ()))
        if acts(rules, replace(state, board=board), next_side(rules, besieger)):
            formed = new_rows(rules, state.board, board, besieger)
            text = text_of(here, way, ())
            found.append(Turn(text, here, way, (), forms=bool(formed)))
    return [turn for turn in found if not turn.forms] or found


def turns(rules, state):
    """Every legal turn; the first thing of each is its text."""
    if state.over:
        return []
    if state.still_to_remove:
        enemy = next_side(rules, state.mover)
        men = may_be_taken(rules, state.board, enemy)
        return [Turn(f"x{man}", None, (), (man,)) for man in men]
    if state.letting_out:
        return ways_out(rules, state, state.mover)
    return ordinary_turns(rules, state)


def three_left(rules, state):
    """Return True if, none in hand, so few men are left that quiet turns count."""
    if rules.quiet_draw == "nobody" or any(state.hand.values()):
        return False
    threes = [len(men_of(rules, state.board, side)) == 3 for side in rules.sides]
    return any(threes) if rules.quiet_draw == "either" else all(threes)


def barred(rules, turn, broken, formed):
    """Return the ban on the player's next move: (rows to form, way to go)."""
    if rules.barred == "a broken row":
        return broken, None
    if rules.barred == "a broken row, unless another was formed":
        return [] if formed else broken, None
    if rules.barred == "a broken row, if another was formed":
        return broken if formed else [], None
    if rules.barred == "the way back, if a row was broken and another formed":
        return [], (turn.way[-1], turn.here) if broken and formed else None
    return [], None


def play(rules, state, turn):
    side, enemy = state.mover, next_side(rules, state.mover)
    if state.still_to_remove:
        return after_opening_removal(rules, state, turn)
    board = after_act(rules, state.board, side, (turn.here, turn.way, turn.jumped))
    formed = new_rows(rules, state.board, board, side)
    broken = new_rows(rules, board, state.board, side)
    for site in turn.prize:
        del board[site]
    hand, held, flights = dict(state.hand), dict(state.held), dict(state.flights)
    held[side] += len(turn.taken)
    if turn.here is None:
        hand[side] -= 1
    elif flew(rules, turn):
        flights[side] -= 1
    if formed and rules.prize.startswith("a chip in hand") and hand[enemy] > 0:
        hand[enemy] -= 1
        held[side] += 1
    no_row, no_way = barred(rules, turn, broken, formed)
    quiet = three_left(rules, state) and not turn.taken
    after = replace(
        state,
        board=board,
        hand=hand,
        mover=enemy,
        held=held,
        flights=flights,
        no_row={**state.no_row, side: no_row},
        no_way={**state.no_way, side: no_way},
        quiet=state.quiet + 1 if quiet else 0,
        first_row=state.first_row or (side if formed else ""),
        letting_out=False,
        seen=[*state.seen, (board, enemy)] if rules.third_time_draw else [],
    )
    last_placed = turn.here is None and not any(hand.values())
    if rules.prize == "nothing, then a man" and last_placed:
        first = after.first_row or rules.sides[1]
        both = [first, next_side(rules, first)]
        return replace(after, mover=first, still_to_remove=both)
    return judged(rules, after, side, formed)


def flew(rules, turn):
    """Return True if a man flew: neither a step nor a jump goes there."""
    return not turn.jumped and turn.way[0] not in rules.steps[turn.here]


def after_opening_removal(rules, state, turn):
    """Shax: each removes a man before men move; who removed first moves first."""
    board = dict(state.board)
    del board[turn.taken[0]]
    side, enemy = state.mover, next_side(rules, state.mover)
    after = replace(
        state,
        board=board,
        held={**state.held, side: state.held[side] + 1},
        mover=enemy,
        still_to_remove=state.still_to_remove[1:],
    )
    return after if after.still_to_remove else judged(rules, after, side, [])


def judged(rules, state, side, formed):
    """The state, over if it is over, after a turn of a side."""
    if formed and rules.prize == "the game":
        return ended(rules, state, "three_in_a_row", side)
    hand = state.hand[state.mover]
    left = hand + len(men_of(rules, state.board, state.mover))
    if rules.moves and rules.prize != "the game" and left <= rules.lost_at:
        return ended(rules, state, "two_left" if left else "none_left", side)
    if not turns(rules, state):
        return after_block(rules, state, side)
    if state.quiet == 20:
        return ended(rules, state, "ten_quiet_moves", "")
    if rules.third_time_draw and state.seen.count((state.board, state.mover)) == 3:
        return ended(rules, state, "repetition", "")
    return state


def after_block(rules, state, side):
    """The state when the player whose turn it is has no turn."""
    if rules.blocked == "is skipped":
        return after_skips(rules, state)
    if rules.blocked == "is let out":
        if ways_out(rules, state, side):
            return replace(state, mover=side, letting_out=True)
        return ended(rules, state, "no_way_out", "")
    if not rules.moves:
        return ended(rules, state, "tally", richer(state.held))
    if len(state.board) == len(rules.sites):
        return ended(rules, state, "full_board", "")
    return ended(rules, state, "blocked", side)


def after_skips(rules, state):
    """The state when the next player who has a turn has been found, or none has."""
    for _ in rules.sides[1:]:
        state = replace(state, mover=next_side(rules, state.mover))
        if turns(rules, state):
            return state
    return ended(rules, state, "blocked", "")


def richer(held):
    """The side that holds most chips, if one does."""
    richest = [side for side in held if held[side] == max(held.values())]
    return richest[0] if len(richest) == 1 else ""


def ended(rules, state, why, winner):
    """The state, over, with its scores: men won, and chips trapped count double."""
    scores = dict(state.held) if rules.prize != "the game" else {}
    if rules.trapped_count and why == "blocked":
        trapped = men_of(rules, state.board, next_side(rules, winner))
        scores[winner] += 2 * len(trapped)
    return replace(state, over=why, winner=winner, scores=scores)


def perft(rules, state, depth):
    if depth == 0:
        return 1
    return sum(
        perft(rules, play(rules, state, turn), depth - 1)
        for turn in turns(rules, state)
    )


def played(rules, state, text):
    return play(rules, state, next(t for t in turns(rules, state) if t[0] == text))
