"""Fours that their owner forgets stay, and are sown on with the rest, in any lap."""

import random
from collections.abc import Iterator

import pytest

from rules.catalogue import find_game
from rules.core.events import Illegal, Moved, Owed, Question
from rules.core.game import Game
from rules.core.model import Stage, Turn
from rules.games.sowing.flow import startable
from rules.games.sowing.laps import sown
from rules.games.sowing.position import SownTurn, SowPosition
from rules.games.sowing.variants import forgetful
from rules.referee.referee import Referee
from tests.rules.referee.test_referee import see

GAMES = ("pandi", "pallam_kuzhi", "adi")


def positions(game: Game, seed: int, most: int = 30) -> Iterator[SowPosition]:
    rng, position = random.Random(seed), game.start()
    for _ in range(most):
        if game.result(position) is not None:
            return
        assert isinstance(position, SowPosition)
        yield position
        position = game.play(position, rng.choice(list(game.turns(position))))


def forgetting(position: SowPosition, number: int) -> Iterator[SownTurn]:
    """Yield the sowings in which the first fours, so many, are forgotten."""
    for pit in startable(position, position.mover):
        forgotten: frozenset[int] = frozenset()
        while len(forgotten) < number:
            if len(sown(position, pit, forgotten=forgotten).fours) <= len(forgotten):
                break
            forgotten |= {len(forgotten)}
        else:
            play = forgetful(position, pit, forgotten)
            if not play.endless:
                yield play


@pytest.mark.parametrize("number", [1, 2, 3, 5])
@pytest.mark.parametrize("name", GAMES)
def test_a_sowing_that_forgets_fours_is_recognised_in_every_lap(
    name: str, number: int
) -> None:
    game, seen = find_game(name), 0
    for position in positions(game, 4):
        for play in forgetting(position, number):
            board = dict(zip(position.rules.names, play.seeds, strict=True))
            judged = game.judge(position, board)
            assert isinstance(judged, Turn | Stage)
            if isinstance(judged, Turn):
                after = game.play(position, judged)
                assert dict(after.contents) == board
                assert game.parse(position, judged.text) == judged
                seen += 1
    assert seen


def test_a_pit_may_be_written_once_for_each_four_that_was_left_in_it() -> None:
    game = find_game("pandi")
    position = game.start()
    for text in ("S2", "N4"):
        position = game.play(position, game.parse(position, text))
    left = "S6,S7,N1,N4,S5,N7,N6,S2,S3,S4,S1,N5"

    turn = game.parse(position, f"S4~{left},N1")

    assert turn.text == f"S4~{left},N1:2"
    assert game.judge(position, game.play(position, turn).contents) is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_four_left_lying_before_the_reply_is_a_right_and_no_fault(name: str) -> None:
    game, told = find_game(name), 0
    for position in [*positions(game, 6)][1::4]:
        for play in [*forgetting(position, 1)][:1]:
            there = game.play(position, play.turn)
            if game.result(there) is not None:
                continue
            reply = game.turns(there)[0]
            referee = Referee(game, first=position.to_move)
            referee.ledger.positions = (position,)
            events = [
                event
                for number, board in enumerate([there, game.play(there, reply)])
                for tenth in range(10)
                for event in referee.observe(
                    see(game, board.contents), number + tenth / 10
                )
            ]
            assert not any(isinstance(event, Illegal) for event in events)
            turns = [str(event.turn) for event in events if isinstance(event, Moved)]
            asked = [event for event in events if isinstance(event, Question)]
            if any(isinstance(e, Owed) for e in events) and not asked:
                assert turns == [str(play.turn), str(reply)]
                told += 1
    assert told
