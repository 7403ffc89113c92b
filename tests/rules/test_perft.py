"""The engine counts what others count: brute force, arithmetic, OpenSpiel."""

import random
from pathlib import Path

import pytest

from rules.catalogue import GAMES
from rules.model import Game, Position
from rules.perft import perft
from tests.rules import brute_force

FOLDER = Path(__file__).parent.parent / "perft"
ENGINE_LIMIT = 60_000
BRUTE_LIMIT = 600


def counts() -> list[tuple[str, str, int, int]]:
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                turns, depth, count, _source = (
                    part.strip() for part in line.split(";")
                )
                found.append((path.stem, turns, int(depth), int(count)))
    return found


def reached(game: Game, turns: str) -> Position:
    position = game.start()
    for text in [] if turns == "start" else turns.split():
        position = game.play(position, game.parse(position, text))
    return position


@pytest.mark.parametrize(
    ("name", "turns", "depth", "count"),
    [row for row in counts() if row[3] <= ENGINE_LIMIT],
)
def test_the_engine_counts_what_the_file_says(
    name: str, turns: str, depth: int, count: int
) -> None:
    assert perft(GAMES[name], reached(GAMES[name], turns), depth) == count


@pytest.mark.parametrize(
    ("name", "turns", "depth", "count"),
    [row for row in counts() if row[3] <= BRUTE_LIMIT],
)
def test_brute_force_counts_what_the_file_says(
    name: str, turns: str, depth: int, count: int
) -> None:
    rules = brute_force.GAMES[name]
    state = brute_force.start(rules)
    for text in [] if turns == "start" else turns.split():
        state = brute_force.played(rules, state, text)

    assert brute_force.perft(rules, state, depth) == count


@pytest.mark.parametrize("name", GAMES)
def test_engine_and_brute_force_play_the_same_random_games(name: str) -> None:
    game, rules, rng = GAMES[name], brute_force.GAMES[name], random.Random(11)
    for _ in range(5):
        position, state = game.start(), brute_force.start(rules)
        while position.to_move:
            turns = game.turns(position)
            assert [str(turn) for turn in turns] == [
                turn[0] for turn in brute_force.turns(rules, state)
            ]
            turn = rng.choice(turns)
            position = game.play(position, turn)
            state = brute_force.played(rules, state, str(turn))
        result = game.result(position)
        assert result is not None
        assert (result.reason, "".join(result.winners)) == (state.over, state.winner)
