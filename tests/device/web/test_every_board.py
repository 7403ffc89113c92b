"""Every board goes the page's whole way: chosen, seen while aimed, calibrated, kept."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from calibration.common.arrays import Image
from calibration.common.board_file import from_toml
from calibration.common.view import View
from calibration.find import South
from device.game.choice import Choice
from device.ports import Frame
from device.web import acts
from device.web import preview as previews
from device.web.error_responses import failure
from device.web.stage import TableStage
from device.web.table import Table
from painter.table import PaintedTable as Painted
from rules.boards.table import BOARDS, find_board, sites_on
from rules.catalogue import GAMES, find_game
from rules.core.errors import RulesError
from tests.device.web.served import page_at


@cache
def chosen_on(board: str) -> Choice:
    """Return a game that is played on a board, as it is first set or by one option."""
    lying = find_board(board)
    for choice in (*map(Choice, GAMES), *set_otherwise()):
        with suppress(RulesError):
            sites_on(choice.game.board, lying)
            return choice
    raise AssertionError(f"nothing is played on {board}")


def set_otherwise() -> Iterator[Choice]:
    """Yield every game with each setting of each of its options."""
    for game in GAMES:
        for option, settings in find_game(game).options.items():
            for setting in settings:
                yield Choice(game, {option: setting})


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A table whose wishes the tests carry out: its thread is not begun."""
    return page_at(tmp_path, lambda: 0.0).table


def aimed(table: Table, board: str) -> tuple[View, Image]:
    """Choose a game on a board, aim a camera at it; return its view and picture."""
    wished = acts.Wished(chosen_on(board), board=board)
    acts.choose(table, wished)
    painted = Painted(find_board(board))
    image = painted.draw({})
    table.picture.show(image)
    assert table.chosen is not None
    table.preview.begin(table.chosen)
    return painted.view, image


def calibrated(table: Table) -> dict[str, Any]:
    """Look for the board as the page wishes it; return the calibration as shown."""
    acts.calibrate(table, South.BOTTOM, None)
    table._carry_out(table._wishes.get(timeout=30))
    table.preview.close()
    shown: dict[str, Any] = table.hub["calibration"]
    return shown


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_every_board_is_chosen_aimed_at_and_calibrated_on_the_page(
    table: Table, board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, image = aimed(table, board)
    monkeypatch.setattr(previews, "find_board_in", lambda *_, **__: view)

    table.preview.show(Frame(image, 0.0, 0))
    for thread in list(table.preview._threads):
        thread.join()
    table.preview._advised_s = 0.0
    table.preview.show(Frame(image, 0.0, 1))
    shown = calibrated(table)

    assert table.hub["aim"]["corners"] == shown["corners"]
    assert len(shown["corners"]) == 4
    assert (shown["board"], shown["busy"]) == (board, False)
    assert shown["refused"] is None
    assert table.stage is TableStage.READY
    kept = table.outfit.boards / f"{board}.toml"
    assert from_toml(kept.read_text(encoding="utf-8")).view.board.id == board


@pytest.mark.parametrize("where", ["searching", "keeping"])
def test_a_search_that_fails_ends_the_wait_with_a_sentence(
    table: Table,
    where: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    view, _ = aimed(table, "morris3")

    def find(*_: Any, **__: Any) -> View:
        if where == "searching":
            raise KeyError("a8")
        return view

    def keep(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(previews, "find_board_in", find)
    monkeypatch.setattr(acts, "keep_view", keep)

    shown = calibrated(table)

    assert not shown["busy"]
    number = re.search(r"\d{6}", shown["refused"]["text"])
    assert number is not None
    assert shown["refused"]["text"] == str(failure(number[0]))
    assert f"(number {number[0]})" in caplog.text
    assert set(shown["refused"]["texts"]) == {"en", "de", "fr", "es", "sw"}


def test_an_aimed_camera_whose_search_fails_says_so(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, image = aimed(table, "morris3")

    def find(*_: Any, **__: Any) -> View:
        raise KeyError("a8")

    monkeypatch.setattr(previews, "find_board_in", find)

    table.preview.show(Frame(image, 0.0, 0))
    for thread in list(table.preview._threads):
        thread.join()
    table.preview._advised_s = 0.0
    table.preview.show(Frame(image, 0.0, 1))

    number = re.search(r"\d{6}", str(table.hub["aim"]["board"]))
    assert number is not None
    assert str(failure(number[0])) in str(table.hub["aim"])
    table.preview.close()
