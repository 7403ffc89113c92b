"""Frames in, readings out: one camera over one board, followed through the game."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.common.chips import ChipSet
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import South, find_view
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence
from rules.core.pieces import Appearance
from vision.chips.net import Looker
from vision.common.reading import Reading
from vision.eye import Known
from vision.follow import Follower
from vision.kinds import reads_of
from vision.seeds.counting import Counter

Image = NDArray[np.uint8]

_HIDDEN_PART = 0.6  # of the sites: too many to say anything


class Reader:
    """Reads frame after frame of one board, and follows small moves of the camera.

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
    """

    def __init__(  # noqa: PLR0913 - each keyword is one thing known of the table
        self,
        view: View,
        *,
        sides: Sequence[str] | None = None,
        chips: ChipSet | None = None,
        net: Looker | None = None,
        max_height: int = 1,
        counter: Counter | None = None,
        wood: Image | None = None,
    ) -> None:
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

    @property
    def view(self) -> View:
        """Return where the board was last seen."""
        return self._follower.view

    def read(self, frame_bgr: Image) -> Reading:
        """Return what one frame shows.

        Parameters
        ----------
        frame_bgr : ndarray of shape (H, W, 3), uint8, BGR
            A frame of the size that the view was calibrated at.

        Raises
        ------
        ValueError
            If the frame has another size.
        """
        width, height = self.view.camera.image_size
        if frame_bgr.shape != (height, width, 3) or frame_bgr.dtype != np.uint8:
            raise ValueError(
                f"expected uint8 of shape {(height, width, 3)}, as calibrated, "
                f"got {frame_bgr.dtype} of shape {frame_bgr.shape}"
            )
        trouble = self._follower.follow(frame_bgr)
        if trouble in {TroubleKind.DARK, TroubleKind.GLARE}:
            return self._blind(trouble)
        hidden = self._eye.look(frame_bgr, self.view)
        if hidden.mean() > _HIDDEN_PART and not self._is_elsewhere(hidden, trouble):
            return self._blind(TroubleKind.HIDDEN)
        if trouble is not None:
            return self._blind(trouble)
        told = self._eye.tell(hidden)
        return Reading(
            evidence=told.evidence,
            confidence=told.confidence,
            view=self.view,
            trouble=None,
            glanced=told.glanced,
            unfinished=told.unfinished,
        )

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn the chips' colours, or the seeds, from a board that is sure.

        Parameters
        ----------
        contents
            What stands on each site, as it was read last.
        """
        self._eye.confirm(contents)

    def relocate(self, frame_bgr: Image) -> bool:
        """Look for the board anywhere in the frame; return whether it was found.

        This takes long: call it when a bump has lasted for a second.
        """
        try:
            found = find_view(frame_bgr, self.view.board, south=_south_of(self.view))
        except BoardNotFoundError:
            return False
        self._follower.jump_to(found)
        return True

    def _is_elsewhere(
        self, hidden: NDArray[np.bool_], trouble: TroubleKind | None
    ) -> bool:
        """Return whether no wood is in sight because the board has moved."""
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


def _south_of(view: View) -> South:
    """Return at which side of the picture south sits."""
    middle, below = view.px_on_board(np.array([[0.0, 0.0], [0.0, -50.0]]))
    right, down = below - middle
    if abs(down) >= abs(right):
        return South.BOTTOM if down > 0 else South.TOP
    return South.RIGHT if right > 0 else South.LEFT
