"""A position that an option begins is played by the game that began it, as asked."""

import random

import pytest

from rules.catalogue import GAMES
from rules.core.model import Setting

PLIES = 6
SETTINGS = [
    (name, option, setting)
    for name, game in GAMES.items()
    for option in game.choose_board
    for setting in game.options[option]
    if game.wraps is None
]


@pytest.mark.parametrize(("name", "option", "setting"), SETTINGS)
def test_a_game_plays_on_from_a_start_on_another_board(
    name: str, option: str, setting: Setting
) -> None:
    game, rng = GAMES[name], random.Random(7)
    position = game.start(**{option: setting})
    for _ in range(PLIES):
        turn = rng.choice(list(game.turns(position)))
        assert game.parse(position, str(turn)) == turn
        after = game.play(position, turn)
        assert game.judge(position, after.contents) is not None
        position = after
    assert len(position.contents) == len(game.configured(**{option: setting}).sites)
