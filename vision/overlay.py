"""Draw a view or a reading over its frame, for people."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import View
from rules.core.pieces import Appearance
from vision.common.reading import Reading
from vision.kinds import sight_of

Bgr = tuple[int, int, int]

_FITTED: Bgr = (255, 190, 40)
_HIDDEN: Bgr = (150, 150, 150)
_DARK: Bgr = (28, 24, 22)
_PALE: Bgr = (245, 245, 245)
_EMPTY: Bgr = (120, 200, 110)
_SIDES: Mapping[str, Bgr] = MappingProxyType(
    {
        "white": (245, 245, 245),
        "black": (30, 30, 30),
        "red": (60, 50, 220),
        "green": (80, 170, 50),
        "blue": (220, 110, 40),
        "orange": (40, 140, 250),
        "yellow": (60, 220, 250),
        "natural": (130, 185, 225),
        "brown": (50, 80, 120),
        "gold": (50, 180, 220),
        "silver": (205, 205, 200),
    }
)
FONT = cv2.FONT_HERSHEY_SIMPLEX
SIZE = 0.42
"""The size of letters, as OpenCV counts it, for a size of 1."""

_BEYOND = 0.9  # of the way from site to site: so far beyond the last one stands a name
_NAME_PART = 0.046  # of what lies between: a name's size, in units
_OTHER_SIDES: tuple[Bgr, ...] = ((210, 80, 180), (190, 190, 40), (60, 160, 220))


def draw_view(image: Image, view: View) -> Image:
    """Return the picture with the fitted drawing, the sites and their names.

    Boards of files and ranks have these named at their edges: on 361 points names
    would cover each other.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    """
    drawn = image.copy()
    unit = _unit_px(image)
    for shade, width in ((_DARK, 3 * unit), (_FITTED, unit)):
        for along in sight_of(view.board).strokes(view):
            line = np.round(view.px_on_board(along) * 16).astype(np.int32)
            cv2.polylines(drawn, [line], False, shade, width, cv2.LINE_AA, 4)
    for name, at in view.px_at_height().items():
        _disc(drawn, at, 3.5 * unit, _DARK)
        _disc(drawn, at, 2.5 * unit, _PALE)
        if view.board.lattice is None:
            _label(drawn, name, (at[0] + 5 * unit, at[1] - 5 * unit), unit)
    for name, at, size in edge_names(view):
        (wide, high), _ = cv2.getTextSize(name, FONT, SIZE * size, 1)
        _label(drawn, name, (at[0] - wide / 2, at[1] + high / 2), size)
    fit = f"confidence {view.confidence:.2f}   rms {view.rms_px:.1f} px"
    caption = f"{view.board.title}   {fit}"
    _label(drawn, caption, (10 * unit, image.shape[0] - 12 * unit), unit * 1.4)
    return drawn


def edge_names(view: View) -> Iterator[tuple[str, tuple[float, float], float]]:
    """Yield the names of files and ranks at both ends, each with its place and size.

    Yields
    ------
    tuple of str, (x, y) and float
        'a' or '19'; the middle of its letters, px; how large they are. None of boards
        without files and ranks.
    """
    lattice = view.board.lattice
    if lattice is None:
        return
    mm = np.array([view.sites_mm[name] for name in lattice.names.values()])
    low, high = mm.min(axis=0), mm.max(axis=0)
    step = (high - low) / (lattice.files - 1, lattice.ranks - 1)
    files = {file: name[0] for (file, _), name in lattice.names.items()}
    ranks = {rank: name[1:] for (_, rank), name in lattice.names.items()}
    for across, names in ((1, files), (0, ranks)):
        out = np.where(np.arange(2) == across, step, 0.0)
        for number, name in names.items():
            place = low + step * (number - 1)
            for edge, way in ((low, -out), (high, out)):
                last = np.where(out, edge, place)
                end, beyond = view.px_on_board(np.array([last, last + _BEYOND * way]))
                size = _NAME_PART * float(np.hypot(*(beyond - end)))
                yield name, (float(beyond[0]), float(beyond[1])), size


def draw_reading(image: Image, reading: Reading) -> Image:
    """Return the picture with a ring at each site, coloured by what is read there.

    An arc around the ring is the longer the surer the reading; a hidden site
    is crossed out. A number beside it is how many chips are thought to be stacked,
    a number at a pit's lower rim how many seeds are thought to lie there.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    """
    drawn = image.copy()
    unit = _unit_px(image)
    view = reading.view
    sides = _side_colours(reading)
    reach_mm = sight_of(view.board).ring_mm(view)
    for name, at in view.px_at_height().items():
        radius = _ring_px(view, name, reach_mm)
        if name in reading.evidence.hidden:
            _cross_out(drawn, at, radius, unit)
            continue
        seen = reading.evidence.log_likelihoods[name]
        content = max(seen, key=lambda what: seen[what])
        if isinstance(content, int):
            _arc(drawn, at, radius + 3.5 * unit, unit, reading.confidence[name])
            text = str(content)
            below = (at[0] - 4 * unit * len(text), at[1] + radius + 8 * unit)
            _label(drawn, text, below, 1.4 * unit)
        elif content:
            _ring(drawn, at, radius, unit, sides[content[-1]])
            _arc(drawn, at, radius + 3.5 * unit, unit, reading.confidence[name])
            told = reading.evidence.heights.get(name, ())
            if told and max(told) > told[0]:
                beside = (at[0] + radius + 4 * unit, at[1] - radius)
                _label(drawn, str(told.index(max(told)) + 1), beside, unit)
        else:
            _disc(drawn, at, 3.0 * unit, _DARK)
            _disc(drawn, at, 2.2 * unit, _EMPTY)
    if reading.trouble is not None:
        _label(drawn, reading.trouble.value, (10 * unit, 26 * unit), unit * 2)
    return drawn


