"""Chains of captures, crowns and what is owed, as they are said."""

import pytest

from device.log.records import step_of
from device.voice.phrases import words_for
from device.words.events import said
from device.words.turns import told
from rules.core.events import Owed
from rules.core.model import StepKind
from tests.rules.pit_table import GAMES, laid
from words.languages import LANGUAGES

SIDES = ("white", "black")
WORDS = words_for("en")


def turn_of(game: str, before: str, text: str) -> str:
    """Return a turn in words."""
    return told(GAMES[game].parse(laid(GAMES[game], before), text), WORDS)


def owed(kind: StepKind, *due: tuple[str, ...], language: str = "en") -> str:
    event = Owed("white", kind, (), reminder=False, due=due)
    return said(event, SIDES, words_for(language))


def test_a_chain_is_told_step_by_step() -> None:
    before = "white c3 i1, black e3 f3 d5 i5"

    assert turn_of("fanorona", before, "c3-d3xe3xf3-d4xd5") == (
        "white c3 to d3, takes e3 and f3, goes on to d4, takes d5"
    )


def test_a_long_chain_is_no_board_that_is_set_up() -> None:
    before = "white a3 i1, black c3 d3 e3 f3 g3 h3 i3 b5 i5"

    assert turn_of("fanorona", before, "a3-b3xc3xd3xe3xf3xg3xh3xi3-b4xb5") == (
        "white a3 to b3, takes c3, d3, e3, f3, g3, h3 and i3, goes on to b4, takes b5"
    )


def test_a_crown_is_told_and_logged() -> None:
    before = "white b7, black h4"
    turn = GAMES["croda"].parse(laid(GAMES["croda"], before), "b7-b8=K")

    assert told(turn, WORDS) == "white b7 to b8, becomes a king"
    assert step_of(turn.steps[-1]) == ["promote", "b8", "white:K"]


def test_what_a_move_captures_is_called_for_by_name() -> None:
    assert (
        owed(StepKind.REMOVE, ("e3", "f3")) == "White, take what stands on e3 and f3."
    )


def test_of_two_rows_either_is_called_for() -> None:
    told_both = owed(StepKind.REMOVE, ("g3", "h3"), ("d3", "c3"))

    assert told_both == "White, take what stands on g3 and h3 or d3 and c3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crown_is_called_for_in_every_language(language: str) -> None:
    called = owed(StepKind.PROMOTE, language=language)

    assert called.endswith(".")
    assert "{" not in called
    assert called != owed(StepKind.PLACE, language=language)
