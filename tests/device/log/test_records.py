import json
from dataclasses import replace
from typing import Any

import pytest

from device.log.history import History, events_of
from device.log.lines import IllegalRecord, Record
from device.log.records import contents_of, layout_of, record_of
from device.ports import LogError
from rules.catalogue import find_game
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    Resumed,
    Trouble,
    TroubleKind,
)
from rules.core.facts import Sentence, Sides, Sites, verbatim
from rules.core.game import Game
from rules.core.model import Ruling, StepKind
from rules.core.pieces import Content, Piece
from rules.core.saying import Saying
from tests.mends import mending
from words.keys import Key
from words.languages import LANGUAGES

SIDES = ("white", "black")
GAME: Game = find_game("three_mens_morris")

SAYS = Sentence(
    Key("rulings-not-adjacent"),
    {
        "own": Sides(("white",)),
        "own_gone": Sites(("a3",)),
        "own_come": Sites(("c1",)),
    },
)


def logged(event: Event) -> Record:
    """Return the event's record as it comes back from the disk."""
    record: dict[str, Any] = json.loads(json.dumps(record_of(event, t=1.0, frame=10)))
    return record


def moved(*texts: str) -> list[Event]:
    """Return the events of a game's first turns."""
    position, events = GAME.start(sides=SIDES), list[Event]()
    for n, text in enumerate(texts, start=1):
        turn = GAME.parse(position, text)
        position = GAME.play(position, turn)
        events.append(Moved(n, turn, (), 0.998, position.contents))
        result = GAME.result(position)
        if result is not None:
            events.append(Over(result))
    return events


def test_a_turn_is_logged_as_the_format_says() -> None:
    (event,) = moved("a3")

    assert logged(event) == {
        "type": "turn",
        "n": 1,
        "side": "white",
        "turn": "a3",
        "steps": [["place", "a3", "white"]],
        "confidence": 0.998,
        "layout": {s: "white" if s == "a3" else None for s in GAME.board.names},
        "t": 1.0,
        "frame": 10,
    }


def test_a_whole_game_comes_back_from_its_records() -> None:
    events = moved("a3", "a1", "b3", "b1", "c3")

    again = events_of(History(GAME, SIDES), map(logged, events))

    assert again == events
    assert isinstance(again[-1], Over)


def test_whoever_acts_first_begins() -> None:
    history = History(GAME, ("black", "white"))

    history.take(logged(moved("a3")[0]))

    assert history.turns[0].side == "white"


@pytest.mark.parametrize(
    "event",
    [
        Illegal(
            "white",
            mending(
                Ruling("not_adjacent", ("a3", "c1"), verbatim("a book"), SAYS),
                *(("c1", "a3"), (None, "b2"), ("b1", None)),
            ),
            {"a3": (), "c1": (Piece("white"),)},
        ),
        Restored(),
        Trouble(TroubleKind.BUMPED),
        Resumed(TroubleKind.CAMERA_LOST),
    ],
)
def test_events_besides_turns_come_back(event: Event) -> None:
    assert History(GAME, SIDES).take(logged(event)) == event


def test_a_cited_law_comes_back_in_any_language() -> None:
    game = find_game("nine_mens_morris")
    start = game.start(sides=SIDES)
    ruling = game.judge(start, start.contents)
    assert isinstance(ruling, Ruling)

    record = logged(Illegal("white", ruling))
    again = History(game, SIDES).take(record)

    assert isinstance(again, Illegal)
    assert again.ruling.law == ruling.law
    assert record["source"] == str(ruling.law)
    for language in LANGUAGES:
        words = Saying(language)
        assert words.text(again.ruling.law) == words.text(ruling.law)


def test_a_log_of_old_holds_a_law_in_english() -> None:
    record = dict(logged(Illegal("white", Ruling("odd", ("a3",), verbatim(""), SAYS))))
    del record["law"]
    old = {**record, "source": "A book, Moves: one step"}

    event = History(GAME, SIDES).take(old)

    assert isinstance(event, Illegal)
    assert event.ruling.source == "A book, Moves: one step"
    assert Saying("de").text(event.ruling.law) == "A book, Moves: one step"


def test_what_is_owed_is_not_logged() -> None:
    assert record_of(Owed("white", StepKind.REMOVE, ("a3",), False), t=0, frame=0) == {}


