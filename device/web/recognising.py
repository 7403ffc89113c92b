"""Recognise the board in a photograph: one search at a time, cancelled if unwanted."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from calibration.common.arrays import Image
from calibration.identify import which_board
from device.web.configuration import Outfit
from device.web.stage import NotNowError
from rules.boards.table import BOARDS
from rules.core.board import Board
from words.keys import Key

_ONE = threading.Lock()


class _EndedError(Exception):
    """Error raised to cancel a search."""


class BoardSearch:
    """Board search in a photograph.

    Parameters
    ----------
    outfit
        Of the table: boards that were calibrated there are looked for first.
    """

    def __init__(self, outfit: Outfit) -> None:
        self._outfit = outfit
        self._ended = threading.Event()

    def end(self) -> None:
        """Cancel the search."""
        self._ended.set()

    def find(self, image: Image) -> dict[str, Any]:
        """Return the board's id and how sure that is; None and 0.0 for none.

        Raises
        ------
        NotNowError
            If another photograph is looked at.
        """
        with _alone():
            try:
                view = which_board(image, self._boards(), progress=self._go_on)
            except _EndedError:
                view = None
        if view is None:
            return {"board": None, "confidence": 0.0}
        return {"board": view.board.id, "confidence": round(view.confidence, 3)}

    def _boards(self) -> list[Board]:
        folder = self._outfit.boards
        return sorted(
            BOARDS.values(), key=lambda b: not (folder / f"{b.id}.toml").is_file()
        )

    def _go_on(self, _part: float, _title: str) -> None:
        if self._ended.is_set():
            raise _EndedError


@contextmanager
def _alone() -> Iterator[None]:
    if not _ONE.acquire(blocking=False):
        raise NotNowError(Key("web-another-photograph-looked-at-try"))
    try:
        yield
    finally:
        _ONE.release()
