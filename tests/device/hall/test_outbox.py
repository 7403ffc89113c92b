import json
from pathlib import Path

import pytest

from device.hall.outbox import Outbox

HEAD = '{"type":"game","format":1}\n'


def outbox(folder: Path, hall: str = "7@here") -> Outbox:
    found = Outbox(lambda: folder.glob("*.jsonl"), folder / "memory", hall)
    found.look()
    return found


def taken(box: Outbox, most: int = 100) -> list[tuple[str, int, str]]:
    return [(line.game, line.n, line.text) for line in box.take(most)]


def test_only_whole_lines_are_sent_each_once_and_the_newest_game_first(
    tmp_path: Path,
) -> None:
    (tmp_path / "a.jsonl").write_text(HEAD)
    (tmp_path / "b.jsonl").write_text(HEAD + '{"x":1}\n{"torn')
    box = outbox(tmp_path)

    first = taken(box, 2)
    rest = taken(box)
    with (tmp_path / "b.jsonl").open("a") as log:
        log.write('":2}\n')
    box.look()

    assert first == [("b", 0, HEAD[:-1]), ("b", 1, '{"x":1}')]
    assert rest == [("a", 0, HEAD[:-1])]
    assert taken(box) == [("b", 2, '{"torn":2}')]
    assert (taken(box), box.waiting) == ([], 4)


def test_what_is_not_stored_is_sent_again_from_there(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(HEAD + "1\n2\n3\n")
    box = outbox(tmp_path)
    taken(box)

    assert box.stored("a", 1)
    assert not box.stored("a", 1)
    box.go_back()

    assert taken(box) == [("a", 2, "2"), ("a", 3, "3")]
    assert box.stored("a", 3)
    assert (box.waiting, box.is_empty) == (0, True)


def test_a_hall_that_has_more_or_less_than_was_thought_is_believed(
    tmp_path: Path,
) -> None:
    (tmp_path / "a.jsonl").write_text(HEAD + "1\n2\n3\n")
    box = outbox(tmp_path)

    assert box.stored("a", 2)
    assert taken(box) == [("a", 3, "3")]
    assert box.stored("a", 0)
    assert taken(box) == [("a", n, str(n)) for n in (1, 2, 3)]
    assert box.stored("a", -1)
    assert len(taken(box)) == 4


def test_what_is_stored_is_remembered_and_only_of_this_hall(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(HEAD + "1\n2\n")
    box = outbox(tmp_path)
    taken(box)
    box.stored("a", 1)
    box.remember()

    assert taken(outbox(tmp_path)) == [("a", 2, "2")]
    assert len(taken(outbox(tmp_path, "8@elsewhere"))) == 3
    assert [line.text for line in outbox(tmp_path).last_stored(5)] == ["1"]


@pytest.mark.parametrize(
    "content", ["", "no JSON", "[]", '{"format":1,"hall":"7@here","stored":{"a":[1]}}']
)
def test_a_damaged_memory_only_repeats(tmp_path: Path, content: str) -> None:
    (tmp_path / "a.jsonl").write_text(HEAD + "1\n")
    (tmp_path / "memory").write_text(content)

    assert len(taken(outbox(tmp_path))) == 2


def test_a_memory_that_does_not_fit_the_log_only_repeats(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(HEAD + "1\n")
    told = {"format": 1, "hall": "7@here", "stored": {"a": [1, len(HEAD) + 1]}}
    (tmp_path / "memory").write_text(json.dumps(told))

    assert len(taken(outbox(tmp_path))) == 2


def test_a_log_that_has_lost_lines_is_sent_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(HEAD + "1\n2\n")
    box = outbox(tmp_path)
    taken(box)
    path.write_text(HEAD)
    box.look()

    assert taken(box) == [("a", 0, HEAD[:-1])]


def test_what_is_no_log_or_is_damaged_is_not_sent(tmp_path: Path) -> None:
    (tmp_path / "letters.jsonl").write_text('{"dear":"Asha"}\n')
    (tmp_path / "a.jsonl").write_bytes(HEAD.encode() + b"1\n\xff\n3\n")
    (tmp_path / ".hidden.jsonl").write_text(HEAD)
    box = outbox(tmp_path)

    assert [line[:2] for line in taken(box)] == [("a", 0), ("a", 1)]
    assert taken(box) == []
    box.stored("a", 1)
    assert box.is_empty
