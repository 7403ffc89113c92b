"""SGF: sgfmill opens it, and files of other programs are read."""

from types import MappingProxyType

import pytest
from sgfmill import sgf

from device.export import sgf_spelling
from device.export.sgf import write_sgf
from device.export.sgf_spelling import SgfSpelling, spelling_of
from device.export.story import story_of
from device.ports import LogError
from rules.catalogue import GAMES
from tests.device.export.logs import imported, random_log, turns_in
from tests.games import by_family


@pytest.mark.parametrize("game", by_family(GAMES))
def test_sgfmill_opens_every_game(game: str) -> None:
    log = random_log(game, turns=12)
    story = story_of(log)

    opened = sgf.Sgf_game.from_string(write_sgf(story))

    root, *nodes = opened.get_main_sequence()
    spelling = spelling_of(game)
    assert root.get("GM") == spelling.number
    assert root.get("GN") == story.game.title
    played = []
    for node in nodes:
        letters = filter(node.has_property, ("W", "B"))
        played += [node.get_raw(letter).decode() for letter in letters]
        if node.has_property("MWT"):
            played.append(node.get_raw_list("MWT")[1].decode())
    assert played == [spelling.write(turn) for _, turn in turns_in(log)]


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


def test_a_game_that_was_given_up_in_another_program_is_ended_so() -> None:
    text = "(;FF[4]GM[5]RE[B+R];W[d2];B[f4])"

    result = imported(text.encode(), "x.sgf")[-1]

    assert (result["type"], result["winners"]) == ("result", ["black"])
    assert result["reason"] == "conceded"


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> SgfSpelling:
    """Let Breakthrough be spelled as Lines of Action is, on its own number."""
    lines = spelling_of("lines_of_action")
    table = MappingProxyType({"breakthrough": lines})
    monkeypatch.setattr(sgf_spelling, "_SPELLINGS", table)
    return lines


@pytest.mark.usefixtures("described")
def test_turns_that_sgf_describes_are_written_so_and_read_again() -> None:
    log = random_log("breakthrough", turns=40)
    assert any("x" in turn for _, turn in turns_in(log))

    text = write_sgf(story_of(log))

    assert "GM[9]SZ[8]" in text
    assert ":" in "".join(line[:8] for line in text.splitlines()[1:])
    assert turns_in(imported(text.encode(), "x.sgf")) == turns_in(log)


@pytest.mark.usefixtures("described")
def test_a_capture_that_is_written_as_a_move_is_recognised() -> None:
    text = "(;FF[4]GM[9];W[b2-b4];B[A7a5];W[b4a5++])"

    with pytest.raises(LogError, match="b2-b4"):
        imported(text.encode(), "x.sgf")

    text = "(;FF[4]GM[9];W[b2-b3];B[A7a6];W[b3-b4];B[a6-a5];W[b4a5++];B[resign])"
    log = imported(text.encode(), "x.sgf")
    assert [turn for _, turn in turns_in(log)] == [
        *("b2-b3", "a7-a6", "b3-b4", "a6-a5", "b4-a5xa5")
    ]
    assert log[-1]["winners"] == ["white"]


@pytest.mark.usefixtures("described")
def test_only_the_start_of_the_game_may_be_set_up() -> None:
    white = "".join(f"[{file}{rank}]" for file in "ABCDEFGH" for rank in "12")
    black = white.replace("2]", "7]").replace("1]", "8]")

    log = imported(f"(;FF[4]GM[9]AW{white}AB{black};W[b2-b3])".encode(), "x.sgf")

    assert [turn for _, turn in turns_in(log)] == ["b2-b3"]
    with pytest.raises(LogError, match="begins with another position"):
        imported(b"(;FF[4]GM[9]AW[a1]AB[h8];W[a1-a2])", "x.sgf")
