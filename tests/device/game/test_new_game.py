"""The question whether a new game begins, answered by the button or on the page."""

from collections.abc import Mapping, Sequence

import pytest

from device.commands import Answer, Answered, Command, CommandBox, Confirm
from device.game.command_execution import Obeying
from device.game.timekeeper import Timekeeper
from device.log.history import History
from device.log.lines import Record
from device.log.records import record_of
from rules.catalogue import find_game
from rules.core.events import Event, Question
from rules.core.pieces import Content
from rules.referee import by_hand
from rules.referee.referee import Referee
from tests.rules.referee.test_referee import see


class Unwritten:
    """A log that holds nothing."""

    records: Sequence[Record] = ()


class Table:
    """A game of chess, the board cleared after two turns, and who is to obey."""

    def __init__(self) -> None:
        self.game, self.box = find_game("chess"), CommandBox()
        self.referee = Referee(self.game)
        self.told: list[Event] = []
        self.enter("e2-e4")
        self.enter("e7-e5")
        time = Timekeeper(self.referee, Unwritten(), live=False)
        self.obeying = Obeying(
            self.referee, self.told.extend, self.box, lambda _: False, time
        )
        self.see(self.referee.position.contents, 1.0)
        self.see(dict.fromkeys(self.referee.position.contents, ()), 10.0)

    def enter(self, text: str) -> None:
        self.told += self.referee.by_hand(lambda to: by_hand.enter(to, text), 0.0)

    def see(self, board: Mapping[str, Content], now_s: float) -> None:
        for later in (0.0, 5.0):
            self.told += self.referee.observe(see(self.game, board), now_s + later)

    def wish(self, command: Command) -> Answered:
        answer = self.box.put(command)
        self.obeying.obey(20.0)
        return answer.result(timeout=0)


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.parametrize("yes", [Confirm(), Answer(0)], ids=["button", "page"])
def test_yes_begins_a_new_game(table: Table, yes: Command) -> None:
    assert table.referee.ledger.asks_new_game

    answered = table.wish(yes)

    assert answered == Answered(True, "A new game begins.")
    assert table.obeying.wants_new


def test_no_goes_on_with_the_game(table: Table) -> None:
    answered = table.wish(Answer(1))

    assert answered.done
    assert not table.obeying.wants_new
    assert not table.referee.ledger.asks_new_game


def test_the_question_is_in_the_log_and_open_again_after_a_power_cut(
    table: Table,
) -> None:
    history = History(table.game, table.referee.position.sides)

    for event in table.told:
        history.take(record_of(event, t=0.0, frame=0))

    assert any(isinstance(e, Question) and e.new_game for e in table.told)
    assert history.ledger.asks_new_game
