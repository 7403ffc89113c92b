"""Perft: count leaves of the game tree and time it, against OpenSpiel via Python.

    python -m bench perft

For the comparison ``pip install open_spiel``. Both sides are timed in the same run,
call by call, on mid-game positions of their own games, picked by the same measure:
all men placed, six to nine men left on either side, so that nobody flies.

Both programs find the legal turns while they make a position and only hand them out
when asked; so asking is timed, and making a position and asking, and for mwamuzi
finding them alone. OpenSpiel splits a turn that closes a mill in two actions: a whole
turn then costs it a second position. The actions are passed beforehand.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Any

from bench.kit.results import Figures
from rules.catalogue import GAMES, find_game
from rules.core.model import Turn
from rules.core.perft import perft
from rules.games.facade import KernelGame
from rules.games.lines.moves import legal_turns
from rules.games.lines.position import LinePosition

try:
    import pyspiel
except ImportError:
    pyspiel = None

DEPTHS = {"morris3": 6}
USUAL_DEPTH = 3
POSITIONS = 12
MEN_LEFT = range(6, 10)
REPEATS = 1000
ROUNDS = 5

Call = Callable[[], object]


def print_perft() -> None:
    """Print, for every game, the counts from its start and turns per second."""
    print(f"{'game':24}{'depth':>6}{'count':>12}{'turns/s':>12}")
    for game in GAMES.values():
        start = game.start()
        for depth in range(1, DEPTHS.get(game.board.id, USUAL_DEPTH) + 1):
            begin = time.perf_counter()
            count = perft(game, start, depth)
            rate = count / (time.perf_counter() - begin)
            print(f"{game.id:24}{depth:6}{count:12,}{rate:12,.0f}")


def our_calls(game: KernelGame[LinePosition]) -> dict[str, list[Call]]:
    """Return the calls of mwamuzi to be timed, one for each mid-game position."""
    rng = random.Random(2)
    asked: list[Call] = []
    made: list[Call] = []
    found: list[Call] = []
    while len(asked) < POSITIONS:
        position = before = game.start()
        turn = position.turns[0]
        while position.to_move and max(position.hand):
            turn = rng.choice(position.turns)
            before, position = position, game.play(position, turn)
        men = [side.bit_count() for side in position.men]
        if not position.to_move or any(count not in MEN_LEFT for count in men):
            continue
        asked.append(partial(game.turns, position))
        made.append(partial(_made, game, before, turn))
        found.append(partial(legal_turns, position))
    return {"whole": asked, "actions": asked, "made": made, "found": found}


def _made(
    game: KernelGame[LinePosition], before: LinePosition, turn: Turn
) -> Sequence[Turn]:
    return game.turns(game.play(before, turn))


def spiel_calls() -> dict[str, list[Call]]:
    """Return the same of OpenSpiel's nine men's morris."""
    game = pyspiel.load_game("nine_mens_morris")
    rng = random.Random(2)
    calls: dict[str, list[Call]] = {"whole": [], "actions": [], "made": []}
    while len(calls["whole"]) < POSITIONS:
        state = before = game.new_initial_state()
        action = -1
        while not state.is_terminal() and not _middle(state):
            before = state.clone()
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
        men = str(state).split("Num men: ")[1].split("\n")[0].split()
        if state.is_terminal() or any(int(count) not in MEN_LEFT for count in men):
            continue
        closing = [
            act
            for act in state.legal_actions()
            if state.child(act).current_player() == state.current_player()
        ]
        calls["whole"].append(partial(_whole, state, closing))
        calls["actions"].append(state.legal_actions)
        calls["made"].append(partial(_legal_after, before, action))
    return calls


def _middle(state: Any) -> bool:
    """Return True if all men are placed and no removal is due."""
    hands = str(state).split("Men to deploy: ")[1].split("\n")[0]
    return hands == "0 0" and "Capture time" not in str(state)


def _whole(state: Any, closing: Sequence[int]) -> None:
    state.legal_actions()
    for action in closing:
        state.child(action).legal_actions()


def _legal_after(state: Any, action: int) -> object:
    return state.child(action).legal_actions()


def microseconds(calls: Sequence[Call]) -> list[float]:
    """Return, for each call, its time in microseconds: the best of some rounds."""
    best = [float("inf")] * len(calls)
    for _ in range(ROUNDS):
        for number, call in enumerate(calls):
            begin = time.perf_counter()
            for _ in range(REPEATS):
                call()
            spent = (time.perf_counter() - begin) / REPEATS * 1e6
            best[number] = min(best[number], spent)
    return best


def print_comparison(figures: Figures) -> None:
    """Print both programs' times and their ratios, below 1 where mwamuzi is faster."""
    rows = {
        "whole": "legal whole turns, asked",
        "actions": "turns() : legal_actions(), asked",
        "made": "play + turns : child + actions",
        "found": "turns found anew, nothing ready",
    }
    game = find_game("morabaraba_htjb")
    assert isinstance(game, KernelGame)
    ours = our_calls(game)
    theirs = spiel_calls() if pyspiel else {}
    print(f"\nmid-game, microseconds, min / median of {POSITIONS} positions")
    print(f"{'':34}{'morabaraba_htjb':>18}{'OpenSpiel 9MM':>18}{'ratio':>8}")
    for key, label in rows.items():
        our = microseconds(ours[key])
        line = f"{label:34}{min(our):9.2f} /{median(our):7.2f}"
        if key in theirs:
            their = microseconds(theirs[key])
            line += f"{min(their):9.2f} /{median(their):7.2f}"
            ratio = median(our) / median(their)
            line += f"{ratio:8.2f}"
            figures.add(label, ratio, unit="x OpenSpiel")
        print(line)
    if not pyspiel:
        print("(OpenSpiel is not installed)")


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""


def run(_args: argparse.Namespace, figures: Figures) -> None:
    """Print both tables."""
    print_perft()
    print_comparison(figures)
