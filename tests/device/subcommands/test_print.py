from pathlib import Path

import pypdfium2
import pytest

from device.cli import main


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "board.pdf"


def test_a_board_is_printed_at_its_own_size_and_told(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", "morris9", "--out", str(out)]) == 0

    assert capsys.readouterr().out == (
        f"{out}: Nine Men's Morris, 310 x 310 mm, on 4 sheets of a4 "
        "(2 high, 2 wide) to be glued together\n"
    )
    assert len(pypdfium2.PdfDocument(out)) == 4


def test_a_board_is_printed_into_this_folder_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["print", "mancala_2x4", "--paper", "A3"]) == 0
    assert len(pypdfium2.PdfDocument(tmp_path / "mancala_2x4.pdf")) == 1


@pytest.mark.parametrize(
    ("size", "told"),
    [
        (["--size", "155"], "155 x 155 mm, on one sheet"),
        (["--spacing", "25"], "155 x 155 mm, on one sheet"),
        (["--one-sheet"], "178 x 178 mm, on one sheet"),
        (["--one-sheet", "--paper", "letter"], "184 x 184 mm, on one sheet of letter"),
        (["--one-sheet", "--coordinates"], "170 x 170 mm, on one sheet"),
        (["--size", "620"], "620 x 620 mm, on 12 sheets"),
    ],
)
def test_a_board_is_printed_as_large_as_is_asked_for(
    out: Path, size: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", "morris9", "--out", str(out), *size]) == 0
    assert told in capsys.readouterr().out


def test_a_dash_writes_the_pdf_to_the_standard_output(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert main(["print", "morris3", "--out", "-", "--colour"]) == 0
    assert capfdbinary.readouterr().out.startswith(b"%PDF")


def test_a_pdf_may_be_printed_anew_but_no_other_file_is_written_over(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["print", "morris3", "--out", str(out)]
    assert main(command) == 0
    assert main(command) == 0
    out.write_text("my notes")

    assert main(command) == 2
    assert capsys.readouterr().err == (
        f"mwamuzi: {out} is there and is no PDF: name another file\n"
    )
    assert out.read_text() == "my notes"


def test_a_game_is_printed_as_its_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["print", "three_mens_morris"]) == 0

    assert capsys.readouterr().out.startswith("morris3.pdf: Three Men's Morris, ")
    assert (tmp_path / "morris3.pdf").is_file()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["morris9", "--size", "20"], "--size 20 makes Nine Men's Morris too small"),
        (["morris9", "--size", "nan"], "--size nan makes Nine Men's Morris too small"),
        (["morris9", "--spacing", "-1"], "--spacing -1 makes Nine Men's Morris too"),
        (["go19", "--spacing", "200"], "--spacing 200 takes "),
        (
            ["morris9", "--out", "no/such/folder.pdf"],
            "no/such/folder.pdf: No such file",
        ),
        (["morris9", "--out", "/"], "/: Is a directory"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["print", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"mwamuzi: {told}")
    assert not list(tmp_path.iterdir())


def test_unknown_paper_is_told_with_what_there_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["print", "morris9", "--paper", "quarto"])

    assert left.value.code == 2
    assert "a4" in capsys.readouterr().err
