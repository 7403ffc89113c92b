"""Games that began from a FEN: their logs, exports and imports, and the page."""

from pathlib import Path

import pytest

from device.cli import main
from device.export.bundle import lines_of
from device.export.digest import digest_of
from device.export.index import Index
from device.export.pgn import write_pgn
from device.export.sgf import write_sgf
from device.export.sgf_reading import read_sgf
from device.export.sheet import read_csv, write_csv
from device.export.shown_game import ShownGame
from device.export.story import story_of
from device.game.choice import Choice, choice_in
from device.log.lines import Fields
from device.ports import LogError
from rules.core.errors import OptionError
from tests.device.export.logs import converted_log, imported, random_log, turns_in

FENS = {
    "chess": "r3k2r/pp3ppp/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 3 14",
    "chess960": "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b KQkq - 4 22",
    "xiangqi": "4k4/4a4/4ba3/9/2n6/9/4P4/R8/4A4/4KA3 b - - 0 30",
    "congo": "gmelecz/ppppppp/7/7/2P4/PP1PPPP/GMELECZ b - - 0 1",
}
OURS = ("[Mwa", "[Game", "[Sides", "[Board", "[Options", "[Winners", "[Reason", "[Sc")

XIANGQI = """[Event "End game"]
[White "A"]
[Black "B"]
[Variant "Xiangqi"]
[SetUp "1"]
[FEN "3k5/9/9/9/9/4R4/9/9/4R4/4K4 w - - 0 1"]
[Result "*"]

1. +R+3 K4+1 2. R-=6 *
"""


def log_from(name: str) -> list[Fields]:
    return random_log(name, turns=16, header={"position": FENS[name]})


@pytest.mark.parametrize("name", FENS)
def test_pgn_begins_from_the_fen_and_comes_back(name: str) -> None:
    log = log_from(name)
    text = write_pgn(story_of(log))
    again = imported(text.encode(), "game.pgn")

    assert f'[SetUp "1"]\n[FEN "{FENS[name]}"]' in text
    assert again[0]["position"] == FENS[name]
    assert turns_in(again) == turns_in(log)
    assert write_pgn(story_of(again)) == text


@pytest.mark.parametrize("name", FENS)
def test_what_others_would_write_of_it_is_read(name: str) -> None:
    log = log_from(name)
    lines = write_pgn(story_of(log)).split("\n")
    foreign = "\n".join(line for line in lines if not line.startswith(OURS))

    assert turns_in(imported(foreign.encode(), "game.pgn")) == turns_in(log)


def test_numbers_go_on_from_those_of_the_fen() -> None:
    chess, congo = (write_pgn(story_of(log_from(n))) for n in ("chess", "congo"))

    assert "\n14. " in chess
    assert "\n1... " in congo


@pytest.mark.parametrize("notation", ["iccs", "wxf"])
@pytest.mark.parametrize("position", ["", FENS["xiangqi"]])
def test_xiangqi_comes_back_in_both_notations(notation: str, position: str) -> None:
    log = random_log("xiangqi", turns=24, header={"position": position})
    text = write_pgn(story_of(log), notation=notation)

    assert f'[Format "{notation.upper()}"]' in text
    assert turns_in(imported(text.encode(), "game.pgn")) == turns_in(log)


def test_a_position_of_xiangqi_that_others_wrote_is_played_on() -> None:
    header, *records = imported(XIANGQI.encode(), "end.pgn")

    assert header["position"].startswith("3k5/")
    turns = [record["turn"] for record in records if record["type"] == "turn"]
    assert turns == ["e5-e8", "d10-d9", "e2-d2"]


def test_a_notation_that_the_game_has_not_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "game.jsonl"
    log.write_bytes(lines_of(log_from("chess")))
    asked = ("export", str(log), "--notation", "wxf", "--out", "-", "--format")

    assert main([*asked, "pgn"]) == 2
    assert "Chess is not written in wxf, but san" in capsys.readouterr().err
    assert main([*asked, "csv"]) == 2
    assert "--notation wxf is for --format pgn" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["chess", "xiangqi"])
def test_sgf_and_csv_keep_the_position(name: str) -> None:
    log = log_from(name)
    story = story_of(log)

    for again in (
        converted_log(read_sgf(write_sgf(story))),
        converted_log([read_csv(write_csv(story))]),
    ):
        assert again[0]["position"] == FENS[name]
        assert turns_in(again) == turns_in(log)


def test_the_page_shows_the_board_from_which_it_began() -> None:
    header, *rest = log_from("xiangqi")
    shown = ShownGame(header, "en", lambda _: (None, None))

    assert shown.layout["c6"] == "black:H"
    assert shown.layout["a10"] is None
    assert shown.history.position.to_move == "black"
    for record in rest:
        shown.take(record)
    assert shown.layout == rest[-1]["layout"]


def test_openings_are_counted_from_the_start_of_the_game_only(tmp_path: Path) -> None:
    for number, log in enumerate((log_from("chess"), random_log("chess", turns=4))):
        (tmp_path / f"{number}.jsonl").write_bytes(lines_of(log))

    assert digest_of(tmp_path / "0.jsonl").position == FENS["chess"]
    with Index(tmp_path) as index:
        played = [turns for turns, _ in index.openings("chess")]
    assert played == [
        " ".join(turn for _, turn in turns_in(random_log("chess", turns=4)))
    ]


def test_the_header_alone_tells_the_game() -> None:
    choice = Choice("chess960", {"castling": "fide"}, position=FENS["chess960"])

    again = choice_in(choice.record)
    assert again == choice
    assert again.game.start().to_move == "black"


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (Choice("chess960", {"position": 3}, position="8/8"), "--option position"),
        (Choice("chess", goal="", position="8/8"), "leave out --match and --team"),
        (Choice("chess", position="8/8"), "'8/8' is no position of Chess: "),
        (Choice("ordo", position="8/8"), "begin only games whose pieces have names"),
    ],
)
def test_what_does_not_go_together_is_told(choice: Choice, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        _ = choice.game


def test_a_pgn_from_an_impossible_position_is_refused_in_one_line() -> None:
    text = XIANGQI.replace("3k5/", "3kk4/")

    with pytest.raises(LogError, match=r"black has 2 pieces K \(general\), not 1"):
        imported(text.encode(), "end.pgn")
