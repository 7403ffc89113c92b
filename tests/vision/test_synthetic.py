import numpy as np
import pytest

from painter.table import PaintedTable, Seat
from rules.boards.table import BOARDS, find_board
from rules.core.board import Board


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(find_board("morris9"), seed=5)


def around(
    table: PaintedTable, image: np.ndarray, site: str, height_mm: float
) -> np.ndarray:
    x, y = table.view.px_at_height(height_mm)[site]
    column, row = round(x), round(y)
    part = image[row - 4 : row + 5, column - 4 : column + 5]
    return np.asarray(part.mean(axis=(0, 1)))


def test_a_frame_is_a_camera_frame(table: PaintedTable) -> None:
    frame = table.draw({})

    assert frame.shape == (720, 960, 3)
    assert frame.dtype == np.uint8


def test_the_whole_board_is_in_the_picture(table: PaintedTable) -> None:
    for x, y in table.view.px_at_height().values():
        assert 20 < x < 940
        assert 20 < y < 700


def test_chips_show_their_colour_at_their_site(table: PaintedTable) -> None:
    frame = table.draw({"a7": ("white",), "e3": ("black",)})

    assert around(table, frame, "a7", 7.0).min() > 150
    assert around(table, frame, "e3", 7.0).max() < 90


def test_a_stack_shows_its_top_chip(table: PaintedTable) -> None:
    frame = table.draw({"d6": ("black", "white")})

    assert around(table, frame, "d6", 14.0).min() > 150


def test_a_hand_covers_the_site_that_it_reaches_for(table: PaintedTable) -> None:
    bare, reached = table.draw({}), table.draw({}, hand="d1")
    x, y = table.view.px_at_height(25.0)["d1"]

    changed = np.abs(reached.astype(int) - bare).max(axis=2) > 40

    assert changed[round(y) - 5 : round(y) + 30, round(x) - 20 : round(x) + 20].any()
    assert changed.sum() > 5000


def test_a_hand_on_its_way_is_not_over_the_board_yet(table: PaintedTable) -> None:
    reach = table.reach("d6", 0.0)

    assert reach.y_mm < -200


def test_less_light_makes_a_darker_frame(table: PaintedTable) -> None:
    assert table.draw({}, light=0.4).mean() < 0.75 * table.draw({}).mean()


def test_a_bump_moves_the_picture(table: PaintedTable) -> None:
    still, moved = table.draw({}), table.draw({}, shift_px=(9.0, 0.0))

    apart = np.abs(moved[50:-50, 59:-50].astype(int) - still[50:-50, 50:-59])

    assert apart.mean() < 4


@pytest.mark.slow
def test_the_same_seed_draws_the_same_frames() -> None:
    board = find_board("morris3")
    first, second = (
        PaintedTable(board, seed=2).draw({"b2": ("black",)}) for _ in range(2)
    )

    assert (first == second).all()


def test_a_frame_does_not_depend_on_the_frames_before_it() -> None:
    board = find_board("morris9")
    fresh, used = PaintedTable(board, seed=4), PaintedTable(board, seed=4)
    for contents in ({"a7": ("white",)}, {"a7": ("white",)}, {}):
        used.draw(contents)
        fresh.draw({"d1": ("black",)})

    last = {"a7": ("white",), "g1": ("black",)}

    assert (used.draw(last) == fresh.draw(last)).all()


def test_noise_differs_from_frame_to_frame(table: PaintedTable) -> None:
    assert (table.draw({}) != table.draw({})).any()


def test_chips_lie_beside_the_board(table: PaintedTable) -> None:
    bare, spare = table.draw({}), table.draw({}, beside={"white": 5, "black": 4})

    assert (np.abs(spare.astype(int) - bare).max(axis=2) > 40).sum() > 2000


def test_a_higher_stack_leans_farther_from_under_the_camera(
    table: PaintedTable,
) -> None:
    bare = table.draw({}).astype(int)
    tops = []
    for count in (1, 5):
        changed = np.abs(table.draw({"d7": ("white",) * count}) - bare).max(axis=2) > 60
        tops.append(int(np.flatnonzero(changed.any(axis=1))[0]))

    foot, raised = (
        table.view.px_at_height(height)["d7"][1]
        for height in (table.chip_thickness_mm, 5 * table.chip_thickness_mm)
    )
    assert tops[0] - tops[1] == pytest.approx(foot - raised, abs=4)


def test_four_sides_have_chips_of_their_names_colours(table: PaintedTable) -> None:
    frame = table.draw({"a7": ("red",), "g7": ("blue",), "d3": ("black", "white")})

    blue, _, red = around(table, frame, "a7", 7.0)
    assert red > 2 * blue
    blue, _, red = around(table, frame, "g7", 7.0)
    assert blue > 2 * red


@pytest.mark.parametrize("seat", Seat)
def test_an_arm_comes_from_where_its_player_sits(
    seat: Seat, table: PaintedTable
) -> None:
    far, near = (table.reach("e4", progress, seat=seat) for progress in (0.0, 1.0))

    assert (near.x_mm, near.y_mm) == table.view.sites_mm["e4"]
    way = np.array([near.x_mm - far.x_mm, near.y_mm - far.y_mm])
    assert way @ np.array(seat.value) > 200
    bare, reached = table.draw({}), table.draw({}, hand=near)
    changed = np.abs(reached.astype(int) - bare).max(axis=2) > 40
    x, y = table.view.px_at_height()["e4"]
    behind = {
        Seat.SOUTH: changed[round(y) + 40 :],
        Seat.NORTH: changed[: round(y) - 40],
        Seat.EAST: changed[:, round(x) + 40 :],
        Seat.WEST: changed[:, : round(x) - 40],
    }[seat]
    assert behind.sum() > 0.5 * changed.sum()


@pytest.mark.slow
def test_pits_are_hollow_and_stones_lie_in_them() -> None:
    table = PaintedTable(find_board("trio"), seed=2)
    bare, stone = table.draw({}), table.draw({"d4": ("white",)})
    x, y = (round(v) for v in table.view.px_at_height()["d4"])
    pit = bare[y - 12 : y + 13, x - 12 : x + 13].mean(axis=2)

    assert pit[:8, :8].mean() < pit[-8:, -8:].mean()  # the lamp is in the north-west
    assert around(table, stone, "d4", 3.0).min() > 150


LATTICES = [board for board in BOARDS.values() if board.lattice]


@pytest.mark.slow
@pytest.mark.parametrize("board", LATTICES, ids=lambda board: board.id)
def test_boards_of_squares_and_grids_are_painted_with_what_stands_on_them(
    board: Board,
) -> None:
    table = PaintedTable(board, seed=6)
    corner = board.sites[0].name

    empty, stood = table.draw({}), table.draw({corner: ("black",)})

    x, y = table.view.px_at_height()[corner]
    changed = np.abs(stood.astype(int) - empty).max(axis=2) > 40
    rows, columns = np.nonzero(changed)
    assert len(rows) > 50
    assert np.hypot(columns - x, rows - y).max() < 3 * table.chip_diameter_mm


def test_squares_are_painted_light_and_dark() -> None:
    table = PaintedTable(BOARDS["squares8"], seed=6)
    image, at = table.draw({}), table.view.px_at_height()

    def tone(site: str) -> float:
        x, y = map(round, at[site])
        return float(image[y - 3 : y + 4, x - 3 : x + 4].mean())

    assert tone("e1") < 0.7 * tone("d1")
    assert tone("c3") < 0.7 * tone("c4")
