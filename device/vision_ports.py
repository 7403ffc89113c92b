"""Ports to vision: the reader of a board, and the settler."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from calibration.common.arrays import Image
from calibration.common.grain import PlacedPicture
from calibration.common.view import View
from rules.core.evidence import Evidence
from rules.core.faces import Faces
from rules.core.pieces import Content
from vision.common.reading import Reading


class BoardReader(Protocol):
    """Port of `vision.reader.Reader`."""

    @property
    def known(self) -> View:
        """Return the board as calibrated."""

    @property
    def view(self) -> View:
        """Return the last view of the board."""

    @property
    def seen(self) -> PlacedPicture | None:
        """Return the board in a picture that was surely read; None: not yet."""

    @property
    def sides_alike(self) -> bool:
        """Return True if two sides' colours are too similar for a few samples."""

    @property
    def sides_confused(self) -> bool:
        """Return True if the pieces confirmed last do not separate the sides."""

    @property
    def doubtful(self) -> bool:
        """Return True if the board may lie elsewhere than where it was read last."""

    def read(self, frame_bgr: Image) -> Reading:
        """Return the reading of a frame."""

    def confirm(self, contents: Mapping[str, Content]) -> None:
        """Learn from a board that the referee is sure of."""

    def faces(self, sites: Sequence[str]) -> Faces:
        """Return the pieces on some sites, by the signs on them."""

    def stirred(self) -> Mapping[str, float]:
        """Return the log-likelihood (nats) that each site's piece was replaced."""

    def look_through(self, frame_bgr: Image, view: View) -> Evidence:
        """Return a frame's evidence under the assumption of a given view."""

    def jump_to(self, view: View) -> None:
        """Read the board where it was found anew."""


class BoardSettler(Protocol):
    """Port of `vision.settle.Settler`."""

    def observe(
        self, frame_bgr: Image, reading: Reading, now_s: float
    ) -> Evidence | None:
        """Return the evidence of a quiet board, None while it is not quiet."""

    def forget(self) -> None:
        """Begin anew: the board was found elsewhere."""
