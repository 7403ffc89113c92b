"""What the command line answers to words that it does not know, and to few words."""

from pathlib import Path

import pytest

from device.cli import main

WRONG = [
    (["gmaes"], "mwamuzi: ", "did you mean games?"),
    (["referee", "--calibraton", "x"], "mwamuzi referee: ", "mean --calibration"),
    (["serve", "--bogus"], "mwamuzi serve: ", "no option --bogus"),
    (["records", "lsit"], "mwamuzi records: ", "did you mean list"),
    (["demo", "chess"], "mwamuzi demo: ", "'chess' is one word too many"),
    (["demo", "--speed", "fast"], "mwamuzi demo: ", "expected a number above 0"),
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
