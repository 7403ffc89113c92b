"""Detect lines as two-sided ridges, by orientation."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage

ORIENTATIONS = 12
_LEVELS = 4  # each halves the picture: lines of 1.5 to 25 pixels
_REACH = 3  # how far beside a line its surroundings are looked at, in pixels
_GRAIN = 3.0  # a likely line stands this many times out of the texture around it
_FLOOR = 2.0  # tone; what a sensor's noise looks like
_WINDOW = 65  # pixels; how local the texture is


@dataclass(frozen=True, slots=True)
class Ridges:
    """Ridge response of every pixel, for each orientation.

    Attributes
    ----------
    sharp : ndarray of shape (K, H, W), uint8
        0 is none, 128 likely, 255 surely a line; orientation k runs at k / K of a
        half turn from the x axis towards the y axis.
    wide : ndarray of shape (K, H, W), uint8
        The same with every line a few pixels broader, to be sampled from.
    """

    sharp: NDArray[np.uint8]
    wide: NDArray[np.uint8]


def find_ridges(tone: FloatImage, *, dark: bool, spread_px: int) -> Ridges:
    """Return the two-sided ridges of one polarity.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    dark
        Lines are darker than what lies on both sides of them, else lighter.
    spread_px
        By how much `Ridges.wide` is broader on each side.
    """
    height, width = tone.shape
    sharp = np.zeros((ORIENTATIONS, height, width), np.uint8)
    level = np.asarray(cv2.GaussianBlur(tone, (0, 0), 0.6), np.float32)
    if not dark:
        level = -level
    for _ in range(_LEVELS):
        for k, strength in enumerate(_level_ridges(level)):
            full = cv2.resize(strength, (width, height), interpolation=cv2.INTER_LINEAR)
            np.maximum(sharp[k], full, out=sharp[k])
        level = np.asarray(cv2.pyrDown(level), np.float32)
        if min(level.shape) < 8 * _REACH:
            break
    size = 2 * spread_px + 1
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    wide = np.asarray([cv2.dilate(layer, disc) for layer in sharp], np.uint8)
    return Ridges(sharp, wide)


def _level_ridges(tone: FloatImage) -> list[NDArray[np.uint8]]:
    responses = [
        _two_sided(tone, np.pi * k / ORIENTATIONS) for k in range(ORIENTATIONS)
    ]
    strongest = responses[0]
    for response in responses[1:]:
        strongest = np.maximum(strongest, response)
    window = min(_WINDOW, min(tone.shape) | 1)
    texture = cv2.blur(np.maximum(strongest, 0.0), (window, window))
    half = _GRAIN * texture + _FLOOR
    strengths = []
    for response in responses:
        positive = np.maximum(response, 0.0)
        strength = cv2.divide(positive, positive + half, scale=255.0)
        strengths.append(strength.astype(np.uint8))
    return strengths


def _two_sided(tone: FloatImage, angle: float) -> FloatImage:
    height, width = tone.shape
    along = cv2.filter2D(tone, cv2.CV_32F, _bar(angle), borderType=cv2.BORDER_REPLICATE)
    dx = round(-np.sin(angle) * _REACH)
    dy = round(np.cos(angle) * _REACH)
    padded = cv2.copyMakeBorder(
        along, _REACH, _REACH, _REACH, _REACH, cv2.BORDER_REPLICATE
    )
    one = padded[_REACH + dy : _REACH + dy + height, _REACH + dx : _REACH + dx + width]
    other = padded[
        _REACH - dy : _REACH - dy + height, _REACH - dx : _REACH - dx + width
    ]
    response: FloatImage = cv2.min(one, other) - along
    return response


def _bar(angle: float, long_px: float = 3.0, thick_px: float = 0.7) -> FloatImage:
    y, x = np.mgrid[-5:6, -5:6]
    u = x * np.cos(angle) + y * np.sin(angle)
    v = -x * np.sin(angle) + y * np.cos(angle)
    bar = np.exp(-0.5 * ((u / long_px) ** 2 + (v / thick_px) ** 2))
    kernel: FloatImage = (bar / bar.sum()).astype(np.float32)
    return kernel


def orientation_of(direction: FloatArray) -> NDArray[np.intp]:
    """Return the nearest orientation index of directions, shape (..., 2)."""
    angle = np.arctan2(direction[..., 1], direction[..., 0])
    index: NDArray[np.intp] = (
        np.rint(angle * (ORIENTATIONS / np.pi)).astype(np.intp) % ORIENTATIONS
    )
    return index


def sample(
    layers: NDArray[np.uint8], orientation: NDArray[np.intp], px: FloatArray
) -> FloatArray:
    """Return strengths 0..1 at pixels; what lies outside the picture is 0.

    Parameters
    ----------
    layers : ndarray of shape (K, H, W), uint8
    orientation : ndarray of shape (...), intp
        Index of the layer to look at.
    px : ndarray of shape (..., 2), float64
        (x, y) in pixels.
    """
    _, height, width = layers.shape
    with np.errstate(invalid="ignore"):
        x = np.rint(px[..., 0])
        y = np.rint(px[..., 1])
        inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    column = np.where(inside, x, 0).astype(np.intp)
    row = np.where(inside, y, 0).astype(np.intp)
    strength: FloatArray = np.where(inside, layers[orientation, row, column], 0) / 255.0
    return strength
