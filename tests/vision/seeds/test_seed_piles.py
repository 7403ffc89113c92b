import numpy as np
import pytest

from painter.piles import Pile
from painter.table import PaintedTable
from rules.boards.table import BOARDS


def test_one_more_seed_moves_no_other() -> None:
    pile = Pile((1, 2), (20.0, 20.0), 5.0)

    assert set(pile.first(6)) < set(pile.first(7))


def test_seeds_lie_within_their_pit_and_not_in_each_other() -> None:
    seeds = Pile((3, 0), (20.0, 20.0), 5.0).first(12)

    places = np.array([(seed.x_mm, seed.y_mm, seed.z_mm) for seed in seeds])
    apart = np.linalg.norm(places[:, None] - places, axis=2)
    assert np.linalg.norm(places[:, :2], axis=1).max() <= 15.0
    assert apart[apart > 0].min() > 8.0


def test_many_seeds_fill_a_long_store() -> None:
    seeds = Pile((3, 0), (20.0, 42.0), 5.0).first(40)

    assert max(abs(seed.y_mm) for seed in seeds) > 25.0
    assert len(seeds) == 40


@pytest.mark.slow
def test_the_same_table_draws_the_same_seeds() -> None:
    board = BOARDS["mancala_2x6"]
    contents = dict.fromkeys(board.names, 4)

    first = PaintedTable(board, seed=2).draw(contents)
    second = PaintedTable(board, seed=2).draw(contents)

    assert (first == second).all()


@pytest.mark.slow
def test_a_pit_looks_otherwise_with_one_seed_more() -> None:
    board = BOARDS["mancala_2x6"]
    table = PaintedTable(board, seed=2)
    x, y = (round(at) for at in table.view.px_at_height()["S2"])
    pit = np.s_[y - 25 : y + 25, x - 25 : x + 25]
    fewer = table.draw({"S2": 3})[pit].astype(int)
    more = table.draw({"S2": 4})[pit].astype(int)

    assert (np.abs(more - fewer).max(axis=2) > 30).sum() > 40
