import json
from typing import Any

from device.log.parse import record_in
from hall.store.projection import LARGEST, Call, Now, after
from tests.hall.lines import BEGUN, FIRST, RULED, STANDING


def fold(*records: dict[str, Any]) -> Now:
    now = Now()
    for n, record in enumerate(records):
        now = after(now, n, record)
    return now


def test_a_turn_tells_the_board_and_who_played() -> None:
    now = fold(BEGUN, {**FIRST, "clocks": {"white": 291.5, "black": 300.0}})

    assert (now.kind, now.board, now.players) == (
        "nine_mens_morris",
        "morris9",
        {"white": "Asha"},
    )
    assert now.turn == {"n": 1, "side": "white", "turn": "a7"}
    assert (now.turns, now.layout, now.to_move) == (1, STANDING, None)
    assert now.clocks == {"white": 291.5, "black": 300.0}


def test_a_ruling_is_open_with_its_sentence_until_the_board_is_restored() -> None:
    open_now = fold(BEGUN, FIRST, RULED)
    closed = after(open_now, 3, {"type": "restored"})

    assert open_now.ruling is not None
    assert open_now.ruling["n"] == 2
    assert open_now.ruling["says"] == "a7 does not touch g1."
    assert open_now.calls == (Call(n=2, kind="illegal"),)
    assert (closed.ruling, closed.calls, closed.turns) == (None, (), 1)


def test_a_decision_closes_the_call_that_it_names_and_a_note_closes_none() -> None:
    open_now = fold(BEGUN, FIRST, {"type": "time", "side": "white"}, RULED)

    noted = after(open_now, 4, {"type": "decision", "deed": "note"})
    decided = after(open_now, 4, {"type": "decision", "deed": "confirm", "call": 3})

    assert noted.calls == open_now.calls
    assert [call.n for call in decided.calls] == [2]


def test_a_question_that_is_played_on_counts_its_turns() -> None:
    way = [{"side": "black", "turn": "d6", "steps": []}]
    other = [{"side": "black", "turn": "f6", "steps": []}]
    asked = {"type": "question", "n": 2, "alternatives": [way, other], "taken": 0}

    now = fold(BEGUN, FIRST, asked)

    assert (now.turns, now.stale) == (2, True)
    assert now.question == {
        "n": 2,
        "turns": [[{"side": "black", "turn": t}] for t in ("d6", "f6")],
    }


def test_a_turn_taken_back_tells_who_is_to_move() -> None:
    back = {"type": "taken_back", "n": 1, "layout": {"a7": None}, "to_move": "white"}

    now = fold(BEGUN, FIRST, back)

    assert (now.turns, now.turn, now.layout) == (0, None, {})
    assert now.to_move == "white"


def test_trouble_a_pause_and_the_result_are_shown() -> None:
    hurt = fold(BEGUN, {"type": "trouble", "kind": "dark"}, {"type": "paused"})
    ended = {"winners": ["white"], "reason": "two_left", "scores": {}}
    over = fold(BEGUN, FIRST, {"type": "result", **ended, "t": 4.0})

    assert (hurt.trouble, hurt.paused) == ("dark", True)
    assert over.result == ended


def test_what_nobody_can_read_changes_nothing() -> None:
    now = fold(BEGUN, FIRST)

    for broken in (
        {"type": "turn", "n": "many"},
        {"type": "adopted", "layout": 7},
        {"type": "question", "alternatives": None, "taken": 3},
        {"type": "turn", "n": 2, "side": "w", "turn": "x" * LARGEST, "layout": {}},
        {"type": "turn", "n": 2, "side": "w", "turn": "d6", "layout": {"a": 1e999}},
        {"type": "of_tomorrow"},
    ):
        assert after(now, 2, broken) == now
    assert record_in("no record") is None


def test_it_comes_back_from_its_text_without_what_a_database_refuses() -> None:
    record = record_in(json.dumps({**BEGUN, "players": {"white": "A\0\ud800"}}))
    assert record is not None
    now = after(after(Now(), 0, record), 1, RULED)

    there = Now.of(now.text)

    assert "\0" not in now.text
    assert "\\u0000" not in now.text
    assert Now.of(there.text) == there
    assert there.calls == now.calls
