"""Commands of every kind at any moment: the log always tells the same game again."""

import random
from pathlib import Path

import pytest

from device.commands import (
    AgreeDraw,
    Amend,
    Answer,
    CallRuling,
    Command,
    Concede,
    Confirm,
    Enter,
    Pause,
    Play,
    SayBoard,
    TakeBack,
)
from device.loop import Loop
from device.ports import Frame
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from rules.catalogue import GAMES, find_game
from rules.core.game import Game
from rules.games.matches.making import match_of
from tests.device.perfect import header, loop_over
from tests.device.test_commands_loop import Person, read_again
from vision.common.reading import Reading

pytestmark = pytest.mark.slow


class Child(Person):
    """Presses whatever there is to press."""

    def __init__(self, loop: Loop, rng: random.Random) -> None:
        super().__init__(loop.commands, {})
        self.loop, self.rng = loop, rng

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        super().on_frame(frame, reading)
        if self.rng.random() < 0.12:
            self.answers.append(self.box.put(self.wish()))

    def wish(self) -> Command:
        rng, referee = self.rng, self.loop.referee
        game, past = referee.game, referee.ledger.past
        n = rng.randrange(len(past) + 1)
        before = past[n - 1].before if n else referee.position
        turns = [str(turn) for turn in game.turns(before)] or ["a1"]
        often = [TakeBack(), Confirm(), Play(), Enter(rng.choice(turns))]
        seldom = [Pause(), CallRuling(), SayBoard(), Answer(rng.randrange(3))]
        if rng.random() < 0.05:
            side = rng.choice(referee.position.sides)
            return rng.choice([Concede(side), AgreeDraw()])
        return rng.choice([*often, *often, *seldom, Amend(n, rng.choice(turns))])


def some_game(rng: random.Random) -> Game:
    game = find_game(rng.choice(sorted(GAMES)))
    match = match_of(game) if rng.random() < 0.3 else None
    return match or game


@pytest.mark.parametrize("seed", range(18))
def test_the_log_of_a_game_with_children_tells_the_same_game(
    seed: int, tmp_path: Path
) -> None:
    rng = random.Random(seed)
    wrong = frozenset({4}) if rng.random() < 0.3 else frozenset()
    plan = SimulationPlan(seed=seed, most_turns=8, illegal_before=wrong)
    table, path = SimulatedTable(some_game(rng), plan), tmp_path / "g.jsonl"
    loop = loop_over(table, path)
    loop.lingers = True
    child = Child(loop, rng)
    loop.subscribers = [child]
    begin(loop, header(table))

    loop.run()
    loop.log.close()

    assert child.answered
    assert all(answer.told != "That failed." for answer in child.answered)
    ledger, history = loop.referee.ledger, read_again(path, table)
    again = loop_over(table, path)
    begin(again, header(table))
    for other in (history.ledger, again.referee.ledger):
        assert other.position == ledger.position
        assert set(other.positions) == set(ledger.positions)
        assert [p.turn for p in other.past] == [p.turn for p in ledger.past]
        assert (other.result, other.paused) == (ledger.result, ledger.paused)
        assert (other.dispute is None) == (ledger.dispute is None)
        assert ledger.by_hand in (None, other.by_hand)
        assert ledger.question in (None, other.question)
