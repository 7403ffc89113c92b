"""One game of each family goes the page's whole way, by the calls of a phone.

All 98 are taken by ``python -m bench doors``.
"""

import logging
from collections.abc import Iterator

import pytest

from bench.kit.page_walk import RULED_BEFORE, PageWalk
from device.web import acts
from device.web.error_responses import failure
from device.web.table import Table
from tests.device.web.served import Served, served
from tests.games import QUICK


@pytest.fixture(scope="module")
def appliance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A page whose simulated table plays whatever is chosen."""
    games = tmp_path_factory.mktemp("doors") / "games"
    rules_broken = frozenset(RULED_BEFORE)
    with served(games, source="sim:*:1:8", illegal_before=rules_broken) as page:
        page.show_pin()
        yield page


@pytest.mark.parametrize("name", sorted(QUICK))
def test_a_game_is_played_by_the_page_s_calls_and_looked_back_at(
    appliance: Served, name: str
) -> None:
    PageWalk(appliance.phone).game(name)


def test_a_failure_of_the_server_is_told_once_with_its_number(
    appliance: Served,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fails(_: Table) -> str:
        raise KeyError("a8")

    monkeypatch.setattr(acts, "aim", fails)

    answer = appliance.post("/api/table/aim")

    assert answer.status_code == 500
    number = answer.json()["number"]
    assert answer.json()["detail"] == str(failure(number))
    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [number in one.getMessage() for one in errors] == [True]
    assert appliance.state()["stage"] == "choose"
