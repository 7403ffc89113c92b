"""Hands over the board, from a film's frames to what the referee makes of them."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from device.export.shown_game import ShownGame
from device.log.history import History, events_of
from device.log.parse import read_log
from device.simulated.simulator import Plan, SimulatedTable
from device.table.rig import begin
from device.voice.phrases import words_for
from device.words.events import said
from rules.catalogue import find_game
from rules.core.events import Adopted, Moved, Question
from rules.core.evidence import Evidence, Hands
from rules.core.pieces import Content
from rules.referee.referee import Referee
from tests.device.perfect import Listener, PerfectReader, header, loop_over
from vision.common.reading import Reading
from vision.hands import HandCount

TABLE = SimulatedTable(find_game("nine_mens_morris"), Plan(seed=2, most_turns=8))
SIDES = ("white", "black")


class Film:
    """Frames that show a hand over b4, or the bare board."""

    def __init__(self) -> None:
        self.count = HandCount()
        self._reading = PerfectReader(TABLE).read(np.zeros((4, 8, 3), np.uint8))
        self._now_s = 0.0

    def show(self, frames: str, *, watched: bool = True) -> Hands | None:
        """Show frames: 'h' with a hand, '.' without, '!' understood, '=' again."""
        picture = np.zeros((4, 8, 3), np.uint8)
        for sign in frames:
            seen = self._seen(frozenset({"b4"}) if sign == "h" else frozenset())
            picture = picture if sign == "=" else np.zeros((4, 8, 3), np.uint8)
            self._now_s += 0.1
            self.count.observe(picture, seen, self._now_s, watched=watched)
            if sign == "!":
                self.count.understood(seen)
        return self.count.hands

    def _seen(self, hidden: frozenset[str]) -> Reading:
        return replace(self._reading, evidence=Evidence({}, hidden))


@pytest.mark.parametrize(
    ("frames", "visits"),
    [("!hhh.", 1), ("!hh.hh.", 2), ("!hh.!hh.", 1), ("!", 0), ("hhh.", None)],
)
def test_visits_are_counted_since_the_board_was_understood(
    frames: str, visits: int | None
) -> None:
    hands = Film().show(frames)

    assert (None if hands is None else hands.visits) == visits


def test_a_visit_has_its_time() -> None:
    hands = Film().show("!hhhhh.")

    assert hands is not None
    assert hands.seconds == pytest.approx(0.4)


def test_single_photographs_tell_nothing_of_hands() -> None:
    assert Film().show("!.=hh.") is None


def test_hands_in_times_of_trouble_are_not_known() -> None:
    film = Film()
    film.show("!h")
    film.show("h", watched=False)

    assert film.show("h.") is None


def with_frames_lost(first: int, last: int) -> SimulatedTable:
    """Return a table over which a hand lies while some turns are played."""
    table = SimulatedTable(TABLE.game, Plan(seed=2, most_turns=8))
    begun = table.truth.complete_frames[first] - 2
    ended = table.truth.complete_frames[last]
    hidden = next(scene for scene in table.scenes if scene.hand is not None)
    table.scenes[begun:ended] = [hidden] * (ended - begun)
    return table


def still(table: SimulatedTable, turns: int, seconds: float) -> SimulatedTable:
    """Return a table at which a board stands for long after some turns."""
    at = table.truth.complete_frames[turns] + 4
    table.scenes[at:at] = [table.scenes[at - 1]] * round(10 * seconds)
    return table


@pytest.mark.slow
def test_a_log_with_turns_that_nobody_saw_is_replayed_alike(tmp_path: Path) -> None:
    table = still(with_frames_lost(1, 6), 3, 22.0)
    listener = Listener()
    loop = loop_over(table, tmp_path / "g.jsonl", listener)
    begin(loop, header(table))

    loop.run()
    loop.log.close()

    first, *rest = read_log(tmp_path / "g.jsonl")
    adopted = [record for record in rest if record["type"] == "adopted"]
    assert adopted
    assert adopted[0]["lost"] >= 5
    again = Referee(table.game)
    for event in events_of(History(table.game, tuple(first["sides"])), rest):
        again.remember(event)
    assert again.ledger.positions == loop.referee.ledger.positions
    shown = ShownGame(first, "en", lambda _: (None, None))
    for record in rest:
        shown.take(record)
    assert [turn["lost"] for turn in shown.turns] == [0, adopted[0]["lost"]]


def test_a_turn_is_logged_as_not_seen_only_if_it_was_not(tmp_path: Path) -> None:
    table = with_frames_lost(1, 2)
    loop = loop_over(table, tmp_path / "g.jsonl")

    loop.run()

    marked = {
        record["turn"]: record.get("unseen", False)
        for record in loop.log.records
        if record["type"] == "turn"
    }
    first, second, third, *_ = map(str, table.truth.turns)
    assert (marked[first], marked[second], marked[third]) == (False, True, True)


def way(*texts: str) -> tuple[Moved, ...]:
    position, told = TABLE.game.start(), []
    for n, text in enumerate(texts, start=1):
        turn = TABLE.game.parse(position, text)
        position = TABLE.game.play(position, turn)
        told.append(Moved(n, turn, (), 1.0, position.contents))
    return tuple(told)


def test_lost_turns_are_said_plainly() -> None:
    words = words_for("en", TABLE.game)
    board: Mapping[str, Content] = {}
    one = tuple(moved.turn for moved in way("a7", "d2", "d7"))
    other = tuple(moved.turn for moved in way("d7", "d2", "a7"))

    lost = Adopted(board, "black", 5, ("black", "white"))
    asked = Question(1, (one, other), unseen=True)

    assert said(lost, SIDES, words) == (
        "I lost 5 turns or more; the board counts as it stands. Black or white to play?"
    )
    assert said(asked, SIDES, words).startswith("I missed 3 turns: white ")
    assert said(asked, SIDES, words).endswith("Were they played in this order?")
