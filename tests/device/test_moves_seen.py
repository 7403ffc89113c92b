"""Games of moves at the simulated table, from hands to log, read without fault."""

import json
from pathlib import Path

import pytest

from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.words.sayings import Sayings
from device.words.turns import told
from rules.catalogue import find_game
from tests.device.perfect import loop_over

ACTS = frozenset({3, 6})
"""Before these turns somebody does what is against the rules, and undoes it."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lines_of_action", "ordo", "amazons"])
def test_every_turn_is_logged_though_hands_hesitate(name: str, tmp_path: Path) -> None:
    plan = SimulationPlan(seed=1, most_turns=8, illegal_before=ACTS, hesitant=1.0)
    table, log = SimulatedTable(find_game(name), plan), tmp_path / "game.jsonl"
    loop = loop_over(table, log)

    loop.run()

    records = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    kinds = [record["type"] for record in records]
    turns = [record["turn"] for record in records if record["type"] == "turn"]
    assert turns == [str(turn) for turn in table.truth.turns]
    assert kinds.count("illegal") == kinds.count("restored") == len(ACTS)


def test_arrows_are_no_side_s_and_their_supply_is_not_on_the_table() -> None:
    table = SimulatedTable(find_game("amazons"), SimulationPlan(seed=1, most_turns=2))

    assert table.sides == ("white", "black")
    assert "arrow" not in table.scenes[0].beside
    assert list(table.scenes[-1].contents.values()).count(("arrow",)) == 2


@pytest.mark.parametrize(
    ("name", "turn", "language", "words"),
    [
        ("amazons", "d1-d7/g7", "en", "white d1 to d7, arrow to g7"),
        ("amazons", "d1-d7/g7", "de", "Weiß d1 nach d7, Pfeil nach g7"),
        ("ordo", "c2..d2-c3..d3", "en", "white moves the row c2 and d2 to c3 and d3"),
    ],
)
def test_a_turn_in_words(name: str, turn: str, language: str, words: str) -> None:
    game = find_game(name)

    assert told(game.parse(game.start(), turn), Sayings(language)) == words
