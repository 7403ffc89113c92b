"""Sowing boards filled, arranged and turned, and matches over many rounds."""

from dataclasses import replace

import pytest

from rules.boards.table import BOARDS
from rules.core.errors import DefinitionError, IllegalTurnError, NotationError
from rules.core.model import Ruling, Stage, StepKind, Turn
from rules.games.law import Law
from rules.games.sowing.asia import DAKON
from rules.games.sowing.games import WITHOUT_RULES
from rules.games.sowing.modern import KALAH
from rules.games.sowing.position import Phase, SowPosition
from rules.games.sowing.record import Relay, SowingCapture, Stores
from rules.games.sowing.variants import variants
from tests.rules.sow_table import GAMES, laid, told


def ended(game_id: str, lie: str, text: str, side: str = "south") -> SowPosition:
    """Return the position after the turn that ends a round of a match."""
    game = GAMES[game_id].configured(rounds="match")
    position = laid(game_id, lie, side, rounds="match")
    return game.play(position, game.parse(position, text))


def test_mongola_each_player_gathers_fours_in_every_other_house() -> None:
    game = GAMES["mongola"]
    position = game.start()
    assert set(position.contents.values()) == {2}
    assert [str(turn) for turn in game.turns(position)] == ["fours:D1", "fours:D2"]

    position = game.play(position, game.parse(position, "fours:D2"))
    assert position.to_move == "north"
    assert told(position) == (
        "A 2 2 2 2 2 2 2 / B 2 2 2 2 2 2 2 / C 4 . 4 . 4 . 4 / D . 4 . 4 . 4 . "
        "/ won 0 0 > north"
    )
    position = game.play(position, game.turns(position)[0])

    assert position.to_move == "south"
    assert position.phase is Phase.SOW
    assert sorted(position.contents.values()) == [0] * 14 + [4] * 14


def test_an_arrangement_is_a_stage_until_it_is_done() -> None:
    game = GAMES["mongola"]
    start = game.start()
    turn = game.turns(start)[0]
    for partial, _ in game.stages(start, turn):
        assert isinstance(game.judge(start, partial), (Stage, Turn))
    judged = game.judge(start, {"D1": 4, "D2": 4, "C7": 0})
    assert isinstance(judged, Ruling)
    assert judged.rule == "not_filled"


def test_giuthi_the_poor_man_chooses_three_cups_at_least() -> None:
    game = GAMES["giuthi_2"]
    start = game.start(poor=9)
    assert told(start) == "S . . . . . . / N . . . . . . / won 9 39 > south"
    for refused in ("fill:0,1,7,0,0,0", "fill:5,5,5,0,0,0", "fill:1,1"):
        with pytest.raises(NotationError):
            game.parse(start, refused)
    position = game.play(start, game.parse(start, "fill:0,1,7,1,0,0"))
    assert told(position) == "S . 1 7 1 . . / N . . . . . . / won 0 39 > north"


def test_giuthi_the_rich_man_doubles_in_the_cups_opposite_and_plays_first() -> None:
    game = GAMES["giuthi_2"]
    position = game.start(poor=9)
    position = game.play(position, game.parse(position, "fill:0,1,7,1,0,0"))
    (double,) = game.turns(position)
    position = game.play(position, double)

    assert told(position) == "S . 1 7 1 . . / N . . 2 14 2 . / won 0 21 > north"
    assert position.closed == {
        position.rules.number[site] for site in ("S1", "S5", "S6", "N1", "N2", "N6")
    }
    after = game.play(position, game.parse(position, "N3>"))
    assert all(not after.seeds[pit] for pit in position.closed)  # cups out of play


