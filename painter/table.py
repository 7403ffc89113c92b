"""Render a position as a camera frame of the simulated table."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.view import Camera, View
from painter.bare import bare_table
from painter.makes import make_of, pit_halves_mm, pit_radius_mm
from painter.piles import Pile
from painter.props import ChipProp, arm_limbs, draw_arm, draw_chips
from painter.scenery import THICKNESS_MM, WOODS, Bgr, is_pale
from rules.core.board import Board
from rules.core.pieces import Appearance

CHIPS: Mapping[str, Bgr] = MappingProxyType(
    {
        "white": (200, 222, 230),
        "black": (34, 32, 31),
        "red": (44, 42, 176),
        "blue": (150, 78, 32),
        "green": (58, 124, 44),
        "yellow": (52, 190, 226),
        "orange": (36, 112, 226),
        "brown": (38, 62, 104),
        "natural": (130, 185, 225),
        "chip": (130, 185, 225),
        "arrow": (146, 69, 34),
        "neutral": (128, 130, 130),
    }
)
_OTHER_CHIPS: tuple[Bgr, ...] = ((150, 52, 120), (150, 150, 30), (140, 140, 140))
_SUNK = 0.5  # of its radius: so deep lies a stone in its pit
_LENS = 0.42  # of its radius: so high is the middle of a stone that is no ball
_WIDTHS: Mapping[str, float] = MappingProxyType({"arrow": 0.5})  # of a chip's
_OTHER_FACE: Mapping[str, str] = MappingProxyType({"white": "black", "black": "white"})
_THICK = 0.55  # of its radius: a chip's thickness
_ASKEW_MM = 0.8  # how far chips of a stack lie off each other
_SEED_PART = 0.12  # radius of a seed, of the spacing
_SEED_LONGER = 1.25
_SEED: Bgr = (70, 96, 128)
_BLOCK_COLUMNS = 2  # beside the board, where more than two sides' chips lie


_Told = tuple[
    dict[str, Appearance],
    tuple[tuple[str, int], ...],
    dict[str, tuple[float, float]],
]
_Lies = tuple[_Told, Image]


class Seat(Enum):
    """Seat of a player; the value is the direction (x, y) of the arm."""

    SOUTH = (0.0, 1.0)
    NORTH = (0.0, -1.0)
    EAST = (-1.0, 0.0)
    WEST = (1.0, 0.0)


@dataclass(frozen=True, slots=True)
class ArmReach:
    """Position of thumb and forefinger, plan millimetres, and the seat of the arm."""

    x_mm: float
    y_mm: float
    seat: Seat = Seat.SOUTH


class PaintedTable:
    """A wooden board on a cloth under a lamp, with a camera above.

    Parameters
    ----------
    camera
        None: one that looks down, tilted and turned a little, chosen by the seed.
    colours
        Each side's chips, BGR 0..255; None: those that the sides are named after.
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
        colours: Mapping[str, Bgr] | None = None,
        seed: int = 0,
        wood: str = "beech",
        shadow: float = 0.0,
    ) -> None:
        self._seed = seed
        bare = bare_table(board, camera, wood=wood, shadow=shadow, seed=seed)
        self._camera, self._scenery, self._noise = bare.camera, bare.scenery, bare.noise
        self._rng = deepcopy(bare.rng)
        self._colours = dict(CHIPS if colours is None else colours)
        self._faces: dict[tuple[Bgr, bool], Image] = {}
        self._lies: _Lies | None = None
        self._view = View(
            board=board,
            camera=self._camera,
            sites_mm=dict(board.plan_mm),
            rms_px=0.0,
            confidence=1.0,
            dark_lines=is_pale(WOODS[wood]),
            pit_mm=2 * pit_radius_mm(board),
        )
        self._piles = self._piles_of(board)
        x, y, _ = np.array([(*board.plan_mm[name], 0.0) for name in board.names]).T
        apart = np.hypot(x[:, None] - x, y[:, None] - y)
        nearest = float(apart[apart > 0].min())
        make = make_of(board)
        self._make = make
        self._radius_mm = min(make.piece * nearest, 45.0) / 2

    @property
    def view(self) -> View:
        """Return the true view: where everything lies in the picture."""
        return self._view

    @property
    def chip_diameter_mm(self) -> float:
        """Return the diameter of the chips."""
        return 2 * self._radius_mm

    @property
    def chip_thickness_mm(self) -> float:
        """Return the height that one chip adds to a stack."""
        return _THICK * self._radius_mm

    def reach(self, site: str, progress: float, *, seat: Seat = Seat.SOUTH) -> ArmReach:
        """Return the position of a hand on its way to a site.

        Parameters
        ----------
        progress
            0: beyond the board's edge; 1: at the site.
        """
        x, y = self._view.sites_mm[site]
        aside = 0.6 + 0.4 * progress
        ahead_x, ahead_y = seat.value
        wide, high = self._scenery.half_mm
        if ahead_y:
            far = -(high + 150.0) * ahead_y
            return ArmReach(aside * x, far + progress * (y - far), seat)
        far = -(wide + 150.0) * ahead_x
        return ArmReach(far + progress * (x - far), aside * y, seat)

    def draw(
        self,
        contents: Mapping[str, Appearance],
        *,
        hand: str | tuple[float, float] | ArmReach | None = None,
        beside: Mapping[str, int] = MappingProxyType({}),
        light: float = 1.0,
        shift_px: tuple[float, float] = (0.0, 0.0),
        jitter_mm: Mapping[str, tuple[float, float]] = MappingProxyType({}),
    ) -> Image:
        """Return a frame of the position, with fresh noise.

        Parameters
        ----------
        contents
            For each occupied site its chips, bottom to top, by side, or its seeds.
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
        image = self._laid(contents, beside, jitter_mm)
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

    def _laid(
        self,
        contents: Mapping[str, Appearance],
        beside: Mapping[str, int],
        jitter_mm: Mapping[str, tuple[float, float]],
    ) -> Image:
        """Return the picture of the table's contents, as for `draw`."""
        told = (dict(contents), tuple(beside.items()), dict(jitter_mm))
        if self._lies is None or self._lies[0] != told:
            image, lamp = self._scenery.image.copy(), self._scenery.lamp
            chips = self._spare(beside) + self._standing(contents, jitter_mm)
            draw_chips(image, chips, self._camera, faces=self._faces, lamp=lamp)
            self._lies = (told, image)
        return self._lies[1].copy()  # most frames show what the one before showed

    def _standing(
        self,
        contents: Mapping[str, Appearance],
        jitter_mm: Mapping[str, tuple[float, float]],
    ) -> list[ChipProp]:
        chips = []
        for site in self._far_first():
            x, y = self._view.sites_mm[site]
            east, north = jitter_mm.get(site, (0.0, 0.0))
            held = contents.get(site, ())
            if isinstance(held, int):
                chips += self._seeds(site, held)
                continue
            for level, side in enumerate(held):
                aside, up = self._askew(site, level)
                chips.append(self._chip(side, x + east + aside, y + north + up, level))
        return chips

    def _piles_of(self, board: Board) -> dict[str, Pile]:
        """Return the piles of seeds that may lie in a board's pits."""
        if not board.is_sown:
            return {}
        radius = _SEED_PART * board.spacing_mm
        return {
            site: Pile((self._seed, n), half, radius)
            for n, (site, half) in enumerate(pit_halves_mm(board).items())
        }

    def _seeds(self, site: str, count: int) -> list[ChipProp]:
        """Return the seeds of a pit, the lowest first."""
        x, y = self._view.sites_mm[site]
        radius = _SEED_PART * self._view.board.spacing_mm
        colour = self._colours.get("seed", _SEED)
        return [
            ChipProp(
                x_mm=x + seed.x_mm,
                y_mm=y + seed.y_mm,
                foot_mm=seed.z_mm - radius,
                radius_mm=radius / np.sqrt(_SEED_LONGER),
                thickness_mm=radius,
                colour=_shaded(colour, seed.tone),
                ball=True,
                longer=_SEED_LONGER,
                turn=seed.turn,
            )
            for seed in self._piles[site].first(count)
        ]

    def _askew(self, site: str, level: int) -> tuple[float, float]:
        """Return a deterministic offset of a chip from the lowest of its stack."""
        if not level:
            return (0.0, 0.0)
        number = self._view.board.names.index(site)
        rng = np.random.default_rng((self._seed, number, level))
        aside, up = rng.normal(0.0, _ASKEW_MM, 2)
        return (float(aside), float(up))

    def _far_first(self) -> list[str]:
        """Return the sites, those first that lie farther from under the camera."""
        turn, _ = cv2.Rodrigues(np.array(self._camera.rvec))
        foot = (-turn.T @ np.array(self._camera.tvec))[:2]
        place = self._view.sites_mm
        return sorted(place, key=lambda site: -float(np.hypot(*(place[site] - foot))))

    def _chip(self, side: str, x_mm: float, y_mm: float, level: int) -> ChipProp:
        radius = self._radius_mm * _WIDTHS.get(side, 1.0)
        thick = self.chip_thickness_mm
        foot = level * thick
        if self._make.balls:
            thick = radius
            foot = 2 * level * thick - _SUNK * thick
        elif self._make.lenses:
            thick = _LENS * radius
            foot = 2 * level * thick
        return ChipProp(
            x_mm=x_mm,
            y_mm=y_mm,
            foot_mm=foot,
            radius_mm=radius,
            thickness_mm=thick,
            colour=self._colour_of(side),
            ball=self._make.balls or self._make.lenses,
            below=self._face_below(side) if self._make.two_faced else None,
        )

    def _face_below(self, side: str) -> Bgr | None:
        """Return the colour of the other face of a two-faced disc."""
        other = _OTHER_FACE.get(side)
        return None if other is None else self._colour_of(other)

    def _colour_of(self, side: str) -> Bgr:
        """Return the colour of a side's chips; one of its own for an unknown name."""
        if side not in self._colours:
            used = [c for c in self._colours.values() if c in _OTHER_CHIPS]
            self._colours[side] = _OTHER_CHIPS[len(used) % len(_OTHER_CHIPS)]
        return self._colours[side]

    def _spare(self, beside: Mapping[str, int]) -> list[ChipProp]:
        half, high = self._scenery.half_mm
        step = 2.25 * self._radius_mm
        rows = max(1, int(2 * high / step))
        chips = []
        for which, (side, count) in enumerate(beside.items()):
            out = -1 if which % 2 else 1
            first = _BLOCK_COLUMNS * (which // 2)
            for n in range(count):
                column, row = divmod(n, rows)
                x = out * (half + (0.75 + first + column) * step)
                y = out * (row * step - high + step / 2)
                chips.append(replace(self._chip(side, x, y, 0), foot_mm=-THICKNESS_MM))
        return sorted(chips, key=lambda chip: -chip.y_mm)

    def _draw_hand(
        self, image: Image, hand: str | tuple[float, float] | ArmReach
    ) -> None:
        if isinstance(hand, str):
            hand = self.reach(hand, 1.0)
        elif isinstance(hand, tuple):
            hand = ArmReach(*hand)
        ahead: NDArray[np.float64] = np.array(hand.seat.value)
        aside = hand.x_mm if ahead[1] else hand.y_mm
        ahead[int(ahead[1] == 0)] = 0.28 if aside < 0 else -0.28
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


def _shaded(colour: Bgr, tone: float) -> Bgr:
    """Return a colour, lighter or darker; few of them, as each has a face drawn."""
    step = round(tone * 20) / 20
    b, g, r = (min(255, max(0, round(channel * step))) for channel in colour)
    return (b, g, r)


def _dimmer(light: float) -> Image:
    """Return the table that dims or brightens a picture as a lamp would.

    Notes
    -----
    Light adds in linear intensity; a gamma of 2.2 stands for sRGB's curve.
    """
    levels = 255.0 * np.power(light, 1 / 2.2) * (np.arange(256) / 255.0)
    table: Image = np.clip(levels, 0, 255).astype(np.uint8)
    return table
