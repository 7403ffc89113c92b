"""Which side a chip belongs to: its colour against the board around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.chips import ChipColour, ChipSet
from vision.looks import ChipLooks, FloatArray, light_of

_FAINT = 0.03  # of the board's light: blacker chips are as black

# How far one side's chips may stray: the tolerances of a chip's likelihood.
_LIGHTNESS = 0.055  # square root of light, 0..1, nearly as the eye sees it
_CHROMA = 0.03
_LAMP = 0.28  # natural logarithm: how well the board tells the lamp at the chip
_GLEAM = 0.02  # linear light, 0..1: a reflection that lies over the chip
_LAMPS = np.array([-1.0, -0.6, -0.25, 0.0, 0.3])
_GLEAMS = np.array([0.0, 0.02, 0.08, 0.22])
_AS_BEFORE = 8.0  # to believe a chip's own light of before, not the board's of now
_MOST_LIT = 6.0  # chips in the shade are judged as under the lamp, so far at most
_SURE = 24.0  # a side's penalty that halves what more of it would add
_APART = 9.0  # squared tolerances between two colours that truly are two
_XYZ_FROM_RGB = np.array(
    [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0178, 0.1095, 0.8727]]
)  # linear sRGB to XYZ over the D65 white point
_FORGET = 0.2  # weight of what the referee confirmed last
_BEYOND_DOUBT = np.log(0.99)
_SUITED = 0.6  # weight of the chips on the board beside those taught
_NEW_LOOK = 0.04  # a change of a chip's encoded colour worth thinking anew
_STRAY = 60.0  # a confirmed chip this unlike its side teaches nothing


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
    b, g, r = np.moveaxis(np.sqrt(np.clip(light, 0.0, 1.0)), -1, 0)
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


@dataclass(frozen=True, slots=True)
class Palette:
    """How the chips of K sides look.

    Attributes
    ----------
    ratios : ndarray of shape (K, 3), float64, BGR
        ln of the chips' light over the board's.
    lights : ndarray of shape (K, 3), float64, BGR
        The chips' own light when they were last sure.
    """

    ratios: FloatArray
    lights: FloatArray

    def strangeness(self, looks: ChipLooks) -> FloatArray:
        """Return how unlike each side's chips the looks are, shape (N, K)."""
        lamp = np.maximum(looks.lamp.mean(axis=1), 1e-4)
        lit = np.minimum(lamp.max(initial=0.0) / lamp, _MOST_LIT)[:, None]
        wanted = light_under(self.ratios, (lit * looks.lamp)[:, None, :])
        cost = strangeness(lit * looks.light, wanted, looks.glare)
        odd = cost.min(axis=1) > _AS_BEFORE
        if odd.any():
            wanted = np.broadcast_to(self.lights, wanted[odd].shape)
            own = strangeness(looks.light[odd], wanted, looks.glare[odd])
            cost[odd] = np.minimum(cost[odd], own + _AS_BEFORE)
        return cost

    def toward(self, seen: "Palette", part: float) -> "Palette":
        """Return a palette that went part of the way to another."""
        return Palette(
            self.ratios + part * (seen.ratios - self.ratios),
            self.lights + part * (seen.lights - self.lights),
        )


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
        self._known: Palette | None = None
        if chips is not None:
            taught = {colour.name: colour for colour in chips.colours}
            missing = [side for side in sides if side not in taught]
            if missing:
                raise ValueError(f"no colour taught for {missing}; got {list(taught)}")
            self._known = Palette(
                np.array([taught[side].ratio for side in sides]),
                np.array([_light_of_lab(taught[side].lab) for side in sides]),
            )
        elif len(self._sides) != 2:
            raise ValueError(f"expected two sides or a taught set, got {sides}")
        self._guess: Palette | None = None
        self._here: Palette | None = self._known
        self._seen: FloatArray = np.zeros((0, 3))

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
        chips = looks.chip[is_chip]
        if chips.shape != self._seen.shape or (
            np.abs(chips - self._seen).max(initial=0.0) > _NEW_LOOK
        ):
            self._seen = chips
            self._here = self._suited(looks.only(is_chip))
        if self._here is None:
            return _by_lightness(looks, is_chip)
        return _tempered(self._here.strangeness(looks))

    def confirm(self, looks: ChipLooks, side_of: Mapping[int, int]) -> None:
        """Learn from chips that the referee is sure of.

        Parameters
        ----------
        side_of
            For each sure chip, its row in ``looks``: the number of its side.
        """
        if not side_of:
            return
        self._seen = np.full((1, 3), np.inf)
        seen = looks.only(np.array(list(side_of)))
        sides = np.array(list(side_of.values()))
        if self._known is None:
            if len(np.unique(sides)) == len(self._sides):
                self._known = _palette_of(seen, sides, len(self._sides))
            return
        cost = self._known.strangeness(seen)[np.arange(len(sides)), sides]
        if not (cost < _STRAY).any():
            return
        seen, sides = seen.only(cost < _STRAY), sides[cost < _STRAY]
        known = self._known
        gain = np.median(ratios_of(seen.light, seen.lamp) - known.ratios[sides], axis=0)
        known = Palette(known.ratios + _FORGET * gain, known.lights)
        now = _palette_of(seen, sides, len(self._sides), known)
        self._known = known.toward(now, _FORGET)

    def _suited(self, chips: ChipLooks) -> Palette | None:
        """Return the palette that suits the chips on the board, None if unknown."""
        if self._known is not None:
            return self._suited_to(chips, self._known)
        if len(chips.lamp):
            common = chips.lamp.max(axis=0)
            pair = two_colours(chips.light * (common / chips.lamp))
            if pair is not None:
                self._guess = self._in_order(np.stack(pair), common)
        return self._guess

    def _suited_to(self, chips: ChipLooks, known: Palette) -> Palette:
        """Return what is known, drawn toward the chips whose side is beyond doubt."""
        if not len(chips.lamp):
            return known
        chances = _tempered(known.strangeness(chips))
        sure = chances.max(axis=1) > _BEYOND_DOUBT
        sides = chances.argmax(axis=1)[sure]
        seen = _palette_of(chips.only(sure), sides, len(self._sides), known)
        return known.toward(seen, _SUITED)

    def _in_order(self, pair: FloatArray, common: FloatArray) -> Palette:
        """Return two colours, lighter first; nearly equal ones as they were before."""
        ratios = ratios_of(pair, common)
        lightness = _opponent(pair)[:, 0]
        if self._guess is not None and abs(lightness[0] - lightness[1]) < 1.5:
            before = self._guess.ratios
            same = np.abs(ratios - before).sum()
            if np.abs(ratios[::-1] - before).sum() < same:
                return Palette(ratios[::-1], pair[::-1])
        return Palette(ratios, pair)