def test_giuthi_a_layout_that_cannot_be_doubled_is_refused() -> None:
    game = GAMES["giuthi_2"]
    start = game.start(poor=20)
    seen = {"S1": 9, "S2": 6, "S3": 0, "S4": 0, "S5": 0, "S6": 5, "S": 0}
    judged = game.judge(start, seen)
    assert isinstance(judged, Ruling)
    assert (judged.rule, "twice as many" in judged.why) == ("not_filled", True)
    seen = {"S1": 9, "S2": 2, "S": 9}
    assert isinstance(game.judge(start, seen), Stage)
    seen = {"S1": 9, "S2": 2, "S3": 1, "S": 8}
    assert str(game.judge(start, seen)) == "fill:9,2,1,0,0,0"


def giuthi_round_over(lie: str) -> SowPosition:
    """Return the position after a last turn from S5, all cups in play."""
    game = GAMES["giuthi_2"]
    position = laid("giuthi_2", lie)
    return game.play(position, game.parse(position, "S5>"))


def test_giuthi_the_poorer_side_lays_out_the_next_round() -> None:
    game = GAMES["giuthi_2"]
    after = giuthi_round_over("S . . . . 2 . / N . . . . . 1 / won 15 30")
    assert after.phase is Phase.FILL
    assert after.to_move == "south"  # 16 to 32
    filled = game.play(after, game.parse(after, "fill:2,2,2,0,0,0"))
    assert told(filled) == "S 2 2 2 . . . / N . . . . . . / won 10 32 > north"


def test_giuthi_goes_on_until_one_has_all() -> None:
    after = giuthi_round_over("S . . . . 2 . / N . . . . . 1 / won 1 44")
    result = GAMES["giuthi_2"].result(after)
    assert result is not None
    assert (result.winners, result.reason) == (("north",), "all_captured")
    assert result.scores == {"south": 2, "north": 46}


def test_dakon_short_cups_lie_fallow_farthest_from_the_shed() -> None:
    lie = "S . . . . . . 1 / N . . . . . . . / won 29 68"
    game = GAMES["dakon"].configured(rounds="match")
    after = ended("dakon", lie, "S7")

    assert after.phase is Phase.REFILL
    assert after.to_move == "south"  # who played last begins
    assert game.points(after) == {"south": 0, "north": 1}
    (new,) = game.turns(after)
    begun = game.play(after, new)
    # 30 seeds fill four cups, two remain in the shed
    assert told(begun) == ("S . . . 7 7 7 7 / N 7 7 7 7 7 7 7 / won 2 19 > south")
    assert {begun.rules.names[pit] for pit in begun.closed} == {"S1", "S2", "S3"}
    sown = game.play(begun, game.parse(begun, "S7"))
    assert all(not sown.seeds[pit] for pit in begun.closed)


def fallow(game_id: str) -> SowPosition:
    """Return a second round: S1 and S2 lie fallow, and north may reach them."""
    game = GAMES[game_id].configured(rounds="match")
    lie = "S . . . . . . 1 / N . . . . . . . / won 40 57"
    begun = ended(game_id, lie, "S7")
    begun = game.play(begun, game.turns(begun)[0])
    assert {begun.rules.names[pit] for pit in begun.closed} == {"S1", "S2"}
    seeds = dict(begun.contents) | {"S3": 0, "N7": 2}
    return game.rearranged(begun, seeds, "north")


def test_dakon_fallow_holes_are_left_out() -> None:
    position = fallow("dakon")
    after = GAMES["dakon"].play(position, GAMES["dakon"].parse(position, "N7"))
    assert [after.contents[site] for site in ("S1", "S2", "S3")] == [0, 0, 1]


def test_dakon_a_fallow_hole_filled_by_accident_is_no_longer_fallow() -> None:
    game, position = GAMES["dakon"], fallow("dakon")
    store = position.contents["N"]
    assert isinstance(store, int)

    judged = game.judge(position, {"N7": 0, "N": store + 1, "S1": 1})

    assert str(judged) == "N7+S1"
    after = game.play(position, game.parse(position, "N7+S1"))
    assert {after.rules.names[pit] for pit in after.closed} == {"S2"}
    assert "S1" in [str(turn) for turn in game.turns(after)]


