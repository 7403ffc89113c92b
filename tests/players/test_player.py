from random import Random

import pytest

from players.levels import BEST, LEVELS
from players.player import Player
from players.solved import FiledTable, Whole, filed, state_of
from rules.catalogue import GAMES, find_game
from rules.core.game import Game
from rules.core.model import Position
from tests.games import by_family


def after(game: Game, *texts: str) -> Position:
    position = game.start()
    for text in texts:
        position = game.play(position, game.parse(position, text))
    return position


@pytest.mark.parametrize("name", by_family(GAMES))
@pytest.mark.parametrize("level", [1, BEST])
def test_every_turn_of_a_player_is_legal(name: str, level: int) -> None:
    game = GAMES[name]
    position, player, rng = game.start(), Player(game, level), Random(3)
    for _ in range(3):
        if game.result(position) is not None:
            break
        thought = player.choose(position, stop=bool, most_nodes=8)
        assert thought.turn in game.turns(position)
        position = game.play(position, thought.turn)
        if game.result(position) is None:
            position = game.play(position, rng.choice(list(game.turns(position))))


@pytest.mark.parametrize("name", ["nine_mens_morris", "amazons", "stack", "oware"])
def test_a_player_that_is_to_stop_still_has_a_turn(name: str) -> None:
    game = find_game(name)

    thought = Player(game).choose(game.start(), stop=lambda: True)

    assert thought.turn in game.turns(game.start())
    assert thought.nodes <= 1


@pytest.mark.parametrize("name", ["nine_mens_morris", "kunjing_3", "kalah"])
def test_the_same_seed_plays_the_same(name: str) -> None:
    def played(seed: int) -> list[str]:
        game = find_game(name)
        position, turns = game.start(), []
        player = Player(game, 3, seed=seed)
        for _ in range(5):
            turn = player.choose(position, stop=bool, most_nodes=60).turn
            turns.append(turn.text)
            position = game.play(position, turn)
        return turns

    assert played(1) == played(1)


@pytest.fixture(scope="module")
def picaria() -> Whole:
    """Return a small game, looked at to its end."""
    game = find_game("picaria")
    whole = Whole(game)
    assert whole.look(game.start(), bool)
    return whole


def test_a_small_game_is_known_to_its_end(picaria: Whole) -> None:
    start = picaria.game.start()

    assert picaria.worth(start) == (0, 7)  # as docs/solved.md says


def test_in_a_solved_game_nothing_is_given_away(picaria: Whole) -> None:
    game = picaria.game
    for seed in range(5):
        position, rng, count = game.start(), Random(seed), 0
        player = Player(game, seed=seed, table=picaria)
        while game.result(position) is None:
            turn = rng.choice(list(game.turns(position)))
            if count % 2 == 0:
                turn = player.choose(position, stop=bool, most_nodes=8).turn
            position = game.play(position, turn)
            count += 1
        result = game.result(position)
        assert result is not None
        assert result.winners == ("white",)
        assert count <= 7


def test_a_table_on_file_tells_what_was_written(picaria: Whole) -> None:
    game = picaria.game
    there = [game.play(game.start(), turn) for turn in game.turns(game.start())]
    worth = {state_of(position): picaria.worth(position) for position in there}
    known = {state: one for state, one in worth.items() if one is not None}

    table = FiledTable(memoryview(b"".join(filed(game.id, (), known))))

    assert [table.worth(p) for p in there] == [picaria.worth(p) for p in there]
    assert table.worth(game.start()) is None


@pytest.mark.parametrize("level", range(2, BEST + 1))
def test_every_level_but_the_first_closes_a_row_that_wins(level: int) -> None:
    game = find_game("three_mens_morris")
    position = after(game, "a3", "a1", "b3", "c1")

    wins = [
        player.choose(position, stop=bool, most_nodes=99).turn.text == "c3"
        for player in (Player(game, level, seed=seed) for seed in range(6))
    ]

    assert sum(wins) >= 4  # the weaker overlook it now and then


def test_a_turn_that_lets_the_other_side_win_was_not_good() -> None:
    game = find_game("three_mens_morris")
    position = after(game, "a3", "a1", "b2", "b1")

    player = Player(game, BEST - 1)
    bad = player.verdict(position, game.parse(position, "a2"), time=lambda: bool)
    good = player.verdict(position, game.parse(position, "c1"), time=lambda: bool)

    assert not bad.good
    assert bad.best.turn.text == "c1"
    assert good.good


def test_there_is_no_level_beyond_the_best() -> None:
    with pytest.raises(ValueError, match="expected 1 to"):
        Player(find_game("tapatan"), len(LEVELS) + 1)
