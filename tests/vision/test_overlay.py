import numpy as np
import pytest

from painter.table import Table
from rules.boards.table import find_board
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence
from vision.common.reading import Reading
from vision.overlay import draw_reading, draw_view


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(find_board("morris6"), seed=1)


def reading(table: Table, trouble: TroubleKind | None = None) -> Reading:
    names = table.view.board.names
    scores = {name: {(): -0.1, ("red",): -3.0} for name in names if name != "a1"}
    scores["d2"] = {(): -6.0, ("red",): -0.01}
    return Reading(
        evidence=Evidence(scores, frozenset({"a1"})),
        confidence={name: 0.9 if name != "a1" else 0.0 for name in names},
        view=table.view,
        trouble=trouble,
    )


def changed_near(
    table: Table, before: np.ndarray, after: np.ndarray, site: str
) -> np.ndarray:
    x, y = (round(at) for at in table.view.px_at_height()[site])
    part = (slice(y - 30, y + 31), slice(x - 30, x + 31))
    return (before[part] != after[part]).any(axis=2)


@pytest.mark.slow
def test_a_view_is_drawn_on_a_copy(table: Table) -> None:
    frame = table.draw({})
    kept = frame.copy()

    drawn = draw_view(frame, table.view)

    assert (frame == kept).all()
    assert drawn.shape == frame.shape


def test_every_site_of_a_view_is_marked(table: Table) -> None:
    frame = table.draw({})
    drawn = draw_view(frame, table.view)

    for site in table.view.board.names:
        assert changed_near(table, frame, drawn, site).sum() > 60


def test_a_chip_gets_a_ring_of_its_colour(table: Table) -> None:
    frame = table.draw({})
    drawn = draw_reading(frame, reading(table))
    x, y = (round(at) for at in table.view.px_at_height()["d2"])
    near = drawn[y - 40 : y + 41, x - 40 : x + 41].astype(int)

    assert ((near[..., 2] > 180) & (near[..., 0] < 100)).sum() > 50


def test_an_empty_a_hidden_and_an_occupied_site_look_different(table: Table) -> None:
    frame = table.draw({})
    drawn = draw_reading(frame, reading(table))
    marks = [
        changed_near(table, frame, drawn, site).sum() for site in ("b4", "a1", "d2")
    ]

    assert len(set(marks)) == 3
    assert min(marks) > 20


def test_trouble_is_written_into_the_picture(table: Table) -> None:
    frame = table.draw({})
    calm = draw_reading(frame, reading(table))
    bumped = draw_reading(frame, reading(table, TroubleKind.BUMPED))

    assert (calm[:40, :200] != bumped[:40, :200]).any()
