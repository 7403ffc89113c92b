"""Every step of every course can be laid out and done, and need not be done."""

import pytest

from players.lessons.course import Course, LessonStep, layout_in, positions
from players.lessons.goals import LessonGoal
from players.lessons.table import COURSES, course_for, course_of, family
from rules.catalogue import GAMES, find_game
from rules.referee.set_up import LayingError
from words.catalogue import variables_of
from words.keys import Key

_ALL_DO_IT = {("othello", 1), *(("soli_bi", n) for n in range(1, 6))}
"""Steps in which whatever is legal does it."""


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_each_step_can_be_done_and_missed_by_legal_turns(course: Course) -> None:
    game = find_game(course.game)
    there = list(positions(course, game))

    assert len(there) == 5
    for n, (step, position) in enumerate(there, start=1):
        turns, done = game.turns(position), step.done_by(game, position)
        assert game.result(position) is None, n
        assert done, n
        missed = [turn for turn in turns if turn not in done]
        assert bool(missed) is ((course.game, n) not in _ALL_DO_IT), n
        written = layout_in(step.board, {}) if step.board else {}
        assert all(position.contents[site] for site in written), n
        assert not variables_of(step.task), n


def test_every_family_has_a_course() -> None:
    taught = {family(find_game(course.game)) for course in COURSES}
    others = {name for name, game in GAMES.items() if family(game) not in taught}

    assert others == set()  # a match or a team is taught by the game that it wraps


def test_a_game_is_taught_by_kin_whose_steps_hold_in_it() -> None:
    held = course_of(find_game("morabaraba_htjb"))
    assert held is not None
    assert held.game == "nine_mens_morris"
    tapatan = find_game("tapatan")
    assert course_of(tapatan) is None  # its men do not fly
    kin = course_for(tapatan)
    assert kin is not None
    assert kin.game == "three_mens_morris"


def test_sides_are_called_as_the_chips_that_were_taught() -> None:
    game = find_game("nine_mens_morris")
    step = COURSES[0].steps[0]

    there = step.position(game, ("red", "blue"))

    assert there.to_move == "red"
    assert there.contents["a7"] == ("red",)
    assert there.contents["b6"] == ("blue",)
    assert [str(turn) for turn in step.done_by(game, there)] == ["g7xb6", "g7xf4"]


@pytest.mark.parametrize(
    ("board", "hands"), [("white z9", {}), ("white a7", {"white": 9})]
)
def test_a_board_that_cannot_be_is_refused(board: str, hands: dict[str, int]) -> None:
    nothing = Key("words-nothing")
    step = LessonStep(
        board=board,
        to_move="white",
        hands=hands,
        task=nothing,
        otherwise=nothing,
        goal=LessonGoal.ANY,
    )
    with pytest.raises(LayingError):
        step.position(find_game("nine_mens_morris"))
