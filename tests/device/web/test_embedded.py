"""The page embedded in the process of the command referee."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.simulated.simulator import SimulatedTable
from tests.device.web.served import PIN

pytestmark = pytest.mark.slow

FILM = "nine_mens_morris:3:100"


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A phone that has shown the PIN to a referee's page."""
    folder = tmp_path_factory.mktemp("beside")
    board = folder / "board.toml"
    view = SimulatedTable.of(FILM).view
    board.write_text(to_toml(BoardFile(view, None, None)), encoding="utf-8")
    arguments = ["--game", "nine_mens_morris", "--calibration", str(board)]
    arguments += ["--source", f"sim:{FILM}", "--log", str(folder / "game.jsonl")]
    environment = {**os.environ, "MWAMUZI_PAGE_PIN": PIN}
    process = subprocess.Popen(
        [sys.executable, "-m", "device.cli", "referee", *arguments, "--page", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env={**environment, "MWAMUZI_PAGE_HOST": "127.0.0.1"},
    )
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if line.startswith("page: "))
        address = line.split()[1].rstrip("/")
        with httpx.Client(
            base_url=address, headers={"Origin": address}, trust_env=False, timeout=30
        ) as found:
            assert found.post("/api/session", json={"pin": PIN}).status_code == 204
            yield found
    finally:
        process.kill()
        process.communicate()


def when(phone: httpx.Client, holds: Callable[[dict[str, Any]], object]) -> Any:
    waiter = threading.Event()
    for _ in range(1200):
        state = phone.get("/api/state").json()
        if holds(state):
            return state
        waiter.wait(0.05)
    raise AssertionError(f"it never came to hold of {state}")


def test_a_referees_game_is_shown(phone: httpx.Client) -> None:
    state = when(phone, lambda state: len(state["turns"]) > 1)

    assert state["stage"] == "play"
    assert state["game"]["name"] == "game"


def test_its_commands_can_be_put(phone: httpx.Client) -> None:
    paused = phone.post("/api/command", json={"do": "pause"}).json()
    state = when(phone, lambda state: state["paused"])
    played = phone.post("/api/command", json={"do": "play"}).json()

    assert paused["done"]
    assert state["game"]["name"] == "game"
    assert played["done"]


@pytest.mark.parametrize("act", ["aim", "start", "leave", "calibrate"])
def test_nothing_else_can_be_wished_of_it(phone: httpx.Client, act: str) -> None:
    answer = phone.post(f"/api/table/{act}", json={})

    assert answer.status_code == 409
    assert "referee" in answer.json()["detail"]


def test_its_log_is_among_the_past_games(phone: httpx.Client) -> None:
    [item] = phone.get("/api/past").json()["items"]

    assert item["name"] == "game"
    assert item["live"]
