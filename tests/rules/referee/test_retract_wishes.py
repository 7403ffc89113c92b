"""Turns entered, amended and answered by word; games given up."""

import random
import re

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.errors import NotationError, RulesError
from rules.core.events import (
    Corrected,
    Event,
    Moved,
    Over,
    Question,
    Restored,
    TakenBack,
)
from rules.core.evidence import Evidence
from rules.core.facts import Fact, Notation, Sentence, Sides
from rules.referee import by_hand
from rules.referee.by_hand import RefusedError
from rules.referee.late_correction import likely
from rules.referee.ledger import Ledger
from rules.referee.retract import NOT_MADE
from tests.games import by_family
from tests.mends import ways
from tests.rules.referee.test_referee import Table, chips, moved, rules_broken, see
from words.keys import Key


def enter(table: Table, text: str) -> list[Event]:
    deed = lambda ledger: by_hand.enter(ledger, text)  # noqa: E731
    return list(table.referee.by_hand(deed, table.now_s))


def amend(table: Table, n: int, text: str) -> list[Event]:
    deed = lambda ledger: by_hand.amend(ledger, n, text)  # noqa: E731
    return list(table.referee.by_hand(deed, table.now_s))


def answer(table: Table, number: int) -> list[Event]:
    deed = lambda ledger: by_hand.answer(ledger, number)  # noqa: E731
    return list(table.referee.by_hand(deed, table.now_s))


def texts(ledger: Ledger) -> list[str]:
    return [str(played.turn) for played in ledger.past]


def standing(table: Table) -> list[str]:
    return texts(table.referee.ledger)


# -- entering ----------------------------------------------------------------


def test_a_turn_that_was_never_seen_is_entered() -> None:
    table = Table()
    table.play("a7")

    (event,) = enter(table, "d2")

    assert isinstance(event, Moved)
    assert (event.n, str(event.turn), event.confidence) == (2, "d2", 1.0)
    assert event.by_hand
    assert table.see("a7", "d2") == []
    table.play("g7")


def test_a_turn_entered_before_it_is_made_is_asked_for() -> None:
    table = Table()
    table.play("a7")
    enter(table, "d2")

    (illegal,) = table.see("a7")

    assert rules_broken([illegal]) == [NOT_MADE]
    assert illegal.ruling.why == "turn 2 is black d2 as the players said"  # type: ignore[union-attr]
    assert ways(illegal) == ((None, "d2"),)  # type: ignore[union-attr]
    assert table.see("a7", "d2") == [Restored()]


def test_what_is_no_legal_turn_is_not_entered() -> None:
    table = Table()
    table.play("a7")

    with pytest.raises(NotationError, match="a7"):
        enter(table, "a7")

    assert standing(table) == ["a7"]


def test_a_turn_entered_by_name_tells_who_begins() -> None:
    table = Table(first=None)

    (event,) = enter(table, "Black a7")

    assert isinstance(event, Moved)
    assert event.turn.side == "black"


def test_a_turn_that_ends_the_game_may_be_entered() -> None:
    table = Table("three_mens_morris")
    table.play("a3", "a1", "b3", "b1")

    events = enter(table, "c3")

    assert isinstance(events[-1], Over)
    with pytest.raises(RefusedError, match="the game is over"):
        enter(table, "c1")


# -- amending ----------------------------------------------------------------


def test_a_past_turn_is_amended_and_what_follows_stays() -> None:
    table = Table()
    table.play("a7", "d2", "d7")

    events = amend(table, 2, "f2")

    assert [(e.n, str(e.turn), str(e.instead_of)) for e in events] == [  # type: ignore[union-attr]
        (2, "f2", "d2")
    ]
    assert standing(table) == ["a7", "f2", "d7"]
    assert table.see("a7 d7", "f2") == []
    table.play("d2")


def test_an_amended_turn_is_not_corrected_back_by_what_was_seen_then() -> None:
    table = Table()
    table.play("a7", "d2")
    amend(table, 2, "f2")

    events = table.see("a7", "d2")

    assert rules_broken(events) == [NOT_MADE]
    assert standing(table) == ["a7", "f2"]
    assert table.see("a7", "f2") == [Restored()]


def _told(key: str, **facts: Fact) -> str:
    return str(Sentence(Key(key), facts))


def _white(turn: str) -> dict[str, Fact]:
    return {"side": Sides(("white",)), "turn": Notation(turn)}


def _not_following(n: int, turn: str) -> str:
    why = Sentence(Key("referee-not-legal-then"))
    return _told("referee-could-not-follow", n=n, why=why, **_white(turn))