def test_dakon_two_fallow_holes_filled_at_once_are_both_open() -> None:
    game, position = GAMES["dakon"], fallow("dakon")
    seeds = dict(position.contents) | {"N7": 3, "S4": 0}
    position = game.rearranged(position, seeds, "north")
    store = position.contents["N"]
    assert isinstance(store, int)

    judged = game.judge(position, {"N7": 0, "N": store + 1, "S1": 1, "S2": 1})

    assert str(judged) == "N7+S1,S2"
    after = game.play(position, game.parse(position, "N7+S1,S2"))
    assert not after.closed


def test_dakon_only_the_opponents_accident_opens_a_fallow_hole() -> None:
    game, position = GAMES["dakon"], fallow("dakon")
    row = {f"N{n}": 0 for n in range(1, 7)}
    before = dict(position.contents) | row | {"S3": 0, "S7": 9, "N7": 2}
    position = game.rearranged(position, before, "south")
    store = position.contents["S"]
    assert isinstance(store, int)
    # shed, seven of north's, and the last seed in the own fallow S1 instead of S3
    sown = {**dict.fromkeys(row, 1), "S7": 0, "S1": 1, "N7": 0, "S": store + 4}

    judged = game.judge(position, before | sown)

    assert isinstance(judged, Ruling)
    assert judged.rule == "fallow_hole"


@pytest.mark.parametrize("game_id", ["pandi", "pallam_kuzhi"])
def test_after_an_endless_round_the_seeds_in_the_pits_fill_them_again(
    game_id: str,
) -> None:
    after = ended(game_id, "S 1 . 1 . 1 1 . / N 2 1 . 1 . 1 . / won 2 45", "S6")
    assert after.last_round is not None
    assert after.last_round.reason == "endless"
    assert not after.last_round.winners

    assert after.phase is Phase.REFILL
    filled = GAMES[game_id].configured(rounds="match").turns(after)[0]
    begun = GAMES[game_id].configured(rounds="match").play(after, filled)
    row = [begun.contents[f"S{n}"] for n in range(1, 8)]
    fill = begun.rules.record.seeds
    assert sum(1 for held in row if held == fill) == 7 // fill


def test_adi_after_an_endless_round_every_house_stays_whose_it_is() -> None:
    game = GAMES["adi"].configured(rounds="match")
    lie = "S 1 1 1 . . . / N 3 . 1 . 1 . / won 20 20"
    position = replace(laid("adi", lie, rounds="match"), quiet=199)

    after = game.play(position, game.parse(position, "S3"))

    assert after.last_round is not None
    assert after.last_round.reason == "endless"
    (new,) = game.turns(after)
    begun = game.play(after, new)
    assert told(begun).startswith("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / won 0 0")
    assert begun.owners == after.owners


def test_giuthi_after_an_endless_round_what_lies_in_the_cups_is_still_owned() -> None:
    game = GAMES["giuthi_2"]
    lie = "S 1 2 1 1 . . / N . . 2 1 . . / won 2 38"
    position = replace(laid("giuthi_2", lie), quiet=199)

    after = game.play(position, game.parse(position, "S2>"))

    assert after.last_round is not None
    assert after.last_round.reason == "endless"
    assert after.ending is None  # south has two in the shed, and more in the cups


def test_giuthi_the_poor_man_has_fewer_than_half_of_the_seeds() -> None:
    game = GAMES["giuthi_2"].configured(seeds=9, poor=53)
    begun = game.play(game.start(), game.parse(game.start(), "fill:9,9,9,0,0,0"))
    assert begun.to_move == "north"


def test_giuthi_a_poor_man_with_many_seeds_tells_how_many_there_were() -> None:
    game = GAMES["giuthi_2"]
    assert sum(game.start(poor=23).seeds) == 48
    assert sum(game.start(poor=24).seeds) == 60
    assert sum(game.start(poor=24, seeds=7).seeds) == 84


