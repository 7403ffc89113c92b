"""Tournaments for tests: fields of players, and results that are put in."""

import random
from collections.abc import Callable
from dataclasses import replace

from hall.tournament.marks import OTHER, Mark
from hall.tournament.values import (
    Came,
    Pairing,
    Round,
    Tournament,
    TournamentKind,
    TournamentPlayer,
)


def field(
    count: int, *, kind: TournamentKind = TournamentKind.SWISS, rounds: int = 5
) -> Tournament:
    players = tuple(
        TournamentPlayer(number=n, name=f"Player {n}", rating=2000 - 10 * n)
        for n in range(1, count + 1)
    )
    return Tournament(name="Test", kind=kind, players=players, rounds=rounds)


def settled(pairing: Pairing, first: Mark, second: Mark | None = None) -> Pairing:
    marks = (first, second or OTHER[first])
    return replace(pairing, marks=marks, came=Came.HAND, by="test")


def played(one: Round, mark_of: Callable[[Pairing], Mark]) -> Round:
    """Return a round with a result at each table that has none."""
    pairings = (
        pairing if pairing.marks else settled(pairing, mark_of(pairing))
        for pairing in one.pairings
    )
    return replace(one, pairings=tuple(pairings))


def by_chance(seed: int) -> Callable[[Pairing], Mark]:
    chance = random.Random(seed)
    return lambda _: chance.choice([Mark.WIN, Mark.WIN, Mark.DRAW, Mark.LOSS])


def first_wins(_: Pairing) -> Mark:
    return Mark.WIN


def from_crosses(ratings: list[int], crosses: str, rounds: int = 5) -> Tournament:
    """Return a tournament of lines such as ``6b1 4w1 U``: opponent, side, mark."""
    players = tuple(
        TournamentPlayer(number=n, name=f"Player {n}", rating=rating)
        for n, rating in enumerate(ratings, 1)
    )
    lines = [line.split() for line in crosses.strip().splitlines()]
    cells = {
        (number, column): cell
        for number, line in enumerate(lines, 1)
        for column, cell in enumerate(line)
    }
    done = []
    for column in range(max(map(len, lines))):
        pairings = []
        for number in range(1, len(lines) + 1):
            cell = cells.get((number, column), "Z")
            if cell in "UFHZ":
                here = Pairing(table=0, first=number, second=None, marks=(Mark(cell),))
                pairings.append(replace(here, came=Came.PAIRING))
            elif cell[-2] == "w":
                opponent = int(cell[:-2])
                marks = (Mark(cell[-1]), Mark(cells[opponent, column][-1]))
                here = Pairing(table=0, first=number, second=opponent)
                pairings.append(settled(here, *marks))
        numbered = (replace(one, table=n) for n, one in enumerate(pairings, 1))
        done.append(Round(column + 1, tuple(numbered)))
    return Tournament(
        name="Test",
        kind=TournamentKind.SWISS,
        players=players,
        rounds=rounds,
        played=tuple(done),
    )
