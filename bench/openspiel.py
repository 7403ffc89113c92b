"""Play random games of nine men's morris in step with OpenSpiel; compare every turn.

    pip install open_spiel
    python bench/openspiel.py [GAMES]

OpenSpiel splits a turn that closes a mill in two actions; whole turns are compared.
"""

import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pyspiel

from rules.catalogue import find_game

LONGEST = 90  # turns of a game: OpenSpiel draws after 200 of its actions


def compared(games: int) -> int:
    """Return how many positions had the same legal turns; stop at the first other."""
    game, rng = find_game("nine_mens_morris"), random.Random(4)
    sites = game.board.names  # OpenSpiel numbers the points in the same order
    positions = 0
    for _ in range(games):
        position = game.start()
        state = pyspiel.load_game("nine_mens_morris").new_initial_state()
        for _ in range(LONGEST):
            if not position.to_move:
                break
            theirs, ours = whole_turns(state, sites), game.turns(position)
            if set(theirs) != {str(turn) for turn in ours}:
                raise SystemExit(f"the turns differ in {position.contents}")
            positions += 1
            turn = rng.choice(ours)
            for action in theirs[str(turn)]:
                state.apply_action(action)
            position = game.play(position, turn)
    return positions


def whole_turns(state: Any, sites: Sequence[str]) -> Mapping[str, list[int]]:
    """Return OpenSpiel's actions of each whole turn, by our notation."""
    found: dict[str, list[int]] = {}
    for action in state.legal_actions():
        words = state.action_to_string(action).split()
        points = [sites[int(word)] for word in words if word.isdigit()]
        child = state.child(action)
        same = child.current_player() == state.current_player()
        if not same or child.is_terminal():
            found["-".join(points)] = [action]
            continue
        for removal in child.legal_actions():
            taken = sites[int(child.action_to_string(removal).split()[1])]
            found[f"{'-'.join(points)}x{taken}"] = [action, removal]
    return found


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(f"{compared(number)} positions of {number} games: the same legal turns")
