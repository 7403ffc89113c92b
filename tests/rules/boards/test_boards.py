"""Sites of the board on the table that a game uses."""

from pathlib import Path

import pytest

from rules.boards.table import BOARDS, find_board, sites_on
from rules.core.errors import DefinitionError, UnknownBoardError
from rules.games.lines.record import CountedLines, rows_of_three

README = Path(__file__).parents[3] / "README.md"


def test_the_readme_names_every_board() -> None:
    told = README.read_text(encoding="utf-8")

    assert [board for board in BOARDS if f"`{board}`" not in told] == []


@pytest.mark.parametrize(
    ("board", "sites", "segments", "rows"),
    [
        ("htjb", 25, 48, None),
        ("morris9", 24, 32, 16),
        ("morabaraba", 24, 40, 20),
        ("morris6", 16, 20, 8),
        ("morris3", 9, 16, 8),
    ],
)
def test_a_board_has_as_many_sites_lines_and_rows_as_its_rulebook_says(
    board: str, sites: int, segments: int, rows: int | None
) -> None:
    found = BOARDS[board]

    assert (len(found.sites), len(found.segments)) == (sites, segments)
    if rows is not None:
        assert len(rows_of_three(found, CountedLines.DRAWN)) == rows


def test_achi_counts_the_rows_across_and_down() -> None:
    assert len(rows_of_three(BOARDS["morris3"], CountedLines.ORTHOGONAL)) == 6


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("morris9", "htjb"),
        ("morabaraba", "htjb"),
        ("morris9", "morabaraba"),
        ("morris6", "morris7"),
        ("morris3", "morris3"),
    ],
)
def test_sites_of_the_same_name_are_the_same(game: str, table: str) -> None:
    placed = sites_on(BOARDS[game], BOARDS[table])

    assert dict(placed) == {name: name for name in BOARDS[game].names}


def test_three_in_a_row_are_played_on_the_outer_square_and_the_centre() -> None:
    placed = sites_on(BOARDS["morris3"], BOARDS["htjb"])

    assert " ".join(placed.values()) == "a7 d7 g7 a4 d4 g4 a1 d1 g1"
    assert placed["b2"] == "d4"


def test_two_squares_are_the_outer_two_of_three() -> None:
    placed = sites_on(BOARDS["morris6"], BOARDS["morris9"])

    assert placed["c5"] == "d7"
    assert placed["d2"] == "f2"
    assert not set(placed.values()) & {"c5", "d5", "e5", "c4", "e4", "c3", "d3", "e3"}


@pytest.mark.parametrize(
    ("game", "table", "lacking"),
    [
        ("morabaraba", "morris9", "a7-b6"),
        ("morris3", "morabaraba", "b2"),
        ("morris9", "morris6", "c5"),
        ("morris3", "morris7", "a3-b2"),
    ],
)
def test_a_board_that_lacks_sites_or_lines_is_refused(
    game: str, table: str, lacking: str
) -> None:
    with pytest.raises(DefinitionError, match=f"{game}.*{table}.*{lacking}"):
        sites_on(BOARDS[game], BOARDS[table])


@pytest.mark.parametrize("name", BOARDS)
def test_no_drawn_line_passes_over_a_site(name: str) -> None:
    plan = {site: complex(*at) for site, at in BOARDS[name].plan_mm.items()}

    for here, there in BOARDS[name].segments:
        way = plan[there] - plan[here]
        parts = [(at - plan[here]) / way for at in plan.values()]
        on_it = [one for one in parts if abs(one.imag) < 1e-9 and 0 <= one.real <= 1]
        assert len(on_it) == 2, f"{here}-{there}"


def test_an_unknown_board_is_answered_with_near_names() -> None:
    with pytest.raises(UnknownBoardError, match="morabaraba"):
        find_board("morabarba")
