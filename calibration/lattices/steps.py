"""Detect step edges from light to dark, by orientation."""

import cv2
import numpy as np

from calibration.common.arrays import FloatImage
from calibration.common.ridges import ORIENTATIONS, Ridges

_LEVELS = 2  # each halves the picture
_GRAIN = 2.5  # a likely edge stands this many times out of the texture around it
_FLOOR = 6.0  # tone; what a sensor's noise looks like
_WINDOW = 65  # pixels; how local the texture is
_LONG_PX = 3.0  # an edge is straight over some pixels


def find_steps(tone: FloatImage, *, spread_px: int) -> Ridges:
    """Return the edge response of every pixel, on the scale of ridges.

    Parameters
    ----------
    tone : ndarray of shape (H, W), float32
        From `calibration.common.log_intensity.tone_of`.
    spread_px
        By how much `Ridges.wide` is broader on each side.
    """
    height, width = tone.shape
    sharp = np.zeros((ORIENTATIONS, height, width), np.uint8)
    level = np.asarray(cv2.GaussianBlur(tone, (0, 0), 1.0), np.float32)
    for _ in range(_LEVELS):
        for k, strength in enumerate(_level_steps(level)):
            full = cv2.resize(strength, (width, height), interpolation=cv2.INTER_LINEAR)
            np.maximum(sharp[k], full, out=sharp[k])
        level = np.asarray(cv2.pyrDown(level), np.float32)
    side = 2 * spread_px + 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    return Ridges(sharp, np.stack([cv2.dilate(layer, kernel) for layer in sharp]))


def _level_steps(tone: FloatImage) -> list[np.ndarray]:
    dx = cv2.Sobel(tone, cv2.CV_32F, 1, 0, scale=0.25)
    dy = cv2.Sobel(tone, cv2.CV_32F, 0, 1, scale=0.25)
    window = min(_WINDOW, min(tone.shape) | 1)
    usual = cv2.blur(cv2.magnitude(dx, dy), (window, window))
    half = _GRAIN * usual + _FLOOR
    strengths = []
    for k in range(ORIENTATIONS):
        angle = np.pi * k / ORIENTATIONS
        across = -float(np.sin(angle)) * dx + float(np.cos(angle)) * dy
        along = np.abs(cv2.filter2D(across, cv2.CV_32F, _bar(angle)))
        strength = cv2.divide(along, along + half, scale=255.0)
        strengths.append(strength.astype(np.uint8))
    return strengths


def _bar(angle: float) -> FloatImage:
    y, x = np.mgrid[-5:6, -5:6]
    u = x * np.cos(angle) + y * np.sin(angle)
    v = -x * np.sin(angle) + y * np.cos(angle)
    bar = np.exp(-0.5 * ((u / _LONG_PX) ** 2 + (v / 0.7) ** 2))
    kernel: FloatImage = (bar / bar.sum()).astype(np.float32)
    return kernel
