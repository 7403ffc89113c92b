"""Boards of squares and grids: their sites, neighbours, corners and drawing."""

import re
from collections import Counter
from typing import Any

import pytest

from rules.boards.lattice import Surface, grid, squares
from rules.boards.table import BOARDS, find_board
from rules.core.board import Board, BoardKind
from rules.core.drawing import Edge, Fill
from rules.core.errors import DefinitionError

LATTICES = [board for board in BOARDS.values() if board.lattice]


@pytest.mark.parametrize(
    ("board", "sites", "segments"),
    [
        ("squares6", 36, 60),
        ("squares8", 64, 112),
        ("squares10", 100, 180),
        ("squares10x8", 80, 142),
        ("othello8", 64, 112),
        ("congo7", 49, 84),
        ("focus8", 52, 88),
        ("go9", 81, 144),
        ("go13", 169, 312),
        ("go15", 225, 420),
        ("go19", 361, 684),
        ("xiangqi9x10", 90, 161 + 2 * 4),
        ("fanorona9x5", 45, 76 + 32),
        ("fanorona5x5", 25, 40 + 16),
    ],
)
def test_a_board_has_as_many_sites_and_neighbours_as_it_should(
    board: str, sites: int, segments: int
) -> None:
    found = find_board(board)

    assert (len(set(found.names)), len(found.segments)) == (sites, segments)
    assert len({frozenset(pair) for pair in found.segments}) == segments


@pytest.mark.parametrize(
    ("board", "corners"),
    [
        ("squares8", "a8 h8 h1 a1"),
        ("squares10x8", "a8 j8 j1 a1"),
        ("fanorona9x5", "a5 i5 i1 a1"),
        ("xiangqi9x10", "a10 i10 i1 a1"),
        ("go19", "a19 s19 s1 a1"),
        ("focus8", "a8 h8 h1 a1"),
        ("htjb", "a7 g7 g1 a1"),
        ("morris3", "a3 c3 c1 a1"),
        ("trio", "b6 f6 f2 b2"),
        ("mancala_2x6", "N6 N1 S6 S1"),
        ("mancala_4x7", "A1 A7 D7 D1"),
    ],
)
def test_corners_go_round_from_the_north_west(board: str, corners: str) -> None:
    found = find_board(board)

    north_west, north_east, south_east, south_west = found.corners
    assert " ".join(corner.name for corner in found.corners) == corners
    assert north_west.x_mm == south_west.x_mm < north_east.x_mm == south_east.x_mm
    assert north_west.y_mm == north_east.y_mm > south_east.y_mm == south_west.y_mm
    assert (north_west.x_mm, north_west.y_mm) == (-south_east.x_mm, -south_east.y_mm)


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)
def test_corners_that_are_sites_lie_where_the_sites_lie(board: Board) -> None:
    for corner in board.corners:
        at = board.plan_mm.get(corner.name)
        assert at in (None, (corner.x_mm, corner.y_mm))


@pytest.mark.parametrize("board", LATTICES, ids=lambda board: board.id)
def test_names_are_files_from_the_west_and_ranks_from_the_south(board: Board) -> None:
    assert board.lattice is not None
    for name, (file, rank) in board.lattice.places.items():
        assert name == "abcdefghijklmnopqrs"[file - 1] + str(rank)
        assert board.lattice.names[file, rank] == name
    assert tuple(board.lattice.places) == board.names
    assert sorted(board.names, key=lambda name: board.lattice.places[name]) == sorted(
        board.names, key=lambda name: board.plan_mm[name]
    )


def test_squares_that_are_cut_off_are_no_sites() -> None:
    focus = find_board("focus8")

    assert focus.lattice is not None
    lacking = {
        (file, rank) for file in range(1, 9) for rank in range(1, 9)
    } - focus.lattice.names.keys()
    assert lacking == {
        *((1, 1), (2, 1), (1, 2), (8, 1), (7, 1), (8, 2)),
        *((1, 8), (2, 8), (1, 7), (8, 8), (7, 8), (8, 7)),
    }
    assert not {"a1", "b1", "a2", "h7", "g8"} & set(focus.names)