def test_giuthi_a_half_done_doubling_is_told_with_what_should_lie_there() -> None:
    game = GAMES["giuthi_2"]
    filled = game.play(game.start(), game.parse(game.start(), "fill:1,7,1,0,0,0"))

    judged = game.judge(filled, {"N5": 15, "N": 13})  # one too many, N4 still to come

    assert isinstance(judged, Ruling)
    assert "N5 should hold 14, not 15" in judged.why
    assert judged.why.endswith("and 2 more")


def test_sunca_a_hole_out_of_play_stays_so() -> None:
    game, position = GAMES["sunca"], fallow("sunca")
    store = position.contents["N"]
    assert isinstance(store, int)

    judged = game.judge(position, {"N7": 0, "N": store + 1, "S1": 1})

    assert isinstance(judged, Ruling)
    assert judged.rule == "fallow_hole"
    assert judged.law == game.kernel.record.card.cite(Law.CLOSED)


def test_sunca_holes_that_cannot_be_filled_stay_empty() -> None:
    lie = "S . . . . . . 1 / N . . . . . . . / won 34 63"
    game = GAMES["sunca"].configured(rounds="match")
    after = ended("sunca", lie, "S7")
    begun = game.play(after, game.turns(after)[0])
    assert told(begun) == "S . . 7 7 7 7 7 / N 7 7 7 7 7 7 7 / won 0 14 > south"


def test_a_match_ends_when_a_side_can_fill_no_hole() -> None:
    lie = "S . . . . . . 1 / N . . . . . . . / won 5 92"
    game = GAMES["dakon"].configured(rounds="match")
    after = ended("dakon", lie, "S7")
    result = game.result(after)
    assert result is not None
    assert (result.winners, result.reason) == (("north",), "cannot_fill")


def test_pandi_the_loser_closes_the_seventh_shop_and_then_the_sixth() -> None:
    lie = "S . . . . . . 1 / N . . . . . . . / won 26 43"
    game = GAMES["pandi"].configured(rounds="match")
    after = ended("pandi", lie, "S7")
    assert after.to_move == "north"
    position = game.play(after, game.turns(after)[0])  # N1 to N2: south has none
    assert position.phase is Phase.REFILL
    begun = game.play(position, game.turns(position)[0])
    assert told(begun) == ("S 5 5 5 5 5 . . / N 5 5 5 5 5 5 5 / won 1 9 > north")


def test_pallam_kuzhi_cups_are_closed_and_opened_again() -> None:
    game = GAMES["pallam_kuzhi"].configured(rounds="match")
    lie = "S . . . . . . . / N . . . . . 1 . / won 22 33"
    after = ended("pallam_kuzhi", lie, "N6", "north")
    begun = game.play(after, game.turns(after)[0])
    assert told(begun).startswith("S 4 4 4 4 4 . . / N 4 4 4 4 4 4 4 / won 2 6")
    won_back = laid("pallam_kuzhi", "S . . . . . . . / N . . . . . 1 .", rounds="match")
    seeds = dict(won_back.contents) | {"S": 27, "N": 28}
    again = game.rearranged(begun, seeds, "north")
    again = game.play(again, game.parse(again, "N6"))
    again = game.play(again, game.turns(again)[0])
    assert len(again.closed) == 1


def test_adi_the_winner_buys_houses_of_the_loser_and_wins_fours_there() -> None:
    game = GAMES["adi"].configured(rounds="match")
    lie = "S . . . . . 1 / N 3 . . . . 4 / won 12 28"
    after = ended("adi", lie, "S6")
    # south took four and the last four: 20 to 28
    assert after.phase is Phase.BUY
    assert after.to_move == "north"
    texts = [str(turn) for turn in game.turns(after)]
    assert texts == [f"buy:S{n}" for n in range(1, 7)]
    begun = game.play(after, game.parse(after, "buy:S3"))
    assert set(begun.contents.values()) == {4, 0}
    assert begun.to_move == "south"  # the loser starts
    assert [str(turn) for turn in game.turns(begun)] == [
        f"S{n}" for n in (1, 2, 4, 5, 6)
    ]
    north = game.passed(begun)
    assert "S3" in [str(turn) for turn in game.turns(north)]


