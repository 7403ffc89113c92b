"""The commands export, import, replay, and games with its questions."""

import io
import json
import re
from pathlib import Path

import pytest

from device.cli import main
from device.drawing.look import fill_colour
from device.export.bundle import lines_of
from device.export.terminal import board_text
from rules.boards.table import find_board
from rules.catalogue import GAMES, find_game
from rules.core.drawing import Fill
from rules.core.labels import Labels
from rules.core.pieces import Content
from tests.device.export.logs import random_log, turns_in


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("shisima", "oware"):
        people = {"players": {"white": "Asha", "south": "Asha"}}
        log = random_log(name, turns=9, header=people)
        (tmp_path / f"{name}.jsonl").write_bytes(lines_of(log))
    return tmp_path


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_a_log_is_exported_beside_itself_and_imported_again(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, again = folder / "oware.jsonl", folder / "again.jsonl"

    assert main(["export", str(log), "--format", "sgf"]) == 0
    assert main(["import", str(folder / "oware.sgf"), "--out", str(again)]) == 0
    assert "again.jsonl: oware, 9 turns" in told(capsys)
    assert main(["replay", str(again)]) == 0
    assert "every state agrees: 9 turns" in told(capsys)


def test_the_ending_of_out_tells_the_format(folder: Path) -> None:
    out = folder / "film.gif"

    assert main(["export", str(folder / "oware.jsonl"), "--out", str(out)]) == 0

    assert out.read_bytes().startswith(b"GIF89a")


def test_a_text_can_be_printed(
    folder: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    log = str(folder / "oware.jsonl")

    assert main(["export", log, "--format", "pgn", "--out", "-"]) == 0

    assert capsysbinary.readouterr().out.startswith(b'[Event "mwamuzi game"]')


MISTAKES = [
    (["export", "{}/none.jsonl", "--format", "pgn"], "No such file"),
    (["export", "{}/oware.jsonl"], "--format is missing"),
    (["export", "{}/oware.jsonl", "--out", "{}/x.doc"], "--format is missing"),
    (["export", "{}/oware.jsonl", "--out", "{}/oware.jsonl"], "is the log itself"),
    (["import", "{}/none.pgn", "--out", "{}/x.jsonl"], "No such file"),
    (["import", "{}/oware.jsonl", "--out", "{}/shisima.jsonl"], "is there already"),
    (["import", "{}/text.txt", "--out", "{}/x.jsonl"], "expected a file that ends"),
    (["games", "list", "--folder", "{}/none"], "no folder of games"),
    (["games", "list", "--folder", "{}", "--game", "checkers"], "is not here yet"),
    (["games", "stats", "Bob", "--folder", "{}"], "no game of 'Bob'"),
    (["games", "openings", "--folder", "{}", "--game", "shax"], "no game of Shax"),
    (["games", "openings", "--folder", "{}"], "--game"),
    (["replay", "{}/empty.jsonl"], "is empty"),
    (["replay", "{}/odd.jsonl"], "first record lacks 'game'"),
]


@pytest.mark.parametrize(("words", "complaint"), MISTAKES)
def test_a_mistake_is_one_line_and_a_usage_error(
    words: list[str],
    complaint: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (folder / "text.txt").write_text("hello")
    (folder / "empty.jsonl").write_text("")
    (folder / "odd.jsonl").write_text('{"type":"game","format":1}\n')

    try:
        code = main([word.replace("{}", str(folder)) for word in words])
    except SystemExit as left:
        code = int(left.code or 0)

    said = capsys.readouterr().err
    assert code == 2
    assert complaint in said
    assert len(said.splitlines()) == 1


def test_games_alone_lists_what_can_be_refereed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["games"]) == 0

    games = [one for one in told(capsys).splitlines() if one.startswith("  ")]
    assert len(games) == len(GAMES)


def test_past_games_are_listed_and_searched(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "list", "--folder", str(folder)]) == 0
    listed = told(capsys)
    assert "Oware (Abapa): Asha (south) against north; 9 turns" in listed
    assert f"2 games in {folder}" in listed

    assert main(["games", "search", "shis", "--folder", str(folder), "--json"]) == 0
    (found,) = json.loads(told(capsys))
    assert found["path"] == "shisima.jsonl"
    assert found["players"] == {"white": "Asha", "black": "black"}


def test_a_players_figures_and_openings_are_shown(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "stats", "--folder", str(folder)]) == 0
    assert "Asha" in told(capsys)
    assert main(["games", "stats", "asha", "--folder", str(folder)]) == 0
    assert "all games" in told(capsys)
    assert main(["games", "stats", "asha", "--folder", str(folder), "--json"]) == 0
    assert json.loads(told(capsys))["Shisima"]["played"] == 1

    first = turns_in(random_log("oware", turns=9))[0][1]
    words = ["games", "openings", "--game", "oware", "--folder", str(folder)]
    assert main(words) == 0
    shown = told(capsys)
    assert shown.startswith("Oware (Abapa): 1 game")
    assert first in shown
    assert main([*words, first, "--json"]) == 0
    assert json.loads(told(capsys))["games"] == 1


