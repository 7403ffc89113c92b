from itertools import pairwise

import pytest

from device.drawing.sheets import (
    MARGIN_MM,
    OVERLAP_MM,
    PAPERS,
    laid_out,
    largest_on_one,
    sheet_name,
)

NOWHERE: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("side", [60.0, 191.0, 370.0, 371.0, 800.0])
def test_sheets_show_all_and_no_more_than_they_can_bear(
    paper: str, side: float
) -> None:
    layout = laid_out((0.0, 0.0, side, side), paper, NOWHERE)

    for spans, length in zip(
        (layout.columns, layout.rows), layout.paper_mm, strict=True
    ):
        assert (spans[0].start_mm, spans[-1].end_mm) == (0.0, side)
        assert spans[-1].seam_mm is None
        for span in spans:
            assert 0 < span.end_mm - span.start_mm <= length - 2 * MARGIN_MM + 1e-6
        for here, there in pairwise(spans):
            assert here.seam_mm == there.start_mm
            assert here.end_mm == pytest.approx(there.start_mm + OVERLAP_MM)


@pytest.mark.parametrize(
    ("wide", "high", "count"),
    [(190.0, 277.0, 1), (277.0, 190.0, 1), (280.0, 280.0, 4), (544.0, 190.0, 2)],
)
def test_as_few_sheets_of_a4_as_can_be_are_used_upright_or_across(
    wide: float, high: float, count: int
) -> None:
    assert laid_out((0.0, 0.0, wide, high), "a4", NOWHERE).count == count


def test_a_seam_keeps_clear_of_a_line_in_the_middle() -> None:
    layout = laid_out((-150.0, -90.0, 150.0, 90.0), "a4", ([(0.0, 0.0)], []))

    (seam,) = [span.seam_mm for span in layout.columns if span.seam_mm is not None]
    assert abs(seam) == pytest.approx(8.0, abs=1.0)


def test_a_seam_keeps_clear_of_a_pit() -> None:
    pits = [(-24.0 + n, 24.0 + n) for n in (-200.0, -100.0, 0.0, 100.0, 200.0)]

    layout = laid_out((-230.0, -90.0, 230.0, 90.0), "a4", (pits, []))

    (seam,) = [span.seam_mm for span in layout.columns if span.seam_mm is not None]
    assert all(not low < seam < high for low, high in pits)


def test_sheets_are_named_in_reading_order() -> None:
    assert [sheet_name(row, column) for row in (0, 1) for column in (0, 1)] == [
        *("A1", "A2", "B1", "B2")
    ]


def test_what_is_largest_on_one_sheet_needs_one_sheet() -> None:
    scale = largest_on_one("letter", 300.0, 100.0, 6.0)

    wide, high = 300.0 * scale + 12.0, 100.0 * scale + 12.0
    assert laid_out((0.0, 0.0, wide, high), "letter", NOWHERE).count == 1
    assert laid_out((0.0, 0.0, wide + 1, high), "letter", NOWHERE).count == 2