def test_the_square_at_the_left_hand_of_a_player_is_dark() -> None:
    board = find_board("squares8")
    fills = {patch.middle: patch.fill for patch in board.drawing.patches}

    assert fills[board.plan_mm["a1"]] is fills[board.plan_mm["h8"]] is Fill.DARK
    assert fills[board.plan_mm["h1"]] is Fill.LIGHT
    assert Counter(fills.values()) == {Fill.LIGHT: 32, Fill.DARK: 32}


def test_congo_has_a_river_and_two_castles() -> None:
    board = find_board("congo7")
    fills = {patch.middle: patch.fill for patch in board.drawing.patches}

    def filled(fill: Fill) -> set[str]:
        return {name for name, at in board.plan_mm.items() if fills[at] is fill}

    assert filled(Fill.RIVER) == {f"{file}4" for file in "abcdefg"}
    assert filled(Fill.CASTLE) == {
        f"{file}{rank}" for file in "cde" for rank in (1, 2, 3, 5, 6, 7)
    }


def test_diagonals_alternate_from_the_corners() -> None:
    pairs = {frozenset(pair) for pair in find_board("fanorona9x5").segments}

    assert {"a1", "b2"} in pairs
    assert {"e3", "d4"} in pairs
    assert {"e3", "f4"} in pairs
    assert {"a2", "b3"} not in pairs
    assert {"b1", "a2"} not in pairs


def test_only_the_palaces_of_xiangqi_have_diagonals() -> None:
    board = find_board("xiangqi9x10")
    plan = board.plan_mm
    slanted = {
        frozenset(pair)
        for pair in board.segments
        if plan[pair[0]][0] != plan[pair[1]][0] and plan[pair[0]][1] != plan[pair[1]][1]
    }

    palaces = [("e2", ("d1", "f1", "d3", "f3")), ("e9", ("d8", "f8", "d10", "f10"))]
    assert slanted == {
        frozenset((middle, corner)) for middle, corners in palaces for corner in corners
    }
    assert ("e6", "e5") in board.segments


def test_files_are_not_drawn_across_the_river_but_at_the_edges() -> None:
    board = find_board("xiangqi9x10")
    plan = board.plan_mm
    across = {
        line.path
        for line in board.drawing.lines
        if min(y for _, y in line.path) < 0 < max(y for _, y in line.path)
        and len(line.path) == 2
    }

    assert across == {
        (plan["a1"], plan["a10"]),
        (plan["i1"], plan["i10"]),
    }


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)
def test_everything_that_is_drawn_lies_on_the_board(board: Board) -> None:
    drawing, margin = board.drawing, board.spacing_mm
    east = max(site.x_mm for site in board.sites) + margin / 2 + 1e-9
    north = max(site.y_mm for site in board.sites) + margin / 2 + 1e-9
    places = [at for line in drawing.lines for at in line.path]
    places += [dot.middle for dot in drawing.dots]
    places += [pit.middle for pit in drawing.pits]
    places += [patch.middle for patch in drawing.patches]

    assert places
    assert all(abs(x) <= east and abs(y) <= north for x, y in places)
    assert {pit.site for pit in drawing.pits} in (set(), set(board.names))
    assert len({label.text for label in drawing.labels}) == len(drawing.labels)


def test_files_and_ranks_are_written_at_the_rims() -> None:
    written = Counter(
        (label.edge, label.text) for label in find_board("focus8").drawing.labels
    )

    assert written == Counter(
        [
            *((Edge.SOUTH, file) for file in "abcdefgh"),
            *((Edge.WEST, str(rank)) for rank in range(1, 9)),
        ]
    )


@pytest.mark.parametrize(
    ("board", "stars"), [("go9", 5), ("go13", 5), ("go15", 5), ("go19", 9)]
)
def test_star_points_lie_on_points_alike_on_all_sides(board: str, stars: int) -> None:
    found = find_board(board)
    drawn = {dot.middle for dot in found.drawing.dots}

    assert len(drawn) == stars
    assert drawn <= set(found.plan_mm.values())
    assert drawn == {(-x, y) for x, y in drawn} == {(x, -y) for x, y in drawn}