def test_adi_houses_are_won_back_first() -> None:
    game = GAMES["adi"].configured(rounds="match")
    lie = "S . . . . . 1 / N 3 . . . . 4 / won 12 28"
    begun = ended("adi", lie, "S6")
    begun = game.play(begun, game.parse(begun, "buy:S3"))
    seeds = dict.fromkeys(begun.contents, 0) | {"S6": 1, "N1": 3, "N6": 4}
    seeds |= {"S": 20, "N": 20}
    position = game.rearranged(begun, seeds, "south")
    after = game.play(position, game.parse(position, "S6"))  # 28 to 20
    assert after.to_move == "south"
    texts = [str(turn) for turn in game.turns(after)]
    assert texts == [f"buy:{house}" for house in _with_s3()]


def _with_s3() -> list[str]:
    return [",".join([f"N{n}", "S3"]) for n in range(6, 0, -1)]


def test_adi_who_owns_all_houses_has_won() -> None:
    game = GAMES["adi"].configured(rounds="match")
    lie = "S . . . . . 1 / N 3 . . . . 4 / won 38 2"
    after = ended("adi", lie, "S6")
    result = game.result(after)
    assert result is not None
    assert (result.winners, result.reason) == (("south",), "all_bought")


def test_the_next_round_is_set_up_in_any_order() -> None:
    lie = "S . . . . . . 1 / N . . . . . . . / won 34 63"
    game = GAMES["sunca"].configured(rounds="match")
    after = ended("sunca", lie, "S7")
    (new,) = game.turns(after)
    for partial, owed in game.stages(after, new)[::7]:
        assert isinstance(game.judge(after, partial), Stage)
        assert owed in (StepKind.LIFT, StepKind.DROP)
    assert isinstance(game.judge(after, {"N1": 7, "N": 56}), Stage)
    judged = game.judge(after, {"S1": 7, "S": 28})
    assert isinstance(judged, Ruling)
    assert (judged.rule, judged.law) == (
        "not_filled",
        game.kernel.record.card.cite(Law.MATCH),
    )


@pytest.mark.parametrize("game_id", ["pandi", "pallam_kuzhi"])
def test_a_sowing_that_never_ends_is_a_draw(game_id: str) -> None:
    game = GAMES[game_id]
    position = laid(game_id, "S 1 . 1 . 1 1 . / N 2 1 . 1 . 1 . / won 30 20")

    after = game.play(position, game.parse(position, "S6"))

    result = game.result(after)
    assert result is not None
    assert (result.winners, result.reason) == ((), "endless")
    assert sum(after.seeds) == 59  # what goes round for ever is still there


def test_turns_without_any_gain_are_a_draw_in_the_end() -> None:
    game = GAMES["kpo_2"]
    position = laid("kpo_2", "S 1 . . . . . / N 1 . . . . . / won 23 23")
    turns = 0
    while position.to_move is not None:
        position = game.play(position, game.turns(position)[0])
        turns += 1
    result = game.result(position)
    assert result is not None
    assert (result.winners, result.reason, turns) == ((), "endless", 200)


@pytest.mark.parametrize(
    ("game_id", "turns"), [("egyptian_simple", 60), ("egyptian_advanced", 100)]
)
def test_egyptian_turns_without_a_gain_leave_each_what_was_taken(
    game_id: str, turns: int
) -> None:
    game = GAMES[game_id]
    lie = "S 1 . . . . . / N 1 . . . . . / won 30 40"
    position = replace(laid(game_id, lie), quiet=turns - 1)

    after = game.play(position, game.parse(position, "S1"))

    result = game.result(after)
    assert result is not None
    assert (result.winners, result.reason) == (("north",), "no_gain")
    assert result.scores == {"south": 30, "north": 40}  # two are nobody's


