import json
from collections.abc import Mapping
from typing import Any

import pytest

from device.commands import Answered, CommandBox, Decide, Who
from device.hall.incoming import Hearing
from rules.core.events import Decided, Deed

GAME = "2026-11-26T08-00-00-oware"
TOLD = {
    "type": "decision",
    "id": "1",
    "game": GAME,
    "call": 4,
    "deed": "penalty",
    "side": "north",
    "says": "Two seeds were kept.",
    "who": {"role": "arbiter", "name": "Asha"},
}


def said(told: Mapping[str, Any]) -> bytes:
    return json.dumps(told).encode()


def test_a_decision_waits_for_its_game_and_is_put_once_while_it_waits() -> None:
    box = CommandBox()
    hearing = Hearing(box)
    hearing.decision(said(TOLD))
    hearing.game = GAME
    hearing.decision(said(TOLD))
    hearing.decision(said(TOLD))

    ((command, answer),) = box.take()

    side, says = "north", "Two seeds were kept."
    told = Decided(id="1", deed=Deed.PENALTY, side=side, says=says, call=4)
    assert command == Decide(told)
    assert answer.who == Who("arbiter", "Asha")
    answer.set_result(Answered(True, "It is told."))
    hearing.decision(said(TOLD))
    assert len(box.take()) == 1


@pytest.mark.parametrize("told", [b"{", b"[]", said({**TOLD, "deed": "flog"})])
def test_what_is_no_decision_changes_nothing(told: bytes) -> None:
    box = CommandBox()
    hearing = Hearing(box)
    hearing.game = GAME
    hearing.decision(told)
    hearing.seat(told)
    assert box.take() == []


def test_who_sits_here_next_is_asked_again_when_a_game_is_over() -> None:
    seats: list[Mapping[str, Any]] = []
    hearing = Hearing(CommandBox(), seats.append)
    hearing.sit()
    hearing.seat(said({"kind": "oware", "players": {"south": "Juma"}}))
    hearing.sit()
    assert [seat["kind"] for seat in seats] == ["oware", "oware"]
