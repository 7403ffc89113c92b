"""Accuracy of identifying pieces by the signs on discs, taught from one picture.

    python -m bench faces [FOLDER...] [--drawn N] [--board ID] [--font FILE]...
        [--turned] [--wrong]

A folder is a scene: its first frame teaches, all others without a hand are read one by
one. Drawn boards have other letters (or, with fonts of Chinese characters, the pieces
of xiangqi), woods, inks, lights and sizes; every disc is turned and moved by chance.
The first picture teaches, two more in other lights are read: one as it should be, one
with two pieces of a side swapped.
"""

import argparse
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from PIL import Image as Drawing
from PIL import ImageDraw, ImageFont

from bench.boards.patches import scene_view
from bench.kit.options import folders
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from calibration.common.view import View
from painter.bare import camera_above
from painter.props import ChipProp, chip_face, draw_chips
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.faces import assigned, mistaken, swapped
from rules.core.pieces import Piece
from vision.common.patches import fitted_spacing_mm
from vision.pieces.faces import FaceBook, kinds, learn
from vision.pieces.net import PieceNet
from vision.pieces.tops import seen_pieces

_KINDS = {"K": 1, "A": 2, "E": 2, "H": 2, "R": 2, "C": 2, "P": 5}
_CHARACTERS = {
    "south": dict(zip("KAEHRCP", "帥仕相傌俥炮兵", strict=True)),
    "north": dict(zip("KAEHRCP", "將士象馬車砲卒", strict=True)),
}
_LETTERS = "ABCDEFGHJKLMPQRSTUVXYZ1234578"  # none that is another upside down
_BODIES = ((134, 184, 222), (110, 165, 205), (175, 215, 235), (225, 230, 232))
_DARKS = ((40, 40, 44), (32, 34, 170), (30, 60, 100), (120, 60, 30))
_INKS = ((15, 15, 18), (18, 18, 158), (40, 70, 20), (140, 50, 30))
_WOODS = ("maple", "oak", "beech", "walnut")
_FINE = 2  # supersampling factor while drawing
_FACE = 64
_SIZES_PX = (12, 16, 20, 26, 34, 46)


@dataclass(slots=True)
class Score:
    """Counts of what was read."""

    boards: int = 0
    whole: int = 0
    assigned: int = 0
    sites: int = 0
    wrong: int = 0
    unsure: int = 0
    sure_wrong: int = 0
    alarms: int = 0
    swaps: int = 0
    found: int = 0
    unread: int = 0

    def take(self, told: Any, layout: Mapping[str, Piece]) -> list[str]:
        """Count one board that is as it should be; return what was misread."""
        misread, before = [], self.unread
        for site, piece in layout.items():
            own = {k: v for k, v in told.get(site, {}).items() if k.side == piece.side}
            self.sites += 1
            if piece not in own:
                self.unread += 1
                continue
            best = max(own, key=lambda kind: own[kind])
            unsure = np.exp(own[best]) < 0.9
            self.unsure += unsure
            if best != piece:
                self.wrong += 1
                self.sure_wrong += not unsure
                misread.append(f"{site} {piece} as {best} {np.exp(own[best]):.3f}")
        self.boards += 1
        self.whole += not misread and self.unread == before
        self.alarms += bool(mistaken(told, layout))
        many: dict[Piece, int] = {}
        for piece in sorted(layout.values()):
            many[piece] = many.get(piece, 0) + 1
        board = assigned(told, {s: p.side for s, p in layout.items()}, many)
        self.assigned += board == layout
        return misread

    def kept(self, figures: Figures, where: str) -> None:
        """Add its recorded figures."""
        right = self.sites - self.wrong - self.unread
        figures.add(f"{where}: discs told right", right, of=self.sites)
        figures.add(f"{where}: boards as a whole", self.assigned, of=self.boards)
        figures.add(f"{where}: false alarms", self.alarms)
        figures.add(f"{where}: sure and wrong", self.sure_wrong)
        if self.swaps:
            figures.add(f"{where}: swaps found", self.found, of=self.swaps)

    def __str__(self) -> str:
        """Return one line."""
        right = 100 * (1 - (self.wrong + self.unread) / max(self.sites, 1))
        swaps = f"; swaps found {self.found} of {self.swaps}" if self.swaps else ""
        return (
            f"{self.sites:6} discs {right:7.3f} % right (unread {self.unread}, below "
            f"0.9 {self.unsure}, wrong above {self.sure_wrong}); boards {self.boards}: "
            f"each right {self.whole}, as a whole {self.assigned}, "
            f"false alarms {self.alarms}{swaps}"
        )


