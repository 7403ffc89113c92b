"""Accuracy of the network on single patches, with the board's position given.

    python -m bench patches FOLDER... [--model FILE] [--shake S] [--bars D] [--sheet F]

A folder holds either a scene (`scene.json`, `truth.json`, `frames/`) or
photographs with `sites_px` or `corners_px` in their `truth.json`. The patches are
laid by that truth, so this measures the network alone, without calibration;
`--shake 0.05` moves each patch by up to 0.05 spacings, as a poorer view would;
`--bars 0.5` takes half the light from slanting bars over the picture.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from bench.kit.options import folders
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from calibration.common.view import Camera, View
from rules.boards.table import find_board
from rules.core.board import Board
from vision.chips.net import ChipNet
from vision.common.covers import Cover
from vision.common.patches import (
    HALF_SPACINGS,
    PatchCutter,
    PatchSampler,
    fitted_spacing_mm,
    knots_mm,
)

Px = Mapping[str, tuple[float, float]]
Plan = Mapping[str, tuple[float, float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One picture's patches and the contents of each site."""

    title: str
    hand: bool
    names: tuple[str, ...]
    patches: NDArray[np.uint8]
    truth: Mapping[str, Any]
    radius: float | None = None  # of the chips, in half-widths, where it is known


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """Disturbance applied to the pictures before they are read."""

    shake: float = 0.0
    bars: float = 0.0

    def picture(self, path: Path) -> NDArray[np.uint8]:
        """Return the picture, with its bars of shadow."""
        image = read_image(path)
        if not self.bars:
            return image
        y, x = np.mgrid[0 : image.shape[0], 0 : image.shape[1]]
        pitch = image.shape[1] * 0.35
        shaded = (x + 0.6 * y) % pitch < pitch / 2
        dim = (image * (1 - self.bars)).astype(np.uint8)
        return np.asarray(np.where(shaded[..., None], dim, image), np.uint8)


def shaken(sites: Plan, step_mm: float, shake: float) -> dict[str, tuple[float, float]]:
    """Return the sites moved by up to ``shake`` spacings, always the same way."""
    rng = np.random.default_rng(5)
    moved = {}
    for name, (x, y) in sites.items():
        turn, away = rng.uniform(0, 2 * np.pi), step_mm * shake * rng.uniform() ** 0.5
        moved[name] = (x + away * np.cos(turn), y + away * np.sin(turn))
    return moved


def scene_view(scene: Mapping[str, Any]) -> View:
    """Return the view from the scene's camera and site pixels."""
    board = find_board(scene["board"])
    told = scene["camera"]
    matrix, lens = np.array(told["matrix"]), np.array(told["distortion"])
    camera = Camera(
        image_size=tuple(scene["image_size"]),
        focal_px=matrix[0, 0],
        k1=lens[0],
        k2=lens[1],
        rvec=tuple(told["rvec"]),
        tvec=tuple(told["tvec"]),
    )
    px = np.array([scene["sites_px"][name] for name in board.names], float)
    flat = cv2.undistortPoints(px.reshape(-1, 1, 2), matrix, lens).reshape(-1, 2)
    rotation = cv2.Rodrigues(np.array(told["rvec"]))[0]
    rays = np.column_stack([flat, np.ones(len(flat))]) @ rotation
    eye = -rotation.T @ np.array(told["tvec"])
    at = eye[:2] - rays[:, :2] * (eye[2] / rays[:, 2])[:, None]
    sites = {name: (x, y) for name, (x, y) in zip(board.names, at, strict=True)}
    return View(board=board, camera=camera, sites_mm=sites, rms_px=0.0, confidence=1.0)


def chip_radius(scene: Mapping[str, Any], view: View, half_mm: float) -> float:
    """Return the radius of a chip's top as seen in the board's plane."""
    pieces, camera = scene["pieces"], view.camera
    rotation = cv2.Rodrigues(np.array(camera.rvec))[0]
    eye_mm = float(-(rotation.T @ np.array(camera.tvec))[2])
    grow = eye_mm / (eye_mm - pieces["thickness_mm"])
    return float(pieces["diameter_mm"] / 2 * grow / half_mm)


