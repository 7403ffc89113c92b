import random
import weakref
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from device.log.parse import read_log
from device.loop import Loop
from device.mocks import MockClock, MockLights, MockVoice
from device.ports import (
    CameraLostError,
    Frame,
    HardwareMissingError,
    LogError,
    Priority,
)
from device.show.announcer import Announcer
from device.simulated.simulator import SIDES, SimulatedTable, SimulationPlan
from device.table.rig import begin
from device.words.remarks import DISK_FREE, DISK_FULL
from rules.catalogue import GAMES, find_game
from rules.core.events import (
    Event,
    Illegal,
    Moved,
    Over,
    Question,
    Restored,
    Resumed,
    TakenBack,
    Trouble,
)
from rules.core.events import TroubleKind as Kind
from rules.core.evidence import Evidence
from rules.core.model import StepKind
from rules.core.pieces import Content
from tests.device.perfect import (
    Listener,
    NumberedTable,
    PerfectReader,
    QuickSettler,
    header,
    loop_over,
)
from tests.games import by_family
from vision.common.reading import Reading

FAULTY = SimulationPlan(seed=2, illegal_before=frozenset({3, 20}))


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(find_game("nine_mens_morris"), FAULTY)


def turns_of(events: list[Event]) -> list[str]:
    return [str(event.turn) for event in events if isinstance(event, Moved)]


def write_whole(table: SimulatedTable, path: Path) -> list[object]:
    loop = loop_over(table, path)
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    return list(read_log(path))


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(GAMES))
def test_a_whole_game_is_refereed_and_every_illegal_deed_ruled_right(
    name: str, tmp_path: Path
) -> None:
    game = find_game(name)
    sown = any(isinstance(held, int) for held in game.start().contents.values())
    when = range(6, 14, 4) if sown else range(2, 10, 2)  # first the pits are filled
    most = 14 if sown else 10
    plan = SimulationPlan(seed=5, most_turns=most, illegal_before=frozenset(when))
    table = SimulatedTable(game, plan)
    listener = Listener()

    loop_over(table, tmp_path / "g.jsonl", listener).run()

    ruled = [e.ruling.rule for e in listener.events if isinstance(e, Illegal)]
    begun = [n for n in when if n <= len(table.truth.turns)]  # a game may be short
    assert ruled == [illegal.ruling.rule for illegal in table.truth.illegal]
    assert len(set(ruled)) >= min(2, len(begun))
    position = table.game.start()
    told = list[Moved | Question]()
    for event in listener.events:
        if isinstance(event, Moved | Question):
            told.append(event)
        elif isinstance(event, TakenBack):  # held by an illegal board, undone with it
            told.pop()
    assert len(told) == len(table.truth.turns)
    for turn, event in zip(table.truth.turns, told, strict=True):
        position = table.game.play(position, turn)
        if isinstance(event, Moved):
            assert event.layout == position.contents
        else:
            assert str(turn) in starters_asked(event)


class HandOverOnePit(QuickSettler):
    """Sees all of a quiet board but one pit."""

    def observe(
        self, frame_bgr: NDArray[np.uint8], reading: Reading, now_s: float
    ) -> Evidence | None:
        whole = super().observe(frame_bgr, reading, now_s)
        if whole is None:
            return None
        seen = {s: odds for s, odds in whole.log_likelihoods.items() if s != "N1"}
        return Evidence(seen, whole.hidden | {"N1"})


@pytest.mark.parametrize("covered", [False, True])
def test_pits_under_a_hand_teach_nothing(covered: bool, tmp_path: Path) -> None:
    """Its shadow changes how those beside it look."""
    table = SimulatedTable(find_game("kalah"), SimulationPlan(seed=5, most_turns=4))
    reader, listener = PerfectReader(table), Listener()
    loop = loop_over(table, tmp_path / "g.jsonl", listener, reader=reader)
    if covered:
        loop.eyes.settler = HandOverOnePit()

    loop.run()

    assert turns_of(listener.events)
    assert bool(reader.confirmed) is not covered


class LearnsNothing(PerfectReader):
    def confirm(self, contents: Mapping[str, Content]) -> None:
        raise ValueError("cannot reshape array of size 1 into shape (2)")