def turned(rng: Generator, frame: Any, view: View, layout: Any, net: Any) -> Any:
    """Return a frame in which each disc's top is turned by chance."""
    image = frame.copy()
    seen = seen_pieces(frame, view, list(layout), net)
    for centre in seen.centres_mm:
        ring = np.array([[0, 0], [1, 0], [0, 1]]) * np.median(seen.radius_mm) * 0.86
        px = view.px_on_board(centre + ring).astype(np.float32)
        angle = rng.uniform(0, 2 * np.pi)
        c, s = np.cos(angle), np.sin(angle)
        spun = view.px_on_board(centre + ring @ np.array([[c, s], [-s, c]]))
        move = cv2.getAffineTransform(px, spun.astype(np.float32))
        there = cv2.warpAffine(frame, move, frame.shape[1::-1], flags=cv2.INTER_CUBIC)
        mask = np.zeros(frame.shape[:2], np.uint8)
        about = np.linspace(0, 2 * np.pi, 40)
        rim = np.column_stack([np.cos(about), np.sin(about)]) * ring[1, 0]
        edge = np.round(view.px_on_board(centre + rim)).astype(np.int32)
        cv2.fillPoly(mask, [edge], 1)
        image[mask > 0] = there[mask > 0]
    return image


def measure(folder: Path, net: PieceNet, args: argparse.Namespace) -> Score:
    """Teach from a scene's first frame, read all others without a hand."""
    rng = np.random.default_rng(1)
    view = scene_view(json.loads((folder / "scene.json").read_text()))
    truth = json.loads((folder / "truth.json").read_text())
    rows = truth["frames"] if isinstance(truth, dict) else truth
    score, book, spent = Score(), None, 0.0
    for row in rows:
        if row["hand"]:
            continue
        frame = read_image(folder / "frames" / f"{row['frame']:04d}.jpg")
        layout = {s: Piece(p) for s, p in row["layout"].items() if isinstance(p, str)}
        if book is None:
            book = learn(frame, view, layout, net)
            width_mm = 2 * book.radius_mm
            print(f"{folder.name}: {width_mm:.1f} mm, usable: {book.identifies}")
            continue
        if args.turned:
            frame = turned(rng, frame, view, layout, net)
        began = time.perf_counter()
        told = kinds(frame, view, list(layout), book, net)
        spent += time.perf_counter() - began
        for each in score.take(told, layout):
            if args.wrong:
                print(f"    {row['frame']}: {each}")
    print(f"{folder.name:14} {score}; {1000 * spent / score.boards:.0f} ms a board")
    return score


@dataclass(frozen=True, slots=True, kw_only=True)
class Set:
    """Discs by chance: the face of each piece, and how large they are."""

    faces: Mapping[Piece, Any]
    radius_mm: float
    thickness_mm: float
    colours: Mapping[str, Any]


def _sign(
    rng: Generator, text: str, font: Any, colours: tuple[Any, Any], *, ring: bool
) -> Any:
    """Return a disc's face with a sign, BGR and opacity, as `chip_face` does."""
    body, ink = colours
    large = 4 * _FACE
    mask = Drawing.new("L", (large, large))
    pen = ImageDraw.Draw(mask)
    pen.text((large / 2, large / 2), text, font=font, fill=255, anchor="mm")
    if ring:
        edge = large * 0.12
        pen.ellipse((edge, edge, large - edge, large - edge), outline=255, width=6)
    small = cv2.resize(np.array(mask), (_FACE, _FACE), interpolation=cv2.INTER_AREA)
    face: NDArray[np.float32] = chip_face(body).astype(np.float32)
    cover = small[..., None] / 255.0 * 0.9
    bare = face[..., :3]
    face[..., :3] = bare + cover * (np.asarray(ink, np.float32) - bare)
    grain = cv2.GaussianBlur(rng.normal(0, 60, (_FACE, _FACE)), (0, 0), 1.0, sigmaY=12)
    face[..., :3] += grain[..., None]
    return np.clip(face, 0, 255).astype(np.uint8)


