"""Contract of the kernel of stacking."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from rules.core.errors import DefinitionError
from rules.core.model import Ruling, Stage, StepKind, Turn
from rules.core.options import SIDES
from rules.core.pieces import Content
from rules.games.facade import KernelGame
from rules.games.stacks.record import Sharing, StackRecord
from rules.games.stacks.stack import GAMES, STACK, STACK_2P, STACK_TEAM
from rules.games.stacks.turns import StackTables
from rules.games.table_position import TablePosition, chips, counted
from tests.rules.stack_table import game_of, laid

PLAYED = [
    pytest.param(record, players, id=f"{record.card.id} {players}")
    for record in GAMES
    for players in record.colours
]


def started(record: StackRecord, players: int) -> tuple[KernelGame, TablePosition]:
    game = game_of(record)
    return game, game.start(sides=SIDES[:players])


def walk(
    game: KernelGame, position: TablePosition, chance: random.Random
) -> Iterator[tuple[TablePosition, Turn, TablePosition]]:
    """Yield the positions and turns of a game of chance, to its end."""
    while position.to_move is not None:
        turn = chance.choice(game.turns(position))
        after = game.play(position, turn)
        yield position, turn, after
        position = after


@pytest.mark.parametrize(("record", "players"), PLAYED)
def test_no_chip_is_lost_and_no_two_of_a_colour_touch(
    record: StackRecord, players: int
) -> None:
    game, position = started(record, players)
    for _, _, after in walk(game, position, random.Random(1)):
        on_board = counted(after)
        total = sum(on_board.values()) + sum(after.hands) + sum(after.held)
        assert total == 12 * players
        assert min(after.hands) >= 0
        assert max(map(len, after.stands)) <= 5
        assert all(a != b for pile in after.stands for a, b in pairwise(pile))


@pytest.mark.slow
@pytest.mark.parametrize(("record", "players"), PLAYED)
def test_a_game_of_chance_ends_with_one_party(
    record: StackRecord, players: int
) -> None:
    game, position = started(record, players)
    for seed in range(5):
        *_, (_, _, last) = walk(game, position, random.Random(seed))
        result = game.result(last)
        assert result is not None
        assert (
            result.reason
            == {
                Sharing.NOBODY: "one_colour_left",
                Sharing.ONE_PLAYER: "one_player_left",
                Sharing.TEAM: "one_team_left",
            }[record.sharing]
        )
        assert sum(result.scores.values()) == 12 * players
        assert {chip for pile in last.stands for chip in pile} <= set(result.winners)


@pytest.mark.parametrize(("record", "players"), PLAYED)
def test_turns_are_unique_in_board_order_and_make_different_boards(
    record: StackRecord, players: int
) -> None:
    game, position = started(record, players)
    number = {name: at for at, name in enumerate(game.sites)} | {None: -1}
    for here, _, _ in walk(game, position, random.Random(2)):
        turns = game.turns(here)
        order = [[(number[s.site], number[s.to]) for s in turn.steps] for turn in turns]
        boards = {tuple(sorted(game.changes(here, turn).items())) for turn in turns}
        assert order == sorted(order)
        assert len({turn.text for turn in turns}) == len(boards) == len(turns)


@pytest.mark.parametrize(("record", "players"), PLAYED)
def test_boards_of_turns_and_stages_are_judged_as_such(
    record: StackRecord, players: int
) -> None:
    game, position = started(record, players)
    chance = random.Random(3)
    for here, turn, _ in walk(game, position, chance):
        if chance.random() < 0.7:
            continue
        assert game.judge(here, game.changes(here, turn)) == turn
        for board, _ in game.stages(here, turn):
            judged = game.judge(here, board)
            assert isinstance(judged, Turn) or (
                isinstance(judged, Stage) and turn in judged.turns
            )


@pytest.mark.parametrize(("record", "players"), PLAYED)
def test_any_board_is_judged_and_a_ruling_names_the_sites_that_differ(
    record: StackRecord, players: int
) -> None:
    game, position = started(record, players)
    chance = random.Random(4)
    for here, _, _ in walk(game, position, chance):
        board: dict[str, Content] = {
            site: _meddled(chips(here.contents[site]), here.colours, chance)
            for site in chance.sample(game.sites, chance.randint(0, 3))
        }
        judged = game.judge(here, board)
        if isinstance(judged, Ruling):
            differing = {s for s, pile in board.items() if pile != here.contents[s]}
            assert set(judged.sites) == differing
            assert judged.source.startswith(record.card.book)
            assert "{" not in judged.why


def _meddled(
    pile: tuple[str, ...], colours: tuple[str, ...], chance: random.Random
) -> Content:
    """Return a pile as a careless hand or eye may leave it."""
    chip = chance.choice((*colours, "grey"))
    ways: list[Content] = [(), pile[:-1], (*pile, chip), (chip, *pile), pile[1:], 7]
    return chance.choice(ways)


def test_a_chip_may_be_in_the_fingers_while_a_stack_is_taken() -> None:
    game = game_of(STACK)
    position = laid(game, "a7 white, d7 white, g4 white, b4 white, d1 red black")
    turn = game.parse(position, "g4-g7xd1")

    stages = game.stages(position, turn)

    assert ({"g4": ()}, StepKind.PLACE) in stages
    assert ({"g4": (), "d1": ("red",)}, StepKind.REMOVE) in stages
    assert ({"g4": (), "g7": ("white",)}, StepKind.REMOVE) in stages


def test_a_turn_closes_the_tresillos_of_its_own_colour() -> None:
    game = game_of(STACK)
    board = "a7 white, d7 white, g4 white, g1 white, a1 black"
    position = laid(game, board, hands=(1, 1, 1, 1))

    assert game.closes(position, game.parse(position, "g7xa1")) == (
        ("a7", "d7", "g7"),
        ("g7", "g4", "g1"),
    )
    assert game.closes(position, game.parse(position, "a1")) == ()


UNCOVERED = "a7 red, d7 red white, g7 red, a1 white, g1 black, b2 white, f2 white"
"""White's d7-d6 uncovers a Tresillo of red's."""


def test_a_passed_second_priority_is_forgotten() -> None:
    game = game_of(STACK)
    position = laid(game, f"{UNCOVERED}; d7-d6")

    passed = game.passed(position)

    assert position.to_move == "red"
    assert passed.to_move == "black"  # whose turn comes after white's
    assert all(turn.text[0] != "x" for turn in game.turns(passed))


def test_a_second_priority_outlasts_an_illegal_board_that_leaves_its_tresillo() -> None:
    game = game_of(STACK)
    position = laid(game, f"{UNCOVERED}; d7-d6")

    kept = game.rearranged(position, {"d1": ("black",)}, "red")
    broken = game.rearranged(position, {"a7": ()}, "red")

    assert "xd1" in [turn.text for turn in game.turns(kept)]
    assert all("x" not in turn.text for turn in game.turns(broken))


def test_the_board_has_twenty_lines_of_three() -> None:
    tables = StackTables(STACK)

    assert len(tables.rows) == 20
    assert all(len(tables.through[site]) >= 2 for site in range(24))


def test_colours_are_shared_by_four_only() -> None:
    with pytest.raises(DefinitionError, match="shared by twos"):
        replace(STACK, sharing=Sharing.TEAM)


def test_a_record_names_only_its_fields_as_silent() -> None:
    with pytest.raises(DefinitionError, match="neither fields nor laws"):
        replace(STACK_2P, card=replace(STACK_2P.card, silent=("weather",)))


def test_partners_sit_across() -> None:
    tables = StackTables(STACK_TEAM)

    assert [tables.party(side) for side in range(4)] == [0, 1, 0, 1]
