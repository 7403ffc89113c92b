"""Solve a small game on lines by enumerating every reachable state.

    python -m bench solve [--plain] [--tables DIR] [GAME ...]

Printed: who wins from the start with best play on both sides, in how many turns of both
together (the winner as fast, the loser as slow as possible) or that it is a draw, and
how many states there are.

A reachable state is what stands on the board, what each side has in hand and whose
turn it is (with what else of the past the rules heed: in the games named here nothing),
if legal turns lead to it from the start, which is one of them. States in which the game
is over are counted; "open" are those in which it is not. "classes" are the states of
which none is a turn or a mirror image of another.

With ``--tables`` a file for each game is written there, GAME.solved, with the value of
every state: ``players.solved`` reads it, and a computer player then plays perfectly.

One state of each class is played on through the engine and stands for the others, so
that the board's symmetry is taken for granted of the engine. With ``--plain`` every
state is played on: the same numbers, in five to eight times the time and the memory.

Where a repeated position draws, it is not counted how often positions have occurred:
whoever can win gets nearer the end with every turn and repeats nothing, and where
neither can, play that never ends is the draw that a repetition would be.
"""

import argparse
import time
from array import array
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from pathlib import Path

from bench.kit.results import Figures
from players.solved import filed, state_of
from rules.catalogue import find_game
from rules.core.game import Game
from rules.games.facade import KernelGame
from rules.games.lines.kernel import LineKernel
from rules.games.lines.position import LinePosition
from rules.games.lines.record import Remade
from rules.games.lines.tables import bits

THREE_BY_THREE = (
    "three_mens_morris",
    "tapatan",
    "achi",
    "tant_fant",
    "shisima",
    "sabr",
    "jare",
    "picaria",
)
NOBODY = -1

