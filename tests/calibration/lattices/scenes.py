"""Draw seeded pictures of squares and grids, with things on them, known exactly."""

from dataclasses import dataclass, field
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatImage
from calibration.common.view import Camera
from rules.core.board import Board, BoardKind
from rules.core.drawing import Fill

Colour = tuple[int, int, int]
Sites = dict[str, tuple[float, float]]

SIDE_PX = 1400  # of the flat drawing
_PART = 0.5  # of the flat drawing: the field's longer side

PALETTES: tuple[dict[str, Colour], ...] = (
    {"light": (165, 205, 230), "dark": (45, 75, 120), "rim": (40, 60, 95)},
    {"light": (215, 225, 225), "dark": (60, 110, 70), "rim": (215, 225, 225)},
    {"light": (190, 215, 225), "dark": (40, 35, 130), "rim": (30, 25, 22)},
    {"light": (120, 175, 205), "dark": (60, 100, 145), "rim": (70, 115, 160)},
    {"light": (200, 200, 195), "dark": (60, 60, 60), "rim": (120, 120, 120)},
)
GROUNDS: tuple[Colour, ...] = (
    (110, 170, 215),
    (150, 190, 210),
    (200, 210, 215),
    (70, 130, 185),
)
FELTS: tuple[Colour, ...] = ((70, 130, 45), (60, 100, 40), (90, 140, 30))
TABLES: tuple[Colour, ...] = (
    (60, 90, 130),
    (90, 70, 50),
    (40, 40, 110),
    (150, 180, 200),
    (60, 90, 50),
)


@dataclass(frozen=True, kw_only=True)
class Scene:
    """Camera and light of a picture; colours are BGR."""

    tilt_deg: float = 12.0
    tilt_way_deg: float = 40.0
    spin_deg: float = 10.0
    fill: float = 0.75  # the field's part of the picture's height
    focal: float = 0.85
    k1: float = -0.04
    size: tuple[int, int] = (960, 720)
    palette: int = 0
    ground: int = 0
    table: int = 0
    table_deg: float = 25.0
    planks: bool = False
    stripes: bool = False
    frame_line: float = 0.0  # of a square beyond the field; 0: there is none
    margin: float = 0.8  # of a square: the board around its field
    line: float = 0.045  # of a square
    coordinates: bool = False
    aspect: float = 1.0
    pieces: float = 0.0  # part of the sites
    height: float = 0.0  # of a square: how high pieces are
    piece: float = 0.4  # of a square: their radius
    lettered: bool = False
    shadow: float = 0.0
    glare: float = 0.0
    grain: float = 5.0
    noise: float = 2.0
    blur: float = 0.7
    dim: float = 1.0
    colours: tuple[Colour, Colour] = field(default=((225, 230, 230), (35, 32, 30)))


def random_scene(rng: np.random.Generator) -> Scene:
    """Return how some picture is taken."""
    return Scene(
        tilt_deg=float(rng.uniform(0, 25)),
        tilt_way_deg=float(rng.uniform(0, 360)),
        spin_deg=float(rng.uniform(-40, 40)),
        fill=float(rng.uniform(0.55, 0.85)),
        focal=float(rng.uniform(0.7, 1.1)),
        k1=float(rng.uniform(-0.12, 0.04)),
        palette=int(rng.integers(len(PALETTES))),
        ground=int(rng.integers(len(GROUNDS))),
        table=int(rng.integers(len(TABLES))),
        table_deg=float(rng.choice([0.0, rng.uniform(-90, 90)])),
        planks=bool(rng.random() < 0.4),
        stripes=bool(rng.random() < 0.25),
        frame_line=float(rng.choice([0.0, 0.0, 0.12, 0.5])),
        margin=float(rng.uniform(0.3, 1.4)),
        line=float(rng.uniform(0.03, 0.07)),
        coordinates=bool(rng.random() < 0.4),
        aspect=float(rng.choice([1.0, 1.0, 0.95, 1.05])),
        pieces=float(rng.choice([0.0, 0.15, 0.4, 0.6])),
        height=float(rng.choice([0.0, 0.1, 0.9])),
        piece=float(rng.uniform(0.3, 0.44)),
        lettered=bool(rng.random() < 0.4),
        shadow=float(rng.choice([0.0, 0.0, 0.35])),
        glare=float(rng.choice([0.0, 0.0, 0.6])),
        grain=float(rng.uniform(1, 8)),
        noise=float(rng.uniform(1, 5)),
        blur=float(rng.uniform(0.4, 1.1)),
        dim=float(rng.uniform(0.4, 1.1)),
        colours=[((225, 230, 230), (35, 32, 30)), ((60, 60, 190), (70, 130, 60))][
            int(rng.integers(2))
        ],
    )


