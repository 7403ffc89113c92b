"""Play random games of named pieces in step with OpenSpiel; compare every turn.

    pip install open_spiel
    python -m bench openspiel_kinds [--games 100] [chess960] [xiangqi]

Chess960 begins in a start drawn by lot. A turn there is the board it leaves; in Xiangqi
it is from where to where. OpenSpiel ends games by repetition and quiet turns at once,
where players have to claim that here: such games are broken off. All other ends are
compared.
"""

import argparse
import random
import re
from collections.abc import Mapping
from typing import Any

import pyspiel

from bench.kit.results import Figures
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position, Turn

LONGEST = 160
"""Most turns of a game."""

_RANKS = 10  # of Xiangqi; OpenSpiel counts them from the top
_BY_REPEATING = {"repetition", "no_progress", "perpetual_check"}

Beginning = tuple[Game, Any]


def chess_begun(rng: random.Random) -> Beginning:
    """Return one of the 960 starts, here and there."""
    state = pyspiel.load_game("chess(chess960=true)").new_initial_state()
    outcomes = [action for action, _ in state.chance_outcomes()]
    state.apply_action(rng.choice(outcomes))
    theirs = str(state).split()[0]
    for number in range(960):
        game = find_game("chess960").configured(position=number)
        if _placed(game, game.start()) == theirs:
            return game, state
    raise SystemExit(f"chess960: {theirs} is none of our starts")


def chess_turns(state: Any, game: Game, position: Position) -> Mapping[str, list[Any]]:
    """Return the boards that turns leave: theirs with actions, ours with turns."""
    found: dict[str, list[Any]] = {}
    for action in state.legal_actions():
        board = str(state.child(action)).split()[0]
        found.setdefault(board, [None, None])[0] = action
    for turn in game.turns(position):
        board = _placed(game, game.play(position, turn))
        found.setdefault(board, [None, None])[1] = turn
    return found


def xiangqi_begun(_rng: random.Random) -> Beginning:
    """Return the start, here and there."""
    return find_game("xiangqi"), pyspiel.load_game("xiangqi").new_initial_state()


def xiangqi_turns(
    state: Any, game: Game, position: Position
) -> Mapping[str, list[Any]]:
    """Return turns by origin and target: theirs with actions, ours with turns."""
    found: dict[str, list[Any]] = {}
    for action in state.legal_actions():
        told = state.action_to_string(action)
        rows = [int(number) for number in re.findall(r"\d+", told)]
        here, there = (f"{'abcdefghi'[c]}{_RANKS - r}" for r, c in (rows[:2], rows[2:]))
        found.setdefault(f"{here}-{there}", [None, None])[0] = action
    for turn in game.turns(position):
        found.setdefault(turn.text.partition("x")[0], [None, None])[1] = turn
    return found


GAMES = {
    "chess960": (chess_begun, chess_turns),
    "xiangqi": (xiangqi_begun, xiangqi_turns),
}


def _placed(game: Game, position: Position) -> str:
    return game.fen(position).split()[0]


def compared(name: str, games: int) -> tuple[int, int, int]:
    """Return the numbers of equal positions, ends and castlings."""
    begun, turns = GAMES[name]
    rng = random.Random(4)
    positions = ends = castlings = 0
    for _ in range(games):
        game, state = begun(rng)
        position = game.start()
        for _ in range(LONGEST):
            if state.is_terminal() or not position.to_move:
                ends += _same_end(name, game, position, state)
                break
            found = turns(state, game, position)
            alone = [text for text, both in found.items() if None in both]
            if alone:
                raise SystemExit(f"{name}: {alone} differ in {position.contents}")
            positions += 1
            action, turn = rng.choice([*found.values()])
            castlings += _castles(turn)
            state.apply_action(action)
            position = game.play(position, turn)
    return positions, ends, castlings


def _castles(turn: Turn) -> bool:
    return turn.text.startswith("O-O")


def _same_end(name: str, game: Game, position: Position, state: Any) -> bool:
    """Return True if a game ended for both; stop if it did with another result."""
    result = game.result(position)
    if result is None or result.reason in _BY_REPEATING:
        return False  # there it ends by repeating, or sooner for want of pieces
    first, other = position.sides
    theirs = {1.0: (first,), -1.0: (other,), 0.0: ()}[_returned(name, state)]
    if not state.is_terminal() or result.winners != theirs:
        raise SystemExit(f"{name}: {result} here, {theirs} there")
    return True


def _returned(name: str, state: Any) -> float:
    """Return the OpenSpiel return of our first side; in chess its first is black."""
    returned: list[float] = state.returns()
    return returned[1] if name == "chess960" else returned[0]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=100)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Compare the games that are named, all of them if none is."""
    for name in args.names or GAMES:
        positions, ends, castlings = compared(name, args.games)
        print(
            f"{name}: {args.games} games, {positions} positions with the same legal "
            f"turns, {castlings} castlings, {ends} ends with the same result",
            flush=True,
        )
        figures.add(
            f"{name}: positions with the same turns as OpenSpiel, {args.games} games",
            positions,
        )