Way = tuple[int, ...]
"""A turn or mirror image of the board: where each site comes to lie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """Game value with best play, and size of the state space.

    Attributes
    ----------
    winner
        0: whoever begins, 1: the other, None: neither can force a win.
    turns
        How many turns of both sides the win takes, None if nobody wins.
    states, open_states, classes
        As the module says.
    ends
        For each reason why the game can be over, the states that are over for it.
    """

    winner: int | None
    turns: int | None
    states: int
    open_states: int
    classes: int
    ends: Mapping[str, int]


class Graph:
    """The states of a game by number, the start first, and where their turns lead.

    Attributes
    ----------
    following
        The states that turns lead to, those of one state after those of another.
    begins
        Where in ``following`` those of each state begin, and where the last end.
    movers
        The side to move.
    winners
        The side that has won, -1 where the game goes on or is drawn.
    images
        How many states each one stands for.
    ends
        As in ``Solution``.
    states
        Where they are wanted by name (``named``): what ``players.solved`` calls each.
    """

    def __init__(
        self,
        game: KernelGame[LinePosition],
        ways: Sequence[Way],
        *,
        named: bool = False,
    ) -> None:
        self._named = named
        start = game.start()
        self.following = array("I")
        self.begins = array("I", [0])
        self.movers = bytearray()
        self.winners = array("b")
        self.images = bytearray()
        self.ends: Counter[str] = Counter()
        self.states: list[str] = []
        self._ways = ways
        self._sites = len(start.tables.names)
        self._moved = [(_moved(way), _moved(way, self._sites)) for way in ways]
        self._numbers: dict[int, int] = {}
        self._kinds: dict[object, int] = {}
        self._waiting: deque[LinePosition] = deque()
        self._number(start)
        while self._waiting:
            self._play_on(game, self._waiting.popleft())

    def __len__(self) -> int:
        return len(self.movers)

    def _play_on(self, game: KernelGame[LinePosition], position: LinePosition) -> None:
        turns = game.turns(position)
        result = game.result(position)
        winner = NOBODY
        if result is not None:
            self.ends[result.reason] += self.images[len(self)]
            winner, *_ = (*map(position.sides.index, result.winners), NOBODY)
        self.movers.append(position.mover)
        self.winners.append(winner)
        self.following.extend({self._number(game.play(position, t)) for t in turns})
        self.begins.append(len(self.following))

    def _number(self, position: LinePosition) -> int:
        """Return the number of a state; one not met before is yet to be played on."""
        one, two = position.men
        boards = [mine[one] | others[two] for mine, others in self._moved]
        besides = (
            position.hand,
            position.mover,
            position.barred,
            position.no_return,
            position.flown,
            position.quiet,
            position.past,
            position.first,
            position.opening,
            position.freeing,
            position.end,
            position.winner,
        )
        kind = self._kinds.setdefault(besides, len(self._kinds))
        new = len(self._numbers)
        number = self._numbers.setdefault(kind << 2 * self._sites | min(boards), new)
        if number == new:
            self.images.append(len(set(boards)))
            if self._named:
                self.states.append(state_of(position, self._ways))
            self._waiting.append(position)
        return number


def solve(game: Game, *, plain: bool = False, tables: Path | None = None) -> Solution:
    """Return the game-theoretic value of a two-player game on lines.

    Parameters
    ----------
    game
        On the board that it is written for, its options as they are set; a rule
        that a repeated position draws is left out, which changes no value.
    plain
        Whether every state is played on, not only one of each class.
    tables
        The folder to write a table into; None: none is written.

    Raises
    ------
    TypeError
        If it is not a game on lines.
    ValueError
        If it is not a game of two.
    """
    kernel = getattr(game, "kernel", None)
    if not isinstance(kernel, LineKernel):
        raise TypeError(f"{game.title} is not a game on lines")
    card = kernel.record.card
    if card.players != 2:
        raise ValueError(f"{game.title} is played by {card.players}, not by two")
    record = replace(kernel.record, repetitions=0, card=replace(card, options={}))
    endless = KernelGame(LineKernel, record)
    every = symmetries(endless)
    ways = every[:1] if plain else every
    graph = Graph(endless, ways, named=tables is not None)
    winners, distances = _outcome(graph)
    winner, turns = winners[0], distances[0]
    if tables is not None:
        known = zip(graph.states, winners, distances, strict=True)
        worth = {
            state: (None if side == NOBODY else side, far) for state, side, far in known
        }
        with (tables / f"{game.id}.solved").open("wb") as file:
            file.writelines(filed(game.id, ways, worth))
    states = sum(graph.images)
    return Solution(
        winner=None if winner == NOBODY else winner,
        turns=None if winner == NOBODY else turns,
        states=states,
        open_states=states - graph.ends.total(),
        classes=len(graph),
        ends=dict(graph.ends),
    )


def symmetries(game: KernelGame[LinePosition]) -> list[Way]:
    """Return every turn and mirror image of the board that leaves the game the same.

    The first leaves the board as it is. It is the only one where the rules remember
    lines or ways, which would have to be turned with the board.
    """
    places = [(round(site.x_mm), round(site.y_mm)) for site in game.board.sites]
    number = {place: site for site, place in enumerate(places)}
    found = []
    for flip, across, up in product((False, True), (1, -1), (1, -1)):
        turned = [(y, x) if flip else (x, y) for x, y in places]
        way = tuple(number[across * x, up * y] for x, y in turned)
        if _is_same(game, way):
            found.append(way)
    return found if game.start().tables.record.remade is Remade.FREELY else found[:1]


def _is_same(game: KernelGame[LinePosition], way: Way) -> bool:
    """Return True if neighbours, lines that count and the start are left the same."""
    start = game.start()
    tables = start.tables

    def moved(sites: int) -> int:
        return sum(1 << way[site] for site in bits(sites))

    for side, men in enumerate(start.men):
        counting = {
            row
            for number, row in enumerate(tables.rows)
            if tables.counting[side] >> 3 * number & 1
        }
        if moved(men) != men or set(map(moved, counting)) != counting:
            return False
    return all(
        tables.near[way[site]] == moved(near) for site, near in enumerate(tables.near)
    )


def _moved(way: Way, shift: int = 0) -> list[int]:
    """Return, for every set of sites, the set that it becomes, shifted."""
    found = [0]
    for there in way:
        found += [sites | 1 << there + shift for sites in found]
    return found


def _outcome(graph: Graph) -> tuple[Sequence[int], Sequence[int]]:
    """Return each state's winner, -1 for a draw, and the number of turns to the end.

    States are settled backwards from the ends, those nearer to an end first: one turn
    to a win of the side to move wins, and it loses when all its turns have lost.
    """
    earlier, starts = _turned_round(graph)
    untried = array("I", (end - begin for begin, end in pairwise(graph.begins)))
    winners = graph.winners[:]
    turns = array("I", [0]) * len(graph)
    settled = deque(number for number, side in enumerate(winners) if side != NOBODY)
    while settled:
        number = settled.popleft()
        winner = winners[number]
        for before in earlier[starts[number] : starts[number + 1]]:
            if winners[before] != NOBODY:
                continue
            untried[before] -= 1
            if winner == graph.movers[before] or not untried[before]:
                winners[before] = winner
                turns[before] = turns[number] + 1
                settled.append(before)
    return winners, turns


def _turned_round(graph: Graph) -> tuple[Sequence[int], Sequence[int]]:
    """Return the states that turns lead from, and where those of each state begin."""
    starts = array("I", [0]) * (len(graph) + 1)
    for there in graph.following:
        starts[there + 1] += 1
    for number in range(len(graph)):
        starts[number + 1] += starts[number]
    free = starts[:]
    earlier = array("I", [0]) * len(graph.following)
    for here, there in _edges(graph):
        earlier[free[there]] = here
        free[there] += 1
    return earlier, starts


def _edges(graph: Graph) -> Iterator[tuple[int, int]]:
    for here, (begin, end) in enumerate(pairwise(graph.begins)):
        for there in graph.following[begin:end]:
            yield here, there


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--tables", type=Path, metavar="DIR")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print the game-theoretic value of each game."""
    print(
        f"{'game':20}{'best play':28}{'states':>11}{'open':>11}{'classes':>10}"
        f"{'s':>8}  over"
    )
    for name in args.names or THREE_BY_THREE:
        begin_s = time.perf_counter()
        found = solve(find_game(name), plain=args.plain, tables=args.tables)
        spent_s = time.perf_counter() - begin_s
        value = "a draw"
        if found.winner is not None:
            value = f"{('first', 'second')[found.winner]} wins in {found.turns} turns"
        over = ", ".join(f"{reason} {count:,}" for reason, count in found.ends.items())
        print(
            f"{name:20}{value:28}{found.states:11,}{found.open_states:11,}"
            f"{found.classes:10,}{spent_s:8.1f}  {over}",
            flush=True,
        )
        figures.add(f"{name}: best play", value)
        figures.add(f"{name}: states", found.states)
