import numpy as np
import pytest

from rules.boards import find_board
from vision.synthetic import Table


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(find_board("morris9"), seed=5)


def around(table: Table, image: np.ndarray, site: str, height_mm: float) -> np.ndarray:
    x, y = table.view.px_at_height(height_mm)[site]
    column, row = round(x), round(y)
    return image[row - 4 : row + 5, column - 4 : column + 5].mean(axis=(0, 1))


def test_a_frame_is_a_camera_frame(table: Table) -> None:
    frame = table.draw({})

    assert frame.shape == (720, 960, 3)
    assert frame.dtype == np.uint8


def test_the_whole_board_is_in_the_picture(table: Table) -> None:
    for x, y in table.view.px_at_height().values():
        assert 20 < x < 940
        assert 20 < y < 700


def test_chips_show_their_colour_at_their_site(table: Table) -> None:
    frame = table.draw({"a7": ("white",), "e3": ("black",)})

    assert around(table, frame, "a7", 7.0).min() > 150
    assert around(table, frame, "e3", 7.0).max() < 90


def test_a_stack_shows_its_top_chip(table: Table) -> None:
    frame = table.draw({"d6": ("black", "white")})

    assert around(table, frame, "d6", 14.0).min() > 150


def test_a_hand_covers_the_site_that_it_reaches_for(table: Table) -> None:
    bare, reached = table.draw({}), table.draw({}, hand="d1")
    x, y = table.view.px_at_height(25.0)["d1"]

    changed = np.abs(reached.astype(int) - bare).max(axis=2) > 40

    assert changed[round(y) - 5 : round(y) + 30, round(x) - 20 : round(x) + 20].any()
    assert changed.sum() > 5000


def test_a_hand_on_its_way_is_not_over_the_board_yet(table: Table) -> None:
    reach = table.reach("d6", 0.0)

    assert reach.y_mm < -200


def test_less_light_makes_a_darker_frame(table: Table) -> None:
    assert table.draw({}, light=0.4).mean() < 0.75 * table.draw({}).mean()


def test_a_bump_moves_the_picture(table: Table) -> None:
    still, moved = table.draw({}), table.draw({}, shift_px=(9.0, 0.0))

    apart = np.abs(moved[50:-50, 59:-50].astype(int) - still[50:-50, 50:-59])

    assert apart.mean() < 4


def test_the_same_seed_draws_the_same_frames() -> None:
    board = find_board("morris3")
    first, second = (Table(board, seed=2).draw({"b2": ("black",)}) for _ in range(2))

    assert (first == second).all()


def test_noise_differs_from_frame_to_frame(table: Table) -> None:
    assert (table.draw({}) != table.draw({})).any()


def test_chips_lie_beside_the_board(table: Table) -> None:
    bare, spare = table.draw({}), table.draw({}, beside={"white": 5, "black": 4})

    assert (np.abs(spare.astype(int) - bare).max(axis=2) > 40).sum() > 2000
