"""The engine counts what others count: brute force, arithmetic, OpenSpiel."""

import random
from collections.abc import Container
from pathlib import Path
from typing import Any

import pytest

from bench.written.count import perft_lines
from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.model import Position
from rules.core.perft import perft, perfts
from tests.games import by_family, seldom
from tests.rules.simple import line_games
from tests.rules.simple.every_game import (
    SIMPLE,
    WRAPPED,
    options_and_turns,
    simple_count,
)

FOLDER = Path(__file__).parents[2] / "perft"
ENGINE_LIMIT = 12_000  # python -m bench perft counts more
QUICK_LIMIT = 15
SIMPLE_LIMIT = 120
RANDOM_GAMES = 3
LONG_GAME = 150
RANDOM_BOARDS = 5
ON_LINES = [name for name in GAMES if name in line_games.GAMES]


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


def reached(game: Game, line: str) -> tuple[Game, Position]:
    """Return the game as its options set it, and the position after a line of turns."""
    options, turns = options_and_turns(line)
    game = game.configured(**options)
    position = game.start()
    for text in turns:
        position = game.play(position, game.parse(position, text))
    return game, position


COUNTS = counts()


def by_position(
    names: Container[str], most: int, *, sampled: bool = False
) -> list[object]:
    """Return the counts up to ``most`` of each position, the larger ones as slow."""
    grouped: dict[tuple[str, str], dict[int, int]] = {}
    for name, turns, depth, count in COUNTS:
        if name in names and count <= most:
            grouped.setdefault((name, turns), {})[depth] = count
    return [
        pytest.param(
            *place,
            found,
            marks=[
                *([pytest.mark.slow] if max(found.values()) > QUICK_LIMIT else []),
                *(seldom(place[0]) if sampled else []),
            ],
        )
        for place, found in grouped.items()
    ]


@pytest.mark.parametrize(("name", "turns", "counted"), by_position(GAMES, ENGINE_LIMIT))
def test_the_engine_counts_what_the_file_says(
    name: str, turns: str, counted: dict[int, int]
) -> None:
    found = perfts(*reached(GAMES[name], turns), max(counted))
    assert {depth: found[depth - 1] for depth in counted} == counted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "turns", "counted"), by_position(SIMPLE, SIMPLE_LIMIT, sampled=True)
)
def test_the_simple_rules_count_what_the_file_says(
    name: str, turns: str, counted: dict[int, int]
) -> None:
    assert {d: simple_count(name, turns, d) for d in counted} == counted


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_written_a_second_time_simply(name: str) -> None:
    assert WRAPPED.get(name, name) in SIMPLE


@pytest.mark.parametrize("name", SIMPLE)
def test_a_game_has_counts_from_its_beginning_and_from_deep_in_it(name: str) -> None:
    depths: dict[str, set[int]] = {}
    for _, turns, depth, _ in (row for row in COUNTS if row[0] == name):
        depths.setdefault(turns, set()).add(depth)

    # What begins with seeds being laid is counted from one such laying.
    begin = "start" if "start" in depths else min(depths, key=len)
    assert depths.pop(begin) >= {1, 2, 3}
    assert len(depths) >= 2


def test_the_bench_counts_what_the_file_says_and_plays_on_by_legal_turns() -> None:
    counted = [line for line in perft_lines("picaria") if not line.startswith("#")]

    for line in counted:
        turns, depth, count, _source = line.split("; ")
        game = GAMES["picaria"]
        assert perft(*reached(game, turns), int(depth)) == int(count)
    assert counted[0] == "start; 1; 8; brute force"
    assert [line.split("; ")[1] for line in counted] == [
        "1",
        "2",
        "3",
        "1",
        "2",
        "1",
        "2",
    ]
    assert len({line.split("; ")[0] for line in counted}) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(ON_LINES))
def test_engine_and_simple_rules_play_the_same_random_games(name: str) -> None:
    game, rules, rng = GAMES[name], line_games.GAMES[name], random.Random(11)
    for number in range(RANDOM_GAMES):
        with_option = rules.flying_is_an_option and number % 2 == 1
        options = {"flying": True} if with_option else {}
        if number % 2 and "men" in game.options:
            options["men"] = 11
        position = game.start(**options)
        state = line_games.start(rules, **options)
        for _ in range(LONG_GAME):
            assert seen(game, position) == simply_seen(rules, state)
            if state.over:
                assert dict(game.result(position).scores) == state.scores
                break
            text = rng.choice(simply_seen(rules, state)["turns"])
            position = game.play(position, game.parse(position, text))
            state = line_games.played(rules, state, text)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", by_family(name for name in ON_LINES if line_games.GAMES[name].moves)
)
def test_engine_and_simple_rules_see_the_same_in_random_boards(name: str) -> None:
    game, rules, rng = GAMES[name], line_games.GAMES[name], random.Random(12)
    for _ in range(RANDOM_BOARDS):
        board = random_board(rules, rng)
        position = game.kernel.arrange({site: (side,) for site, side in board.items()})
        state = line_games.laid(rules, board)
        assert seen(game, position) == simply_seen(rules, state)
        for turn in line_games.turns(rules, state):
            after = game.play(position, game.parse(position, turn.text))
            assert seen(game, after) == simply_seen(
                rules, line_games.play(rules, state, turn)
            )


def random_board(rules: Any, rng: random.Random) -> dict[str, str]:
    """Return a board with all men placed, some perhaps lost, and no row won by."""
    wins = rules.prize == "the game"
    while True:
        sites = rng.sample(rules.sites, len(rules.sites))
        board = {}
        for side in rules.sides:
            least = rules.men if wins else rules.lost_at + 1
            men = rng.randint(least, rules.men)
            board.update(dict.fromkeys(sites[:men], side))
            sites = sites[men:]
        rows = [line_games.rows_of(rules, board, side) for side in rules.sides]
        if not (wins and any(rows)):
            return board


def seen(game: Any, position: Any) -> dict[str, Any]:
    """Return all that the engine says of a position."""
    contents, result = position.contents, game.result(position)
    return {
        "board": {site: contents[site] for site in contents if contents[site]},
        "in hand": dict(position.in_hand),
        "to move": position.to_move,
        "turns": sorted(str(turn) for turn in game.turns(position)),
        "over": result.reason if result else "",
        "winner": "".join(result.winners) if result else "",
    }


def simply_seen(rules: Any, state: Any) -> dict[str, Any]:
    """Return the same of the simple rules' state."""
    return {
        "board": {site: (side,) for site, side in state.board.items()},
        "in hand": state.hand,
        "to move": None if state.over else state.mover,
        "turns": sorted(turn.text for turn in line_games.turns(rules, state)),
        "over": state.over,
        "winner": state.winner,
    }
