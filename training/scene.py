"""Random scene of a board on a table, from a seed."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.view import Camera
from painter.hollows import Hollow, Lamp, hollow_tones
from rules.boards.table import BOARDS
from rules.core.board import Board
from training import distractors
from training.chips import SideChips, random_chip_set
from training.drawing import Plan, PlanSheet, bent_plan, draw_board
from training.solids import Solid
from training.surfaces import board_surface, table_surface

SHEET_PX = 900


@dataclass(frozen=True, slots=True, kw_only=True)
class Light:
    """Lighting of a table.

    Attributes
    ----------
    sun : ndarray of shape (3,), float64
        Unit vector towards the strongest light, in plan axes.
    ambient
        Share of the light that comes from everywhere.
    softness_mm
        Width of a shadow's edge at 10 mm height.
    """

    sun: FloatArray
    ambient: float
    softness_mm: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Scene description, the input of all renderers.

    Attributes
    ----------
    chips : ndarray of shape (K, 4), float64
        x, y, height and radius in mm of the top of each chip at rest.
    tops
        One solid a chip, then all other things.
    """

    board: Board
    plan: Plan
    spacing_mm: float
    face: FloatImage
    sheet: PlanSheet
    gloss: float
    table: FloatImage
    thickness_mm: float
    camera: Camera
    light: Light
    chips: FloatArray
    solids: tuple[Solid, ...]


def _spacing_mm(board: Board, plan: Plan) -> float:
    return min(
        float(np.hypot(*np.subtract(plan[here], plan[there])))
        for here, there in board.segments
    )


def _camera(rng: Generator, image_size: tuple[int, int], half_mm: float) -> Camera:
    """Return a camera that holds the board in view, tilted up to 35 degrees."""
    tilt = np.radians(rng.choice([rng.uniform(0, 12), rng.uniform(5, 36)]))
    azimuth, roll = rng.uniform(0, 2 * np.pi, 2)
    if rng.random() < 0.5:
        roll = round(roll / (np.pi / 2)) * np.pi / 2 + rng.normal(0, 0.15)
    lean = cv2.Rodrigues(tilt * np.array([np.cos(azimuth), np.sin(azimuth), 0.0]))[0]
    spin = cv2.Rodrigues(np.array([0.0, 0.0, roll]))[0]
    look_down = np.diag([1.0, -1.0, -1.0])
    rotation = spin @ lean @ look_down
    away = half_mm * rng.uniform(3.0, 7.0)
    focal = away / half_mm * min(image_size) / 2 * rng.uniform(0.62, 1.02)
    shift = rng.normal(0, 0.05, 2) * half_mm
    reach = max(image_size) / 2 / focal
    k1 = rng.choice([0.0, rng.uniform(-0.14, 0.08)]) / max(1.0, 2 * reach)
    x, y, z = cv2.Rodrigues(rotation)[0].ravel()
    return Camera(
        image_size=image_size,
        focal_px=float(focal),
        k1=float(k1),
        k2=0.0,
        rvec=(float(x), float(y), float(z)),
        tvec=(float(shift[0]), float(shift[1]), float(away)),
    )


def _light(rng: Generator) -> Light:
    zenith = np.radians(rng.uniform(5, 68))
    azimuth = rng.uniform(0, 2 * np.pi)
    sun = np.array(
        [
            np.sin(zenith) * np.cos(azimuth),
            np.sin(zenith) * np.sin(azimuth),
            np.cos(zenith),
        ]
    )
    return Light(
        sun=sun,
        ambient=float(rng.uniform(0.25, 0.9)),
        softness_mm=float(np.exp(rng.uniform(np.log(0.3), np.log(15)))),
    )


def _offsets(rng: Generator, count: int, spacing_mm: float) -> FloatArray:
    """Return random offsets of chips from their sites: tidy or sloppy players."""
    sigma = spacing_mm * rng.choice([0.02, 0.05, 0.09])
    steps = rng.normal(0, sigma, (count, 2))
    length = np.hypot(steps[:, 0], steps[:, 1])[:, None]
    most = 0.24 * spacing_mm
    offsets: FloatArray = steps * np.minimum(1, most / np.maximum(length, 1e-9))
    return offsets


def _spots(rng: Generator, board: Board, plan: Plan, spacing_mm: float) -> FloatArray:
    """Return positions of chips: on sites, and a few astray between them."""
    share = rng.uniform(0.1, 0.75)
    at = np.array([plan[name] for name in board.names if rng.random() < share])
    at = at.reshape(-1, 2) + _offsets(rng, len(at), spacing_mm)
    stray = []
    for here, there in board.segments:
        if rng.random() < 0.02:
            along = rng.uniform(0.42, 0.58)
            stray.append(
                np.array(plan[here]) * along + np.array(plan[there]) * (1 - along)
            )
    return np.concatenate([at, np.array(stray).reshape(-1, 2)])


def _apart(at: FloatArray, least_mm: float) -> FloatArray:
    """Return the places of which none lies on one before it."""
    kept: list[FloatArray] = []
    for place in at:
        if all(np.hypot(*(place - other)) > least_mm for other in kept):
            kept.append(place)
    return np.array(kept).reshape(-1, 2)


def _beside(rng: Generator, reach_mm: float) -> FloatArray:
    """Return positions of unplayed and captured chips: rows beside the board."""
    places = []
    for side in range(4):
        for _ in range(rng.poisson(1.2)):
            along, away = rng.uniform(-1, 1), rng.uniform(1.06, 1.35)
            spot = np.array([along, away]) * reach_mm
            for _ in range(side):
                spot = np.array([-spot[1], spot[0]])
            places.append(spot)
    return np.array(places).reshape(-1, 2)


