"""SGF: sgfmill opens it, and GM[5] and GM[2] of other programs are read."""

import pytest
from sgfmill import sgf

from device.export.formats import imported
from device.export.sgf import write_sgf
from device.export.story import story_of
from rules.catalogue import GAMES
from tests.device.export.logs import random_log, turns_in
from tests.games import by_family

NUMBERS = {"nine_mens_morris": 5, "nine_mens_morris_ms": 5, "othello": 2, "reversi": 2}


def from_north(turn: str) -> str:
    return f"{turn[0]}{9 - int(turn[1])}"


@pytest.mark.parametrize("game", by_family(GAMES))
def test_sgfmill_opens_every_game(game: str) -> None:
    log = random_log(game, turns=12)
    story = story_of(log)

    opened = sgf.Sgf_game.from_string(write_sgf(story))

    root, *nodes = opened.get_main_sequence()
    assert root.get("GM") == NUMBERS.get(game, 1000)
    assert root.get("GN") == story.game.title
    played = []
    for node in nodes:
        letters = filter(node.has_property, ("W", "B"))
        played += [node.get_raw(letter).decode() for letter in letters]
        if node.has_property("MWT"):
            played.append(node.get_raw_list("MWT")[1].decode())
    ours = [turn for _, turn in turns_in(log)]
    assert played == [from_north(t) if root.get("GM") == 2 else t for t in ours]


def test_othello_of_another_program_is_read_with_its_ranks_from_north() -> None:
    text = "(;FF[4]GM[2]PB[Asha]PW[Juma];B[d3];W[c3];B[c4])"

    log = imported(text.encode(), "x.sgf")

    assert turns_in(log) == [("black", "d6"), ("white", "c6"), ("black", "c5")]
    assert log[0]["players"] == {"black": "Asha", "white": "Juma"}


def test_white_men_are_white_whoever_begins() -> None:
    log = random_log("nine_mens_morris", turns=4, header={"sides": ["black", "white"]})

    text = write_sgf(story_of(log))

    assert ";B[" in text.split("\n")[1]


def test_who_won_is_told_as_sgf_tells_it() -> None:
    log = random_log("tapatan", turns=60, seed=3)
    (result,) = [one for one in log if one["type"] == "result"]

    root = sgf.Sgf_game.from_string(write_sgf(story_of(log))).get_root()

    winner = {"white": "W+", "black": "B+"}
    assert root.get("RE") == winner[result["winners"][0]]


def test_a_game_of_another_program_is_read() -> None:
    text = (
        "(;FF[4]GM[5]PW[Asha]PB[Juma]DT[2026-03-01]\n"
        ";W[d2];B[f4]C[well\\\nplayed \\] here](;W[f2];B[d6])(;W[a1]))"
    )

    log = imported(text.encode(), "x.sgf")

    assert [turn for _, turn in turns_in(log)] == ["d2", "f4", "f2", "d6"]
    assert log[0]["players"] == {"white": "Asha", "black": "Juma"}
    assert [one["says"] for one in log if one["type"] == "note"] == [
        "wellplayed ] here"
    ]