def test_replay_draws_the_board_after_every_turn(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(folder / "shisima.jsonl"), "--show"]) == 0

    shown = told(capsys)
    assert shown.count("a   b   c") == 9
    assert "every state agrees: 9 turns" in shown


def test_replay_goes_on_and_back_as_one_asks(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n5\n99\n\n"))

    assert main(["replay", str(folder / "shisima.jsonl"), "--step"]) == 0

    order = re.findall(r"^ +(\d+)\. [A-Z]", told(capsys), re.MULTILINE)
    assert order == ["1", "2", "1", "5", "9"]


def test_replay_plays_by_itself(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(folder / "shisima.jsonl"), "--play", "0"]) == 0

    assert told(capsys).count("a   b   c") == 1 + 9 + 3


def test_replay_shows_what_it_can_of_a_forged_log_and_refuses_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = random_log("shisima", turns=4)
    forged = [*log[:3], {**log[3], "turn": "c9"}]
    (folder / "forged.jsonl").write_bytes(lines_of(forged))

    assert main(["replay", str(folder / "forged.jsonl"), "--play", "0"]) == 3

    assert "line 4 disagrees with the rules" in told(capsys)


def test_stacks_show_their_height_and_every_colour_its_letter() -> None:
    game = find_game("stack_2p")
    colours = game.start().colours
    contents: dict[str, Content] = {"a7": ("red", "black", "blue"), "g1": ("black",)}

    lines = board_text(game.labels, contents, colours).plain.splitlines()

    assert lines[0].startswith("7  L3")
    assert lines[12].endswith("B")


def test_rows_are_counted_as_the_games_players_count_them() -> None:
    game = find_game("othello")

    lines = board_text(game.labels, {"a8": ("black",)}, ("black",)).plain.splitlines()

    assert lines[0].startswith("1  B")
    assert lines[7].startswith("8  .")


def test_rows_of_seeds_show_names_numbers_and_stores() -> None:
    game = find_game("mankaleh")

    text = board_text(game.labels, {**game.start().contents, "S": 12}, ("south",))

    assert "N [ 0 ]" in text.plain
    assert "S [12 ]" in text.plain
    assert text.plain.count("( 7 )") == 14


def test_squares_stand_on_their_grounds_in_the_terminal() -> None:
    board = find_board("congo7")
    contents: dict[str, Content] = {"a1": ("white",), "d4": ("white", "black")}

    text = board_text(Labels(board), contents, ("white", "black"))

    lines = text.plain.splitlines()
    assert lines[6].startswith("1  W  .")
    assert "B2" in lines[3]
    inked = {span.style: text.plain[span.start : span.end] for span in text.spans}
    river = [style for style in inked if fill_colour(Fill.RIVER) in str(style)]
    rows = {
        text.plain.count("\n", 0, span.start)
        for span in text.spans
        if span.style in river
    }
    assert rows == {3}


def test_all_games_of_a_file_are_imported_and_what_is_left_out_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "two.pgn", tmp_path / "a.jsonl"
    file.write_text('[Event "Club"]\n\n1. e4 e5 1-0\n\n1. d4 0-1\n', encoding="utf-8")

    assert main(["import", str(file), "--out", str(out)]) == 0

    said = told(capsys)
    assert "a.jsonl: chess, 2 turns" in said
    assert "a-2.jsonl: chess, 1 turns" in said
    assert "game 1: left out: the tag Event" in said
    assert main(["replay", str(tmp_path / "a-2.jsonl")]) == 0


def test_no_log_is_written_where_a_further_game_finds_one(tmp_path: Path) -> None:
    file, out = tmp_path / "two.pgn", tmp_path / "a.jsonl"
    file.write_text("1. e4 1-0\n\n1. d4 0-1\n", encoding="utf-8")
    (tmp_path / "a-2.jsonl").write_bytes(b"")

    assert main(["import", str(file), "--out", str(out)]) != 0
    assert not out.exists()
