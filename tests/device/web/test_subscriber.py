"""State that phones see of a game, while it is played and when it is resumed."""

import json
from pathlib import Path
from typing import Any

import pytest

from device.commands import AgreeDraw, Enter, Pause, SayBoard, TakeBack
from device.log.records import layout_of
from device.loop import Loop
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.web.camera import CameraPicture
from device.web.hub import Hub
from device.web.state import first_state
from device.web.subscriber import PageSubscriber
from rules.catalogue import find_game
from rules.core.events import TroubleKind
from tests.device.perfect import PerfectReader, header, loop_over


def shown(loop: Loop) -> tuple[Hub, PageSubscriber]:
    """Return a page's state that follows a loop, and its subscriber."""
    hub = Hub(first_state({"language": "en"}))
    subscriber = PageSubscriber(hub, CameraPicture(), loop, "en")
    subscriber.begin()
    loop.subscribe(subscriber)
    return hub, subscriber


def state_of(hub: Hub) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(hub.whole()[1])
    return found


def begun(table: SimulatedTable, path: Path, **more: Any) -> Loop:
    loop = loop_over(table, path, **more)
    if not loop.log.records:
        loop.log.append([header(table)])
    return loop


@pytest.mark.parametrize("game", ["nine_mens_morris", "oware", "shisima"])
def test_the_state_is_that_of_the_referee(tmp_path: Path, game: str) -> None:
    table = SimulatedTable(find_game(game), SimulationPlan(seed=3, most_turns=30))
    loop = begun(table, tmp_path / "game.jsonl")
    hub, _ = shown(loop)

    loop.run()

    state, position = state_of(hub), loop.referee.position
    assert state["layout"] == layout_of(position.contents)
    assert state["to_move"] == position.to_move
    assert state["in_hand"] == dict(position.in_hand)
    assert [turn["turn"] for turn in state["turns"]] == [
        str(turn) for turn in table.truth.turns
    ]
    assert (state["stage"] == "over") == loop.over == (state["result"] is not None)


def test_seeds_won_are_the_score(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("oware"), SimulationPlan(seed=1, most_turns=300))
    loop = begun(table, tmp_path / "game.jsonl")
    hub, _ = shown(loop)

    loop.run()

    score = state_of(hub)["score"]
    assert sum(score.values()) > 0
    assert score == dict(loop.referee.position.won)  # type: ignore[attr-defined]


def test_a_game_that_is_taken_up_again_is_shown_as_it_was(tmp_path: Path) -> None:
    plan = SimulationPlan(seed=4, most_turns=10, illegal_before=frozenset({4}))
    table = SimulatedTable(find_game("nine_mens_morris"), plan)
    path = tmp_path / "game.jsonl"
    loop = begun(table, path)
    hub, _ = shown(loop)
    loop.run()
    loop.log.close()

    again = begun(table, path)
    again.resume(same_film=True, passed_s=1000.0)
    later, _ = shown(again)

    before, after = state_of(hub), state_of(later)
    for key in ("layout", "turns", "rulings", "last", "to_move", "result"):
        assert after[key] == before[key], key
    spent = after["clock"]["shows_s"]
    assert spent == pytest.approx(before["clock"]["shows_s"], abs=3.0)


def test_a_removal_that_is_owed_is_shown_until_it_is_done(tmp_path: Path) -> None:
    plan = SimulationPlan(seed=1, most_turns=8, hesitant=1.0)
    table = SimulatedTable(find_game("nine_mens_morris"), plan)
    loop = begun(table, tmp_path / "game.jsonl")
    hub, subscriber = shown(loop)
    owed: list[Any] = []
    tell = subscriber.on_event

    def note(event: Any, to_move: str | None, now_s: float) -> None:
        tell(event, to_move, now_s)
        owed.append(state_of(hub)["owed"])

    subscriber.on_event = note  # type: ignore[method-assign]
    loop.run()

    told = [one for one in owed if one]
    assert told
    assert told[0]["kind"] == "remove"
    assert told[0]["mills"]
    assert owed[-1] is None


def test_trouble_stops_the_clock_and_is_told(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=6)
    )
    dark = dict.fromkeys(range(60, len(table)), TroubleKind.DARK)
    reader = PerfectReader(table, dark)
    loop = begun(table, tmp_path / "game.jsonl", reader=reader)
    hub, _ = shown(loop)

    loop.run()

    state = state_of(hub)
    assert state["trouble"]["kind"] == "dark"
    assert state["trouble"]["texts"]["de"]
    assert not state["clock"]["running"]


def test_wishes_are_shown_when_they_are_carried_out(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=2)
    )
    loop = begun(table, tmp_path / "game.jsonl", stops_before=3)
    hub, _ = shown(loop)
    for wish in (Enter("a7"), SayBoard(), Enter("d7"), TakeBack(), Pause()):
        loop.commands.put(wish)

    loop.run()

    state = state_of(hub)
    assert [(turn["turn"], turn["by"]) for turn in state["turns"]] == [("a7", "hand")]
    assert state["paused"]
    kinds = [item["kind"] for item in state["said"]]
    assert {"turn", "board", "taken_back", "paused"} <= set(kinds)


def test_a_draw_by_agreement_ends_the_game(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=2)
    )
    loop = begun(table, tmp_path / "game.jsonl", stops_before=3)
    hub, _ = shown(loop)
    loop.commands.put(AgreeDraw())

    loop.run()

    state = state_of(hub)
    assert state["stage"] == "over"
    assert state["result"]["winners"] == []
    assert state["result"]["reason"] == "agreed"


def test_every_key_of_a_game_is_known_to_the_hub(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=2)
    )
    hub, _ = shown(begun(table, tmp_path / "game.jsonl"))

    assert set(state_of(hub)) == {*first_state({}), "n", "now", "turns", "said"}
