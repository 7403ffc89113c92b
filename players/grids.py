"""Evaluation of pieces on squares and points: material, advance, rows, mobility."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from players.evaluation import Narrow, Scores
from players.lattice import SiteGrid, grid_of
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Piece
from rules.games.table_position import TablePosition

WORTH: Mapping[str, float] = {
    "": 1.0,
    "P": 1.0,
    "Q": 9.0,
    "R": 5.0,
    "B": 3.2,
    "N": 3.0,
    "C": 4.5,
    "H": 4.0,
    "E": 2.5,
    "A": 2.0,
    "G": 3.5,
    "M": 4.0,
    "Z": 3.5,
    "S": 3.0,
    "K": 3.0,
    "L": 0.0,
}
"""Pieces by their letters, in pawns; who has lost a king has lost anyway."""


_NO_WAY = 99


def nothing(_game: Game) -> Scores:
    """Return an evaluation of 0, for games searched to the end."""
    return lambda position: [0.0] * len(position.sides)


def turns_left(game: Game) -> Scores:
    """Return an evaluation of mobility, for games of one player."""
    return lambda position: [float(len(game.turns(position)))]


def pieces(_game: Game) -> Scores:
    """Return an evaluation of material: on the board, in hand and captured."""

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        count = dict(zip(here.colours, map(float, here.hands), strict=True))
        for stood in here.stands:
            for piece in stood:
                own = Piece(piece.side)
                count[own] = count.get(own, 0.0) + (3.0 if piece.kind == "K" else 1.0)
        return [count.get(Piece(side), 0.0) for side in here.sides]

    return scores


def tops_and_captives(_game: Game) -> Scores:
    """Return an evaluation of stacks by their top, of reserves and captives."""

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        count = {
            colour: 1.2 * hand
            for colour, hand in zip(here.colours, here.hands, strict=True)
        }
        for stood in here.stands:
            if stood:
                own = Piece(stood[-1].side)
                count[own] = count.get(own, 0.0) + 1.0 + 0.1 * len(stood)
        return [
            count.get(Piece(side), 0.0) + 0.4 * held
            for side, held in zip(here.sides, here.held, strict=False)
        ]

    return scores


def named_pieces(game: Game) -> Scores:
    """Return an evaluation of material by kind, with a small bonus for advance."""
    grid = grid_of(game)
    centre = [_central(grid, number) for number in range(len(grid.names))]

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        found = [0.0] * len(here.sides)
        number = {side: n for n, side in enumerate(here.sides)}
        for site, stood in enumerate(here.stands):
            if not stood:
                continue
            piece = stood[-1]
            side = number[piece.side]
            forward = grid.forward(site, side)
            bonus = 0.15 * forward if piece.kind == "P" else 0.25 * centre[site]
            if piece.kind == "K":
                bonus = 0.0
            found[side] += WORTH.get(piece.kind, 3.0) + bonus
        return found

    return scores


def _central(grid: SiteGrid, number: int) -> float:
    """Return 1 in the middle of the board, 0 at its edge."""
    file, rank = grid.places[number]
    east, north = (grid.files + 1) / 2, (grid.ranks + 1) / 2
    return 1.0 - max(abs(file - east) / east, abs(rank - north) / north)


def way_gone(game: Game) -> Scores:
    """Return an evaluation of material and of its advance."""
    grid = grid_of(game)
    worth = [
        [2.0 + 2.0 * grid.forward(site, side) ** 2 for site in range(len(grid.names))]
        for side in (0, 1)
    ]

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        found = [0.0] * len(here.sides)
        number = {side: n for n, side in enumerate(here.sides)}
        for site, stood in enumerate(here.stands):
            if stood:
                side = number[stood[-1]]
                found[side] += worth[side][site]
        return found

    return scores


def closeness(_game: Game) -> Scores:
    """Return an evaluation of the compactness of a side's pieces."""
    grid = grid_of(_game)

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        found = []
        for side in here.sides:
            own = [
                grid.places[site]
                for site, stood in enumerate(here.stands)
                if stood and stood[-1].side == side
            ]
            size = len(own) or 1
            east = sum(file for file, _ in own) / size
            north = sum(rank for _, rank in own) / size
            apart = sum(max(abs(f - east), abs(r - north)) for f, r in own) / size
            middle = max(
                abs(east - (grid.files + 1) / 2), abs(north - (grid.ranks + 1) / 2)
            )
            found.append(-4.0 * apart - 0.5 * middle)
        return found

    return scores


def reach(game: Game) -> Scores:
    """Return an evaluation of empty squares that a side reaches first."""
    grid = grid_of(game)

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        empty = [not stood for stood in here.stands]
        steps = [_steps(grid, here, side, empty) for side in here.sides]
        found = [0.0] * len(steps)
        for one, other in zip(*steps, strict=True):
            if one < other:
                found[0] += 1.0
            elif other < one:
                found[1] += 1.0
        return found

    return scores


