"""Turns of a log that were taken back, corrected, let stand, or given up."""

import json
from collections.abc import Sequence

import pytest

from device.export.comments import said
from device.export.formats import FORMATS, ExportOptions
from device.export.pgn import write_pgn
from device.export.story import story_of
from device.log.lines import Record
from device.log.parse import FORMAT
from device.log.records import record_of
from device.ports import LogError
from rules.catalogue import find_game
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Paused,
    Question,
    RoundScored,
    TakenBack,
    TimeUp,
    Unpaused,
)
from rules.core.facts import verbatim
from rules.core.model import Position, Ruling, Turn
from rules.referee.forfeit import agreed, conceded
from rules.referee.late_correction import due
from tests.device.export.logs import imported, turns_in


class Table:
    """A game of Nine Men's Morris whose referee has much to say."""

    def __init__(self, name: str = "nine_mens_morris") -> None:
        self.game = find_game(name)
        start = self.game.start()
        self.past: list[tuple[Position, Turn]] = []
        self.position: Position = start
        self.records: list[Record] = [
            {
                "type": "game",
                "format": FORMAT,
                "game": name,
                "board": self.game.board.id,
                "sides": list(start.sides),
                "started": "2026-11-21T14:00:00Z",
            }
        ]

    def tell(self, event: Event) -> None:
        at = len(self.records)
        self.records.append(record_of(event, t=float(at), frame=10 * at))

    def play(self, *texts: str, side: str | None = None, by_hand: bool = False) -> None:
        for text in texts:
            position = self.position
            if side is not None:
                position = due(self.game, position, side)
            turn = self.game.parse(position, text)
            mills = self.game.closes(position, turn)
            self.past.append((position, turn))
            self.position = self.game.play(position, turn)
            n, contents = len(self.past), self.position.contents
            self.tell(Moved(n, turn, mills, 1.0, contents, by_hand))

    def take_back(self) -> None:
        n = len(self.past)
        self.position, turn = self.past.pop()
        contents, side = self.position.contents, str(self.position.to_move)
        self.tell(TakenBack(n, turn, contents, side))

    def refuse(self, side: str, *sites: str) -> None:
        ruling = Ruling(
            "not_adjacent",
            sites,
            verbatim("A book, p. 3"),
            verbatim("They are not joined."),
        )
        self.tell(Illegal(side, ruling))

    def adopt(self, to_move: str, **chips: str) -> None:
        new = {site: (chip,) for site, chip in chips.items()}
        contents = {**self.position.contents, **new}
        self.position = self.game.rearranged(self.position, contents, to_move)
        self.tell(Adopted(contents, to_move))

    @property
    def log(self) -> list[Record]:
        again: list[Record] = json.loads(json.dumps(self.records))
        return again


def standing(log: Sequence[Record]) -> list[str]:
    return [moment.record["turn"] for moment in story_of(log).turns]


def full_game() -> Table:
    """Return a game in which everything happens that a log can tell."""
    table = Table()
    table.play("d6", "f4", "d2")
    table.take_back()
    table.play("d7")
    table.tell(Paused())
    table.tell(Unpaused())
    table.play("b4", by_hand=True)
    before, was = table.past[2]
    table.tell(Corrected(3, table.game.parse(before, "b6"), was, by_hand=True))
    table.position = table.game.start()
    table.past.clear()
    for text in ("d6", "f4", "b6", "b4"):
        turn = table.game.parse(table.position, text)
        table.past.append((table.position, turn))
        table.position = table.game.play(table.position, turn)
    table.refuse("black", "a7")
    table.play("a7", side="black")
    table.refuse("white", "g7")
    table.adopt("black", g7="white")
    table.play("g1")
    ways = [table.game.parse(table.position, text) for text in ("e3", "e4")]
    table.tell(Question(7, ((ways[0],), (ways[1],))))
    table.past.append((table.position, ways[0]))
    table.position = table.game.play(table.position, ways[0])
    table.tell(Over(conceded(table.game, table.position, "black")))
    return table


STANDS = ["d6", "f4", "b6", "b4", "a7", "g1", "e3"]


