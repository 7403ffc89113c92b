import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.mocks import MockVoice
from tests.device.web.served import PIN, Served, served
from webkit.hosts import host_of, is_own


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as found:
        yield found


@pytest.fixture
def shut(tmp_path: Path) -> Iterator[Served]:
    """A page of its own, for those who try PINs."""
    with served(tmp_path / "games") as found:
        yield found


# -- the PIN -----------------------------------------------------------------------


def test_the_pin_lets_a_phone_act(shut: Served) -> None:
    assert not shut.phone.get("/api/session").json()["may_act"]

    answer = shut.post("/api/session", pin=PIN)

    assert answer.status_code == 204
    assert shut.phone.get("/api/session").json()["role"] == "owner"
    assert shut.post("/api/table/leave").status_code == 200


def test_the_cookie_is_for_this_page_alone(shut: Served) -> None:
    cookie = shut.post("/api/session", pin=PIN).headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert PIN not in cookie


@pytest.mark.parametrize("token", ["x", "", "é", "0" * 5000])
def test_a_made_up_cookie_opens_nothing(machine: Served, token: str) -> None:
    with machine.another_phone() as stranger:
        cookie = f"mwamuzi={token}".encode()
        answer = stranger.post("/api/table/leave", headers={b"Cookie": cookie})

    assert answer.status_code == 401


def test_a_phone_gives_its_right_back(shut: Served) -> None:
    shut.show_pin()

    assert shut.phone.delete("/api/session").status_code == 204
    assert shut.post("/api/table/leave").status_code == 401


def test_a_session_ends_by_itself(shut: Served) -> None:
    shut.show_pin()
    shut.clock.now += 31 * 86_400

    assert shut.post("/api/table/leave").status_code == 401


@pytest.mark.slow
def test_wrong_pins_are_counted_and_then_made_to_wait(shut: Served) -> None:
    left = [shut.post("/api/session", pin=f"{n}0000") for n in range(5)]

    assert [answer.status_code for answer in left] == [401] * 5
    assert [answer.json()["tries_left"] for answer in left] == [4, 3, 2, 1, 0]
    waits = shut.post("/api/session", pin=PIN)
    assert waits.status_code == 429
    assert int(waits.headers["retry-after"]) == waits.json()["retry_after_s"] == 30


def test_nobody_guesses_on_by_giving_other_addresses(shut: Served) -> None:
    statuses = [
        shut.phone.post(
            "/api/session",
            json={"pin": f"{n}0000"},
            headers={
                "X-Forwarded-For": f"192.168.1.{n}",
                "Forwarded": f"for=10.0.0.{n}",
            },
        ).status_code
        for n in range(7)
    ]

    assert statuses == [401] * 5 + [429] * 2


@pytest.mark.slow
def test_who_waited_may_try_again(shut: Served) -> None:
    for n in range(5):
        shut.post("/api/session", pin=f"{n}0000")
    shut.clock.now += 31

    assert shut.post("/api/session", pin=PIN).status_code == 204


def test_the_machine_says_its_pin_once_in_a_while(shut: Served) -> None:
    voice = shut.page.outfit.voice
    assert isinstance(voice, MockVoice)

    first, second = shut.post("/api/session/say"), shut.post("/api/session/say")

    assert (first.status_code, second.status_code) == (204, 429)
    assert [text for text, _ in voice.said] == [" ".join(PIN)]


def test_once_somebody_is_in_only_the_owner_has_the_pin_said(shut: Served) -> None:
    shut.show_pin()

    with shut.another_phone() as stranger:
        refused = stranger.post("/api/session/say")

    assert refused.status_code == 401
    assert shut.post("/api/session/say").status_code == 204


def test_no_secret_gets_into_a_log(
    shut: Served, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    shut.post("/api/session", pin="99999")
    shut.show_pin()
    token = shut.phone.cookies["mwamuzi"]
    shut.post("/api/table/leave")

    own = [r.getMessage() for r in caplog.records if not r.name.startswith("http")]
    written = "".join([*own, *capfd.readouterr()])  # the test's phone logs, too
    assert PIN not in written
    assert "99999" not in written
    assert token not in written


# -- Host and Origin ----------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8080", "localhost.evil.example", "1.2.3", ""]
)
def test_strangers_names_for_the_machine_are_refused(
    machine: Served, host: str
) -> None:
    answer = machine.phone.get("/api/state", headers={"Host": host})

    assert answer.status_code in (400, 403)
    assert "stage" not in answer.text


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:80", "192.168.1.9", "[::1]:8"]
)
def test_own_names_and_addresses_are_answered(machine: Served, host: str) -> None:
    assert machine.phone.get("/api/session", headers={"Host": host}).is_success


@pytest.mark.slow
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "file://"]
)
def test_other_pages_cannot_act_even_with_the_cookie(shut: Served, origin: str) -> None:
    shut.show_pin()

    answer = shut.phone.post("/api/table/leave", headers={"Origin": origin})

    assert answer.status_code == 403


def test_an_act_without_an_origin_is_refused(shut: Served) -> None:
    shut.show_pin()
    del shut.phone.headers["Origin"]

    assert shut.phone.post("/api/table/leave").status_code == 403


def test_another_page_cannot_try_pins(machine: Served) -> None:
    answer = machine.phone.post(
        "/api/session", json={"pin": PIN}, headers={"Origin": "http://evil.example"}
    )

    assert answer.status_code == 403


def test_the_browser_is_told_what_it_may_not(machine: Served) -> None:
    for path in ("/", "/api/state", "/api/nothing", "/static/icon.svg"):
        headers = machine.phone.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_overlay_alone_may_be_framed(machine: Served) -> None:
    policy = machine.phone.get("/overlay").headers["content-security-policy"]

    assert "frame-ancestors *" in policy


def test_no_other_page_is_let_read_answers(machine: Served) -> None:
    headers = {"Origin": "http://evil.example"}

    answer = machine.phone.get("/api/state", headers=headers)

    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("authority", "host"),
    [("a.local:80", "a.local"), ("[::1]:8080", "::1"), ("A.", "a"), ("", "")],
)
def test_hosts_are_read_from_authorities(authority: str, host: str) -> None:
    assert host_of(authority) == host


def test_a_domain_that_looks_like_an_address_is_a_domain() -> None:
    assert not is_own("127.0.0.1.evil.example", {"localhost"})
