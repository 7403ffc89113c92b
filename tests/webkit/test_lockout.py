from concurrent.futures import ThreadPoolExecutor

import pytest

from device.web.door.sign_in import Doorkeeper
from tests.device.web.served import Hands
from webkit.access import Caller
from webkit.hosts import home_of
from webkit.roles import Pins, Role

PIN = "135790"


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def door(clock: Hands) -> Doorkeeper:
    return Doorkeeper(Pins(PIN), clock)


def guess(door: Doorkeeper, address: str, pin: str = "000000") -> float | None:
    """Return how long an address has to wait; None: its PIN was looked at."""
    tried = door.try_pin(pin, Caller(address))
    return tried.wait_s or None


def test_each_wrong_pin_more_costs_an_address_twice_the_time(
    door: Doorkeeper, clock: Hands
) -> None:
    waits = []
    for _ in range(8):
        assert guess(door, "10.0.0.2") is None
        if (wait_s := guess(door, "10.0.0.2")) is not None:
            waits.append(wait_s)
            clock.now += wait_s

    assert waits[:4] == [30, 60, 120, 240]


def test_the_right_pin_from_another_address_is_let_in_at_once(
    door: Doorkeeper,
) -> None:
    for n in range(2000):
        for _ in range(3):
            guess(door, f"10.1.{n // 250}.{n % 250}")

    assert door.try_pin(PIN, Caller("10.9.9.9")).found


def test_many_addresses_together_have_few_tries_each(
    door: Doorkeeper, clock: Hands
) -> None:
    tried = 0
    for minute in range(60):
        clock.now = 60.0 * minute
        for n in range(100):
            tried += guess(door, f"10.0.0.{n}") is None

    assert tried < 700  # of a million, in an hour, by a hundred machines


def test_a_guesser_keeps_nobody_in_who_is_in(door: Doorkeeper) -> None:
    token = door.try_pin(PIN, Caller("10.0.0.3")).found
    for n in range(100):
        guess(door, f"10.0.0.{n}")

    assert door.role(door.session(token)) is Role.OWNER


def test_the_machine_itself_lets_everybody_try_again(door: Doorkeeper) -> None:
    for _ in range(5):
        guess(door, "10.0.0.4")
    assert guess(door, "10.0.0.4", PIN)

    code = door.unlock()

    assert len(code) == 6
    assert door.try_pin(code, Caller("10.0.0.4")).found
    assert not door.try_pin(code, Caller("10.0.0.5")).found  # it opens once


def test_a_code_that_is_said_is_counted_as_a_pin_is_at_both_doors(
    door: Doorkeeper,
) -> None:
    code = door.unlock()
    tries = [door.try_once, door.try_pin]

    for n in range(5):
        assert not tries[n % 2]("000000", Caller("10.0.0.4")).wait_s

    assert door.try_once(code, Caller("10.0.0.4")).wait_s
    assert door.try_pin(code, Caller("10.0.0.4")).wait_s
    assert door.try_once(code, Caller("10.0.0.5")).found


def test_a_code_that_is_said_is_dead_after_ten_wrong_tries_of_anybody(
    door: Doorkeeper,
) -> None:
    code = door.unlock()
    link = door.sessions.open_once()

    for n in range(10):
        assert not door.try_once("000000", Caller(f"10.0.0.{n}")).wait_s

    assert not door.try_once(code, Caller("10.0.1.1")).found
    assert not door.try_pin(code, Caller("10.0.1.2")).found
    assert door.try_once(link, Caller("10.0.1.3")).found  # nobody guesses 32 letters


def test_who_tries_a_code_at_once_has_no_more_tries(door: Doorkeeper) -> None:
    door.unlock()
    with ThreadPoolExecutor(16) as threads:
        tried = threads.map(
            lambda _: door.try_once("000000", Caller("10.0.0.4")), range(64)
        )

    assert sum(not one.wait_s for one in tried) == 5


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("fe80::1%wlan0", "fe80::/64"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_phone_with_many_addresses_is_one(address: str, home: str) -> None:
    assert home_of(address) == home


@pytest.mark.parametrize("pin", ["", "12345", "123456789", "12a456", "١٢٣٤٥٦"])
def test_a_pin_is_six_to_eight_digits(pin: str) -> None:
    with pytest.raises(ValueError, match="6 to 8 digits"):
        Pins(pin)


@pytest.mark.parametrize(
    ("pin", "role"),
    [
        ("111111", Role.OWNER),
        ("222222", Role.ARBITER),
        ("333333", Role.PLAY),
        ("444444", Role.WATCH),
    ],
)
def test_each_pin_opens_as_much_as_its_role_may(pin: str, role: Role) -> None:
    door = Doorkeeper(Pins("111111", "222222", "333333", "444444"), Hands())

    token = door.try_pin(pin, Caller("10.0.0.1")).found

    assert door.role(door.session(token)) is role
    assert door.role(None) is Role.NOBODY


def test_every_pin_is_compared_whichever_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[bytes] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append(other)
        return one == other

    monkeypatch.setattr("hmac.compare_digest", compare)
    door = Doorkeeper(Pins("111111", play="333333"), Hands())
    for pin in ("111111", "333333", "x"):
        door.try_pin(pin, Caller("10.0.0.1"))

    assert len(compared) == 6