def _steps(
    grid: SiteGrid, here: TablePosition, side: str, empty: Sequence[bool]
) -> list[int]:
    """Return the number of slides by which a side reaches each site; 9 for none."""
    found = [9] * len(empty)
    edge = [n for n, stood in enumerate(here.stands) if stood and stood[-1] == side]
    for count in (1, 2, 3):
        new = []
        for start in edge:
            for ray in grid.rays[start]:
                for site in ray:
                    if not empty[site]:
                        break
                    if found[site] > count:
                        found[site] = count
                        new.append(site)
        edge = new
    return found


def corners_and_freedom(game: Game) -> Scores:
    """Return an evaluation of corners, their neighbours, and frontier discs."""
    grid = grid_of(game)
    corners = [n for n in range(len(grid.names)) if len(grid.near[n]) == 3]
    beside = {n: corner for corner in corners for n in grid.near[corner]}
    outer = {n for n in range(len(grid.names)) if len(grid.near[n]) < 8}
    around = [sum(1 << near for near in near_all) for near_all in grid.near]

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        stands = here.stands
        free = sum(1 << site for site, stood in enumerate(stands) if not stood)
        each = 3.0 * (1.0 - free.bit_count() / len(stands)) ** 4
        found = [0.0] * len(here.sides)
        number = {side: n for n, side in enumerate(here.sides)}
        for site, stood in enumerate(stands):
            if not stood:
                continue
            score = each - 0.45 * (around[site] & free).bit_count()
            if site in corners:
                score += 12.0
            elif site in beside and not stands[beside[site]]:
                score -= 5.0
            elif site in outer:
                score += 1.5
            found[number[stood[-1]]] += score
        return found

    return scores


def runs(game: Game) -> Scores:
    """Return an evaluation of rows that can still become a line, and of captures."""
    grid = grid_of(game)

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        stands = here.stands
        found = [2.5 * held for held in here.held]
        number = {side: n for n, side in enumerate(here.sides)}
        for site, stood in enumerate(stands):
            if not stood:
                continue
            side = number[stood[-1].side]
            for way in range(4):
                back, ahead = grid.rays[site][way + 4], grid.rays[site][way]
                if back and stands[back[0]] == stood:
                    continue
                length, open_ends = 1, int(bool(back) and not stands[back[0]])
                for there in ahead:
                    if stands[there] != stood:
                        open_ends += not stands[there]
                        break
                    length += 1
                if open_ends and length > 1:
                    worth = (0, 0, 0.6, 3.0, 12.0)[min(length, 4)]
                    found[side] += worth * open_ends * open_ends
        return found

    return scores


def near_pieces(game: Game) -> Narrow:
    """Return a move filter: sites within two steps of a piece."""
    grid = grid_of(game)
    about = [
        {n, *grid.near[n], *(far for m in grid.near[n] for far in grid.near[m])}
        for n in range(len(grid.names))
    ]
    number = {name: n for n, name in enumerate(grid.names)}

    def narrow(position: Position, turns: Sequence[Turn]) -> Sequence[Turn]:
        here = cast("TablePosition", position)
        close: set[int] = set()
        for site, stood in enumerate(here.stands):
            if stood:
                close |= about[site]
        near = [
            turn
            for turn in turns
            if not turn.steps or number.get(turn.steps[0].site, -1) in close
        ]
        return near or turns

    return narrow


def bridges(game: Game) -> Scores:
    """Return an evaluation of the pieces missing to connect opposite edges."""
    grid = grid_of(game)
    edges = [
        [n for n, place in enumerate(grid.places) if place[way] == 1] for way in (0, 1)
    ]

    def scores(position: Position) -> Sequence[float]:
        here = cast("TablePosition", position)
        found = []
        for side in here.sides:
            lacks = [_lacks(grid, here, side, edges[way], way) for way in (0, 1)]
            best, other = sorted(lacks)
            found.append(-1.0 * best - 0.2 * other)
        return found

    return scores


def _lacks(
    grid: SiteGrid, here: TablePosition, side: str, edge: Sequence[int], way: int
) -> int:
    """Return the pieces missing on a side's shortest path across the board."""
    far = (grid.files, grid.ranks)[way]
    costs = [1 if not stood else _NO_WAY * (stood[-1] != side) for stood in here.stands]
    known = [_NO_WAY] * len(costs)
    waiting: deque[tuple[int, int]] = deque()

    def reach_all(sites: Iterable[int], before: int) -> None:
        for site in sites:
            now = before + costs[site]
            if now < known[site]:
                known[site] = now
                add = waiting.append if costs[site] else waiting.appendleft
                add((now, site))

    reach_all(edge, 0)
    while waiting:
        lacking, site = waiting.popleft()
        if grid.places[site][way] == far:
            return lacking
        if lacking == known[site]:
            reach_all(grid.straight[site], lacking)
    return 2 * max(grid.files, grid.ranks)
