"""Examples from the books of mancala games, by the simple rules."""

from tests.rules.simple import sowing
from tests.rules.simple.sowing_table import after, laid, left_in, texts


def test_mankaleh_eats_a_series_of_twos() -> None:
    state = after("mankaleh", laid("mankaleh", S3=4, S4=1, S5=1, S6=1, S7=1), "S3")

    assert (state.store["south"], left_in(state)) == (8, {})


def test_mankaleh_eats_twos_fours_and_sixes_up_to_an_odd_number() -> None:
    series = {"S5": 5, "S6": 5, "S7": 1, "N1": 1, "N2": 3, "N3": 1}

    whole = after("mankaleh", laid("mankaleh", **series), "S5")
    odd = after("mankaleh", laid("mankaleh", **series | {"N1": 2}), "S5")
    eight = after("mankaleh", laid("mankaleh", **series | {"N2": 7}), "S5")

    assert whole.store["south"] == 6 + 2 + 2 + 4 + 2
    assert odd.store["south"] == 4 + 2
    assert eight.store["south"] == 2


def test_who_ends_in_his_own_well_and_eats_nothing_plays_again() -> None:
    own = after("mankaleh", laid("mankaleh", S1=2, S3=2, N1=2), "S1")
    foreign = after("mankaleh", laid("mankaleh", S6=2, S3=2, N1=2), "S6")

    assert (own.mover, own.store["south"]) == ("south", 0)
    assert (foreign.mover, foreign.store["south"]) == ("north", 0)


def test_single_pebbles_are_not_played_before_two_are_won() -> None:
    poor, rich = laid("mankaleh", S1=1, S4=3), laid("mankaleh", S1=1, S4=3)
    rich.store["south"] = 2

    assert texts("mankaleh", poor) == ["S4"]
    assert texts("mankaleh", rich) == ["S1", "S4"]


def test_egyptian_twos_and_fours_win_their_opposites_too() -> None:
    series = {"S6": 3, "N1": 3, "N2": 1, "N3": 1, "S4": 5, "S5": 2, "N6": 9}

    state = after("egyptian_simple", laid("egyptian_simple", **series), "S6")
    stopped = after("egyptian_simple", laid("egyptian_simple", **series, S1=1), "S6")
    odd = after("egyptian_simple", laid("egyptian_simple", **series | {"N2": 2}), "S6")

    # Two in c with D's five, two in b with E's two, four in a; F is empty.
    assert state.store["south"] == (2 + 5) + (2 + 2) + 4
    assert stopped.store == state.store
    assert odd.store["south"] == 2 + 5


def test_egyptian_three_five_or_more_go_on_and_one_ceases() -> None:
    state = after("egyptian_simple", laid("egyptian_simple", S6=1, N1=5, S1=2), "S6")
    ceased = after("egyptian_simple", laid("egyptian_simple", S6=1, N3=2), "S6")

    # Six from a: b c d e f A; A has three: B C D, and D was empty.
    assert state.lifts == [("S6", 1), ("N1", 6), ("S1", 3)]
    assert (state.store["south"], state.mover) == (0, "north")
    assert (left_in(ceased), ceased.mover) == ({"N1": 1, "N3": 2}, "north")


def test_equal_sixes_leave_no_choice() -> None:
    rules = sowing.GAMES["egyptian_simple"]
    state, played = sowing.start(rules), []
    while not state.over:
        [(text, _, _)] = sowing.turns(rules, state)
        played.append(text)
        state = sowing.played(rules, state, text)

    # So the book's sentence that the first player is sure to lose is not borne out.
    assert state.scores == {"south": 42, "north": 30}
    assert len(played) == 98


def test_who_has_more_gives_one_to_him_who_has_none() -> None:
    simple = after("egyptian_simple", laid("egyptian_simple", S2=3, S4=1), "S4")
    advanced = after("egyptian_advanced", laid("egyptian_advanced", S2=3, S4=1), "S4")
    given = after("egyptian_advanced", advanced, "S2")
    last = after("egyptian_simple", laid("egyptian_simple", S4=1), "S4")

    assert (simple.mover, texts("egyptian_simple", simple)) == ("south", ["S5"])
    assert texts("egyptian_advanced", advanced) == ["S2", "S5"]
    assert (given.mover, left_in(given)) == ("north", {"S2": 2, "S5": 1, "N1": 1})
    assert (last.over, last.scores) == ("cleared", {"south": 1, "north": 0})


# The book draws player Y below, our north is above: its column 1 is our column 7.
DIAGRAM = {"D": "5272410", "C": "1420004", "B": "6132120", "A": "0003060"}


def from_the_book(house):
    return f"{house[0]}{8 - int(house[1])}"


