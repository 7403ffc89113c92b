import numpy as np
import pytest

from device.simulated.choreography import Choreography
from device.simulated.simulator import SIDES, SimulatedTable, SimulationPlan
from painter.table import Seat
from rules.catalogue import GAMES, find_game
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Piece
from tests.games import by_family

NINE = find_game("nine_mens_morris")


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (SimulatedTable(NINE, SimulationPlan(seed=7)) for _ in range(2))

    assert one.truth.turns == two.truth.turns
    assert one.scenes == two.scenes
    assert one.truth.turns != SimulatedTable(NINE, SimulationPlan(seed=8)).truth.turns


def test_its_games_have_mills_captures_and_an_end() -> None:
    for seed in range(5):
        truth = SimulatedTable(NINE, SimulationPlan(seed=seed)).truth
        position = NINE.start(sides=SIDES)
        for turn in truth.turns:
            position = NINE.play(position, turn)

        assert NINE.result(position) is not None
        kinds = [step.kind for turn in truth.turns for step in turn.steps]
        assert kinds.count(StepKind.REMOVE) >= 5


def test_a_scene_after_each_turn_shows_its_position_without_a_hand() -> None:
    table = SimulatedTable(NINE, SimulationPlan(seed=1))
    position = NINE.start(sides=SIDES)

    for turn, frame in zip(table.truth.turns, table.truth.complete_frames, strict=True):
        position = NINE.play(position, turn)
        scene = table.scenes[frame]
        assert scene.hand is None
        assert scene.contents == {s: c for s, c in position.contents.items() if c}


def test_no_chip_is_lost() -> None:
    for scene in SimulatedTable(NINE, SimulationPlan(seed=1)).scenes:
        on_board = len(scene.contents)
        assert on_board + sum(scene.beside.values()) in (17, 18)  # one may be in hand


def test_told_turns_are_played() -> None:
    start = NINE.start(sides=SIDES)
    a7 = NINE.parse(start, "a7")

    table = SimulatedTable(NINE, SimulationPlan(), turns=[a7])

    assert table.truth.turns == [a7]
    assert table.scenes[-1].contents == {"a7": ("white",)}


def test_an_illegal_change_is_made_and_undone() -> None:
    table = SimulatedTable(NINE, SimulationPlan(seed=0, illegal_before=frozenset({6})))

    (illegal,) = table.truth.illegal
    assert (illegal.before, illegal.ruling.rule) == (6, "no_mill")
    assert len(table.truth.turns) > 6


def test_every_illegal_deed_breaks_another_rule() -> None:
    plan = SimulationPlan(seed=0, illegal_before=frozenset(range(3, 30, 3)))

    rules = [i.ruling.rule for i in SimulatedTable(NINE, plan).truth.illegal]

    assert len(rules) == 9
    assert len(set(rules)) > 5


def test_a_dimmed_lamp_and_a_push_stay() -> None:
    plan = SimulationPlan(dimmed_before=frozenset({2}), bumped_before=frozenset({3}))
    scenes = SimulatedTable(NINE, plan).scenes

    assert {scene.light for scene in scenes} == {1.0, 0.7}
    assert scenes[-1].shift_px == (9.0, -6.0)
    assert scenes[0].shift_px == (0.0, 0.0)


@pytest.mark.slow
def test_its_view_is_true() -> None:
    table = SimulatedTable(NINE, SimulationPlan(seed=3, most_turns=1))

    (frame,) = table.frames(lambda index: index == 0)

    width, height = table.view.camera.image_size
    assert frame.image.shape == (height, width, 3)
    x, y = np.array(list(table.view.px_at_height().values())).T
    assert (x > 0).all() & (x < width).all() & (y > 0).all() & (y < height).all()


@pytest.mark.parametrize("text", ["nine_mens_morris", "mill:12"])
def test_a_table_is_named_by_its_game(text: str) -> None:
    assert SimulatedTable.of(text).game.id == "nine_mens_morris"


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(GAMES))
def test_every_games_scenes_show_its_positions(name: str) -> None:
    game = find_game(name)
    table = SimulatedTable(game, SimulationPlan(seed=2, most_turns=14))
    position = game.start()

    for turn, frame in zip(table.truth.turns, table.truth.complete_frames, strict=True):
        position = game.play(position, turn)
        scene = table.scenes[frame]
        assert scene.hand is None
        shown = {site: content for site, content in scene.contents.items() if content}
        assert shown == {s: c for s, c in position.contents.items() if c}
    assert table.truth.turns


def test_each_player_reaches_from_a_side_of_his_own() -> None:
    table = SimulatedTable(find_game("kunjing_4"), SimulationPlan(seed=1, most_turns=4))

    seats = [scene.hand.seat for scene in table.scenes if scene.hand is not None]

    assert list(dict.fromkeys(seats)) == [Seat.SOUTH, Seat.NORTH, Seat.EAST, Seat.WEST]
    assert table.sides == ("white", "black", "red", "blue")


