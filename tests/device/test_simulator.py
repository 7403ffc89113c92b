import numpy as np
import pytest

from device.simulator import SIDES, Plan, SimulatedTable
from rules.catalogue import find_game
from rules.model import StepKind

NINE = find_game("nine_mens_morris")


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (SimulatedTable(NINE, Plan(seed=7)) for _ in range(2))

    assert one.truth.turns == two.truth.turns
    assert one.scenes == two.scenes
    assert one.truth.turns != SimulatedTable(NINE, Plan(seed=8)).truth.turns


def test_its_games_have_mills_captures_and_an_end() -> None:
    for seed in range(5):
        truth = SimulatedTable(NINE, Plan(seed=seed)).truth
        position = NINE.start(sides=SIDES)
        for turn in truth.turns:
            position = NINE.play(position, turn)

        assert NINE.result(position) is not None
        kinds = [step.kind for turn in truth.turns for step in turn.steps]
        assert kinds.count(StepKind.REMOVE) >= 5


def test_a_scene_after_each_turn_shows_its_position_without_a_hand() -> None:
    table = SimulatedTable(NINE, Plan(seed=1))
    position = NINE.start(sides=SIDES)

    for turn, frame in zip(table.truth.turns, table.truth.complete_frames, strict=True):
        position = NINE.play(position, turn)
        scene = table.scenes[frame]
        assert scene.hand is None
        assert scene.contents == {s: c for s, c in position.contents.items() if c}


def test_no_chip_is_lost() -> None:
    for scene in SimulatedTable(NINE, Plan(seed=1)).scenes:
        on_board = len(scene.contents)
        assert on_board + sum(scene.beside.values()) in (17, 18)  # one may be in hand


def test_told_turns_are_played() -> None:
    start = NINE.start(sides=SIDES)
    a7 = NINE.parse(start, "a7")

    table = SimulatedTable(NINE, Plan(), turns=[a7])

    assert table.truth.turns == [a7]
    assert table.scenes[-1].contents == {"a7": ("white",)}


def test_an_illegal_change_is_made_and_undone() -> None:
    table = SimulatedTable(NINE, Plan(seed=0, illegal_before=frozenset({6})))

    (illegal,) = table.truth.illegal
    assert (illegal.before, illegal.ruling.rule) == (6, "not_over_placing")
    assert len(table.truth.turns) > 6


def test_a_dimmed_lamp_and_a_push_stay() -> None:
    plan = Plan(dimmed_before=frozenset({2}), bumped_before=frozenset({3}))
    scenes = SimulatedTable(NINE, plan).scenes

    assert {scene.light for scene in scenes} == {1.0, 0.7}
    assert scenes[-1].shift_px == (9.0, -6.0)
    assert scenes[0].shift_px == (0.0, 0.0)


def test_its_view_is_true() -> None:
    table = SimulatedTable(NINE, Plan(seed=3, most_turns=1))

    (frame,) = table.frames(lambda index: index == 0)

    width, height = table.view.camera.image_size
    assert frame.image.shape == (height, width, 3)
    x, y = np.array(list(table.view.px_at_height().values())).T
    assert (x > 0).all() & (x < width).all() & (y > 0).all() & (y < height).all()


@pytest.mark.parametrize("text", ["nine_mens_morris", "mill:12"])
def test_a_table_is_named_by_its_game(text: str) -> None:
    assert SimulatedTable.of(text).game.id == "nine_mens_morris"
