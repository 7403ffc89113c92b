import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from device.drawing.board_plan import board_plan
from device.json_types import Json
from device.web import camera
from device.web.catalogue import game_in_words, game_list
from device.web.state import VERSION
from rules.boards.table import BOARDS
from rules.catalogue import GAMES, find_game
from tests.device.web.served import Served, served
from webkit.address import address_of, qr_svg, qr_text
from words.check import english
from words.languages import LANGUAGES


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as found:
        yield found


def test_every_game_is_offered_with_its_boards() -> None:
    listed = {game["id"]: game for game in game_list()}

    assert set(listed) == set(GAMES)
    for game in listed.values():
        assert game["boards"][0] == game["board"]
        assert set(game["boards"]) <= set(BOARDS)
        assert len(game["sides"]) % game["players"] == 0
        assert all(one["usual"] in one["settings"] for one in game["options"])


def test_every_option_and_setting_has_a_name_for_people() -> None:
    named = english()
    for game in game_list():
        for option in game["options"]:
            assert key_of("option", option["name"]) in named
            if "titles" in option:
                continue
            for setting in option["settings"]:
                if not re.fullmatch(r"\d+(x\d+)?", str(setting)):
                    own = key_of("setting", option["name"], setting)
                    assert {own, key_of("setting", setting)} & {*named}


def key_of(*ids: object) -> str:
    """Return the key of the page's message for an option or a setting."""
    return "-".join(map(str, ("house", *ids))).lower().replace("_", "-")


def test_two_may_have_two_colours_each() -> None:
    found = game_in_words("stack_2p")

    assert (found["players"], len(found["sides"])) == (2, 4)


def test_the_page_knows_who_begins_where_the_rules_tell() -> None:
    begin = {game["id"]: game["begins"] for game in game_list()}

    assert (begin["othello"], begin["amazons"]) == ("black", "white")
    assert begin["nine_mens_morris"] is None


def test_an_option_may_ask_for_another_board() -> None:
    (size, pie, *_) = game_in_words("gonnect")["options"]

    own = [boards and boards[0] for boards in size["boards"]]
    assert own == [None, "go9", "go15", "go19"]
    assert "go13" in size["boards"][1]
    assert pie["boards"] == [None, None]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_rules_in_plain_words(name: str) -> None:
    found = game_in_words(name)

    for language in LANGUAGES:
        assert all(found["rules"][language])
        assert len(" ".join(found["rules"][language])) > 200
        assert len(found["notes"][language]) == len(find_game(name).notes)
    assert found["source"]


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)
def test_every_board_has_its_plan(board: object) -> None:
    found = board_plan(board)  # type: ignore[arg-type]

    names = [site["name"] for site in found["sites"]]
    assert len(names) == len(set(names))
    assert {end for pair in found["segments"] for end in pair} <= set(names)
    assert set(found["corners"]) <= set(names)
    drawing = found["drawing"]
    assert {pit["site"] for pit in drawing["pits"]} in (set(), set(names))
    assert drawing["pits"] or drawing["lines"]
    assert len(drawing["lines"]) == len(board.drawing.lines)  # type: ignore[attr-defined]
    fills = {patch["fill"] for patch in drawing["patches"]}
    assert fills <= {"light", "dark", "felt", "river", "castle"}


def test_seeds_have_their_fill_and_chips_none() -> None:
    listed = {game["id"]: game for game in game_list()}

    assert listed["oware"]["fill"] == 4
    assert listed["oware"]["seeds"]
    assert listed["nine_mens_morris"]["fill"] is None
    assert not listed["nine_mens_morris"]["seeds"]


def test_games_are_found_by_other_names(machine: Served) -> None:
    found = machine.phone.get("/api/games/morabaraba").json()

    assert found["id"] == "morabaraba_htjb"


def test_an_unknown_game_is_told_with_near_names(machine: Served) -> None:
    answer = machine.phone.get("/api/games/morabarabba")

    assert answer.status_code == 404
    assert "morabaraba" in answer.json()["detail"]


def test_an_unknown_board_is_told(machine: Served) -> None:
    assert machine.phone.get("/api/boards/nothing").status_code == 404
    assert machine.phone.get("/api/boards/htjb").json()["kind"] == "lines"


@pytest.mark.parametrize(("asked", "sheets"), [("", 4), ("?one_sheet=true", 1)])
def test_a_board_can_be_taken_away_to_print(
    machine: Served, asked: str, sheets: int
) -> None:
    answer = machine.phone.get(f"/api/boards/morris9/print.pdf{asked}")

    assert answer.headers["content-type"] == "application/pdf"
    assert "morris9.pdf" in answer.headers["content-disposition"]
    assert len(pypdfium2.PdfDocument(answer.content)) == sheets


def test_no_unknown_board_is_printed(machine: Served) -> None:
    assert machine.phone.get("/api/boards/nothing/print.pdf").status_code == 404


@pytest.mark.parametrize("path", ["/", "/watch", "/overlay"])
def test_the_page_is_one_file(machine: Served, path: str) -> None:
    answer = machine.phone.get(path)

    assert answer.headers["content-type"].startswith("text/html")
    assert "<title>" in answer.text


def test_long_answers_are_sent_compressed(machine: Served) -> None:
    answer = machine.phone.get("/api/games")

    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.json()) == len(GAMES)


def test_nothing_unusual_is_asked_of_the_network_to_find_the_address() -> None:
    assert address_of("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert address_of("0.0.0.0", 80).startswith("http://")
    assert "0.0.0.0" not in address_of("0.0.0.0", 80)


def test_the_address_is_a_qr_code_for_terminal_and_page(machine: Served) -> None:
    assert "\u2588" in qr_text(machine.address)
    assert qr_svg(machine.address).startswith(b"<svg")
    assert machine.phone.get("/api/qr.svg").content == qr_svg(machine.page.address)


def test_health_is_told_to_anybody(
    machine: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = machine.phone.get("/api/health").json()

    assert not found["ok"]  # no frames come
    assert found["disk_free_mb"] > 0

    machine.page.picture.show(np.zeros((9, 16, 3), np.uint8))
    assert machine.phone.get("/api/health").json()["ok"]
    monkeypatch.setattr(camera, "_COMING_S", 0.0)  # and then no more
    assert not machine.phone.get("/api/health").json()["ok"]
    machine.page.picture.show(None)


def test_the_page_tells_the_version_that_is_installed() -> None:
    text = (Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")

    assert tomllib.loads(text)["project"]["version"] == VERSION


@pytest.mark.parametrize("game", game_list(), ids=lambda game: str(game["id"]))
def test_a_game_is_pictured_with_pieces_on_its_board(
    machine: Served, game: Json
) -> None:
    answer = machine.phone.get(f"/api/games/{game['id']}/{game['picture']}")

    assert answer.status_code == 200
    start = find_game(game["id"]).start()
    assert (game["picture"] == "start.svg") is any(start.contents.values())
