"""The mancala games: the engine plays as the simple rules do, and these as the book.

What they count is in test_perft. A game that the catalogue does not hold is played by
the simple rules alone. More of what the books say is in test_simple_sowing_book.
"""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from rules.catalogue import GAMES
from tests.rules.simple import sowing
from tests.rules.simple.sowing_table import after, laid, left_in

FOLDER = Path(__file__).parents[2] / "perft"
LONGEST = 250
RANDOM_GAMES, FEW = 30, 5
# Games whose first position the players choose: it is taken over from the engine.
LAID_BY_PLAYERS = ["egyptian_simple", "egyptian_advanced", "mongola"]
LAID_BY_PLAYERS += ["giuthi_1", "giuthi_2", "giuthi_beginners"]

# What the sources leave to the players.
LEFT_TO_PLAYERS = {
    "oware": [
        {"grand_slam": "wins"},
        {"grand_slam": "forbidden"},
        {"repetition": "split"},
    ],
    "kalah": [
        {"empty_captures": True},
        {"capturing_seed": "stays"},
        {"empty_captures": True, "capturing_seed": "stays"},
        {"last_seeds": "finisher"},
        {"last_seeds": "nobody"},
    ],
}
STARTS = [(name, {}) for name in sowing.GAMES]
STARTS += [(name, one) for name, several in LEFT_TO_PLAYERS.items() for one in several]


# What the engine calls an end.
REASONS = {
    "nobody_can_move": "no_turn",
    "cannot_move": "no_turn",
    "one_can_move": "no_turn",
    "last_eight": "no_turn",
    "half_won": "majority",
    "repetition": "repeated",
    "row_empty": "empty_side",
    "as_at_first": "board_restored",
    "endless_sowing": "endless",
}

# Games of three: what the simple rules call the seats, west to east.
SEATS = {"kpo_3": {"west": "south", "middle": "north", "east": "east"}}


def laid_out(game, rng):
    """Return the engine's position when the players have laid the seeds somehow."""
    fills = {"fill": rng.choice(game.options["fill"])} if "fill" in game.options else {}
    position = game.start(**fills)
    turns = game.turns(position)
    while ":" in str(turns[0]) or str(turns[0]) == "double":
        position = game.play(position, rng.choice(turns))
        turns = game.turns(position)
    return position


def first_state(name, position, rules):
    """The simple rules' start; where players lay the seeds, that of the engine."""
    if position is None or name not in LAID_BY_PLAYERS:
        return sowing.start(rules)
    contents = position.contents
    store = {side: contents.get(side[0].upper(), 0) for side in rules.sides}
    pits = {pit: contents[pit] for pit in rules.pits}
    if rules.poor_cups:
        pits = {pit: seeds for pit, seeds in pits.items() if seeds}
    return sowing.laid(rules, pits, store, position.to_move)


def by_the_book(game, position):
    """The engine's turns by the pit that is lifted first; the board is not turned."""
    turns = {str(turn).split("-")[0]: turn for turn in game.turns(position)}
    turns.pop("turn", None)
    return turns


def as_the_engine_sees_it(game, state, position):
    return {
        "turns": sorted(by_the_book(game, position)),
        "pits": {pit: position.contents[pit] for pit in state.pits},
        "won": won(game, position),
        "to move": seat(game, position.to_move),
    }


def as_the_book_sees_it(rules, state):
    return {
        "turns": sorted(turn[0] for turn in sowing.turns(rules, state)),
        "pits": state.pits,
        "won": state.store,
        "to move": state.mover,
    }


def seat(game, side):
    """Return the simple rules' name of one of the engine's sides."""
    return SEATS.get(game.id, {}).get(side, side)


def won(game, position):
    seats = enumerate(position.rules.seats)
    return {seat(game, side): position.won_by(number) for number, side in seats}


def engine_result(game, position):
    """Return the end of the game or round: reason, winners, seeds of each side."""
    result = game.result(position) or game.round_result(position)
    if result is None:
        return None
    scores = {seat(game, side): n for side, n in result.scores.items()}
    return result.reason, {seat(game, side) for side in result.winners}, scores


