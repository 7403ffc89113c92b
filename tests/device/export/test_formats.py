"""Every game comes back from every format; broken files are one clear line."""

import csv
import json
import random
import zipfile
from collections.abc import Sequence
from io import BytesIO, StringIO
from pathlib import Path

import pytest

from device.export.bundle import lines_of
from device.export.formats import FORMATS, exported, shareable
from device.export.story import story_of
from device.log.lines import Fields
from device.log.pictures import folder_of
from device.ports import LogError
from rules.catalogue import GAMES
from tests.device.export.logs import imported, random_log, turns_in
from tests.games import by_family

LOSSLESS = ("csv", "sgf", "html", "zip", "jsonl")
SHORT = {"gif": 2}


def written(folder: Path, log: Sequence[Fields], name: str = "game.jsonl") -> Path:
    path = folder / name
    path.write_bytes(lines_of(log))
    return path


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("game", by_family(GAMES))
def test_a_game_comes_back_from_a_format(game: str, name: str, tmp_path: Path) -> None:
    log = random_log(game, turns=SHORT.get(name, 10))

    content = exported(written(tmp_path, log), name)
    again = imported(content, f"game.{name}")

    assert turns_in(again) == turns_in(log)
    story, told = story_of(again), story_of(log)
    assert [one.position for one in story.turns] == [one.position for one in told.turns]
    if name in LOSSLESS:
        assert again[1:] == log[1:]


@pytest.mark.parametrize("name", ["pgn", "sgf", "csv"])
@pytest.mark.parametrize("game", ["morabaraba_htjb", "kpo_3", "soli_bi_tournament"])
def test_what_came_back_is_written_as_before(
    game: str, name: str, tmp_path: Path
) -> None:
    first = exported(written(tmp_path, random_log(game)), name)

    again = written(tmp_path, imported(first, f"game.{name}"), "again.jsonl")

    assert exported(again, name) == first


@pytest.mark.parametrize("name", FORMATS)
def test_options_names_and_teams_come_back(name: str, tmp_path: Path) -> None:
    told = {
        "options": {"of": "morabaraba_htjb"},
        "teams": {"dark oak": ["Asha (10)", "Juma"], "pale": ["N'gola", "Žofie"]},
        "sides": ["dark oak", "pale"],
    }
    log = random_log("team_play", turns=5, header=told)

    again = imported(exported(written(tmp_path, log), name), f"x.{name}")

    assert {key: again[0].get(key) for key in told} == told
    assert turns_in(again) == turns_in(log)


@pytest.mark.parametrize("name", FORMATS)
def test_a_game_without_a_turn_comes_back(name: str, tmp_path: Path) -> None:
    log = random_log("shax", turns=0)

    again = imported(exported(written(tmp_path, log), name), f"x.{name}")

    assert turns_in(again) == []
    assert again[0]["game"] == "shax"


def test_a_file_tells_nothing_of_the_machine_where_it_was_made(tmp_path: Path) -> None:
    for source, kept in (
        (
            "http://me:secret@camera.lan:8080/live?token=abc",
            "http://camera.lan:8080/…",
        ),
        ("/home/asha/films/evening.mp4", "evening.mp4"),
        ("sim:oware", "sim:oware"),
    ):
        header = {"type": "game", "format": 1, "source": source}
        assert shareable([header])[0]["source"] == kept

    log = random_log("oware", turns=5)
    log[0] = {**log[0], "source": "rtsp://me:secret@camera/1"}
    for name in FORMATS:
        content = exported(written(tmp_path, log), name)
        assert b"secret" not in content
        if name == "zip":
            with zipfile.ZipFile(BytesIO(content)) as packed:
                assert all(b"secret" not in packed.read(n) for n in packed.namelist())


def test_a_zip_holds_pictures_rulings_and_sums(tmp_path: Path) -> None:
    path = written(tmp_path, random_log("morabaraba_htjb"))
    folder_of(path).mkdir()
    (folder_of(path) / "100.jpg").write_bytes(b"seen")
    (folder_of(path) / "100-before.jpg").write_bytes(b"before")

    content = exported(path, "zip")

    with zipfile.ZipFile(BytesIO(content)) as packed:
        names = packed.namelist()
        assert packed.read("pictures/100.jpg") == b"seen"
        rulings = packed.read("rulings.txt").decode()
        sums = packed.read("SHA256SUMS").decode()
    assert "pictures/100-before.jpg" in names
    assert "rule not_adjacent" in rulings
    assert "A book, Moves: one step (p. 3)" in rulings
    assert len(sums.splitlines()) == len(names) - 2
    assert content == exported(path, "zip")


