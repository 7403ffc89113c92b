"""Comparison of the program's output with the golden files."""

import pytest

from tests.golden.kept import HERE, kept, moved
from tests.golden.make import meant
from tests.golden.parts import PARTS, Part
from tests.golden.program import GAME_IDS

MOST_BYTES = 22_400  # a game: two million for 89

EVERY = [(part, name) for part in PARTS for name in part.names]
SLOW = ("exports", "pictures", "mistakes")
"""Films and pictures are drawn for these, and many boards judged."""


@pytest.mark.parametrize(
    ("part", "name"),
    [
        pytest.param(part, name, marks=pytest.mark.slow if part.folder in SLOW else ())
        for part, name in EVERY
    ],
    ids=[f"{part.folder}-{name}" for part, name in EVERY],
)
def test_nothing_has_moved(part: Part, name: str) -> None:
    file = part.file(name)
    before = kept(file)
    assert before, (
        f"{file} is missing: python tests/golden/make.py {part.folder} {name}"
    )

    differs = moved(file, before, part.now(name, before))

    assert not differs, f"\n{differs}"


def test_no_text_is_kept_of_what_is_gone() -> None:
    files = {part.file(name) for part, name in EVERY}
    folders = {part.folder for part in PARTS}

    lying = {
        str(path.relative_to(HERE))
        for folder in folders
        for path in (HERE / folder).iterdir()
    }

    assert lying == files


@pytest.mark.parametrize(
    ("words", "files"),
    [
        (["picaria"], {"records", "turns", "mistakes"}),
        (["turns", "picaria"], {"turns"}),
        (["records", "turns", "picaria"], {"records", "turns"}),
    ],
)
def test_parts_and_names_say_what_is_written_anew(
    words: list[str], files: set[str]
) -> None:
    found = list(meant(words))

    assert {part.folder for part, _ in found} == files
    assert {name for _, name in found} <= {"picaria", "every_game"}


def test_without_words_everything_is_meant() -> None:
    assert list(meant([])) == EVERY


def test_a_word_that_names_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match=r"picarai: no part \(.*records.*\), no name"):
        list(meant(["turns", "picarai"]))


def test_what_is_kept_is_small() -> None:
    files = [
        path
        for path in HERE.rglob("*")
        if path.is_file() and path.suffix != ".pyc"  # what Python compiles is not kept
    ]

    assert sum(path.stat().st_size for path in files) < MOST_BYTES * len(GAME_IDS)
