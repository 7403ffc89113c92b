"""Detection of a new game when a board is cleared or set up again mid-game."""

from random import Random

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.events import Event, Illegal, Moved, Question, Restored
from rules.core.evidence import holds_seeds
from rules.core.pieces import Content
from rules.referee import by_hand
from tests.games import by_family
from tests.rules.referee.test_referee import see
from tests.rules.referee.watch import Watch

Board = dict[str, Content]


def empty(watch: Watch) -> Board:
    contents = watch.position.contents
    nothing: Content = 0 if holds_seeds(contents) else ()
    return dict.fromkeys(contents, nothing)


def begun(game: str, turns: int) -> Watch:
    """Enter turns by word, such that the game goes on; the board then shows them."""
    for seed in range(20):
        random, watch = Random(seed), Watch(find_game(game))
        for _ in range(turns):
            if watch.referee.result is None:
                turn = random.choice(list(watch.game.turns(watch.position)))
                text = f"{turn.side} {turn.text}"
                watch.referee.by_hand(lambda to, it=text: by_hand.enter(to, it), 0.0)
        if watch.referee.result is None:
            stands(watch, {})
            return watch
    raise AssertionError(f"{game} is always over after {turns} turns")


def stands(watch: Watch, board: Board) -> list[Event]:
    """Return what is told of a board that stands for long."""
    events: list[Event] = []
    evidence = see(watch.game, {**watch.position.contents, **board})
    for seconds in (0.0, 0.5, 3.5, 40.0):
        events += watch.referee.observe(evidence, watch.now_s + seconds)
    watch.now_s += 41.0
    return events


def is_asked(event: Event) -> bool:
    return isinstance(event, Question) and event.new_game


@pytest.mark.parametrize("game", by_family(GAMES))
def test_a_board_cleared_in_mid_game_asks_for_a_new_game_and_is_not_ruled_on(
    game: str,
) -> None:
    watch = begun(game, 4)

    events = stands(watch, empty(watch))

    assert [is_asked(event) for event in events] == [True]
    assert watch.referee.ledger.halted


@pytest.mark.parametrize("game", by_family(GAMES))
def test_a_board_set_up_again_in_mid_game_asks_for_a_new_game(game: str) -> None:
    watch = begun(game, 4)

    events = stands(watch, dict(watch.start.contents))

    assert [is_asked(event) for event in events] == [True]


@pytest.mark.parametrize("game", by_family(GAMES))
def test_a_board_that_is_half_cleared_asks_instead_of_ruling_on_half_its_men(
    game: str,
) -> None:
    watch = begun(game, 4)
    board = empty(watch)
    stood = [s for s, held in watch.position.contents.items() if held != board[s]]
    gone = stood[: max(6, (len(stood) + 1) // 2)]

    events = stands(watch, {site: board[site] for site in gone})

    if len(gone) >= 6 and not any(isinstance(e, Moved) for e in events):
        assert [is_asked(event) for event in events] == [True]


@pytest.mark.parametrize("game", ["chess", "xiangqi", "breakthrough", "fanorona"])
def test_a_board_set_up_again_by_players_who_changed_seats_asks(game: str) -> None:
    watch = begun(game, 4)
    start = watch.start.contents

    turned = dict(zip(start, [*start.values()][::-1], strict=True))

    assert [is_asked(event) for event in stands(watch, turned)] == [True]


def test_a_board_that_is_half_set_up_again_asks() -> None:
    watch, start = begun("chess", 30), find_game("chess").start().contents
    board = {site: start[site] for site in start if site[0] in "abcdef"}

    assert [is_asked(event) for event in stands(watch, board)] == [True]


def test_some_men_that_fell_off_are_ruled_on() -> None:
    watch = begun("chess", 4)

    events = stands(watch, dict.fromkeys(("a1", "b1", "c1", "d1", "a2"), ()))

    assert [type(event) for event in events] == [Illegal]


def test_a_board_that_is_being_set_up_again_is_not_ruled_on() -> None:
    watch, start = begun("chess", 4), Watch("chess").start.contents
    stands(watch, empty(watch))

    some = {site: held for site, held in start.items() if site[1] in "12"}

    assert stands(watch, {**empty(watch), **some}) == []


def test_pieces_put_back_after_the_question_are_the_game_again() -> None:
    watch = begun("chess", 4)
    stands(watch, empty(watch))

    assert stands(watch, {}) == [Restored()]
    assert watch.referee.ledger.question is None
    assert [is_asked(e) for e in stands(watch, empty(watch))] == [True]


def test_a_board_that_is_no_new_game_is_ruled_on() -> None:
    watch = begun("nine_mens_morris", 6)
    stands(watch, empty(watch))

    watch.referee.by_hand(lambda ledger: by_hand.answer(ledger, 1), watch.now_s)
    events = stands(watch, empty(watch))

    assert [type(event) for event in events] == [Illegal]
    assert stands(watch, {}) == [Restored()]


def test_whether_a_new_game_begins_is_for_the_table_to_answer() -> None:
    watch = begun("chess", 4)
    stands(watch, empty(watch))

    with pytest.raises(by_hand.RefusedError, match="new one begins"):
        watch.referee.by_hand(by_hand.confirm, watch.now_s)


@pytest.mark.parametrize("turns", ["a7", "a7 d7"])
def test_a_few_pieces_taken_away_are_no_new_game(turns: str) -> None:
    watch = Watch("nine_mens_morris", turns)

    assert not any(map(is_asked, stands(watch, empty(watch))))


def test_a_legal_turn_that_clears_the_board_is_a_turn() -> None:
    watch = Watch("tableaux")
    while sum(map(len, filter(None, watch.position.contents.values()))) > 3:
        turn = max(watch.game.turns(watch.position), key=lambda one: len(one.steps))
        watch.play(turn.text)

    events = stands(watch, empty(watch))

    assert not any(map(is_asked, events))