def mongola_diagram():
    """The board drawn, before the last man fell into B-3: four came from B-7."""
    houses = {
        f"{row}{column}": int(men)
        for row, drawn in DIAGRAM.items()
        for column, men in enumerate(drawn, start=1)
    }
    houses |= {"B7": 4, "B6": 1, "B5": 0, "B4": 1, "B3": 2}
    ours = {from_the_book(house): men for house, men in houses.items()}
    return laid("mongola", mover="north", **ours)


def test_mongolas_diagram_is_played_on_as_the_book_says() -> None:
    state = after("mongola", mongola_diagram(), from_the_book("B7"))

    # Three and the nine of C-3 and D-3; seven from A-6; three and six more in B-2.
    assert [(from_the_book(house), men) for house, men in state.lifts] == [
        ("B7", 4),
        ("B3", 12),
        ("A6", 7),
        ("B2", 9),
    ]
    # The nine begin after the empty A-6; the last finds one man in A-1, passes by.
    drawn = {
        row: "".join(str(state.pits[from_the_book(f"{row}{n}")]) for n in range(1, 8))
        for row in "DCBA"
    }
    assert drawn == {"D": "5002410", "C": "1000004", "B": "8135452", "A": "1214102"}
    assert sum(state.pits.values()) == 56
    assert state.mover == "south"


def test_an_exhausted_man_takes_nothing() -> None:
    enemy = {"B3": 2, "A3": 2, "B4": 2, "A4": 2}

    state = after("mongola", laid("mongola", C6=2, C4=1, C3=5, **enemy), "C6")

    # C-4 has a single man: his last one passes by to C-3, where nothing more is done.
    assert left_in(state) == {"C5": 1, "C4": 1, "C3": 6, **enemy}
    assert state.mover == "north"


def test_both_houses_of_the_street_must_have_men() -> None:
    state = after("mongola", laid("mongola", C6=2, C4=2, B4=2, A3=2, B1=2), "C6")

    # No men are claimed in C-4; its three go on from C-3, and C-1 is empty.
    assert state.lifts == [("C6", 2), ("C4", 3)]
    assert left_in(state) == {"C5": 1, "C3": 1, "C2": 1, "D1": 1} | {
        "B4": 2,
        "A3": 2,
        "B1": 2,
    }


def test_he_whose_men_cannot_walk_is_dead() -> None:
    state = after("mongola", laid("mongola", D1=3, A1=1, B5=1), "D1")

    assert (state.over, state.winner) == ("dead", ("south",))


def test_mongola_begins_with_fours_in_alternate_houses() -> None:
    rules = sowing.GAMES["mongola"]
    plain, shifted = sowing.start(rules), sowing.start(rules, offsets=(0, 1))

    assert texts("mongola", plain) == ["C2", "C4", "C6", "D1", "D3", "D5", "D7"]
    assert [house for house in ("A7", "B1", "B7") if plain.pits[house]] == ["A7"]
    assert [house for house in ("A7", "B1", "B7") if shifted.pits[house]] == [
        "B1",
        "B7",
    ]
    assert sum(shifted.pits.values()) == 56


def test_four_belong_to_the_side_but_the_last_ones_to_the_player() -> None:
    way = after("adi", laid("adi", S5=3, S6=3, N1=3, N2=0, N5=9, S1=9), "S5")
    last = after("adi", laid("adi", S5=2, N1=0, S6=2, N5=9, S1=9, S4=2), "S5")
    foreign = after("adi", laid("adi", S6=1, N1=3, N5=9, S1=9), "S6")

    assert way.store == {"south": 4, "north": 4}
    assert (way.mover, left_in(way)) == ("north", {"N2": 1, "N5": 9, "S1": 9})
    assert last.store == {"south": 0, "north": 0}
    assert (foreign.store, foreign.mover) == ({"south": 4, "north": 0}, "north")


def test_adi_lifts_the_house_where_the_last_seed_fell() -> None:
    state = after("adi", laid("adi", S1=1, S2=2, S6=1, N6=9), "S1")

    assert state.lifts == [("S1", 1), ("S2", 3)]
    assert left_in(state) == {"S3": 1, "S4": 1, "S5": 1, "S6": 1, "N6": 9}


def test_of_the_last_eight_he_who_wins_four_takes_all() -> None:
    mine = after("adi", laid("adi", {"south": 20, "north": 20}, S1=1, S2=3, N1=4), "S1")
    theirs = {"S6": 2, "N1": 3, "N4": 3}
    his = after("adi", laid("adi", {"south": 20, "north": 20}, **theirs), "S6")

    assert (mine.over, mine.winner) == ("last_eight", ("south",))
    assert mine.scores == {"south": 28, "north": 20}
    assert (his.winner, his.scores) == (("north",), {"south": 20, "north": 28})


