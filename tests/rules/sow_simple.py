"""Sowing games, written a second time from the book's sentences, plain as can be.

Every game has a function that plays out one turn, seed by seed, on a dict of pits.
What a player has won is in `won`, whether it lies in a store or beside the board.
"""

from dataclasses import dataclass, field

NEVER = 400  # so many laps never end


@dataclass
class State:
    board: dict
    won: dict
    mover: str
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)
    quiet: int = 0
    next_pit: str = ""
    lifts: int = 0
    feeding: bool = False
    seen: tuple = ()


# -- boards ---------------------------------------------------------------


def two_rows(n):
    """South's row to the right, then north's: counter-clockwise."""
    return [f"S{k}" for k in range(1, n + 1)] + [f"N{k}" for k in range(1, n + 1)]


MONGOLA_SOUTH = [f"D{k}" for k in range(1, 8)] + [f"C{k}" for k in range(7, 0, -1)]
MONGOLA_NORTH = [f"A{k}" for k in range(7, 0, -1)] + [f"B{k}" for k in range(1, 8)]


def opposite(pit, n):
    return ("N" if pit[0] == "S" else "S") + str(n + 1 - int(pit[1:]))


def row_owner(pit):
    if pit in ("S", "N"):
        return {"S": "south", "N": "north"}[pit]
    return {"S": "south", "N": "north", "C": "south", "D": "south"}.get(pit[0], "north")