def _palette_of(
    looks: ChipLooks, sides: NDArray[np.int64], count: int, known: Palette | None = None
) -> Palette:
    """Return the middle colours of chips by side; of sides unseen, what is known."""
    ratios, lights = np.zeros((count, 3)), np.zeros((count, 3))
    if known is not None:
        ratios, lights = known.ratios.copy(), known.lights.copy()
    seen = ratios_of(looks.light, looks.lamp)
    for side in np.unique(sides):
        ratios[side] = np.median(seen[sides == side], axis=0)
        lights[side] = np.median(looks.light[sides == side], axis=0)
    return Palette(ratios, lights)


def _by_lightness(looks: ChipLooks, is_chip: NDArray[np.bool_]) -> FloatArray:
    """Judge light or dark when only one colour is there: mild where in between.

    All chips are of that one colour, so what most of them say counts most.
    """
    weights = np.array([0.2, 0.5, 0.3])
    chip, board = looks.chip @ weights, looks.board @ weights
    absolute, relative = (chip - 0.5) / 0.09, (chip - board) / 0.07
    agree = np.sign(absolute) == np.sign(relative)
    odds = np.where(agree, 0.5, 0.15) * (absolute + relative)
    if is_chip.any():
        odds = 0.2 * odds + 0.8 * np.median(odds[is_chip])
    odds = np.clip(odds, -6.0, 6.0)
    return np.column_stack([-np.logaddexp(0.0, -odds), -np.logaddexp(0.0, odds)])


def chip_colour(name: str, looks: ChipLooks, chosen: NDArray[np.bool_]) -> ChipColour:
    """Return the colour of a side whose chips are the chosen ones of the looks.

    Notes
    -----
    The medians leave out one odd chip. Lab: CIE L*a*b* of sRGB, ISO/CIE 11664-4.
    """
    ratios = ratios_of(looks.light, looks.lamp)
    ratio = np.median(ratios[chosen], axis=0)
    b, g, r = np.median(looks.chip[chosen], axis=0)
    return ChipColour(
        name=name,
        lab=_lab(float(b), float(g), float(r)),
        ratio=(float(ratio[0]), float(ratio[1]), float(ratio[2])),
    )


def difference(first: ChipColour, second: ChipColour, looks: ChipLooks) -> float:
    """Return how far apart two colours are on a board, in tolerances of one chip."""
    lamp = np.median(looks.lamp, axis=0)
    light = light_under(np.array([first.ratio, second.ratio]), lamp)
    cost = strangeness(light, np.repeat(light[None], 2, axis=0))
    return float(np.sqrt(min(cost[0, 1], cost[1, 0])))


def _lab(b: float, g: float, r: float) -> tuple[float, float, float]:
    linear = np.array(
        [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b)]
    )
    x, y, z = (
        float(np.cbrt(v)) if v > 0.008856 else 7.787 * float(v) + 16 / 116
        for v in _XYZ_FROM_RGB @ linear
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _light_of_lab(lab: tuple[float, float, float]) -> FloatArray:
    """Return linear BGR of a colour in CIE L*a*b*, as `_lab` made it."""
    y = (lab[0] + 16) / 116
    root = np.array([y + lab[1] / 500, y, y - lab[2] / 200])
    xyz = np.where(root > 0.2069, root**3, (root - 16 / 116) / 7.787)
    rgb = np.clip(np.linalg.solve(_XYZ_FROM_RGB, xyz), 0.0, 1.0)
    encoded = np.where(
        rgb <= 0.0031308, 12.92 * rgb, 1.055 * np.power(rgb, 1 / 2.4) - 0.055
    )
    return light_of(encoded[::-1])
