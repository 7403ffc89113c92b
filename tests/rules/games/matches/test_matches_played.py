"""Invariants of whole random matches of any game."""

import random
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, replace
from itertools import pairwise

import pytest

from rules.core.events import Moved, Over, Question, RoundScored
from rules.core.evidence import Evidence
from rules.core.model import Stage, Turn
from rules.core.notation import read_game, write_game
from rules.core.pieces import Content
from rules.games.matches.game import MatchGame
from rules.games.matches.record import MatchScoring, Starter
from rules.referee.referee import Referee
from tests.rules.match_table import (
    PLAYED,
    between_rounds,
    last_of,
    made,
    random_match,
)

pytestmark = pytest.mark.slow

every_match = pytest.mark.parametrize("name", PLAYED)


@every_match
def test_points_are_the_sum_of_what_the_rounds_scored(name: str) -> None:
    match = made(name)
    for seed in range(2):
        played = random_match(name, seed)
        position = last_of(name, played)
        total = dict.fromkeys(position.everybody, 0)
        for before, turn in played:
            after = match.play(before, turn)
            ended = match.round_result(after)
            if ended is None:
                assert after.scored == before.scored
                continue
            scored = dict.fromkeys(ended.winners, 1)
            if match.match.scoring is MatchScoring.ROUND_SCORES:
                scored = dict(ended.scores)
            for side in total:
                total[side] += sum(scored.get(mate, 0) for mate in after.party(side))
            assert match.points(after) == after.points == total
            assert after.rounds == before.rounds + 1
        result = match.result(position)
        assert result is not None
        assert dict(result.scores) == total
        assert match.turns(position) == ()
        if match.match.goal:
            assert max(total.values()) >= match.match.goal
            assert all(total[side] == max(total.values()) for side in result.winners)


@every_match
def test_starters_change_as_the_record_says(name: str) -> None:
    played = random_match(name, 3)
    for (before, turn), (after, _) in pairwise(played):
        if before.between is None:
            assert after.began == before.began
            continue
        assert after.to_move == after.began
        match before.record.starter:
            case Starter.LOSER_CHOOSES:
                assert turn.text == f"new:{after.began}"
                ended = made(name).round_result(before)
                assert ended is not None
                assert before.to_move not in ended.winners
            case _:
                at = before.everybody.index(before.began) + 1
                assert after.began == before.everybody[at % len(before.everybody)]
                assert turn.text == "new"


@every_match
def test_every_round_begins_like_the_game(name: str) -> None:
    match = made(name)
    first = match.start()
    for before, turn in random_match(name, 4):
        if before.between:
            after = match.play(before, turn)
            assert dict(after.contents) == dict(first.contents)
            assert dict(after.in_hand) == dict(first.in_hand)
            assert len(match.turns(after)) == len(match.turns(first))


@every_match
def test_every_turn_is_judged_written_and_read_back(name: str) -> None:
    match = made(name)
    for number, (here, turn) in enumerate(random_match(name, 5)):
        if number % 9 and here.between is None:
            continue
        changes = match.changes(here, turn)
        after = match.play(here, turn)
        if after.between is None or here.between is None:
            assert dict(after.contents) == {**here.contents, **changes}
        judged = match.judge(here, changes)
        assert isinstance(judged, Turn)
        if judged != turn:  # another that leaves the same board
            assert match.changes(here, judged) == changes
        assert match.parse(here, str(turn)) == turn
        assert turn.side == here.to_move
        for board, _ in match.stages(here, turn):
            found = match.judge(here, board)
            assert isinstance(found, Stage | Turn)


@every_match
def test_equal_matches_are_equal_positions_and_nothing_is_changed(name: str) -> None:
    one = [position for position, _ in random_match(name, 6)]
    random_match.cache_clear()
    two = [position for position, _ in random_match(name, 6)]
    boards = [dict(position.contents) for position in two]

    assert one == two
    assert [hash(position) for position in one] == list(map(hash, two))
    assert [dict(position.contents) for position in one] == boards
    assert one[0] != replace(one[0], scored=tuple(n + 1 for n in one[0].scored))
    with pytest.raises(FrozenInstanceError):
        one[0].rounds = 3  # type: ignore[misc]


@pytest.mark.parametrize("name", ["mabambo", "soli_bi", "nine_mens_morris", "stack"])
def test_a_match_is_written_and_read_back(name: str) -> None:
    match, played = made(name), random_match(name, 7)

    text = write_game(match, [turn for _, turn in played])
    position, turns = read_game(match, text)

    assert " new" in text
    assert position == last_of(name, played)
    assert turns == tuple(turn for _, turn in played)


def seen(match: MatchGame, board: Mapping[str, Content]) -> Evidence:
    """Return clear evidence of a board without stacks."""
    contents: list[Content] = [(), *((c,) for c in match.start().colours)]
    return Evidence(
        {
            site: {c: 0.0 if c == board[site] else -9.0 for c in contents}
            for site in match.sites
        }
    )


def test_a_referee_follows_a_match_without_knowing_of_matches() -> None:
    match, rng = made("three_mens_morris"), random.Random(1)
    referee, now_s = Referee(match, first="white"), 0.0
    heard: list[object] = []
    while referee.position.to_move and now_s < 500:
        position = referee.position
        turn = rng.choice(match.turns(position))
        boards = [{**position.contents, **match.changes(position, turn)}]
        if turn.text == "new":
            boards[:0] = [
                {**position.contents, **part}
                for part, _ in match.stages(position, turn)
            ]
        for board in boards:
            for _ in range(10):
                now_s += 0.1
                heard += referee.observe(seen(match, board), now_s)

    scored = [event for event in heard if isinstance(event, RoundScored)]
    news = [e for e in heard if isinstance(e, Moved) and e.turn.text == "new"]
    assert isinstance(heard[-1], Over)
    assert max(heard[-1].result.scores.values()) == 2
    assert len(scored) == len(news) + 1 >= 2
    assert scored[-1].points == heard[-1].result.scores


def test_a_referee_sees_by_who_plays_whom_the_loser_has_chosen() -> None:
    match, rng = made("mabambo"), random.Random(2)
    here = between_rounds("mabambo")
    referee, now_s = Referee(match, first="white"), 0.0
    position = match.start()
    for before, turn in random_match("mabambo", 1):
        if before == here:
            break
        position = match.play(before, turn)
        referee.remember(Moved(1, turn, (), 1.0, position.contents))
    assert referee.position == here
    new = match.play(here, match.turns(here)[0])
    heard: list[object] = []
    for _ in range(20):
        now_s += 0.1
        heard += referee.observe(seen(match, new.contents), now_s)
    assert any(isinstance(event, Question) for event in heard)

    black = match.play(here, match.turns(here)[1])
    turn = rng.choice(match.turns(black))
    board = match.play(black, turn).contents
    for _ in range(20):
        now_s += 0.1
        heard += referee.observe(seen(match, board), now_s)

    moved = [event for event in heard if isinstance(event, Moved)]
    assert [event.turn for event in moved] == [turn]
    assert referee.position.to_move == "white"
