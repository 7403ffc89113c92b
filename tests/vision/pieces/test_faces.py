"""Discs are told by what is written on them, however they are turned."""

from collections.abc import Mapping

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.common.view import Camera, View
from rules.boards.table import find_board
from rules.core.faces import mistaken, swapped
from rules.core.pieces import Piece
from vision.pieces.face_reader import FaceReader
from vision.pieces.net import MASK_PX, PieceLook

RADIUS_MM = 16.0
START = {
    f"{file}{rank}": Piece.of(side, kind)
    for side, rank in (("red", 1), ("black", 10))
    for file, kind in zip("abcdefghi", "RHEAKAEHR", strict=True)
}


class DiscsEverywhere:
    """A network that sees a disc at every site."""

    def look(self, patches: NDArray[np.uint8], lean: NDArray[np.float32]) -> PieceLook:
        at = (np.arange(MASK_PX) + 0.5) / MASK_PX * 2 - 1
        disc = np.hypot(at[:, None], at) < 0.45
        log_probs = np.log(np.array([0.01, 0.98, 0.01], np.float32))
        return PieceLook(
            log_probs=np.tile(log_probs, (len(patches), 1)),
            mask=np.tile(disc.astype(np.float32), (len(patches), 1, 1)),
        )


def view() -> View:
    board = find_board("xiangqi9x10")
    return View(
        board=board,
        camera=Camera(
            image_size=(720, 800),
            focal_px=900.0,
            k1=0.0,
            k2=0.0,
            rvec=(np.pi, 0.0, 0.0),
            tvec=(0.0, 0.0, 540.0),
        ),
        sites_mm=dict(board.plan_mm),
        rms_px=0.0,
        confidence=1.0,
    )


def drawn(
    pieces: Mapping[str, Piece], seed: int, *, written: bool = True
) -> NDArray[np.uint8]:
    """Return discs a little off their sites, turned by chance, in some light."""
    rng = np.random.default_rng(seed)
    table = view()
    image = np.full((800, 720, 3), (120, 160, 190), np.uint8)
    step = float(np.diff([table.px_at_height()[site][0] for site in ("a1", "b1")])[0])
    half = round(RADIUS_MM * 900 / 540)
    for site, piece in pieces.items():
        tile = np.full((2 * half + 1, 2 * half + 1, 3), (150, 200, 225), np.uint8)
        if written:
            ink = (30, 30, 170) if piece.side == "red" else (20, 20, 20)
            at = (half - 11, half + 11)
            cv2.putText(tile, piece.kind, at, 0, 1.0, ink, 3, cv2.LINE_AA)
        turn = cv2.getRotationMatrix2D((half, half), float(rng.uniform(0, 360)), 1)
        tile = cv2.warpAffine(
            tile, turn, tile.shape[:2], borderMode=cv2.BORDER_REPLICATE
        )
        x, y = np.round(table.px_at_height()[site] + rng.normal(0, 0.02, 2) * step)
        there = image[int(y) - half :, int(x) - half :][: len(tile), : len(tile)]
        cv2.circle(
            mask := np.zeros(tile.shape[:2], np.uint8), (half, half), half, 1, -1
        )
        there[mask > 0] = tile[mask > 0]
    noisy = image * rng.uniform(0.5, 1.0) + rng.normal(0, 3.0, image.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def taught() -> FaceReader:
    """Return a reader that saw the start position once."""
    reader = FaceReader(None, DiscsEverywhere())
    reader.learn(drawn(START, 0), view(), {s: (p,) for s, p in START.items()})
    return reader


def test_one_picture_teaches_which_disc_is_which_at_any_turn() -> None:
    there = dict(zip(START, reversed(START.values()), strict=True))

    faces = taught().read(drawn(there, 1), view(), list(there))

    for site, piece in there.items():
        chances = {
            kind: chance
            for kind, chance in faces[site].items()
            if kind.side == piece.side
        }
        assert max(chances, key=lambda kind: chances[kind]) == piece
    assert mistaken(faces, there) == ()


def test_two_swapped_discs_are_found() -> None:
    there = {**START, "b1": START["c1"], "c1": START["b1"]}

    faces = taught().read(drawn(there, 2), view(), ["a1", "b1", "c1", "h1"])

    assert swapped(mistaken(faces, START)) == (("b1", "c1"),)


def test_a_disc_that_was_never_taught_is_like_none() -> None:
    there = {**START, "e1": Piece("red:8")}

    faces = taught().read(drawn(there, 3), view(), ["e1"])

    assert max(c for kind, c in faces["e1"].items() if kind.side == "red") < np.log(0.6)


def test_a_piece_that_comes_later_is_learned_then() -> None:
    reader, crowned = taught(), {"e5": Piece("red:S")}
    reader.learn(drawn(crowned, 4), view(), {s: (p,) for s, p in crowned.items()})

    faces = reader.read(drawn(crowned, 5), view(), ["e5"])

    assert faces["e5"][Piece("red:S")] == pytest.approx(0.0, abs=0.1)


def test_nobody_asked_about_is_told_of() -> None:
    assert taught().read(drawn(START, 7), view(), []) == {}


def test_faces_on_which_nothing_is_written_tell_nothing() -> None:
    reader = FaceReader(None, DiscsEverywhere())
    reader.learn(
        drawn(START, 6, written=False), view(), {s: (p,) for s, p in START.items()}
    )

    assert reader.read(drawn(START, 7), view(), list(START)) == {}
