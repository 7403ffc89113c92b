from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.common.view import Camera
from device.camera.heights import (
    FRAME_PX,
    LENSES,
    PIT_PX,
    PLANS,
    POINT_PX,
    TILTED_DEG,
    Lens,
    ProjectedBoard,
    heights,
    main,
    plan_of,
    table,
)
from device.config.settings import Settings
from device.ports import SettingsError
from vision.common.patches import HALF_SPACINGS, PATCH_PX

WIRING = Path(__file__).parents[3] / "docs/wiring.md"
IDS = [lens.name for lens in LENSES]


def camera(lens: Lens, height_mm: float, tilt_deg: float) -> Camera:
    """Return the camera that looks at the board's middle, as calibration models it."""
    tilt = np.radians(tilt_deg)
    away = height_mm / np.cos(tilt)
    eye = away * np.array([0.0, -np.sin(tilt), np.cos(tilt)])
    down = -eye / away
    right = np.array([1.0, 0.0, 0.0])
    turn = np.stack([right, np.cross(down, right), down])
    rvec, shift = cv2.Rodrigues(turn)[0].ravel(), -turn @ eye
    focal_px = lens.focal_mm * FRAME_PX[0] / lens.frame_mm[0]
    return Camera(
        image_size=FRAME_PX,
        focal_px=focal_px,
        k1=0.0,
        k2=0.0,
        rvec=(float(rvec[0]), float(rvec[1]), float(rvec[2])),
        tvec=(float(shift[0]), float(shift[1]), float(shift[2])),
    )


def slack_px(
    lens: Lens, plan: ProjectedBoard, height_mm: float, tilt_deg: float
) -> float:
    """Return how far the corners with their margin lie inside the picture."""
    x, y = plan.width_mm / 2 + plan.margin_mm, plan.depth_mm / 2 + plan.margin_mm
    corners = np.array([[i * x, j * y, 0.0] for i in (-1, 1) for j in (-1, 1)])
    seen = camera(lens, height_mm, tilt_deg).px_from_plan(corners)
    size = np.array(FRAME_PX)
    return float(np.minimum(seen + 0.5, size - 0.5 - seen).min())


@pytest.mark.parametrize("tilt_deg", [0.0, 15.0, TILTED_DEG])
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.told)
@pytest.mark.parametrize("lens", LENSES, ids=IDS)
def test_the_least_height_just_shows_the_board_with_its_margin(
    lens: Lens, plan: ProjectedBoard, tilt_deg: float
) -> None:
    least_mm = heights(lens, plan, tilt_deg).least_mm

    assert slack_px(lens, plan, least_mm, tilt_deg) == pytest.approx(0.0, abs=1e-6)
    assert slack_px(lens, plan, least_mm - 5.0, tilt_deg) < 0


@pytest.mark.parametrize("tilt_deg", [0.0, 15.0, TILTED_DEG])
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.told)
@pytest.mark.parametrize("lens", LENSES, ids=IDS)
def test_from_the_most_height_the_farthest_points_are_just_big_enough(
    lens: Lens, plan: ProjectedBoard, tilt_deg: float
) -> None:
    most_mm = heights(lens, plan, tilt_deg).most_mm
    far, step = plan.depth_mm / 2, plan.spacing_mm / 1000
    knots = np.array([[0.0, far, 0.0], [step, far, 0.0], [0.0, far + step, 0.0]])

    seen = camera(lens, most_mm, tilt_deg).px_from_plan(knots)
    across, along = np.linalg.norm(seen[1:] - seen[0], axis=1) * 1000

    assert min(across, along) == pytest.approx(plan.spacing_px, rel=1e-3)


def test_what_is_just_big_enough_fills_the_patch_that_is_read() -> None:
    assert POINT_PX >= PATCH_PX / (2 * HALF_SPACINGS)
    assert PIT_PX > POINT_PX


def test_a_wide_sensor_is_cut_to_the_shape_of_the_frames() -> None:
    shape = FRAME_PX[0] / FRAME_PX[1]

    for lens in LENSES:
        width, height = lens.frame_mm
        assert width / height == pytest.approx(shape, rel=1e-9)
        assert width <= lens.sensor_mm[0]
        assert height <= lens.sensor_mm[1]
    assert LENSES[0].frame_mm[0] == pytest.approx(4.84)


def test_fields_of_view_are_those_that_the_makers_give() -> None:
    given = {"Camera Module 3": 66.0, "Camera Module 2": 62.2}

    for lens in LENSES:
        if lens.name in given:
            half = np.arctan(lens.sensor_mm[0] / 2 / lens.focal_mm)
            assert np.degrees(2 * half) == pytest.approx(given[lens.name], abs=3.0)


def test_nothing_is_nearer_than_the_lens_sees_sharply() -> None:
    tiny = ProjectedBoard("a coin", 20, 20, 10)

    assert heights(LENSES[3], tiny).least_mm == LENSES[3].nearest_mm


def test_a_board_that_is_too_fine_for_a_lens_says_so() -> None:
    assert "too small" in table([ProjectedBoard("carpet", 3000, 3000, 20)])


def test_a_board_of_any_size_can_be_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["350", "120x420"])

    rows = capsys.readouterr().out.splitlines()
    assert [row.split("|")[1].strip() for row in rows[2:]] == ["350 mm", "120x420 mm"]
    assert (plan_of("120X420").width_mm, plan_of("120x420").depth_mm) == (420, 120)


@pytest.mark.parametrize("text", ["", "wide", "3x4x5", "-200", "40", "30.5"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="expected"):
        plan_of(text)


@pytest.mark.parametrize("tilt_deg", [-1.0, 61.0])
def test_a_camera_that_looks_along_the_table_is_refused(tilt_deg: float) -> None:
    with pytest.raises(ValueError, match="tilt from 0 to 60"):
        heights(LENSES[0], PLANS[0], tilt_deg)


def test_the_table_in_the_handbook_is_the_one_that_is_computed() -> None:
    assert table() in WIRING.read_text(), "print it again: device.camera.heights"


def test_the_handbook_wires_what_the_settings_say() -> None:
    text, settings = WIRING.read_text(), Settings()
    drawn = (WIRING.parent / "wiring.svg").read_text()

    for lamp, line in settings.lights.pins.items():
        assert f"| `{lamp}` | {line} | " in text
        assert f"GPIO {line}<" in drawn or f"GPIO {line} " in drawn
        assert f">{lamp}<" in drawn
    assert f"GPIO {settings.buttons.line}, pin 37" in text
    assert f"37 · GPIO {settings.buttons.line}<" in drawn
