"""Turns that went by unseen: told, asked, or the board counts as it stands."""

import random

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.events import (
    Adopted,
    Event,
    Illegal,
    LetStandBy,
    Moved,
    Question,
    Restored,
    TakenBack,
)
from rules.core.evidence import NO_HANDS, Hands
from rules.core.model import Turn
from rules.core.pieces import Content
from rules.referee import by_hand
from rules.referee.by_hand import RefusedError
from rules.referee.histories import NODES, histories
from rules.referee.ledger import Ledger
from rules.referee.residuals import Gaps
from tests.rules.referee.test_referee import see
from tests.rules.referee.watch import Watch

FAMILIES = ("nine_mens_morris", "morabaraba_htjb", "breakthrough", "kalah", "oware")
SHOT = (
    "d2 e5 e4 g1 b2 a7 e3 a4 g7 d5 f6 f4 a1 c5xb2 c3 b6xe4 b2xa4 b4 d7 e4 d3xf4 c4 f4"
)
"""Turns of morabaraba after which black, on a4, closes a mill; white has one on d3."""


def moved(events: list[Event]) -> list[tuple[str, bool]]:
    return [(str(e.turn), e.unseen) for e in events if isinstance(e, Moved)]


def ways(events: list[Event]) -> list[list[str]]:
    asked = [event for event in events if isinstance(event, Question)]
    return [[str(turn) for turn in way] for e in asked for way in e.alternatives]


def test_one_history_of_three_turns_is_told_and_its_turns_are_marked() -> None:
    watch = Watch("kalah", "S3 S6")

    events = watch.see(watch.after("N1 S2 N2"))

    assert moved(events) == [("N1", True), ("S2", True), ("N2", True)]
    assert [played.unseen for played in watch.referee.ledger.past] == [False] * 2 + [
        True
    ] * 3


def test_several_histories_are_asked_and_play_goes_on_meanwhile() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")

    events = watch.see(watch.after("d7 g1 g4"))

    assert ways(events) == [["d7", "g1", "g4"], ["g4", "g1", "d7"]]
    (question,) = (event for event in events if isinstance(event, Question))
    assert question.unseen
    assert moved(watch.see(watch.after("b4"))) == [("b4", False)]


def test_the_other_order_may_be_the_answer() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")
    watch.see(watch.after("d7 g1 g4"))

    watch.referee.by_hand(lambda ledger: by_hand.answer(ledger, 1), watch.now_s)

    turns = [str(played.turn) for played in watch.referee.ledger.past]
    assert turns == ["a7", "d2", "g4", "g1", "d7"]


def test_a_turn_and_its_quick_reply_are_marked_unless_both_hands_were_seen() -> None:
    for hands, unseen in ((None, True), (Hands(1, 3.0), True), (Hands(2, 3.0), False)):
        watch = Watch("nine_mens_morris", "a7 d2")

        events = watch.see(watch.after("d7 f2"), hands)

        assert moved(events) == [("d7", unseen), ("f2", unseen)]


def test_a_board_of_more_turns_counts_as_it_stands_and_the_side_is_asked() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")

    events = watch.see(watch.after("d7 g1 g4 b4 c3"))

    (adopted,) = events
    assert isinstance(adopted, Adopted)
    assert (adopted.lost, adopted.may_move) == (5, ("black", "white"))
    assert moved(watch.see({"d6": ("black",)})) == [("d6", False)]


def test_the_side_that_plays_on_settles_who_was_to_move() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")
    watch.see(watch.after("d7 g1 g4 b4 c3"))

    settled, turn = watch.see({"d6": ("white",)})

    assert isinstance(settled, Adopted)
    assert (settled.to_move, settled.lost, settled.may_move) == ("white", 0, ())
    assert isinstance(turn, Moved)
    assert turn.turn.side == "white"


def test_people_may_answer_who_is_to_move() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")
    watch.see(watch.after("d7 g1 g4 b4 c3"))

    watch.referee.by_hand(lambda ledger: by_hand.answer(ledger, 1), watch.now_s)

    assert [p.to_move for p in watch.referee.ledger.positions] == ["white"]
    with pytest.raises(RefusedError, match="no question is open"):
        watch.referee.by_hand(lambda ledger: by_hand.answer(ledger, 0), watch.now_s)


