"""No input of the eyes ends a game: no places, a single one, or absurd ones."""

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from calibration.common.log_intensity import tones_at
from calibration.common.pose import camera_from, project
from calibration.common.sampling import sampled
from calibration.common.view import View
from painter.table import PaintedTable
from rules.boards.table import BOARDS, find_board
from rules.core.board import BoardKind
from rules.core.evidence import Evidence
from rules.core.pieces import Piece
from vision.common.patches import PatchCutter, PatchSampler, knots_mm
from vision.common.reading import Reading
from vision.common.thumbnail import board_thumbnail
from vision.kinds import net_for, sight_of
from vision.pieces.face_reader import FaceReader
from vision.pieces.net import MASK_PX, PieceLook, PieceNet
from vision.pieces.rotation import likeness, unrolled
from vision.pieces.tops import cut_tops, seen_pieces
from vision.reader import Reader
from vision.seeds.counting import SeedCounter, cut_pits
from vision.settle import Settler

Places = NDArray[np.float64]

ROOT = Path(__file__).parents[2]
ONE_OF_EACH = [next(b for b in BOARDS if find_board(b).kind is k) for k in BoardKind]
PICTURE = np.random.default_rng(1).integers(0, 256, (90, 120, 3), np.uint8)
GREY = np.zeros((9, 12), np.float32)
VIEW = PaintedTable(find_board("xiangqi9x10"), seed=1).view
ABSURD = (0.0, -1.0, 1e-300, 1e9, -1e300, np.inf, -np.inf, np.nan)

numbers = st.sampled_from(ABSURD) | st.floats(width=64)
places = st.lists(st.tuples(numbers, numbers), max_size=3).map(
    lambda rows: np.array(rows, float).reshape(-1, 2)
)


def seen_through(view: View) -> View:
    """Return the view as if its camera took pictures of the size of `PICTURE`."""
    return replace(view, camera=replace(view.camera, image_size=PICTURE.shape[1::-1]))


STAGES: dict[str, Callable[[Places], NDArray[np.generic]]] = {
    "camera": lambda at: VIEW.camera.px_from_plan(np.column_stack([at, at[:, :1]])),
    "view": VIEW.px_on_board,
    "pose": lambda at: project(camera_from(VIEW), at, (120, 90)),
    "tones": lambda at: tones_at(GREY, at[None])[0],
    "samples": lambda at: sampled(GREY, *at.astype(np.float32).T[..., None])[:, 0],
    "knots": lambda at: knots_mm(at, 5.0),
    "patches": lambda at: PatchSampler(VIEW.px_on_board(knots_mm(at, 5.0)), 16).sample(
        PICTURE
    ),
    "cutter": lambda at: PatchCutter(VIEW).cut_at(PICTURE, at),
    "tops": lambda at: cut_tops(PICTURE, VIEW, at, 16.0),
    "pits": lambda at: cut_pits(PICTURE, VIEW.px_on_board(knots_mm(at, 5.0))),
}


@pytest.mark.filterwarnings("ignore:overflow encountered in cast")
@pytest.mark.filterwarnings("ignore:invalid value encountered in multiply")
@pytest.mark.parametrize("name", STAGES)
@given(at=places)
@settings(max_examples=60, deadline=None)
def test_places_of_any_number_are_projected_and_sampled(name: str, at: Places) -> None:
    assert len(STAGES[name](at)) == len(at)


