from typing import Any

import numpy as np
import pytest

from painter.table import PaintedTable
from rules.boards.table import BOARDS
from rules.core.evidence import Evidence
from tests.vision.test_reader import layout_of
from vision.chips.net import ChipNet
from vision.chips.stacks import StackGauge
from vision.reader import Reader
from vision.settle import Settler
from vision.teach import teach

HTJB = BOARDS["htjb"]
SIDES = ("white", "black", "red", "blue")
WOODS = ("maple", "oak", "beech", "walnut")


def stacked(seed: int) -> tuple[dict[str, tuple[str, ...]], dict[str, Any]]:
    """Return stacks of one to five chips by chance, and how they stand off."""
    rng = np.random.default_rng(seed)
    stacks = {
        name: tuple(SIDES[int(k)] for k in rng.integers(0, 4, int(rng.integers(1, 6))))
        for name in HTJB.names
        if rng.random() < 0.7
    }
    off = {name: tuple(map(float, rng.normal(0.0, 1.5, 2))) for name in stacks}
    return stacks, off


def shift_per_chip_mm(table: PaintedTable, site: str) -> float:
    """Return how far one more chip moves the top of a stack, as the camera sees it."""
    foot, top = (
        table.view.px_at_height(height)[site]
        for height in (0.0, table.chip_thickness_mm)
    )
    px_per_mm = np.hypot(
        *np.subtract(table.view.px_at_height()["a4"], table.view.px_at_height()["g4"])
    )
    return float(np.hypot(*np.subtract(top, foot))) / (float(px_per_mm) / 300.0)


@pytest.fixture(scope="module")
def confusion() -> dict[str, np.ndarray]:
    """Measure many simulated stacks with a gauge that has learned the chips."""
    rows: dict[str, list[float]] = {"true": [], "said": [], "cost": [], "shift": []}
    for seed in range(4):
        table = PaintedTable(
            HTJB, seed=seed, wood=WOODS[seed % 4], shadow=0.3 * (seed % 2)
        )
        stacks, off = stacked(seed)
        gauge = StackGauge(table.view, 5, table.chip_thickness_mm)
        before, aside = stacked(seed + 100)
        known = {HTJB.names.index(site): len(chips) for site, chips in before.items()}
        frame = table.draw(before, jitter_mm=aside)
        gauge.measure(frame, np.array(list(known)), 1.08 * table.chip_diameter_mm)
        for _ in range(2):
            gauge.learn(frame, known)
        sites = np.array([HTJB.names.index(site) for site in stacks])
        frame = table.draw(stacks, jitter_mm=off)
        told = gauge.measure(frame, sites, 1.08 * table.chip_diameter_mm)
        for (site, chips), each in zip(stacks.items(), told, strict=True):
            rows["true"].append(len(chips))
            rows["said"].append(int(each.argmax()) + 1)
            rows["cost"].append(-float(each[len(chips) - 1]))
            rows["shift"].append(shift_per_chip_mm(table, site))
    return {name: np.array(values) for name, values in rows.items()}


@pytest.mark.slow
def test_stacks_off_the_middle_are_mostly_told_apart(
    confusion: dict[str, np.ndarray],
) -> None:
    off_middle = confusion["shift"] > 2.0
    right = (confusion["true"] == confusion["said"])[off_middle]
    near = (abs(confusion["true"] - confusion["said"]) <= 1)[off_middle]

    assert off_middle.sum() > 30
    assert right.mean() > 0.7
    assert near.mean() > 0.93


@pytest.mark.slow
def test_no_height_is_ruled_out_against_the_truth(
    confusion: dict[str, np.ndarray],
) -> None:
    assert confusion["cost"].max() < 6.0
    assert confusion["cost"].mean() < 0.6


@pytest.mark.slow
def test_under_the_camera_little_is_claimed(confusion: dict[str, np.ndarray]) -> None:
    under = confusion["shift"] < 1.2
    away = confusion["shift"] > 3.0

    assert confusion["cost"][under].mean() < 1.5
    assert confusion["cost"][away].mean() < confusion["cost"][under].mean() + 0.5


