"""Games, and rounds of matches, that the players end themselves."""

import random

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.events import Moved, Over, RoundScored
from rules.core.game import Game
from rules.core.model import Position, Result
from rules.games.matches.game import MatchGame
from rules.games.matches.making import match_of
from rules.referee import by_hand
from rules.referee.by_hand import RefusedError
from rules.referee.forfeit import agreed
from rules.referee.ledger import Ledger
from rules.referee.referee import Referee
from tests.games import by_family
from tests.rules.referee.test_referee import Table, moved


def is_round(game: Game, position: Position) -> bool:
    return game.round_given_up(position, agreed(game, position)) is not None


NO_MATCHES = sorted(
    name for name, game in GAMES.items() if not is_round(game, game.start())
)


@pytest.mark.parametrize("name", NO_MATCHES)
def test_every_game_can_be_given_up_and_agreed_upon(name: str) -> None:
    game = find_game(name)
    sides = game.start().sides
    for side in sides:
        referee = Referee(game, first=sides[0])
        (over,) = referee.by_hand(lambda its: by_hand.concede(its, side), 1.0)  # noqa: B023
        friends = game.allies(game.start(), side)
        assert isinstance(over, Over)
        assert over.result.reason == "conceded"
        assert over.result.winners == tuple(s for s in sides if s not in friends)
        assert referee.result == over.result
        again = Referee(game, first=sides[0])
        again.remember(over)
        assert again.result == over.result
    referee = Referee(game, first=sides[0])
    if len(sides) == 1:
        with pytest.raises(RefusedError, match="nobody else plays"):
            referee.by_hand(by_hand.agree_draw, 1.0)
    else:
        (over,) = referee.by_hand(by_hand.agree_draw, 1.0)
        assert over == Over(Result((), "agreed", dict(game.tally(game.start()))))


def test_partners_lose_together() -> None:
    team, alone = find_game("stack_team"), find_game("stack")

    assert team.allies(team.start(), "black") == ("black", "blue")
    assert alone.allies(alone.start(), "black") == ("black",)
    match = match_of(team)
    assert match is not None
    assert set(match.allies(match.start(), "white")) == {"white", "red"}


def test_the_round_of_a_tournament_is_given_up() -> None:
    tournament = find_game("mabambo_tournament")
    assert is_round(tournament, tournament.start())
    ledger = ledger_of(tournament, 4)

    scored = by_hand.concede(ledger, "white")

    assert isinstance(scored[0], RoundScored)
    assert scored[0].result.winners == ("black",)


def ledger_of(game: Game, turns: int, seed: int = 2) -> Ledger:
    """Return the ledger of a random game after some turns."""
    rng = random.Random(seed)
    ledger = Ledger(game, None, game.start().sides[0])
    while len(ledger.past) < turns and ledger.result is None:
        turn = rng.choice(list(game.turns(ledger.position)))
        there = game.play(ledger.position, turn).contents
        ledger.take(Moved(len(ledger.past) + 1, turn, (), 1.0, there))
    return ledger


@pytest.mark.parametrize("name", by_family(sorted(GAMES)))
def test_of_a_match_the_round_is_given_up(name: str) -> None:
    match = match_of(find_game(name))
    if match is None:
        assert isinstance(find_game(name), MatchGame) or is_alone_or_sown(name)
        return
    for side in match.start().sides:
        ledger = ledger_of(match, 5)
        position = ledger.position
        if not is_round(match, position):
            continue
        (scored, *_) = by_hand.concede(ledger, side)
        assert isinstance(scored, RoundScored)
        assert side not in scored.result.winners
        assert dict(scored.points) == dict(match.points(ledger.position))
        again = ledger_of(match, 5)
        again.take(scored)
        assert again.position == ledger.position
        if ledger.result is None:
            new = next(iter(match.turns(ledger.position)))
            assert by_hand.enter(ledger, str(new))
            by_hand.take_back(ledger)
        by_hand.take_back(ledger)
        assert len(ledger.past) == 4


def is_alone_or_sown(name: str) -> bool:
    start = find_game(name).start()
    sown = any(isinstance(held, int) for held in start.contents.values())
    return sown or len(start.sides) == 1


def test_an_impasse_in_stack_counts_only_what_is_held() -> None:
    stack = find_game("stack")
    ledger = ledger_of(stack, 60)
    held = stack.tally(ledger.position)
    assert sum(held.values()) > 0

    (over,) = by_hand.agree_draw(ledger)

    assert over == Over(Result((), "agreed", dict(held)))


def test_whoever_gives_up_in_elimination_is_out() -> None:
    match = match_of(find_game("stack"))
    assert match is not None
    elimination = match.configured(elimination=True)
    ledger = ledger_of(elimination, 3)

    by_hand.concede(ledger, "black")

    assert ledger.position.sides == ("white", "red")
    assert ledger.result is None


def test_a_round_given_up_may_decide_the_match() -> None:
    match = match_of(find_game("three_mens_morris"), goal=1)
    assert match is not None
    ledger = ledger_of(match, 2)

    scored, over = by_hand.concede(ledger, "white")

    assert scored == RoundScored(
        Result(("black",), "conceded", {}), {"white": 0, "black": 1}
    )
    assert over == Over(Result(("black",), "points_goal", {"white": 0, "black": 1}))
    with pytest.raises(RefusedError, match="the game is over"):
        by_hand.agree_draw(ledger)


def test_giving_up_a_timed_game_counts_as_running_out_of_time() -> None:
    game = find_game("tableaux_advanced")
    ledger = ledger_of(game, 3)
    side = ledger.position.to_move
    assert side is not None
    late = game.result(game.out_of_time(ledger.position))
    assert late is not None

    (over,) = by_hand.concede(ledger, side)

    assert over == Over(Result(late.winners, "conceded", dict(late.scores)))


def test_nobody_gives_up_who_does_not_play_or_has_finished() -> None:
    table = Table()
    with pytest.raises(RefusedError, match="green does not play"):
        table.referee.by_hand(lambda its: by_hand.concede(its, "green"), 1.0)
    table.referee.by_hand(by_hand.agree_draw, 1.0)

    with pytest.raises(RefusedError, match="the game is over"):
        table.referee.by_hand(lambda its: by_hand.concede(its, "white"), 2.0)
    assert table.see("a7") == []


def test_a_game_given_up_by_mistake_goes_on_when_a_turn_is_taken_back() -> None:
    table = Table()
    table.play("a7", "d2")
    table.referee.by_hand(by_hand.agree_draw, table.now_s)

    table.referee.by_hand(by_hand.take_back, table.now_s)

    assert table.referee.result is None
    assert moved(table.see("a7", "f2")) == ["f2"]
