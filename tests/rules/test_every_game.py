"""What must hold for every game of the catalogue; hypothesis walks through them."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalogue import GAMES, find_game
from rules.diagram import draw, read
from rules.errors import IllegalTurnError, UnknownGameError
from rules.families.line_position import LinePosition
from rules.model import Game, Stage
from rules.notation import read_board, read_game, write_board, write_game

HERE = Path(__file__).parent.parent
SIDES = ("red", "white")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
walks = given(seed=st.integers(0, 2**32), length=st.integers(0, 90))
calmly = settings(derandomize=True, deadline=None, max_examples=12)
quickly = settings(derandomize=True, deadline=None, max_examples=40)


def walk(game: Game, seed: int, length: int) -> list[LinePosition]:
    """Return the positions of a game of random turns, the first one included."""
    rng = random.Random(seed)
    positions = [game.start(sides=SIDES)]
    while len(positions) <= length and game.turns(positions[-1]):
        turn = rng.choice(game.turns(positions[-1]))
        positions.append(game.play(positions[-1], turn))
    return positions


def total(position: LinePosition) -> int:
    on_board = sum(len(content) for content in position.contents.values())
    return on_board + sum(position.in_hand.values())


@every_game
@quickly
@walks
def test_turns_are_unique_and_in_board_order(
    game: Game, seed: int, length: int
) -> None:
    position = walk(game, seed, length)[-1]
    turns = game.turns(position)
    order = {name: number for number, name in enumerate(game.board.names)}
    keys = [
        [(order[step.site], order.get(step.to, -1)) for step in turn.steps]
        for turn in turns
    ]

    assert len({str(turn) for turn in turns}) == len(turns)
    assert keys == sorted(keys)
    assert all(turn.side == position.to_move for turn in turns)


@every_game
@quickly
@walks
def test_playing_leaves_the_position_as_it_was(
    game: Game, seed: int, length: int
) -> None:
    *_, position = walk(game, seed, length)
    before, hands = dict(position.contents), dict(position.in_hand)
    twin = walk(game, seed, length)[-1]

    for turn in game.turns(position):
        game.play(position, turn)

    assert (dict(position.contents), dict(position.in_hand)) == (before, hands)
    assert position == twin
    assert hash(position) == hash(twin)


@every_game
@quickly
@walks
def test_pieces_are_conserved(game: Game, seed: int, length: int) -> None:
    position = walk(game, seed, length)[-1]

    for turn in game.turns(position):
        after = game.play(position, turn)
        removed = [step for step in turn.steps if step.kind.value == "remove"]
        assert total(after) == total(position) - len(removed)


@every_game
@quickly
@walks
def test_a_game_has_a_result_exactly_while_nobody_has_a_turn(
    game: Game, seed: int, length: int
) -> None:
    for position in walk(game, seed, length):
        over = game.result(position) is not None
        assert over is (not game.turns(position))
        assert over is (position.to_move is None)


@every_game
@quickly
@walks
def test_contents_list_every_site_of_the_board(
    game: Game, seed: int, length: int
) -> None:
    position = walk(game, seed, length)[-1]

    assert tuple(position.contents) == game.board.names
    assert set(position.contents.values()) <= {(), ("red",), ("white",)}


@every_game
@quickly
@walks
def test_notation_and_diagram_read_back_what_they_wrote(
    game: Game, seed: int, length: int
) -> None:
    position = walk(game, seed, length)[-1]
    board = dict(position.contents)

    assert [game.parse(position, str(t)) for t in game.turns(position)] == list(
        game.turns(position)
    )
    assert read_board(write_board(board), game.board.names) == board
    assert read(game.board, draw(game.board, board, SIDES), SIDES) == board


@every_game
@calmly
@walks
def test_a_turn_s_board_is_judged_as_that_turn(
    game: Game, seed: int, length: int
) -> None:
    position = walk(game, seed, length)[-1]

    for turn in game.turns(position):
        board = {**position.contents, **game.changes(position, turn)}
        assert board == dict(game.play(position, turn).contents)
        assert game.judge(position, board) == turn
        assert game.judge(position, game.changes(position, turn)) == turn


@every_game
@calmly
@walks
def test_a_turn_s_stages_are_judged_as_stages_of_it(
    game: Game, seed: int, length: int
) -> None:
    position = walk(game, seed, length)[-1]
    whole = [
        {**position.contents, **game.changes(position, turn)}
        for turn in game.turns(position)
    ]

    for turn in game.turns(position):
        for partial, owed in game.stages(position, turn):
            board = {**position.contents, **partial}
            assert board != dict(position.contents)
            assert board not in whole
            judged = game.judge(position, board)
            assert isinstance(judged, Stage)
            assert turn in judged.turns
            assert judged.owed is owed


@every_game
@calmly
@given(
    seed=st.integers(0, 2**32),
    length=st.integers(0, 90),
    disorder=st.integers(1, 5),
)
def test_any_board_at_all_is_judged(
    game: Game, seed: int, length: int, disorder: int
) -> None:
    position = walk(game, seed, length)[-1]
    rng = random.Random(seed)
    board = dict(position.contents)
    for site in rng.sample(game.board.names, disorder):
        board[site] = rng.choice([(), ("red",), ("white",), ("red", "white"), ("x",)])

    judged = game.judge(position, board)

    if game.turns(position) and judged in game.turns(position):
        assert board == dict(game.play(position, judged).contents)
    elif not isinstance(judged, Stage):
        assert judged.rule
        assert judged.why
        assert judged.source.startswith(game.source)
        assert set(judged.sites) == {
            site for site in board if board[site] != position.contents[site]
        }


@every_game
def test_a_turn_of_the_other_side_is_refused(game: Game) -> None:
    position = game.start()
    other = game.turns(game.play(position, game.turns(position)[0]))[-1]

    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        game.play(position, other)


@every_game
def test_a_game_is_found_by_id_title_and_alias(game: Game) -> None:
    for name in (game.id, game.title, game.title.upper(), *game.aliases):
        assert find_game(name) is game


def test_an_unknown_game_is_answered_with_near_names() -> None:
    with pytest.raises(UnknownGameError, match="did you mean morabaraba_htjb"):
        find_game("morabarba")


@every_game
def test_a_record_says_its_source_its_rules_and_where_the_source_is_silent(
    game: Game,
) -> None:
    record = game.record

    assert set(record.silent) <= set(type(record).__slots__)
    assert record.source
    assert record.rules
    assert record.notes


@every_game
def test_a_game_has_a_playthrough_that_can_be_replayed(game: Game) -> None:
    text = (HERE / "playthroughs" / f"{game.id}.txt").read_text(encoding="utf-8")
    position, turns = read_game(game, text)
    played = [line for line in text.splitlines() if not line.startswith("#")]

    assert game.result(position) is not None
    assert write_game(game, turns).splitlines() == played


@every_game
def test_a_game_has_perft_counts(game: Game) -> None:
    assert (HERE / "perft" / f"{game.id}.txt").exists()


def test_no_playthrough_or_count_is_left_of_a_game_that_is_gone() -> None:
    for folder in ("perft", "playthroughs"):
        assert {path.stem for path in (HERE / folder).glob("*.txt")} == set(GAMES)
