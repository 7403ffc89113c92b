"""Play random games in step with OpenSpiel; compare every turn and every end.

    pip install open_spiel
    python -m bench openspiel [--games 1000] [GAME ...]

OpenSpiel splits a turn that closes a mill in two actions, one of Amazons in three.
Whole turns are compared. It draws Lines of Action when a board comes back once, whoever
is to move, we when a position is there for the third time: where it can be helped no
board comes back, else the game is broken off. Who joins both players' pieces wins
there: that option is set. It draws a mill game after 200 of its actions: those are
broken off before.
"""

import argparse
import random
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pyspiel

from bench.kit.results import Figures
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position, Turn

LONGEST = {"nine_mens_morris": 90}
"""Most turns of a game; other games are played to their ends."""

OPTIONS = {"lines_of_action": {"both_connected": "mover"}}
"""What is chosen where OpenSpiel reads a rule as we only do on demand."""

RANKS = 10  # of Amazons; OpenSpiel counts them from the top
PASS = 64  # of Othello; the squares are numbered from the north-western one

Whole = Callable[[Any, Game], Mapping[str, list[int]]]
"""Returns OpenSpiel's actions of each whole turn, by our notation."""


class Same(NamedTuple):
    """Counts of agreement: positions, passes among the turns, ends of games."""

    positions: int
    passes: int
    ends: int


def compared(name: str, whole_turns: Whole, games: int) -> Same:
    """Return counts of compared turns; raise at the first difference."""
    game, rng = find_game(name), random.Random(4)
    game = game.configured(**OPTIONS.get(name, {}))
    positions = passes = ends = 0
    for _ in range(games):
        position = game.start()
        state = pyspiel.load_game(name).new_initial_state()
        seen = {_board(position)}
        while position.to_move and not state.is_terminal():
            theirs, ours = whole_turns(state, game), game.turns(position)
            if set(theirs) != {str(turn) for turn in ours}:
                raise SystemExit(f"{name}: the turns differ in {position.contents}")
            if len(seen) > LONGEST.get(name, len(seen)):
                break
            turn, position = _chosen(game, position, ours, seen, rng)
            positions, passes = positions + 1, passes + (not turn.steps)
            for action in theirs[str(turn)]:
                state.apply_action(action)
            if turn.steps and _board(position) in seen:
                break
            seen.add(_board(position))
        else:
            _compare_ends(name, game, position, state)
            ends += 1
    return Same(positions, passes, ends)


def _board(position: Position) -> tuple[object, ...]:
    return tuple(position.contents.items())


def _chosen(
    game: Game,
    position: Position,
    turns: Sequence[Turn],
    seen: set[tuple[object, ...]],
    rng: random.Random,
) -> tuple[Turn, Position]:
    """Return a turn, and a position that was not there before if one can be had."""
    for turn in rng.sample(turns, len(turns)):
        after = game.play(position, turn)
        if _board(after) not in seen:
            break
    return turn, after


def _compare_ends(name: str, game: Game, position: Position, state: Any) -> None:
    """Raise if one program alone ends the game, or the results differ."""
    result = game.result(position)
    first, other = game.start().sides
    winners = {1.0: (first,), -1.0: (other,), 0.0: ()}
    theirs = winners[state.returns()[0]] if state.is_terminal() else "not over"
    ours = result.winners if result else "not over"
    if ours != theirs:
        raise SystemExit(f"{name}: the ends differ: {ours}, {theirs} {position}")


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


def breakthrough_turns(state: Any, game: Game) -> Mapping[str, list[int]]:
    """Return the turns of Breakthrough: who begins sits in the north there."""
    del game
    found: dict[str, list[int]] = {}
    for action in state.legal_actions():
        text = state.action_to_string(action)
        here, there = (f"{text[k]}{9 - int(text[k + 1])}" for k in (0, 2))
        found[f"{here}-{there}" + (f"x{there}" if "*" in text else "")] = [action]
    return found


def disc_turns(state: Any, game: Game) -> Mapping[str, list[int]]:
    """Return the turns of Othello, by where a disc is placed."""
    del game
    names = {PASS: "pass"} | {
        n: f"{'abcdefgh'[n % 8]}{8 - n // 8}" for n in range(PASS)
    }
    return {names[action]: [action] for action in state.legal_actions()}


COMPARED: Mapping[str, Whole] = {
    "nine_mens_morris": mill_turns,
    "breakthrough": breakthrough_turns,
    "lines_of_action": line_turns,
    "amazons": amazon_turns,
    "othello": disc_turns,
}


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=50)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Compare the games that are named, all of them if none is."""
    for name in args.names or COMPARED:
        same = compared(name, COMPARED[name], args.games)
        print(
            f"{name}: {args.games} games, {same.positions} positions with the same "
            f"legal turns, {same.passes} passes, {same.ends} ends with the same result",
            flush=True,
        )
        figures.add(
            f"{name}: positions with the same turns as OpenSpiel, {args.games} games",
            same.positions,
        )
