"""The sowing engine plays as the simple rules do."""

import random
from pathlib import Path

import pytest

from rules.families.sowing_position import SowPosition
from rules.notation import read_game, write_game
from rules.perft import perft
from tests.rules import sow_simple as book
from tests.rules.sow_table import GAMES

FOLDER = Path(__file__).parent.parent / "perft"
RANDOM_GAMES = 30
LONGEST = 250
FIRST_TURNS = {
    "mongola": ("fours:D1", "fours:A7"),
    "giuthi_2": ("fill:0,1,7,1,0,0", "double"),
}


def first_position(name: str) -> SowPosition:
    """Return the position that the simple rules begin with."""
    game = GAMES[name]
    if name == "egyptian_simple":
        return game.start(fill="sixes")
    position = game.start()
    if name == "egyptian_advanced":
        sixes = "fill:6,6,6,6,6,6/6,6,6,6,6,6"
        position = game.start(sides=("north", "south"))
        return game.play(position, game.parse(position, sixes))
    for text in FIRST_TURNS.get(name, ()):
        position = game.play(position, game.parse(position, text))
    return position


def as_the_engine_sees_it(name: str, position: SowPosition) -> dict[str, object]:
    result = GAMES[name].result(position)
    return {
        "turns": sorted(str(turn) for turn in GAMES[name].turns(position)),
        "pits": {s: n for s, n in position.contents.items() if s not in ("S", "N")},
        "won": {
            side: position.won_by(number)
            for number, side in enumerate(position.rules.seats)
        },
        "to move": position.to_move,
        "result": result and (result.reason, result.winners, dict(result.scores)),
    }


def as_the_book_sees_it(name: str, state: book.State) -> dict[str, object]:
    return {
        "turns": sorted(text for text, _, _ in book.turns(name, state)),
        "pits": state.board,
        "won": state.won,
        "to move": None if state.over else state.mover,
        "result": (state.over, state.winner, state.scores) if state.over else None,
    }


@pytest.mark.parametrize("name", book.GAMES)
def test_random_games_go_alike(name: str) -> None:
    game = GAMES[name]
    for seed in range(RANDOM_GAMES):
        rng = random.Random(seed)
        position, state = first_position(name), book.start(name)
        for _ in range(LONGEST):
            if state.over and name == "giuthi_2":
                assert position.last_round is not None  # a match of many rounds
                assert position.last_round.scores == tuple(state.scores.values())
                break
            engine = as_the_engine_sees_it(name, position)
            assert engine == as_the_book_sees_it(name, state)
            if state.over:
                break
            turn = rng.choice(book.turns(name, state))
            state = book.play(name, state, turn)
            position = game.play(position, game.parse(position, turn[0]))


@pytest.mark.parametrize("name", GAMES)
def test_the_counts_of_turns_are_kept(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    counted = 0
    for line in lines:
        if line.startswith("#"):
            continue
        before, depth, count, _ = (part.strip() for part in line.split(";"))
        position = GAMES[name].start()
        for text in () if before == "start" else before.split():
            position = GAMES[name].play(position, GAMES[name].parse(position, text))
        if int(count) < 5_000:
            assert perft(GAMES[name], position, int(depth)) == int(count)
            counted += 1
    assert counted


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_can_be_replayed(name: str) -> None:
    text = (FOLDER.parent / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    position, turns = read_game(GAMES[name], text)
    kept = [line for line in text.splitlines() if not line.startswith("#")]

    assert GAMES[name].result(position) is not None
    assert write_game(GAMES[name], turns).splitlines() == kept