def book_result(state):
    """The same by the simple rules; several leaders win together, but never all."""
    if not state.over:
        return None
    reason = REASONS.get(state.over, state.over)
    best = max(state.scores.values())
    leaders = {side for side, score in state.scores.items() if score == best}
    if state.over == "half_won" and len(leaders) > 1:
        reason = "no_turn"  # half each: nothing is left to play with
    if state.over in {"dead", "as_at_first"}:
        leaders = set(state.winner)
    elif reason == "endless" or len(leaders) == len(state.scores):
        leaders = set()
    return reason, leaders, state.scores


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), STARTS, ids=str)
def test_engine_and_simple_rules_play_the_same_random_games(name, options) -> None:
    rules = replace(sowing.GAMES[name], **options)
    rng, game = random.Random(17), GAMES.get(name)
    game = game and game.configured(**options)
    for _ in range(RANDOM_GAMES if game else FEW):
        position = laid_out(game, rng) if game else None
        state = first_state(name, position, rules)
        seeds = sum(state.pits.values()) + sum(state.store.values())
        for _ in range(LONGEST):
            if game:
                assert engine_result(game, position) == book_result(state)
            if state.over:
                break
            view = as_the_book_sees_it(rules, state)
            assert view["turns"]
            if game:
                assert as_the_engine_sees_it(game, state, position) == view
            text = rng.choice(view["turns"])
            state = sowing.played(rules, state, text)
            if game:
                position = game.play(position, by_the_book(game, position)[text])
            assert sum(state.pits.values()) + sum(state.store.values()) == seeds


@pytest.mark.parametrize("name", sowing.GAMES)
def test_a_game_has_counts_from_its_start_and_from_deep_in_it(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(";")[:2] for line in lines if not line.startswith("#")]

    first = "start" if any(turns == "start" for turns, _ in rows) else rows[0][0]
    assert {int(depth) for turns, depth in rows if turns == first} >= {1, 2, 3}
    assert len({turns for turns, _ in rows if turns != first}) >= 2


@pytest.mark.parametrize("name", ["dakon", "sunca"])
def test_dakon_starts_when_both_have_sown_into_their_sheds(name: str) -> None:
    state = sowing.start(sowing.GAMES[name])

    assert [state.pits[f"S{n}"] for n in range(1, 8)] == [0, 8, 8, 8, 8, 8, 8]
    assert [state.pits[f"N{n}"] for n in range(1, 8)] == [0, 8, 8, 8, 8, 8, 8]
    assert state.store == {"south": 1, "north": 1}


def test_who_ends_in_his_shed_starts_again_and_drops_none_in_the_others() -> None:
    state = after("dakon", laid("dakon", S7=1, S1=2, N1=1), "S7")
    around = after("dakon", laid("dakon", S7=9, S1=1, N3=1), "S7")

    assert (state.mover, state.store) == ("south", {"south": 1, "north": 0})
    # Shed, N1 ... N7, then the ninth falls into S1 and makes it two: on to S2, S3.
    assert around.lifts == [("S7", 9), ("S1", 2)]
    assert around.store == {"south": 1 + 1, "north": 0}  # N5 was one by then
    ones = dict.fromkeys(["N1", "N2", "N4", "N6", "N7", "S2", "S3"], 1)
    assert left_in(around) == ones | {"N3": 2}


def test_an_empty_field_of_ones_own_wins_the_opposite_but_not_its_own_seed() -> None:
    own = after("dakon", laid("dakon", S1=1, N6=5, N1=1), "S1")
    foreign = after("dakon", laid("dakon", S7=3, S1=1, N6=5), "S7")

    assert (own.store["south"], own.mover) == (5, "north")
    assert left_in(own) == {"S2": 1, "N1": 1}
    assert (foreign.store["south"], foreign.mover) == (1, "north")
    assert left_in(foreign) == {"S1": 1, "N1": 1, "N2": 1, "N6": 5}


def test_dakon_ends_when_all_seeds_are_in_the_sheds() -> None:
    waits = after("dakon", laid("dakon", S5=1), "S5")
    state = after("dakon", waits, "S6", "S7")

    assert waits.mover == "south"  # north has nothing to play with
    assert (state.over, state.winner) == ("nobody_can_move", ("south",))
    assert state.scores == {"south": 1, "north": 0}


def test_pandi_wins_what_is_beyond_the_empty_hole_and_opposite() -> None:
    state = after("pandi", laid("pandi", S2=1, S5=6, N3=3, N5=2), "S2")
    ends = after("pandi", laid("pandi", S4=1, S7=2, N1=5, N2=1), "S4")

    # He comes to an empty hole number 4 and gets what is in 5 and opposite.
    assert (state.store["south"], left_in(state)) == (9, {"S3": 1, "N5": 2})
    # His last drops into 5 and 6 is empty: he takes 7 at both ends.
    assert (ends.store["south"], left_in(ends)) == (7, {"S5": 1, "N2": 1})


