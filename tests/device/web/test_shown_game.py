"""View model of a game whose turns are corrected and taken back."""

from device.export.diary import kinds_told
from device.export.shown_game import ShownGame
from rules.catalogue import find_game
from rules.core.events import Corrected
from tests.device.export.test_story import STANDS, Table, full_game


def shown_of_full_game() -> ShownGame:
    header, *rest = full_game().log
    shown = ShownGame(header, "en", lambda record: (f"{record['frame']}.jpg", None))
    for record in rest:
        shown.take(record)
    return shown


def test_the_turns_that_stand_are_shown() -> None:
    assert [turn["turn"] for turn in shown_of_full_game().turns] == STANDS


def test_a_corrected_turn_keeps_its_moment_and_picture() -> None:
    corrected = shown_of_full_game().turns[2]

    assert (corrected["turn"], corrected["by"]) == ("b6", "hand")
    assert corrected["corrected"]
    assert corrected["was"] == "d7"
    assert corrected["t"] == 5.0
    assert corrected["picture"] == "50.jpg"
    assert corrected["confidence"] == 1.0


def test_a_correction_says_nothing_of_who_told_the_turns_after_it() -> None:
    log = full_game().log
    header, *rest = log
    shown = ShownGame(header, "en", lambda _: (None, None))
    after = next(i for i, one in enumerate(rest) if one["type"] == "correction")
    for record in rest[:after]:
        shown.take({key: value for key, value in record.items() if key != "by"})
    shown.take(rest[after])

    assert [(turn["by"], turn["corrected"]) for turn in shown.turns[2:]] == [
        ("hand", True),
        ("camera", False),
    ]


def promoted() -> Table:
    """Return a game of chess in which a pawn has just become a queen."""
    table = Table("chess")
    table.play("a2-a4", "b7-b5", "a4-b5xb5", "a7-a6", "b5-a6xa6", "c8-b7")
    table.play("a6-b7xb7", "b8-c6", "b7-a8xa8=Q")
    return table


def test_a_promotion_tells_what_else_it_may_have_been() -> None:
    header, *rest = promoted().log
    shown = ShownGame(header, "en", lambda _: (None, None))
    for record in rest:
        shown.take(record)

    assert shown.turns[-1]["becomes"] == [
        {"kind": kind, "turn": f"b7-a8xa8={kind}"} for kind in "QRBN"
    ]
    assert shown.turns[-2]["becomes"] == []


def test_a_log_in_which_a_queen_was_made_a_knight_is_read_as_corrected() -> None:
    table = promoted()
    before, queen = table.past[-1]
    knight = table.game.parse(before, "b7-a8xa8=N")
    table.tell(Corrected(9, knight, queen, by_hand=True))
    header, *rest = table.log
    shown = ShownGame(header, "en", lambda _: (None, None))
    for record in rest:
        shown.take(record)

    assert shown.turns[-1]["turn"] == "b7-a8xa8=N"
    assert shown.turns[-1]["corrected"]
    assert shown.layout["a8"] == "white:N"


def test_kinds_are_told_by_name_and_sign() -> None:
    general = kinds_told(find_game("xiangqi"), ("red", "black"))["K"]

    assert general["texts"]["de"] == "General"
    assert general["signs"] == {"red": "帥", "black": "將"}
    assert kinds_told(find_game("othello"), ("black", "white")) == {}
