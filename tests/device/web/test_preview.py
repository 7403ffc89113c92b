from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from calibration.find import South
from device.ports import Frame
from device.web import preview as previews
from device.web.camera import CameraPicture
from device.web.hub import Hub
from device.web.preview import Preview
from device.web.state import first_state
from painter.table import PaintedTable
from rules.boards.table import find_board

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
