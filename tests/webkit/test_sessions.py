import json
from pathlib import Path

import pytest

from device.cli import main
from tests.device.web.served import Hands
from webkit.roles import Pins, Role
from webkit.sessions import FILE, Sessions


@pytest.fixture
def clock() -> Hands:
    return Hands(1_800_000_000.0)


@pytest.fixture
def sessions(tmp_path: Path, clock: Hands) -> Sessions:
    return Sessions(tmp_path, clock)


def test_a_session_outlives_the_program_and_its_token_is_nowhere(
    sessions: Sessions, tmp_path: Path, clock: Hands
) -> None:
    token = sessions.let_in(Role.ARBITER, name="Ms Achieng", address="10.0.0.7")

    again = Sessions(tmp_path, clock).of(token)

    assert again is not None
    assert (again.role, again.name) == (Role.ARBITER, "Ms Achieng")
    kept = tmp_path / FILE
    assert token not in kept.read_text()
    assert kept.stat().st_mode & 0o777 == 0o600


def test_another_program_ends_a_session(
    sessions: Sessions, tmp_path: Path, clock: Hands
) -> None:
    token = sessions.let_in(Role.OWNER)
    assert sessions.of(token)

    assert Sessions(tmp_path, clock).end(1)

    assert sessions.of(token) is None


def test_a_session_that_is_used_goes_on(sessions: Sessions, clock: Hands) -> None:
    token = sessions.let_in(Role.PLAY)
    for _ in range(3):
        clock.now += 20 * 86_400
        assert sessions.of(token)
    clock.now += 31 * 86_400

    assert sessions.of(token) is None


def test_many_who_watch_push_no_owner_out(sessions: Sessions) -> None:
    owner = sessions.let_in(Role.OWNER)
    first = sessions.let_in(Role.WATCH)
    for _ in range(70):
        sessions.let_in(Role.WATCH)

    assert sessions.of(owner)
    assert sessions.of(first) is None
    assert len(sessions.standing()) == 64


def test_a_token_opens_once_and_not_for_ever(sessions: Sessions, clock: Hands) -> None:
    token, late = sessions.open_once(), sessions.open_once()

    assert sessions.used_once(token)
    assert not sessions.used_once(token)
    clock.now += 601
    assert not sessions.used_once(late)


def test_other_pins_end_all_sessions(sessions: Sessions) -> None:
    sessions.begin(Pins("123456"), "http://here/")
    token = sessions.let_in(Role.OWNER)
    sessions.begin(Pins("123456"), "http://there/")
    assert sessions.of(token)

    sessions.begin(Pins("654321"), "http://there/")

    assert sessions.of(token) is None


def test_the_first_pin_has_six_digits_and_stays(
    sessions: Sessions, tmp_path: Path, clock: Hands
) -> None:
    pin = sessions.kept_pin()

    assert len(pin) == 6
    assert pin.isdigit()
    assert Sessions(tmp_path, clock).kept_pin() == pin
    assert len({Sessions(None).kept_pin() for _ in range(20)}) > 15


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"sessions": [{}]}', b"\xff{"])
def test_a_damaged_file_lets_nobody_in_and_is_mended(
    tmp_path: Path, clock: Hands, content: bytes
) -> None:
    (tmp_path / FILE).write_bytes(content)
    sessions = Sessions(tmp_path, clock)

    assert sessions.standing() == []
    assert sessions.of(sessions.let_in(Role.PLAY))


def test_without_room_on_the_disk_people_are_let_in_all_the_same(
    tmp_path: Path, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    sessions = Sessions(tmp_path, clock)
    monkeypatch.setattr("os.fsync", full)

    assert sessions.of(sessions.let_in(Role.OWNER))


def test_the_terminal_opens_the_page_and_ends_sessions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sessions = Sessions(tmp_path)
    sessions.begin(Pins("123456"), "http://192.168.1.9:8080/")
    sessions.let_in(Role.OWNER, name="Anna", device="Android")
    where = ["--games", str(tmp_path)]

    assert main(["unlock", *where]) == 0
    token = capsys.readouterr().out.strip().rpartition("/#/unlock/")[2]
    assert sessions.used_once(token)
    assert main(["sessions", *where]) == 0
    assert "owner" in (listed := capsys.readouterr().out)
    assert "Anna, Android" in listed
    assert main(["sessions", "--end", "1", *where]) == 0
    assert main(["sessions", "--end", "1", *where]) == 3
    assert sessions.standing() == []


def test_the_terminal_says_where_no_page_was_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["unlock", "--games", str(tmp_path)]) == 2

    assert "no page was served" in capsys.readouterr().err


def test_a_persons_name_is_taken_off(sessions: Sessions, tmp_path: Path) -> None:
    token = sessions.let_in(Role.OWNER, name="Anna Weiß")

    sessions.forget("anna  weiß")

    assert sessions.of(token)
    assert "Anna" not in json.dumps((tmp_path / FILE).read_text())
