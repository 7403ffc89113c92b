import errno
import os
import re
from pathlib import Path

import pytest

from device.log import gamelog, parse
from device.log.gamelog import GameLog
from device.log.parse import is_torn, read_log
from device.ports import LogError

HEADER = {"type": "game", "format": 1, "game": "achi"}
TURN = {"type": "turn", "n": 1}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def written(path: Path, *records: dict[str, object]) -> None:
    log = GameLog(path)
    log.append(records)
    log.close()


def test_each_record_is_one_line_of_json(path: Path) -> None:
    written(path, HEADER, TURN)

    assert path.read_text() == (
        '{"type":"game","format":1,"game":"achi"}\n{"type":"turn","n":1}\n'
    )


def test_what_was_appended_is_read_back(path: Path) -> None:
    written(path, HEADER)
    written(path, TURN)

    assert read_log(path) == [HEADER, TURN]


@pytest.mark.parametrize(
    "torn", [b'{"type":"tu', b'{"type":"turn","n":2}', b"\0\0\0\n"]
)
def test_a_torn_last_line_is_cut_off_before_the_next(
    path: Path, torn: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    written(path, HEADER)
    assert not is_torn(path)
    path.write_bytes(path.read_bytes() + torn)

    assert read_log(path) == [HEADER]
    assert is_torn(path)
    assert caplog.messages == [f"{path}: its last line is torn, and left out"]
    written(path, TURN)
    assert read_log(path) == [HEADER, TURN]
    kept = path.with_name("game.jsonl.torn").read_bytes()
    assert kept == torn.removesuffix(b"\n") + b"\n"


def test_of_a_log_that_is_broken_within_it_is_told_how_to_keep_the_rest(
    path: Path,
) -> None:
    written(path, HEADER, TURN)
    path.write_bytes(path.read_bytes() + b"x\n{}\n")

    keep = f"to keep what lies before it: head -n 2 {path} > "
    with pytest.raises(LogError, match=re.escape(keep)):
        read_log(path)


def test_a_torn_first_line_is_a_log_that_has_not_begun(path: Path) -> None:
    path.write_bytes(b'{"type":"ga')

    assert GameLog(path).records == []


@pytest.mark.parametrize(
    "content",
    [
        b"hello\nworld\n",
        b"hello\n",
        b"hello",
        b"{",
        b'{"type":"turn","n":1}',
        b"\0\0\0",
        b'{"type":"turn","n":1}\n',
        b'{"type":"game","format":9}\n',
        b'{"type":"game","format":1}\nbroken\n{"type":"turn"}\n',
    ],
)
def test_a_file_that_is_no_game_log_is_left_as_it_is(
    path: Path, content: bytes
) -> None:
    path.write_bytes(content)

    with pytest.raises(LogError, match=str(path)):
        GameLog(path)
    assert path.read_bytes() == content


def test_a_log_is_written_by_one_referee_at_a_time(path: Path) -> None:
    log = GameLog(path)

    with pytest.raises(LogError, match="another referee"):
        GameLog(path)
    log.close()
    GameLog(path).close()


def test_without_room_records_wait_and_are_written_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = GameLog(path)
    log.append([HEADER])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_room)
        log.append([TURN])
        assert log.behind
        assert read_log(path) == [HEADER]

    log.catch_up()

    assert not log.behind
    assert read_log(path) == log.records == [HEADER, TURN]


def no_room(*_words: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_game_may_begin_although_there_is_no_room_for_its_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", no_room)
        log = GameLog(path)
        log.append([HEADER, TURN])
        assert log.behind
        assert not path.exists()

    log.catch_up()
    log.append([TURN])

    assert not log.behind
    assert read_log(path) == log.records == [HEADER, TURN, TURN]


def test_a_game_goes_on_although_its_disk_can_only_be_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, HEADER)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", only_read)
        log = GameLog(path)
        log.append([TURN])

    assert log.behind
    assert log.records == [HEADER, TURN]
    log.catch_up()
    assert read_log(path) == [HEADER, TURN]


def test_a_game_that_ends_without_room_is_written_after_it_was_closed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamelog, "_AGAIN_S", 0.01)
    log = GameLog(path)
    log.append([HEADER])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_room)
        log.append([TURN])
        log.close()
        log.close()
        assert read_log(path) == [HEADER]

    assert log._late is not None
    log._late.join()

    assert read_log(path) == [HEADER, TURN]
    GameLog(path).close()


def only_read(*_words: object) -> None:
    raise OSError(errno.EROFS, "Read-only file system")


def test_other_faults_of_the_disk_are_not_hidden(path: Path) -> None:
    log = GameLog(path)
    log.close()

    with pytest.raises(OSError, match="Bad file"):
        log.append([HEADER])


def test_what_is_cut_off_is_said(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    written(path, HEADER)
    path.write_bytes(path.read_bytes() + b"x\n")
    GameLog(path).close()

    assert "2 bytes are cut off, and kept in game.jsonl.torn" in caplog.text


def test_nothing_is_cut_off_while_it_cannot_be_kept(path: Path) -> None:
    written(path, HEADER)
    content = path.read_bytes() + b'{"type":"tu'
    path.write_bytes(content)
    path.with_name("game.jsonl.torn").mkdir()

    with pytest.raises(OSError, match="Is a directory"):
        GameLog(path)
    assert path.read_bytes() == content


def test_without_room_the_whole_game_is_at_the_second_place(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = tmp_path / "second"
    log = GameLog(path, second)
    log.append([HEADER])
    with monkeypatch.context() as patch:
        patch.setattr(os, "pwrite", no_room)
        log.append([TURN])
        log.append([TURN])
        kept = log.kept
    assert kept is not None
    assert read_log(kept) == [HEADER, TURN, TURN]
    assert read_log(path) == [HEADER]
    os.close(log._disk.file or 0)  # the power goes

    again = GameLog(path, second)

    assert read_log(path) == again.records == [HEADER, TURN, TURN]
    assert again.kept is None
    assert not kept.exists()
    again.close()


def test_a_log_that_is_too_large_or_too_deep_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"[" * 200_000 + b"\n" + b"{}\n")
    with pytest.raises(LogError, match="line 1 is no record"):
        read_log(path)
    monkeypatch.setattr(parse, "MOST_BYTES", 1000)
    with pytest.raises(LogError, match="too large"):
        read_log(path)


def test_what_would_steer_a_terminal_is_not_read(path: Path) -> None:
    says = "a\\u001b[2Jb\\u202ec\x7fd\u009be\\nf"
    head = '{"type":"game","format":1,"players":{"x\\u0007":"\u202ey"}}'
    path.write_text(f'{head}\n{{"type":"note","says":"{says}"}}\n', encoding="utf-8")

    header, note = read_log(path)

    assert note["says"] == "a\ufffd[2Jb\ufffdc\ufffdd\ufffde\nf"
    assert header["players"] == {"x\ufffd": "\ufffdy"}
