"""A draw that the program declared, undone by an arbiter."""

from random import Random

import pytest

from rules.catalogue import find_game
from rules.core.events import Adopted, Over
from rules.referee import by_hand
from rules.referee.ledger import Ledger

COUNTED = {
    "shisima": ({}, "repetition"),
    "nine_mens_morris_ms": ({}, "ten_quiet_moves"),
    "xiangqi": ({"repetition": "draws"}, "repetition"),
    "chess": ({}, "fifth_time"),
}
BACK_AND_FORTH = {
    "xiangqi": "h1-g3 h10-g8 g3-h1 g8-h10",
    "chess": "g1-f3 g8-f6 f3-g1 f6-g8",
}


def drawn(name: str) -> Ledger:
    """Return a game that is drawn because something was counted."""
    options, reason = COUNTED[name]
    for seed in range(40):
        random, ledger = (
            Random(seed),
            Ledger(find_game(name).configured(**options), None, None),
        )
        again = iter(BACK_AND_FORTH.get(name, "").split() * 10)
        while ledger.result is None:
            turns = ledger.game.turns(ledger.position)
            text = next(again, None) or random.choice(list(turns)).text
            by_hand.enter(ledger, f"{ledger.position.to_move} {text}")
        if ledger.result.reason == reason and not ledger.result.winners:
            return ledger
    raise AssertionError(f"{name} was never drawn by {reason}")


@pytest.mark.parametrize("name", COUNTED)
def test_a_drawn_game_goes_on_and_is_counted_anew(name: str) -> None:
    ledger = drawn(name)
    board, side = ledger.position.contents, ledger.past[-1].turn.side

    (event,) = by_hand.adopt(ledger)

    assert event == Adopted(board, ledger.position.to_move or "", undone=True)
    assert event.to_move != side
    assert ledger.result is None
    by_hand.enter(ledger, ledger.game.turns(ledger.position)[0].text)
    assert ledger.result is None


def test_an_agreed_draw_goes_on_where_it_was() -> None:
    ledger = Ledger(find_game("chess"), None, None)
    by_hand.enter(ledger, "e2-e4")
    by_hand.agree_draw(ledger)

    (event,) = by_hand.adopt(ledger)

    assert (event.to_move, ledger.result) == ("black", None)


def test_an_arbiter_may_give_a_drawn_game_to_a_side_or_let_a_draw_be_one() -> None:
    ledger = drawn("shisima")

    (event,) = by_hand.award(ledger, "black")

    assert isinstance(event, Over)
    assert ledger.result is not None
    assert ledger.result.winners == ("black",)


def test_a_board_from_which_nobody_can_play_on_stays_drawn() -> None:
    game = find_game("chess")
    ledger = Ledger(game, None, None)
    kings = {"e1": ("white:K",), "e8": ("black:K",)}
    board = {site: kings.get(site, ()) for site in ledger.position.contents}
    ledger.take(Adopted(board, "white"))
    assert ledger.result is not None

    with pytest.raises(by_hand.RefusedError, match="set another result"):
        by_hand.adopt(ledger)


def test_a_game_that_was_won_is_over() -> None:
    ledger = Ledger(find_game("chess"), None, None)
    by_hand.concede(ledger, "white")

    with pytest.raises(by_hand.RefusedError, match="the game is over"):
        by_hand.adopt(ledger)
    with pytest.raises(by_hand.RefusedError, match="the game is over"):
        by_hand.award(ledger, "white")