def _chip_solids(
    rng: Generator, at: FloatArray, sets: list[SideChips]
) -> tuple[FloatArray, list[Solid]]:
    rows, solids = [], []
    for x, y in at:
        chosen = sets[rng.integers(len(sets))]
        solid, height, radius = chosen.chip(rng, (float(x), float(y)))
        rows.append((x, y, height, radius))
        solids.append(solid)
    return np.array(rows).reshape(-1, 4), solids


def random_scene(rng: Generator, image_size: tuple[int, int]) -> Scene:
    """Return a scene; the same generator state gives the same scene."""
    board = list(BOARDS.values())[
        rng.choice(8, p=[0.2, 0.2, 0.15, 0.1, 0.1, 0.1, 0.05, 0.1])
    ]
    plan = bent_plan(rng, board)
    spacing = _spacing_mm(board, plan)
    margin = spacing * float(np.exp(rng.uniform(np.log(0.15), np.log(1.0))))
    sheet = PlanSheet(side=SHEET_PX, half_mm=150 * 1.02 + min(margin, 60.0))
    ground = board_surface(rng, SHEET_PX)
    face = draw_board(rng, board, plan, sheet, ground)
    thickness = float(rng.choice([0.5, rng.uniform(2, 30)]))
    rings = max(site.square or 0 for site in board.sites)
    sets = random_chip_set(rng, spacing, rings, ground[1])
    radius = max(chips.radius_mm for chips in sets)
    at = _apart(_spots(rng, board, plan, spacing), 2.02 * radius)
    chips, solids = _chip_solids(rng, at, sets)
    idle = _apart(_beside(rng, sheet.half_mm + radius), 2.1 * radius)
    _, idle_solids = _chip_solids(rng, idle, sets)
    sunk = [distractors.lowered(solid, thickness) for solid in idle_solids]
    others = distractors.random_things(rng, plan, at, sheet.half_mm, sets)
    return Scene(
        board=board,
        plan=plan,
        spacing_mm=spacing,
        face=face,
        sheet=sheet,
        gloss=float(rng.choice([0.0, rng.uniform(0.1, 1)])),
        table=table_surface(rng, SHEET_PX)[0],
        thickness_mm=thickness,
        camera=_camera(rng, image_size, sheet.half_mm),
        light=_light(rng),
        chips=chips,
        solids=(*solids, *sunk, *others),
    )


def pits_scene(rng: Generator, image_size: tuple[int, int]) -> Scene:
    """Return a scene of a board of pits and stones in them."""
    board = BOARDS["trio"]
    sway = float(rng.choice([0.0, rng.uniform(0, 0.9)]))
    plan = {
        site.name: (site.x_mm + rng.normal(0, sway), site.y_mm + rng.normal(0, sway))
        for site in board.sites
    }
    spacing = board.spacing_mm
    sheet = PlanSheet(
        side=SHEET_PX, half_mm=150 + spacing * float(rng.uniform(0.42, 0.9))
    )
    face, colour = board_surface(rng, SHEET_PX)
    hollow = Hollow(
        radius_mm=spacing * float(rng.uniform(0.2, 0.42)),
        depth=float(rng.uniform(0.15, 1.0)),
        wall=float(rng.choice([1.0, rng.uniform(0.2, 1.0)])),
        drops=bool(rng.random() < 0.6),
    )
    light = _light(rng)
    face *= hollow_tones(
        board,
        plan,
        hollow,
        Lamp(
            east=float(light.sun[0] / light.sun[2]),
            north=float(light.sun[1] / light.sun[2]),
            ambient=light.ambient,
        ),
        half_mm=sheet.half_mm,
        side_px=SHEET_PX,
    )[..., None]
    sets = random_chip_set(rng, spacing, 3, colour)
    most = min(0.42 * spacing, 1.15 * hollow.radius_mm)
    sets = [replace(each, radius_mm=min(each.radius_mm, most)) for each in sets]
    radius = max(each.radius_mm for each in sets)
    sunk_mm = hollow.radius_mm * hollow.depth * float(rng.uniform(0.2, 0.9))
    at = _apart(_spots(rng, board, plan, spacing), 2.02 * radius)
    chips, solids = _chip_solids(rng, at, sets)
    sunk_mm = min(sunk_mm, 0.6 * float(chips[:, 2].min(initial=np.inf)))
    chips[:, 2] -= sunk_mm
    thickness = float(rng.uniform(8, 30))
    idle = _apart(_beside(rng, sheet.half_mm + radius), 2.1 * radius)
    _, idle_solids = _chip_solids(rng, idle, sets)
    others = distractors.random_things(rng, plan, at, sheet.half_mm, sets)
    return Scene(
        board=board,
        plan=plan,
        spacing_mm=spacing,
        face=face,
        sheet=sheet,
        gloss=float(rng.choice([0.0, rng.uniform(0.1, 1)])),
        table=table_surface(rng, SHEET_PX)[0],
        thickness_mm=thickness,
        camera=_camera(rng, image_size, sheet.half_mm),
        light=light,
        chips=chips,
        solids=(
            *(distractors.lowered(solid, sunk_mm) for solid in solids),
            *(distractors.lowered(solid, thickness) for solid in idle_solids),
            *others,
        ),
    )
