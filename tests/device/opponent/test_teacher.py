"""A teacher asks for boards, says what is to be done, and sees whether it was."""

from pathlib import Path

import pytest

from device.commands import Hint, Learn, StopLearning, TakeBack, WhoPlays
from device.export.lessons import steps_asked
from device.opponent.companion import seats_in
from device.opponent.own_level import FIRST, OwnLevel, forget
from device.ports import SettingsError
from device.words.remarks_of_players import what_to_play
from rules.core.events import Adopted, Over, TakenBack
from rules.core.facts import Notation
from rules.core.model import Result
from rules.referee.by_hand import RefusedError
from tests.device.opponent.test_companion import Table

FIRST_TASK = "Step 1 of 5. Place a man so that three stand on a line, and take one."
SECOND_TASK = (
    "Step 2 of 5. The other side is about to close a line. Place a man in the way."
)


def learning() -> Table:
    """Return a table at which the first board has been laid out."""
    table = Table()
    table.machine.taught = steps_asked
    table.machine.obey(Learn())
    table.pass_time()
    laid(table)
    return table


def laid(table: Table) -> None:
    """Let the board show what it is to show."""
    table.referee.ledger.by_hand = None
    table.pass_time()


def see(table: Table, text: str) -> None:
    """Let a turn be seen that is the next one."""
    before = len(table.referee.ledger.past)
    table.see(text) if not before else table.play(text)
    table.pass_time()


def test_after_a_power_cut_a_course_goes_on_with_the_step_that_was_not_done() -> None:
    table = learning()
    see(table, "g7xb6")
    steps = steps_asked(Learn(), table.machine.set_as, table.machine.folder)

    table.machine.teacher.begin(steps, go_on=True)
    table.pass_time()
    laid(table)

    lesson = table.machine.lesson
    assert lesson is not None
    assert (lesson["at"], lesson["laid"]) == (2, True)
    assert table.said[-1] == SECOND_TASK


def test_a_step_is_said_once_its_board_lies_there_and_done_by_what_it_asks() -> None:
    table = Table()
    table.machine.taught = steps_asked
    table.machine.obey(Learn())
    table.pass_time()
    (asked,) = table.events
    assert isinstance(asked, Adopted)
    assert table.said == []

    laid(table)
    assert table.said == [FIRST_TASK]
    see(table, "g7xb6")
    laid(table)

    assert table.said == [FIRST_TASK, "That is it.", SECOND_TASK]
    lesson = table.machine.lesson
    assert lesson is not None
    assert (lesson["at"], lesson["of"], lesson["laid"]) == (2, 5, True)


def test_another_legal_turn_is_told_so_and_taken_back() -> None:
    table = learning()

    see(table, "d6")

    assert isinstance(table.events[-1], TakenBack)
    laid(table)
    wrong = "That may be played, but it closes no line. Try again."
    assert table.said == [FIRST_TASK, wrong, FIRST_TASK]
    see(table, "g7xf4")
    assert table.said[-1] == "That is it."


def test_a_hint_tells_where_then_what() -> None:
    table = learning()

    table.machine.obey(Hint())
    table.machine.obey(Hint())

    assert table.said[-2:] == ["Look at g7.", f"{what_to_play(Notation('g7xb6'))}"]


def test_who_goes_back_behind_a_board_gets_it_again() -> None:
    table = learning()
    see(table, "g7xb6")
    laid(table)

    table.box.put(TakeBack())
    table.pass_time()

    assert isinstance(table.events[-1], Adopted)
    laid(table)
    assert table.said[-1] == SECOND_TASK


def test_learning_ends_when_people_wish() -> None:
    table = learning()

    table.machine.obey(StopLearning())

    assert table.machine.lesson is None
    with pytest.raises(RefusedError):
        table.machine.obey(StopLearning())
    with pytest.raises(RefusedError, match="no game of that name"):
        table.machine.obey(Learn("../secret"))


def test_a_level_adapts_to_each_player(tmp_path: Path) -> None:
    table = Table()
    table.machine.folder = tmp_path
    table.machine.set_as = {**table.machine.set_as, "players": {"white": "Anna"}}
    table.machine.obey(WhoPlays(seats_in("black:auto", ("white", "black"))))
    won = Over(Result(("white",), "no_turn", {}))

    table.machine.on_event(won, None, 0.0)
    table.machine.on_event(won, None, 0.0)  # told again, it counts once

    anna = OwnLevel(tmp_path, "nine_mens_morris", "anna")
    assert anna.level == FIRST + 1
    assert table.said[-1] == f"You have won: next time I play at level {FIRST + 1}."
    assert OwnLevel(tmp_path, "nine_mens_morris").level == FIRST
    anna.after(1, won=False)
    assert anna.level == 1
    forget(tmp_path, "Anna ")
    assert anna.level == FIRST


def test_a_level_is_a_number_or_auto() -> None:
    with pytest.raises(SettingsError, match="or auto"):
        seats_in("black:best", ("white", "black"))
