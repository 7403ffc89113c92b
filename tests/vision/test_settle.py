from collections.abc import Mapping

import numpy as np
import pytest

from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence
from rules.core.pieces import Content
from vision.common.reading import Reading
from vision.settle import Settler

EMPTY: Mapping[Content, float] = {(): -0.01, ("white",): -4.0, ("black",): -6.0}
WHITE: Mapping[Content, float] = {(): -6.0, ("white",): -0.01, ("black",): -4.0}


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(find_board("morris9"), seed=7)


def reading(
    table: PaintedTable,
    *white: str,
    hidden: tuple[str, ...] = (),
    trouble: TroubleKind | None = None,
    glanced: tuple[str, ...] = (),
) -> Reading:
    names = table.view.board.names
    scores = {n: WHITE if n in white else EMPTY for n in names if n not in hidden}
    return Reading(
        evidence=Evidence(scores, frozenset(hidden)),
        confidence=dict.fromkeys(names, 0.99),
        view=table.view,
        trouble=trouble,
        glanced=frozenset(glanced),
    )


def best(evidence: Evidence, site: str) -> Content:
    scores = evidence.log_likelihoods[site]
    return max(scores, key=lambda content: scores[content])


def settled_after(
    settler: Settler, frame: np.ndarray, seen: Reading, *, start_s: float, for_s: float
) -> float | None:
    """Return how long a still picture takes to settle at ten frames a second."""
    for tick in range(round(for_s * 10)):
        if settler.observe(frame, seen, start_s + tick / 10) is not None:
            return tick / 10
    return None


def test_a_held_picture_settles_within_four_tenths(table: PaintedTable) -> None:
    wait_s = settled_after(
        Settler(), table.draw({}), reading(table), start_s=0.0, for_s=1.0
    )

    assert wait_s is not None
    assert 0.2 <= wait_s <= 0.4


def test_a_glance_is_waited_for_and_then_forgotten(table: PaintedTable) -> None:
    """A glance at a site counts for nothing beside one close look."""
    settler, frame = Settler(), table.draw({})
    at_a_glance = reading(table, "d6", glanced=("d6",))

    early = [settler.observe(frame, at_a_glance, n / 10) for n in range(5)]
    closely = settler.observe(frame, reading(table), 0.5)

    assert early == [None] * 5
    assert closely is not None
    assert closely.log_likelihoods["d6"] == pytest.approx(EMPTY)


def test_a_site_that_is_never_looked_at_closely_is_taken_at_a_glance(
    table: PaintedTable,
) -> None:
    settler, frame = Settler(), table.draw({})
    at_a_glance = reading(table, "d6", glanced=("d6",))

    wait_s = settled_after(settler, frame, at_a_glance, start_s=0.0, for_s=2.0)
    evidence = settler.observe(frame, at_a_glance, 2.0)

    assert wait_s is not None
    assert 0.7 <= wait_s <= 1.0
    assert evidence is not None
    assert best(evidence, "d6") == ("white",)


def test_each_picture_of_a_row_settles_anew(table: PaintedTable) -> None:
    settler = Settler()
    pictures = [{}, {"d6": ("white",)}, {"d6": ("white",), "e3": ("black",)}]

    waits = [
        settled_after(
            settler, table.draw(shown), reading(table), start_s=float(n), for_s=1.0
        )
        for n, shown in enumerate(pictures)
    ]

    assert all(wait is not None and wait <= 0.4 for wait in waits)


def test_a_live_camera_settles_in_spite_of_its_noise(table: PaintedTable) -> None:
    settler = Settler()

    said = [
        settler.observe(table.draw({"a7": ("white",)}), reading(table), n / 20)
        for n in range(12)
    ]

    assert [evidence is not None for evidence in said] == [False] * 5 + [True] * 7


def test_a_hand_that_hides_a_site_is_not_quiet_however_still(
    table: PaintedTable,
) -> None:
    settler = Settler()
    settled_after(settler, table.draw({}), reading(table), start_s=0.0, for_s=0.5)
    held = table.draw({}, hand="d3")

    seen = reading(table, hidden=("d3", "d2", "d1"))

    assert settled_after(settler, held, seen, start_s=0.5, for_s=8.0) is None


def test_an_arm_that_hides_no_site_is_given_longer_but_does_not_block(
    table: PaintedTable,
) -> None:
    settler = Settler()
    settled_after(settler, table.draw({}), reading(table), start_s=0.0, for_s=0.5)
    held = table.draw({}, hand=(70.0, -110.0))

    wait_s = settled_after(settler, held, reading(table), start_s=0.5, for_s=1.5)

    assert wait_s is not None
    assert wait_s > 0.5


def test_an_object_that_stays_does_not_block_for_ever(table: PaintedTable) -> None:
    settler = Settler()
    settled_after(settler, table.draw({}), reading(table), start_s=0.0, for_s=0.5)
    left = table.draw({})
    x, y = table.view.px_at_height()["d2"]
    left[round(y) - 20 : round(y) + 20, round(x) - 20 : round(x) + 20] = (40, 200, 90)

    seen = reading(table, hidden=("d2",))
    wait_s = settled_after(settler, left, seen, start_s=0.5, for_s=6.0)

    assert wait_s is not None
    assert wait_s > 0.5


def test_a_change_of_light_is_not_a_move(table: PaintedTable) -> None:
    settler = Settler()
    settled_after(settler, table.draw({}), reading(table), start_s=0.0, for_s=0.5)

    for tick, light in enumerate((1.0, 0.93, 0.86, 0.8, 0.7)):
        frame = table.draw({}, light=light)
        assert settler.observe(frame, reading(table), 0.5 + tick / 10) is not None


def test_a_chip_put_down_starts_the_wait_again(table: PaintedTable) -> None:
    settler = Settler()
    settled_after(settler, table.draw({}), reading(table), start_s=0.0, for_s=0.5)
    frame = table.draw({"d6": ("white",)})

    assert settler.observe(frame, reading(table, "d6"), 0.6) is None


def test_frames_outvote_a_wild_one(table: PaintedTable) -> None:
    settler = Settler()
    frame = table.draw({})
    wild, right = reading(table, "d6"), reading(table)
    evidence = None
    for tick, seen in enumerate([right, right, wild, right, right, right]):
        evidence = settler.observe(frame, seen, tick / 10)

    assert evidence is not None
    assert best(evidence, "d6") == ()


def test_agreeing_frames_are_worth_more_than_one_but_not_without_end(
    table: PaintedTable,
) -> None:
    settler = Settler()
    frame = table.draw({})
    scores = []
    for tick in range(60):
        evidence = settler.observe(frame, reading(table), tick / 10)
        if evidence is not None:
            scores.append(evidence.log_likelihoods["d6"]["white",])

    assert scores[0] < -4.0
    assert min(scores) > -8.01


def test_trouble_is_never_quiet_and_starts_the_wait_again(table: PaintedTable) -> None:
    settler = Settler()
    frame = table.draw({})
    settled_after(settler, frame, reading(table), start_s=0.0, for_s=0.5)
    bumped = reading(table, trouble=TroubleKind.BUMPED)

    assert settler.observe(frame, bumped, 0.6) is None
    assert settler.observe(frame, reading(table), 0.7) is None
