"""Play random games of Othello in step with OpenSpiel; compare every turn and end.

    pip install open_spiel
    python bench/openspiel_othello.py [GAMES]

OpenSpiel numbers the squares from the north-western one, and a pass comes after them.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import pyspiel

from rules.catalogue import find_game

PASS = 64


def compared(games: int) -> tuple[int, int]:
    """Return how many positions had the same turns, and how many of these passes."""
    game, rng = find_game("othello"), random.Random(4)
    positions = passes = 0
    for _ in range(games):
        position = game.start()
        state = pyspiel.load_game("othello").new_initial_state()
        while position.to_move:
            theirs = {name_of(action): action for action in state.legal_actions()}
            ours = game.turns(position)
            if set(theirs) != {str(turn) for turn in ours}:
                raise SystemExit(f"the turns differ in {position.contents}")
            turn = rng.choice(ours)
            positions, passes = positions + 1, passes + (not turn.steps)
            state.apply_action(theirs[str(turn)])
            position = game.play(position, turn)
        result = game.result(position)
        assert result is not None
        winner = {1.0: ("black",), -1.0: ("white",), 0.0: ()}[state.returns()[0]]
        if result.winners != winner:
            raise SystemExit(f"the ends differ: {result} and {state.returns()}")
    return positions, passes


def name_of(action: int) -> str:
    """Return what we call an action of OpenSpiel's."""
    return "pass" if action == PASS else f"{'abcdefgh'[action % 8]}{8 - action // 8}"


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    same, passed = compared(number)
    print(f"{same} positions of {number} games: the same turns, {passed} passes")
