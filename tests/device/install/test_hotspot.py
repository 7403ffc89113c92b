"""The machine's own Wi-Fi, with a stand-in for nmcli that answers as the real one."""

import json
import os
import socket
import sys
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from device.install.hotspot import PROFILE, Hotspot, made, read
from device.install.machine import Servant, ran, serve
from device.voice.phrases import remark
from device.web.machine import Machine
from device.web.own_network import OwnNetwork
from device.words.remarks import Remark

NMCLI = Path(__file__).parent / "nmcli"
HOUSE = "AA:BB:CC:00:11:22"


class House:
    """A machine with a radio, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        kept = folder / "hotspot"
        kept.write_text("Mwamuzi-1234\n123456789012\n")
        hotspot = Hotspot(run=self._run, kept=kept, loaded=folder / "loaded")
        self.servant = Servant(run=self._run, hotspot=hotspot, sleep=lambda _: None)

    def _run(
        self, command: Sequence[str], most_s: float | None, typed: str = ""
    ) -> tuple[int, str]:
        assert command[0] == "nmcli"
        program = [sys.executable, "-S", "-E", str(NMCLI)]
        return ran([*program, *command[1:]], most_s, typed)

    def ask(self, verb: str, **more: str) -> dict[str, Any]:
        return self.servant.answer(json.dumps({"verb": verb, **more}).encode())

    def join(self, password: str) -> dict[str, Any]:
        told = self.ask("join", network=HOUSE, password=password)
        for thread in threading.enumerate():
            if thread.name == "move":
                thread.join()
        return told

    @property
    def up(self) -> str | None:
        there = self.folder / "up"
        return there.read_text() if there.exists() else None

    @property
    def asked(self) -> str:
        return (self.folder / "asked").read_text()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setitem(os.environ, "NMCLI_FOLDER", str(tmp_path))
    return House(tmp_path)


def test_name_and_password_are_made_once_for_root_and_the_referee(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "etc" / "hotspot"

    assert read(kept) is None
    named = made(kept)

    assert made(kept) == named == read(kept)
    assert named.name.startswith("Mwamuzi-")
    assert len(named.password) == 12
    assert kept.stat().st_mode & 0o7 == 0


def test_where_no_network_is_it_offers_its_own(house: House) -> None:
    told = house.ask("offer")

    assert (told["done"], told["hotspot"], house.up) == (True, "Mwamuzi-1234", PROFILE)
    assert (house.folder / "psk").read_text() == "123456789012"
    assert house.servant.stays


def test_where_a_network_is_it_offers_nothing(house: House) -> None:
    (house.folder / "up").write_text("House: 5")

    told = house.ask("offer")

    assert (told["done"], told["hotspot"], house.up) == (True, None, "House: 5")
    assert not house.servant.stays


def test_a_machine_without_network_manager_says_so(house: House) -> None:
    (house.folder / "stopped").touch()

    told = house.ask("offer")

    assert not told["done"]
    assert "NetworkManager" in told["told"]


def test_the_family_network_is_seen_from_the_own_one_and_joined(house: House) -> None:
    house.ask("offer")

    found = house.ask("networks")["networks"]
    told = house.join("right words")

    assert [one["name"] for one in found] == ["House: 5"]
    assert (told["done"], told["wifi"]) == (True, "moving")
    assert house.up == "House: 5"
    assert "right words" not in house.asked  # which every user of the machine sees
    assert "123456789012" not in house.asked
    status = house.ask("status")
    assert (status["hotspot"], status["wifi"]) == (None, "joined")
    assert not house.servant.stays


def test_a_wrong_password_brings_the_own_network_back(house: House) -> None:
    house.ask("offer")
    house.join("wrong words")

    status = house.ask("status")

    assert (status["hotspot"], status["wifi"]) == ("Mwamuzi-1234", "failed")
    assert house.up == PROFILE
    assert "House" not in (house.folder / "profiles").read_text()


@pytest.mark.slow
def test_the_referee_tells_of_it_until_the_machine_is_in_a_network(
    house: House, tmp_path: Path
) -> None:
    said: list[str] = []
    shown: list[str | None] = []
    back, left = threading.Event(), threading.Event()

    def tell(made: Remark) -> None:
        said.append(remark(made))
        back.set() if "open again" in said[-1] else None

    def show(name: str | None) -> None:
        shown.append(name)
        left.set() if name is None else None

    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s"))
        listening.listen()
        serving = threading.Thread(target=serve, args=(listening, house.servant, 0.5))
        serving.start()
        kept = partial(read, tmp_path / "hotspot")
        own = OwnNetwork(Machine(tmp_path / "s"), tell, show, kept)
        attending = threading.Thread(target=own.attend, args=(0.0, 0.02))
        attending.start()
        ask = Machine(tmp_path / "s").ask
        while not shown:
            attending.join(0.02)
        own.say_password()
        ask("join", network=HOUSE, password="wrong words")
        assert back.wait(60)
        ask("join", network=HOUSE, password="right words")
        assert left.wait(60)
        attending.join()
        serving.join()

    assert shown == ["Mwamuzi-1234", None]
    assert [line.partition(".")[0] for line in said] == [
        "I found no network here, so I opened my own Wi-Fi",
        "My Wi-Fi is called Mwamuzi-1234",
        "I could not join that network",
        "I am in your network now",
    ]
    assert "1 2 3 4 5 6 7 8 9 0 1 2" in said[1]
