from random import Random

import pytest

from players.evaluation_table import insight_of
from players.search import DepthSearch, Limits
from players.transposition_keys import key_of
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position


def after(game: Game, *texts: str) -> Position:
    position = game.start()
    for text in texts:
        position = game.play(position, game.parse(position, text))
    return position


def searched(game: Game, position: Position, deepest: int) -> tuple[str, float]:
    search = DepthSearch(game, insight_of(game, position))
    limits = Limits(stop=bool, rng=Random(1), deepest=deepest, follows=0)
    thought = search.best(position, game.turns(position), limits)
    return thought.turn.text, thought.value


@pytest.mark.parametrize("name", ["breakthrough", "nine_mens_morris"])
def test_two_turns_ahead_nothing_is_left_out(name: str) -> None:
    game = find_game(name)
    position, rng = game.start(), Random(5)
    for _ in range(20):
        position = game.play(position, rng.choice(list(game.turns(position))))
    insight = insight_of(game, position)
    sign = 1.0 if insight.party(position.to_move) == 0 else -1.0

    def worth(there: Position) -> float:
        return sign * insight.values(there)[0]

    best = max(
        min(worth(game.play(there, reply)) for reply in game.turns(there))
        for there in (game.play(position, turn) for turn in game.turns(position))
    )

    assert searched(game, position, 2)[1] == pytest.approx(best, abs=1e-5)


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("chess", ("g1-f3", "g8-f6", "b1-c3"), ("b1-c3", "g8-f6", "g1-f3")),
        ("nine_mens_morris", ("a1", "d2", "g7"), ("g7", "d2", "a1")),
    ],
)
def test_a_position_is_the_same_whatever_led_there(
    name: str, one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    game = find_game(name)

    assert after(game, *one).contents == after(game, *other).contents
    assert key_of(after(game, *one)) == key_of(after(game, *other))
    assert key_of(after(game, *one)) != key_of(after(game, *one[:-1]))


def test_boards_that_were_there_before_do_not_tell_positions_apart() -> None:
    game = find_game("oware")
    played = after(game, "S1", "N1", "S6")
    assert played.to_move is not None

    laid_out = game.rearranged(game.start(), played.contents, played.to_move)

    assert hash(played) != hash(laid_out)
    assert key_of(played) == key_of(laid_out)


def test_who_plays_again_is_followed() -> None:
    game = find_game("kalah")
    start = game.start()

    assert game.play(start, game.parse(start, "S3")).to_move == "south"
    assert searched(game, start, 1)[0] == "S3"
