"""Between two rounds of a match: the board is cleared and set up anew."""

import random

import pytest

from rules.core.errors import IllegalTurnError, NotationError
from rules.core.model import Result, Ruling, Stage, StepKind
from rules.games.matches.rounds import starters_after
from tests.rules.match_table import (
    FOUR,
    PLAYED,
    between_rounds,
    made,
)

every_match = pytest.mark.parametrize("name", PLAYED)


@pytest.mark.slow
@every_match
def test_any_order_of_clearing_and_setting_up_is_on_the_way(name: str) -> None:
    match, rng = made(name), random.Random(8)
    here = between_rounds(name)
    first = match.turns(here)[0]
    before, wanted = here.contents, match.play(here, first).contents
    piles = {site: held for site, held in wanted.items() if isinstance(held, tuple)}
    for _ in range(200):
        board: dict[str, tuple[str, ...]] = {}
        for site, then in piles.items():
            whole = rng.choice([before[site], then])
            assert isinstance(whole, tuple)
            board[site] = whole[: rng.randint(0, len(whole))]
        judged = match.judge(here, board)
        if board == wanted:
            assert judged == first
        elif board != before:
            assert isinstance(judged, Stage)
            assert judged.turns == match.turns(here)
            left = [site for site in board if board[site] != wanted[site]]
            clear = all(board[site] == piles[site][: len(board[site])] for site in left)
            assert judged.owed is (StepKind.PLACE if clear else StepKind.REMOVE)


@pytest.mark.slow
@every_match
def test_what_belongs_to_neither_board_is_refused(name: str) -> None:
    match, here = made(name), between_rounds(name)
    wanted = match.play(here, match.turns(here)[0]).contents
    site = next(s for s in wanted if wanted[s] != here.contents[s])

    ruling = match.judge(here, {site: ("stranger",)})

    assert isinstance(ruling, Ruling)
    assert (ruling.rule, ruling.sites) == ("not_the_set_up", (site,))
    assert ruling.source.startswith(f"{match.source}: ")
    unmoved = match.judge(here, here.contents)
    assert isinstance(unmoved, Ruling)
    assert (unmoved.rule, unmoved.sites) == ("no_change", ())
    with pytest.raises(ValueError, match="z9"):
        match.judge(here, {"z9": ()})


def test_only_the_set_up_is_played_between_rounds() -> None:
    match, here = made("nine_mens_morris"), between_rounds("nine_mens_morris")
    (new,) = match.turns(here)
    early = match.turns(match.play(here, new))[0]

    assert new.side == here.to_move
    assert {step.kind for step in new.steps} == {StepKind.REMOVE}  # of an empty board
    assert match.seconds(here) == 0
    assert match.closes(here, new) == ()
    assert match.out_of_time(here) == here
    with pytest.raises(IllegalTurnError, match="no_set_up"):
        match.play(here, early)
    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        match.play(match.passed(here), new)
    with pytest.raises(NotationError, match="'new'"):
        match.parse(here, "a7")
    assert match.parse(here, " NEW ") == new


def test_the_loser_may_choose_either_side_to_start() -> None:
    match, here = made("mabambo"), between_rounds("mabambo")
    ended = match.round_result(here)
    assert ended is not None

    turns = match.turns(here)

    assert [turn.text for turn in turns] == ["new:white", "new:black"]
    assert {turn.side for turn in turns} == set(here.sides) - set(ended.winners)
    starts = {str(turn): match.play(here, turn) for turn in turns}
    assert {text: p.to_move for text, p in starts.items()} == {
        "new:white": "white",
        "new:black": "black",
    }
    assert starts["new:white"].contents == starts["new:black"].contents
    assert match.judge(here, starts["new:black"].contents) == turns[0]
    assert match.parse(here, "new:Black") == turns[1]


def test_of_a_drawn_round_whoever_did_not_start_it_chooses() -> None:
    match = made("mabambo")
    position = match.start()
    drawn = Result((), "four_each", {"white": 0, "black": 0})

    assert starters_after(position, drawn) == ("black", ("white", "black"))


def test_chips_stay_with_their_players_where_they_have_places() -> None:
    match, here = made("sabr"), between_rounds("sabr")
    after = match.play(here, match.turns(here)[0])

    assert after.began == "black"
    assert after.contents == match.start().contents


def test_the_rules_know_who_is_second_in_each_round() -> None:
    """Shax: where nobody makes a line while placing, the second player removes."""
    match, here = made("shax"), between_rounds("shax")
    after = match.play(here, match.turns(here)[0])

    assert (after.began, after.inner.sides) == ("black", ("black", "white"))
    assert after.sides == ("white", "black")


def test_players_who_set_up_wrongly_can_go_on_from_there() -> None:
    match, here = made("nine_mens_morris"), between_rounds("nine_mens_morris")
    there = match.rearranged(here, {"a7": ("white",), "d7": ()}, "white")

    assert (there.contents["a7"], there.to_move) == (("white",), "white")
    (new,) = match.turns(there)
    assert match.play(there, new).contents == match.start().contents


def test_a_round_goes_on_from_a_board_that_was_let_stand() -> None:
    match = made("nine_mens_morris")
    start = match.start()
    there = match.rearranged(start, {"a7": ("black",)}, "white")

    assert (there.contents["a7"], there.to_move) == (("black",), "white")
    assert match.passed(start).to_move == "black"
    assert match.passed(start).contents == start.contents


def test_a_player_who_is_late_loses_the_round() -> None:
    match = made("tableaux_advanced")
    position = match.start()
    position = match.play(position, match.parse(position, "xa7"))
    assert match.seconds(position) == 5

    late = match.out_of_time(position)

    ended = match.round_result(late)
    assert ended is not None
    assert (ended.winners, ended.reason) == (("white",), "out_of_time")
    assert match.points(late) == {"white": 25, "black": 0}
    assert (late.to_move, match.seconds(late)) == ("black", 0)


def test_where_nothing_is_to_be_set_up_the_next_round_begins_at_once() -> None:
    match = made("tableaux_advanced")
    late = match.out_of_time(match.start())

    ended = match.round_result(late)

    assert ended is not None
    assert ended.reason == "out_of_time"
    assert (late.between, late.began, late.to_move) == (None, "black", "black")
    after = match.play(late, match.parse(late, "xa7"))
    assert match.round_result(after) is None
    assert match.points(after) == match.points(late) == {"white": 0, "black": 25}


def test_who_is_out_plays_no_more() -> None:
    match, rng = made("stack", elimination=True, players=4), random.Random(9)
    position = match.start()
    rounds = 0
    while position.to_move is not None:
        position = match.play(position, rng.choice(match.turns(position)))
        if match.round_result(position):
            rounds += 1
        elif position.between is None:
            assert set(position.inner.sides) == set(position.left)

    result = match.result(position)

    assert result is not None
    assert (result.reason, result.winners) == ("last_one_in", position.sides)
    assert rounds >= 3
    assert set(result.scores) == set(FOUR)