def test_a_game_goes_on_where_nothing_can_be_learned(
    table: SimulatedTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    listener = Listener()

    loop_over(table, tmp_path / "g.jsonl", listener, reader=LearnsNothing(table)).run()

    assert turns_of(listener.events) == [str(turn) for turn in table.truth.turns]
    assert caplog.text.count("learning from the board failed") == 1


def starters_asked(event: Question) -> list[str]:
    """Return who may have set the board up: only the first sowing can tell."""
    ways = [str(turn) for (turn,) in event.alternatives]
    assert all(way.startswith(("new:", "fill:", "turn")) for way in ways)
    return ways


def test_illegal_changes_are_ruled_on_and_their_undoing_is_noticed(
    table: SimulatedTable, tmp_path: Path
) -> None:
    listener = Listener()

    loop_over(table, tmp_path / "g.jsonl", listener).run()

    rules = [e.ruling.rule for e in listener.events if isinstance(e, Illegal)]
    assert rules == [illegal.ruling.rule for illegal in table.truth.illegal]
    assert sum(isinstance(e, Restored) for e in listener.events) == len(rules) == 2


def test_people_hear_the_mill_the_ruling_and_the_win(
    table: SimulatedTable, tmp_path: Path
) -> None:
    voice, lights = MockVoice(), MockLights()

    loop_over(table, tmp_path / "g.jsonl", Announcer(voice, lights, SIDES)).run()

    said = [text for text, _ in voice.said]
    assert any(text.endswith("Mill!") for text in said)
    assert any("the black chip on" in text for text in said)
    assert voice.said[-1] == ("White wins: black has two chips left.", Priority.RULING)
    assert {"mill", "capture", "illegal", "win"} <= set().union(*lights.shown)


def test_what_was_announced_is_in_the_log_already(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"

    class Checks(Listener):
        def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
            super().on_event(event, to_move, now_s)
            if isinstance(event, Moved):
                logged = [r["n"] for r in read_log(path) if r["type"] == "turn"]
                assert event.n in logged, event
                checked.append(event.n)

    checked: list[int] = []
    loop = loop_over(table, path, Checks())
    begin(loop, header(table))
    loop.run()

    assert checked == list(range(1, len(table.truth.turns) + 1))


@pytest.mark.slow
def test_a_game_killed_at_any_moment_ends_in_the_same_log(
    table: SimulatedTable, tmp_path: Path
) -> None:
    whole = write_whole(table, tmp_path / "whole.jsonl")
    rng = random.Random(5)
    for round_number in range(25):
        path = tmp_path / f"{round_number}.jsonl"
        stops = sorted(rng.randrange(len(table)) for _ in range(3))
        for stops_before in [*stops, None]:
            loop = loop_over(table, path, stops_before=stops_before)
            begin(loop, header(table))
            loop.run()
            loop.log.close()
        assert read_log(path) == whole, stops


def test_a_log_torn_within_a_line_is_gone_on_with(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    whole = write_whole(table, path)
    content = path.read_bytes()
    for cut in (len(content) - 1, len(content) - 40, len(content) // 2):
        path.write_bytes(content[:cut])

        assert write_whole(table, path) == whole


def test_a_log_that_lacks_its_result_is_completed(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    whole = write_whole(table, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))

    assert write_whole(table, path) == whole


def test_another_film_of_the_same_game_is_gone_on_with_from_its_first_frame(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    loop = loop_over(table, path, stops_before=table.truth.complete_frames[3] + 8)
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    last = read_log(path)[-1]

    again = loop_over(table, path)
    begin(again, {**header(table), "source": "another"})
    frame = next(again.source.frames(lambda i: i == 300))
    again.step(frame)

    assert again.referee.turns_played == 4
    assert again._intake.index > last["frame"]
    assert again._intake.now_s > last["t"]


def test_a_game_that_is_over_is_let_go_of_when_the_next_begins(
    table: SimulatedTable, tmp_path: Path
) -> None:
    loop = loop_over(table, tmp_path / "1.jsonl", stops_before=3)
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    over = weakref.ref(loop)
    del loop

    begin(loop_over(table, tmp_path / "2.jsonl"), header(table))

    assert over() is None


def test_a_log_of_another_game_is_not_gone_on_with(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    write_whole(table, path)
    other = SimulatedTable(find_game("achi"), SimulationPlan(most_turns=2))

    with pytest.raises(LogError, match="holds a game with game nine_mens_morris"):
        begin(loop_over(other, path), header(other))


def test_a_fault_in_a_subscriber_never_stops_the_game(
    table: SimulatedTable, tmp_path: Path
) -> None:
    class Broken(Listener):
        def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
            raise RuntimeError("the loudspeaker burns")

    listener = Listener()

    loop_over(table, tmp_path / "g.jsonl", Broken(), listener).run()

    assert isinstance(listener.events[-1], Over)


def test_a_removal_that_is_due_is_asked_for_and_not_logged(
    tmp_path: Path,
) -> None:
    hesitant = SimulationPlan(seed=2, hesitant=1.0)
    table = SimulatedTable(find_game("nine_mens_morris"), hesitant)
    listener = Listener()
    loop = loop_over(table, tmp_path / "g.jsonl", listener)
    loop.run()

    owed = [e for e in listener.events if type(e).__name__ == "Owed"]
    assert len(owed) == sum(
        step.kind is StepKind.REMOVE for t in table.truth.turns for step in t.steps
    )
    assert {r["type"] for r in loop.log.records} == {"turn", "result"}


def test_a_bump_that_lasts_pauses_the_game_until_it_is_over(
    tmp_path: Path,
) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(seed=1))
    bumped = dict.fromkeys(range(40, 60), Kind.BUMPED)
    reader, listener = PerfectReader(table, bumped), Listener()
    loop = loop_over(table, tmp_path / "g.jsonl", listener, reader=reader)

    loop.run()

    told = [e for e in listener.events if isinstance(e, Trouble | Resumed)]
    assert told == [Trouble(Kind.BUMPED), Resumed(Kind.BUMPED)]
    record = next(r for r in loop.log.records if r["type"] == "trouble")
    assert (record["kind"], record["frame"]) == ("bumped", 50)


def test_a_trouble_of_half_a_second_is_not_worth_a_word(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(seed=1))
    flicker = dict.fromkeys(range(40, 45), Kind.DARK)
    listener = Listener()

    loop_over(
        table, tmp_path / "g.jsonl", listener, reader=PerfectReader(table, flicker)
    ).run()

    assert not any(isinstance(e, Trouble) for e in listener.events)


@dataclass
class Unplugged:
    """A live camera that is unplugged after some frames, and comes back."""

    film: NumberedTable
    after: int
    refusals: int
    live: bool = True
    opened: int = 0

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        self.opened += 1
        if self.opened == 1:
            yield from self.film.frames(lambda index: index < self.after)
            raise CameraLostError("the camera gives no frames any more")
        if self.opened <= 1 + self.refusals:
            raise HardwareMissingError("no camera")
        yield from self.film.frames(lambda index: index >= self.after)

    def close(self) -> None:
        pass


def unplugged(table: SimulatedTable, path: Path, *subscribers: Listener) -> Loop:
    loop = loop_over(table, path, *subscribers)
    loop.source = Unplugged(NumberedTable(table), after=50, refusals=3)
    return loop


def test_a_lost_camera_is_waited_for_and_the_game_goes_on(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(seed=1))
    listener = Listener()
    loop = unplugged(table, tmp_path / "g.jsonl", listener)

    loop.run()

    assert turns_of(listener.events) == [str(turn) for turn in table.truth.turns]
    told = [e for e in listener.events if isinstance(e, Trouble | Resumed)]
    assert told == [Trouble(Kind.CAMERA_LOST), Resumed(Kind.CAMERA_LOST)]
    assert isinstance(loop.clock, MockClock)
    assert loop.clock.time_s == 1 + 2 + 4 + 8


def test_a_camera_that_was_never_there_ends_it_at_once(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(seed=1))
    loop = loop_over(table, tmp_path / "g.jsonl")
    loop.source = Unplugged(NumberedTable(table), after=0, refusals=9, opened=1)

    with pytest.raises(HardwareMissingError):
        loop.run()


@pytest.mark.slow
def test_a_full_disk_is_announced_once_and_caught_up_with(
    table: SimulatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.jsonl"
    whole = write_whole(table, tmp_path / "whole.jsonl")
    listener = Listener()
    loop = loop_over(table, path, listener)
    begin(loop, header(table))
    write, writes = loop.log._write, iter(range(100))

    def sometimes_full() -> None:
        if 3 <= next(writes) < 9:
            raise OSError(28, "No space left on device")
        write()

    monkeypatch.setattr(loop.log, "_write", sometimes_full)
    loop.run()

    assert listener.remarks == [DISK_FULL, DISK_FREE]
    assert read_log(path) == whole
