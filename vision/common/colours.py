"""Classify a chip's side by its colour relative to the board around it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray
from calibration.common.chips import ChipColour, ChipSet
from vision.common.likeness import chip_colours, opponent, strangeness, tempered
from vision.common.looks import ChipLooks, light_of
from vision.common.naming import NAMED, darker_first, sides_by_name

_FAINT = 0.03  # of the board's light: blacker chips are as black

_AS_BEFORE = 8.0  # to believe a chip's own light of before, not the board's of now
_MOST_LIT = 6.0  # chips in the shade are judged as under the lamp, so far at most
_XYZ_FROM_RGB = np.array(
    [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0178, 0.1095, 0.8727]]
)  # linear sRGB to XYZ over the D65 white point
_FORGET = 0.2  # weight of what the referee confirmed last
_BEYOND_DOUBT = np.log(0.99)
_SUITED = 0.6  # weight of the chips on the board beside those taught
_NEW_LOOK = 0.04  # a change of a chip's encoded colour worth thinking anew
_UNSEEN = 16.0  # squared tolerances, at least, to a colour that nobody has seen yet
_STRAY = 60.0  # a confirmed chip this unlike its side teaches nothing


def ratios_of(light: FloatArray, lamp: FloatArray) -> FloatArray:
    """Return ln of chip light over board light, shape (N, 3), BGR."""
    ratio: FloatArray = np.log(light / lamp + _FAINT)
    return ratio


def light_under(ratios: FloatArray, lamp: FloatArray) -> FloatArray:
    """Return the light of chips of known ratios under a lamp."""
    light: FloatArray = (np.exp(ratios) - _FAINT) * lamp
    return light


@dataclass(frozen=True, slots=True)
class Palette:
    """Learned colours of the chips of K sides.

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
        """Return the distance of the looks from each side's chips, shape (N, K)."""
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
    """Colour model of each side's chips, adapted to the light during a game.

    Parameters
    ----------
    sides
        Names. Without ``chips`` colours are given to the sides that are called so;
        to sides of other names the lighter first.
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
        elif not self._sides:
            raise ValueError("expected at least one side")
        self._guess: Palette | None = None
        self._found = 1
        self._unseen = np.zeros(len(self._sides), bool)
        self._here: Palette | None = self._known
        self._seen: FloatArray = np.zeros((0, 3))

    def judge(
        self,
        looks: ChipLooks,
        is_chip: NDArray[np.bool_],
        weigh: Callable[[FloatArray], FloatArray] = lambda cost: cost,
    ) -> FloatArray:
        """Return ln of the probability that each chip is each side's.

        Parameters
        ----------
        is_chip : ndarray of shape (N,), bool
            Which of the looks surely are chips, for guessing what colours there are.
        weigh
            Returns other evidence of each side's cost for the chips, (N, K).

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
        if self._here is None and len(self._sides) == 2:
            order = -1 if darker_first(self._sides) else 1
            return _by_lightness(looks, is_chip)[:, ::order]
        if self._here is None or len(self._sides) == 1:
            return np.full(
                (len(looks.lamp), len(self._sides)), -np.log(len(self._sides))
            )
        cost = self._here.strangeness(looks)
        cost[:, self._unseen] = np.maximum(cost[:, self._unseen], _UNSEEN)
        return tempered(weigh(cost))

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
        self._unseen[sides] = False
        if self._known is None:
            whole = len(np.unique(sides)) == len(self._sides)
            if whole or (self._guess is not None and len(self._sides) > 2):
                guess = None if whole else self._guess
                self._known = _palette_of(seen, sides, len(self._sides), guess)
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
            alike = chips.light * (common / chips.lamp)
            found = chip_colours(alike, len(self._sides))
            if len(self._sides) == 2 and len(found) == 2:
                self._guess = self._in_order(found, common)
            elif len(self._sides) == 2 and self._guess is None:
                return self._by_name(found, common)
            elif len(self._sides) > 2 and len(found) >= self._found:
                self._found = len(found)
                self._guess = self._called(found, common)
        return self._guess

    def _by_name(self, found: FloatArray, common: FloatArray) -> Palette | None:
        """Return the palette of two sides if one colour's name decides it."""
        lights, seen = sides_by_name(found, common, self._sides)
        if seen.all() or np.array_equal(lights[0], lights[1]):
            return None
        return Palette(ratios_of(lights, common), lights)

    def _called(self, found: FloatArray, common: FloatArray) -> Palette | None:
        """Return up to as many colours as sides, each given to the side called so."""
        lights, seen = sides_by_name(found, common, self._sides)
        if self._guess is None:
            self._unseen = ~np.array([side in NAMED for side in self._sides])
        elif not seen.all():
            lights[~seen] = self._guess.lights[~seen]
        self._unseen &= ~seen
        return Palette(ratios_of(lights, common), lights)

    def _suited_to(self, chips: ChipLooks, known: Palette) -> Palette:
        """Return the known palette, adapted to chips classified with confidence."""
        if not len(chips.lamp):
            return known
        chances = tempered(known.strangeness(chips))
        sure = chances.max(axis=1) > _BEYOND_DOUBT
        sides = chances.argmax(axis=1)[sure]
        seen = _palette_of(chips.only(sure), sides, len(self._sides), known)
        return known.toward(seen, _SUITED)

    def _in_order(self, pair: FloatArray, common: FloatArray) -> Palette:
        """Return two colours, lighter first; nearly equal ones as they were before."""
        lights, seen = sides_by_name(pair, common, self._sides)
        if seen.all() and not np.array_equal(lights, pair):
            pair = lights
        ratios = ratios_of(pair, common)
        lightness = opponent(pair)[:, 0]
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
    """Judge light (first) or dark when only one colour is there, mildly in between.

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
    """Return the distance of two colours on a board, in tolerances of one chip."""
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
