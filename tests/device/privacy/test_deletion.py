import fcntl
import json
import os
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from device.cli import main
from device.export.index import Index, Wanted
from device.log.gamelog import GameLog, spare_name
from device.log.history import History
from device.log.parse import read_log
from device.privacy.deletion import (
    NOTE,
    Folders,
    OnTableError,
    finish,
    forget_game,
    forget_person,
)
from device.privacy.retention import delete_old
from rules.catalogue import find_game

GAME = find_game("nine_mens_morris")


_TORN = {"one": b'{"players":{"white":"Anna', "two": b'{"t', "ruled": b"{"}


def header(players: dict[str, str], **more: object) -> dict[str, object]:
    return {
        "type": "game",
        "format": 1,
        "game": GAME.id,
        "board": "morris9",
        "sides": ["white", "black"],
        "first": None,
        "started": "2026-11-26T03:00:00Z",
        "source": "sim:nine_mens_morris:1:4",
        "hold_s": 1.0,
        **({"players": players} if players else {}),
        **more,
    }


def note(says: str, **more: object) -> dict[str, object]:
    return {"type": "note", "says": says, "of": "", "t": 1.0, "frame": 1, **more}


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Two games with pictures, one of them Anna's, and one that she looked after."""
    games, second = tmp_path / "games", tmp_path / "second"
    games.mkdir()
    second.mkdir()
    kept = {
        "one": [header({"white": "Anna", "black": "Ben"}), note("well done, ANNA!")],
        "two": [header({"white": "Annabel", "black": "Ben"}), note("Annabel won")],
        "ruled": [
            header({}, who={"role": "owner", "name": "Ben"}),
            note("", who={"role": "arbiter", "name": "anna"}),
        ],
    }
    for name, records in kept.items():
        path = games / f"{name}.jsonl"
        path.write_text("".join(json.dumps(one) + "\n" for one in records))
        (games / f"{name}.pictures").mkdir()
        (games / f"{name}.pictures" / "1.jpg").write_bytes(b"a face")
        (games / f"{name}.jsonl.torn").write_bytes(_TORN[name])
    (second / spare_name(games / "one.jsonl")).write_text(
        (games / "one.jsonl").read_text()
    )
    told = {"stage": "choose", "players": {"white": "Anna", "black": "Ben"}}
    (games / "table.json").write_text(json.dumps(told))
    with Index(games) as index:
        assert index.count(Wanted(player="anna")) == 1
    return Folders(games, second)


def holds(folder: Path, text: str) -> list[str]:
    """Return the files that hold a text as a word, in any case."""
    word = re.compile(rb"\b" + text.encode() + rb"\b", re.IGNORECASE)
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path.name for path in files if word.search(path.read_bytes())]


def test_a_game_is_deleted_with_all_that_was_kept_of_it(folders: Folders) -> None:
    forget_game(folders, folders.games / "one.jsonl")

    left = [path.name for path in folders.games.parent.rglob("*one*")]
    assert left == []
    assert (folders.games / "two.pictures" / "1.jpg").exists()
    with Index(folders.games) as index:
        assert index.count(Wanted()) == 2


def test_a_person_is_taken_out_of_all_games_and_their_pictures_go(
    folders: Folders,
) -> None:
    assert forget_person(folders, " anna ") == 3  # the one on the second disk too

    assert holds(folders.games.parent, "Anna") == []
    text = (folders.games / "one.jsonl").read_text()
    assert "Ben" in text
    assert "Annabel" in (folders.games / "two.jsonl").read_text()
    assert (folders.games / "two.pictures").exists()
    assert not (folders.games / "one.pictures").exists()
    assert not (folders.games / "ruled.pictures").exists()
    assert read_log(folders.games / "ruled.jsonl")[1]["who"] == {"role": "arbiter"}
    assert "Anna" not in (folders.games / "table.json").read_text()


def test_what_a_person_leaves_is_still_a_game(folders: Folders) -> None:
    forget_person(folders, "Anna")

    first, *rest = read_log(folders.games / "one.jsonl")
    history = History(GAME, tuple(first["sides"]))
    for record in rest:
        history.take(record)
    assert first["players"] == {"black": "Ben"}


@pytest.mark.parametrize("call", ["unlink", "replace", "rmtree"])
@pytest.mark.parametrize("after", range(0, 8, 2))
def test_a_power_cut_leaves_nothing_half_forgotten(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, call: str, after: int
) -> None:
    left = [after]

    def cut(done: Callable[..., object]) -> Callable[..., object]:
        def until_the_cut(*args: object, **more: object) -> object:
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt
            return done(*args, **more)

        return until_the_cut

    with monkeypatch.context() as patch:
        if call == "rmtree":
            patch.setattr("shutil.rmtree", cut(shutil.rmtree))
        else:
            patch.setattr(Path, call, cut(getattr(Path, call)))
        with suppress(KeyboardInterrupt):
            forget_person(folders, "Anna")
    if not (folders.games / NOTE).exists() and call == "replace" and after == 0:
        forget_person(folders, "Anna")  # it was never begun

    finish(folders)

    assert not (folders.games / NOTE).exists()
    for path in folders.logs:
        assert b'Anna"' not in path.read_bytes()
    assert not (folders.games / "one.pictures").exists()


def test_a_game_that_is_being_played_is_not_touched(folders: Folders) -> None:
    path = folders.games / "one.jsonl"
    log = GameLog(path)
    try:
        with pytest.raises(OnTableError, match="leave it first"):
            forget_game(folders, path)
        with pytest.raises(OnTableError, match="leave it first"):
            forget_person(folders, "Anna")
    finally:
        log.close()

    assert "Anna" in path.read_text()
    assert (folders.games / "one.pictures").exists()


def test_a_note_of_strangers_deletes_nothing_outside(folders: Folders) -> None:
    outside = folders.games.parent / "outside.jsonl"
    outside.write_text("mine")
    (folders.games / NOTE).write_text('{"game": "../outside.jsonl"}')

    finish(folders)

    assert outside.read_text() == "mine"


def test_members_of_a_team_keep_their_places(folders: Folders) -> None:
    path = folders.games / "team.jsonl"
    teams = {"white": ["Anna", "Ben"], "black": ["Cleo", "Anna"]}
    path.write_text(json.dumps(header({}, teams=teams)) + "\n")

    forget_person(folders, "Anna")

    told = read_log(path)[0]["teams"]
    assert told == {"white": ["…", "Ben"], "black": ["Cleo", "…"]}


def test_the_terminal_forgets(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--folder", str(folders.games)]

    assert main(["forget", "--person", "Anna", *where]) == 0
    assert "2 games" in capsys.readouterr().out
    assert main(["forget", "--person", "Nobody", *where]) == 3
    assert main(["forget", "--game", "two", *where]) == 0
    assert main(["forget", "--game", "../x", *where]) == 2
    assert not (folders.games / "two.jsonl").exists()


def test_pictures_go_when_their_days_are_over(folders: Folders) -> None:
    old = folders.games / "one.pictures" / "1.jpg"
    now_s = old.stat().st_mtime + 40 * 86_400
    new = folders.games / "two.pictures" / "1.jpg"
    os.utime(new, (now_s, now_s))

    assert delete_old(folders.games, 0, now_s) == 0
    assert delete_old(folders.games, 30, now_s) == 2

    assert not old.parent.exists()
    assert new.exists()


def test_a_log_that_another_reads_is_no_log_that_is_played(folders: Folders) -> None:
    with (folders.games / "one.jsonl").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_SH)
        forget_game(folders, folders.games / "one.jsonl")

    assert not (folders.games / "one.jsonl").exists()
