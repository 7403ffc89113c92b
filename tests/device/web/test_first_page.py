"""The page as a phone first gets it, before any script has run."""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import httpx
import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.simulated.simulator import SimulatedTable
from tests.device.web.served import PIN, Served, served
from webkit.roles import Pins

GAME = "nine_mens_morris"
FILM = f"{GAME}:1:4"
BOARD = '<img class="boot-board"'


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("first")
    board: Path = folder / "board.toml"
    view = SimulatedTable.of(FILM).view
    board.write_text(to_toml(BoardFile(view, None, None)), encoding="utf-8")
    pins = Pins(PIN, watch="135790")
    with served(folder / "games", pins=pins, calibration=board) as found:
        found.show_pin()
        found.act("/api/table/choose", game=GAME)
        found.act("/api/table/start")
        found.when(lambda state: len(state["turns"]) == 4)
        yield found


def got(phone: httpx.Client, path: str = "/", language: str = "en") -> str:
    answer = phone.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return answer.text


def test_the_board_of_the_game_is_on_it_as_it_stands(machine: Served) -> None:
    text = got(machine.phone, language="de-DE, en")

    source = re.search(r'<img class="boot-board" [^>]*src="([^"]+)"', text)
    assert source is not None
    assert "#" not in source[1]
    drawing = ET.fromstring(unquote(source[1].partition(",")[2]))
    men = [one for one in drawing.iter() if one.get("class") == "held" and len(one)]
    assert len(men) == sum(bool(held) for held in machine.state()["layout"].values())
    assert '<h2 class="boot-title">Mühle</h2>' in text


def test_what_the_scripts_ask_for_next_is_on_its_way(machine: Served) -> None:
    swahili, named = (
        got(machine.phone, language="sw"),
        got(machine.phone, "/?language=fr"),
    )

    assert '<link rel="preload" as="fetch" crossorigin href="/words/page/sw' in swahili
    assert 'href="/api/boards/morris9"' in swahili
    assert 'href="/words/page/fr.json"' in named


def test_who_may_not_watch_sees_no_board_nor_does_a_strip_over_a_film(
    machine: Served,
) -> None:
    with machine.another_phone() as stranger:
        assert BOARD not in got(stranger)
    assert BOARD not in got(machine.phone, "/overlay")
    assert BOARD in got(machine.phone, "/watch")


def test_its_own_style_is_let_in_by_the_policy_and_no_other(machine: Served) -> None:
    answer = machine.phone.get("/")
    own = re.search(r"<style>(.*?)</style>", answer.text, re.DOTALL)

    assert own is not None
    digest = b64encode(sha256(own[1].encode()).digest()).decode()
    policy = answer.headers["Content-Security-Policy"]
    assert f"style-src 'self' 'sha256-{digest}';" in policy
    assert (
        "sha256" not in machine.phone.get("/clock").headers["Content-Security-Policy"]
    )
