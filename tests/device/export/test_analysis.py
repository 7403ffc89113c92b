"""After a game: who stood how, which turns decided it, and what was better."""

import json
from pathlib import Path

from device.export.analysing import Analyst
from device.export.analysis import Analysis, keep, kept, path_of
from device.export.curve import shown
from device.export.formats import exported
from device.export.story import Story, converted_log, story_of
from device.log.lines import Record
from device.mocks import MockClock
from tests.device.export.logs import imported
from tests.device.opponent.in_place import InPlace

PLAYED = ("a3", "b2", "c3", "a2", "a1", "c2")  # both overlook b3


def log_of(turns: tuple[str, ...]) -> list[Record]:
    told = [{"type": "turn", "turn": turn} for turn in turns]
    return converted_log({"game": "three_mens_morris"}, told)


def analysed(story: Story) -> Analysis:
    return Analyst(story, InPlace(), MockClock(), seconds=0.2, seed=3).analysis()


def test_the_turns_that_gave_a_game_away_are_found_each_with_a_better_one() -> None:
    story = story_of(log_of(PLAYED))

    analysis = analysed(story)

    found = [(one.n, one.side, one.better) for one in analysis.deciders]
    assert found == [(4, "black", "b3"), (5, "white", "b3")]
    assert [point.n for point in analysis.points] == list(range(7))
    assert analysis.points[4].worth == {"white": 1.0, "black": -1.0}
    assert analysis.points[-1].worth == {"white": -1.0, "black": 1.0}
    assert analysed(story) == analysis


def test_a_page_is_told_how_the_game_stood_and_the_acts_of_both_turns() -> None:
    story = story_of(log_of(PLAYED))

    told = shown(analysed(story), story)

    assert [point["n"] for point in told["points"]] == list(range(7))
    first, _ = told["deciders"]
    assert first["played"]["turn"] == PLAYED[3]
    assert first["played"]["steps"] == [["place", "a2", "black"]]
    assert first["instead"]["steps"] == [["place", "b3", "black"]]


def test_it_is_kept_beside_the_log_and_told_in_other_formats(tmp_path: Path) -> None:
    log, records = tmp_path / "game.jsonl", log_of(PLAYED)
    log.write_text("".join(json.dumps(dict(record)) + "\n" for record in records))
    before, story = log.read_bytes(), story_of(records)
    plain = exported(log, "html")

    keep(analysed(story), log)

    assert log.read_bytes() == before
    assert kept(log, story) == analysed(story)
    pgn, sgf = exported(log, "pgn"), exported(log, "sgf")
    assert b"better was b3" in b" ".join(pgn.split())
    assert b"better was b3" in sgf
    turns = [one["turn"] for one in imported(pgn, "game.pgn") if one["type"] == "turn"]
    assert tuple(turns) == PLAYED
    page = exported(log, "html")
    drawn = rb"class=\"curve\""  # within the page's data, which its script draws
    assert drawn in page
    assert drawn not in plain

    path_of(log).write_text("{}")
    assert kept(log, story) is None
    keep(analysed(story_of(log_of(PLAYED[:4]))), log)  # of another game
    assert exported(log, "html") == plain
