"""Players of sides are as chosen, and can be changed during a game."""

from pathlib import Path
from typing import Any

import pytest

from device.commands import By, PlayedBy
from device.game.choice import Choice
from device.ports import SettingsError
from device.web import acts
from device.web.chosen import recall
from tests.device.web.served import Served, page_at, served

GAME = "nine_mens_morris"
PERSON, MACHINE = {"by": "person"}, {"by": "machine", "level": 1}
SIMULATED = {"by": "simulated"}


def begun(page: Served, **seats: Any) -> dict[str, Any]:
    """Begin a game on a board that is found."""
    page.show_pin()
    page.act("/api/table/choose", game=GAME, seats=seats)
    page.when(lambda state: state["camera"]["ok"])
    page.act("/api/table/calibrate", south="bottom")
    page.when(lambda state: state["stage"] == "ready")
    page.act("/api/table/start")
    return page.when(lambda state: state["companion"])


def taps(page: Served) -> str:
    """Tap the first legal turn; return it."""
    turn: str = page.phone.get("/api/legal").json()["turns"][0]["turn"]
    page.act("/api/table/simulated", turn=turn)
    return turn


def test_what_is_chosen_is_what_happens_and_can_be_changed(tmp_path: Path) -> None:
    with served(tmp_path, source="sim:*:1:8") as page:
        begun(page, white=PERSON, black=MACHINE)
        state = page.when(lambda state: state["camera"]["frame"] > 20)
        assert state["turns"] == []  # it is a person's turn

        turn = taps(page)
        state = page.when(lambda state: len(state["turns"]) == 2)
        assert [one["side"] for one in state["turns"]] == ["white", "black"]
        assert state["turns"][0]["turn"] == turn

        seats = {"white": SIMULATED, "black": PERSON}
        page.act("/api/command", do="who_plays", seats=seats)
        state = page.when(lambda state: len(state["turns"]) == 3)
        assert state["turns"][2]["side"] == "white"
        assert state["companion"]["seats"]["black"]["by"] == "person"
        frame = state["camera"]["frame"]
        state = page.when(lambda state: state["camera"]["frame"] > frame + 20)
        assert len(state["turns"]) == 3
        kept = recall(page.page.outfit)

    assert kept is not None
    assert kept[1] is not None
    assert kept[1].seats["white"].by is By.SIMULATED
    assert kept[1].seats["black"].by is By.PERSON


@pytest.mark.parametrize(
    "seats",
    [
        {"green": PlayedBy(By.PERSON)},
        {"white": PlayedBy(By.MACHINE, 20)},
        {"white": PlayedBy(By.SIMULATED)},
    ],
)
def test_who_cannot_play_at_a_table_is_refused(
    tmp_path: Path, seats: dict[str, PlayedBy]
) -> None:
    table = page_at(tmp_path, lambda: 0.0, source="usb:0").table

    with pytest.raises(SettingsError):
        acts.choose(table, acts.Wished(Choice(GAME), seats=seats))

    assert table.chosen is None
