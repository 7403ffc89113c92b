"""Play random games in step with OpenSpiel; compare every turn.

    pip install open_spiel
    python bench/openspiel.py [GAMES]

OpenSpiel splits a turn that closes a mill in two actions, one of Amazons in three.
Whole turns are compared. It draws Lines of Action when a position comes back once, we
when it is there for the third time: so far a game is played.
"""

import random
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyspiel

from rules.catalogue import find_game
from rules.core.model import Game

LONGEST = 90  # turns of a game: OpenSpiel draws after 200 of its actions of a mill game
RANKS = 10  # of Amazons; OpenSpiel counts them from the top

Whole = Callable[[Any, Game], Mapping[str, list[int]]]
"""Returns OpenSpiel's actions of each whole turn, by our notation."""


def compared(name: str, whole_turns: Whole, games: int) -> int:
    """Return how many positions had the same legal turns; stop at the first other."""
    game, rng = find_game(name), random.Random(4)
    positions = 0
    for _ in range(games):
        position = game.start()
        state = pyspiel.load_game(name).new_initial_state()
        for _ in range(LONGEST):
            if not position.to_move or state.is_terminal():
                break
            theirs, ours = whole_turns(state, game), game.turns(position)
            if set(theirs) != {str(turn) for turn in ours}:
                raise SystemExit(f"{name}: the turns differ in {position.contents}")
            positions += 1
            turn = rng.choice(ours)
            for action in theirs[str(turn)]:
                state.apply_action(action)
            position = game.play(position, turn)
    return positions


def mill_turns(state: Any, game: Game) -> Mapping[str, list[int]]:
    """Return the turns of nine men's morris: a removal is an action of its own."""
    sites = game.board.names  # OpenSpiel numbers the points in the same order
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


def line_turns(state: Any, game: Game) -> Mapping[str, list[int]]:
    """Return the turns of Lines of Action: 'b1-b3', or 'c1xa3' where it takes."""
    del game
    found: dict[str, list[int]] = {}
    for action in state.legal_actions():
        here, took, there = re.split("([-x])", state.action_to_string(action).strip())
        found[f"{here}-{there}" + (f"x{there}" if took == "x" else "")] = [action]
    return found


def amazon_turns(state: Any, game: Game) -> Mapping[str, list[int]]:
    """Return the turns of Amazons: from where, to where, and the shot."""
    del game
    found: dict[str, list[int]] = {}

    def deeper(there: Any, sites: Sequence[str], actions: Sequence[int]) -> None:
        if len(sites) == 3:
            found[f"{sites[0]}-{sites[1]}/{sites[2]}"] = list(actions)
            return
        for action in there.legal_actions():
            row, column = map(int, re.findall(r"\d+", there.action_to_string(action)))
            site = f"{'abcdefghij'[column - 1]}{RANKS + 1 - row}"
            deeper(there.child(action), [*sites, site], [*actions, action])

    deeper(state, (), ())
    return found


COMPARED: Mapping[str, Whole] = {
    "nine_mens_morris": mill_turns,
    "lines_of_action": line_turns,
    "amazons": amazon_turns,
}

if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for name, turns in COMPARED.items():
        same = compared(name, turns, number)
        print(f"{name}: {same} positions of {number} games: the same legal turns")