def written(*steps: Step) -> Choreography:
    """Return the scenes of one turn that begins with a stack on d7."""
    writes = Choreography(np.random.default_rng(1), SIDES)
    start = NINE.start(sides=SIDES)
    writes.lay_out(NINE.rearranged(start, {**start.contents}, "white"))
    for chip in ("white", "black", "white"):
        place = Step(StepKind.PLACE, "d7", chip)
        writes.play(Turn(chip, (place,), "d7"), hesitant=False)
    writes.scenes.clear()
    writes.play(Turn("white", steps, ""), hesitant=True)
    writes.rest(1)
    return writes


def test_a_chip_carried_to_a_stack_lies_on_top() -> None:
    writes = written(
        Step(StepKind.PLACE, "a7", "black"), Step(StepKind.MOVE, "a7", "black", "d7")
    )

    assert writes.scenes[-1].contents == {"d7": ("white", "black", "white", "black")}


def test_a_stack_is_taken_in_one_go_of_the_hand() -> None:
    take = Step(StepKind.REMOVE, "d7", "white"), Step(StepKind.REMOVE, "d7", "black")

    writes = written(*take)

    heights = [len(scene.contents["d7"]) for scene in writes.scenes]
    assert set(heights) == {3, 1}
    assert all(scene.hand is not None for scene in writes.scenes[:-1])


def test_a_chip_given_away_changes_nothing_on_the_board() -> None:
    writes = written(Step(StepKind.GIVE, "", "black"))

    assert [scene.contents for scene in writes.scenes] == [
        {"d7": ("white", "black", "white")}
    ]


def test_a_jumped_over_site_may_be_filled_again_in_the_same_turn() -> None:
    writes = written(
        Step(StepKind.REMOVE, "d7", "white"), Step(StepKind.PLACE, "d7", "black")
    )

    assert writes.scenes[-1].contents == {"d7": ("white", "black", "black")}


@pytest.mark.slow
def test_a_game_may_lie_on_a_larger_board() -> None:
    plan = SimulationPlan(seed=3, most_turns=2, table_board="htjb")
    table = SimulatedTable(find_game("tapatan"), plan)

    (frame,) = table.frames(lambda index: index == len(table) - 1)

    assert table.view.board.id == "htjb"
    site = {"a": "a", "b": "d", "c": "g"}
    rank = {"1": "1", "2": "4", "3": "7"}
    for name, (side,) in table.scenes[-1].contents.items():
        at = table.view.px_at_height(7.0)[site[name[0]] + rank[name[1]]]
        level = frame.image[round(at[1]), round(at[0])].mean()
        assert level > 140 if side == "white" else level < 90


def test_a_game_is_started_with_its_options() -> None:
    game = find_game("seven_mens_morris")
    name, settings = next(iter(game.options.items()))

    table = SimulatedTable(
        game, SimulationPlan(options={name: settings[-1]}, most_turns=3)
    )

    assert table.game.settings[name] == settings[-1]


def test_chips_of_nobody_keep_their_look_on_their_way() -> None:
    table = SimulatedTable(find_game("tableaux"), SimulationPlan(seed=1, most_turns=3))

    for scene in table.scenes:
        assert set(scene.tints) == set(scene.contents)
    assert {tint for scene in table.scenes for tint in scene.tints.values()} == set(
        SIDES
    )


def test_a_man_is_crowned_and_lies_beside_as_what_it_was() -> None:
    writes = written(
        Step(StepKind.PLACE, "a1", Piece("white")),
        Step(StepKind.PROMOTE, "a1", Piece("white:K")),
        Step(StepKind.MOVE, "a1", Piece("white:K"), "a4"),
        Step(StepKind.PLACE, "g1", Piece("black:K")),
        Step(StepKind.REMOVE, "g1", Piece("black:K")),
    )

    contents = writes.scenes[-1].contents
    assert contents["a4"] == ("white:K",)
    assert set(writes.scenes[-1].beside) <= {"white", "black", "black:K"}


def test_a_crowned_man_is_painted_as_two_where_chips_may_lie_on_each_other() -> None:
    king = (Piece("white:K"),)
    croda = SimulatedTable(find_game("croda"), SimulationPlan(seed=1, most_turns=1))
    nine = SimulatedTable(NINE, SimulationPlan(seed=1, most_turns=1))

    assert croda._shown(king) == ("white", "white")
    assert croda._shown((Piece("white"),)) == ("white",)
    assert nine._shown(king) == ("white",)


def test_pieces_with_names_are_painted_in_the_colour_of_their_side() -> None:
    table = SimulatedTable(find_game("chess"), SimulationPlan(most_turns=0))
    start = table.game.start().contents

    painted = {table._shown(start[site]) for site in ("a1", "b1", "a2")}

    assert painted == {(Piece("white"),)}
