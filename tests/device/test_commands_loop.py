"""Commands through the loop: over a simulated game, killed and resumed."""

import random
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from device.commands import (
    AgreeDraw,
    Amend,
    Answer,
    Answered,
    CallRuling,
    Command,
    CommandBox,
    Concede,
    Confirm,
    Decide,
    Enter,
    NewGame,
    Pause,
    Play,
    SayBoard,
    TakeBack,
    Who,
)
from device.log.history import History
from device.log.lines import Record
from device.log.parse import read_log
from device.log.records import layout_of
from device.loop import Loop
from device.ports import Frame
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from rules.catalogue import GAMES, find_game
from rules.core.events import (
    BoardTold,
    Corrected,
    Decided,
    Deed,
    Event,
    Illegal,
    Moved,
    Over,
    Restored,
    Standing,
    TakenBack,
)
from rules.referee.retract import NOT_PUT_BACK
from tests.device.perfect import Listener, PerfectReader, header, loop_over
from tests.device.test_loop import unplugged
from tests.games import by_family
from vision.common.reading import Reading


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=30)
    )


class Person(Listener):
    """Puts commands on given frames, and notes what came of them."""

    def __init__(self, box: CommandBox, wishes: Mapping[int, Sequence[Command]]):
        super().__init__()
        self.box, self.wishes = box, wishes
        self.answers: list[Future[Answered]] = []
        self.who: Who | None = None

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        super().on_frame(frame, reading)
        for command in self.wishes.get(frame.index, ()):
            self.answers.append(self.box.put(command, self.who))

    @property
    def answered(self) -> list[Answered]:
        return [answer.result(timeout=0) for answer in self.answers]


def played(
    table: SimulatedTable,
    path: Path,
    wishes: Mapping[int, Sequence[Command]],
    stops_before: int | None = None,
    *,
    lingers: bool = False,
) -> tuple[Loop, Person]:
    """Return a loop that has been run while a person put commands."""
    loop = loop_over(table, path, stops_before=stops_before)
    person = Person(loop.commands, wishes)
    loop.subscribers, loop.lingers = [person], lingers
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    return loop, person


def types(loop: Loop) -> list[str]:
    return [record["type"] for record in loop.log.records]


def read_again(path: Path, table: SimulatedTable) -> History:
    """Return the game as its log tells it; whatever contradicts the rules raises."""
    header, *rest = read_log(path)
    history = History(table.game, tuple(header["sides"]))
    for record in rest:
        history.take(record)
    return history


def after_turn(table: SimulatedTable, n: int) -> int:
    """Return a frame on which turn ``n`` has been told."""
    return table.truth.complete_frames[n - 1] + 6


def with_a_turn_undone(table: SimulatedTable, n: int) -> SimulatedTable:
    """Return the table with the film of turn ``n`` run back and forth once."""
    again = SimulatedTable(table.game, table.plan)
    begun = table.truth.complete_frames[n - 2] + 3
    ended = after_turn(table, n)
    turn = table.scenes[begun : ended + 1]
    again.scenes = [*table.scenes[: ended + 1], *turn[::-1], *table.scenes[begun:]]
    return again


# -- who did it ------------------------------------------------------------------


def test_what_came_of_a_wish_bears_who_wished_it_and_nothing_else_does(
    table: SimulatedTable, tmp_path: Path
) -> None:
    loop = loop_over(table, tmp_path / "game.jsonl")
    who = Who("arbiter", "Ms Achieng")
    person = Person(loop.commands, {after_turn(table, 5): [Pause(), Play()]})
    person.who = who
    loop.subscribers = [person]
    begin(loop, header(table))
    loop.run()
    loop.log.close()

    records = read_log(tmp_path / "game.jsonl")
    signed = [(one["type"], one["who"]) for one in records if "who" in one]
    assert signed == [("paused", who.plain), ("unpaused", who.plain)]
    assert len(records) > len(signed) + 1


# -- taking back ---------------------------------------------------------------


