"""Referee simulated games with an error-free reader: errors of the rules alone.

    python -m bench perfect [GAME ...] [--games 10] [--turns 24] [--seed 1]

Before every second turn an illegal act is done and undone, each of another kind where
possible. Printed for each game: turns of the truth and turns logged exactly, illegal
deeds and how many were ruled by their very rule, and what they were ruled instead.
"""

import argparse
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bench.kit.alike import as_played
from bench.kit.options import seed
from bench.kit.results import Figures
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import GAMES, find_game
from rules.core.events import Event, Illegal, Moved
from tests.device.perfect import Listener, loop_over

Counts = Counter[str]


def referee_one(name: str, seed: int, turns: int, counts: Counts) -> Sequence[str]:
    """Referee one game; return what was ruled otherwise, as 'due: said'."""
    when = frozenset(range(2, turns, 2))
    plan = SimulationPlan(seed=seed, most_turns=turns, illegal_before=when)
    table, listener = SimulatedTable(find_game(name), plan), Listener()
    with tempfile.TemporaryDirectory() as folder:
        loop_over(table, Path(folder) / "game.jsonl", listener).run()
    due = [illegal.ruling.rule for illegal in table.truth.illegal]
    said = [e.ruling.rule for e in listener.events if isinstance(e, Illegal)]
    truth = [str(turn) for turn in table.truth.turns]
    said_turns = turns_of(listener.events)
    told = as_played(table.game, table.truth.turns, said_turns)
    counts["turns"] += len(truth)
    counts["alike"] += sum(a != b for a, b in zip(told, said_turns, strict=True))
    counts["right"] += sum(a == b for a, b in zip(truth, told, strict=False))
    counts["invented"] += max(len(told) - len(truth), 0)
    counts["deeds"] += len(due)
    counts["ruled"] += sum(a == b for a, b in zip(due, said, strict=False))
    return [f"{a}: {b}" for a, b in zip(due, said, strict=False) if a != b]


def turns_of(events: Sequence[Event]) -> list[str]:
    """Return the announced turns."""
    return [str(event.turn) for event in events if isinstance(event, Moved)]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("names", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--games", type=int, default=10, help="of each")
    parser.add_argument("--turns", type=int, default=24, help="of each game at most")
    seed(parser)


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Referee the games and print what came of them."""
    total = Counts()
    for name in asked.names or GAMES:
        counts, otherwise = Counts(), Counts()
        for number in range(asked.seed, asked.seed + asked.games):
            otherwise.update(referee_one(name, number, asked.turns, counts))
        print(
            f"{name:20} turns {counts['right']} of {counts['turns']} "
            f"({counts['alike']} as another that leaves the same), invented "
            f"{counts['invented']}; deeds by their very rule {counts['ruled']} of "
            f"{counts['deeds']}",
            *(f"  {what} ({many})" for what, many in otherwise.most_common()),
            sep="\n",
            flush=True,
        )
        total += counts
    figures.add("turns told right", total["right"], of=total["turns"])
    figures.add("turns invented", total["invented"])
    figures.add("illegal deeds by their very rule", total["ruled"], of=total["deeds"])
