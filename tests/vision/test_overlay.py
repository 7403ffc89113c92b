import cv2
import numpy as np
import pytest

from calibration.common.view import View
from painter.bare import camera_above
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence
from vision.common.reading import Reading
from vision.overlay import FONT, SIZE, draw_reading, draw_view, edge_names


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(find_board("morris6"), seed=1)


def reading(table: PaintedTable, trouble: TroubleKind | None = None) -> Reading:
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
    table: PaintedTable, before: np.ndarray, after: np.ndarray, site: str
) -> np.ndarray:
    x, y = (round(at) for at in table.view.px_at_height()[site])
    part = (slice(y - 30, y + 31), slice(x - 30, x + 31))
    return np.asarray((before[part] != after[part]).any(axis=2))


@pytest.mark.slow
def test_a_view_is_drawn_on_a_copy(table: PaintedTable) -> None:
    frame = table.draw({})
    kept = frame.copy()

    drawn = draw_view(frame, table.view)

    assert (frame == kept).all()
    assert drawn.shape == frame.shape


def test_every_site_of_a_view_is_marked(table: PaintedTable) -> None:
    frame = table.draw({})
    drawn = draw_view(frame, table.view)

    for site in table.view.board.names:
        assert changed_near(table, frame, drawn, site).sum() > 60


@pytest.mark.parametrize("board", ["go19", "squares10x8", "focus8"])
def test_files_and_ranks_are_named_at_the_edges_and_no_name_covers_another(
    board: str,
) -> None:
    lying = find_board(board)
    view = View(
        board=lying,
        camera=camera_above(lying, np.random.default_rng(2)),
        sites_mm=dict(lying.plan_mm),
        rms_px=0.0,
        confidence=1.0,
    )
    lattice = lying.lattice
    assert lattice is not None

    names = list(edge_names(view))

    assert len(names) == 2 * (lattice.files + lattice.ranks)
    high = {
        name: cv2.getTextSize(name, FONT, SIZE * s, 1)[0][1] for name, _, s in names
    }
    at = np.array([place for _, place, _ in names])
    apart = np.hypot(*(at[:, None] - at).T) + 1e9 * np.eye(len(at))
    assert (apart.min(axis=0) > [1.2 * high[name] for name, _, _ in names]).all()


def test_a_chip_gets_a_ring_of_its_colour(table: PaintedTable) -> None:
    frame = table.draw({})
    drawn = draw_reading(frame, reading(table))
    x, y = (round(at) for at in table.view.px_at_height()["d2"])
    near = drawn[y - 40 : y + 41, x - 40 : x + 41].astype(int)

    assert ((near[..., 2] > 180) & (near[..., 0] < 100)).sum() > 50


def test_an_empty_a_hidden_and_an_occupied_site_look_different(
    table: PaintedTable,
) -> None:
    frame = table.draw({})
    drawn = draw_reading(frame, reading(table))
    marks = [
        changed_near(table, frame, drawn, site).sum() for site in ("b4", "a1", "d2")
    ]

    assert len(set(marks)) == 3
    assert min(marks) > 20


def test_trouble_is_written_into_the_picture(table: PaintedTable) -> None:
    frame = table.draw({})
    calm = draw_reading(frame, reading(table))
    bumped = draw_reading(frame, reading(table, TroubleKind.BUMPED))

    assert (calm[:40, :200] != bumped[:40, :200]).any()
