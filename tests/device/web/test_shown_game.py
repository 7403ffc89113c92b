"""What the page shows of a game whose turns are corrected and taken back."""

from device.web.shown_game import ShownGame
from tests.device.export.test_story import STANDS, full_game


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