def third_owner(pit):
    """The board of six divided across into three parts."""
    column = int(pit[1:]) if pit[0] == "S" else 7 - int(pit[1:])
    return ("west", "middle", "east")[(column - 1) // 2]


def quarter_owner(pit):
    first = int(pit[1:]) <= 3
    if pit[0] == "S":
        return "south" if first else "east"
    return "north" if first else "west"


@dataclass
class Rules:
    n: int
    seeds: int
    sides: tuple = ("south", "north")
    owner: object = row_owner
    both_ways: bool = False
    quiet: int = 200
    when_quiet: str = "endless"


GAMES = {
    "dakon": Rules(7, 7),
    "sunca": Rules(7, 7),
    "pandi": Rules(7, 5),
    "sita_solitaire": Rules(7, 0, ("solo",), lambda _pit: "solo", quiet=0),
    "pallam_kuzhi": Rules(7, 4),
    "mankaleh": Rules(7, 7),
    "egyptian_simple": Rules(6, 6, quiet=60, when_quiet="no_gain"),
    "egyptian_advanced": Rules(6, 6, quiet=100, when_quiet="no_gain"),
    "mongola": Rules(7, 2),
    "adi": Rules(6, 4),
    "giuthi_1": Rules(6, 4, both_ways=True),
    "giuthi_beginners": Rules(4, 4, both_ways=True),
    "giuthi_2": Rules(6, 4, both_ways=True),  # one round, the book's layout 1, 7, 1
    "kpo_2": Rules(6, 4),
    "kpo_3": Rules(6, 3, ("west", "middle", "east"), third_owner, both_ways=True),
    "kpo_4": Rules(
        6, 3, ("south", "east", "north", "west"), quarter_owner, both_ways=True
    ),
    "oware": Rules(6, 4, quiet=0),
    "kalah": Rules(6, 4, quiet=0),
}


DOUBLED = {"S2": 1, "S3": 7, "S4": 1, "N5": 2, "N4": 14, "N3": 2}


def circle_of(name, rules, side):
    """The sites that a side sows, in order."""
    if name == "mongola":
        return MONGOLA_SOUTH if side == "south" else MONGOLA_NORTH
    pits = two_rows(rules.n)
    if name == "giuthi_2":  # the other cups are out of play
        return [pit for pit in pits if pit in DOUBLED]
    if name in ("dakon", "sunca", "kalah"):  # the own store is sown too
        at = rules.n if side == "south" else 2 * rules.n
        return [*pits[:at], "S" if side == "south" else "N", *pits[at:]]
    return pits


def start(name):
    rules = GAMES[name]
    board = dict.fromkeys(two_rows(rules.n), rules.seeds)
    state = State(board, dict.fromkeys(rules.sides, 0), rules.sides[0])
    if name in STARTS:
        STARTS[name](state)
    return state


def both_have_begun(state):
    """Both players pick up the first cup at once; the seventh seed is home."""
    for row in "SN":
        state.board[f"{row}1"] = 0
        for k in range(2, 8):
            state.board[f"{row}{k}"] += 1
    state.won = {"south": 1, "north": 1}


def falling(state):
    for row in "SN":
        for k in range(1, 8):
            state.board[f"{row}{k}"] = 8 - k
    state.next_pit = "S1"
    state.seen = tuple(state.board.values())


def by_fours(state):
    state.board = dict.fromkeys(MONGOLA_SOUTH + MONGOLA_NORTH, 0)
    for circle in (MONGOLA_SOUTH, MONGOLA_NORTH):
        for pit in circle[::2]:
            state.board[pit] = 4


def doubled(state):
    """The poor man had 20 of 48; the rich man begins."""
    state.board = dict.fromkeys(state.board, 0) | DOUBLED
    state.won = {"south": 11, "north": 10}
    state.mover = "north"


STARTS = {
    "dakon": both_have_begun,
    "sunca": both_have_begun,
    "sita_solitaire": falling,
    "mongola": by_fours,
    "giuthi_2": doubled,
}


# -- one turn -------------------------------------------------------------


class Hand:
    """Plays out one turn on a copy of the board."""

    def __init__(self, name, state, pit, backwards=False):
        self.name, self.rules = name, GAMES[name]
        self.side, self.mover = state.mover, state.mover
        self.board, self.won = dict(state.board), dict(state.won)
        self.circle = list(circle_of(name, self.rules, state.mover))
        if backwards:
            self.circle.reverse()
        self.again = self.crossed = self.endless = False
        self.first = sum(self.won.values())
        self.pit = pit

    def mine(self, pit):
        return self.rules.owner(pit) == self.side

    def after(self, pit):
        return self.circle[(self.circle.index(pit) + 1) % len(self.circle)]

    def before(self, pit):
        return self.circle[self.circle.index(pit) - 1]

    def take(self, pit, side=None):
        self.won[side or self.side] += self.board[pit]
        self.board[pit] = 0

    def opposite(self, pit):
        return opposite(pit, self.rules.n)

    def drop(self, pit):
        """Let one seed fall; the stores are counted as won."""
        if pit in ("S", "N"):
            self.won[row_owner(pit)] += 1
        else:
            self.board[pit] += 1
        if not self.mine(pit):
            self.crossed = True

    def play(self):
        getattr(self, "play_" + self.name)()
        return self

    def lap(self, pit, calves=False):
        """Sow a pit all round; return the last site and what it held before."""
        seeds, self.board[pit], at, was = self.board[pit], 0, pit, 0
        while seeds:
            at = self.after(at)
            was = self.board.get(at, -1)
            self.drop(at)
            seeds -= 1
            if calves and self.board[at] == 4:
                self.take(at, self.rules.owner(at))
        return at, was

    def play_dakon(self):
        pit = self.pit
        for _ in range(NEVER):
            last, was = self.lap(pit)
            if was == -1:  # the own shed
                self.again = True
                return
            if was == 0:
                if self.mine(last):
                    self.take(self.opposite(last))
                return
            pit = last
        self.endless = True

    play_sunca = play_dakon

    def play_pandi(self, with_opposite=True):
        pit = self.pit
        for _ in range(NEVER):
            last, _was = self.lap(pit, calves=True)
            pit = self.after(last)
            if self.board[pit] == 0:
                beyond = self.after(pit)
                if self.board[beyond]:
                    self.take(beyond)
                    if with_opposite:
                        self.take(self.opposite(beyond))
                return
        self.endless = True

    def play_pallam_kuzhi(self):
        self.play_pandi(with_opposite=False)

    def play_sita_solitaire(self):
        last, _was = self.lap(self.pit)
        self.pit = self.after(last)

    def play_mankaleh(self):
        last, _was = self.lap(self.pit)
        gained, at = False, last
        while self.board[at] in (2, 4, 6):
            gained = True
            self.take(at)
            at = self.before(at)
        self.again = self.mine(last) and not gained

    def play_egyptian_simple(self):
        pit = self.pit
        for _ in range(NEVER):
            last, was = self.lap(pit)
            if was == 0:
                return
            if self.board[last] in (2, 4):
                while self.board[last] in (2, 4):
                    self.take(last)
                    self.take(self.opposite(last))
                    last = self.before(last)
                return
            pit = last
        self.endless = True

    play_egyptian_advanced = play_egyptian_simple

    def play_mongola(self):
        pit, seeds = self.pit, self.board[self.pit]
        self.board[pit] = 0
        at = pit
        for _ in range(NEVER):
            while seeds > 1:
                at = self.after(at)
                self.drop(at)
                seeds -= 1
            at = self.after(at)
            if self.board[at] < 2:  # he passes by that house
                self.drop(self.after(at))
                return
            self.drop(at)
            seeds, column = self.board[at], at[1]
            facing = {"B": ("C", "D"), "C": ("B", "A")}.get(at[0], ())
            facing = [row + column for row in facing]
            if facing and all(self.board[house] for house in facing):
                back = self.before(at)
                while self.board[back] and back != at:
                    back = self.before(back)
                for house in facing:
                    seeds += self.board[house]
                    self.board[house] = 0
                self.board[at] = 0
                at = back
            else:
                self.board[at] = 0
        self.endless = True

    def play_adi(self):
        pit = self.pit
        for _ in range(NEVER):
            seeds, self.board[pit], at = self.board[pit], 0, pit
            while seeds:
                at = self.after(at)
                self.board[at] += 1
                seeds -= 1
                if self.board[at] == 4:
                    taker = self.side if not seeds else self.rules.owner(at)
                    self.take(at, taker)
                    if seeds + sum(self.board.values()) == 4:
                        self.won[taker] += 4
                        self.board = dict.fromkeys(self.board, 0)
                        return
                    if not seeds:
                        return
            if self.board[at] == 1:
                return
            pit = at
        self.endless = True

    def play_giuthi_1(self):
        pit = self.pit
        for _ in range(NEVER):
            last, was = self.lap(pit)
            if was:
                self.circle.reverse()
                pit = last
                continue
            if not self.mine(last):
                return
            if not self.crossed:
                self.again = True
                return
            across = self.opposite(last)
            if self.board[across]:
                self.take(last)
                self.take(across)
                beside = self.after(last)
                while self.mine(beside) and not self.board[beside]:
                    if not self.board[self.opposite(beside)]:
                        break
                    self.take(self.opposite(beside))
                    beside = self.after(beside)
            return
        self.endless = True

    play_giuthi_beginners = play_giuthi_2 = play_giuthi_1

    def play_kpo_2(self):
        last, _was = self.lap(self.pit)
        if self.board[last] in (2, 3):
            self.take(last)

    def play_kpo_3(self):
        last, _was = self.lap(self.pit)
        if self.board[last] in (2, 3):
            self.take(self.after(last))

    play_kpo_4 = play_kpo_3

    def play_oware(self):
        seeds, self.board[self.pit], at = self.board[self.pit], 0, self.pit
        while seeds:
            at = self.after(at)
            if at != self.pit:
                self.board[at] += 1
                seeds -= 1
        lost = []
        while not self.mine(at) and self.board[at] in (2, 3):
            lost.append(at)
            at = self.before(at)
        theirs = [pit for pit in self.board if not self.mine(pit)]
        if any(self.board[pit] for pit in theirs if pit not in lost):
            for pit in lost:
                self.take(pit)

    def play_kalah(self):
        last, was = self.lap(self.pit)
        if was == -1:
            self.again = True
        elif was == 0 and self.mine(last) and self.board[self.opposite(last)]:
            self.take(last)
            self.take(self.opposite(last))


# -- the game -------------------------------------------------------------


def own(name, side):
    """A side's pits, in the order of sowing."""
    rules = GAMES[name]
    if name == "mongola":
        return circle_of(name, rules, side)
    return [pit for pit in two_rows(rules.n) if rules.owner(pit) == side]


def startable(name, state, side):
    """The pits that a side may begin with."""
    least = 1
    if name == "mongola" or name.startswith("giuthi"):
        least = 2
    if name == "mankaleh" and state.won[side] < 2:
        least = 2
    pits = [pit for pit in own(name, side) if state.board[pit] >= least]
    if name == "egyptian_simple":
        return pits[-1:]
    if name == "sita_solitaire":
        return [state.next_pit]
    return pits


def left_to(name, state, side):
    return sum(state.board[pit] for pit in own(name, side))


def turns(name, state):
    """Every legal turn: its text, its pit, and whether it is sown backwards."""
    if state.over:
        return []
    if state.feeding:
        other = next(s for s in GAMES[name].sides if s != state.mover)
        first = own(name, other)[0]
        return [
            (f"{pit}-{first}", pit, False)
            for pit in startable(name, state, state.mover)
        ]
    found = []
    for pit in startable(name, state, state.mover):
        if GAMES[name].both_ways:
            found += [(pit + ">", pit, False), (pit + "<", pit, True)]
        else:
            found.append((pit, pit, False))
    if name == "oware":
        other = "north" if state.mover == "south" else "south"
        if not left_to(name, state, other):
            found = [turn for turn in found if gives(name, state, turn, other)]
    return found


def gives(name, state, turn, other):
    hand = Hand(name, state, turn[1]).play()
    return any(hand.board[pit] for pit in own(name, other))


def play(name, state, turn):
    """The state after a turn."""
    rules, sides = GAMES[name], GAMES[name].sides
    following = sides[(sides.index(state.mover) + 1) % len(sides)]
    new = State(dict(state.board), dict(state.won), following, seen=state.seen)
    new.lifts, new.quiet = state.lifts + 1, state.quiet + 1
    if state.feeding:
        new.board[turn[1]] -= 1
        new.board[own(name, following)[0]] += 1
        new.quiet = state.quiet
        return settle(name, new)
    hand = Hand(name, state, turn[1], turn[2]).play()
    new.board, new.won, new.next_pit = hand.board, hand.won, hand.pit
    gained = sum(new.won.values()) > hand.first
    if name == "mongola":
        circle = circle_of(name, rules, state.mover)
        gained = sum(new.board[p] for p in circle) > sum(state.board[p] for p in circle)
    if gained:
        new.quiet = 0
    if hand.again:
        new.mover = state.mover
    if name == "sita_solitaire":
        if tuple(new.board.values()) == state.seen:
            new.over, new.winner = "board_restored", ("solo",)
            new.scores = {"solo": new.lifts}
        return new
    if name == "oware":
        board = (following, tuple(new.board.values()))
        new.seen = (*(() if gained else state.seen), board)
        if board in new.seen[:-1]:
            return end(name, new, "repeated")
    if hand.endless or (rules.quiet and new.quiet >= rules.quiet):
        return end(name, new, "endless" if hand.endless else rules.when_quiet)
    return settle(name, new)


def end(name, state, reason):
    sides = GAMES[name].sides
    state.over = reason
    unwon = reason in ("endless", "no_gain")
    rest = {s: 0 if unwon else left_to(name, state, s) for s in sides}
    state.scores = {side: state.won[side] + rest[side] for side in sides}
    best = max(state.scores.values())
    winners = tuple(side for side in sides if state.scores[side] == best)
    if reason != "endless" and len(winners) < len(sides):
        state.winner = winners
    return state


def settle(name, state):
    """Who is next, or how the round ends."""
    sides = GAMES[name].sides
    at = sides.index(state.mover)
    order = [*sides[at:], *sides[:at]]
    able = [side for side in order if startable(name, state, side)]
    left = [left_to(name, state, side) for side in order]
    reason = why_over(name, state, order, able)
    if reason == "dead":
        state.over, state.winner = "dead", (order[1],)
        state.scores = {side: left_to(name, state, side) for side in sides}
    elif reason:
        end(name, state, reason)
    elif name.startswith("egyptian"):
        if not left[0]:
            state.mover, state.feeding = order[1], True
    elif able:
        state.mover = able[0]
    return state


def why_over(name, state, order, able):
    """Why the round is over, '' if it is not."""
    left = [left_to(name, state, side) for side in order]
    stuck = order[0] not in able
    reasons = {"oware": "majority", "kalah": "empty_side", "mongola": "dead"}
    over = not able
    if name == "oware" and max(state.won.values()) <= 24:
        reasons, over = {}, not turns(name, state)
    elif name == "oware":
        over = True
    elif name == "kalah":
        over = not all(left)
    elif name.startswith("egyptian"):
        reasons, over = {name: "cleared"}, sum(left) <= 1
    elif name in ("mongola", "pandi", "pallam_kuzhi", "kpo_2"):
        over = stuck
    elif name in ("kpo_3", "kpo_4"):
        over = len(able) < 2
    return reasons.get(name, "no_turn") if over else ""


def perft(name, state, depth):
    found = turns(name, state)
    if depth <= 1:
        return len(found)
    return sum(perft(name, play(name, state, turn), depth - 1) for turn in found)
