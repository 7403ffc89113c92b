"""Turns taken back by word: the board is led back, and nothing is told twice."""

import random
from collections.abc import Mapping

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.events import Event, Illegal, Moved, Over, Restored, TakenBack
from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content
from rules.referee import by_hand
from rules.referee.by_hand import RefusedError
from rules.referee.retract import NOT_PUT_BACK
from tests.games import by_family
from tests.mends import ways
from tests.rules.referee.test_referee import Table, chips, moved, rules_broken, see


def take_back(table: Table) -> list[Event]:
    return list(table.referee.by_hand(by_hand.take_back, table.now_s))


def test_a_turn_taken_back_is_led_back_once_and_noticed_when_it_is() -> None:
    table = Table()
    table.play("a7", "d2")

    (taken,) = take_back(table)

    assert isinstance(taken, TakenBack)
    assert (taken.n, str(taken.turn), taken.to_move) == (2, "d2", "black")
    assert taken.layout["d2"] == ()
    (illegal,) = table.see("a7", "d2")
    assert isinstance(illegal, Illegal)
    assert illegal.ruling.rule == NOT_PUT_BACK
    assert illegal.ruling.why == "turn 2 was taken back"
    assert ways(illegal) == (("d2", None),)
    assert table.see("a7", "d2") == []
    assert table.see("a7") == [Restored()]
    table.play("d3", "g7")


def test_nobody_is_told_anything_when_the_board_is_right_already() -> None:
    table = Table()
    table.play("a7", "d2")
    take_back(table)

    assert table.see("a7") == []
    table.play("d2", "d7")


def test_a_chip_that_was_taken_comes_on_again() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6", "g7xb6")
    take_back(table)

    (illegal,) = table.see("a7 d7 g7", "f6")

    assert isinstance(illegal, Illegal)
    assert set(ways(illegal)) == {("g7", None), (None, "b6")}
    assert table.see("a7 d7", "f6") == []  # g7 is off, b6 not yet on again
    assert table.see("a7 d7", "b6 f6") == [Restored()]


def test_a_chip_that_was_moved_goes_back_to_where_it_was() -> None:
    table = Table("three_mens_morris")
    table.play("a3", "b3", "b1", "b2", "c2", "a2", "c2-c3")
    take_back(table)

    (illegal,) = table.see("a3 b1 c3", "b3 b2 a2")

    assert isinstance(illegal, Illegal)
    assert ways(illegal) == (("c3", "c2"),)
    assert table.see("a3 b1 c2", "b3 b2 a2") == [Restored()]


def test_a_mill_half_put_back_calls_for_nothing() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6", "g7xb6")
    take_back(table)
    table.see("a7 d7 g7", "f6")

    assert table.see("a7 d7 g7", "b6 f6") == []
    assert table.see("a7 d7", "b6 f6") == [Restored()]


def test_another_man_may_be_taken_instead() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6", "g7xb6")
    take_back(table)
    table.see("a7 d7 g7", "f6")

    assert moved(table.see("a7 d7 g7", "b6")) == ["g7xf6"]
    assert not table.referee.disputed


def test_a_turn_taken_back_by_mistake_is_let_stand() -> None:
    table = Table()
    table.play("a7", "d2", "d7")
    take_back(table)
    take_back(table)
    table.see("a7 d7", "d2")

    again = [table.referee.by_hand(by_hand.confirm, table.now_s) for _ in range(2)]

    assert [moved(list(events)) for events in again] == [["d2"], ["d7"]]
    assert table.see("a7 d7", "d2") == []
    table.play("f2")


def test_whoever_plays_on_lets_a_turn_stand_after_all() -> None:
    table = Table()
    table.play("a7", "d2")
    take_back(table)
    table.see("a7", "d2")

    assert moved(table.see("a7 d7", "d2")) == ["d2", "d7"]
    assert not table.referee.disputed
    table.play("f2")


def test_a_hand_over_the_board_puts_nothing_back() -> None:
    table = Table()
    table.play("a7", "d2")
    take_back(table)

    assert table.see("a7", hidden="d2 d1 d3") == []
    assert rules_broken(table.see("a7", "d2")) == [NOT_PUT_BACK]


def test_whoever_likes_begins_again_after_the_first_turn_is_taken_back() -> None:
    table = Table(first=None)
    table.play("a7")
    take_back(table)

    assert moved(table.see("", "d2")) == ["d2"]


def test_without_a_turn_there_is_nothing_to_take_back() -> None:
    table = Table()

    with pytest.raises(RefusedError, match="no turn has been played"):
        take_back(table)


def test_a_referee_that_remembers_it_leads_back_as_well() -> None:
    table, again = Table(), Table()
    for word in ("a7", "d2"):
        position = table.referee.position
        turn = table.game.parse(position, word)
        board = table.game.play(position, turn).contents
        for event in table.show(see(table.game, board)):
            again.referee.remember(event)
    for event in take_back(table):
        again.referee.remember(event)

    assert again.see("a7", "d2") == table.see("a7", "d2")
    assert again.see("a7") == [Restored()]


def test_a_game_that_is_over_goes_on_when_its_last_turn_is_taken_back() -> None:
    table = Table("three_mens_morris")
    table.play("a3", "a1", "b3", "b1")
    events = table.show(see(table.game, chips("a3 b3 c3", "a1 b1")))
    assert isinstance(events[-1], Over)

    take_back(table)

    assert table.referee.result is None
    assert rules_broken(table.see("a3 b3 c3", "a1 b1")) == [NOT_PUT_BACK]
    assert table.see("a3 b3", "a1 b1") == [Restored()]


def test_the_time_for_a_turn_stands_still_while_the_board_is_put_back() -> None:
    table = Table("tresillo_rapido")
    first = table.game.turns(table.referee.position)[0]
    table.play(str(first))
    take_back(table)
    stands = {str(first): ("white",)}
    late = table.show(see(table.game, stands), seconds=30)
    table.referee.tick(table.now_s)

    assert [type(event) for event in late] == [Illegal]
    assert table.referee.tick(table.now_s) == ()


def some_turns(game: Game, position: Position, rng: random.Random) -> list[Position]:
    """Return the positions of a short random game, its first among them."""
    positions = [position]
    for _ in range(rng.randrange(4, 12)):
        turns = game.turns(position)
        if not turns or game.result(position) is not None:
            break
        position = game.play(position, rng.choice(turns))
        positions.append(position)
    return positions


def stand(table: Table, board: Mapping[str, Content], seconds: float) -> list[Event]:
    return table.show(see(table.game, board), seconds, every_s=0.25)


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(sorted(GAMES)))
def test_turns_of_every_game_can_be_taken_back_and_played_again(name: str) -> None:
    game, rng = find_game(name), random.Random(7)
    table = Table(name, game.start().sides[0])
    line = some_turns(game, game.start(), rng)
    for there in line[1:]:
        stand(table, there.contents, 2.5)
    played = [past.turn for past in table.referee.ledger.past]
    back = rng.randrange(1, min(3, len(played)) + 1)
    was = table.referee.position
    for _ in range(back):
        take_back(table)
    now = table.referee.position

    told = stand(table, was.contents, 1.0)
    assert rules_broken(told) == [NOT_PUT_BACK] * (now.contents != was.contents)
    assert not moved(told)
    told = stand(table, now.contents, 1.0)
    assert told == [Restored()] * (now.contents != was.contents)
    for turn in played[-back:]:
        there = game.play(table.referee.position, turn)
        told = stand(table, there.contents, 2.5)
        assert not rules_broken(told)
        assert any(isinstance(event, Moved) for event in told)
    assert table.referee.position.contents == was.contents
