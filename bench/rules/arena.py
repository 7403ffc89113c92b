"""Tournament of computer players: levels, versions, random play, other programs.

    python -m bench arena GAME ...|all [--players 1 2 3 6 random] [--games 20]
                          [--seconds 0.05 | --nodes 300] [--longest 200] [--neighbours]

A player is a level (``3``), ``random``, a level of another checkout (``6@/path/to/it``)
or, where it is installed, OpenSpiel's tree search with random playouts: ``openspiel``
in C++, ``openspiel-python`` in Python, ``openspiel*4`` with four times the seconds.
Each pair plays ``--games`` games, each side as often. Two turns drawn by lot open each
game, the same for both ways round. A game that goes on for too long is drawn. Seconds
are the processor's. Every turn that is chosen is looked up among the legal ones.

Printed: for each pair wins, draws, losses and the difference in Elo with its error, one
standard deviation of the mean score, a drawn game added; how long both thought about a
turn, and how many positions (OpenSpiel: playouts) they looked at; then everybody's Elo,
where the first player's is 0. At the end, how many turns were legal.
"""

import argparse
import itertools
import json
import math
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from bench.kit.results import Figures
from players.player import Player
from players.search import NO_LIMIT, Stop
from rules.catalogue import GAMES, find_game
from rules.core.game import Game
from rules.core.model import Position, Turn

OPENING = 2
"""Random opening turns."""

Chooses = Callable[[Position, Sequence[Turn]], Turn]
"""Returns a turn of a position; the turns that led there besides."""


@dataclass
class Effort:
    """Effort of one player of a pair so far: turns, seconds, nodes."""

    turns: int = 0
    seconds: float = 0.0
    looked: int = 0

    def __str__(self) -> str:
        turns = self.turns or 1
        return f"{self.seconds / turns:.3f} s {self.looked / turns:.0f}"


class Limit(NamedTuple):
    """Search limit of a turn: seconds, or nodes."""

    seconds: float
    nodes: int | None


class Score(NamedTuple):
    """Score of a pair of players."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        """Return the number of games played."""
        return sum(self)

    @property
    def share(self) -> float:
        """Return the first one's share of the points, a drawn game added."""
        return (self.won + 0.5 * self.drawn + 0.5) / (self.games + 1)

    @property
    def error(self) -> float:
        """Return the standard deviation of the share."""
        square = (self.won + 0.25 * self.drawn + 0.25) / (self.games + 1)
        return math.sqrt(max(square - self.share**2, 0.0) / (self.games + 1))


def elo(share: float) -> float:
    """Return the difference in Elo for a share of the points."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def in_elo(score: Score) -> tuple[float, float]:
    """Return the difference in Elo, and its error."""
    low, high = score.share - score.error, score.share + score.error
    return elo(score.share), (elo(high) - elo(low)) / 2


def chooser(name: str, game: Game, limit: Limit, seed: int, effort: Effort) -> Chooses:
    """Return the move chooser that a player's name stands for, for one game."""
    if name == "random":
        rng = random.Random(seed)
        return lambda position, _past: rng.choice(list(game.turns(position)))
    if name.startswith("openspiel"):
        return _openspiel(name, game, limit, seed, effort)
    level, _, folder = name.partition("@")
    if folder:
        return Version(game, int(level), limit, seed, Path(folder)).choose
    player = Player(game, int(level), seed=seed)

    def choose(position: Position, _past: Sequence[Turn]) -> Turn:
        begun_s = time.process_time()
        stop = bool if limit.nodes else _timed(begun_s + limit.seconds)
        most = limit.nodes or NO_LIMIT
        thought = player.choose(position, stop=stop, most_nodes=most)
        effort.turns += 1
        effort.seconds += time.process_time() - begun_s
        effort.looked += thought.nodes
        return thought.turn

    return choose


def _timed(end_s: float) -> Stop:
    """Return a stop predicate with a deadline; every eighth call reads the clock."""
    asked = itertools.count()
    return lambda: not next(asked) % 8 and time.process_time() > end_s


def _openspiel(
    name: str, game: Game, limit: Limit, seed: int, effort: Effort
) -> Chooses:
    from bench.rules.arena_openspiel import Spiel

    kind, _, times = name.partition("*")
    seconds = limit.seconds * float(times or 1)
    spiel = Spiel(game, seconds, seed, in_python=kind.endswith("python"))

    def choose(position: Position, past: Sequence[Turn]) -> Turn:
        before_s, before = spiel.spent_s, spiel.looked
        turn = spiel.choose(position, past)
        effort.turns += 1
        effort.seconds += spiel.spent_s - before_s
        effort.looked += spiel.looked - before
        return turn

    return choose


