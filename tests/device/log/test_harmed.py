"""A log that is deleted, moved, replaced or changed while its game runs."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from device.log.gamelog import REWRITTEN, GameLog, Harm
from device.log.next_game import newest_log, next_log, whole_log
from device.log.parse import read_log
from device.log.unwritten import lacking
from device.ports import LogError

HEADER = {"type": "game", "format": 1, "game": "achi", "started": "2026-01-01"}
TURN = {"type": "turn", "n": 1, "t": 2.5, "frame": 20}
LATER = {"type": "turn", "n": 2, "t": 3.5, "frame": 30}


def note(of: str, why: str, **when: object) -> dict[str, object]:
    return {"type": REWRITTEN, "of": of, "why": why, **when}


def unlink(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere.jsonl"))


def replace_by_another(path: Path) -> None:
    other = path.with_name("other")
    other.write_text("a stranger's\n")
    other.replace(path)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def cut_short(path: Path) -> None:
    os.truncate(path, 20)


def write_over(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(10)
        file.write(b"XXXX")


def write_more(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b'{"type":"note","says":"not ours"}\n')


def make_a_folder_of_it(path: Path) -> None:
    path.unlink()
    path.mkdir()


def take_the_folder_away(path: Path) -> None:
    path.parent.rename(path.parent.with_name("away"))


HARMS: dict[Callable[[Path], None], Harm] = {
    unlink: Harm.DELETED,
    rename: Harm.MOVED,
    replace_by_another: Harm.REPLACED,
    empty: Harm.CHANGED,
    cut_short: Harm.CHANGED,
    write_over: Harm.CHANGED,
    write_more: Harm.CHANGED,
    make_a_folder_of_it: Harm.REPLACED,
    take_the_folder_away: Harm.MOVED,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder / "game.jsonl"


@pytest.fixture(params=list(HARMS), ids=lambda harm: harm.__name__)
def harm(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    found: Callable[[Path], None] = request.param
    return found


def left_of(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def test_the_whole_game_is_written_beside_at_the_next_line(
    path: Path, harm: Callable[[Path], None]
) -> None:
    log = GameLog(path)
    log.append([HEADER, TURN])
    harm(path)
    left = left_of(path)

    log.append([LATER])

    new = path.with_name("game-rewritten.jsonl")
    why = HARMS[harm]
    assert log.path == new
    assert left_of(path) == left
    whole = [HEADER, TURN, LATER, note("game.jsonl", why, t=3.5, frame=30)]
    assert read_log(new) == log.records == whole
    assert lacking(log) == (
        f"{path} was {why} while its game ran: all of it is in {new}"
    )
    log.append([LATER])
    log.close()
    assert read_log(new) == [*whole, LATER]
    assert newest_log(path) == whole_log(path) == new


def test_it_is_seen_within_a_second_without_a_line(
    path: Path, harm: Callable[[Path], None]
) -> None:
    log = GameLog(path)
    log.append([HEADER, TURN])
    log.tick(7.0)
    harm(path)

    log.tick(7.9)
    assert log.path == path
    log.tick(8.0)

    assert read_log(log.path)[:2] == [HEADER, TURN]
    assert log.path != path
    log.close()


def test_it_is_seen_when_the_game_ends(
    path: Path, harm: Callable[[Path], None]
) -> None:
    log = GameLog(path)
    log.append([HEADER, TURN])
    harm(path)

    log.close()

    assert read_log(log.path)[:2] == [HEADER, TURN]
    assert lacking(log)


def test_what_changes_nothing_in_the_file_is_no_harm(path: Path) -> None:
    log = GameLog(path)
    log.append([HEADER])

    path.chmod(0o600)
    path.touch()
    os.link(path, path.with_name("a backup"))
    log.append([TURN])
    log.close()

    assert log.path == path
    assert lacking(log) == ""
    assert read_log(path) == [HEADER, TURN]


def test_no_file_of_others_is_touched_and_it_may_happen_again(path: Path) -> None:
    taken = path.with_name("game-rewritten.jsonl")
    taken.write_text("a stranger's\n")
    log = GameLog(path)
    log.append([HEADER])
    path.unlink()
    log.append([TURN])
    second = log.path
    second.unlink()
    log.append([LATER])
    log.close()

    assert taken.read_text() == "a stranger's\n"
    assert second.name == "game-rewritten-2.jsonl"
    assert log.path.name == "game-rewritten-2-rewritten.jsonl"
    assert read_log(log.path)[:3] == [
        HEADER,
        TURN,
        note("game.jsonl", "deleted", t=2.5, frame=20),
    ]


def test_a_game_goes_on_in_the_newest_whole_log_and_the_next_one_follows_it(
    path: Path,
) -> None:
    log = GameLog(path)
    log.append([HEADER, TURN])
    os.truncate(path, 30)
    log.append([LATER])
    cut = log.path
    os.truncate(cut, 30)
    log.append([LATER])
    os.close(log._disk.file or 0)  # the power goes

    again = GameLog(newest_log(path))

    assert again.path == log.path
    assert again.records == log.records
    after = next_log(again.path)
    GameLog(after).append([{**HEADER, "follows": again.path.name}])
    assert newest_log(path) == after
    again.close()


def test_without_a_place_for_a_new_file_the_game_is_kept_at_the_second_place(
    path: Path, tmp_path: Path
) -> None:
    second = tmp_path / "second"
    log = GameLog(path, second)
    log.append([HEADER])
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("no folder")

    log.append([TURN])

    assert log.behind
    assert log.kept is not None
    assert read_log(log.kept) == [HEADER, TURN]
    assert lacking(log) == f"{path} was deleted: all of it is in {log.kept}"

    path.parent.unlink()
    log.tick(5.0)

    assert not log.behind
    assert read_log(log.path)[:2] == [HEADER, TURN]
    assert not list(second.iterdir())
    log.close()


def test_in_a_folder_that_can_only_be_read_the_game_is_kept_in_memory(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = GameLog(path)
    log.append([HEADER])
    path.unlink()

    def denied(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", denied)
        log.append([TURN])
        assert log.behind
        assert lacking(log) == f"{path} was deleted: its end was in memory only"

    log.append([LATER])
    log.close()
    assert read_log(log.path)[:3] == [HEADER, TURN, LATER]


def test_the_new_file_belongs_to_its_referee_alone(path: Path) -> None:
    log = GameLog(path)
    log.append([HEADER])
    path.unlink()
    log.append([TURN])

    with pytest.raises(LogError, match="another referee"):
        GameLog(log.path)
    log.close()
