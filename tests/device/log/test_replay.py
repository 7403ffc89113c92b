"""The main line of a log is what the rules find to stand, without the rules."""

from pathlib import Path

import pytest

from device.game.choice import choice_in
from device.log.history import History
from device.log.lines import Record
from device.log.parse import read_log
from device.log.replay import Replay
from device.ports import LogError
from tests.device.export.test_story import full_game

LOGS = sorted((Path(__file__).parents[2] / "golden" / "logs").glob("*.jsonl"))


def assert_both_agree(log: list[Record]) -> None:
    header, *rest = log
    history = History(choice_in(header).game, tuple(header["sides"]))
    mainline = Replay()
    for record in rest:
        before = list(mainline.turns)
        history.take(record)
        same = mainline.take(record).same

        stands = [(turn.side, turn.text) for turn in mainline.turns]
        assert stands == [(turn.side, turn.text) for turn in history.turns]
        assert mainline.turns[:same] == before[:same]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_it_is_what_the_rules_find_in_every_log(path: Path) -> None:
    assert_both_agree(read_log(path))


def test_it_is_what_the_rules_find_where_everything_happens() -> None:
    assert_both_agree(full_game().log)


def test_a_corrected_turn_knows_both_of_its_records() -> None:
    log = full_game().log
    mainline = Replay()
    for record in log[1:]:
        mainline.take(record)

    corrected = mainline.turns[2]
    assert corrected.is_corrected
    assert (corrected.seen["turn"], corrected.told["turn"]) == ("d7", "b6")
    assert not mainline.turns[3].is_corrected


@pytest.mark.parametrize("kind", ["correction", "taken_back"])
@pytest.mark.parametrize("n", [0, 2])
def test_a_turn_that_was_not_played_cannot_be_changed(kind: str, n: int) -> None:
    mainline = Replay()
    mainline.take({"type": "turn", "side": "white", "turn": "a7"})

    with pytest.raises(LogError, match=f"turn {n} is changed, but there are 1"):
        mainline.take({"type": kind, "n": n, "side": "white", "turn": "d7"})
