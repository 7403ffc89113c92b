import numpy as np
import pytest

from calibration.find import find_view
from painter.table import PaintedTable
from rules.boards.table import BOARDS
from rules.core.events import TroubleKind
from tests.vision.test_reader import layout_of
from vision.chips.net import ChipNet
from vision.common.watch import PitWatch
from vision.follow import Follower
from vision.kinds import net_for
from vision.reader import Reader
from vision.teach import teach

TRIO = BOARDS["trio"]


@pytest.fixture(scope="module")
def net() -> ChipNet:
    return net_for(TRIO)


def some_stones(seed: int) -> dict[str, tuple[str, ...]]:
    rng = np.random.default_rng(seed)
    return {
        name: (("white", "black")[int(rng.integers(2))],)
        for name in TRIO.names
        if rng.random() < 0.5
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wood", "seed"), [("maple", 1), ("oak", 2), ("beech", 3), ("walnut", 4)]
)
def test_stones_and_bare_pits_are_read(wood: str, seed: int, net: ChipNet) -> None:
    table = PaintedTable(TRIO, seed=seed, wood=wood)
    view = find_view(table.draw({}), TRIO)

    reading = Reader(view, net=net).read(table.draw(some_stones(seed)))

    assert reading.trouble is None
    assert layout_of(reading) == some_stones(seed)


@pytest.mark.slow
def test_a_taught_set_of_stones_is_read(net: ChipNet) -> None:
    colours = {"green": (70, 150, 60), "purple": (150, 60, 120)}
    table = PaintedTable(TRIO, colours=colours, seed=5, wood="maple")
    frame = table.draw({"b4": ("green",), "d1": ("purple",)})
    chips = teach(frame, table.view, {"green": ["b4"], "purple": ["d1"]}, net).chips
    contents = {
        "a4": ("purple",),
        "d7": ("green",),
        "d4": ("purple",),
        "f2": ("green",),
    }

    reading = Reader(table.view, chips=chips, net=net).read(table.draw(contents))

    assert layout_of(reading) == contents


def test_the_packaged_network_suits_the_board() -> None:
    table = PaintedTable(TRIO, seed=6)

    assert layout_of(Reader(table.view).read(table.draw({}))) == {}


@pytest.mark.slow
def test_a_push_by_a_whole_step_is_noticed_and_followed(net: ChipNet) -> None:
    table, stones = PaintedTable(TRIO, seed=1, wood="oak"), some_stones(7)
    reader = Reader(table.view, net=net)
    reader.read(table.draw(stones))

    reading = reader.read(table.draw(stones, shift_px=(77.0, 3.0)))

    assert layout_of(reading) == stones


@pytest.mark.slow
def test_a_board_pushed_out_of_the_picture_is_a_bump() -> None:
    table = PaintedTable(TRIO, seed=1)
    follower = Follower(table.view)
    follower.follow(table.draw({}))

    trouble = follower.follow(table.draw({}, shift_px=(340.0, 40.0)))

    assert trouble is TroubleKind.BUMPED


@pytest.mark.slow
def test_rims_agree_where_they_are_and_not_beside_them() -> None:
    table = PaintedTable(TRIO, seed=2)
    watch = PitWatch(table.view)

    there, beside = (
        watch.agrees(table.draw({}, shift_px=shift)) for shift in ((0, 0), (20, 12))
    )

    assert there > 0.4
    assert beside < 0.5 * there
