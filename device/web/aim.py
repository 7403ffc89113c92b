"""Live advice for aiming the camera: light, glare, sharpness."""

from dataclasses import dataclass

import cv2
import numpy as np

from calibration.common.arrays import Image
from device.json_types import Json
from device.voice.sentences import in_all_languages
from rules.core.facts import Sentence
from words.keys import Key

_WIDE = 640
_DARK, _DIM, _BRIGHT = 35.0, 70.0, 225.0
_BURNT_LEVEL = 250
_GLARE_PART, _SOME_GLARE_PART = 0.04, 0.012
_BLURRED, _SHARP = 3.0, 8.0
_SPREADS_PX = (0.8, 2.5)


@dataclass(frozen=True, slots=True)
class AimPart:
    """One criterion: score 0..1, whether it suffices, and the remedy."""

    value: float
    ok: bool
    code: str
    says: Sentence

    @property
    def plain(self) -> Json:
        """Return it as JSON for the page."""
        value = round(min(max(self.value, 0.0), 1.0), 2)
        return {
            "value": value,
            "ok": self.ok,
            "code": self.code,
            **in_all_languages(self.says),
        }


_LOOKING = Sentence(Key("web-looking"))
_DARK_SAID = Sentence(Key("web-dark-said"))
_BRIGHT_SAID = Sentence(Key("web-bright-said"))
_LIGHT_GOOD = Sentence(Key("web-light-good"))
_GLARE_SAID = Sentence(Key("web-glare-said"))
_SOME_GLARE = Sentence(Key("web-some-glare"))
_NO_GLARE = Sentence(Key("web-no-glare"))
_BLURRED_SAID = Sentence(Key("web-blurred-said"))
_SHARP_SAID = Sentence(Key("web-sharp-said"))

CHECKING = AimPart(0.0, False, "checking", _LOOKING)


def light_of(grey: Image) -> AimPart:
    """Return the exposure score of a grey picture, shape (H, W), uint8."""
    level = float(np.median(grey))
    if level < _DARK:
        return AimPart(level / _DIM, False, "dark", _DARK_SAID)
    if level > _BRIGHT:
        return AimPart((255 - level) / 60, False, "bright", _BRIGHT_SAID)
    return AimPart(level / _DIM, True, "good", _LIGHT_GOOD)


def glare_of(grey: Image) -> AimPart:
    """Return the glare score of a grey picture's centre: its unsaturated share."""
    high, wide = grey.shape
    aside, above = wide // 8, high // 8
    middle = grey[above : high - above, aside : wide - aside]
    part = float((middle >= _BURNT_LEVEL).mean())
    value = 1 - part / _GLARE_PART / 2
    if part > _GLARE_PART:
        return AimPart(value, False, "glare", _GLARE_SAID)
    if part > _SOME_GLARE_PART:
        return AimPart(value, True, "good", _SOME_GLARE)
    return AimPart(value, True, "good", _NO_GLARE)


def sharpness_of(grey: Image) -> AimPart:
    """Return the sharpness of a grey picture by its response to further blur.

    Sharp photographs of wooden boards lose nine tenths or more, blurred ones less than
    two thirds, whatever is on the board.
    """
    fine, coarse = (_edges(grey, spread_px) for spread_px in _SPREADS_PX)
    lost = fine / max(coarse, 1e-6)
    if lost < _BLURRED:
        return AimPart(lost / _SHARP, False, "blurred", _BLURRED_SAID)
    return AimPart(lost / _SHARP, True, "good", _SHARP_SAID)


def _edges(grey: Image, spread_px: float) -> float:
    """Return the edge variance of a picture after Gaussian blur."""
    smooth = cv2.GaussianBlur(grey, (0, 0), spread_px)
    return float(cv2.Laplacian(smooth, cv2.CV_64F).var())


def small_grey(image: Image) -> Image:
    """Return a BGR picture as light, glare and sharpness are judged by: (h, w)."""
    high, wide = image.shape[:2]
    size = (_WIDE, max(1, round(high * _WIDE / wide)))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), dtype=np.uint8)


def advice(image: Image, board: AimPart) -> Json:
    """Return the advice for a frame; ``board`` is what is known of the board in it.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    """
    grey = small_grey(image)
    judged = {
        "light": light_of(grey),
        "glare": glare_of(grey),
        "sharpness": sharpness_of(grey),
        "board": board,
    }
    ok = all(one.ok for one in judged.values())
    return {**{name: one.plain for name, one in judged.items()}, "ok": ok}