def scene_frames(folder: Path, trouble: Trouble) -> Iterator[Frame]:
    """Yield a scene's empty board and its frames."""
    scene = json.loads((folder / "scene.json").read_text())
    view = scene_view(scene)
    sites = shaken(view.sites_mm, fitted_spacing_mm(view), trouble.shake)
    half_mm = HALF_SPACINGS * fitted_spacing_mm(view)
    cutter = PatchCutter(replace(view, sites_mm=sites), half_mm)
    truth = json.loads((folder / "truth.json").read_text())
    rows = truth["frames"] if isinstance(truth, dict) else truth
    shown: list[tuple[str, bool, Mapping[str, str]]] = []
    if (folder / "empty.jpg").exists():
        shown.append(("empty.jpg", False, {}))
    shown += [
        (f"frames/{Path(str(row['frame'])).name}", row["hand"], row["layout"])
        for row in rows
    ]
    for name, hand, layout in shown:
        path = folder / name
        if not path.exists():
            path = folder / "frames" / f"{int(Path(name).stem):04d}.jpg"
        yield Frame(
            title=f"{folder.name}/{path.name}",
            hand=hand,
            names=view.board.names,
            patches=cutter.cut(trouble.picture(path)),
            truth=layout,
            radius=chip_radius(scene, view, half_mm),
        )


def _photo_patches(
    image: NDArray[np.uint8], board: Board, px: Px, shake: float
) -> NDArray[np.uint8]:
    """Return patches laid by the homography through the sites that are given.

    The homography is fitted to the nominal plan; then each given site is taken
    where it truly lies, as hand-made boards do not keep to the plan.
    """
    known = [name for name in board.names if name in px]
    nominal = np.array([board.plan_mm[name] for name in known])
    seen = np.array([px[name] for name in known], float)
    to_px = cv2.findHomography(nominal, seen)[0]
    back = np.linalg.inv(to_px)
    at = cv2.perspectiveTransform(seen.reshape(-1, 1, 2), back).reshape(-1, 2)
    plan: Plan = {
        **board.plan_mm,
        **{name: (float(x), float(y)) for name, (x, y) in zip(known, at, strict=True)},
    }
    step = min(
        float(np.hypot(*np.subtract(plan[here], plan[there])))
        for here, there in board.segments
    )
    plan = shaken(plan, step, shake)
    centres = np.array([plan[name] for name in board.names])
    knots = knots_mm(centres, HALF_SPACINGS * step).reshape(-1, 1, 2)
    knots_px = cv2.perspectiveTransform(knots, to_px).reshape(-1, 9, 2)
    return PatchSampler(np.asarray(knots_px, np.float64)).sample(image)


