"""The engines play as the simple rules do: all but lines and seeds.

What they count is in test_perft. A game that the catalogue does not hold is played by
the simple rules alone.
"""

import random
from pathlib import Path

import pytest

from rules.catalogue import GAMES
from tests.rules.simple import (
    amazons,
    breakthrough,
    captures,
    explocus,
    focus,
    lines_of_action,
    ordo,
    placing,
    solo,
    stacking,
    tableaux,
    trio,
)

FOLDER = Path(__file__).parents[2] / "perft"
LONGEST = 200

MOVES = (breakthrough, lines_of_action, ordo, amazons)
TOWERS = (focus, explocus)
BOOKS = {
    name: book
    for book in (stacking, trio, solo, tableaux, *MOVES, placing, captures, *TOWERS)
    for name in book.GAMES
}
STARTS = [(name, {}) for name in BOOKS]
STARTS += [("explocus", {"rows": 1})]
STARTS += [("gonnect", {"size": 9, "pie": True})]
STARTS += [("lines_of_action", {"both_connected": "mover"})]
STARTS += [("stack", {"players": 2}), ("stack", {"players": 4})]
STARTS += [("fanorona", {"size": size}) for size in ("5x5", "3x3")]
STARTS += [
    ("breakthrough", {"size": f"{files}x{ranks}"})
    for files in range(6, 11)
    for ranks in range(6, 9)
]
STARTS += [("tableaux_advanced", {"chips": 48, "draw": 9})]


def played(game, position, text):
    return game.play(position, next(t for t in game.turns(position) if str(t) == text))


def without_nothing(things):
    """A table without its empty entries: not every board has the same empty sites."""
    return {key: thing for key, thing in (things or {}).items() if thing}


def as_the_engine_sees_it(game, position):
    return {
        "turns": sorted(str(turn) for turn in game.turns(position)),
        "contents": without_nothing(position.contents),
        "in hand": without_nothing(position.in_hand),
        "to move": position.to_move,
    }


def as_the_book_sees_it(name, state):
    book, rules = BOOKS[name], BOOKS[name].GAMES[name]
    return {
        "turns": sorted(turn[0] for turn in book.turns(rules, state)),
        "contents": without_nothing(state.board),
        "in hand": without_nothing(state.hand),
        "to move": None if state.over else state.mover,
    }


def engine_result(game, position):
    result = game.result(position)
    if result is None:
        return ("", (), {})
    return (result.reason, tuple(result.winners), without_nothing(result.scores))


@pytest.mark.parametrize("name", BOOKS)
def test_a_game_has_counts_from_its_start_and_from_deep_in_it(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(";")[:2] for line in lines if not line.startswith("#")]

    assert {int(depth) for turns, depth in rows if turns == "start"} >= {1, 2, 3}
    assert len({turns for turns, _ in rows if "start" not in turns}) >= 2


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), STARTS)
def test_engine_and_simple_rules_play_the_same_random_games(name, options) -> None:
    book, rules, rng = BOOKS[name], BOOKS[name].GAMES[name], random.Random(7)
    game = GAMES.get(name)
    game = game and game.configured(**options)
    sites = len(game.sites) if game else 0
    games = 2 if sites <= 64 else 1  # many turns a ply
    for _ in range(games):
        state = book.start(rules, **options)
        position = game.start() if game else None
        for _ in range(LONGEST):
            view = as_the_book_sees_it(name, state)
            assert bool(view["turns"]) is not bool(state.over)
            assert len(set(view["turns"])) == len(view["turns"])
            if game:
                assert as_the_engine_sees_it(game, position) == view
            if state.over:
                break
            text = rng.choice(view["turns"])
            state = book.played(rules, state, text)
            position = played(game, position, text) if game else None
        if game:
            scores = without_nothing(state.scores)
            assert engine_result(game, position) == (state.over, state.winner, scores)


def stacks(**sites):
    """A board of Stack with these colours, bottom to top: a7='wb' white under black."""
    letters = {colour[0]: colour for colour in ("white", "red", "green")}
    letters |= {"k": "black", "b": "blue"}
    board = dict.fromkeys(stacking.SITES, ())
    return board | {s: tuple(letters[c] for c in word) for s, word in sites.items()}