def random_set(rng: Generator, spacing_mm: float, fonts: list[str]) -> Set:
    """Return discs with signs by chance."""
    radius = spacing_mm * float(rng.uniform(0.36, 0.46))
    font = fonts[rng.integers(len(fonts))] if fonts else None
    letters = rng.permutation(list(_LETTERS))[:7]
    size = int(4 * _FACE * rng.uniform(0.42, 0.55))
    inks = rng.permutation(len(_INKS))
    ring = bool(rng.random() < 0.7)
    alike = rng.random() < 0.5
    body = _BODIES[rng.integers(len(_BODIES))]
    faces, colours = {}, {}
    for number, side in enumerate(("south", "north")):
        ink = _INKS[inks[number]]
        if not alike and number:
            body, ink = _DARKS[rng.integers(len(_DARKS))], (235, 238, 240)
        colours[side] = body
        for row, kind in enumerate(_KINDS):
            text = _CHARACTERS[side][kind] if font else str(letters[row])
            face = (
                ImageFont.truetype(font, size) if font else ImageFont.load_default(size)
            )
            faces[Piece.of(side, kind)] = _sign(rng, text, face, (body, ink), ring=ring)
    return Set(
        faces=faces,
        radius_mm=radius,
        thickness_mm=radius * float(rng.uniform(0.2, 0.55)),
        colours=colours,
    )