def test_an_egyptian_match_scores_the_excess_of_a_board_without_a_gain() -> None:
    game = GAMES["egyptian_simple"].configured(rounds="match")
    lie = "S 1 . . . . . / N 1 . . . . . / won 30 40"
    position = replace(laid("egyptian_simple", lie, rounds="match"), quiet=59)

    after = game.play(position, game.parse(position, "S1"))

    assert after.last_round is not None
    assert after.last_round.reason == "no_gain"
    assert game.points(after) == {"south": 0, "north": 10}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_note_on_endless_sowings_stands_where_laps_follow_each_other(
    game_id: str,
) -> None:
    record = GAMES[game_id].kernel.record

    told = any("sowing that" in n and "never ends" in n for n in GAMES[game_id].notes)

    assert told is (record.relay is not Relay.NONE)


@pytest.mark.parametrize("name", ["choro", "wari"])
def test_games_without_rules_say_so(name: str) -> None:
    assert "no rules" in WITHOUT_RULES[name] or "no other rules" in WITHOUT_RULES[name]
    assert name not in GAMES


def test_records_that_contradict_themselves_are_refused() -> None:

    with pytest.raises(DefinitionError, match="counts are"):
        replace(KALAH, capture=SowingCapture.SERIES)
    with pytest.raises(DefinitionError, match="no seed ever falls"):
        replace(KALAH, stores=Stores.KEPT)
    fast = {"speed": {"high": {"velocity": 3}}}
    with pytest.raises(DefinitionError, match="no fields"):
        replace(KALAH, card=replace(KALAH.card, options=fast))
    with pytest.raises(DefinitionError, match="nothing is said on"):
        replace(DAKON, card=replace(DAKON.card, says={}))


@pytest.mark.parametrize(
    ("board_id", "sites", "pits"),
    [
        ("mancala_2x4", 10, 8),
        ("mancala_2x6", 14, 12),
        ("mancala_2x7", 16, 14),
        ("mancala_4x7", 28, 28),
    ],
)
def test_boards_of_pits_lie_as_they_are_named(
    board_id: str, sites: int, pits: int
) -> None:
    board = BOARDS[board_id]
    assert len(board.sites) == sites
    plan = board.plan_mm
    assert sum(len(name) > 1 for name in board.names) == pits
    if "S1" in plan:
        last = pits // 2
        assert plan["N1"][0] == plan[f"S{last}"][0]  # opposite each other
        assert plan["S"][0] > plan[f"S{last}"][0] > plan["S1"][0] > plan["N"][0]
        assert plan["N1"][1] > plan["S1"][1]
    else:
        assert plan["A1"][1] > plan["B1"][1] > plan["C1"][1] > plan["D1"][1]
        assert plan["A1"][0] < plan["A7"][0]


def test_an_unlisted_turn_can_be_played_and_read_back() -> None:
    game = GAMES["adi"]
    position = laid("adi", "S . . . . . 2 / N 3 . . . 2 5")
    turn = game.parse(position, "s6~n1")
    assert str(turn) == "S6~N1"
    after = game.play(position, turn)
    assert after.contents["N1"] == 4
    with pytest.raises(IllegalTurnError):
        game.play(after, turn)
    with pytest.raises(NotationError):
        game.parse(position, "S6~N2")


def test_what_may_be_forgotten_is_told_apart_from_what_is_listed() -> None:
    game = GAMES["adi"]
    position = laid("adi", "S . . . . . 2 / N 3 . . . 2 5")
    unlisted = [play.turn for play in variants(position)]
    assert [str(turn) for turn in unlisted] == ["S6~N1"]
    for turn in unlisted:
        assert turn not in game.turns(position)
        assert game.parse(position, str(turn)) == turn
        assert game.play(position, turn).contents == {
            **position.contents,
            **game.changes(position, turn),
        }
    assert not [*variants(GAMES["kalah"].start())]
