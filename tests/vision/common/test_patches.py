import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.view import Camera, View
from rules.boards.table import find_board
from vision.common.patches import PATCH_PX, PatchCutter, fitted_spacing_mm


def tilted_view(
    image_size: tuple[int, int] = (960, 720), tilt: float = 0.35, k1: float = -0.06
) -> View:
    board = find_board("morris9")
    rotation = cv2.Rodrigues(np.array([np.pi + tilt, 0.0, 0.0]))[0]
    rotation = rotation @ cv2.Rodrigues(np.array([0.0, 0.0, 0.2]))[0]
    rvec = cv2.Rodrigues(rotation)[0].ravel()
    camera = Camera(
        image_size=image_size,
        focal_px=0.74 * image_size[0],
        k1=k1,
        k2=0.0,
        rvec=(float(rvec[0]), float(rvec[1]), float(rvec[2])),
        tvec=(5.0, -8.0, 620.0),
    )
    return View(
        board=board, camera=camera, sites_mm=board.plan_mm, rms_px=0.5, confidence=1.0
    )


def picture_of_dots(
    view: View, offset_mm: tuple[float, float] = (0.0, 0.0), radius_mm: float = 6.0
) -> Image:
    """White dots at every site, drawn as true projections of plan circles."""
    width, height = view.camera.image_size
    image = np.zeros((height, width, 3), np.uint8)
    turn = np.linspace(0, 2 * np.pi, 40)
    for x_mm, y_mm in view.sites_mm.values():
        ring = np.column_stack(
            [
                x_mm + offset_mm[0] + radius_mm * np.cos(turn),
                y_mm + offset_mm[1] + radius_mm * np.sin(turn),
                np.zeros_like(turn),
            ]
        )
        px = view.camera.px_from_plan(ring)
        cv2.fillPoly(image, [np.round(px * 16).astype(np.int32)], (255,) * 3, shift=4)
    return image


def centroids(patches: NDArray[np.uint8]) -> NDArray[np.float64]:
    weight = patches[..., 0].astype(float)
    at = (np.arange(PATCH_PX) + 0.5) / PATCH_PX * 2 - 1
    total = weight.sum(axis=(1, 2))
    x = (weight * at[None, None, :]).sum(axis=(1, 2)) / total
    y = (weight * at[None, :, None]).sum(axis=(1, 2)) / total
    return np.column_stack([x, y])


@pytest.mark.parametrize("image_size", [(640, 480), (960, 720), (2592, 1944)])
def test_every_patch_is_centred_on_its_site(image_size: tuple[int, int]) -> None:
    view = tilted_view(image_size)
    patches = PatchCutter(view).cut(picture_of_dots(view))
    assert patches.shape == (24, 32, 32, 3)
    assert np.abs(centroids(patches)).max() < 0.03


def test_north_is_up_and_the_half_width_is_the_unit() -> None:
    view = tilted_view()
    cutter = PatchCutter(view)
    patches = cutter.cut(picture_of_dots(view, offset_mm=(5.0, 11.0)))
    wanted = np.array([5.0, -11.0]) / cutter.half_mm
    assert np.abs(centroids(patches) - wanted).max() < 0.03


def test_half_width_follows_the_fitted_rings() -> None:
    view = tilted_view()
    assert fitted_spacing_mm(view) == pytest.approx(50.0)
    assert PatchCutter(view).half_mm == pytest.approx(27.5)
    assert PatchCutter(view, half_mm=20.0).half_mm == 20.0


def test_a_site_outside_the_picture_still_gives_a_patch() -> None:
    view = tilted_view(image_size=(320, 240))
    far = View(
        board=view.board,
        camera=view.camera,
        sites_mm={name: (x + 2000, y) for name, (x, y) in view.sites_mm.items()},
        rms_px=0.5,
        confidence=1.0,
    )
    patches = PatchCutter(far).cut(np.full((240, 320, 3), 9, np.uint8))
    assert patches.shape == (24, 32, 32, 3)


def test_a_frame_of_another_size_is_refused() -> None:
    view = tilted_view()
    with pytest.raises(ValueError, match=r"\(720, 960, 3\)"):
        PatchCutter(view).cut(np.zeros((480, 640, 3), np.uint8))
