from concurrent.futures import Future
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from calibration.common.verdict import CONFIDENT
from calibration.find import South
from calibration.measured import Measured, measured
from calibration.relocate import shifted
from device.ports import Frame
from device.web import preview as previews
from device.web.camera import CameraPicture
from device.web.hub import Hub
from device.web.preview import Preview
from device.web.state import first_state
from painter.table import PaintedTable
from rules.boards.table import find_board
from vision.follow import Follower

BOARD = find_board("morris3")
VIEW = PaintedTable(BOARD).view
PICTURE = np.full((90, 160, 3), 128, np.uint8)


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The pictures that a board was sought in, each of which shows it."""
    found: list[Any] = []

    def find(image: Any, *_: Any, **__: Any) -> Any:
        found.append(image)
        return VIEW

    monkeypatch.setattr(previews, "find_board_in", find)
    monkeypatch.setattr(previews, "_ADVISE_EVERY_S", 0.0)
    monkeypatch.setattr(previews, "_LOOK_EVERY_S", 0.0)
    return found


@pytest.fixture
def preview() -> Preview:
    def ask(wish: Any) -> Future[str]:
        done: Future[str] = Future()
        done.set_result(wish())
        return done

    told = {"source": "sim", "live": False, "lights": False, "language": "en"}
    return Preview(Hub(first_state(told)), CameraPicture(), ask)


def show(preview: Preview, *images: Any) -> None:
    """Show pictures, each after the search in the one before has ended."""
    for image in images:
        for thread in list(preview._threads):
            thread.join()
        preview.show(Frame(image, 0.0, 0))
    for thread in list(preview._threads):
        thread.join()


def test_a_picture_that_a_film_waits_with_is_searched_once(
    preview: Preview, searched: list[Any]
) -> None:
    preview.begin(SimpleNamespace(board=BOARD, found=None))

    show(preview, PICTURE, PICTURE, PICTURE, PICTURE.copy())

    assert len(searched) == 2


def test_a_board_seen_while_the_camera_was_aimed_is_not_sought_again(
    preview: Preview, searched: list[Any]
) -> None:
    chosen: Any = SimpleNamespace(board=BOARD, found=None)
    preview.begin(chosen)
    show(preview, PICTURE)
    views: list[Any] = []

    for south, corners in ((South.BOTTOM, None), (South.TOP, None)):
        preview.calibrate(
            PICTURE, chosen, south=south, corners=corners, found=views.append
        )
        preview.close()

    assert views == [VIEW, VIEW]
    assert len(searched) == 2  # south lies elsewhere in the other


def test_a_kept_board_is_measured_on_today_s_picture() -> None:
    """Its figures are of the picture that it was found in, whatever lies there now."""
    seen = PaintedTable(BOARD).draw({})
    yesterday = replace(VIEW, confidence=0.99, rms_px=0.1)
    beside = shifted(yesterday, 0.2 * BOARD.spacing_mm, 0.0)

    there, aside, gone = (
        measured(image, view)
        for image, view in (
            (seen, yesterday),
            (seen, beside),
            (np.full_like(seen, 128), yesterday),
        )
    )

    assert there.confidence > CONFIDENT
    assert there.rms_px is not None
    assert not there.beside
    assert aside.confidence == gone.confidence == 0.0
    assert gone.rms_px is None


def test_the_page_shows_figures_of_today_s_picture(
    monkeypatch: pytest.MonkeyPatch, preview: Preview
) -> None:
    monkeypatch.setattr(previews, "_ADVISE_EVERY_S", 0.0)
    monkeypatch.setattr(previews, "_MEASURE_EVERY_S", 0.0)
    today = Measured(confidence=0.0, rms_px=7.25, beside=True)
    monkeypatch.setattr(previews, "measured", lambda *_: today)
    monkeypatch.setattr(Follower, "follow", lambda *_: None)
    kept = SimpleNamespace(view=replace(VIEW, confidence=0.99, rms_px=0.1))
    high, wide = VIEW.camera.image_size[::-1]
    picture = np.full((high, wide, 3), 128, np.uint8)
    preview._hub.update({"calibration": {"confidence": None, "rms_px": None}})
    preview.begin(SimpleNamespace(board=BOARD, found=kept))

    show(preview, picture)
    show(preview, picture)

    assert preview._hub["calibration"] == {"confidence": 0.0, "rms_px": 7.25}
    assert preview._hub["aim"]["board"]["code"] == "moved"
