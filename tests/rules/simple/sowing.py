"""The mancala games, plain as can be: boards, first positions, turns, playing.

How seeds are sown is in sowing_rules, who may lift what and how a game ends in
sowing_ends.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tests.rules.simple import sowing_ends as ends
from tests.rules.simple import sowing_rules as ways


@dataclass
class Rules:
    sow: Callable
    end: Callable
    columns: int
    seeds: int
    choices: Callable = ends.any_of_his
    sides: tuple = ("south", "north")
    least: int = 1
    either_way: bool = False
    wins_opposite: bool = False
    opened: bool = False
    falling: bool = False
    four_rows: bool = False
    poor_cups: tuple = ()
    quiet: int = 200  # turns without a gain, then nobody gains any more; 0: never
    worn_out: str = "endless"
    grand_slam: str = "wins_nothing"
    repetition: str = "own_side"
    empty_captures: bool = False
    capturing_seed: str = "won"
    last_seeds: str = "owner"
    pits: list = field(default_factory=list)
    owner: dict = field(default_factory=dict)

    def __post_init__(self):
        columns = range(1, self.columns + 1)
        if self.four_rows:
            # Counter-clockwise round the two rows of each side, the outer one first.
            south = [f"D{n}" for n in columns] + [f"C{n}" for n in reversed(columns)]
            north = [f"A{n}" for n in reversed(columns)] + [f"B{n}" for n in columns]
        else:
            south = [f"S{n}" for n in columns]
            north = [f"N{n}" for n in columns]
        self.pits = south + north
        self.owner = {pit: self.owner_of(pit, pit in south) for pit in self.pits}

    def owner_of(self, pit, in_south):
        place = int(pit[1:])
        from_west = place if in_south else self.columns + 1 - place
        if len(self.sides) == 3:  # two columns each, from the west
            return self.sides[(from_west - 1) // 2]
        if len(self.sides) == 4:  # half a row each, round the board
            return self.sides[(place - 1) // 3 + (0 if in_south else 2)]
        return self.sides[0 if in_south or len(self.sides) == 1 else 1]


@dataclass
class State:
    pits: dict
    store: dict
    mover: str
    over: str = ""
    winner: tuple = ()
    scores: dict = field(default_factory=dict)
    lifts: list = field(default_factory=list)
    next_pit: str = ""
    gift: bool = False
    seen: list = field(default_factory=list)
    quiet: int = 0
    played: int = 0


ANYBODY, NEXT_ONE = ends.while_anybody_can_move, ends.while_the_next_can_move
DAKON = Rules(ways.dakon, ANYBODY, 7, 7, opened=True)
GIUTHI = Rules(ways.giuthi, ANYBODY, 6, 4, least=2, either_way=True)
THREE = ("south", "north", "east")
FOUR = ("south", "east", "north", "west")

GAMES = {
    "dakon": DAKON,
    "sunca": DAKON,
    "pandi": Rules(ways.pandi, NEXT_ONE, 7, 5, wins_opposite=True),
    "pallam_kuzhi": Rules(ways.pandi, NEXT_ONE, 7, 4),
    "sita_solitaire": Rules(
        ways.sita,
        ends.until_it_is_as_at_first,
        7,
        0,
        ends.the_next_one,
        ("solo",),
        falling=True,
        quiet=0,
    ),
    "mankaleh": Rules(ways.mankaleh, ANYBODY, 7, 7, ends.single_seeds_later),
    "egyptian_simple": Rules(
        ways.egyptian,
        ends.until_the_board_is_cleared,
        6,
        6,
        ends.nearest_to_the_end,
        quiet=60,
        worn_out="no_gain",
    ),
    "egyptian_advanced": Rules(
        ways.egyptian,
        ends.until_the_board_is_cleared,
        6,
        6,
        quiet=100,
        worn_out="no_gain",
    ),
    "mongola": Rules(
        ways.mongola, ends.until_he_cannot_walk, 7, 4, least=2, four_rows=True
    ),
    "adi": Rules(ways.adi, ANYBODY, 6, 4),
    "giuthi_1": GIUTHI,
    "giuthi_2": Rules(
        ways.giuthi, ANYBODY, 6, 4, least=2, either_way=True, poor_cups=(1, 7, 1)
    ),
    "giuthi_beginners": Rules(ways.giuthi, ANYBODY, 4, 4, least=2, either_way=True),
    "kpo_2": Rules(ways.kpo, NEXT_ONE, 6, 4),
    "kpo_3": Rules(
        ways.kpo, ends.while_two_can_move, 6, 3, sides=THREE, either_way=True
    ),
    "kpo_4": Rules(
        ways.kpo, ends.while_two_can_move, 6, 3, sides=FOUR, either_way=True
    ),
    "oware": Rules(
        ways.oware, ends.until_half_is_won, 6, 4, ends.so_that_the_foe_has_some, quiet=0
    ),
    "kalah": Rules(ways.kalah, ends.until_a_row_is_empty, 6, 4, quiet=0),
}


def laid(rules, pits, store=None, mover="south"):
    """Seeds in some pits; where only some cups are used, the others do not count."""
    everywhere = {} if rules.poor_cups else dict.fromkeys(rules.pits, 0)
    return State(
        everywhere | pits, dict.fromkeys(rules.sides, 0) | (store or {}), mover
    )


def start(rules, offsets=(0, 0), cups=(), won=(30, 18)):
    """The first position; offsets: where the fours begin; cups: the poor man's."""
    if rules.poor_cups:
        return poor_and_rich(rules, cups or rules.poor_cups, won)
    state = laid(rules, dict.fromkeys(rules.pits, rules.seeds), mover=rules.sides[0])
    if rules.four_rows:
        for side, offset in zip(rules.sides, offsets, strict=True):
            for place, pit in enumerate(ways.row_of(rules, state, side)):
                state.pits[pit] = 4 if place % 2 == offset else 0
    if rules.falling:
        state.pits = {pit: 8 - int(pit[1:]) for pit in rules.pits}
        state.next_pit, state.seen = "S1", [(dict(state.pits),)]
    if rules.opened:
        for side in rules.sides:
            state.mover = side
            ways.round_by_the_shed(rules, state, ways.row_of(rules, state, side)[0])
        state.mover, state.lifts = rules.sides[0], []
    return state