BROKEN = [
    ("x.pgn", b"", "does not say which game"),
    ("x.pgn", b'[Game "oware"]\n[Mwamuzi "9"]\n', "of format '9'"),
    ("x.pgn", b'[Game "checkers"]\n\n1. e4 *', "is not here yet"),
    ("x.pgn", b'[Game "oware"]\n[Mwamuzi "1"]\n\n1. S9 *', "turn 1: "),
    ("x.pgn", b'[Game "oware"]\n[Mwamuzi "1"]\n\n{[%illegal x]} *', "comment"),
    ("x.pgn", b'[Game "oware"]\n[Mwamuzi "1"]\n[Options "x"]\n\n*', "NAME=VALUE"),
    ("x.pgn", b'[Game "oware"]\n[Mwamuzi "1"]\n[Sides "a b c"]\n\n*', "sides"),
    ("x.sgf", b"hello", "no SGF"),
    ("x.sgf", b"(;FF[4]GM[1];B[aa])", "GM[1]"),
    ("x.sgf", b"(;FF[4]GM[5];W[d6]", "')' is missing"),
    ("x.sgf", b"(;FF[4]GM[5];W[zz])", "turn 1: "),
    ("x.sgf", b"(;FF[4]GM[5];W d6)", "broken at character"),
    ("x.sgf", b"(;FF[4]MWV[7])", "of format '7'"),
    ("x.sgf", b"(;FF[4]MWV[1]MWH[nonsense])", "a record is expected"),
    ("x.csv", b"a,b\n1,2\n", "no CSV of a game"),
    ("x.csv", b'format,kind,record\n1,game,"{}"\n', "first record lacks 'game'"),
    ("x.csv", b"format,kind,record\n1,game,oops\n", "line 2"),
    ("x.csv", b"format,kind,record\n9,game,{}\n", "of format '9'"),
    ("x.csv", b'format,kind\n"1,game\n', "broken in line"),
    ("x.html", b"<html></html>", "holds no game"),
    (
        "x.html",
        b'<script type="application/x-ndjson" id="log">\n{\n</script>',
        "broken",
    ),
    ("x.zip", b"PK", "ZIP is broken"),
    ("x.gif", b"GIF89a", "no GIF"),
    ("x.jsonl", b"[]\n", "line 1 is no record"),
    ("x.jsonl", b'{"type":"turn"}\n', "does not begin"),
    ("x.jsonl", b'{"type":"game","format":7}\n', "of format 7"),
    ("x.txt", b"", "expected a file that ends in"),
]


@pytest.mark.parametrize(("name", "content", "complaint"), BROKEN)
def test_a_broken_file_is_refused_in_one_clear_line(
    name: str, content: bytes, complaint: str
) -> None:
    with pytest.raises(LogError) as refused:
        imported(content, name)

    assert complaint in str(refused.value)
    assert str(refused.value).startswith(name)


@pytest.mark.parametrize("name", FORMATS)
def test_bytes_that_were_damaged_on_the_way_never_end_in_a_fault(
    name: str, tmp_path: Path
) -> None:
    content = exported(written(tmp_path, random_log("sabr", turns=4)), name)
    chance = random.Random(7)
    begins = content.index(b'id="log"') if name == "html" else 0  # it is mostly scripts
    reach = 1500 if name in {"gif", "html"} else len(content)  # where the game stands
    refused = 0

    for _ in range(60):
        damaged = bytearray(content)
        for _ in range(chance.randint(1, 4)):
            at = begins + chance.randrange(min(len(damaged) - begins, reach))
            damaged[at : at + chance.randint(0, 9)] = chance.randbytes(3)
        try:
            story_of(imported(bytes(damaged), f"x.{name}"))
        except LogError:
            refused += 1

    assert refused


def test_a_zip_that_would_fill_the_memory_is_refused() -> None:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("game.jsonl", b"0" * 65_000_000)

    with pytest.raises(LogError, match="too large"):
        imported(file.getvalue(), "x.zip")


def test_a_log_that_contradicts_the_rules_is_not_exported(tmp_path: Path) -> None:
    log = random_log("tapatan", turns=4)
    forged = [log[0], log[1], {**log[2], "turn": log[1]["turn"]}, *log[3:]]

    with pytest.raises(LogError, match="line 3 disagrees with the rules"):
        exported(written(tmp_path, forged), "pgn")


def test_an_unknown_format_is_named(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="no format is called 'doc'"):
        exported(written(tmp_path, random_log("tapatan", turns=1)), "doc")


def test_no_spreadsheet_takes_a_name_for_a_formula(tmp_path: Path) -> None:
    told = {"sides": ["=1+1", "@b"], "players": {"=1+1": "-x"}}
    log = random_log("tapatan", turns=4, header=told)

    text = exported(written(tmp_path, log), "csv").decode()

    cells = [cell for row in csv.reader(StringIO(text)) for cell in row]
    assert not [cell for cell in cells if cell[:1] in tuple("=+-@")]
    assert turns_in(imported(text.encode(), "x.csv")) == turns_in(log)


def test_a_log_in_a_page_cannot_end_its_script(tmp_path: Path) -> None:
    log = random_log("tapatan", turns=4)
    log.insert(2, {"type": "note", "says": "</script><script>alert(1)</script>"})

    page = exported(written(tmp_path, log), "html").decode()

    assert "<script>alert" not in page
    assert imported(page.encode(), "x.html")[2] == json.loads(json.dumps(log[2]))