def _unit_px(image: Image) -> int:
    """Return a line's width that a phone still shows, in the picture's pixels."""
    longest: int = max(image.shape[:2])
    return max(1, round(longest / 700))


def _side_colours(reading: Reading) -> Mapping[str, Bgr]:
    names: dict[str, None] = {}
    for seen in reading.evidence.log_likelihoods.values():
        names |= dict.fromkeys(_chips_of(seen))
    spare = iter(_OTHER_SIDES * len(names))
    return {name: _SIDES[name] if name in _SIDES else next(spare) for name in names}


def _chips_of(seen: Mapping[Appearance, float]) -> list[str]:
    return [chip for what in seen if isinstance(what, tuple) for chip in what]


def _ring_px(view: View, name: str, reach_mm: float) -> float:
    x, y = view.sites_mm[name]
    here, east = view.px_on_board(np.array([(x, y), (x + reach_mm, y)]))
    return float(np.hypot(*(east - here)))


def _fixed(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0] * 16), round(at[1] * 16)


def _disc(image: Image, at: tuple[float, float], radius: float, colour: Bgr) -> None:
    cv2.circle(image, _fixed(at), round(radius * 16), colour, -1, cv2.LINE_AA, 4)


def _ring(
    image: Image, at: tuple[float, float], radius: float, unit: int, colour: Bgr
) -> None:
    rim = _PALE if sum(colour) < 380 else _DARK
    for width, shade in ((5 * unit, rim), (3 * unit, colour)):
        cv2.circle(image, _fixed(at), round(radius * 16), shade, width, cv2.LINE_AA, 4)


def _arc(
    image: Image, at: tuple[float, float], radius: float, unit: int, part: float
) -> None:
    axes = (round(radius * 16), round(radius * 16))
    colour = (90, 210, 90) if part > 0.95 else (60, 170, 250)
    end = -90.0 + 360.0 * part
    cv2.ellipse(image, _fixed(at), axes, 0.0, -90.0, end, colour, unit, cv2.LINE_AA, 4)


def _cross_out(image: Image, at: tuple[float, float], radius: float, unit: int) -> None:
    x, y = at
    r = radius * 0.6
    for width, shade in ((4 * unit, _DARK), (2 * unit, _HIDDEN)):
        for lean in (r, -r):
            cv2.line(
                image,
                _fixed((x - r, y - lean)),
                _fixed((x + r, y + lean)),
                shade,
                width,
                cv2.LINE_AA,
                4,
            )


def _label(image: Image, text: str, at: tuple[float, float], unit: float) -> None:
    """Write pale letters over dark copies of themselves: an outline in every font."""
    size, width, edge = SIZE * unit, max(1, round(unit)), max(1, round(unit))
    around = [(x, y) for x in (-edge, 0, edge) for y in (-edge, 0, edge)]
    for x, y in [*around, (0, 0)]:
        cv2.putText(
            image,
            text,
            (round(at[0]) + x, round(at[1]) + y),
            FONT,
            size,
            _PALE if (x, y) == (0, 0) else _DARK,
            width,
            cv2.LINE_AA,
        )