def test_a_correction_replaces_a_turn_and_plays_the_later_ones_again() -> None:
    first, second = moved("a3", "a1")
    assert isinstance(first, Moved)
    b3 = GAME.parse(GAME.start(sides=SIDES), "b3")
    history = History(GAME, SIDES)

    events_of(history, map(logged, [first, second, Corrected(1, b3, first.turn)]))

    assert [str(turn) for turn in history.turns] == ["b3", "a1"]
    assert history.position.contents["b3"] == ("white",)
    assert history.position.contents["a3"] == ()


def test_a_question_that_was_played_on_is_a_turn_and_else_it_is_not() -> None:
    start = GAME.start(sides=SIDES)
    question = Question(1, ((GAME.parse(start, "a3"),), (GAME.parse(start, "b3"),)))
    played, open_ = History(GAME, SIDES), History(GAME, SIDES)

    played.take(record_of(question, t=0, frame=0))
    open_.take(record_of(replace(question, taken=False), t=0, frame=0))

    assert [str(turn) for turn in played.turns] == ["a3"]
    assert open_.turns == []


def test_what_was_suspected_comes_back_from_the_log() -> None:
    start = GAME.start(sides=SIDES)
    lost = Ruling("no_mill", ("a3",), verbatim("A book"), SAYS)
    doubt = Question(1, ((GAME.parse(start, "a3"),),), taken=False, suspected=lost)
    history = History(GAME, SIDES)

    assert history.take(record_of(doubt, t=0, frame=0)) == doubt


def test_what_is_shown_as_wrong_are_a_sowings_wrong_pits_or_all_that_changed() -> None:
    ruling = Ruling("mis_sown", ("S1", "S2", "S3"), verbatim("A book"), SAYS)
    changed = record_of(Illegal("south", ruling), t=0, frame=0)
    ruled = Illegal("south", replace(ruling, wrong=("S4",)))
    wrong = record_of(ruled, t=0, frame=0)

    assert IllegalRecord(changed).faulty == ["S1", "S2", "S3"]
    assert IllegalRecord(wrong).faulty == ["S4"]
    assert History(GAME, SIDES).take(wrong) == ruled


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"n": 3}, "turn 3 follows turn 0"),
        ({"turn": "z9"}, "z9"),
        ({"side": "green"}, "green is said to play"),
        ({"steps": [["place", "b3", "white"]]}, "b3"),
        ({"layout": {}}, "layout differs"),
        ({"type": "result"}, "incomplete|is not"),
    ],
)
def test_a_record_that_contradicts_the_rules_is_refused(
    change: dict[str, Any], complaint: str
) -> None:
    record = {**logged(moved("a3")[0]), **change}

    with pytest.raises(LogError, match=complaint):
        History(GAME, SIDES).take(record)


def test_a_turn_out_of_order_counts_only_after_a_ruling() -> None:
    first, second = moved("a3", "a1")
    again = {**logged(second), "side": "white", "steps": [["place", "a1", "white"]]}
    again["layout"] = {**again["layout"], "a1": "white"}
    ruling = Ruling("out_of_turn", ("a1",), verbatim("a book"), SAYS)
    strict, lenient = History(GAME, SIDES), History(GAME, SIDES)

    with pytest.raises(LogError, match="white is said to play, but black is due"):
        events_of(strict, [logged(first), again])
    events_of(lenient, [logged(first), logged(Illegal("white", ruling)), again])

    assert [turn.side for turn in lenient.turns] == ["white", "white"]


def test_a_board_that_was_let_stand_is_gone_on_from() -> None:
    history = History(GAME, SIDES)
    contents = dict(history.position.contents) | {"c1": ("white",)}

    adopted = Adopted(contents, "black")
    again = history.take(logged(adopted))

    assert again == adopted
    assert history.position.contents == contents
    assert history.position.to_move == "black"


def test_records_of_kinds_not_known_yet_are_passed_over() -> None:
    assert History(GAME, SIDES).take({"type": "note", "t": 0, "frame": 0}) is None


def test_layouts_come_back_as_contents() -> None:
    contents: dict[str, Content] = {
        "a": (),
        "b": ("red",),
        "c": ("red", "blue"),
        "d": 7,
    }

    assert contents_of(json.loads(json.dumps(layout_of(contents)))) == contents