class _Flat:
    """The board from straight above."""

    def __init__(self, board: Board, scene: Scene, rng: np.random.Generator) -> None:
        assert board.lattice is not None
        self.board, self.scene, self.rng = board, scene, rng
        self.squares = board.kind is BoardKind.SQUARES
        nw, _, se, _ = board.corners
        wide, high = se.x_mm - nw.x_mm, nw.y_mm - se.y_mm
        self.step = board.spacing_mm
        more = self.step if self.squares else 0.0
        self.half = np.array([(wide + more) / 2, (high + more) * scene.aspect / 2])
        self.scale = _PART * SIDE_PX / (2 * self.half.max())
        self.image = np.empty((SIDE_PX, SIDE_PX, 3), np.float32)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a place in sixteenths of pixels."""
        return (
            round(16 * (SIDE_PX / 2 + self.scale * x)),
            round(16 * (SIDE_PX / 2 - self.scale * y)),
        )

    def plan(self, place: tuple[float, float]) -> tuple[float, float]:
        """Return a place of the nominal plan on this board."""
        return place[0], place[1] * self.scene.aspect

    def box(self, half: NDArray[np.float64], colour: Colour, thick: int = -1) -> None:
        """Draw a rectangle about the middle."""
        cv2.rectangle(
            self.image,
            self.at(-half[0], half[1]),
            self.at(half[0], -half[1]),
            colour,
            thick,
            cv2.LINE_AA,
            4,
        )

    def wood(self, amount: float, across: bool) -> FloatImage:
        """Return grain that runs one way."""
        noise = self.rng.normal(0, 1, (SIDE_PX // 3, 14)).astype(np.float32)
        grain = cv2.resize(noise, (SIDE_PX, SIDE_PX), interpolation=cv2.INTER_CUBIC)
        return np.asarray((grain.T if across else grain)[..., None] * amount)

    def paint(self) -> FloatImage:
        """Return the drawing."""
        scene = self.scene
        self._table()
        margin = scene.margin * self.step
        palette = PALETTES[scene.palette]
        ground = palette["rim"] if self.squares else GROUNDS[scene.ground]
        if self.board.id == "focus8":
            ground = GROUNDS[scene.ground]
        field_, self.image = self.image, self.image.copy()
        self.box(self.half + margin, ground)
        self._field(palette)
        on = np.zeros((SIDE_PX, SIDE_PX), np.uint8)
        low, high = self.at(*(-self.half - margin)), self.at(*(self.half + margin))
        cv2.rectangle(on, low, high, 1, -1, cv2.LINE_8, 4)
        self.image += self.wood(scene.grain, bool(self.rng.integers(2)))
        self.image = np.where(on[..., None] > 0, self.image, field_)
        self._pieces()
        return self.image

    def _table(self) -> None:
        scene = self.scene
        self.image[:] = TABLES[scene.table]
        self.image += self.wood(7.0, across=False)
        wide = SIDE_PX // 9
        for n in range(0, SIDE_PX, wide):
            if scene.stripes and n // wide % 2:
                self.image[:, n : n + wide] *= 0.55
            if scene.planks:
                self.image[:, n : n + wide] *= self.rng.uniform(0.85, 1.1)
                self.image[:, n : n + 3] *= 0.4
        middle = (SIDE_PX / 2, SIDE_PX / 2)
        turn = cv2.getRotationMatrix2D(middle, scene.table_deg, 1.5)
        size = (SIDE_PX, SIDE_PX)
        self.image = np.asarray(cv2.warpAffine(self.image, turn, size), np.float32)

    def _field(self, palette: dict[str, Colour]) -> None:
        scene = self.scene
        fills = {
            Fill.LIGHT: palette["light"],
            Fill.DARK: palette["dark"],
            Fill.FELT: FELTS[scene.ground % len(FELTS)],
            Fill.RIVER: (190, 130, 70),
            Fill.CASTLE: (90, 180, 220),
        }
        for patch in self.board.drawing.patches:
            x, y = self.plan(patch.middle)
            w, h = patch.wide_mm / 2, patch.high_mm * scene.aspect / 2
            cv2.rectangle(
                self.image,
                self.at(x - w, y + h),
                self.at(x + w, y - h),
                fills[patch.fill],
                -1,
                cv2.LINE_AA,
                4,
            )
        chequered = any(p.fill is Fill.DARK for p in self.board.drawing.patches)
        ink: Colour = (40, 42, 48)
        thick = max(1, round(scene.line * self.step * self.scale))
        for line in self.board.drawing.lines:
            if chequered and len(self.board.drawing.lines) == 4:
                continue
            ends = [self.at(*self.plan(place)) for place in line.path]
            for a, b in pairwise(ends):
                cv2.line(self.image, a, b, ink, thick, cv2.LINE_AA, 4)
        for dot in self.board.drawing.dots:
            radius = round(16 * 0.07 * self.step * self.scale)
            place = self.at(*self.plan(dot.middle))
            cv2.circle(self.image, place, radius, ink, -1, cv2.LINE_AA, 4)
        if scene.frame_line:
            out = self.half + scene.frame_line * self.step
            self.box(out, ink, max(1, thick))
        if scene.coordinates:
            self._coordinates()

    def _coordinates(self) -> None:
        out = self.half + 0.45 * self.step
        for label in self.board.drawing.labels:
            x, y = (label.at_mm, -out[1]) if label.text.isalpha() else (-out[0], 0.0)
            if not label.text.isalpha():
                y = label.at_mm * self.scene.aspect
            px, py = self.at(x, y)
            size = 0.012 * self.step * self.scale
            place = (px // 16 - 6, py // 16 + 6)
            self.write(label.text, place, size, (130, 130, 130))

    def write(
        self, text: str, place: tuple[int, int], size: float, colour: Colour
    ) -> None:
        """Write a text that begins at a pixel."""
        image = np.clip(self.image, 0, 255).astype(np.uint8)
        cv2.putText(image, text, place, 0, size, colour, 2, cv2.LINE_AA)
        self.image[:] = image

    def _pieces(self) -> None:
        scene = self.scene
        names = list(self.board.names)
        self.rng.shuffle(names)
        radius = scene.piece * self.step * self.scale
        for n, name in enumerate(names[: round(scene.pieces * len(names))]):
            x, y = self.plan(self.board.plan_mm[name])
            off = self.rng.normal(0, 0.04 * self.step, 2)
            place = np.array([x, y]) + off
            lean = np.array([x, y]) / self.half.max() * scene.height * self.step * 0.4
            colour = np.array(scene.colours[n % 2], float)
            for k in range(9):
                px = self.at(*(place + k / 8 * lean))
                narrow = 1.0 - (0.4 * k / 8 if scene.height > 0.5 else 0.0)
                shade = colour * (0.7 + 0.3 * k / 8)
                cv2.circle(
                    self.image,
                    px,
                    round(16 * radius * narrow),
                    tuple(map(float, shade)),
                    -1,
                    cv2.LINE_AA,
                    4,
                )
            if scene.lettered:
                px = self.at(*(place + lean))
                spot = (
                    px[0] // 16 - round(radius / 2),
                    px[1] // 16 + round(radius / 2),
                )
                self.write("R", spot, radius / 16, (90, 90, 200))


def camera_of(scene: Scene, half: float) -> Camera:
    """Return the camera that a scene describes, above a board of that half side."""
    focal = scene.focal * max(scene.size)
    tilt, way, spin = np.radians([scene.tilt_deg, scene.tilt_way_deg, scene.spin_deg])
    turn, _ = cv2.Rodrigues(np.array([0.0, 0.0, spin]))
    lean, _ = cv2.Rodrigues(tilt * np.array([np.cos(way), np.sin(way), 0.0]))
    rotation = lean @ np.diag([1.0, -1.0, -1.0]) @ turn
    reach = abs(np.cos(spin)) + abs(np.sin(spin))
    distance = focal * 2 * half * reach / (scene.fill * min(scene.size))
    x, y, z = cv2.Rodrigues(rotation)[0].ravel()
    return Camera(
        image_size=scene.size,
        focal_px=focal,
        k1=scene.k1,
        k2=0.0,
        rvec=(float(x), float(y), float(z)),
        tvec=(0.0, 0.0, float(distance)),
    )


def draw(
    board: Board, scene: Scene, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], Sites]:
    """Return a picture (H, W, 3) and where the sites are in it."""
    flat = _Flat(board, scene, rng)
    image = flat.paint()
    camera = camera_of(scene, float(flat.half.max()))
    plan = np.array([(*flat.plan(board.plan_mm[name]), 0.0) for name in board.names])
    px = camera.px_from_plan(plan)
    return _seen(image, flat.scale, camera, scene, rng), {
        n: (float(x), float(y)) for n, (x, y) in zip(board.names, px, strict=True)
    }


def _seen(
    flat: FloatImage,
    scale: float,
    camera: Camera,
    scene: Scene,
    rng: np.random.Generator,
) -> NDArray[np.uint8]:
    width, height = scene.size
    middle = np.array([(width - 1) / 2, (height - 1) / 2])
    px = np.stack(np.meshgrid(np.arange(width), np.arange(height)), axis=-1)
    bent = (px - middle) / camera.focal_px
    ray = bent
    for _ in range(6):
        ray = bent / (1 + camera.k1 * (ray**2).sum(axis=-1, keepdims=True))
    rotation, _ = cv2.Rodrigues(np.array(camera.rvec))
    along = np.concatenate([ray, np.ones((height, width, 1))], axis=-1) @ rotation
    eye = -rotation.T @ np.array(camera.tvec)
    plan = eye[:2] - eye[2] / along[..., 2:] * along[..., :2]
    x = (SIDE_PX / 2 + scale * plan[..., 0]).astype(np.float32)
    y = (SIDE_PX / 2 - scale * plan[..., 1]).astype(np.float32)
    image = cv2.remap(flat, x, y, cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    u, v = (px / max(width, height)).transpose(2, 0, 1)
    a, b = rng.uniform(-0.4, 0.4, 2)
    light = scene.dim * (1 + a * (u - 0.5) + b * (v - 0.4))
    if scene.shadow:
        edge = (u - 0.5) * np.cos(b * 9) + (v - 0.37) * np.sin(b * 9)
        light = light * (1 - scene.shadow / (1 + np.exp(-edge * 120)))
    image = image * light[..., None]
    if scene.glare:
        gu, gv = rng.uniform(0.3, 0.7), rng.uniform(0.2, 0.55)
        spot = np.exp(-((u - gu) ** 2 + (v - gv) ** 2) / 0.004)
        image = image + 255 * scene.glare * spot[..., None]
    image = cv2.GaussianBlur(image, (0, 0), scene.blur)
    image = image + rng.normal(0, scene.noise, image.shape)
    seen = np.clip(image, 0, 255).astype(np.uint8)
    jpeg = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, 88])[1]
    return np.asarray(cv2.imdecode(jpeg, cv2.IMREAD_COLOR), np.uint8)
