"""Sentences of rulings: on the fault, and on nothing else."""

from rules.catalogue import find_game
from rules.core.model import Ruling
from tests.rules.table import done, laid

SPREAD = "white a7 c3 e4 g1, black d7 d2 c5 e3"


def ruled(before: str, deeds: str, hand: tuple[int, ...] = ()) -> Ruling:
    """Return the ruling on what white did at a nine men's morris board."""
    game = find_game("nine_mens_morris")
    position = laid(game, before, hand)
    ruling = game.judge(position, done(position, deeds))
    assert isinstance(ruling, Ruling)
    return ruling


def test_two_men_placed_with_one_in_hand_are_told_as_two() -> None:
    ruling = ruled(SPREAD, "white@g7 white@d1", (1, 1))

    assert ruling.rule == "two_chips_moved"
    assert ruling.why == "white played more than one man: g7 and d1"


def test_a_man_placed_with_none_in_hand_is_told_so() -> None:
    assert ruled(SPREAD, "white@g7").rule == "no_chip_in_hand"


def test_a_man_that_moved_is_not_called_taken() -> None:
    ruling = ruled(SPREAD, "a7-a4 xg1")

    assert ruling.rule == "removed_own_chip"
    assert ruling.why == "white took a man of its own off the board: g1"


def test_who_takes_nothing_at_tableaux_is_cited_that_one_chip_is_taken() -> None:
    game = find_game("tableaux")
    position = game.start()
    ruling = game.judge(position, position.contents)

    assert isinstance(ruling, Ruling)
    assert ruling.rule == "nothing_taken"
    assert ruling.source.endswith(
        ": (silent; our reading) a player takes one chip at least"
    )
