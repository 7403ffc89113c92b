"""The table's whole life, over the page, with a simulated camera."""

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.config.settings import Settings, TableSettings
from device.log.parse import read_log
from device.ports import CameraLostError, Frame, HardwareMissingError
from device.simulated.simulator import SimulatedTable
from device.simulated.steered import SteeredTable
from device.web import configuration
from device.web.chosen import MEMORY, remember_game
from device.web.hall_seats import _seated
from tests.device.web.served import FILM, TURNS, Served, served
from words.languages import LANGUAGES

pytestmark = pytest.mark.slow

GAME = "nine_mens_morris"


def chosen(machine: Served, **more: Any) -> None:
    machine.show_pin()
    machine.act("/api/table/choose", game=GAME, **more)


def calibrated(machine: Served) -> dict[str, Any]:
    chosen(machine)
    machine.when(lambda state: state["camera"]["ok"])
    machine.act("/api/table/calibrate")
    return machine.when(lambda state: state["stage"] == "ready")


def played(machine: Served, turns: int = TURNS) -> dict[str, Any]:
    chosen(machine)
    machine.act("/api/table/start")
    return machine.when(lambda state: len(state["turns"]) == turns)


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A board file that knows where the simulated board lies."""
    path = tmp_path_factory.mktemp("board") / "board.toml"
    view = SimulatedTable.of(FILM.removeprefix("sim:")).view
    path.write_text(to_toml(BoardFile(view, None, None)), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory, board: Path) -> Iterator[Served]:
    """A table at which a film has been played to its end."""
    games = tmp_path_factory.mktemp("games")
    outfit = {"calibration": board, "illegal_before": frozenset({3})}
    with served(games, **outfit) as machine:
        played(machine)
        machine.when(lambda state: state["camera"]["ended"])
        machine.when(lambda state: all(turn["picture"] for turn in state["turns"]))
        yield machine


def test_at_first_a_game_is_to_be_chosen(tmp_path: Path) -> None:
    with served(tmp_path) as machine:
        state = machine.state()

    assert state["stage"] == "choose"
    assert state["choice"] is state["game"] is state["calibration"] is None


def test_a_chosen_game_leads_to_the_camera_with_advice(tmp_path: Path) -> None:
    with served(tmp_path) as machine:
        chosen(machine, players={"white": "Amina"})
        state = machine.when(lambda state: state["aim"] and state["aim"]["board"]["ok"])

    assert state["stage"] == "aim"
    assert state["choice"]["title"] == "Nine Men's Morris"
    assert state["choice"]["players"] == {"white": "Amina"}
    assert {"light", "glare", "sharpness"} < set(state["aim"])


def test_the_board_is_found_by_itself(tmp_path: Path) -> None:
    with served(tmp_path) as machine:
        found = calibrated(machine)["calibration"]
        kept = (tmp_path / "boards" / "morris9.toml").is_file()

    assert kept

    assert found["confidence"] > 0.5
    assert len(found["sites"]) == 24
    assert len(found["corners"]) == 4
    assert all(0 < x < 1 and 0 < y < 1 for x, y in found["sites"].values())


def test_corners_that_a_person_shows_are_taken(tmp_path: Path) -> None:
    with served(tmp_path) as machine:
        found = calibrated(machine)["calibration"]
        near = [[x + 0.01, y - 0.01] for x, y in found["corners"]]
        machine.act("/api/table/calibrate", corners=near)
        machine.when(lambda state: state["stage"] == "aim")
        again = machine.when(lambda state: state["stage"] == "ready")["calibration"]

    assert again["by_hand"]
    assert np.allclose(again["corners"], found["corners"], atol=0.01)


def test_a_board_that_is_not_there_is_told(tmp_path: Path) -> None:
    with served(tmp_path) as machine:
        machine.show_pin()
        machine.act("/api/table/choose", game="awari")  # a film of another board
        machine.when(lambda state: state["camera"]["ok"])
        machine.act("/api/table/calibrate")
        state = machine.when(lambda state: not state["calibration"]["busy"])

    assert state["stage"] == "aim"
    assert state["calibration"]["refused"]["text"]


def test_another_game_after_it_is_looked_for_again_in_its_own_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = []

    def simulated(*args: Any) -> SteeredTable:
        pictures.append(machine.page.picture.image)
        return SteeredTable(*args)

    monkeypatch.setattr(configuration, "SteeredTable", simulated)
    with served(tmp_path) as machine:
        machine.show_pin()
        machine.act("/api/table/choose", game="breakthrough")
        machine.when(lambda state: state["aim"])
        machine.act("/api/table/choose", game=GAME)
        machine.when(lambda state: state["aim"] and state["aim"]["board"]["ok"])

    assert pictures == [None, None]  # of the first game nothing is shown any more


def test_chips_that_are_not_seen_are_not_taught(tmp_path: Path, board: Path) -> None:
    with served(tmp_path, calibration=board) as machine:
        chosen(machine)
        machine.when(lambda state: state["camera"]["ok"])
        answer = machine.post("/api/table/teach", pieces={"red": ["a1"]})
        state = machine.state()

    assert answer.status_code == 400
    refused = state["calibration"]["teach_refused"]
    assert "read a1 otherwise" in refused["text"]
    assert "a1" in refused["texts"]["sw"]
    assert state["calibration"]["taught"] != ["red"]


def test_a_game_is_shown_turn_by_turn(table: Served) -> None:
    state = table.state()

    assert [turn["n"] for turn in state["turns"]] == list(range(1, TURNS + 1))
    assert [turn["side"] for turn in state["turns"]] == ["white", "black"] * (
        TURNS // 2
    )
    assert state["last"]["turn"] == state["turns"][-1]["turn"]
    for site in state["last"]["sites"][:1]:
        assert state["layout"][site] == state["last"]["side"]
    assert state["clock"]["shows_s"]["white"] > 0


def test_what_the_referee_says_is_there_in_five_languages(table: Served) -> None:
    said = [item for item in table.state()["said"] if item["kind"] == "turn"]

    assert set(said[0]["texts"]) == {"en", "sw", "es", "fr", "de"}
    assert len(set(said[0]["texts"].values())) > 1
    assert said[0]["text"] == said[0]["texts"]["en"]


def test_a_ruling_is_shown_with_rule_source_and_pictures(table: Served) -> None:
    [ruling] = table.when(
        lambda state: state["rulings"] and state["rulings"][0]["before"]
    )["rulings"]

    assert ruling["rule"]
    assert {*ruling["law"]["texts"]} == {*LANGUAGES}
    assert ruling["n"] == 3
    for picture in (ruling["before"], ruling["after"]):
        answer = table.phone.get(picture)
        assert answer.headers["content-type"] == "image/jpeg"
        assert answer.content[:2] == b"\xff\xd8"


def test_every_viewer_sees_the_same(table: Served) -> None:
    with table.another_phone() as other:
        seen = other.get("/api/state").json()

    own = table.state()
    for state in (seen, own):
        state.pop("now")
    assert seen["turns"] == own["turns"]
    assert seen["layout"] == own["layout"]


def test_the_stream_begins_with_the_whole_state(table: Served) -> None:
    with (
        table.another_phone() as other,
        other.stream("GET", "/api/stream") as answer,
    ):
        lines = answer.iter_lines()
        found = [next(lines) for _ in range(3)]

    assert answer.headers["content-type"].startswith("text/event-stream")
    assert found[:2] == ["retry: 1000", "event: state"]
    state = json.loads(found[2].removeprefix("data: "))
    assert len(state["turns"]) == TURNS


def test_the_camera_is_seen_with_and_without_the_reading(table: Served) -> None:
    pictures = [
        table.phone.get("/api/camera.jpg", params={"overlay": overlay})
        for overlay in (0, 1)
    ]

    assert all(one.headers["content-type"] == "image/jpeg" for one in pictures)
    assert pictures[0].content != pictures[1].content


def test_an_unchanged_picture_is_not_sent_again(table: Served) -> None:
    first = table.phone.get("/api/camera.jpg")
    tag = first.headers["etag"]

    seen = table.phone.get("/api/camera.jpg", headers={"If-None-Match": tag})

    assert seen.status_code in (200, 304)
    assert (seen.status_code == 304) == (seen.headers["etag"] == tag)


def test_the_film_of_the_camera_goes_on(table: Served) -> None:
    with table.phone.stream("GET", "/api/camera.mjpg") as answer:
        part = next(answer.iter_bytes())

    assert answer.headers["content-type"].startswith("multipart/x-mixed-replace")
    assert b"image/jpeg" in part


def test_likely_turns_begin_with_what_the_camera_saw(table: Served) -> None:
    found = table.phone.get("/api/likely", params={"n": 3}).json()

    assert found["turns"][0]["turn"] == found["now"]
    assert found["turns"][0]["p"] > found["turns"][1]["p"]
    assert len({turn["turn"] for turn in found["turns"]}) == len(found["turns"]) > 2


def test_legal_turns_are_those_of_the_side_to_move(table: Served) -> None:
    found = table.phone.get("/api/legal").json()

    assert {turn["side"] for turn in found["turns"]} == {found["side"]}
    assert all(turn["text"] for turn in found["turns"])


def test_legal_turns_are_narrowed_by_what_was_tapped(table: Served) -> None:
    site = table.phone.get("/api/legal").json()["turns"][0]["sites"][0]

    narrowed = table.phone.get("/api/legal", params={"tapped": [site]}).json()

    assert narrowed["turns"]
    assert all(site in turn["sites"] for turn in narrowed["turns"])


def test_a_past_turn_that_never_was_has_no_likely_ones(table: Served) -> None:
    assert table.phone.get("/api/likely", params={"n": 99}).status_code == 400


def test_the_board_is_drawn(table: Served) -> None:
    answer = table.phone.get("/api/board.svg")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert 'data-site="a1"' in answer.text


def test_nothing_else_is_chosen_while_a_game_goes_on(table: Served) -> None:
    for act in ("choose", "aim", "resume"):
        body = {"choose": {"game": GAME}, "resume": {"name": "x"}}.get(act, {})
        assert table.post(f"/api/table/{act}", **body).status_code == 409


def test_a_misread_turn_is_mended_and_taken_back(tmp_path: Path, board: Path) -> None:
    with served(tmp_path, calibration=board) as machine:
        state = played(machine)
        machine.when(lambda state: state["camera"]["ended"])
        other = machine.phone.get("/api/likely").json()["turns"][1]["turn"]
        mended = machine.post("/api/command", do="amend", n=TURNS, turn=other).json()
        after = machine.when(lambda state: state["turns"][-1]["turn"] == other)
        machine.act("/api/command", do="take_back")
        back = machine.when(lambda state: len(state["turns"]) == TURNS - 1)

    assert mended["done"]
    assert [t["turn"] for t in after["turns"][:-1]] == [
        t["turn"] for t in state["turns"][:-1]
    ]
    assert after["turns"][-1]["corrected"]
    assert after["turns"][-1]["by"] == "hand"
    assert back["last"]["n"] == TURNS - 1


def test_a_command_that_cannot_be_is_refused_in_a_sentence(table: Served) -> None:
    answer = table.post("/api/command", do="enter", turn="z9").json()

    assert not answer["done"]
    assert "z9" in answer["told"]


def test_pause_and_play_are_shown(table: Served) -> None:
    table.act("/api/command", do="pause")
    paused = table.when(lambda state: state["paused"])
    table.act("/api/command", do="play")
    table.when(lambda state: not state["paused"])

    assert not paused["clock"]["running"]


def test_giving_up_ends_the_game_and_a_new_one_begins(
    tmp_path: Path, board: Path
) -> None:
    with served(tmp_path, calibration=board) as machine:
        first = played(machine, 2)["game"]["name"]
        machine.act("/api/command", do="concede", side="black")
        over = machine.when(lambda state: state["stage"] == "over")
        machine.act("/api/command", do="new_game")
        new = machine.when(
            lambda state: state["stage"] == "play" and state["game"]["name"] != first
        )

    assert over["result"]["winners"] == ["white"]
    assert over["result"]["reason"] == "conceded"
    assert new["result"] is None


def test_a_table_that_is_left_is_free(tmp_path: Path, board: Path) -> None:
    with served(tmp_path, calibration=board) as machine:
        played(machine, 1)
        machine.act("/api/table/leave")
        state = machine.when(lambda state: state["stage"] == "choose")
        answer = machine.post("/api/command", do="pause")

    assert state["game"] is None
    assert state["turns"] == []
    assert answer.status_code == 409


def test_after_a_power_cut_the_game_goes_on_by_itself(
    tmp_path: Path, board: Path
) -> None:
    with served(tmp_path, calibration=board) as machine:
        name = played(machine, 3)["game"]["name"]

    with served(tmp_path, calibration=board) as machine:
        state = machine.when(lambda state: len(state["turns"]) == TURNS)

    assert state["game"]["name"] == name
    log = read_log(tmp_path / f"{name}.jsonl")
    turns = [record["n"] for record in log if record["type"] == "turn"]
    assert turns == list(range(1, TURNS + 1))
    assert state["stage"] == "play"


def test_the_settings_game_begins_by_itself(tmp_path: Path, board: Path) -> None:
    settings = Settings(game=TableSettings(id=GAME))
    with served(tmp_path, calibration=board, settings=settings) as machine:
        state = machine.when(lambda state: state["turns"])

    assert state["game"]["id"] == GAME


def test_without_a_known_board_the_settings_game_waits_at_the_camera(
    tmp_path: Path,
) -> None:
    settings = Settings(game=TableSettings(id=GAME))
    with served(tmp_path, settings=settings) as machine:
        state = machine.state()

    assert state["stage"] == "aim"
    assert state["choice"]["game"] == GAME


def test_a_spoilt_memory_of_the_table_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / MEMORY).write_text('{"stage": "play", "game": 7}', encoding="utf-8")

    with served(tmp_path) as machine:
        assert machine.state()["stage"] == "choose"


def test_an_unfinished_game_is_taken_up_again(tmp_path: Path, board: Path) -> None:
    with served(tmp_path, calibration=board) as machine:
        name = played(machine, 3)["game"]["name"]
        machine.act("/api/table/leave")
        machine.act("/api/table/resume", name=name)
        state = machine.when(lambda state: len(state["turns"]) == TURNS)

    assert state["game"]["name"] == name


def test_a_game_that_another_machine_began_goes_on_once_the_board_is_found(
    tmp_path: Path, board: Path
) -> None:
    with served(tmp_path / "broken", calibration=board) as machine:
        name = played(machine)["game"]["name"]
    log = tmp_path / f"{name}.jsonl"
    lines = (tmp_path / "broken" / log.name).read_text().splitlines(keepends=True)
    log.write_text("".join(lines[:3]))
    remember_game(tmp_path, log)

    with served(tmp_path) as machine:
        machine.show_pin()
        waits = machine.when(lambda state: state["camera"]["ok"])
        seat = {"kind": GAME, "players": {}, "options": {}}
        acts_on = machine.page.table.ask(lambda: _seated(machine.page.table, seat))
        machine.act("/api/table/calibrate")
        machine.when(lambda state: state["stage"] == "ready")
        machine.act("/api/table/start")
        state = machine.when(lambda state: len(state["turns"]) == TURNS)

    assert (waits["stage"], waits["choice"]["game"]) == ("aim", GAME)
    assert acts_on.result() == ""
    assert state["game"]["name"] == name
    assert log.read_text().startswith("".join(lines[:3]))


class _Flaky:
    """A camera that is not there at first, and is lost once."""

    live = False

    def __init__(self, film: Any) -> None:
        self.film, self.failures = film, 2

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Any]:
        if self.failures:
            self.failures -= 1
            raise HardwareMissingError("no camera is plugged in")
        yield from self.film.frames(wanted)

    def close(self) -> None:
        self.film.close()


def test_a_camera_that_is_missing_is_told_and_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = configuration.open_named
    monkeypatch.setattr("device.web.table._RETRY_S", 0.3)
    monkeypatch.setattr(
        "device.web.table.open_named", lambda *args: _Flaky(opened(*args))
    )
    with served(tmp_path) as machine:
        chosen(machine)
        lost = machine.when(lambda state: state["camera"]["lost"])
        found = machine.when(lambda state: state["camera"]["ok"])

    assert "no camera is plugged in" in lost["camera"]["text"]
    assert not found["camera"]["lost"]


class _Pulled:
    """A live camera whose cable is pulled out once, and put back."""

    live = True

    def __init__(self, film: Any) -> None:
        self.film, self.shown, self.whole = film, 0, False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Any]:
        waiter = threading.Event()
        for frame in self.film.frames():
            if frame.index < self.shown:
                continue
            self.shown = frame.index + 1
            yield frame
            if not self.whole and self.shown == 50:
                self.whole = True
                raise CameraLostError("the cable is out")
        while True:  # nobody moves any more, but a camera's picture is never still
            waiter.wait(0.1)
            noise = np.random.default_rng(self.shown).integers(0, 3, frame.image.shape)
            self.shown += 1
            image = frame.image // 2 * 2 + noise.astype(np.uint8) // 2
            yield Frame(image, self.shown / 10, self.shown)

    def close(self) -> None:
        self.film.close()


def test_a_camera_that_is_lost_in_a_game_is_waited_for(
    tmp_path: Path, board: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = configuration.open_named
    cameras: list[_Pulled] = []

    def camera(*args: Any) -> _Pulled:
        cameras.append(_Pulled(opened(*args)))
        return cameras[-1]

    monkeypatch.setattr("device.web.table.open_named", camera)
    with served(tmp_path, calibration=board) as machine:
        machine.show_pin()
        machine.act("/api/table/choose", game=GAME)
        machine.act("/api/table/start")
        lost = machine.when(lambda state: state["trouble"])
        paused = machine.post("/api/command", do="pause").json()
        machine.post("/api/command", do="play")
        found = machine.when(lambda state: len(state["turns"]) == TURNS)
        machine.act("/api/table/leave")
        left = machine.when(lambda state: state["stage"] == "choose")

    assert lost["trouble"]["kind"] == "camera_lost"
    assert paused["done"]  # wishes are heard although nothing is seen
    assert found["trouble"] is None
    assert left["game"] is None
