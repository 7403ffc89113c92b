"""Detection of illegal turns, and replies to them, in games where one stands.

    python -m bench stands [GAME ...] [--games 6] [--seed 1]

In seeded random games one hand breaks a rule before every third turn, in all the ways
that simulated players know; the referee is shown that board, then the same with one
random legal reply of the other side, every site read for sure. Printed for each game:
how often the turn stands and the reply is recognised, how often another reply that
leaves the same board is recognised, how often an arbiter has to decide, and other
outcomes; the CPU time of a look at the answered board, mean and worst.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping

import numpy as np

from bench.games.unseen import played, referee_at, seen
from bench.kit.options import seed
from bench.kit.results import Figures
from device.simulated.misdeeds import misdeed
from rules.catalogue import GAMES
from rules.core.events import Adopted, Event, Illegal, Moved
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content
from rules.referee.late_correction import Played
from rules.referee.referee import Referee
from rules.referee.ruling import Before
from rules.referee.stood_turns import answering

SOME = (
    "nine_mens_morris",
    "breakthrough",
    "lines_of_action",
    "ordo",
    "othello",
    "fanorona",
    "croda",
    "kalah",
)
EVERY = 3
"""Before so many turns a rule is broken once."""

Line = list[tuple[Position, Turn]]


OUTCOMES = ("stands", "same board", "arbiter", "adopted", "not ruled", "OTHER")


def broken(
    game: Game, line: Line, rng: np.random.Generator
) -> Iterator[tuple[int, Mapping[str, Content]]]:
    """Yield before which turn of a game a rule was broken, and the board then."""
    rules: set[str] = set()
    for at in range(1, len(line), EVERY):
        before = Before(line[at][0], Played(*line[at - 1], None), {})
        deed = misdeed(game, before, rng, rules)
        if deed is not None:
            rules.add(deed.ruling.rule)
            yield at, deed.board


def shown(
    referee: Referee, board: Mapping[str, Content], from_s: float
) -> tuple[list[Event], list[float]]:
    """Return the events of one second of a constant board, and each look's time."""
    evidence, events, spent_s = seen(referee.game, board), list[Event](), list[float]()
    for tenth in range(11):
        begin = time.process_time()
        events += referee.observe(evidence, from_s + tenth / 10)
        spent_s.append(time.process_time() - begin)
    return [*events, *referee.conclude()], spent_s


def answered(
    game: Game, line: Line, at: int, board: Mapping[str, Content], rng: random.Random
) -> tuple[str, list[float]]:
    """Return the outcome of an illegal board and a random reply, and look times."""
    referee = referee_at(game, line[:at])
    referee.ledger.stands = True
    ruled, _ = shown(referee, board, 0.0)
    rulings = [event for event in ruled if isinstance(event, Illegal)]
    if not rulings:
        return "not ruled", []
    position = referee.position
    side = answering(position, rulings[0].side)
    there = game.rearranged(position, board, side)
    replies = list(game.turns(there)) if game.result(there) is None else []
    if not replies:
        return "arbiter", []
    reply = rng.choice(replies)
    after = {**there.contents, **game.changes(there, reply)}
    events, spent_s = shown(referee, after, 2.0)
    moved = [event.turn for event in events if isinstance(event, Moved)]
    if [turn.stood is not None for turn in moved[:2]] == [True, False]:
        same = referee.position.contents == after
        return ("stands" if moved[1] == reply else "same board") if same else "OTHER", (
            spent_s
        )
    if any(isinstance(event, Adopted) for event in events):
        return "adopted", spent_s
    return "OTHER" if moved else "arbiter", spent_s


def try_game(game: Game, games: int, seed: int, figures: Figures) -> None:
    """Print the outcomes of illegal turns in one game."""
    found: Counter[str] = Counter()
    spent_s: list[float] = []
    for number in range(games):
        rng = random.Random(f"{seed} {game.id} {number}")
        line = list(played(game, rng, 40))
        for at, board in broken(game, line, np.random.default_rng(seed + number)):
            said, looks_s = answered(game, line, at, board, rng)
            found[said] += 1
            spent_s += looks_s
    told = ", ".join(f"{name} {found[name]}" for name in OUTCOMES if found[name])
    mean_ms = 1000 * sum(spent_s) / max(len(spent_s), 1)
    most_ms = 1000 * max(spent_s, default=0.0)
    print(f"{game.id}: {told}; CPU {mean_ms:.0f} ms a look (most {most_ms:.0f})")
    for name in OUTCOMES:
        if found[name]:
            figures.add(f"{game.id}: {name}", found[name], of=found.total())


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("game", nargs="*", default=SOME)
    parser.add_argument("--games", type=int, default=6)
    seed(parser)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Try the games that are named."""
    for name in args.game:
        try_game(GAMES[name], args.games, args.seed, figures)