def _camera(rng: Generator, board: Any, size_px: float, radius_mm: float) -> Any:
    """Return a camera in which discs are so wide."""
    camera = camera_above(board, rng)
    rotation, _ = cv2.Rodrigues(np.array(camera.rvec))
    far = float((rotation @ np.zeros(3) + np.array(camera.tvec))[2])
    now = camera.focal_px * 2 * radius_mm / far
    scale = _FINE * size_px / now
    width, height = (int(s * size_px / now * 1.05) // 2 * 2 for s in camera.image_size)
    return replace(
        camera,
        focal_px=camera.focal_px * scale,
        image_size=(width * _FINE, height * _FINE),
    )


def _photographed(rng: Generator, image: Any) -> Any:
    """Return a picture as a camera of half its size takes it, in a light by chance."""
    height, width = (side // _FINE for side in image.shape[:2])
    small = cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)
    seen = cv2.GaussianBlur(small, (0, 0), float(rng.uniform(0.4, 0.9))).astype(float)
    y, x = np.mgrid[:height, :width] / max(height, width) - 0.5
    turn, slope = rng.uniform(0, 2 * np.pi), rng.uniform(0, 0.8)
    lamp = 1 + slope * (x * np.cos(turn) + y * np.sin(turn))
    seen *= lamp[..., None] * rng.uniform(0.45, 1.0) * rng.uniform(0.9, 1.1, 3)
    seen += rng.normal(0, rng.uniform(1.0, 4.0), seen.shape)
    coded = cv2.imencode(".jpg", np.clip(seen, 0, 255).astype(np.uint8), [1, 88])[1]
    return cv2.imdecode(coded, cv2.IMREAD_COLOR)


def _drawn(
    rng: Generator, bare: Any, view: View, pieces: Set, layout: Mapping[str, Piece]
) -> Any:
    image = bare.copy()
    spacing = fitted_spacing_mm(view)
    lamp = np.ones(image.shape[:2], np.float32)
    for site, piece in layout.items():
        x, y = np.array(view.sites_mm[site]) + rng.normal(0, 0.03, 2) * spacing
        turn = cv2.getRotationMatrix2D((31.5, 31.5), float(rng.uniform(0, 360)), 1)
        face = np.asarray(
            cv2.warpAffine(pieces.faces[piece], turn, (_FACE, _FACE)), np.uint8
        )
        face[..., 3] = pieces.faces[piece][..., 3]
        colour = pieces.colours[piece.side]
        chip = ChipProp(
            x_mm=x,
            y_mm=y,
            foot_mm=0.0,
            radius_mm=pieces.radius_mm,
            thickness_mm=pieces.thickness_mm,
            colour=colour,
        )
        faces = {(colour, False): face}
        draw_chips(image, [chip], view.camera, faces=faces, lamp=lamp)
    return _photographed(rng, image)


def drawn(args: argparse.Namespace, net: PieceNet, figures: Figures) -> None:
    """Measure boards that are drawn, a line for each size of discs."""
    board = find_board(args.board)
    scores = {size: Score() for size in args.sizes}
    for number in range(args.drawn):
        for size, score in scores.items():
            _draw_one(
                np.random.default_rng([number, size]), board, size, score, args, net
            )
    for size, score in scores.items():
        print(f"drawn {size:2} px    {score}")
        score.kept(figures, f"drawn, {size} px wide")


def _draw_one(
    rng: Generator,
    board: Any,
    size_px: int,
    score: Score,
    args: argparse.Namespace,
    net: PieceNet,
) -> None:
    plan = np.array(list(board.plan_mm.values()))
    apart = np.hypot(*(plan[:, None] - plan[None]).T)
    pieces = random_set(rng, float(apart[apart > 0].min()), args.font)
    camera = _camera(rng, board, size_px, pieces.radius_mm)
    seed = int(rng.integers(1000))
    wood = str(rng.choice(_WOODS))
    table = PaintedTable(board, camera=camera, seed=seed, wood=wood)
    bare, fine = table.draw({}), table.view
    view = replace(
        fine,
        camera=replace(
            camera,
            focal_px=camera.focal_px / _FINE,
            image_size=tuple(side // _FINE for side in camera.image_size),
        ),
    )
    all_of_them = [
        Piece.of(side, kind)
        for side in ("south", "north")
        for kind, many in _KINDS.items()
        for _ in range(many)
    ]
    names = list(board.names)

    def shuffled() -> dict[str, Piece]:
        sites = rng.permutation(len(names))[: len(all_of_them)]
        return {names[at]: p for at, p in zip(sites, all_of_them, strict=False)}

    first, then = shuffled(), shuffled()
    frame = _drawn(rng, bare, fine, pieces, first)
    book: FaceBook = learn(frame, view, first, net)
    second = _drawn(rng, bare, fine, pieces, then)
    if args.out:
        cv2.imwrite(str(args.out / f"{size_px}_{seed}.png"), second)
    for each in score.take(kinds(second, view, list(then), book, net), then):
        if args.wrong:
            print(f"    {size_px} px: {each}")
    one, other = _two_of_a_side(rng, then)
    changed = {**then, one: then[other], other: then[one]}
    third = _drawn(rng, bare, fine, pieces, changed)
    found = mistaken(kinds(third, view, list(then), book, net), then)
    score.swaps += 1
    score.found += {frozenset(p) for p in swapped(found)} == {frozenset((one, other))}


def _two_of_a_side(rng: Generator, layout: Mapping[str, Piece]) -> tuple[str, str]:
    sites = list(layout)
    while True:
        one, other = (sites[at] for at in rng.integers(len(sites), size=2))
        here, there = layout[one], layout[other]
        if here.side == there.side and here != there:
            return one, other


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser, "*")
    parser.add_argument("--drawn", type=int, default=0, help="boards of each size")
    parser.add_argument("--board", default="xiangqi9x10")
    parser.add_argument("--sizes", type=int, nargs="+", default=_SIZES_PX, help="px")
    parser.add_argument("--font", action="append", default=[])
    parser.add_argument("--turned", action="store_true", help="turn scenes' discs")
    parser.add_argument("--out", type=Path, help="where drawn pictures are kept")
    parser.add_argument("--wrong", action="store_true", help="list what is misread")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Run the command line."""
    net = PieceNet()
    for folder in args.folders:
        measure(folder, net, args).kept(figures, folder.name)
    if args.drawn:
        drawn(args, net, figures)
