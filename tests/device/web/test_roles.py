"""Every route has its role; nobody does what his role may not."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from device.config.privacy_settings import PrivacySettings
from device.config.settings import Settings
from device.web.app import make_app
from device.web.door.roles import LEAST
from device.web.schemas import Wished
from tests.device.web.served import Hands, Served, page_at, served
from webkit.roles import Pins, Role

PINS = Pins("111111", "222222", "333333", "444444")
PIN_OF = PINS.by_role
OPEN = {"GET /", "GET /watch", "GET /overlay", "GET /clock"}


def routes() -> set[str]:
    """Return every route that the page describes, as the table has it."""
    paths = make_app(page_at(Path("games"), Hands())).openapi()["paths"]
    return {f"{m.upper()} {path}" for path, ways in paths.items() for m in ways}


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games"), pins=PINS) as found:
        yield found


@pytest.fixture(scope="module")
def people(machine: Served) -> Iterator[dict[Role, httpx.Client]]:
    """A phone for each role."""
    phones = {role: machine.another_phone() for role in Role}
    for role, pin in PIN_OF.items():
        answer = phones[role].post("/api/session", json={"pin": pin})
        assert answer.status_code == 204
    yield phones
    for phone in phones.values():
        phone.close()


def test_the_table_has_every_route_and_none_that_is_not_there() -> None:
    listed = {act for act in LEAST if act.split()[1].startswith("/")}

    assert listed == routes() | OPEN


def test_the_table_has_every_command() -> None:
    union = Wished.__args__[0]  # of Annotated
    commands = {
        do
        for one in union.__args__
        for do in one.model_fields["do"].annotation.__args__
    }

    assert {act.removeprefix("do ") for act in LEAST if act.startswith("do ")} == (
        commands
    )


NOT_DONE = {"GET /api/stream", "GET /api/camera.mjpg", "DELETE /api/sessions"}
SHUT = sorted(act for act, role in LEAST.items() if role > 0 and " /" in act)


@pytest.mark.parametrize("act", SHUT)
def test_who_has_too_low_a_role_is_refused(
    people: dict[Role, httpx.Client], act: str
) -> None:
    method, path = act.split()
    least = LEAST[act]
    if path.startswith("/api/camera") or "pictures" in path:
        least = Role.PLAY  # as the settings have it
    path = path.replace("{number}", "99999").replace("{verb}", "reboot")
    body: dict[str, Any] = {"json": {}} if method == "POST" else {}

    for role in (one for one in Role if one < least):
        answer = people[role].request(method, path, **body)
        assert answer.status_code == (403 if role else 401), (role, answer.text)
    if act not in NOT_DONE:
        answer = people[least].request(method, path, **body)
        assert answer.status_code not in (401, 403), answer.text


@pytest.mark.parametrize("do", ["enter", "amend", "adopt"])
def test_a_player_does_not_rule(people: dict[Role, httpx.Client], do: str) -> None:
    more = {"enter": {"turn": "a7"}, "amend": {"n": 1, "turn": "a7"}, "adopt": {}}
    wish = {"do": do, **more[do]}

    player = people[Role.PLAY].post("/api/command", json=wish)
    arbiter = people[Role.ARBITER].post("/api/command", json=wish)

    assert player.status_code == 403
    assert player.json()["need"] == "arbiter"
    assert arbiter.status_code == 409  # no game is being played


def test_a_player_does_not_change_how_strict_the_referee_is(
    people: dict[Role, httpx.Client],
) -> None:
    wish = {"game": "nine_mens_morris", "strict": True}

    assert people[Role.PLAY].post("/api/table/choose", json=wish).status_code == 403
    assert people[Role.ARBITER].post("/api/table/choose", json=wish).is_success
    usual = {"game": "nine_mens_morris", "strict": False}
    assert people[Role.PLAY].post("/api/table/choose", json=usual).is_success


def test_with_one_pin_a_person_is_the_owner_and_watching_is_open(
    tmp_path: Path,
) -> None:
    with served(tmp_path / "games") as found:
        assert found.phone.get("/api/state").is_success
        found.show_pin()
        assert found.phone.get("/api/session").json()["role"] == "owner"


def test_what_the_camera_sees_is_for_whom_the_settings_say(tmp_path: Path) -> None:
    everybody = PrivacySettings(camera_for="watch")
    settings = replace(Settings(), privacy=everybody)
    with served(tmp_path / "games", settings=settings) as found:
        shown = found.phone.get("/api/camera.jpg").status_code

    assert shown == 503  # it may be seen, but there is none


def test_a_stolen_cookie_is_worth_nothing_once_its_session_is_ended(
    people: dict[Role, httpx.Client], machine: Served
) -> None:
    with machine.another_phone() as victim, machine.another_phone() as thief:
        victim.post("/api/session", json={"pin": PINS.play, "name": "Anna"})
        thief.cookies = victim.cookies
        assert thief.post("/api/table/leave").is_success
        owner = people[Role.OWNER]
        listed = owner.get("/api/sessions").json()["sessions"]
        [number] = [one["number"] for one in listed if one["name"] == "Anna"]

        assert owner.delete(f"/api/sessions/{number}").status_code == 204

        assert thief.post("/api/table/leave").status_code == 401
        assert thief.get("/api/state").status_code == 401


def test_who_is_shut_out_watches_no_longer(machine: Served) -> None:
    with (
        machine.another_phone() as phone,
        machine.another_phone() as again,
    ):
        phone.post("/api/session", json={"pin": PINS.watch})
        again.cookies = phone.cookies
        with phone.stream("GET", "/api/stream") as stream:
            chunks = stream.iter_text()
            assert "event: state" in next(chunks)
            again.delete("/api/session")
            machine.page.hub.say({"kind": "remark", "text": "a secret"})
            rest = "".join(chunks)

    assert "a secret" not in rest


def test_an_address_that_the_machine_printed_opens_once(machine: Served) -> None:
    token = machine.page.door.sessions.open_once()
    with machine.another_phone() as phone, machine.another_phone() as late:
        opened = phone.post("/api/session/once", json={"token": token})
        role = phone.get("/api/session").json()["role"]
        again = late.post("/api/session/once", json={"token": token})

    assert (opened.status_code, role, again.status_code) == (204, "owner", 401)


def test_who_plays_lets_one_more_phone_in_that_plays_too(
    people: dict[Role, httpx.Client], machine: Served
) -> None:
    invited = people[Role.PLAY].post("/api/session/invite").json()
    token = invited["address"].partition("clock#join/")[2]
    with machine.another_phone() as phone:
        opened = phone.post("/api/session/once", json={"token": token})
        role = phone.get("/api/session").json()["role"]

    assert (opened.status_code, role) == (204, "play")
    assert invited["svg"].startswith("<svg")


def test_all_sessions_but_ones_own_are_ended(tmp_path: Path) -> None:
    with served(tmp_path / "games") as found:
        found.show_pin()
        for _ in range(3):
            found.page.door.sessions.let_in(Role.OWNER)

        assert found.phone.delete("/api/sessions").status_code == 204

        [left] = found.phone.get("/api/sessions").json()["sessions"]
        assert left["own"]
