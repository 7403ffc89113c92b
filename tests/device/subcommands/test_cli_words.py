"""Error messages of the command line for unknown and missing words."""

import subprocess
import sys
from pathlib import Path

import pytest

from device.cli import main
from hall.__main__ import main as hall

WRONG = [
    (["gmaes"], "mwamuzi: ", "did you mean games?"),
    (["referee", "--calibraton", "x"], "mwamuzi referee: ", "mean --calibration"),
    (["serve", "--bogus"], "mwamuzi serve: ", "no option --bogus"),
    (["records", "lsit"], "mwamuzi records: ", "did you mean list"),
    (["demo", "chess"], "mwamuzi demo: ", "'chess' is one word too many"),
    (["demo", "--speed", "fast"], "mwamuzi demo: ", "expected a number, 0 or above"),
    (["serve", "--pace", "-1"], "mwamuzi serve: ", "expected a number, 0 or above"),
    (["serve", "--port", "99999"], "mwamuzi serve: ", "'99999' is no port: expected"),
    (["learn", "kalah", "--port", "8o80"], "mwamuzi learn: ", "from 0 to 65535"),
]


@pytest.mark.parametrize(("words", "who", "told"), WRONG)
def test_a_wrong_word_is_answered_by_its_own_command(
    words: list[str], who: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)

    err = capsys.readouterr().err
    assert ended.value.code == 2
    assert err.startswith(who)
    assert told in err
    assert f"(see {who.strip(': ')} --help)" in err
    assert len(err.splitlines()) == 1


HALL_WRONG = [
    ([], "mwamuzi hall: ", "required: COMMAND"),
    (["serv"], "mwamuzi hall: ", "did you mean serve?"),
    (["demo", "3", "--desk-port", "99999"], "mwamuzi hall demo: ", "is no port"),
]


@pytest.mark.parametrize(("words", "who", "told"), HALL_WRONG)
def test_a_hall_answers_a_wrong_word_in_one_line_too(
    words: list[str], who: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        hall(words)

    err = capsys.readouterr().err
    assert ended.value.code == 2
    assert err.startswith(who)
    assert told in err
    assert len(err.splitlines()) == 1


def test_a_hint_names_the_program_as_it_was_called(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MWAMUZI_CALLED", "./mwamuzi")

    with pytest.raises(SystemExit):
        main(["records", "lsit"])

    assert "(see ./mwamuzi records --help)" in capsys.readouterr().err


REFUSED = [
    (["serve", "--source", "sim:chese"], "game is called 'chese'; did you mean chess"),
    (["serve", "--source", "foo"], "no source called 'foo'; expected picamera2"),
    (["serve", "--source", "picamera"], "did you mean picamera2?"),
    (["serve", "--source", "sim", "--calibration={}/fil"], "did you mean file?"),
    (["serve", "--source", "sim", "--port", "99999"], "'99999' is no port"),
    (["learn", "shisma"], "game is called 'shisma'; did you mean shisima"),
    (["learn", "{}/none.jsonl"], "there is no file"),
    (["referee", "--game=ches", "--source=sim"], "called 'ches'; did you mean"),
    (["doctor", "--source", "sim:ches"], "called 'ches'; did you mean"),
    (["print", "moris9"], "no board is called 'moris9'; did you mean morris9, "),
    (["play", "chess"], "there is no 'play'; did you mean referee?"),
    (["serve", "--source", "sim:chess:x"], "expected sim:GAME or sim:GAME:SEED:TURNS"),
    (["serve", "--source", "sim", "--games", "{}/file"], "file: File exists; name"),
    (["serve", "--source", "sim", "--games", "{}/file/games"], "name a folder that is"),
    (
        ["referee", "--game=chess", "--option=foo=3", "--source=sim", "--log={}/x"],
        "Chess has no option 'foo'; it has: illegal",
    ),
]


def ended(words: list[str]) -> object:
    """Return the exit code of a command."""
    try:
        return main(words)
    except SystemExit as exit_:
        return exit_.code


@pytest.mark.parametrize(("words", "told"), REFUSED)
def test_what_cannot_be_is_told_before_anything_begins(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()

    code = ended([*(word.format(tmp_path) for word in words)])

    err = capsys.readouterr().err
    assert code == 2
    assert told in err
    assert len(err.splitlines()) == 1


def test_all_that_stands_around_the_rules_is_in_their_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "kalah", "--language", "sw"]) == 0

    out = capsys.readouterr().out
    assert "Huchezwa kwenye nafasi 14; mbao: mancala_2x6" in out
    for english in ("also called", "Played on", "Source:", "What it leaves open"):
        assert english not in out


def test_a_game_that_is_not_near_is_not_guessed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ended(["demo", "--game", "nope"]) == 2
    assert "did you mean" not in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("mwamuzi 0.")


@pytest.mark.parametrize("words", [["records"], ["records", "list"], ["games", "list"]])
def test_records_lists_what_was_played_under_its_old_name_too(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"0 games in {tmp_path}\n"


@pytest.mark.parametrize(
    ("name", "told"),
    [("nine", "mean nine_mens_morris,"), ("moraba", "morabaraba_htjb, morabaraba_ms?")],
)
def test_the_beginning_of_a_name_is_near_it(
    name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", name]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    assert "mwamuzi" in capsys.readouterr().out


@pytest.mark.slow
def test_a_simulated_table_needs_no_board_file_and_a_log_is_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "g.jsonl"
    command = ["referee", "--game", "achi", "--source", "sim:achi:0:2"]

    assert main([*command, "--log", str(log)]) == 0
    assert "going on" not in capsys.readouterr().out
    assert main([*command, "--log", str(log)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"going on with {log}: 2 turns played, ")


def test_a_refused_start_leaves_no_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "g.jsonl"
    film = tmp_path / "film.mp4"
    film.write_text("no film")
    command = ["referee", "--game", "achi", "--source", str(film), "--log", str(log)]

    assert main(command) == 2
    assert "mwamuzi calibrate --board" in capsys.readouterr().err
    assert not log.exists()


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_a_program_that_a_command_becomes_prints_its_own_help(word: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "device.cli", "hall", word],
        capture_output=True,
        check=True,
        text=True,
    )

    assert ran.stdout.startswith("usage: mwamuzi hall [-h] COMMAND ...")
    assert "serve a hall until it is told to stop" in ran.stdout


def test_a_game_without_a_log_is_kept_under_its_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MWAMUZI_GAMES_FOLDER", str(tmp_path / "games"))

    assert main(["referee", "--game", "tapatan", "--source", "sim:tapatan:1:2"]) == 0

    (log,) = (tmp_path / "games").glob("*-tapatan.jsonl")
    assert capsys.readouterr().out.startswith(f"log: {log}\n")


def test_a_simulated_table_has_no_cable_to_look_at(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["doctor", "--source", "sim"])

    out = capsys.readouterr().out
    assert "camera    a simulated table" in out
    assert "cable" not in out