def poor_and_rich(rules, cups, won):
    """South won more in part one: it lays the double opposite, and plays first."""
    poor = {f"N{n}": seeds for n, seeds in enumerate(cups, start=1)}
    rich = {ways.opposite(rules, pit): 2 * seeds for pit, seeds in poor.items()}
    store = {"south": won[0] - 2 * sum(cups), "north": won[1] - sum(cups)}
    return laid(rules, poor | rich, store)


def turns(rules, state):
    """Every legal turn: how it is written, the pit lifted, and which way."""
    if state.over:
        return []
    pits = rules.choices(rules, state, state.mover)
    if rules.either_way:
        return [(pit + ">", pit, 1) for pit in pits] + [
            (pit + "<", pit, -1) for pit in pits
        ]
    return [(pit, pit, 1) for pit in pits]


def set_up(rules, state, text):
    """The state after seeds were laid as a player likes; nobody has sown yet."""
    kind, _, told = text.partition(":")
    pits, store = dict(state.pits), dict(state.store)
    if kind == "fours":
        side = rules.owner[told]
        row = ways.row_of(rules, state, side)
        for place, pit in enumerate(row):
            pits[pit] = 4 if place % 2 == row.index(told) % 2 else 0
        return replace(state, pits=pits)
    if kind == "double":
        for pit in list(pits):
            pits[ways.opposite(rules, pit)] = 2 * pits[pit]
        store["north"] -= 2 * sum(pits[pit] for pit in pits if pit[0] == "S")
        return replace(state, pits=pits, store=store)
    seeds = [int(count) for count in told.replace("/", ",").split(",")]
    pits = dict(zip(rules.pits, seeds, strict=False))
    if rules.poor_cups:  # the poor man is south, and had 20 of the 48
        pits = {pit: count for pit, count in pits.items() if count}
        store = {"south": 20 - sum(seeds), "north": 28}
    return replace(state, pits=pits, store=store, mover="north")


def perft(rules, state, depth):
    """Return the number of sequences of ``depth`` turns."""
    if depth == 0:
        return 1
    found = turns(rules, state)
    if depth == 1:
        return len(found)
    return sum(perft(rules, played(rules, state, t), depth - 1) for t, _, _ in found)


def played(rules, state, text):
    """The state after a turn; the one before stays as it was."""
    if text.startswith(("fours:", "fill:", "double")):
        return set_up(rules, state, text)
    lifted = text.partition("-")[0]  # a gift may be written with where it goes
    [(_, pit, way)] = [turn for turn in turns(rules, state) if turn[0] == lifted]
    after = replace(state, pits=dict(state.pits), store=dict(state.store), lifts=[])
    after.played += 1
    following = rules.sow(rules, after, pit, way)
    if not state.gift:
        gained = ways.gains(rules, after, state.mover) > ways.gains(rules, state)
        after.quiet = 0 if gained else state.quiet + 1
    if after.over:
        return after
    if rules.quiet and after.quiet >= rules.quiet:
        ways.finish(rules, after, rules.worn_out)  # what lies on the board is nobody's
    else:
        rules.end(rules, after, following)
    return after
