"""Solve a small game of three in a row by looking at every position.

    python bench/solve.py [GAME ...]

Printed: who wins from the start with best play on both sides, in how many turns (the
winner as fast, the loser as slow as possible), and how many positions there are.
"""

import sys
import time
from collections import defaultdict, deque
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rules.catalogue import find_game
from rules.families.line_position import LinePosition
from rules.families.lines import LineGame

SMALL = ("three_mens_morris", "tapatan", "achi", "tant_fant")


def reachable(game: LineGame) -> dict[LinePosition, list[LinePosition]]:
    """Return every position of the game with those that its turns lead to."""
    found: dict[LinePosition, list[LinePosition]] = {}
    waiting = [game.start()]
    while waiting:
        position = waiting.pop()
        if position not in found:
            found[position] = [game.play(position, turn) for turn in position.turns]
            waiting += found[position]
    return found


def solve(game: LineGame) -> tuple[int | None, int]:
    """Return the turns to the end from the start, and the number of positions.

    Odd: whoever begins wins; even: the other does; None: neither can force it.
    Positions are settled backwards from the ends: lost when every turn leads to a
    win of the other side, won when one turn leads to a loss of it.
    """
    after = reachable(game)
    before = defaultdict(list)
    for position, following in after.items():
        for next_one in following:
            before[next_one].append(position)
    open_turns = {position: len(following) for position, following in after.items()}
    length: dict[LinePosition, int] = {}
    settled = deque(position for position in after if not after[position])
    for position in settled:
        result = game.result(position)
        assert result is not None
        assert result.winners, "every end of these games has a winner"
        length[position] = 0
    while settled:
        position = settled.popleft()
        for earlier in before[position]:
            if earlier in length:
                continue
            open_turns[earlier] -= 1
            lost = length[position] % 2 == 0
            if lost or not open_turns[earlier]:
                length[earlier] = length[position] + 1
                settled.append(earlier)
    return length.get(game.start()), len(after)


if __name__ == "__main__":
    for name in sys.argv[1:] or SMALL:
        begin = time.perf_counter()
        turns, positions = solve(find_game(name))
        spent = time.perf_counter() - begin
        if turns is None:
            verdict = "neither side can force a win"
        else:
            winner = "first" if turns % 2 else "second"
            verdict = f"the {winner} player wins in {turns} turns"
        print(f"{name:20}{verdict:40}{positions:>8} positions{spent:7.1f} s")