def photo_frames(folder: Path, trouble: Trouble) -> Iterator[Frame]:
    """Yield the photographs of a folder whose place is known."""
    truth = json.loads((folder / "truth.json").read_text())
    board = find_board(truth.get("board", "morris9"))
    rows = truth.get("frames")
    if rows is None:
        rows = [{"frame": name, **row} for name, row in truth.items()]
    for row in rows:
        px = row.get("sites_px") or row.get("corners_px")
        path = next(folder.rglob(row["frame"]))
        if not px:
            print(f"left out, its place is not told: {path.name}")
            continue
        yield Frame(
            title=f"{folder.name}/{path.name}",
            hand=bool(row.get("hand")),
            names=board.names,
            patches=_photo_patches(trouble.picture(path), board, px, trouble.shake),
            truth=row["layout"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One site of one frame, as it is and as the network sees it."""

    title: str
    hand: bool
    chip: bool
    log_probs: NDArray[np.float32]
    disc: NDArray[np.float32]
    patch: NDArray[np.uint8]
    radius: float | None

    @property
    def margin(self) -> float:
        """Return the log-likelihood margin of the truth over the alternatives."""
        empty, chip = self.log_probs[Cover.EMPTY], self.log_probs[Cover.CHIP]
        return float(chip - empty if self.chip else empty - chip)


def look_at(net: ChipNet, frame: Frame) -> list[Point]:
    """Return the frame's points."""
    look = net.look(frame.patches)
    return [
        Point(
            title=f"{frame.title}:{name}",
            hand=frame.hand,
            chip=bool(frame.truth.get(name)),
            log_probs=look.log_probs[row],
            disc=np.append(look.centre[row], look.radius[row]),
            patch=frame.patches[row],
            radius=frame.radius,
        )
        for row, name in enumerate(frame.names)
    ]


def row_of_figures(title: str, points: list[Point]) -> str:
    """Return one line of the table; hands count apart, as visible points."""
    quiet = [p for p in points if not p.hand]
    right = sum(p.margin > 0 for p in quiet)
    hidden = sum(p.log_probs.argmax() == Cover.OTHER for p in quiet)
    missed = sum(p.chip and p.margin <= 0 for p in quiet)
    ghosts = sum(not p.chip and p.margin <= 0 for p in quiet)
    share = 100 * right / max(len(quiet), 1)
    line = (
        f"{title:24} {len(quiet):5} points {share:7.2f} % right, missed {missed}, "
        f"ghosts {ghosts}, called hidden {hidden}"
    )
    handed = [p for p in points if p.hand]
    if handed:
        seen = [p for p in handed if p.log_probs.argmax() != Cover.OTHER]
        good = sum(p.margin > 0 for p in seen)
        line += (
            f"; under hands: {good} right of {len(seen)} called visible, "
            f"of {len(handed)}"
        )
    sized = [p for p in quiet if p.chip and p.radius is not None]
    if sized:
        off = [abs(float(p.disc[2]) - (p.radius or 0.0)) for p in sized]
        line += f"; radius off by {np.median(off):.3f}, at most {max(off):.3f}"
    return line


def draw_sheet(points: list[Point], path: Path, columns: int = 12) -> None:
    """Write the worst points, the network's disc drawn, worst first."""
    tiles = []
    for point in points:
        tile = cv2.resize(point.patch, (96, 96), interpolation=cv2.INTER_NEAREST)
        twin = tile.copy()
        x, y, radius = (float(v) for v in point.disc)
        centre = round(48 * (1 + x)), round(48 * (1 + y))
        cv2.circle(twin, centre, max(1, round(48 * radius)), (255, 0, 255), 1)
        note = " ".join(f"{100 * np.exp(v):.0f}" for v in point.log_probs)
        both = cv2.copyMakeBorder(np.hstack([tile, twin]), 0, 28, 2, 2, 0)
        colour = (90, 255, 90) if point.margin > 0 else (90, 90, 255)
        kind = "chip" if point.chip else "empty"
        cv2.putText(both, point.title[-30:], (3, 108), 0, 0.32, (255,) * 3, 1)
        cv2.putText(both, f"{kind}: {note}", (3, 121), 0, 0.35, colour, 1)
        tiles.append(both)
    while len(tiles) % columns:
        tiles.append(np.zeros_like(tiles[0]))
    rows = [np.hstack(tiles[k : k + columns]) for k in range(0, len(tiles), columns)]
    cv2.imwrite(str(path), np.vstack(rows))


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("--model", type=Path)
    parser.add_argument("--shake", type=float, default=0.0)
    parser.add_argument("--bars", type=float, default=0.0)
    parser.add_argument("--sheet", type=Path)
    parser.add_argument("--worst", type=int, default=96)


def run(options: argparse.Namespace, figures: Figures) -> None:
    """Run the command line."""
    net = ChipNet(options.model) if options.model else ChipNet()
    trouble = Trouble(shake=options.shake, bars=options.bars)
    groups: dict[str, list[Point]] = {"all scenes": [], "all photographs": []}
    for folder in options.folders:
        scene = (folder / "scene.json").exists()
        frames = (scene_frames if scene else photo_frames)(folder, trouble)
        points = [point for frame in frames for point in look_at(net, frame)]
        print(row_of_figures(folder.name, points))
        groups["all scenes" if scene else "all photographs"] += points
    for title, points in groups.items():
        if points:
            print(row_of_figures(title, points))
            quiet = [p for p in points if not p.hand]
            right = sum(p.margin > 0 for p in quiet)
            figures.add(f"{title}: points read right", right, of=len(quiet))
    if options.sheet:
        flat = [p for points in groups.values() for p in points if not p.hand]
        flat.sort(key=lambda p: min(p.margin, -3 * np.exp(p.log_probs[Cover.OTHER])))
        draw_sheet(flat[: options.worst], options.sheet)
