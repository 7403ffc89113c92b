"""Which side a chip belongs to: its colour against the board around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.chips import ChipColour, ChipSet

FloatArray = NDArray[np.float64]

GAMMA = 2.2  # stands for the sRGB curve: light is the pixel's power of it
_GOLDEN_ANGLE = np.pi * (3.0 - np.sqrt(5.0))
_DISC_POINTS = 48
_RING_POINTS = 32
_INNER = 0.7  # of the chip's radius: leaves out bevel and wall
_SCATTER = 0.002  # light that the lens throws into the blackest pixel
_FAINT = 0.03  # of the board's light: blacker chips are as black

# How far one side's chips may stray: the tolerances of a chip's likelihood.
_LIGHTNESS = 0.055  # gamma-encoded, 0..1
_CHROMA = 0.03
_LAMP = 0.22  # natural logarithm: how well the board tells the lamp at the chip
_GLEAM = 0.03  # linear light, 0..1: a reflection that lies over the chip
_LAMPS = np.array([-0.45, -0.3, -0.15, 0.0, 0.15, 0.3])
_GLEAMS = np.array([0.0, 0.015, 0.05, 0.12, 0.25])
_SURE = 24.0  # a side's penalty that halves what more of it would add
_APART = 9.0  # squared tolerances between two colours that truly are two
_FORGET = 0.2  # weight of what the referee confirmed last
_STRAY = 60.0  # a confirmed chip this unlike its side teaches nothing


def _sunflower(points: int, inner: float, outer: float) -> FloatArray:
    """Return points spread evenly over a ring, shape (points, 2)."""
    part = (np.arange(points) + 0.5) / points
    radius = np.sqrt(inner**2 + part * (outer**2 - inner**2))
    angle = np.arange(points) * _GOLDEN_ANGLE
    return np.column_stack([radius * np.cos(angle), radius * np.sin(angle)])


_DISC = _sunflower(_DISC_POINTS, 0.0, _INNER)
_RING = _sunflower(_RING_POINTS, 1.3, 1.75)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipLooks:
    """The colours of N chips (or of what stands where a chip would).

    Attributes
    ----------
    chip : ndarray of shape (N, 3), float64, BGR
        Middle colour of the inner disc, as the camera encodes it, 0..1.
    board : ndarray of shape (N, 3), float64, BGR
        Middle colour of the board around it, encoded alike.
    """

    chip: FloatArray
    board: FloatArray


def _sorted_at(patches: NDArray[np.uint8], at: FloatArray) -> NDArray[np.uint8]:
    """Return pixels at positions -1..1, each channel sorted, shape (N, 3, P)."""
    count, side = patches.shape[:2]
    cell = np.clip((at + 1.0) * (side / 2), 0, side - 1).astype(np.int64)
    flat = cell[..., 1] * side + cell[..., 0]
    flat += (np.arange(count) * (side * side))[:, None]
    found = patches.reshape(-1, 3).take(flat, axis=0)
    return np.sort(found.transpose(0, 2, 1), axis=2)


def look_at_chips(
    patches: NDArray[np.uint8],
    centre: NDArray[np.float32],
    radius: NDArray[np.float32],
) -> ChipLooks:
    """Return the colours of discs in patches and of the board around them.

    Parameters
    ----------
    patches : ndarray of shape (N, S, S, 3), uint8, BGR
    centre : ndarray of shape (N, 2), float32
        x right and y down from the patch's centre, in half-widths.
    radius : ndarray of shape (N,), float32
        In half-widths.

    Notes
    -----
    Of the disc's pixels in order of lightness the part from a fifth to two
    thirds counts, which leaves out grooves, glare and gleams.
    """
    middle = np.clip(centre.astype(np.float64), -0.8, 0.8)[:, None, :]
    size = np.clip(radius.astype(np.float64), 0.12, 0.7)[:, None, None]
    inside = _sorted_at(patches, middle + size * _DISC)
    low, high = _DISC_POINTS // 5, _DISC_POINTS * 2 // 3
    around = _sorted_at(patches, middle + size * _RING)
    return ChipLooks(
        chip=inside[..., low:high].mean(axis=2) / 255.0,
        board=around[..., _RING_POINTS // 2] / 255.0,
    )


def light_of(encoded: FloatArray) -> FloatArray:
    """Return linear light from encoded colour, both 0..1."""
    light: FloatArray = np.power(encoded, GAMMA)
    return light


def lamp_at(board: FloatArray) -> FloatArray:
    """Return the light of the board at each chip, wild ones held near the common.

    Parameters
    ----------
    board : ndarray of shape (N, 3), float64, BGR
        Encoded colour of the board around each chip.

    Notes
    -----
    Shade may take much light away, a reflection adds little to a chip's own.
    """
    light = np.log(light_of(board) + _SCATTER)
    common = np.percentile(light, 75, axis=0)
    lamp: FloatArray = np.exp(common + np.clip(light - common, -1.6, 0.35))
    return lamp


def glare_at(board: FloatArray) -> FloatArray:
    """Return how much light is mirrored off the board at each chip, shape (N,)."""
    light = light_of(board)
    glare: FloatArray = (light - 1.4 * np.percentile(light, 75, axis=0)).min(axis=1)
    return np.clip(glare, 0.0, 0.3)


def ratios_of(light: FloatArray, lamp: FloatArray) -> FloatArray:
    """Return ln of chip light over board light, shape (N, 3), BGR."""
    ratio: FloatArray = np.log(light / lamp + _FAINT)
    return ratio


def light_under(ratios: FloatArray, lamp: FloatArray) -> FloatArray:
    """Return the light of chips of known ratios under a lamp."""
    light: FloatArray = (np.exp(ratios) - _FAINT) * lamp
    return light


def _opponent(light: FloatArray) -> FloatArray:
    """Return lightness and two chromas of linear BGR, in units of tolerance."""
    b, g, r = np.moveaxis(np.power(np.clip(light, 0.0, 1.2), 1 / GAMMA), -1, 0)
    lightness = (0.2 * b + 0.5 * g + 0.3 * r) / _LIGHTNESS
    return np.stack(
        [lightness, (r - g) / _CHROMA, ((r + g) / 2 - b) / _CHROMA], axis=-1
    )


def strangeness(
    light: FloatArray, wanted: FloatArray, glare: FloatArray | None = None
) -> FloatArray:
    """Return how unlike expected colours chips are, in squared tolerances.

    A chip may be lit a little more or less than the board around it tells, and
    a reflection may lie over it: the kindest of these explanations counts.

    Parameters
    ----------
    light : ndarray of shape (N, 3), float64, BGR
        Linear light of the chips.
    wanted : ndarray of shape (N, K, 3), float64, BGR
        What each of K sides' chips would show there.
    glare : ndarray of shape (N,), float64, optional
        Light that the board mirrors there, so that a chip may too.

    Returns
    -------
    ndarray of shape (N, K), float64
    """
    lamps = np.exp(_LAMPS)[:, None, None]
    lit = wanted[:, :, None, None, :] * lamps + _GLEAMS[:, None]
    apart = _opponent(light)[:, None, None, None, :] - _opponent(lit)
    likely = _GLEAM if glare is None else _GLEAM + glare[:, None, None, None]
    excuse = (_LAMPS[:, None] / _LAMP) ** 2 + 2 * _GLEAMS / likely
    cost = (apart**2).sum(axis=-1) + excuse
    best: FloatArray = cost.min(axis=(2, 3))
    return best


def _tempered(cost: FloatArray) -> FloatArray:
    """Return normalised log-likelihoods of sides, wild costs held in check."""
    score = -0.5 * cost / (1.0 + cost / (4 * _SURE))
    top = score.max(axis=1, keepdims=True)
    total: FloatArray = score - top
    total -= np.log(np.exp(total).sum(axis=1, keepdims=True))
    return total


def two_colours(light: FloatArray) -> tuple[FloatArray, FloatArray] | None:
    """Return the two colours that chips come in, lighter first, or None.

    Parameters
    ----------
    light : ndarray of shape (N, 3), float64, BGR
        Linear light of the chips, all under the common lamp.

    Returns
    -------
    two ndarrays of shape (3,), float64, BGR, or None
        None when one colour explains all chips.
    """
    if len(light) < 2:
        return None
    seen = _opponent(light)
    each = np.minimum(((seen[:, None] - seen) ** 2).sum(axis=2), 40.0)
    both = np.minimum(each[:, :, None], each[:, None, :]).sum(axis=0)
    first, second = np.unravel_index(int(both.argmin()), both.shape)
    centres = light[[first, second]]
    for _ in range(2):
        cost = ((seen[:, None] - _opponent(centres)) ** 2).sum(axis=2)
        of_first = cost[:, 0] <= cost[:, 1]
        if of_first.all() or not of_first.any():
            return None
        centres = np.stack(
            [np.median(light[of_first], axis=0), np.median(light[~of_first], axis=0)]
        )
    between = strangeness(centres, np.repeat(centres[None], 2, axis=0))
    if min(between[0, 1], between[1, 0]) < _APART:
        return None
    lightness = _opponent(centres)[:, 0]
    lighter = int(lightness.argmax())
    return centres[lighter], centres[1 - lighter]


class ColourModel:
    """How each side's chips look, kept up to date with the light.

    Parameters
    ----------
    sides
        Names; without ``chips``, two: the lighter chips' side, then the darker's.
    chips
        The set as taught; its colours must bear the names of the sides.

    Raises
    ------
    ValueError
        If a side has no taught colour, or there are not two sides and no chips.
    """

    def __init__(self, sides: Sequence[str], chips: ChipSet | None = None) -> None:
        self._sides = tuple(sides)
        self._ratios: FloatArray | None = None
        if chips is not None:
            taught = {colour.name: colour.ratio for colour in chips.colours}
            missing = [side for side in sides if side not in taught]
            if missing:
                raise ValueError(f"no colour taught for {missing}; got {list(taught)}")
            self._ratios = np.array([taught[side] for side in sides])
        elif len(self._sides) != 2:
            raise ValueError(f"expected two sides or a taught set, got {sides}")
        self._guess: FloatArray | None = None

    @property
    def knows_both(self) -> bool:
        """Return whether the colours are taught or confirmed, not guessed."""
        return self._ratios is not None

    def judge(self, looks: ChipLooks, is_chip: NDArray[np.bool_]) -> FloatArray:
        """Return ln of the probability that each chip is each side's.

        Parameters
        ----------
        is_chip : ndarray of shape (N,), bool
            Which of the looks surely are chips, for guessing what colours there are.

        Returns
        -------
        ndarray of shape (N, K), float64
            In the order of the sides; each row's probabilities add up to one.
        """
        if self._ratios is not None:
            return self._against(looks, self._ratios)
        light, lamp = light_of(looks.chip), lamp_at(looks.board)
        common = np.median(lamp, axis=0)
        even = light * (common / lamp)
        pair = two_colours(even[is_chip])
        if pair is not None:
            self._guess = self._in_order(np.stack(pair), common)
        if self._guess is None:
            return _by_lightness(looks)
        return self._against(looks, self._guess)

    def confirm(self, looks: ChipLooks, side_of: Mapping[int, int]) -> None:
        """Learn from chips that the referee is sure of.

        Parameters
        ----------
        side_of
            For each sure chip, its row in ``looks``: the number of its side.
        """
        if not side_of:
            return
        rows = np.array(list(side_of))
        sides = np.array(list(side_of.values()))
        light, lamp = light_of(looks.chip)[rows], lamp_at(looks.board)[rows]
        seen = ratios_of(light, lamp)
        known = self._ratios
        if known is None:
            self._begin(seen, sides)
            return
        wanted = light_under(known[sides], lamp)
        fits = strangeness(light, wanted[:, None])[:, 0] < _STRAY
        if not fits.any():
            return
        known = known + _FORGET * np.median((seen - known[sides])[fits], axis=0)
        for side in np.unique(sides[fits]):
            mine = fits & (sides == side)
            known[side] += _FORGET * (np.median(seen[mine], axis=0) - known[side])
        self._ratios = known

    def _begin(self, seen: FloatArray, sides: NDArray[np.int64]) -> None:
        """Take the first confirmed chips of all sides as what they look like."""
        if len(np.unique(sides)) < len(self._sides):
            return
        self._ratios = np.stack(
            [np.median(seen[sides == side], axis=0) for side in range(len(self._sides))]
        )

    def _in_order(self, pair: FloatArray, common: FloatArray) -> FloatArray:
        """Return two ratios, lighter first; nearly equal ones as they were before."""
        ratios = ratios_of(pair, common)
        lightness = _opponent(pair)[:, 0]
        if self._guess is not None and abs(lightness[0] - lightness[1]) < 1.5:
            same = np.abs(ratios - self._guess).sum()
            if np.abs(ratios[::-1] - self._guess).sum() < same:
                return ratios[::-1]
        return ratios

    @staticmethod
    def _against(looks: ChipLooks, ratios: FloatArray) -> FloatArray:
        lamp = lamp_at(looks.board)[:, None, :]
        wanted = light_under(ratios, lamp)
        glare = glare_at(looks.board)
        return _tempered(strangeness(light_of(looks.chip), wanted, glare))


def _by_lightness(looks: ChipLooks) -> FloatArray:
    """Judge light or dark when only one colour is there: mild where in between."""
    weights = np.array([0.2, 0.5, 0.3])
    chip, board = looks.chip @ weights, looks.board @ weights
    absolute, relative = (chip - 0.5) / 0.09, (chip - board) / 0.07
    agree = np.sign(absolute) == np.sign(relative)
    mild = np.where(agree, (absolute + relative) / 2, 0.3 * (absolute + relative) / 2)
    odds = np.clip(mild, -6.0, 6.0)
    return np.column_stack([-np.logaddexp(0.0, -odds), -np.logaddexp(0.0, odds)])


def chip_colour(name: str, looks: ChipLooks, chosen: NDArray[np.bool_]) -> ChipColour:
    """Return the colour of a side whose chips are the chosen ones of the looks.

    Notes
    -----
    The medians leave out one odd chip. Lab: CIE L*a*b* of sRGB, ISO/CIE 11664-4.
    """
    ratios = ratios_of(light_of(looks.chip), lamp_at(looks.board))
    ratio = np.median(ratios[chosen], axis=0)
    b, g, r = np.median(looks.chip[chosen], axis=0)
    return ChipColour(
        name=name,
        lab=_lab(float(b), float(g), float(r)),
        ratio=(float(ratio[0]), float(ratio[1]), float(ratio[2])),
    )


def difference(first: ChipColour, second: ChipColour, looks: ChipLooks) -> float:
    """Return how far apart two colours are on a board, in tolerances of one chip."""
    lamp = np.median(lamp_at(looks.board), axis=0)
    light = light_under(np.array([first.ratio, second.ratio]), lamp)
    cost = strangeness(light, np.repeat(light[None], 2, axis=0))
    return float(np.sqrt(min(cost[0, 1], cost[1, 0])))


def _lab(b: float, g: float, r: float) -> tuple[float, float, float]:
    linear = np.array(
        [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b)]
    )
    to_xyz = np.array(
        [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0178, 0.1095, 0.8727]]
    )  # sRGB to XYZ over the D65 white point
    x, y, z = (
        float(np.cbrt(v)) if v > 0.008856 else 7.787 * float(v) + 16 / 116
        for v in to_xyz @ linear
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
