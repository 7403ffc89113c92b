"""Mounting height of a camera above a board, by field of view and board size.

``python -m device.camera.heights`` prints the table of docs/wiring.md; with a board's
side in millimetres (``... 350``, or ``... 420x120`` for one that is not square)
its own row.
"""

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from device.ports import SettingsError

FRAME_PX = (1280, 960)
"""The frames that the referee reads: the middle of a sensor of another shape."""

MARGIN = 0.1
"""Margin that must be visible on every side, as a part of the board's longer side."""

LEAST_MARGIN_MM = 30.0

POINT_PX = 45.0
"""Neighbouring points must be so far apart in the picture for chips to be read."""

PIT_PX = 65.0
"""Neighbouring pits must be so far apart in the picture for seeds to be counted."""

TILTED_DEG = 30.0
"""A camera may be tilted so far."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lens:
    """A camera module.

    Attributes
    ----------
    focal_mm
        Its focal length.
    sensor_mm
        Width and height of the light-sensitive area.
    nearest_mm
        What is nearer is not sharp.
    source
        Where the figures are from.
    """

    name: str
    focal_mm: float
    sensor_mm: tuple[float, float]
    nearest_mm: float
    source: str

    @property
    def frame_mm(self) -> tuple[float, float]:
        """Return the part of the sensor that a frame shows."""
        width, height = self.sensor_mm
        shape = FRAME_PX[0] / FRAME_PX[1]
        return min(width, height * shape), min(height, width / shape)


_PI_SOURCE = "Raspberry Pi documentation, Camera hardware"
_HQ_SOURCE = f"{_PI_SOURCE}; its table of lenses for the 6 mm lens"

LENSES = (
    Lens(
        name="Camera Module 3",
        focal_mm=4.74,
        sensor_mm=(6.45, 3.63),
        nearest_mm=100,
        source=_PI_SOURCE,
    ),
    Lens(
        name="Camera Module 3 Wide",
        focal_mm=2.75,
        sensor_mm=(6.45, 3.63),
        nearest_mm=50,
        source=_PI_SOURCE,
    ),
    Lens(
        name="Camera Module 2",
        focal_mm=3.04,
        sensor_mm=(3.68, 2.76),
        nearest_mm=100,
        source=_PI_SOURCE,
    ),
    Lens(
        name="HQ Camera, 6 mm lens",
        focal_mm=6.0,
        sensor_mm=(6.287, 4.712),
        nearest_mm=200,
        source=_HQ_SOURCE,
    ),
)


@dataclass(frozen=True, slots=True)
class Heights:
    """Range of heights of a lens above a board's surface (mm)."""

    least_mm: float
    most_mm: float


@dataclass(frozen=True, slots=True)
class ProjectedBoard:
    """A board as a camera sees it: its outer sites, and how near they are together.

    Attributes
    ----------
    told
        What it is, for people.
    width_mm, depth_mm
        Between its outermost sites, the longer side first.
    spacing_mm
        Between the nearest neighbours.
    spacing_px
        How far apart these must be in the picture.
    """

    told: str
    width_mm: float
    depth_mm: float
    spacing_mm: float
    spacing_px: float = POINT_PX

    @property
    def margin_mm(self) -> float:
        """Return the margin that must be in the picture around the board."""
        return max(LEAST_MARGIN_MM, MARGIN * self.width_mm)


PLANS = (
    *(
        ProjectedBoard(f"{side} mm, three squares", side, side, side / 6)
        for side in (200, 300, 400, 500)
    ),
    ProjectedBoard("150 mm, three in a row", 150, 150, 75),
    ProjectedBoard("mancala, 2 rows of 6, 350 mm", 350, 50, 48, PIT_PX),
    ProjectedBoard("mancala, 4 rows of 7, 300 mm", 290, 145, 48, PIT_PX),
)


def heights(lens: Lens, plan: ProjectedBoard, tilt_deg: float = 0.0) -> Heights:
    """Return the range of heights at which a lens sees a whole board in detail.

    Parameters
    ----------
    lens
        The camera.
    plan
        The board; its longer side lies along the picture's.
    tilt_deg
        How far the camera looks aside of straight down, at the board's middle; it is
        then above the side where the players of the near side sit.

    Raises
    ------
    ValueError
        If the tilt is not between 0 and 60 degrees.

    Notes
    -----
    A pinhole at the distance d from the middle sees the point (x, y) of the board at
    x f / (d + y sin t) and y cos t f / (d + y sin t); all corners with their margin
    must lie in the frame. The points of the far edge are the smallest: along the
    slope a millimetre there is f cos t d / (d + y sin t)^2 in the picture.
    """
    if not 0 <= tilt_deg <= 60:
        raise ValueError(f"a tilt from 0 to 60 degrees was expected, not {tilt_deg}")
    tilt = math.radians(tilt_deg)
    frame_w, frame_h = lens.frame_mm
    x = plan.width_mm / 2 + plan.margin_mm
    y = plan.depth_mm / 2 + plan.margin_mm
    sideways = 2 * lens.focal_mm * x / frame_w
    along = 2 * lens.focal_mm * y * math.cos(tilt) / frame_h
    least = max(max(sideways, along) + y * math.sin(tilt), lens.nearest_mm)
    focal_px = lens.focal_mm * FRAME_PX[0] / frame_w
    far = plan.depth_mm / 2 * math.sin(tilt)
    reach = focal_px * plan.spacing_mm * math.cos(tilt) / plan.spacing_px
    most = reach / 2 - far + math.sqrt(max(reach * (reach - 4 * far), 0.0)) / 2
    return Heights(least * math.cos(tilt), most * math.cos(tilt))


def table(plans: Sequence[ProjectedBoard] = PLANS) -> str:
    """Return the table of mounting heights by lens and board, in Markdown.

    In centimetres; in brackets with the camera tilted as far as it may.
    """
    head = " | ".join(lens.name for lens in LENSES)
    rows = [f"| board | {head} |", "| --- " * (len(LENSES) + 1) + "|"]
    for plan in plans:
        cells = " | ".join(_cell(lens, plan) for lens in LENSES)
        rows.append(f"| {plan.told} | {cells} |")
    return "\n".join(rows) + "\n"


def _cell(lens: Lens, plan: ProjectedBoard) -> str:
    down, aside = heights(lens, plan), heights(lens, plan, TILTED_DEG)
    return f"{_span(down)} ({_span(aside)})"


def _span(seen: Heights) -> str:
    least, most = math.ceil(seen.least_mm / 10), math.floor(seen.most_mm / 10)
    return f"{least} to {most}" if least <= most else "too small"


def plan_of(text: str) -> ProjectedBoard:
    """Return the plan of a board whose size a person writes: '350' or '420x120'.

    Raises
    ------
    SettingsError
        If it is no size.
    """
    parts = text.lower().split("x")
    if not 1 <= len(parts) <= 2 or not all(part.isdecimal() for part in parts):
        raise SettingsError(f"{text!r}: expected millimetres, such as 350 or 420x120")
    width, depth = max(map(int, parts)), min(map(int, parts))
    if width < 50:
        raise SettingsError(f"{text!r}: a board of at least 50 mm was expected")
    return ProjectedBoard(f"{text} mm", width, depth, width / 6)


def main(arguments: Sequence[str]) -> None:
    """Print the table, of all plans or of the boards that are named."""
    plans = [plan_of(text) for text in arguments] or PLANS
    sys.stdout.write(table(plans))


if __name__ == "__main__":
    main(sys.argv[1:])
