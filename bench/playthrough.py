"""Print a seeded random game, to be kept as tests/playthroughs/GAME.txt.

python bench/playthrough.py GAME [SEED] > tests/playthroughs/GAME.txt
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rules.catalogue import find_game
from rules.core.model import Turn
from rules.core.notation import write_game


def random_game(name: str, seed: int) -> str:
    """Return a whole game of random turns as text."""
    game, rng = find_game(name), random.Random(seed)
    position = game.start()
    turns: list[Turn] = []
    while position.to_move:
        turns.append(rng.choice(game.turns(position)))
        position = game.play(position, turns[-1])
    return f"# random turns, seed {seed}\n{write_game(game, turns)}"


if __name__ == "__main__":
    sys.stdout.write(
        random_game(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    )
