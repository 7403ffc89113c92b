"""Labels of places and notation of turns, as players of a game use them."""

import random
import re
from collections.abc import Iterator

import pytest

from device.export.turn_notation import name_of, turn_called
from rules.boards.table import BOARDS
from rules.catalogue import GAMES, find_game, labels_of
from rules.core.drawing import Edge
from rules.core.game import Game
from rules.core.labels import OWN_NOTATIONS, Labelling, Written
from rules.core.model import Position, Turn
from rules.games.matches.making import match_of

SITES = re.compile(r"[a-t]1?[0-9]|[A-DNS][1-9]")
ROWS_FROM_THE_TOP = ("othello", "reversi")
WITHOUT_I = ("pente", "keryo_pente", "gonnect")


def at_random(game: Game, *, seed: int, most: int) -> Iterator[tuple[Position, Turn]]:
    """Yield the turns of a game played at random, each with the position before."""
    rng, position = random.Random(seed), game.start()
    for _ in range(most):
        turns = game.turns(position)
        if game.result(position) is not None or not turns:
            return
        turn = rng.choice(turns)
        yield position, turn
        position = game.play(position, turn)


@pytest.mark.parametrize("name", GAMES)
def test_every_label_names_one_site_and_reads_back(name: str) -> None:
    game = GAMES[name]
    labels, names = game.labels, game.board.names

    told = [labels.label(site) for site in names]

    assert len({*told}) == len(names)
    assert [labels.site(label) for label in told] == [*names]
    assert [labels.site(f" {label.upper()} ") for label in told] == [*names]


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_written_with_the_labels_of_its_sites(name: str) -> None:
    game = GAMES[name]
    labels = game.labels

    back = {labels.label(site): site for site in game.board.names}

    for before, turn in at_random(game, seed=3, most=12):
        written = game.written(before, turn)

        if game.written_as in OWN_NOTATIONS:
            assert written == game.name(before, turn, game.written_as.name.lower())
            continue
        assert SITES.sub(lambda found: back[found[0]], written) == turn.text


@pytest.mark.parametrize("name", ["chess", "chess960", "los_alamos", "xiangqi"])
def test_whole_games_are_written_as_exports_write_them(name: str) -> None:
    game = GAMES[name]
    notation = game.written_as.name.lower()
    written = 0
    for before, turn in at_random(game, seed=5, most=200):
        text = game.written(before, turn)

        assert text == name_of(game, before, turn.text, notation)
        assert turn_called(game, before, text) == turn
        written += 1
    assert written > 40


@pytest.mark.parametrize("name", ["othello", "chess", "pente"])
def test_a_match_writes_and_names_as_the_game_that_is_played(name: str) -> None:
    game = find_game(name)
    match = match_of(game)
    assert match is not None
    before = match.start()

    turns = match.turns(before)

    assert match.labels == game.labels
    assert [match.written(before, turn) for turn in turns] == [
        game.written(game.start(), turn) for turn in game.turns(game.start())
    ]


@pytest.mark.parametrize("name", ROWS_FROM_THE_TOP)
def test_row_1_of_othello_is_at_the_top(name: str) -> None:
    game = find_game(name)

    assert game.labels.label("a8") == "a1"
    assert game.written(game.start(), game.turns(game.start())[0])[1:] in "3456"


@pytest.mark.parametrize("name", WITHOUT_I)
def test_boards_of_go_have_no_file_i(name: str) -> None:
    game = find_game(name)

    printed = [one.text for one in game.labels.rim if one.edge is Edge.SOUTH]

    assert "i" not in printed
    assert game.labels.label("i9") == "j9"
    assert game.labels.text("i10xj10xk10") == "j10xk10xl10"


def test_each_player_of_xiangqi_counts_files_from_the_own_right() -> None:
    rim = find_game("xiangqi").labels.rim

    south = [one.text for one in rim if one.edge is Edge.SOUTH]
    north = [one.text for one in rim if one.edge is Edge.NORTH]

    assert south == [f"{file} {9 - at}" for at, file in enumerate("abcdefghi")]
    assert north == [*"123456789"]


def test_houses_are_counted_from_the_own_left() -> None:
    mongola, oware = find_game("mongola"), find_game("oware")

    assert mongola.labels.label("A1") == "A7"
    assert mongola.labels.label("D1") == "D1"
    sites = {site.name: site.x_mm for site in oware.board.sites}
    assert sites["N1"] > sites["N6"]
    assert sites["S1"] < sites["S6"]
    assert not oware.labels.by_site


@pytest.mark.parametrize("board", BOARDS)
def test_a_printed_board_bears_the_labels_of_its_games(board: str) -> None:
    told = {game.labels.labelling for game in GAMES.values() if game.board.id == board}

    printed = labels_of(BOARDS[board])

    assert printed.labelling is (told.pop() if len(told) == 1 else Labelling.PLAIN)
    assert len(printed.rim) >= len(BOARDS[board].drawing.labels)


def test_kinds_of_notation_are_those_that_records_name() -> None:
    assert {game.written_as for game in GAMES.values()} == {*Written}
    assert {game.labels.labelling for game in GAMES.values()} == {*Labelling}
