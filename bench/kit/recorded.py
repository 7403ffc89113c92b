"""A recorded game and its truth, in either format of folders, for the benches."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.options import first_positions
from rules.core.pieces import Content, Piece

Layout = dict[str, Content]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded game: pictures, what stands on each, who begins, what was played.

    Attributes
    ----------
    illegal
        The pictures that show an illegal turn, by their place.
    taught
        Number of pieces taught of each side, without their kinds; 0: all of them.
    """

    game: Game
    board: str
    empty: Path
    frames: list[Path]
    layouts: list[Layout]
    hands: list[bool]
    sites_px: list[Mapping[str, tuple[float, float]]]
    sides: tuple[str, str]
    teach: int
    illegal: frozenset[int] = frozenset()
    taught: int = 0


def load(folder: Path) -> Recorded:
    """Return the recorded game in a folder of either format."""
    truth = json.loads((folder / "truth.json").read_text())
    if (folder / "scene.json").exists():
        scene = json.loads((folder / "scene.json").read_text())
        rows = truth["frames"]
        frames = [folder / "frames" / f"{row['frame']:04d}.jpg" for row in rows]
        game, sites = scene["game"], [scene["sites_px"]] * len(rows)
        board, empty = scene["board"], folder / "empty.jpg"
        hands = [bool(row["hand"]) for row in rows]
        first = truth["turns"][0]["player"]
        names = scene["pieces"]["players"]
        sides = (first, next(name for name in names.values() if name != first))
    else:
        rows = truth["frames"]
        frames = [folder / "frames" / row["frame"] for row in rows]
        game, board = truth["game"], truth["board"]
        sites, empty = [row["sites_px"] for row in rows], frames[0]
        hands = [False] * len(rows)
        first = truth["first"]
        sides = (first, "white" if first == "black" else "black")
    points = find_game(game).board.names
    stood = [{s: pieces_of(row["layout"].get(s)) for s in points} for row in rows]
    layouts: list[Layout] = [{**layout} for layout in stood]
    teach = next(
        i
        for i, (a, hand) in enumerate(zip(stood, hands, strict=True))
        if not hand and set(sides) <= {c[0].side for c in a.values() if c}
    )
    illegal = frozenset(
        turn["complete_frame"]
        for turn in truth.get("turns", ())
        if not turn.get("legal", True)
    )
    return Recorded(
        find_game(game),
        board,
        empty,
        frames,
        layouts,
        hands,
        sites,
        sides,
        teach,
        illegal,
    )


def pieces_of(held: str | Sequence[str] | None) -> tuple[Piece, ...]:
    """Return the pieces on a site of a recorded layout, bottom of a stack first."""
    pieces = [held] if isinstance(held, str) else held or ()
    return tuple(Piece(piece) for piece in pieces)


class NoWayError(ValueError):
    """Error raised when one or two turns do not lead to a picture's layout."""


def histories(game: Game, position: Position, layout: Layout) -> list[tuple[Turn, ...]]:
    """Return every way, of one or two turns, from a position to a board."""
    singles: list[tuple[Turn, ...]] = [
        (t,)
        for t in game.turns(position)
        if dict(game.play(position, t).contents) == layout
    ]
    if singles:
        return singles
    found: list[tuple[Turn, ...]] = []
    for turn in game.turns(position):
        then = game.play(position, turn)
        found += [
            (turn, reply)
            for reply in game.turns(then)
            if dict(game.play(then, reply).contents) == layout
        ]
    return found


def played(record: Recorded, skip: int | None = None) -> list[list[tuple[Turn, ...]]]:
    """Return, for each quiet board that differs from the one before, its histories."""
    starts = first_positions(record.game, record.sides, record.sides[0])
    shown = (each for each in starts if dict(each.contents) == record.layouts[0])
    position = next(shown, starts[0])
    told = []
    for index, layout in enumerate(record.layouts):
        if record.hands[index] or index == skip or index in record.illegal:
            continue
        if layout == dict(position.contents):
            continue
        ways = histories(record.game, position, layout)
        if not ways:  # the players themselves played out of order
            position = record.game.passed(position)
            ways = histories(record.game, position, layout)
        if not ways:
            raise NoWayError(f"{record.frames[index].name}: no legal way to its layout")
        told.append(ways)
        for turn in ways[0]:
            position = record.game.play(position, turn)
    return told
