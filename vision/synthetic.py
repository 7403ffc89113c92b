"""A position drawn as a camera frame: the simulated table's picture of itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.view import Camera, View
from rules.board import Board
from vision.props import Chip, arm_limbs, draw_arm, draw_chips
from vision.scenery import (
    THICKNESS_MM,
    WOODS,
    Bgr,
    Image,
    half_side_mm,
    is_pale,
    paint_scenery,
)

WHITE_AND_BLACK: Mapping[str, Bgr] = MappingProxyType(
    {"white": (200, 222, 230), "black": (34, 32, 31)}
)
IMAGE_SIZE = (960, 720)
_NOISE_LEVELS = 2.2
_CHIP_PART = 0.52  # of the smallest distance between sites


@dataclass(frozen=True, slots=True)
class Reach:
    """Where thumb and forefinger are, in plan millimetres, and whose arm it is."""

    x_mm: float
    y_mm: float
    from_north: bool = False


def camera_above(board: Board, rng: np.random.Generator) -> Camera:
    """Return a camera that looks down on a board, tilted and turned a little."""
    half = half_side_mm(board)
    tilt = np.deg2rad(rng.uniform(8.0, 20.0))
    yaw = np.deg2rad(rng.uniform(-7.0, 7.0))
    focal = float(rng.uniform(720.0, 780.0))
    distance = focal * 2 * half / rng.uniform(525.0, 560.0)
    eye = distance * np.array([np.sin(tilt) * np.sin(yaw), -np.sin(tilt), np.cos(tilt)])
    target = np.array([rng.uniform(-6.0, 6.0), rng.uniform(-6.0, 6.0), 0.0])
    ahead = (target - eye) / np.linalg.norm(target - eye)
    right = np.array([np.cos(yaw), np.sin(yaw), 0.0])
    right -= ahead * (ahead @ right)
    right /= np.linalg.norm(right)
    turn = np.stack([right, np.cross(ahead, right), ahead])
    rvec, _ = cv2.Rodrigues(turn)
    tvec = -turn @ eye
    return Camera(
        image_size=IMAGE_SIZE,
        focal_px=focal,
        k1=float(rng.uniform(-0.07, -0.02)),
        k2=float(rng.uniform(-0.01, 0.015)),
        rvec=(float(rvec[0, 0]), float(rvec[1, 0]), float(rvec[2, 0])),
        tvec=(float(tvec[0]), float(tvec[1]), float(tvec[2])),
    )


class Table:
    """A wooden board on a cloth under a lamp, with a camera above.

    Parameters
    ----------
    camera
        None: one that looks down, tilted and turned a little, chosen by the seed.
    colours
        Each side's chips, BGR 0..255.
    seed
        Chooses the grain, the cloth, the lamp's place and the noise.
    wood
        'maple', 'oak', 'beech' or 'walnut'.
    shadow
        0..1, how much light an edge of shadow across the board takes away.
    """

    def __init__(
        self,
        board: Board,
        *,
        camera: Camera | None = None,
        colours: Mapping[str, Bgr] = WHITE_AND_BLACK,
        seed: int = 0,
        wood: str = "beech",
        shadow: float = 0.0,
    ) -> None:
        self._rng = np.random.default_rng(seed)
        chosen = camera_above(board, self._rng)
        self._camera = chosen if camera is None else camera
        self._colours = dict(colours)
        self._faces: dict[Bgr, Image] = {}
        self._scenery = paint_scenery(
            board, self._camera, wood=wood, shadow=shadow, rng=self._rng
        )
        self._view = View(
            board=board,
            camera=self._camera,
            sites_mm=dict(board.plan_mm),
            rms_px=0.0,
            confidence=1.0,
            dark_lines=is_pale(WOODS[wood]),
        )
        x, y, _ = np.array([(*board.plan_mm[name], 0.0) for name in board.names]).T
        apart = np.hypot(x[:, None] - x, y[:, None] - y)
        nearest = float(apart[apart > 0].min())
        self._radius_mm = min(_CHIP_PART * nearest, 45.0) / 2
        width, height = self._camera.image_size
        self._noise = np.clip(
            self._rng.normal(128.0, _NOISE_LEVELS, (height + 64, width + 64, 3)), 0, 255
        ).astype(np.uint8)

    @property
    def view(self) -> View:
        """Return the true view: where everything lies in the picture."""
        return self._view

    @property
    def chip_diameter_mm(self) -> float:
        """Return the diameter of the chips."""
        return 2 * self._radius_mm

    def reach(self, site: str, progress: float, *, from_north: bool = False) -> Reach:
        """Return where a hand is on its way to a site.

        Parameters
        ----------
        progress
            0: beyond the board's edge; 1: at the site.
        """
        x, y = self._view.sites_mm[site]
        edge = self._scenery.half_mm + 150.0
        start = edge if from_north else -edge
        return Reach(
            0.6 * x + 0.4 * x * progress, start + progress * (y - start), from_north
        )

    def draw(
        self,
        contents: Mapping[str, tuple[str, ...]],
        *,
        hand: str | tuple[float, float] | Reach | None = None,
        beside: Mapping[str, int] = MappingProxyType({}),
        light: float = 1.0,
        shift_px: tuple[float, float] = (0.0, 0.0),
        jitter_mm: Mapping[str, tuple[float, float]] = MappingProxyType({}),
    ) -> Image:
        """Return a frame of the position, with fresh noise.

        Parameters
        ----------
        contents
            For each occupied site its chips, bottom to top, by side.
        hand
            Over which site, or point of the plan (mm), a hand reaches.
        beside
            How many of each side's chips lie beside the board.
        light
            The lamp's power, 1 is nominal.
        shift_px
            How far the picture moved right and down: somebody bumped the camera.
        jitter_mm
            How far east and north of their sites chips stand.

        Returns
        -------
        ndarray of shape (720, 960, 3), uint8, BGR
        """
        image = self._scenery.image.copy()
        draw_chips(
            image,
            self._spare(beside) + self._standing(contents, jitter_mm),
            self._camera,
            faces=self._faces,
            lamp=self._scenery.lamp,
        )
        if hand is not None:
            self._draw_hand(image, hand)
        if shift_px != (0.0, 0.0):
            move = np.array([[1.0, 0.0, shift_px[0]], [0.0, 1.0, shift_px[1]]])
            size = self._camera.image_size
            image = np.asarray(
                cv2.warpAffine(image, move, size, borderMode=cv2.BORDER_REFLECT),
                dtype=np.uint8,
            )
        if light != 1.0:
            image = np.asarray(cv2.LUT(image, _dimmer(light)), dtype=np.uint8)
        return self._with_noise(image)

    def _standing(
        self,
        contents: Mapping[str, tuple[str, ...]],
        jitter_mm: Mapping[str, tuple[float, float]],
    ) -> list[Chip]:
        thick = self._radius_mm * 0.55
        chips = []
        for site in self._view.board.names:  # north first: nearer chips cover farther
            x, y = self._view.sites_mm[site]
            east, north = jitter_mm.get(site, (0.0, 0.0))
            for level, side in enumerate(contents.get(site, ())):
                chips.append(
                    Chip(
                        x_mm=x + east,
                        y_mm=y + north,
                        foot_mm=level * thick,
                        radius_mm=self._radius_mm,
                        thickness_mm=thick,
                        colour=self._colours[side],
                    )
                )
        return chips

    def _spare(self, beside: Mapping[str, int]) -> list[Chip]:
        half, step = self._scenery.half_mm, 2.25 * self._radius_mm
        rows = max(1, int(2 * half / step))
        chips = []
        for which, (side, count) in enumerate(beside.items()):
            out = -1 if which % 2 else 1
            for n in range(count):
                column, row = divmod(n, rows)
                chips.append(
                    Chip(
                        x_mm=out * (half + (0.75 + column) * step),
                        y_mm=out * (row * step - half + step / 2),
                        foot_mm=-THICKNESS_MM,
                        radius_mm=self._radius_mm,
                        thickness_mm=self._radius_mm * 0.55,
                        colour=self._colours[side],
                    )
                )
        return sorted(chips, key=lambda chip: -chip.y_mm)

    def _draw_hand(self, image: Image, hand: str | tuple[float, float] | Reach) -> None:
        if isinstance(hand, str):
            hand = self.reach(hand, 1.0)
        elif isinstance(hand, tuple):
            hand = Reach(*hand)
        lean = 0.28 if hand.x_mm < 0 else -0.28
        ahead: NDArray[np.float64] = np.array([lean, -1.0 if hand.from_north else 1.0])
        ahead /= np.hypot(*ahead)
        limbs = arm_limbs((hand.x_mm, hand.y_mm), (float(ahead[0]), float(ahead[1])))
        draw_arm(image, limbs, self._camera, 1.0)

    def _with_noise(self, image: Image) -> Image:
        row, column = self._rng.integers(0, 64, 2)
        height, width = image.shape[:2]
        grain = self._noise[row : row + height, column : column + width]
        return np.asarray(
            cv2.addWeighted(image, 1.0, grain, 1.0, -128.0), dtype=np.uint8
        )


def _dimmer(light: float) -> Image:
    """Return the table that dims or brightens a picture as a lamp would.

    Notes
    -----
    Light adds in linear intensity; a gamma of 2.2 stands for sRGB's curve.
    """
    levels = 255.0 * np.power(light, 1 / 2.2) * (np.arange(256) / 255.0)
    table: Image = np.clip(levels, 0, 255).astype(np.uint8)
    return table