def laid(name, hand=None, **sites):
    """White is to move; nobody has chips in hand but those told."""
    state = stacking.start(stacking.GAMES[name])
    state.hand = dict.fromkeys(state.hand, 0) | (hand or {})
    state.board = stacks(**sites)
    return state


def texts(name, state):
    return sorted(turn[0] for turn in BOOKS[name].turns(BOOKS[name].GAMES[name], state))


def after(name, state, *turns):
    for text in turns:
        state = BOOKS[name].played(BOOKS[name].GAMES[name], state, text)
    return state


def test_the_remover_replays_his_own_chips_and_keeps_the_others() -> None:
    board = {"a7": "w", "d7": "w", "d6": "kwrk", "f2": "r"}

    free = after("stack", laid("stack", {"white": 1}, **board), "g7xd6")
    one = after("stack_2p", laid("stack_2p", {"white": 1}, **board), "g7xd6")
    mates = after("stack_team", laid("stack_team", {"white": 1}, **board), "g7xd6")

    assert (free.hand["white"], free.hand["red"], free.kept["white"]) == (1, 0, 3)
    assert (one.hand["white"], one.hand["red"], one.kept["white"]) == (1, 1, 2)
    assert (mates.hand["white"], mates.hand["red"], mates.kept["white"]) == (1, 0, 3)


def test_only_a_team_may_remove_what_a_mate_tops() -> None:
    board = {"a7": "w", "d7": "w", "d6": "k", "f2": "r", "d1": "kkkkk"}

    takable = {
        name: [
            text
            for text in texts(name, laid(name, {"white": 1}, **board))
            if text.startswith("g7")
        ]
        for name in stacking.GAMES
    }

    assert takable == {
        "stack": ["g7xd1", "g7xd6", "g7xf2"],
        "stack_2p": ["g7xd1", "g7xd6"],
        "stack_team": ["g7xd1", "g7xd6", "g7xf2"],
    }


def test_a_tresillo_is_protected_while_there_is_something_else() -> None:
    row = {"a1": "k", "d1": "k", "g1": "k", "a7": "w", "d7": "w"}

    with_another = texts("stack", laid("stack", {"white": 1}, **row, c4="r"))
    alone = texts("stack", laid("stack", {"white": 1}, **row))

    assert [text for text in with_another if "x" in text] == ["g7xc4"]
    assert [text for text in alone if "x" in text] == ["g7xa1", "g7xd1", "g7xg1"]


def test_second_priority_comes_after_the_movers_own_removal() -> None:
    # White goes from d7 to a7 and makes a7 a4 a1; d7 was black's third.
    board = {"d7": "kw", "d6": "k", "d5": "k", "a4": "w", "a1": "w", "f2": "r"}
    before = laid("stack", None, **board, g1="w")

    kept = after("stack", before, "d7-a7xf2")

    assert [text for text in texts("stack", before) if text.startswith("d7-a7")] == [
        "d7-a7xf2"
    ]
    assert kept.mover == "black"
    assert texts("stack", kept) == ["xg1"]  # the three of white's row are protected
    assert after("stack", kept, "xg1").mover == "black"  # and now black's own turn


def test_second_priority_is_gone_when_the_row_is_broken() -> None:
    # Nothing but the black row can be taken.
    board = {"d7": "kw", "d6": "k", "d5": "k", "a4": "w", "a1": "w"}

    broken = after("stack", laid("stack", None, **board), "d7-a7xd6")

    assert broken.waiting == {}
    assert broken.mover == "black"


def test_his_other_colour_has_second_priority_too() -> None:
    board = {"d7": "rw", "d6": "r", "d5": "r", "a1": "w", "f2": "k", "b4": "b"}

    state = after("stack_2p", laid("stack_2p", None, **board), "d7-g7")

    assert (state.mover, texts("stack_2p", state)) == ("red", ["xb4", "xf2"])
    assert after("stack_2p", state, "xb4").mover == "black"


