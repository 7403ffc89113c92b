"""Frames in, readings out: one camera over one board, followed through the game."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.chips import ChipSet
from calibration.common.grain import PlacedPicture
from calibration.common.view import View
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence
from rules.core.faces import Faces
from rules.core.pieces import Appearance
from vision.common.reading import Reading
from vision.eye import Known, Net
from vision.follow import Follower
from vision.kinds import reads_of
from vision.pieces.faces import FaceBook
from vision.seeds.counting import Counter

_HIDDEN_PART = 0.6  # of the sites: too many to say anything


class Reader:
    """Reader of one board's frames, which tracks small moves of the camera.

    Parameters
    ----------
    view
        Where the board lies, as calibrated.
    sides
        Names of the sides; untaught, the lighter chips' side comes first.
    chips
        The taught set; its names are the sides unless ``sides`` says otherwise.
    net
        The network for chips; else the packaged one for the view's board.
    max_height
        Chips in the highest stack that the game allows.
    counter
        What counts seeds at a board of them, perhaps taught; else the packaged one.
    wood
        The picture that a board of pits was found in: what it looks like bare.
    faces
        What is written on the pieces, as taught; else the first board that the
        referee is sure of teaches it.

    Attributes
    ----------
    known
        Where the board lay, as calibrated.
    """

    def __init__(  # noqa: PLR0913 - each keyword is one thing known of the table
        self,
        view: View,
        *,
        sides: Sequence[str] | None = None,
        chips: ChipSet | None = None,
        net: Net | None = None,
        max_height: int = 1,
        counter: Counter | None = None,
        wood: Image | None = None,
        faces: FaceBook | None = None,
    ) -> None:
        self.known = view
        self._follower = Follower(view)
        known = Known(
            sides=sides,
            chips=chips,
            net=net,
            max_height=max_height,
            counter=counter,
            wood=wood,
        )
        self._reads = reads_of(view.board)
        self._eye = self._reads.eye(view, known)
        self._faces = self._reads.faces(faces, net) if self._reads.faces else None
        self._last: Image | None = None
        self._seen: PlacedPicture | None = None

    @property
    def view(self) -> View:
        """Return the last view of the board."""
        return self._follower.view

    @property
    def seen(self) -> PlacedPicture | None:
        """Return the board in a picture that was surely read; None: not yet."""
        return self._seen

    @property
    def sides_alike(self) -> bool:
        """Return True if two sides' colours are too similar for a few samples."""
        return self._eye.sides_alike

    @property
    def sides_confused(self) -> bool:
        """Return True if the pieces confirmed last do not separate the sides."""
        return self._eye.sides_confused

    @property
    def face_book(self) -> FaceBook | None:
        """Return the signs on pieces that are known by now; None: not any."""
        return self._faces.book if self._faces else None

    @property
    def doubtful(self) -> bool:
        """Return True if the board may lie elsewhere than where it was read last."""
        return self._follower.doubtful

    def read(self, frame_bgr: Image) -> Reading:
        """Return the reading of a frame.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            A frame; in one of another size the board is elsewhere until it is found.

        Raises
        ------
        ValueError
            If it is no BGR picture.
        """
        if frame_bgr.shape[2:] != (3,) or frame_bgr.dtype != np.uint8:
            raise ValueError(
                "expected a BGR picture (H, W, 3) uint8, "
                f"got {frame_bgr.shape} {frame_bgr.dtype}"
            )
        if frame_bgr.shape[1::-1] != self.view.camera.image_size:
            return self._blind(TroubleKind.BUMPED)
        trouble = self._follower.follow(frame_bgr)
        if trouble in {TroubleKind.DARK, TroubleKind.GLARE}:
            return self._blind(trouble)
        hidden = self._eye.look(frame_bgr, self.view)
        if hidden.mean() > _HIDDEN_PART and not self._is_elsewhere(hidden, trouble):
            return self._blind(TroubleKind.HIDDEN)
        if trouble is not None:
            return self._blind(trouble)
        told = self._eye.report(hidden)
        self._last = frame_bgr
        if self._seen is None and not hidden.any():
            self._seen = PlacedPicture(frame_bgr, self.view)
        return Reading(
            evidence=told.evidence,
            confidence=told.confidence,
            view=self.view,
            trouble=None,
            glanced=told.glanced,
            unfinished=told.unfinished,
        )

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn colours, signs on pieces, or seeds from a board that is sure.

        Parameters
        ----------
        contents
            What stands on each site, as it was read last.
        """
        self._eye.confirm(contents)
        if self._last is None:
            return
        self._seen = PlacedPicture(self._last, self.view)
        if self._faces is not None:
            self._faces.learn(self._last, self.view, contents)

    def faces(self, sites: Sequence[str]) -> Faces:
        """Return the pieces on some sites, by the signs on them.

        Parameters
        ----------
        sites
            Where to look, in the frame that was read last. It takes a tenth of a
            second for a whole board: ask while the board is quiet, and seldom.

        Returns
        -------
        Faces
            Nothing where no piece is visible, or where faces are no evidence.
        """
        if self._faces is None or self._last is None:
            return {}
        return self._faces.read(self._last, self.view, sites)

    def stirred(self) -> Mapping[str, float]:
        """Return the log-likelihood (nats) that each site's piece was replaced.

        Returns
        -------
        Mapping[str, float]
            Nats, by the sites of the table; {} where looks are no evidence. Before is
            when the board was sure last.
        """
        if self._faces is None or self._last is None or self._seen is None:
            return {}
        return self._faces.stirred(self._seen, self._last, self.view)

    def look_through(self, frame_bgr: Image, view: View) -> Evidence:
        """Return a frame's evidence under the assumption of a given view."""
        return self._eye.report(self._eye.look(frame_bgr, view)).evidence

    def jump_to(self, view: View) -> None:
        """Read the board where it was found anew."""
        self._follower.jump_to(view)
        self._last = None

    def _is_elsewhere(
        self, hidden: NDArray[np.bool_], trouble: TroubleKind | None
    ) -> bool:
        """Return True if no wood is in sight because the board has moved."""
        bumped = trouble is TroubleKind.BUMPED
        return self._reads.hidden_when_moved and bool(hidden.all()) and bumped

    def _blind(self, trouble: TroubleKind) -> Reading:
        names = self.view.board.names
        return Reading(
            evidence=Evidence({}, frozenset(names)),
            confidence=dict.fromkeys(names, 0.0),
            view=self.view,
            trouble=trouble,
        )
