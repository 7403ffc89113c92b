"""A whole table: a person carries out what the machine says, and not always rightly."""

from pathlib import Path
from typing import Any

from calibration.common.board_file import BoardFile
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.mocks import MockClock
from device.opponent.companion import Companion
from device.opponent.simulated_person import AnsweringTable
from device.rig import Rig, begin
from device.simulated.simulator import Plan, SimulatedTable
from rules.catalogue import find_game
from tests.device.opponent.in_place import InPlace


def played(path: Path, plan: Plan, insists_at: frozenset[int]) -> list[dict[str, Any]]:
    """Referee a few turns, the machine black at level 2; return the log."""
    game = find_game("three_mens_morris")
    table = SimulatedTable(game, plan)
    source = AnsweringTable(table, "black", insists_at)
    rig = Rig(
        choice=Choice(game.id),
        board=BoardFile(table.view, None),
        source="sim",
        opponent="black:2",
    )
    log = GameLog(path)
    loop = rig.loop(source, log, MockClock(), sinks=[source])
    companion = loop.commands.companion
    assert isinstance(companion, Companion)
    companion.thinker = InPlace()
    begin(loop, rig.header)
    loop.run()
    log.close()
    return [dict(record) for record in log.records]


def test_what_the_machine_says_is_carried_out_ruled_on_and_insisted_on(
    tmp_path: Path,
) -> None:
    plan = Plan(seed=1, most_turns=4, illegal_before=frozenset({2}), hesitant=0.0)

    records = played(tmp_path / "game.jsonl", plan, frozenset({4}))

    header, *rest = records
    told = [(r["type"], r.get("side"), r.get("turn")) for r in rest]
    assert header["opponent"] == "black:2"
    proposed = [turn for kind, _, turn in told if kind == "proposal"]
    by_black = [turn for kind, side, turn in told if (kind, side) == ("turn", "black")]
    assert by_black[0] == proposed[0]
    assert by_black[1] != proposed[1]  # another legal one counts
    assert "illegal" in [kind for kind, _, _ in told]
    assert "restored" in [kind for kind, _, _ in told]