def test_he_who_has_three_chips_in_any_layer_flies() -> None:
    board = {"d7": "kw", "d1": "w", "a1": "wk", "f6": "rkrkr", "g4": "r"}

    state = laid("stack", None, **board)
    three = [text for text in texts("stack", state) if text.startswith("d1")]
    state.board["a4"] = ("white", "red")
    four = [text for text in texts("stack", state) if text.startswith("d1")]

    assert len(three) == 21  # all but d7, d1 and the stack of five
    assert four == ["d1-a1", "d1-d2", "d1-g1"]


def test_one_colour_in_all_layers_ends_the_game_once_nothing_is_in_hand() -> None:
    board = {"a7": "w", "d7": "w", "g4": "w", "d6": "kw", "d5": "k", "f2": "r"}

    state = laid("stack", None, **board)
    state.board["d6"] = state.board["d5"] = ()

    ended = after("stack", state, "g4-g7xf2")
    assert (ended.over, ended.winner) == ("one_colour_left", ("white",))
    assert ended.scores == {"white": 4, "black": 0, "red": 0}


def tabled(game, white, black, **fields):
    rules = trio.GAMES[game]
    state = trio.start(rules)
    state.board = dict.fromkeys(trio.SITES, ())
    state.board |= dict.fromkeys(white.split(), ("white",))
    state.board |= dict.fromkeys(black.split(), ("black",))
    state.hand = {"white": 0, "black": 0}
    state.placed = 20
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def test_an_outer_stone_jumps_to_the_next_free_inner_pit_of_its_row() -> None:
    state = tabled("trio_trio", "b7 a6 c6 g3", "b6 d6 e6 f6 d3")
    full = tabled("trio_trio", "a6", "b6 c6 d6 e6 f6")

    assert [turn.text for turn in trio.jumps_inward(state)] == ["b7-b5", "g3-f3"]
    assert trio.jumps_inward(full) == []


def test_a_side_of_three_takes_no_fourth_stone_but_may_be_paraded_along() -> None:
    state = tabled("trio_trio", "b7 c7 a3", "d7", hand={"white": 1, "black": 0})

    found = texts("trio_trio", state)

    assert {"e7", "f7", "a3-e7"}.isdisjoint(found)
    assert {"a2", "b7-e7", "b7-a2", "a3-a4"} <= set(found)


def test_a_cross_of_five_is_no_two_trios() -> None:
    crossed = after("trio_trio", tabled("trio_trio", "d5 d4 d3 c4 e5", ""), "e5-e4")
    apart = after("trio_trio", tabled("trio_trio", "b6 c6 e6 b2 c2 d2", ""), "e6-d6")

    assert len(trio.trios(crossed.board, "white")) == 2
    assert (crossed.over, apart.over) == ("", "two_trios")


def test_a_mabambo_stone_beats_only_over_its_own() -> None:
    state = tabled("mabambo", "c2 c3 e2", "c4 e3")
    long = tabled("mabambo_long_jump", "c2 c3 d4 b4", "e4 f6")

    assert [t for t in texts("mabambo", state) if "x" in t] == ["c2xc4"]
    assert [t for t in texts("mabambo_long_jump", long) if t.startswith("c2-c4")] == [
        "c2-c4",
        "c2-c4xe4",
    ]


def test_the_thirteenth_stone_of_the_first_is_safe_from_the_second() -> None:
    state = after("mabambo", trio.start(trio.GAMES["mabambo"]), "xc5")

    assert "xc5" not in texts("mabambo", state)
    assert len(texts("mabambo", state)) == 12


def test_soli_stones_follow_each_other_counter_clockwise() -> None:
    state = after("soli_bi", solo.start(solo.GAMES["soli_bi"]), "b7", "b6-a6+c6-b6")
    free = after("soli_bi_free", solo.start(solo.GAMES["soli_bi_free"]), "b7")

    # The white stone in a6 points to rank 6: black are b6, by refilling, and e6.
    assert state.board["b6"] == ("black",)
    assert set(texts("soli_bi", state)) == {
        "b6-a5+b5-b6",
        "e6-a5+d6-e6",
        "e6-a5+f6-e6",
        "e6-a5+e5-e6",
    }
    assert "b6-a6+c6-b6" in texts("soli_bi_free", free)
    assert len({turn[2] for turn in solo.turns(solo.GAMES["soli_bi_free"], free)}) == 19