def test_a_board_is_one_call() -> None:
    made = squares(board_id="tiny", title="Tiny", files=3, ranks=2, spacing_mm=40.0)
    lines = grid(board_id="few", title="Few", files=3, ranks=2, spacing_mm=(20.0, 30.0))

    assert made.names == lines.names == ("a2", "b2", "c2", "a1", "b1", "c1")
    assert (made.kind, lines.kind) == (BoardKind.SQUARES, BoardKind.GRID)
    assert made.plan_mm["a2"] == (-40.0, 20.0)
    assert lines.plan_mm["c1"] == (20.0, -15.0)
    assert lines.spacing_mm == 20.0


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ({"castles": (("e6", "c4"),)}, "from the south-western .* not ('e6', 'c4')"),
        ({"castles": (("c6", "e4"),)}, "from the south-western .* not ('c6', 'e4')"),
        ({"castles": (("d9", "d9"),)}, "castles should name sites .* not 'd9'"),
        ({"castles": ("d4", "d4")}, "castles should be pairs, .* not 'd4'"),
        ({"castles": (("a1", "b2"),), "cut": 1}, "castles should name .* not 'a1'"),
        ({"dots": ((8, 2),)}, "dots should be (1 to 7, 1 to 7), not (8, 2)"),
        ({"dots": ("b2",)}, "dots should be (1 to 7, 1 to 7), not 'b2'"),
        ({"cut": 5}, "cut should be 0 to 3, not 5"),
        ({"without": ("a8",)}, "without should name sites of the board, not 'a8'"),
        ({"river": 8}, "river should be 1 to 7, not 8"),
        ({"surface": "felt"}, "surface should be a Surface, not 'felt'"),
        ({"files": 20}, "files should be 1 to 19, not 20"),
        ({"ranks": 20}, "ranks should be 1 to 19, not 20"),
    ],
)
def test_a_fact_that_no_board_of_squares_can_have_is_refused(
    facts: dict[str, Any], complaint: str
) -> None:
    plain = {"files": 7, "ranks": 7, "spacing_mm": 40.0}

    with pytest.raises(DefinitionError, match=rf"hall: .*{refused(complaint)}"):
        squares(board_id="hall", title="Hall", **{**plain, **facts})


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ({"castles": (("f3", "d1"),)}, "from the south-western .* not ('f3', 'd1')"),
        ({"stars": ("d4", "h4")}, "stars should name sites of the board, not 'h4'"),
        ({"marks": ("d0",)}, "marks should name sites of the board, not 'd0'"),
        ({"river": 7}, "river should be 1 to 6, not 7"),
    ],
)
def test_a_fact_that_no_grid_can_have_is_refused(
    facts: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(DefinitionError, match=rf"hall: .*{refused(complaint)}"):
        grid(board_id="hall", title="Hall", files=7, ranks=7, spacing_mm=40.0, **facts)


def refused(complaint: str) -> str:
    """Return a pattern for what is said; ``.*`` stands for anything."""
    return ".*".join(map(re.escape, complaint.split(".*")))


def test_single_squares_can_be_missing() -> None:
    made = squares(
        board_id="hall",
        title="Hall",
        files=7,
        ranks=7,
        spacing_mm=40.0,
        without=("a1", "g7"),
    )

    assert len(made.names) == 47
    assert not {"a1", "g7"} & {
        *made.names,
        *(name for s in made.segments for name in s),
    }
    assert {"a7", "g1"} < set(made.names)
    assert len(made.drawing.patches) == 47


def test_squares_are_parted_by_lines_but_for_light_and_dark_ones() -> None:
    made = squares(
        board_id="hall",
        title="Hall",
        files=3,
        ranks=3,
        spacing_mm=40.0,
        surface=Surface.PLAIN,
        castles=(("b2", "b2"),),
    )
    chess = find_board("squares8")

    assert {line.path for line in made.drawing.lines} == {
        *(((x, -60.0), (x, 60.0)) for x in (-60.0, -20.0, 20.0, 60.0)),
        *(((-60.0, y), (60.0, y)) for y in (-60.0, -20.0, 20.0, 60.0)),
    }
    assert len(chess.drawing.lines) == 4