def test_a_strict_referee_lets_nothing_stand_until_people_say_so() -> None:
    watch = Watch("nine_mens_morris", "a7 d2", strict=True)
    board = watch.after("d7 g1 g4 b4 c3")

    events = [*watch.see(board, seconds=40), *watch.see({**board, "d6": ("black",)})]

    assert not any(isinstance(event, Adopted | Moved) for event in events)
    watch.see(board)
    watch.referee.by_hand(lambda ledger: by_hand.adopt(ledger, "black"), watch.now_s)
    assert dict(watch.position.contents) == board
    assert moved(watch.see({"d6": ("black",)})) == [("d6", False)]


def test_nothing_can_be_adopted_where_nothing_is_refused() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")

    with pytest.raises(RefusedError, match="nothing to let stand"):
        watch.referee.by_hand(by_hand.adopt, watch.now_s)


def test_one_hand_that_was_not_long_there_has_not_played_many_turns() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")
    before = dict(watch.position.contents)

    events = watch.see(watch.after("d7 g1 g4 b4 c3"), Hands(1, 4.0))

    assert [e.ruling.rule for e in events if isinstance(e, Illegal)] == [
        "several_changes"
    ]
    assert watch.see(before) == [Restored()]


@pytest.mark.parametrize(
    "hands", [NO_HANDS, Hands(1, 4.0), Hands(3, 9.0), Hands(4, 25.0)]
)
def test_a_watched_board_that_nobody_puts_right_never_counts_by_waiting(
    hands: Hands,
) -> None:
    watch = Watch("nine_mens_morris", "a7 d2")
    before = dict(watch.position.contents)

    events = watch.see(watch.after("d7 g1 g4 b4 c3"), hands, seconds=90)

    assert [type(event) for event in events] == [Illegal]
    assert dict(watch.position.contents) == before
    assert watch.see(before) == [Restored()]


@pytest.mark.parametrize("hands", [None, Hands(1, 25.0)])
def test_a_board_changed_while_nobody_watched_or_under_a_long_hand_counts(
    hands: Hands | None,
) -> None:
    watch = Watch("nine_mens_morris", "a7 d2")

    events = watch.see(watch.after("d7 g1 g4 b4 c3"), hands)

    (adopted,) = events
    assert isinstance(adopted, Adopted)
    assert adopted.by is LetStandBy.UNSEEN


@pytest.mark.parametrize("hands", [None, NO_HANDS, Hands(1, 4.0), Hands(1, 25.0)])
@pytest.mark.parametrize(
    ("played", "bumped"),
    [
        ("a7 g7", {"b6": ("white",), "g7": (), "d7": ("black",)}),
        ("a7 g7 d6 g1", {"d7": ("white",), "g7": (), "g4": ("black",)}),
    ],
)
def test_a_turn_and_a_bumped_piece_are_no_lost_turns(
    hands: Hands | None, played: str, bumped: dict[str, Content]
) -> None:
    watch = Watch("nine_mens_morris", played)
    before = watch.position.contents
    slid = [site for site, held in bumped.items() if held != ("white",)]

    events = watch.see(bumped, hands, seconds=60)

    turn, illegal = events
    assert isinstance(turn, Moved)
    assert isinstance(illegal, Illegal)
    assert illegal.ruling.sites == tuple(s for s in before if s in slid)
    back: dict[str, Content] = {s: before[s] for s in slid}
    assert watch.see(back) == [Restored()]


def test_a_turn_held_by_an_illegal_board_is_undone_with_it() -> None:
    watch = Watch("nine_mens_morris", "a7 g7")
    before = watch.position.contents
    bumped: dict[str, Content] = {"b6": ("white",), "g7": (), "d7": ("black",)}
    assert moved(watch.see(bumped)) == [("b6", False)]

    undone = watch.see({site: before[site] for site in bumped})

    (back,) = undone
    assert isinstance(back, TakenBack)
    assert moved(watch.see({"d6": ("white",)})) == [("d6", False)]


