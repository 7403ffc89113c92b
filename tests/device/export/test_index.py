"""The index of a folder of logs: quick, and thrown away whenever it is in doubt."""

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from device.export.bundle import lines_of
from device.export.digest import digest_of
from device.export.figures import fared_by, fared_in, opening_tree
from device.export.index import NAME, Index, Wanted
from device.export.story import story_of
from device.log.lines import Fields
from device.log.pictures import folder_of
from tests.device.export.logs import random_log
from tests.device.export.test_story import full_game

GAMES = ("shisima", "oware", "tapatan")
PEOPLE = {"white": "Asha", "black": "Juma", "south": "Asha", "north": "Žofie"}


def log_of(game: str, number: int) -> list[Fields]:
    players = {"players": PEOPLE, "started": f"2026-11-{number + 1:02}T14:00:00Z"}
    return random_log(game, seed=number, turns=50, header=players)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with six logs, one of them in a folder of its own."""
    (tmp_path / "old").mkdir()
    for number in range(6):
        place = tmp_path / "old" if number == 0 else tmp_path
        log = log_of(GAMES[number % 3], number)
        (place / f"{number}.jsonl").write_bytes(lines_of(log))
    return tmp_path


def paths(index: Index, **wanted: object) -> list[str]:
    return [game.path for game in index.games(Wanted(**wanted))]  # type: ignore[arg-type]  # as a test names them


def test_games_are_listed_the_newest_first(folder: Path) -> None:
    with Index(folder) as index:
        listed = index.games(Wanted())

        assert [game.path for game in listed] == [
            "5.jsonl",
            "4.jsonl",
            "3.jsonl",
            "2.jsonl",
            "1.jsonl",
            "old/0.jsonl",
        ]
        assert paths(index, limit=2, offset=1) == ["4.jsonl", "3.jsonl"]
        assert index.count(Wanted(limit=2)) == 6
    assert listed[0].title == "Tapatan"
    assert listed[0].players == {"white": "Asha", "black": "Juma"}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"game": "oware"}, ["4.jsonl", "1.jsonl"]),
        ({"player": "žofie"}, ["4.jsonl", "1.jsonl"]),
        ({"since": "2026-11-04", "until": "2026-11-05"}, ["4.jsonl", "3.jsonl"]),
        ({"words": ("JUMA", "tapatan")}, ["5.jsonl", "2.jsonl"]),
        ({"words": ("old/",)}, ["old/0.jsonl"]),
        ({"words": ("2026-11-02",)}, ["1.jsonl"]),
        ({"words": ("%",)}, []),
        ({"player": "ash"}, []),
        ({"game": "' OR 1=1 --"}, []),
    ],
)
def test_games_are_found(
    folder: Path, wanted: dict[str, object], found: list[str]
) -> None:
    with Index(folder) as index:
        assert paths(index, **wanted) == found


def test_a_log_that_is_new_changed_or_gone_is_noticed(folder: Path) -> None:
    Index(folder).close()
    (folder / "5.jsonl").unlink()
    log = log_of("shax", 7)
    (folder / "4.jsonl").write_bytes(lines_of(log))
    (folder / "new.jsonl").write_bytes(lines_of(log_of("sabr", 8)))

    with Index(folder) as index:
        assert index.refresh() == 0
        found = {game.path: game.game for game in index.games(Wanted())}

    assert "5.jsonl" not in found
    assert (found["4.jsonl"], found["new.jsonl"]) == ("shax", "sabr")


def test_only_what_changed_is_read_again(folder: Path) -> None:
    with Index(folder) as index:
        path = folder / "3.jsonl"
        path.write_bytes(path.read_bytes() + b'{"type":"paused"}\n')

        assert index.refresh() == 1


@pytest.mark.parametrize("content", [b"", b"no index at all" * 100])
def test_a_broken_index_is_made_anew(folder: Path, content: bytes) -> None:
    (folder / NAME).write_bytes(content)

    with Index(folder) as index:
        assert index.count(Wanted()) == 6
    with Index(folder, refresh=False) as again:
        assert again.count(Wanted()) == 6


def test_an_index_that_is_broken_within_is_made_anew(folder: Path) -> None:
    Index(folder).close()
    held = bytearray((folder / NAME).read_bytes())
    held[4096:] = os.urandom(len(held) - 4096)
    (folder / NAME).write_bytes(held)

    with Index(folder) as index:
        assert index.count(Wanted()) == 6


def test_an_index_of_another_version_is_made_anew(folder: Path) -> None:
    Index(folder).close()
    with sqlite3.connect(folder / NAME) as base:
        base.execute("PRAGMA user_version = 99")
    base.close()

    with Index(folder) as index:
        assert index.count(Wanted()) == 6


def test_where_the_folder_cannot_be_written_the_index_is_in_memory(
    folder: Path,
) -> None:
    (folder / NAME).mkdir()  # nothing can be written under this name

    with Index(folder) as index:
        assert index.count(Wanted()) == 6


def test_pictures_and_other_files_are_no_logs(folder: Path) -> None:
    pictures = folder_of(folder / "5.jsonl")
    pictures.mkdir()
    (pictures / "odd.jsonl").write_bytes(b"")
    (folder / "readme.txt").write_bytes(b"")

    with Index(folder) as index:
        assert index.count(Wanted()) == 6


def test_a_log_that_cannot_be_read_is_listed_with_the_reason(folder: Path) -> None:
    (folder / "broken.jsonl").write_bytes(b"oops\n{}\n")
    (folder / "empty.jsonl").write_bytes(b"")
    (folder / "odd.jsonl").write_bytes(b'{"type":"game","format":1}\n')

    with Index(folder) as index:
        trouble = {game.path: game.trouble for game in index.games(Wanted())}

    assert "no record of a game log" in trouble["broken.jsonl"]
    assert trouble["empty.jsonl"] == "the log is empty"
    assert "a record is broken" in trouble["odd.jsonl"]
    assert trouble["1.jsonl"] == ""


def test_what_stands_is_indexed_as_the_rules_have_it(tmp_path: Path) -> None:
    log = full_game().log
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines_of(log))

    told = digest_of(path)

    assert told.turns == tuple(one.record["turn"] for one in story_of(log).turns)
    assert (told.winners, told.outcome) == (("white",), "first")
    assert [(seat.side, seat.outcome, seat.rulings) for seat in told.seats] == [
        ("white", "won", 1),
        ("black", "lost", 1),
    ]


def test_every_member_of_a_team_has_a_seat(tmp_path: Path) -> None:
    teams = {"white": ["Asha", "Juma"], "black": ["Neema", "Tatu"]}
    log = random_log("team_play", turns=4, header={"teams": teams})
    (tmp_path / "game.jsonl").write_bytes(lines_of(log))

    with Index(tmp_path) as index:
        assert {seat.player for seat in index.seats()} == {
            *teams["white"],
            *teams["black"],
        }
        assert index.games(Wanted())[0].players["white"] == "Asha, Juma"


def test_figures_add_up(folder: Path) -> None:
    with Index(folder) as index:
        seats = index.seats()
        hers = index.seats("ASHA")

    all_ = fared_by(seats, player=True)
    assert set(all_) == {"Asha", "Juma", "Žofie"}
    assert all_["Asha"].played == 6
    whole = fared_in(hers)
    assert whole == all_["Asha"]
    assert whole.won + whole.drawn + whole.lost <= whole.played
    assert sum(one.won for one in all_.values()) == sum(
        one.lost for one in all_.values()
    )
    by_game = fared_by(hers, player=False)
    assert {name: one.played for name, one in by_game.items()} == {
        "Oware (Abapa)": 2,
        "Shisima": 2,
        "Tapatan": 2,
    }


def test_who_ended_no_game_has_no_score() -> None:
    assert fared_in([]).score is None


GAMES_PLAYED: Sequence[tuple[str, str]] = [
    ("d6 f4 d2", "first"),
    ("d6 f4 b4", "other"),
    ("d6 b4", "drawn"),
    ("a7", "open"),
]


def test_the_tree_of_openings_counts_games_and_who_won() -> None:
    root = opening_tree(GAMES_PLAYED, 2)

    assert root.games == 4
    d6 = root.replies["d6"]
    assert (d6.games, d6.first, d6.other, d6.drawn) == (3, 1, 1, 1)
    assert {text: one.games for text, one in d6.replies.items()} == {"f4": 2, "b4": 1}
    assert d6.replies["f4"].replies == {}


def test_the_tree_may_begin_after_some_turns() -> None:
    root = opening_tree(GAMES_PLAYED, 5, ["d6", "f4"])

    assert root.games == 2
    assert set(root.replies) == {"d2", "b4"}


def test_what_is_learnt_counts_for_nobody(tmp_path: Path) -> None:
    path = tmp_path / "learnt.jsonl"
    header, *turns = log_of("tapatan", 1)
    asked = {"type": "adopted", "to_move": "white", "layout": {}, "hands": {}}
    path.write_bytes(lines_of([header, *turns, {**asked, "t": 1.0, "frame": 1}]))

    with Index(tmp_path) as index:
        assert paths(index) == ["learnt.jsonl"]
        assert index.seats() == []
        assert index.openings("tapatan") == []
        listed = index.games(Wanted())[0]
        assert list(listed.players) == ["white", "black"]
        assert listed.turns > 0


def test_how_a_game_ended_after_boards_were_laid_out_in_it_is_listed(
    tmp_path: Path,
) -> None:
    header, *rest = full_game().log
    asked = {"type": "adopted", "to_move": "white", "layout": {}, "hands": {}}
    path = tmp_path / "learnt.jsonl"
    path.write_bytes(lines_of([header, {**asked, "t": 0.0, "frame": 0}, *rest]))

    with Index(tmp_path) as index:
        listed = index.games(Wanted())[0]
        assert (listed.winners, listed.outcome) == (("white",), "first")
        assert index.seats() == []