def test_opencv_projects_and_samples_behind_one_door() -> None:
    """A caller elsewhere would forget the behaviour for empty arrays of places."""
    doors = {
        "remap": "calibration/common/sampling.py",
        "projectPoints": "calibration/common/view.py",
        "perspectiveTransform": "calibration/common/grain.py",
    }
    for package in ("calibration", "vision", "device"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr in doors:
                    assert path.relative_to(ROOT).as_posix() == doors[node.attr]


class NothingThere:
    """A network that sees no piece anywhere."""

    def look(self, patches: NDArray[np.uint8], lean: NDArray[np.float32]) -> PieceLook:
        log_probs = np.log(np.array([0.98, 0.01, 0.01], np.float32))
        return PieceLook(
            log_probs=np.tile(log_probs, (len(patches), 1)),
            mask=np.zeros((len(patches), MASK_PX, MASK_PX), np.float32),
        )


SET = {
    site: (str(Piece.of("red", kind)),)
    for site, kind in zip(("a1", "b1", "c1", "d1", "e1"), "RHEAK", strict=True)
}


def test_faces_are_learned_from_a_picture_in_which_no_top_is_found() -> None:
    """A game of Xiangqi ended so: the first picture, or the first with a new piece."""
    blank = np.full(
        (VIEW.camera.image_size[1], VIEW.camera.image_size[0], 3), 90, np.uint8
    )
    reader = FaceReader(None, NothingThere())

    reader.learn(blank, VIEW, SET)

    assert reader.book is None  # the next picture may teach it
    assert reader.read(blank, VIEW, ["a1"]) == {}


def test_no_tops_are_unrolled_and_compared() -> None:
    none = unrolled(np.zeros((0, 64, 64), np.float32))

    assert likeness(
        none, unrolled(np.ones((2, 64, 64), np.float32), middles=1)
    ).shape == (0, 2)


def test_networks_look_at_no_patches() -> None:
    patches = np.zeros((0, 32, 32, 3), np.uint8)

    for board in map(find_board, ONE_OF_EACH):
        net = net_for(board)
        look = (
            net.look(patches, np.zeros((0, 2), np.float32))
            if isinstance(net, PieceNet)
            else net.look(patches)  # type: ignore[call-arg]  # a network of chips
        )
        assert look.log_probs.shape == (0, 3)
    assert len(SeedCounter().count(np.zeros((0, 80, 80, 3), np.uint8))) == 0
    assert len(seen_pieces(PICTURE, seen_through(VIEW), [], NothingThere()).odds) == 0


def pictures(view: View) -> list[NDArray[np.uint8]]:
    """Return black, white and noise, of the size that the view's camera takes."""
    wide, high = view.camera.image_size
    noise = np.random.default_rng(2).integers(0, 256, (high, wide, 3), np.uint8)
    return [np.zeros_like(noise), np.full_like(noise, 255), noise]


def moved_by(view: View, how: float) -> View:
    x, y, z = view.camera.tvec
    return replace(view, camera=replace(view.camera, tvec=(x + how, y, z)))


@pytest.mark.parametrize("how", [0.0, 1e4, 1e300, np.nan])
@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_any_picture_is_read_settled_and_learned_from(name: str, how: float) -> None:
    view = moved_by(PaintedTable(find_board(name), seed=1).view, how)
    reader, settler = Reader(view), Settler(0.0)
    site = view.board.names[0]
    for number, picture in enumerate(pictures(view)):
        reading = reader.read(picture)
        settler.observe(picture, reading, number * 10.0)
        reader.look_through(picture, view)
        for contents in (
            {},
            {site: ()},
            {site: ("white",)},
            dict.fromkeys(view.board.names, ("white",)),
        ):
            reader.confirm(contents)
        reader.faces([])
        reader.faces([site])
        reader.stirred()


@pytest.mark.parametrize("odds", [0.0, -np.inf, np.nan, 1e300])
def test_any_evidence_settles(odds: float) -> None:
    settler = Settler(0.0)
    seen = [{}, {"a1": {(): odds}}]
    for number, told in enumerate(seen * 2):
        evidence = Evidence(told, frozenset())
        reading = Reading(evidence=evidence, confidence={}, view=VIEW, trouble=None)
        settler.observe(pictures(VIEW)[0], reading, number * 1.0)


@pytest.mark.parametrize("how", [1e4, -1e300, np.inf, np.nan])
def test_a_board_out_of_the_picture_has_a_thumbnail(how: float) -> None:
    view = moved_by(VIEW, how)

    around_mm = sight_of(view.board).surroundings(view)

    small = board_thumbnail(pictures(VIEW)[2], view.px_on_board(around_mm))

    assert np.isfinite(small).all()
