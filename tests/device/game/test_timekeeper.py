"""The clocks of a game: pressed by the referee or by hand, and after a power cut."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from device.commands import Decide, Enter, Press, TakeBack
from device.game.timekeeper import Timekeeper
from device.log.parse import read_log
from device.loop import Loop
from device.show.calls import NameCaller, TimeCaller
from device.simulated.simulator import Plan, SimulatedTable
from device.voice.phrases import words_for
from device.words.remarks import Remark, little_left, remarked, to_play
from rules.catalogue import find_game
from rules.core.events import Decided, Deed, Flagged, Over
from rules.referee.forfeit import FLAG
from tests.device.perfect import Listener, header, loop_over


def table(turns: int = 6) -> SimulatedTable:
    return SimulatedTable(find_game("nine_mens_morris"), Plan(seed=2, most_turns=turns))


def begun(
    path: Path, *, clock: str, turns: int = 6, **more: Any
) -> tuple[Loop, Listener]:
    heard, played = Listener(), table(turns)
    stops = more.pop("stops_before", None)
    loop = loop_over(played, path, heard, stops_before=stops)
    if not loop.log.records:
        loop.log.append([{**header(played), "clock": clock, **more}])
    return loop, heard


def clocks(path: Path) -> list[dict[str, float]]:
    return [record["clocks"] for record in read_log(path)[1:]]


def test_every_line_tells_what_the_clocks_show(tmp_path: Path) -> None:
    loop, _ = begun(tmp_path / "game.jsonl", clock="10+5")

    loop.run()

    told = [r for r in read_log(tmp_path / "game.jsonl") if r["type"] == "turn"]
    first = told[0]["clocks"]
    assert set(first) == {"white", "black"}
    assert first[told[0]["side"]] == 605.0  # the first turn starts the clocks
    for before, after in pairwise(told):
        side, waits = after["side"], before["side"]
        took_s = after["t"] - before["t"]
        cost_s = before["clocks"][side] + 5.0 - after["clocks"][side]
        assert 0 < cost_s <= took_s + 0.01
        assert after["clocks"][waits] == before["clocks"][waits]


def test_a_game_taken_up_again_goes_on_with_the_same_clocks(tmp_path: Path) -> None:
    whole, _ = begun(tmp_path / "whole.jsonl", clock="10")
    whole.run()
    path = tmp_path / "game.jsonl"
    first, _ = begun(path, clock="10", stops_before=90)
    first.run()
    first.log.close()

    again, _ = begun(path, clock="10")
    again.resume(same_film=True, passed_s=1e6)
    again.run()

    for one, other in zip(clocks(path), clocks(tmp_path / "whole.jsonl"), strict=True):
        assert one == pytest.approx(other, abs=0.2)


@pytest.mark.parametrize("ends", [False, True])
def test_a_flag_is_told_once_and_ends_the_game_if_wished(
    tmp_path: Path, ends: bool
) -> None:
    path = tmp_path / "game.jsonl"
    more = {"flag": "ends"} if ends else {}
    loop, heard = begun(path, clock="0.02", **more)

    loop.run()

    flags = [event for event in heard.events if isinstance(event, Flagged)]
    assert len(flags) == len({flag.side for flag in flags}) > 0
    over = [event.result for event in heard.events if isinstance(event, Over)]
    assert [result.reason for result in over] == ([FLAG] if ends else [])
    if ends:
        assert flags[0].side not in over[0].winners
        loop.log.close()
        again, _ = begun(path, clock="")
        again.resume(same_film=True, passed_s=0.0)
        assert again.over


def test_a_press_is_a_confirmation_or_presses_the_clock(tmp_path: Path) -> None:
    loop, _ = begun(tmp_path / "game.jsonl", clock="10", stops_before=4)
    said = [
        loop.commands.put(wish)
        for wish in (
            Press("white"),  # whoever does not begin starts the clock
            Press("black"),
            Press("white"),
            Press("white"),
            Enter("a7"),
            Press("white"),
            TakeBack(),
        )
    ]

    loop.run()

    assert [answer.result().done for answer in said] == [
        *(False, True, True, False),
        *(True, False, True),
    ]
    pressed = [r.get("pressed") for r in read_log(tmp_path / "game.jsonl")]
    assert [side for side in pressed if side] == ["black", "white"]


def test_time_that_an_arbiter_gives_is_on_the_clock_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    loop, _ = begun(path, clock="10", stops_before=4)
    given = Decided(id="1", deed=Deed.TIME, side="black", seconds=90.0)
    for _ in range(2):  # the hall says it again until the log has it
        loop.commands.put(Decide(given))

    loop.run()

    (told,) = [one for one in read_log(path) if one["type"] == "decision"]
    assert told["seconds"] == 90.0
    assert told["clocks"] == {"white": 600.0, "black": 690.0}


def test_time_without_power_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    loop, _ = begun(path, clock="10", stops_before=90)
    loop.run()
    loop.log.close()
    again, _ = begun(path, clock="10")
    again.resume(same_film=False, passed_s=1e5)
    time = Timekeeper(again.referee, again.log, live=True)

    time.tick(1e5)

    assert time.plain(1e5)["shows_s"] == clocks(path)[-1]
    later = time.plain(1e5 + 7)["shows_s"]
    due = again.referee.position.to_move
    assert due is not None
    assert later[due] == pytest.approx(clocks(path)[-1][due] - 7)


def test_little_time_and_who_is_to_play_are_called_if_that_is_wished(
    tmp_path: Path,
) -> None:
    loop, _ = begun(tmp_path / "game.jsonl", clock="0.2", turns=8)
    called: list[Remark] = []
    by_name: list[Remark] = []
    names = NameCaller({"white": "Asha"}, by_name.append)
    loop.subscribe(TimeCaller(loop.time, called.append), names)

    loop.run()

    assert sorted(called, key=str) == [
        little_left("black", 10),
        little_left("white", 10),
    ]
    assert by_name == [to_play("Asha")] * 4  # after each turn of black
    words = words_for("de", table().game, ears=True)
    assert remarked(called[0], words).endswith(" hat noch 10 Sekunden.")
    assert remarked(by_name[0], words) == "Asha ist am Zug."