@pytest.mark.parametrize(
    ("n", "text", "reason"),
    [
        (0, "a7", _told("referee-no-such-turn", n=0, count=5)),
        (6, "a7", _told("referee-no-such-turn", n=6, count=5)),
        (1, "a7", re.escape(_told("referee-turn-was-so", n=1, **_white("a7")))),
        (3, "a1", re.escape(_not_following(5, "g7xb6"))),
        (2, "d7", re.escape(_not_following(3, "d7"))),
        (4, "z9", "z9"),
    ],
)
def test_what_cannot_be_amended_is_refused_with_the_reason(
    n: int, text: str, reason: str
) -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6", "g7xb6")
    before = table.referee.position

    with pytest.raises(RulesError, match=reason):
        amend(table, n, text)

    assert table.referee.position is before


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(sorted(GAMES)))
def test_amended_games_of_every_kind_follow_the_rules(name: str) -> None:
    game, rng = find_game(name), random.Random(3)
    ledger = Ledger(game, None, game.start().sides[0])
    while len(ledger.past) < 5 and ledger.result is None:
        turn = rng.choice(list(game.turns(ledger.position)))
        by_hand.enter(ledger, str(turn))
    amended = 0
    for n, played in enumerate(list(ledger.past), start=1):
        for turn, _ in likely(game, played)[:6]:
            before, turns = ledger.position, texts(ledger)
            again = Ledger(game, None, game.start().sides[0])
            for number, past in enumerate(ledger.past, start=1):
                board = past.before.contents
                again.take(Moved(number, past.turn, (), 1.0, board))
            try:
                events = by_hand.amend(ledger, n, str(turn))
            except RulesError:
                assert (ledger.position, texts(ledger)) == (before, turns)
                continue
            amended += 1
            assert texts(ledger) == [*turns[: n - 1], str(turn), *turns[n:]]
            position = game.start()
            for text in texts(ledger):
                position = game.play(position, game.parse(position, text))
            assert position == ledger.position
            for event in events:
                again.take(event)
            assert again.position == ledger.position
    assert amended or len(likely(game, ledger.past[-1])) == 1


def test_the_likeliest_alternatives_come_first() -> None:
    table = Table()
    table.play("a7")
    seen = dict(see(table.game, chips("a7", "d2")).log_likelihoods)
    seen["d1"] = {(): 0.0, ("white",): -9.0, ("black",): -2.0}
    seen["d2"] = {(): -4.0, ("white",): -9.0, ("black",): 0.0}
    table.show(Evidence(seen))

    ways = likely(table.game, table.referee.ledger.past[-1])

    assert [str(turn) for turn, _ in ways[:2]] == ["d2", "d1"]
    assert len(ways) == 23
    assert sum(chance for _, chance in ways) == pytest.approx(1.0)


# -- answering ---------------------------------------------------------------


def asked() -> tuple[Table, Question]:
    """Return a table at which two histories led to the board."""
    table = Table(first=None)
    events = table.see("c3", "d2")
    (question,) = (event for event in events if isinstance(event, Question))
    return table, question


@pytest.mark.parametrize("number", [0, 1])
def test_a_question_of_two_histories_is_answered(number: int) -> None:
    table, question = asked()
    assert question.taken

    answer(table, number)

    way = question.alternatives[number]
    assert [past.turn for past in table.referee.ledger.past] == list(way)
    assert table.referee.ledger.question is None
    assert len(table.referee.ledger.positions) == 1
    assert table.see("c3", "d2") == []
    side = table.referee.position.to_move
    assert side == way[0].side
    table.play("a1")


def test_an_answer_says_only_what_it_changes() -> None:
    table, question = asked()

    events = answer(table, 1)

    assert [type(event) for event in events] == [TakenBack, Corrected, Moved]
    first, second = question.alternatives[1]
    assert isinstance(events[1], Corrected)
    assert isinstance(events[2], Moved)
    assert (events[1].turn, events[2].turn) == (first, second)


@pytest.mark.parametrize("number", [0, 1])
def test_a_doubt_is_answered(number: int) -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6")
    hidden = see(table.game, chips("a7 d7 g7"), ["b6", "f6"])
    events = table.show(hidden, seconds=8)
    (question,) = (event for event in events if isinstance(event, Question))
    assert not question.taken

    (event,) = answer(table, number)

    assert isinstance(event, Moved)
    assert (event.turn,) == question.alternatives[number]
    assert table.show(hidden, seconds=8) == []


def test_a_doubt_is_over_when_the_board_is_seen_as_it_was() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6")
    table.show(see(table.game, chips("a7 d7 g7"), ["b6", "f6"]), seconds=8)
    assert table.referee.ledger.question is not None

    table.see("a7 d7", "b6 f6")

    with pytest.raises(RefusedError, match="no question is open"):
        answer(table, 0)


def test_the_first_answer_is_what_confirming_means() -> None:
    table, question = asked()

    table.referee.by_hand(by_hand.confirm, table.now_s)

    turns = [past.turn for past in table.referee.ledger.past]
    assert tuple(turns) == question.alternatives[0]


def test_only_an_open_question_is_answered() -> None:
    table = Table()
    table.play("a7")

    with pytest.raises(RefusedError, match="no question is open"):
        answer(table, 0)
    with pytest.raises(RefusedError, match="nothing waits"):
        table.referee.by_hand(by_hand.confirm, table.now_s)


def test_an_answer_that_was_not_offered_is_refused() -> None:
    table, _ = asked()

    with pytest.raises(RefusedError, match="has 2 answers"):
        answer(table, 2)


# -- pausing -----------------------------------------------------------------


def test_nothing_is_said_while_people_rest() -> None:
    table = Table()
    table.play("a7")

    assert [type(event).__name__ for event in table.referee.pause(True)] == ["Paused"]
    assert table.referee.pause(True) == ()
    assert table.see("", "g1") == []
    assert [type(e).__name__ for e in table.referee.pause(False)] == ["Unpaused"]
    table.play("d2")


def test_a_resting_game_is_remembered_as_one() -> None:
    table, again = Table(), Table()
    for event in table.referee.pause(True):
        again.referee.remember(event)

    assert again.see("a7") == []
    again.referee.pause(False)
    assert moved(again.see("a7")) == ["a7"]
