"""A board that people are asked to lay out: they are led to it, then it is played."""

import pytest

from device.log.history import History
from device.log.records import record_of
from rules.catalogue import find_game
from rules.core.events import Adopted, Event, Illegal, Restored
from rules.core.evidence import Evidence
from rules.core.pieces import Content, Piece
from rules.referee import by_hand
from rules.referee.retract import NOT_LAID_OUT
from tests.mends import ways
from tests.rules.referee.test_referee import Table, moved, rules_broken, see
from tests.rules.referee.watch import Watch

WHITE, BLACK = (Piece("white"),), (Piece("black"),)
BOARD: dict[str, Content] = {"a7": WHITE, "d7": WHITE, "g4": WHITE, "b6": BLACK}
HANDS = {"white": 0, "black": 2}


def lay_out(table: Table) -> list[Event]:
    asked = table.referee.by_hand(
        lambda ledger: by_hand.lay_out(ledger, BOARD, "white", HANDS), table.now_s
    )
    return list(asked)


def test_people_are_led_to_a_board_and_nothing_counts_until_it_lies_there() -> None:
    table = Table()
    table.play("a7", "b6")

    (asked,) = lay_out(table)

    assert isinstance(asked, Adopted)
    assert table.referee.position.in_hand == HANDS
    (illegal,) = table.see("a7", "b6")
    assert isinstance(illegal, Illegal)
    assert illegal.ruling.rule == NOT_LAID_OUT
    assert set(ways(illegal)) == {(None, "d7"), (None, "g4")}
    assert rules_broken(table.see("a7 d7 g7", "b6")) == [NOT_LAID_OUT]
    assert table.see("a7 d7 g4", "b6") == [Restored()]
    assert moved(table.see("a7 d7 g7", "b6")) == []
    assert moved(table.see("a7 d7 g7", "")) == ["g4-g7xb6"]


def test_a_game_that_is_over_goes_on_from_a_board_that_is_laid_out() -> None:
    table = Table()
    table.referee.by_hand(lambda ledger: by_hand.concede(ledger, "white"), 0.0)
    assert table.referee.result is not None

    lay_out(table)

    assert table.referee.result is None
    assert table.referee.position.to_move == "white"


def test_a_power_cut_leaves_the_board_to_be_laid_out() -> None:
    table = Table()
    (asked,) = lay_out(table)
    history = History(find_game("nine_mens_morris"), ("white", "black"))

    again = history.take(record_of(asked, t=0.0, frame=1))

    assert again == asked
    assert history.position == table.referee.position
    assert history.ledger.by_hand == table.referee.ledger.by_hand


@pytest.mark.parametrize("seeds", [{"S2": 1, "N4": 5, "S": 20, "N": 22}])
def test_of_seeds_the_stores_need_not_be_seen(seeds: dict[str, Content]) -> None:
    watch = Watch("kalah")
    watch.referee.by_hand(
        lambda ledger: by_hand.lay_out(ledger, seeds, "south", {}), 0.0
    )

    watch.see({})

    assert watch.referee.ledger.by_hand is None
    watch.play("S2")


def test_a_full_store_need_not_be_seen_when_a_turn_is_taken_back() -> None:
    seeds: dict[str, Content] = {"S6": 1, "S2": 1, "N4": 5, "S": 19, "N": 22}
    watch = Watch("kalah")
    watch.referee.by_hand(
        lambda ledger: by_hand.lay_out(ledger, seeds, "south", {}), 0.0
    )
    watch.see({})
    watch.play("S6")
    watch.referee.by_hand(by_hand.take_back, watch.now_s)

    pits = see(watch.game, watch.position.contents).log_likelihoods
    pits = {site: looks for site, looks in pits.items() if site not in {"S", "N"}}
    watch.look(Evidence(pits, hidden=frozenset({"S", "N"})))

    assert watch.referee.ledger.by_hand is None


def test_a_king_that_is_laid_elsewhere_does_not_castle() -> None:
    game = find_game("chess")
    board: dict[str, Content] = {
        "e1": (Piece("white:K"),),
        "h1": (Piece("white:R"),),
        "e8": (Piece("black:K"),),
    }
    nothing = dict.fromkeys(game.start().contents, ())
    home = game.rearranged(game.start(), {**nothing, **board}, "white")
    board["e2"] = board.pop("e1")
    away = game.rearranged(game.start(), {**nothing, **board}, "white")

    assert [str(t) for t in game.turns(home) if "O" in str(t)] == ["O-O"]
    assert [str(t) for t in game.turns(away) if "O" in str(t)] == []