class Version:
    """A player of another checkout, in a process of its own."""

    def __init__(
        self, game: Game, level: int, limit: Limit, seed: int, folder: Path
    ) -> None:
        self.game, self.level, self.limit, self.seed = game, level, limit, seed
        self._process = subprocess.Popen(
            [sys.executable, "-m", "players"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, _position: Position, past: Sequence[Turn]) -> Turn:
        """Request a turn from the process."""
        asked: dict[str, Any] = {
            "ask": "turn",
            "game": self.game.id,
            "turns": [turn.text for turn in past],
            "level": self.level,
            "seed": self.seed,
            "seconds": self.limit.seconds,
        }
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        told = json.loads(process.stdout.readline())
        return self.game.parse(_position, told["turn"])

    def __del__(self) -> None:
        self._process.kill()
        self._process.wait()


def played(
    game: Game, players: Sequence[Chooses], seed: int, longest: int
) -> tuple[int | None, int]:
    """Return the number of the player who won, None for a draw, and the turns.

    Of more sides than players every second one is the first player's.
    """
    rng = random.Random(seed)
    past: list[Turn] = []
    position: Position = game.start()
    sides = position.sides
    while game.result(position) is None and len(past) < longest:
        assert position.to_move is not None
        seat = sides.index(position.to_move) % len(players)
        turns = game.turns(position)
        drawn = len(past) < OPENING
        turn = rng.choice(list(turns)) if drawn else players[seat](position, past)
        if turn not in turns:
            raise SystemExit(f"{game.id}: {turn} is not legal after {past}")
        past.append(turn)
        position = game.play(position, turn)
    result = game.result(position)
    if result is None or not result.winners:
        return None, len(past)
    seats = {sides.index(side) % len(players) for side in result.winners}
    return (seats.pop() if len(seats) == 1 else None), len(past)


class Met(NamedTuple):
    """Result of a pair of players: score, effort of each, and number of turns."""

    score: Score
    efforts: tuple[Effort, Effort]
    turns: int


def met(
    game: Game, names: tuple[str, str], games: int, limit: Limit, longest: int
) -> Met:
    """Play games between two players; the score is the first one's."""
    counts = [0, 0, 0]
    efforts, turns = (Effort(), Effort()), 0
    for number in range(games):
        swapped = number % 2
        seats = [
            chooser(name, game, limit, 1000 + number, effort)
            for name, effort in zip(names, efforts, strict=True)
        ]
        order = seats[::-1] if swapped else seats
        winner, length = played(game, order, number // 2, longest)
        turns += length
        if winner is None:
            counts[1] += 1
        else:
            counts[0 if winner == swapped else 2] += 1
    return Met(Score(*counts), efforts, turns)


def _of_several() -> list[str]:
    """Return the ids of all games that are not for one alone."""
    return [name for name, game in GAMES.items() if len(game.start().sides) > 1]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("names", nargs="+", metavar="GAME")
    parser.add_argument("--players", nargs="+", default=["1", "2", "3", "4", "5", "6"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--longest", type=int, default=200)
    parser.add_argument("--neighbours", action="store_true", help="only those in a row")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run a tournament of the named players in the named games."""
    limit = Limit(args.seconds, args.nodes)
    names = args.names if args.names != ["all"] else _of_several()
    all_games = all_turns = 0
    for name in names:
        game = find_game(name)
        pairs = list(itertools.combinations(args.players, 2))
        if args.neighbours:
            pairs = list(itertools.pairwise(args.players))
        total = {args.players[0]: 0.0}
        for one, other in pairs:
            begun_s = time.perf_counter()
            score, efforts, turns = met(
                game, (one, other), args.games, limit, args.longest
            )
            all_games, all_turns = all_games + args.games, all_turns + turns
            ahead, error = in_elo(score)
            total.setdefault(other, total.get(one, 0.0) - ahead)
            print(
                f"{name:20} {one:>9} - {other:9} +{score.won} ={score.drawn} "
                f"-{score.lost}  {ahead:+5.0f} +- {error:.0f} Elo  "
                f"{(time.perf_counter() - begun_s) / args.games:.1f} s a game; a turn: "
                f"{efforts[0]}, {efforts[1]} positions",
                flush=True,
            )
        ranks = ", ".join(f"{who} {points:+.0f}" for who, points in total.items())
        print(f"{name:20} {ranks}")
        for who, points in total.items():
            figures.add(f"{name}: {who} before {args.players[0]}", points, unit="Elo")
    print(f"{all_games} games, {all_turns} turns: every one was legal")