def test_what_was_taken_back_or_corrected_does_not_stand() -> None:
    table = full_game()

    story = story_of(table.log)

    assert standing(table.log) == STANDS
    assert story.moments[-1].position == table.position
    assert story.result is not None
    assert story.result["reason"] == "conceded"


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_survives_everything_that_a_log_can_tell(name: str) -> None:
    log = full_game().log
    story = story_of(log)

    again = imported(FORMATS[name].make(story, log, None, ExportOptions()), f"x.{name}")

    told = story_of(again)
    assert [one.record["turn"] for one in told.turns] == STANDS
    assert told.moments[-1].position == story.moments[-1].position
    assert told.result is not None
    assert told.result["winners"] == ["white"]


def test_a_draw_that_was_agreed_comes_back() -> None:
    table = Table()
    table.play("d6", "f4")
    table.tell(Over(agreed(table.game, table.position)))

    again = imported(write_pgn(story_of(table.log)).encode(), "x.pgn")

    assert (again[-1]["winners"], again[-1]["reason"]) == ([], "agreed")


def test_a_result_that_was_played_on_from_is_gone() -> None:
    table = Table()
    table.play("d6", "f4")
    table.tell(Over(agreed(table.game, table.position)))
    table.take_back()
    table.play("b4")

    story = story_of(table.log)

    assert story.result is None
    assert [one.record["turn"] for one in story.turns] == ["d6", "b4"]


def test_time_that_ran_out_comes_back() -> None:
    table = Table("tableaux")
    table.tell(TimeUp("white", 30.0, verbatim("A book")))

    for name in ("pgn", "sgf", "csv"):
        story = story_of(table.log)
        again = imported(
            FORMATS[name].make(story, table.log, None, ExportOptions()), f"x.{name}"
        )
        (record,) = [one for one in again if one["type"] == "time"]
        assert (record["side"], record["seconds"]) == ("white", 30.0)


@pytest.mark.parametrize("name", ["pgn", "sgf", "csv", "zip"])
def test_a_round_that_was_given_up_comes_back(name: str) -> None:
    table = Table("mabambo_tournament")
    table.play("xb6")
    result = conceded(table.game, table.position, "white")
    table.position = table.game.round_given_up(table.position, result)
    table.tell(RoundScored(result, table.game.points(table.position)))
    table.play(str(table.game.turns(table.position)[0]))

    story = story_of(table.log)
    again = story_of(
        imported(
            FORMATS[name].make(story, table.log, None, ExportOptions()), f"x.{name}"
        )
    )

    assert again.moments[-1].position == table.position
    assert [one.kind for one in again.moments] == ["turn", "round", "turn"]


def test_whoever_acted_first_has_begun() -> None:
    table = Table()
    table.position = table.game.start(sides=("black", "white"))
    table.play("d6", "f4")

    text = write_pgn(story_of(table.log))

    assert '[White "black"]' in text
    assert turns_in(imported(text.encode(), "x.pgn")) == [
        ("black", "d6"),
        ("white", "f4"),
    ]


def test_every_record_has_a_sentence() -> None:
    sentences = [said(record) for record in full_game().log if record["type"] != "turn"]

    assert "They are not joined." in sentences
    assert "Turn 3 is corrected: b6, not d7." in sentences
    assert "white won the game: conceded, white 0, black 0." in [
        sentence.replace("conceded.", "conceded, white 0, black 0.")
        for sentence in sentences
    ]
    assert all(sentence.endswith((".", "?")) for sentence in sentences)


@pytest.mark.parametrize(
    ("log", "complaint"),
    [
        ([], "the log is empty"),
        ([{"type": "game", "format": 1}], "first record lacks 'game'"),
        ([{"type": "game", "format": 1, "game": "checkers"}], "is not here yet"),
        (
            [{"type": "game", "format": 1, "game": "shax", "sides": ["a"]}],
            "needs 2 different sides",
        ),
    ],
)
def test_a_log_that_begins_wrong_is_refused(log: list[Record], complaint: str) -> None:
    with pytest.raises(LogError, match=complaint):
        story_of(log)
