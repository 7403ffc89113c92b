"""Play random games of Oware and Kalah in step with OpenSpiel; compare every turn.

    pip install open_spiel
    python -m bench openspiel_sowing [GAMES]

Compared are the legal turns, the seeds in every pit and store, and the result.
"""

import argparse
import random
from typing import Any

import pyspiel

from bench.kit.results import Figures
from rules.core.game import Game
from rules.games.facade import KernelGame
from rules.games.sowing.kernel import SowKernel
from rules.games.sowing.modern import KALAH, OWARE

LONGEST = 1000  # turns of a game: OpenSpiel gives up then
SIDES = ("south", "north")


def oware_pits(state: Any) -> list[int]:
    """Return the seeds in OpenSpiel's oware: both rows, then both scores."""
    rows = str(state).splitlines()
    north = [int(word) for word in rows[2].split()][::-1]
    south = [int(word) for word in rows[3].split()]
    scores = [int(rows[at].split("=")[1].split()[0]) for at in (5, 0)]
    return [*south, *north, *scores]


def kalah_pits(state: Any) -> list[int]:
    """Return the seeds in OpenSpiel's mancala: both rows, then both stores."""
    board = [int(count) for count in state.observation_tensor()]
    return [*board[1:7], *board[8:14], board[7], board[0]]


def oware_turn(action: int, player: int) -> str:
    """Return our notation of an action of oware."""
    return f"{'SN'[player]}{action + 1}"


def kalah_turn(action: int, player: int) -> str:
    """Return our notation of an action of mancala."""
    return f"{'SN'[player]}{action - 7 * player}"


COMPARED = (
    (OWARE, "oware", oware_pits, oware_turn),
    (KALAH, "mancala", kalah_pits, kalah_turn),
)
ORDER = [f"{row}{n}" for row in "SN" for n in range(1, 7)] + ["S", "N"]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("games", nargs="?", type=int, default=1000, help="of each")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Play random games and stop at the first difference."""
    games = args.games
    for record, theirs, pits, text in COMPARED:
        game, rng, positions = KernelGame(SowKernel, record), random.Random(4), 0
        for _ in range(games):
            position, state = (
                game.start(),
                pyspiel.load_game(theirs).new_initial_state(),
            )
            for _ in range(LONGEST):
                if state.is_terminal() or not position.to_move:
                    break
                player = state.current_player()
                legal = {text(a, player): a for a in state.legal_actions()}
                ours = {str(turn): turn for turn in game.turns(position)}
                lie = [position.contents[site] for site in ORDER]
                if set(legal) != set(ours) or lie != pits(state):
                    raise SystemExit(
                        f"{theirs}: {sorted(legal)} {ours}\n{state}\n{lie}"
                    )
                positions += 1
                chosen = rng.choice(sorted(ours))
                state.apply_action(legal[chosen])
                position = game.play(position, ours[chosen])
            check_result(game, position, state, theirs)
        print(f"{theirs}: {positions} positions of {games} games are the same")
        figures.add(
            f"{theirs}: positions with the same turns as OpenSpiel, {games} games",
            positions,
        )


def check_result(game: Game, position: Any, state: Any, theirs: str) -> None:
    """Compare the ends of a game."""
    result = game.result(position)
    if (result is None) == state.is_terminal():
        raise SystemExit(f"{theirs}: one is over, the other not\n{state}\n{result}")
    if result is None:
        return
    returns = state.returns()
    winners = tuple(side for side, won in zip(SIDES, returns, strict=True) if won > 0)
    if winners != result.winners:
        raise SystemExit(f"{theirs}: {returns}, {result}\n{state}")