def test_too_much_at_once_that_is_played_on_from_counts() -> None:
    """The reply may touch what was disputed, as long as it leads on."""
    watch = Watch("breakthrough")
    board = watch.after("a2-a3 a7-a6 b2-b3 b7-b6 c2-c3")
    watch.see(board, Hands(1, 4.0))
    assert watch.referee.disputed

    played = {**board, "a6": (), "a5": ("black",)}
    assert not watch.see(played, Hands(1, 1.0))  # one turn alone may be a slip, too
    played |= {"h2": (), "h3": ("white",)}

    adopted, *events = watch.see(played, Hands(1, 1.0))

    assert isinstance(adopted, Adopted)
    assert adopted.by is LetStandBy.TURNS
    assert moved(events) == [("a6-a5", False), ("h2-h3", False)]


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        (Hands(1, 3.0), [Illegal]),
        (Hands(1, 7.5), [Question]),
        (Hands(2, 5.0), [Moved, Moved]),
        (None, [Moved, Moved]),
    ],
)
def test_one_hands_illegal_act_is_not_told_as_two_turns(
    hands: Hands | None, said: list[type]
) -> None:
    """Black closes a mill and takes a man out of white's mill.

    Or black has shot at another man, and one of the mill has moved into its place.
    """
    watch = Watch("morabaraba_htjb", SHOT)

    events = watch.see({"a4": ("black",), "d3": ()}, hands, seconds=1.5)

    assert [type(event) for event in events] == said
    ruled = [e.ruling.rule for e in events if isinstance(e, Illegal)]
    assert ruled == ["protected_by_mill"] * (said == [Illegal])


@pytest.mark.parametrize("name", FAMILIES)
def test_dropped_turns_are_told_right_asked_or_marked(name: str) -> None:
    game, rng = GAMES[name], random.Random(7)
    for gap in (2, 3, 4, 5):
        position, turns = game.start(), list[Turn]()
        line = [position]
        while len(turns) < 24 and game.result(position) is None:
            turns.append(rng.choice(list(game.turns(position))))
            position = game.play(position, turns[-1])
            line.append(position)
        at = rng.randrange(2, max(len(turns) - gap, 3))
        watch = Watch(name)
        watch.referee.ledger.positions = (line[at],)
        truth = [str(turn) for turn in turns[at : at + gap]]

        events = watch.look(see(game, line[at + gap].contents))

        told = moved(events)
        if told and [text for text, _ in told] != truth:
            assert len(told) == 1 or all(unseen for _, unseen in told)


def test_the_search_is_bound_by_positions_not_by_time() -> None:
    game = find_game("breakthrough")
    start = game.start()
    position = start
    for text in ("a2-a3", "a5-a4", "b2-b3", "b5-b4"):
        turns = [t for t in game.turns(position) if str(t) == text]
        position = game.play(position, turns[0] if turns else game.turns(position)[0])
    gaps = Gaps(see(game, position.contents))

    assert histories(game, [start], gaps).nodes <= NODES
    spent = histories(game, [start], gaps, nodes=3)
    assert (spent.ways, spent.searched) == ((), 2)


def test_an_adopted_board_is_the_same_when_its_events_are_taken_up_again() -> None:
    watch = Watch("nine_mens_morris", "a7 d2")
    told = watch.see(watch.after("d7 g1 g4 b4 c3"))
    told += watch.see({"d6": ("white",)})
    again = Ledger(watch.game, None, "white")
    for text in ("a7", "d2"):
        before = again.position
        turn = watch.game.parse(before, text)
        again.take(Moved(len(again.past) + 1, turn, (), 1.0, {}))
    for event in told:
        again.take(event)

    assert again.positions == watch.referee.ledger.positions


def test_a_chip_that_nobody_touched_has_not_changed_its_colour() -> None:
    for hands, told in ((NO_HANDS, []), (Hands(1, 2.0), [Illegal]), (None, [Illegal])):
        watch = Watch("nine_mens_morris", "d7 g1 g4 b4")

        events = watch.see({"d7": ("black",)}, hands, seconds=5)

        assert [type(event) for event in events] == told
