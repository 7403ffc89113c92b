"""A simulated table that people steer: the board follows their wishes."""

from itertools import islice

from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.simulated.steered import SteeredTable, Steering
from rules.catalogue import find_game
from rules.core.model import Position

PLAN = SimulationPlan(seed=3, most_turns=2)
GAME = find_game("achi")


def lying(table: SteeredTable, position: Position) -> bool:
    return table.lies_as(position)


def test_without_a_wish_it_plays_its_script() -> None:
    plain, steered = (
        SimulatedTable(GAME, PLAN),
        SteeredTable(GAME, PLAN, Steering()),
    )

    frames = [frame.index for frame in steered.frames(lambda index: index % 20 == 0)]

    assert frames == list(range(0, len(plain), 20))


def test_it_stands_still_while_it_is_held() -> None:
    steering = Steering()
    table = SteeredTable(GAME, PLAN, steering)
    frames = table.frames(lambda index: index % 10 == 0)
    next(frames)
    steering.held = True
    list(islice(frames, 4))

    assert lying(table, GAME.start(sides=table.sides))


def test_it_waits_for_a_person_and_plays_what_is_tapped() -> None:
    steering = Steering(people=frozenset({"white"}))
    table = SteeredTable(GAME, PLAN, steering)
    start = GAME.start(sides=table.sides)
    frames = table.frames(lambda index: index % 20 == 0)
    list(islice(frames, 4))
    assert steering.waits
    assert lying(table, start)

    steering.tapped = GAME.turns(start)[0]
    after = GAME.play(start, steering.tapped)
    list(islice(frames, 2))

    assert not lying(table, start)
    contents = {site: held for site, held in after.contents.items() if held}
    assert contents.items() <= dict(table._lying.contents).items()  # type: ignore[union-attr]


def test_a_board_that_was_put_right_goes_on_from_there() -> None:
    table = SteeredTable(GAME, PLAN, Steering())
    start = GAME.start(sides=table.sides)
    every = [20]
    frames = table.frames(lambda index: index % every[0] == 0)
    list(islice(frames, 3))
    assert not lying(table, start)

    table.put_right(GAME, start, 0)
    every[0] = 1
    next(frames)

    assert lying(table, start)
