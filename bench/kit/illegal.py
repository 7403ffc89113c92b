"""Make pictures of illegal boards by pasting chips from a game's other frames."""

import random
from collections.abc import Callable

import cv2
import numpy as np

from bench.kit.pictures import read_image
from bench.kit.recorded import Layout, Recorded, histories, pieces_of
from calibration.common.arrays import Image
from rules.core.game import Game
from rules.core.model import Position, Ruling, StepKind


def pasted(record: Recorded, index: int, wanted: Layout) -> Image | None:
    """Return frame ``index`` with sites pasted from other frames to hold ``wanted``."""
    image = read_image(record.frames[index])
    here = record.sites_px[index]
    names = list(here)
    points = np.array([here[s] for s in names], np.float64)
    spacing = min(
        float(np.hypot(*(a - b))) for i, a in enumerate(points) for b in points[:i]
    )
    for site, content in wanted.items():
        if record.layouts[index][site] == content:
            continue
        donor = next(
            (
                i
                for i in sorted(range(len(record.frames)), key=lambda i: abs(i - index))
                if record.layouts[i][site] == content and not record.hands[i]
            ),
            None,
        )
        if donor is None:
            return None
        other = np.array([record.sites_px[donor][s] for s in names], np.float64)
        there, _ = cv2.findHomography(other, points)
        source = read_image(record.frames[donor])
        warped = cv2.warpPerspective(source, there, image.shape[1::-1])
        mask = np.zeros(image.shape[:2], np.uint8)
        centre = tuple(round(v) for v in here[site])
        cv2.circle(mask, centre, int(0.48 * spacing), 255, -1)
        soft = cv2.GaussianBlur(mask, (0, 0), 2)[..., None] / 255.0
        image = np.asarray(image * (1 - soft) + warped * soft, np.uint8)
    return image


def out_of_turn(game: Game, before: Position, after: Position) -> list[Layout]:
    """Return boards on which the side that has just played plays again."""
    again = [
        t
        for t in game.turns(before)
        if all(
            after.contents[s.to or s.site] == ()
            and (
                s.kind is StepKind.PLACE or after.contents[s.site] == (before.to_move,)
            )
            for s in t.steps
        )
    ]
    return [{**after.contents, **game.changes(before, t)} for t in again]


def not_adjacent(game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a chip was carried too far."""
    own = [s for s, c in after.contents.items() if c == (after.to_move,)]
    free = [s for s, c in after.contents.items() if c == ()]
    boards = [
        {**after.contents, a: (), b: pieces_of(after.to_move)}
        for a in own
        for b in free
    ]
    return [b for b in boards if _rule(game, after, b) == "not_adjacent"]


def from_a_mill(game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a protected chip was shot."""
    enemy = [s for s, c in after.contents.items() if c and c != (after.to_move,)]
    boards = []
    for turn in game.turns(after):
        if turn.steps[-1].kind is StepKind.REMOVE:
            whole = {**after.contents, **game.changes(after, turn)}
            taken = turn.steps[-1].site
            boards += [{**whole, taken: after.contents[taken], s: ()} for s in enemy]
    return [b for b in boards if _rule(game, after, b) == "protected_by_mill"]


def wrong_colour(_game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a chip turned into one of the other colour."""
    other = next(side for side in after.in_hand if side != after.to_move)
    own = [s for s, c in after.contents.items() if c == (after.to_move,)]
    return [{**after.contents, s: pieces_of(other)} for s in own]


def shoved(_game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a chip of the waiting side slid off its point."""
    enemy = [s for s, c in after.contents.items() if c and c != (after.to_move,)]
    return [{**after.contents, s: ()} for s in enemy]


def _rule(game: Game, position: Position, board: Layout) -> str | None:
    ruling = game.judge(position, board)
    return ruling.rule if isinstance(ruling, Ruling) else None


KINDS: dict[
    str, tuple[Callable[[Game, Position, Position], list[Layout]], set[str]]
] = {
    "twice in a row": (out_of_turn, {"out_of_turn"}),
    "not adjacent": (not_adjacent, {"not_adjacent"}),
    "shot from a mill": (from_a_mill, {"protected_by_mill"}),
    "wrong colour": (wrong_colour, {"wrong_colour"}),
    "shoved aside": (shoved, {"no_mill", "turn_taken_back"}),
}


def illegal_boards(
    record: Recorded, kind: str, count: int, rng: random.Random
) -> list[tuple[int, Image]]:
    """Return up to ``count`` (frame index, picture) of one kind of illegal board."""
    make, _ = KINDS[kind]
    position = before = record.game.start(sides=record.sides)
    offered: list[tuple[int, Layout]] = []
    for index, layout in enumerate(record.layouts):
        if record.hands[index] or layout == dict(position.contents):
            continue
        if not histories(record.game, position, layout):
            position = record.game.passed(position)
        for turn in histories(record.game, position, layout)[0]:
            before, position = position, record.game.play(position, turn)
        if record.game.result(position) is None:
            offered += [(index, b) for b in make(record.game, before, position)]
    rng.shuffle(offered)
    found: list[tuple[int, Image]] = []
    for index, board in offered:
        if len(found) == count:
            break
        picture = pasted(record, index, board)
        if picture is not None:
            found.append((index, picture))
    return found