def test_he_who_finds_two_empty_holes_licks_them() -> None:
    state = after("pandi", laid("pandi", S2=1, S6=6, N3=3), "S2")

    assert (state.store["south"], state.mover) == (0, "north")
    assert left_in(state) == {"S3": 1, "S6": 6, "N3": 3}


def test_a_calf_goes_to_the_side_where_it_is() -> None:
    state = after("pandi", laid("pandi", S5=4, S7=3, N1=3, N2=2), "S5")

    # One each to 6, 7 (a calf), N1 (a calf), N2; N3 and N4 are empty.
    assert state.store == {"south": 4, "north": 4}
    assert left_in(state) == {"S6": 1, "N2": 3}


def test_pandi_lifts_from_the_hole_after_the_last() -> None:
    state = after("pandi", laid("pandi", S1=2, S4=3, N1=7, N4=2), "S1")

    # S2 S3, then the three of S4: S5 S6 S7, the seven of N1: N2 ... S1, S2 is next: 1,
    # it goes to S3 and S4 is empty: S5 and N3 are his.
    assert [pit for pit, _ in state.lifts] == ["S1", "S4", "N1", "S2"]
    assert state.store == {"south": 1 + 1, "north": 0}


def test_pallam_kuzhi_wins_only_the_cup_beyond_the_empty_one() -> None:
    before = laid("pallam_kuzhi", mover="north", N7=1, S3=6, N5=2)

    state = after("pallam_kuzhi", before, "N7")

    # Stop in number 1, number 2 is empty, capture number 3.
    assert (state.store["north"], left_in(state)) == (6, {"S1": 1, "N5": 2})


def test_fours_are_won_where_they_appear_not_where_they_lay() -> None:
    state = after("pallam_kuzhi", laid("pallam_kuzhi", S6=2, S7=3, N1=2, N6=4), "S6")

    # One each to S7, four for south, and to N1; N2 and N3 are empty.
    assert state.store == {"south": 4, "north": 0}
    assert left_in(state) == {"N1": 3, "N6": 4}


def test_he_who_keeps_seeds_when_the_other_cannot_play_owns_them() -> None:
    state = after("pallam_kuzhi", laid("pallam_kuzhi", S1=1, S5=3), "S1")

    assert (state.over, state.winner) == ("cannot_move", ("south",))
    assert state.scores == {"south": 4, "north": 0}


def test_sita_lifts_a_hundred_and_five_times() -> None:
    rules = sowing.GAMES["sita_solitaire"]
    state = first = sowing.start(rules)
    lifted = []
    while not state.over:
        [(text, _, _)] = sowing.turns(rules, state)
        lifted.append(text)
        state = sowing.played(rules, state, text)

    # First the seven, then the six from the other side, then that of one's own side.
    assert lifted[:3] == ["S1", "N2", "S2"]
    assert len(lifted) == 105
    assert state.pits == first.pits


@pytest.mark.parametrize(
    ("name", "turn", "pits"),
    [
        ("pallam_kuzhi", "S1", "S1=3 S3=1 S5=3 S7=1 N2=2 N3=1 N5=3 N7=3"),
        ("pandi", "S4", "S1=1 S4=2 S5=5 S7=5 N2=5 N3=2 N4=1 N5=5 N6=8 N7=5"),
    ],
)
def test_a_sowing_without_end_is_a_draw(name: str, turn: str, pits: str) -> None:
    counts = {word[:2]: int(word[3:]) for word in pits.split()}

    state = after(name, laid(name, **counts), turn)

    assert (state.over, state.winner, state.mover) == ("endless_sowing", (), None)


def test_adi_played_from_its_start_may_meet_a_sowing_without_end() -> None:
    state = sowing.start(sowing.GAMES["adi"])

    ended = after("adi", state, "S1", "N5", "S3", "N1", "S4", "N6", "S3", "N2")

    assert (ended.over, ended.winner) == ("endless_sowing", ())
    # The thirteen of N2 make two fours on each side before it goes round for ever.
    assert ended.scores == {"south": 8 + 8, "north": 12 + 8}