@pytest.mark.slow
def test_thickness_is_learned_from_single_chips() -> None:
    table, net = PaintedTable(HTJB, seed=3, wood="oak"), ChipNet()
    frame = table.draw({"a7": ("white",), "g7": ("black",), "a1": ("white",)})

    chips = teach(
        frame, table.view, {"white": ["a7", "a1"], "black": ["g7"]}, net
    ).chips

    assert chips.thickness_mm == pytest.approx(table.chip_thickness_mm, rel=0.3)


@pytest.mark.slow
def test_confirmed_stacks_teach_how_thick_chips_are() -> None:
    table = PaintedTable(HTJB, seed=2)
    stacks, off = stacked(2)
    gauge = StackGauge(table.view, 5)
    known = {HTJB.names.index(site): len(chips) for site, chips in stacks.items()}
    frame = table.draw(stacks, jitter_mm=off)
    gauge.measure(frame, np.array(list(known)), 1.05 * table.chip_diameter_mm)

    for _ in range(4):
        gauge.learn(frame, known)

    assert gauge.thickness_mm == pytest.approx(table.chip_thickness_mm, rel=0.15)


def test_a_stack_that_stands_long_teaches_no_more_than_at_first() -> None:
    table, stacks = PaintedTable(HTJB, seed=6), {"a7": ("white",) * 2, "g1": ("black",)}
    rows = {HTJB.names.index(site): len(chips) for site, chips in stacks.items()}
    gauge = StackGauge(table.view, 5)
    frame = table.draw(stacks)
    gauge.measure(frame, np.array(list(rows)), 1.05 * table.chip_diameter_mm)
    gauge.learn(frame, rows)
    at_first = gauge.thickness_mm

    for _ in range(3):
        gauge.learn(frame, rows)

    assert gauge.thickness_mm == pytest.approx(at_first, rel=0.005)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_top_chips_colour_is_read_on_every_height(seed: int) -> None:
    table, net = PaintedTable(HTJB, seed=seed, wood=WOODS[seed]), ChipNet()
    stacks, off = stacked(seed)

    reader = Reader(table.view, sides=SIDES, net=net, max_height=5)
    reading = reader.read(table.draw(stacks, jitter_mm=off))

    tops = {site: chips[-1:] for site, chips in stacks.items()}
    assert layout_of(reading) == tops
    assert set(reading.evidence.heights) == set(stacks)
    assert all(len(told) == 5 for told in reading.evidence.heights.values())
    assert all(max(told) == 0.0 for told in reading.evidence.heights.values())


def test_one_more_chip_on_a_stack_is_seen() -> None:
    table, net = PaintedTable(HTJB, seed=4), ChipNet()
    chips = teach(
        table.draw({"a7": ("white",), "g7": ("black",), "a1": ("white",)}),
        table.view,
        {"white": ["a7", "a1"], "black": ["g7"]},
        net,
    ).chips
    reader = Reader(table.view, chips=chips, net=net, max_height=5)
    low, high = (
        reader.read(table.draw({"d7": ("white",) * n, "a4": ("black",) * n}))
        for n in (2, 4)
    )

    for site in ("d7", "a4"):
        before, after = (reading.evidence.heights[site] for reading in (low, high))
        assert before[1] - before[3] > after[1] - after[3]


@pytest.mark.slow
def test_without_stacks_nothing_is_said_of_heights() -> None:
    table = PaintedTable(HTJB, seed=1)

    reading = Reader(table.view).read(table.draw({"a7": ("white",)}))

    assert reading.evidence.heights == {}


@pytest.mark.slow
def test_a_quiet_board_keeps_the_heights() -> None:
    table = PaintedTable(HTJB, seed=1)
    reader, settler = Reader(table.view, max_height=3), Settler(hold_s=0.2)
    settled: Evidence | None = None
    for n in range(6):
        frame = table.draw({"a7": ("white", "black")})
        settled = settler.observe(frame, reader.read(frame), n / 10)

    assert settled is not None
    assert set(settled.heights) == {"a7"}


@pytest.mark.slow
def test_stacks_are_drawn_alike_each_time() -> None:
    stacks, off = stacked(5)
    one, two = (
        PaintedTable(HTJB, seed=5).draw(stacks, jitter_mm=off) for _ in range(2)
    )

    assert (one == two).all()