def test_a_turn_taken_back_and_put_back_is_played_again(
    table: SimulatedTable, tmp_path: Path
) -> None:
    n = next(i for i, t in enumerate(table.truth.turns, 1) if "x" in t.text)
    film = with_a_turn_undone(table, n)
    path = tmp_path / "g.jsonl"

    loop, person = played(film, path, {after_turn(table, n): [TakeBack()]})

    turn = table.truth.turns[n - 1]
    assert person.answered == [
        Answered(True, f"Turn {n}, {turn.side} {turn}, is taken back.")
    ]
    at = types(loop).index("taken_back")
    assert types(loop)[at : at + 4] == ["taken_back", "illegal", "restored", "turn"]
    taken, illegal, _, again = loop.log.records[at : at + 4]
    assert illegal["rule"] == NOT_PUT_BACK
    shot = next(step.site for step in turn.steps if step.kind.value == "remove")
    assert shot in [act.get("to") for act in illegal["mends"]]
    assert (taken["n"], again["n"], again["turn"]) == (n, n, turn.text)
    turns = [str(played.turn) for played in loop.referee.ledger.past]
    assert turns == [str(turn) for turn in table.truth.turns]
    assert read_again(path, table).position == loop.referee.position


def test_players_who_do_not_put_back_let_the_turn_stand(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"

    loop, person = played(table, path, {after_turn(table, 5): [TakeBack()]})

    events = person.events
    at = next(i for i, event in enumerate(events) if isinstance(event, TakenBack))
    assert [type(event) for event in events[at : at + 4]] == [
        *(TakenBack, Illegal, Moved, Moved),
    ]
    turns = [str(played.turn) for played in loop.referee.ledger.past]
    assert turns == [str(turn) for turn in table.truth.turns]
    assert read_again(path, table).position == loop.referee.position


def test_the_chips_of_a_taken_back_turn_are_learned_when_they_are_back(
    table: SimulatedTable, tmp_path: Path
) -> None:
    film = with_a_turn_undone(table, 5)
    reader = PerfectReader(film)
    loop = loop_over(film, tmp_path / "g.jsonl", reader=reader)
    person = Person(loop.commands, {after_turn(table, 5): [TakeBack()]})
    loop.subscribers = [person]

    loop.run()

    learned = reader.confirmed
    boards = [dict(event.layout) for event in person.events if isinstance(event, Moved)]
    assert all(
        dict(seen) in [{}, *boards] or not any(seen.values()) for seen in learned
    )


WISHES: Mapping[int, Sequence[Command]] = {
    50: [Pause()],
    58: [Play(), Pause(), Play()],
    90: [CallRuling(), SayBoard()],
}
"""What is put in every game besides what a test is about."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_commands_killed_at_any_moment_ends_in_the_same_log(
    table: SimulatedTable, tmp_path: Path, seed: int
) -> None:
    film = with_a_turn_undone(table, 7)
    wishes: dict[int, Sequence[Command]] = {
        **WISHES,
        after_turn(table, 7): [TakeBack()],
        after_turn(table, 7) + 3: [Confirm(), TakeBack()],
        len(film) - 60: [Amend(2, str(film.truth.turns[1])), TakeBack()],
        len(film) - 20: [Enter("z9"), AgreeDraw()],
    }
    whole, _ = played(film, tmp_path / "whole.jsonl", wishes)
    assert {"taken_back", "illegal", "paused", "unpaused", "result"} <= set(
        types(whole)
    )
    rng = random.Random(seed)
    for round_number in range(5):
        path = tmp_path / f"{round_number}.jsonl"
        stops = sorted(rng.randrange(len(film)) for _ in range(3))
        for stop in [*stops, None]:
            loop, _ = played(film, path, wishes, stop)
        assert read_log(path) == list(whole.log.records), stops
        assert loop.referee.position == whole.referee.position
        assert loop.referee.result == whole.referee.result


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(sorted(GAMES)))
def test_in_every_game_a_turn_can_be_taken_back_and_the_log_follows(
    name: str, tmp_path: Path
) -> None:
    table = SimulatedTable(find_game(name), SimulationPlan(seed=5, most_turns=4))
    path = tmp_path / "g.jsonl"
    n = min(3, len(table.truth.turns) - 1)
    side = table.game.start().sides[0]
    wishes: dict[int, Sequence[Command]] = {after_turn(table, n): [TakeBack()]}
    if not table.truth.over:
        wishes[len(table) - 2] = [Concede(side)]

    loop, person = played(table, path, wishes)

    done, *given_up = person.answered
    if not done.done:  # nothing had been told yet: who began was not known
        assert done.told == "No turn has been played yet."
    assert all(answer.done for answer in given_up)
    assert {"round", "result"} & set(types(loop))
    history = read_again(path, table)
    assert history.position.contents == loop.referee.position.contents
    assert history.result == loop.referee.result
    resumed = loop_over(table, path)
    begin(resumed, header(table))
    assert resumed.referee.result == loop.referee.result
    assert resumed.referee.position == history.position


# -- saying again ---------------------------------------------------------------


def test_what_stands_is_said_again_and_not_logged(
    table: SimulatedTable, tmp_path: Path
) -> None:
    at = after_turn(table, 5)
    wishes: dict[int, Sequence[Command]] = {
        at: [CallRuling(), SayBoard(), TakeBack()],
        at + 8: [CallRuling()],
    }

    loop, person = played(table, tmp_path / "g.jsonl", wishes, at + 9)

    standing = [event for event in person.events if isinstance(event, Standing)]
    assert standing[0] == Standing("black", last=table.truth.turns[4])
    assert standing[1].to_move == "white"
    assert standing[1].ruling is not None
    assert standing[1].ruling.ruling.rule == NOT_PUT_BACK
    assert standing[1].ruling.ruling.source
    (board,) = (event for event in person.events if isinstance(event, BoardTold))
    assert board.to_move == "black"
    layout = loop.log.records[5]["layout"]
    assert layout_of(board.contents) == layout
    assert "standing" not in types(loop)
    assert len(types(loop)) == 1 + 5 + 2
    assert [answer.told for answer in person.answered] == [
        "It is black's turn.",
        "The board is said.",
        f"Turn 5, white {table.truth.turns[4]}, is taken back.",
        "It is white's turn. Turn 5 was taken back.",
    ]


def test_what_is_owed_is_said_again(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, hesitant=1.0)
    )
    loop = loop_over(table, tmp_path / "g.jsonl")
    person = Person(loop.commands, {})
    loop.subscribers = [person]
    for frame in loop.source.frames():
        loop.step(frame)
        if type(person.events[-1]).__name__ == "Owed" if person.events else False:
            break
    loop.commands.put(CallRuling())
    loop.step(frame)

    standing = next(event for event in person.events if isinstance(event, Standing))
    assert standing.owed is not None
    assert standing.owed.side == standing.to_move


# -- the others -------------------------------------------------------------------


def test_nothing_is_told_while_people_rest(
    table: SimulatedTable, tmp_path: Path
) -> None:
    at = after_turn(table, 4)
    rest = range(at, after_turn(table, 5) + 2)
    wishes: dict[int, Sequence[Command]] = {at: [Pause()], rest.stop: [Play()]}

    loop, _ = played(table, tmp_path / "g.jsonl", wishes)

    paused = next(r for r in loop.log.records if r["type"] == "paused")
    again = next(r for r in loop.log.records if r["type"] == "unpaused")
    between = [
        record
        for record in loop.log.records[1:]
        if paused["frame"] < record["frame"] < again["frame"]
    ]
    assert between == []
    turns = [str(played.turn) for played in loop.referee.ledger.past]
    assert turns == [str(turn) for turn in table.truth.turns]


def test_entered_and_amended_turns_are_marked_in_the_log(
    table: SimulatedTable, tmp_path: Path
) -> None:
    at = after_turn(table, 3)
    position = table.game.start()
    for turn in table.truth.turns[:3]:
        position = table.game.play(position, turn)
    entered, other = (str(turn) for turn in table.game.turns(position)[:2])
    path = tmp_path / "g.jsonl"
    wishes: dict[int, Sequence[Command]] = {
        at: [Enter(entered), Amend(4, other), Enter("q7"), Amend(9, "a7")]
    }

    loop, person = played(table, path, wishes, at + 2)

    told, correction = loop.log.records[4:6]
    assert (told["type"], told["by"], told["confidence"]) == ("turn", "hand", 1.0)
    assert (correction["type"], correction["by"]) == ("correction", "hand")
    done = [answer.done for answer in person.answered]
    assert done == [True, True, False, False]
    assert person.answered[3].told == "There is no turn 9: 4 turns have been played."
    assert [e.by_hand for e in person.events if isinstance(e, Moved | Corrected)] == [
        *(False, False, False, True, True),
    ]
    history = read_again(path, table)
    assert [str(turn) for turn in history.turns][3] == other
    assert layout_of(history.position.contents) == layout_of(
        loop.referee.position.contents
    )


def test_the_reader_learns_nothing_from_what_it_has_not_seen(
    table: SimulatedTable, tmp_path: Path
) -> None:
    at = after_turn(table, 3)
    position = table.game.start()
    for turn in table.truth.turns[:3]:
        position = table.game.play(position, turn)
    reader = PerfectReader(table)
    loop = loop_over(table, tmp_path / "g.jsonl", stops_before=at + 2, reader=reader)
    entered = str(table.game.turns(position)[0])
    loop.subscribers = [Person(loop.commands, {at: [Enter(entered)]})]

    loop.run()

    assert loop.referee.turns_played == 4
    assert dict(loop.referee.position.contents) not in [*map(dict, reader.confirmed)]


@pytest.mark.parametrize("command", [Concede("white"), AgreeDraw()])
def test_a_game_that_is_given_up_ends(
    table: SimulatedTable, tmp_path: Path, command: Command
) -> None:
    path = tmp_path / "g.jsonl"

    loop, person = played(table, path, {after_turn(table, 4): [command]})

    assert isinstance(person.events[-1], Over)
    assert loop.over
    assert not loop.wants_new
    last = loop.log.records[-1]
    conceded = isinstance(command, Concede)
    assert last["reason"] == ("conceded" if conceded else "agreed")
    assert last["winners"] == (["black"] if conceded else [])
    assert read_again(path, table).result == loop.referee.result


@pytest.mark.parametrize(
    ("winner", "winners"), [("black", ["black"]), (None, [])], ids=str
)
def test_what_an_arbiter_of_the_hall_decides_is_logged_once_and_done(
    table: SimulatedTable, tmp_path: Path, winner: str | None, winners: list[str]
) -> None:
    path = tmp_path / "g.jsonl"
    note = Decide(Decided(id="1", deed=Deed.NOTE, says="Please hurry.", call=3))
    end = Decide(Decided(id="2", deed=Deed.RESULT, side=winner))
    at = after_turn(table, 4)
    played(table, path, {at: [note]}, at + 1)

    loop, person = played(table, path, {at + 2: [note, end]})

    kinds = types(loop)
    assert kinds.count("decision") == 2
    assert kinds[-2:] == ["decision", "result"]
    assert person.answered[0].told == "It is in the log already."
    assert loop.log.records[-1]["reason"] == "awarded"
    assert loop.log.records[-1]["winners"] == winners
    assert read_again(path, table).result == loop.referee.result


def test_a_new_game_ends_the_loop_and_no_other_command_is_done(
    table: SimulatedTable, tmp_path: Path
) -> None:
    at = after_turn(table, 4)

    path = tmp_path / "g.jsonl"
    loop, person = played(table, path, {at: [NewGame(), TakeBack()]})

    assert loop.wants_new
    assert len(read_again(path, table).ledger.past) == 4
    assert not loop.over
    assert loop.frames_seen == at + 1
    assert person.answered == [
        Answered(True, "A new game begins."),
        Answered(False, "No game is being watched any more."),
    ]
    assert types(loop)[-1] == "turn"


def test_a_loop_that_lingers_lets_the_last_turn_be_taken_back(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(seed=1))
    path, last = tmp_path / "g.jsonl", len(table) - 1
    n = len(table.truth.turns)

    loop, person = played(table, path, {last - 3: [TakeBack()]}, lingers=True)

    assert [answer.done for answer in person.answered] == [True]
    assert loop.referee.turns_played == n - 1
    assert loop.log.records[-1]["type"] in ("taken_back", "illegal")
    assert types(loop).count("result") == 1
    again, _ = played(
        table, tmp_path / "other.jsonl", {last: [NewGame()]}, lingers=True
    )
    assert again.over
    assert again.wants_new


def test_whoever_asks_too_late_is_answered_as_well(
    table: SimulatedTable, tmp_path: Path
) -> None:
    loop = loop_over(table, tmp_path / "g.jsonl", stops_before=20)
    loop.run()
    late = loop.commands.put(TakeBack())

    loop.run()

    assert late.result(timeout=0).done is False


def test_commands_are_carried_out_while_the_camera_is_lost(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), SimulationPlan(seed=1))
    loop = unplugged(table, tmp_path / "g.jsonl")
    told: list[int] = []

    class Waiting(Listener):
        def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
            super().on_event(event, to_move, now_s)
            if type(event).__name__ == "Trouble":
                loop.commands.put(TakeBack())
            if isinstance(event, TakenBack):
                told.append(loop.referee.turns_played)
                assert loop.referee.ledger.trouble is not None

    loop.subscribers = [Waiting()]
    loop.run()

    assert len(told) == 1
    assert loop.over


def test_a_command_that_fails_stops_nothing(
    table: SimulatedTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = loop_over(table, tmp_path / "g.jsonl", stops_before=20)
    person = Person(loop.commands, {5: [TakeBack()]})
    loop.subscribers = [person]

    def broken(*_: object) -> tuple[Event, ...]:
        raise ZeroDivisionError

    monkeypatch.setattr(loop.referee, "by_hand", broken)
    loop.run()

    assert person.answered == [Answered(False, "That failed.")]


def test_an_open_turn_stands_when_it_is_confirmed(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("kuruka_sita"), SimulationPlan(seed=1, most_turns=14)
    )
    n = next(i for i, t in enumerate(table.truth.turns, 1) if str(t) == "a1-e1xc1")
    frame = table.truth.complete_frames[n - 1] + 5
    unconfirmed, _ = played(table, tmp_path / "open.jsonl", {}, frame + 1)
    wishes: dict[int, Sequence[Command]] = {frame: [Confirm(), TakeBack()]}

    loop, person = played(table, tmp_path / "g.jsonl", wishes, frame + 1)

    assert person.answered == [
        Answered(True, f"Turn {n} is white a1-e1xc1."),
        Answered(True, f"Turn {n}, white a1-e1xc1, is taken back."),
    ]
    told = next(r for r in loop.log.records if r.get("n") == n)
    assert told["frame"] == frame
    assert "by" not in told  # it was seen
    assert unconfirmed.log.records[-1]["type"] == "turn"  # it stood at the film's end


def test_only_an_open_question_is_answered(
    table: SimulatedTable, tmp_path: Path
) -> None:
    _, person = played(table, tmp_path / "g.jsonl", {5: [Answer(0), Confirm()]}, 20)

    assert person.answered == [
        Answered(False, "No question is open."),
        Answered(False, "Nothing waits to be confirmed."),
    ]


def test_a_question_is_answered_through_the_loop(tmp_path: Path) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=4)
    )
    loop = loop_over(table, tmp_path / "g.jsonl")
    first, second = table.truth.complete_frames[:2]
    hidden = [scene for scene in table.scenes[:second] if scene.hand is not None]
    table.scenes[first - 2 : second] = [hidden[0]] * (second - first + 2)
    person = Person(loop.commands, {second + 8: [Answer(1)]})
    loop.subscribers = [person]

    loop.run()

    assert [answer.done for answer in person.answered] == [True]
    (asked,) = (record for record in loop.log.records if record["type"] == "question")
    assert asked["taken"] == 0
    way = [turn["turn"] for turn in asked["alternatives"][1]]
    turns = [str(played.turn) for played in loop.referee.ledger.past]
    assert turns[: len(way)] == way


def records_of_restored(loop: Loop) -> list[Record]:
    return [record for record in loop.log.records if record["type"] == "restored"]


def test_a_board_put_right_in_silence_is_not_spoken_of(
    table: SimulatedTable, tmp_path: Path
) -> None:
    """The film runs a turn back before anybody says that it is taken back."""
    film = with_a_turn_undone(table, 5)
    ended = after_turn(table, 5)
    begun = table.truth.complete_frames[3] + 3
    turned = ended + 1 + (ended + 1 - begun) // 2
    wishes = {turned: [TakeBack()]}

    loop, person = played(film, tmp_path / "g.jsonl", wishes)

    assert [answer.done for answer in person.answered] == [True]
    assert records_of_restored(loop) == []
    assert Restored() not in person.events
    assert not any(isinstance(event, Illegal) for event in person.events)
    turns = [str(played.turn) for played in loop.referee.ledger.past]
    assert turns == [str(turn) for turn in table.truth.turns]
