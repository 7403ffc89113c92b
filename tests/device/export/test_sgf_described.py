"""SGF of the games whose turns it describes: ours read again, and other programs'."""

import re

import pytest

from device.export.sgf import write_sgf
from device.export.story import story_of
from rules.catalogue import GAMES
from tests.device.export.logs import imported, random_log, turns_in

DESCRIBED = ("othello", "lines_of_action", "amazons")


def bare(text: str) -> str:
    """Return an SGF without what is ours alone, as another program writes it."""
    return re.sub(r"(MW[A-Z]|RE)(\[(?:[^\]\\]|\\.)*\])+", "", text)


@pytest.mark.parametrize("game", DESCRIBED)
def test_a_game_is_read_again_with_and_without_what_is_ours_alone(game: str) -> None:
    log = random_log(game, turns=40)
    text = write_sgf(story_of(log))

    assert turns_in(imported(text.encode(), "x.sgf")) == turns_in(log)
    assert turns_in(imported(bare(text).encode(), "x.sgf")) == turns_in(log)


def test_passes_may_be_left_out() -> None:
    log = random_log("othello", turns=70, seed=2)
    assert "pass" in [turn for _, turn in turns_in(log)]

    text = bare(write_sgf(story_of(log))).replace(";B[PA]", ";").replace(";W[PA]", ";")

    assert turns_in(imported(text.encode(), "x.sgf")) == turns_in(log)


def test_othello_of_edax_is_read_with_the_start_that_it_tells() -> None:
    text = (
        "(;FF[4]GM[2]AP[edax:4.4]PC[Edax]DT[2026-01-02]PB[Asha]PW[Juma]SZ[8]"
        "AB[e4][d5]AW[d4][e5]PL[B]RE[Void]B[f5];W[d6];B[c3];W[d3];B[c4];)"
    )

    log = imported(text.encode(), "x.sgf")

    assert [turn for _, turn in turns_in(log)] == ["f4", "d3", "c6", "d6", "c5"]
    assert log[0]["players"] == {"black": "Asha", "white": "Juma"}


def test_the_example_of_amazons_is_read_and_its_black_begins() -> None:
    text = "(;FF[4]GM[18]PB[Asha]PW[Juma];B[djddgd];W[addgad];B[gjehea])"

    log = imported(text.encode(), "x.sgf")

    assert turns_in(log) == [
        ("white", "d1-d7/g7"),
        ("black", "a7-d4/a7"),
        ("white", "g1-e3/e10"),
    ]
    assert log[0]["players"] == {"white": "Asha", "black": "Juma"}


def test_every_game_that_is_described_is_in_the_catalogue() -> None:
    assert set(DESCRIBED) <= set(GAMES)
