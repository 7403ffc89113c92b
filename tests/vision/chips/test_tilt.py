from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.common.view import View
from device.doctor.sight import heights
from painter.table import PaintedTable
from rules.boards.table import BOARDS
from rules.catalogue import find_game
from vision.chips.tilt import blind_part, looks_straight_down, needs_heights


def tilted(degrees: float) -> View:
    """Return a view of a board from a camera that leans so far towards south."""
    view = PaintedTable(BOARDS["htjb"], seed=1).view
    away = np.linalg.norm(view.camera.tvec)
    lean = cv2.Rodrigues(np.deg2rad([degrees, 0.0, 0.0]))[0]
    turn = lean @ np.diag([1.0, -1.0, -1.0])
    rvec = cv2.Rodrigues(turn)[0].ravel()
    tvec = turn @ (-turn.T @ [0.0, 0.0, away])
    camera = replace(view.camera, rvec=tuple(rvec), tvec=tuple(tvec))
    return replace(view, camera=camera)


def test_the_more_a_camera_leans_the_fewer_sites_hide_their_heights() -> None:
    hidden = [blind_part(tilted(degrees)) for degrees in (0.0, 8.0, 25.0)]

    assert hidden == sorted(hidden, reverse=True)
    assert hidden[0] > 0.3
    assert hidden[-1] < 0.1


def test_thicker_chips_are_told_from_steeper_above() -> None:
    assert blind_part(tilted(4.0), 10.0) < blind_part(tilted(4.0), 3.0)


def test_doctor_says_how_to_see_heights() -> None:
    straight, leaning = heights(tilted(0.0)), heights(tilted(25.0))

    assert looks_straight_down(tilted(0.0))
    assert straight.mend is not None
    assert "degrees" in straight.mend
    assert leaning.mend is None
    assert "of the sites" in leaning.told


@pytest.mark.parametrize(
    ("game", "needed"),
    [("stack", True), ("achi", False), ("croda", False), ("oware", False)],
)
def test_only_games_of_high_stacks_need_heights(game: str, needed: bool) -> None:
    assert needs_heights(find_game(game)) is needed
