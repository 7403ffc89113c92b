"""Generate the page's pictures of how each game is won.

    python -m bench endings

From the games in tests/playthroughs; where such a game ended without a winner, from the
first of a few seeded games of players who win where one turn does it. What is written
is shown with the rules of a game: the board before the last two turns, before the last
one, and at the end.
"""

import argparse
import json
import random
import sys
from pathlib import Path

from bench.kit.results import Figures
from device.export.shown_game import sites_of
from device.web.endings import ENDINGS
from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.notation import read_game, write_board

PLAYED = Path(__file__).parents[2] / "tests" / "playthroughs"
SEEDS, MOST_TURNS, MOST_TRIED = 6, 300, 60


def turns_of(game: Game) -> tuple[Turn, ...] | None:
    """Return the turns of a decisive game, None if none was found."""
    text = (PLAYED / f"{game.id}.txt").read_text(encoding="utf-8")
    last, turns = read_game(game, text)
    result = game.result(last)
    if result is not None and result.winners:
        return turns
    return next(filter(None, (won(game, seed) for seed in range(SEEDS))), None)


def won(game: Game, seed: int) -> tuple[Turn, ...] | None:
    """Return a game of players who take immediate wins, None if it has no winner."""
    rng, position, turns = random.Random(seed), game.start(), list[Turn]()
    while position.to_move and len(turns) < MOST_TURNS:
        legal = list(game.turns(position))
        rng.shuffle(legal)
        turn = next(
            (one for one in legal[:MOST_TRIED] if wins(game, position, one)), legal[0]
        )
        turns.append(turn)
        position = game.play(position, turn)
    result = game.result(position)
    return tuple(turns) if result is not None and result.winners else None


def wins(game: Game, position: Position, turn: Turn) -> bool:
    """Return True if a turn wins at once."""
    result = game.result(game.play(position, turn))
    return result is not None and position.to_move in result.winners


def ending(game: Game, turns: tuple[Turn, ...]) -> dict[str, object]:
    """Return the last three boards, the sites of the last two turns, and the result."""
    positions = [game.start()]
    for turn in turns:
        positions.append(game.play(positions[-1], turn))
    result = game.result(positions[-1])
    assert result is not None
    return {
        "boards": [write_board(position.contents) for position in positions[-3:]],
        "sites": [sites_of(turn) for turn in turns[-2:]],
        "winners": list(result.winners),
        "reason": result.reason,
        "scores": dict(result.scores),
    }


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""


def run(_args: argparse.Namespace, _figures: Figures) -> None:
    """Write the file; say which games have no ending in it."""
    found = {}
    for name, game in GAMES.items():
        turns = turns_of(game)
        if turns is not None and len(turns) > 1:
            found[name] = ending(game, turns)
        else:
            sys.stderr.write(f"{name}: nobody won\n")
        body = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in found.items())
        ENDINGS.write_text(f"{{\n{body}\n}}\n", encoding="utf-8")
