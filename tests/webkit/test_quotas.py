"""Quotas: the number of places held by each address."""

import pytest

from webkit.quotas import Place, Shares


class Held:
    """Places that addresses hold, and the order in which they lost them."""

    def __init__(self, **shares: object) -> None:
        self.shares = Shares(**{"most": 10, "each": 10, **shares})  # type: ignore[arg-type]  # numbers and flags
        self.lost: list[str] = []

    def take(self, address: str, *, known: bool = False) -> Place | None:
        def end() -> None:
            self.lost.append(address)

        return self.shares.take(address, end, known=known)


def test_an_address_holds_no_more_than_its_share() -> None:
    held = Held(each=3)

    taken = [held.take("10.0.0.1") for _ in range(5)]

    assert [one is not None for one in taken] == [True, True, True, False, False]
    assert held.lost == []


def test_who_has_none_takes_the_oldest_of_who_has_most() -> None:
    held = Held()
    for _ in range(9):
        held.take("10.0.0.1")
    held.take("10.0.0.2")

    assert held.take("10.0.0.3")
    assert held.take("10.0.0.2")
    assert held.lost == ["10.0.0.1", "10.0.0.1"]
    assert held.shares.held == 10


def test_who_has_most_takes_nothing_of_others() -> None:
    held = Held()
    for _ in range(9):
        held.take("10.0.0.1")
    held.take("10.0.0.2")

    assert held.take("10.0.0.1") is None
    assert held.lost == []


def test_where_all_hold_one_who_is_signed_in_still_comes_in() -> None:
    held = Held(reserve=2)
    for n in range(10):
        held.take(f"10.0.0.{n}")
    assert held.shares.held == 8

    known = [held.take("10.0.1.1", known=True) for _ in range(4)]

    assert all(known)
    assert held.take("10.0.1.2") is None
    assert len(held.lost) == 2


def test_nobody_who_is_not_signed_in_takes_a_place_of_who_is() -> None:
    held = Held(renews=True)
    for _ in range(10):
        held.take("10.0.0.1", known=True)

    assert held.take("10.0.0.2") is None


@pytest.mark.parametrize("address", ["10.0.0.1", "10.0.0.99"])
def test_where_the_newest_comes_in_the_oldest_goes(address: str) -> None:
    held = Held(renews=True)
    places = [held.take(f"10.0.0.{n}") for n in range(10)]
    assert places[0] is not None
    held.shares.use(places[0])

    assert held.take(address)

    assert held.lost == ["10.0.0.1"]


def test_addresses_of_one_network_share() -> None:
    held = Held(each=2)

    taken = [held.take(f"2001:db8:1:2::{n}") for n in range(3)]

    assert [one is not None for one in taken] == [True, True, False]


def test_a_place_is_left_once() -> None:
    held = Held()
    place = held.take("10.0.0.1")
    assert place is not None

    held.shares.leave(place)
    held.shares.leave(place)

    assert held.shares.held == 0


def test_where_only_its_own_goes_an_address_of_too_many_loses_its_oldest() -> None:
    held = Held(each=2, own_renews=True)

    taken = [held.take("10.0.0.1") for _ in range(4)]

    assert all(taken)
    assert held.lost == ["10.0.0.1"] * 2
    assert held.shares.held == 2