def test_giuthi_turns_about_and_captures_along_his_empty_cups() -> None:
    cups = {"S6": 2, "N2": 5, "N5": 3, "N6": 4, "N4": 6}

    series = after("giuthi_1", laid("giuthi_1", **cups), "S6>")
    gap = after("giuthi_1", laid("giuthi_1", **cups | {"N6": 0}), "S6>")
    full = after("giuthi_1", laid("giuthi_1", **cups, S1=1), "S6>")
    nothing = after("giuthi_1", laid("giuthi_1", **cups | {"N5": 0}), "S6>")

    # N1 N2, and six back from there: N1, S6 ... S2, which was empty, S1 still is.
    assert series.lifts == [("S6", 2), ("N2", 6)]
    assert (series.store["south"], series.mover) == (1 + 3 + 4, "north")
    assert gap.store["south"] == full.store["south"] == 1 + 3
    assert (nothing.store["south"], nothing.pits["S2"]) == (0, 1)
    assert nothing.mover == "north"


def test_who_has_not_crossed_starts_again_if_he_has_two_in_a_cup() -> None:
    again = after("giuthi_1", laid("giuthi_1", S1=2, S5=2, N4=5), "S1>")
    unable = after("giuthi_1", laid("giuthi_1", S1=2, N4=5), "S1>")
    across = after("giuthi_1", laid("giuthi_1", S6=2, S1=2, N4=5), "S6>")

    assert (again.mover, texts("giuthi_1", again)) == ("south", ["S5<", "S5>"])
    assert (unable.mover, unable.store["south"]) == ("north", 0)
    assert across.mover == "north"


def test_giuthi_ends_when_only_single_seeds_are_left() -> None:
    state = after("giuthi_1", laid("giuthi_1", {"south": 9, "north": 9}, S5=2), "S5<")

    assert (state.over, state.winner) == ("nobody_can_move", ("south",))
    assert state.scores == {"south": 11, "north": 9}


def test_the_rich_man_lays_the_double() -> None:
    rules = sowing.GAMES["giuthi_2"]

    plain = sowing.start(rules)
    four = sowing.start(rules, cups=(7, 1, 1, 1), won=(28, 20))

    assert plain.pits == {"N1": 1, "N2": 7, "N3": 1, "S6": 2, "S5": 14, "S4": 2}
    assert plain.store == {"south": 12, "north": 9}
    assert [four.pits[pit] for pit in ("S6", "S5", "S4", "S3")] == [14, 2, 2, 2]
    assert four.store == {"south": 8, "north": 10}
    assert four.mover == "south"


def test_kpo_kills_two_or_three() -> None:
    two = after("kpo_2", laid("kpo_2", S5=3, N2=2, N1=1, N5=1), "S5")
    four = after("kpo_2", laid("kpo_2", S5=3, N2=3, N5=1), "S5")

    assert (two.store["south"], two.pits["N1"], two.pits["N2"]) == (3, 2, 0)
    assert (four.store["south"], four.pits["N2"]) == (0, 4)


def test_kpo_of_more_takes_the_next_hole_forward() -> None:
    onward = after("kpo_3", laid("kpo_3", S1=2, S3=1, S4=5, N1=3), "S1>")
    back = after("kpo_4", laid("kpo_4", S2=2, N6=2, N5=4, S5=3), "S2<")

    assert (onward.store["south"], onward.pits["S3"], onward.mover) == (5, 2, "north")
    assert left_in(onward) == {"S2": 1, "S3": 2, "N1": 3}
    assert (back.store["south"], left_in(back)) == (4, {"S1": 1, "N6": 3, "S5": 3})


def test_kpo_of_more_ends_when_one_can_move() -> None:
    before = laid("kpo_3", {"east": 4}, S2=1, S4=2, S6=1)

    goes_on = after("kpo_3", before, "S2>")
    ended = after("kpo_3", laid("kpo_3", {"east": 4}, S2=1, S4=2), "S2>")

    assert (goes_on.over, goes_on.mover) == ("", "north")
    assert (ended.over, ended.winner) == ("one_can_move", ("east",))
    assert ended.scores == {"south": 0, "north": 3, "east": 4}


def test_a_player_of_kpo_without_seeds_is_passed_over() -> None:
    state = after("kpo_4", laid("kpo_4", S1=2, N5=1), "S1>")

    assert state.mover == "west"


def test_oware_never_takes_all() -> None:
    slam = after("oware", laid("oware", S6=2, N1=1, N2=2, S1=9), "S6")
    some = after("oware", laid("oware", S6=2, N1=1, N2=2, N6=1, S1=9), "S6")

    assert (slam.store["south"], slam.pits["N1"], slam.pits["N2"]) == (0, 2, 3)
    assert some.store["south"] == 5
    assert texts("oware", laid("oware", S1=5, S2=5)) == ["S2"]


def test_kalah_takes_the_opposite_and_ends_with_an_empty_row() -> None:
    state = after("kalah", laid("kalah", S1=1, S4=1, N5=6, N1=1), "S1")
    ended = after("kalah", laid("kalah", S6=1, N3=6), "S6")

    assert (state.store["south"], left_in(state)) == (7, {"S4": 1, "N1": 1})
    assert (ended.over, ended.scores) == ("row_empty", {"south": 1, "north": 6})
