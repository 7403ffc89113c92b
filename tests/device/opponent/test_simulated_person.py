"""A whole table: a person carries out what the machine says, and not always rightly."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from calibration.common.board_file import BoardFile
from device.event_bus import Subscriber
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.loop import Loop
from device.mocks import MockClock
from device.opponent.simulated_person import following
from device.simulated.simulator import SimulationPlan
from device.simulated.steered import SteeredTable, Steering
from device.table.opponent import companion_of
from device.table.rig import Rig, begin
from rules.catalogue import find_game
from rules.core.events import Event, Proposed
from tests.device.opponent.in_place import InPlace


@dataclass
class Contrary(Subscriber):
    """Has another legal turn played than the machine's n-th, which it said last."""

    table: SteeredTable
    loop: Loop
    n: int
    said: int = 0

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        if not isinstance(event, Proposed) or event.meant:
            return
        self.said += 1
        if self.said == self.n:
            turns = self.loop.referee.game.turns(self.loop.referee.position)
            self.table.steering.tapped = next(t for t in turns if t != event.turn)


def played(path: Path, plan: SimulationPlan, insists_at: int) -> list[dict[str, Any]]:
    """Referee a few turns, the machine black at level 2; return the log."""
    game = find_game("three_mens_morris")
    table = SteeredTable(game, plan, Steering())
    rig = Rig(
        choice=Choice(game.id),
        board=BoardFile(table.view, None),
        source="sim",
        opponent="black:2",
    )
    log = GameLog(path)
    loop = rig.loop(table, log, MockClock())
    companion = loop.commands.companion = companion_of(rig, loop)
    companion.thinker = InPlace()
    begin(loop, rig.header)
    loop.subscribers = [
        companion,
        following(loop, table),
        Contrary(table, loop, insists_at),
    ]
    loop.run()
    log.close()
    return [dict(record) for record in log.records]


@pytest.mark.slow
def test_what_the_machine_says_is_carried_out_ruled_on_and_insisted_on(
    tmp_path: Path,
) -> None:
    plan = SimulationPlan(
        seed=1, most_turns=4, illegal_before=frozenset({2}), hesitant=0.0
    )

    records = played(tmp_path / "game.jsonl", plan, 2)

    header, *rest = records
    told = [(r["type"], r.get("side"), r.get("turn")) for r in rest]
    assert header["opponent"] == "black:2"
    proposed = [turn for kind, _, turn in told if kind == "proposal"]
    by_black = [turn for kind, side, turn in told if (kind, side) == ("turn", "black")]
    assert by_black[0] == proposed[0]
    assert by_black[1] != proposed[1]  # another legal one counts
    assert "illegal" in [kind for kind, _, _ in told]
    assert "restored" in [kind for kind, _, _ in told]
