"""Frames in, readings out: one camera over one board, followed through the game."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.chips import ChipSet
from calibration.errors import BoardNotFoundError
from calibration.find import South, find_view
from calibration.view import View
from rules.events import TroubleKind
from rules.evidence import Content, Evidence
from vision.colours import ColourModel
from vision.follow import Follower
from vision.looks import ChipLooks, look_at_chips, sample_points
from vision.net import ChipLook, ChipNet, Cover
from vision.patches import PatchCutter
from vision.reading import Reading
from vision.stacked import Heights, Stacks
from vision.teach import Looker

FloatArray = NDArray[np.float64]
Image = NDArray[np.uint8]

_FLOOR = -12.0  # of a log-likelihood: one wild site must not outvote the board
_LIKELY_CHIP = np.log(0.02)
_SURE_CHIP = np.log(0.8)
_HAND = 0.9  # a chance of something else at a site that tells of a hand
_HIDES, _HIDES_ALONE = 0.2, 0.85  # what hides a site, with a hand about and without
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
        The network; else the packaged one for the view's board.
    max_height
        Chips in the highest stack that the game allows.
    """

    def __init__(
        self,
        view: View,
        *,
        sides: Sequence[str] | None = None,
        chips: ChipSet | None = None,
        net: Looker | None = None,
        max_height: int = 1,
    ) -> None:
        if sides is None and chips is not None:
            sides = [colour.name for colour in chips.colours]
        self._sides = ("white", "black") if sides is None else tuple(sides)
        self._colours = ColourModel(self._sides, chips)
        self._net: Looker = ChipNet.for_board(view.board) if net is None else net
        self._stacks = (
            None if max_height < 2 else Stacks(view, max_height, chips, self._net)
        )
        self._follower = Follower(view)
        self._cut_view, self._cutter = view, PatchCutter(view)
        self._points = sample_points(view.board)
        self._looks: ChipLooks | None = None
        self._chance: FloatArray = np.zeros(len(view.board.sites))

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
        if self._cut_view is not self.view:
            self._cut_view, self._cutter = self.view, PatchCutter(self.view)
        patches = self._cutter.cut(frame_bgr)
        look = self._net.look(patches)
        heights: Heights = {}
        if self._stacks is not None:
            seen = self._stacks.look(frame_bgr, self._cutter, patches, look)
            patches, look, heights = seen
        hidden = _hidden(np.exp(look.log_probs[:, Cover.OTHER]))
        if hidden.mean() > _HIDDEN_PART:
            return self._blind(TroubleKind.HIDDEN)
        if trouble is not None:
            return self._blind(trouble)
        return self._told(patches, look, hidden, heights)

    def confirm(self, contents: Mapping[str, Content]) -> None:
        """Learn the chips' colours from a board that the referee is sure of.

        Parameters
        ----------
        contents
            What stands on each site, as it was read last.
        """
        if self._looks is None:
            return
        side_of: dict[int, int] = {}
        for row, name in enumerate(self.view.board.names):
            content = contents.get(name, ())
            if not isinstance(content, tuple) or not content:
                continue
            if self._chance[row] > 0.8 and content[-1] in self._sides:
                side_of[row] = self._sides.index(content[-1])
        self._colours.confirm(self._looks, side_of)
        if self._stacks is not None:
            self._stacks.confirm(
                {row: _height(contents, self.view.board.names[row]) for row in side_of}
            )

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

    def _blind(self, trouble: TroubleKind) -> Reading:
        names = self.view.board.names
        return Reading(
            evidence=Evidence({}, frozenset(names)),
            confidence=dict.fromkeys(names, 0.0),
            view=self.view,
            trouble=trouble,
        )

    def _told(
        self,
        patches: Image,
        look: ChipLook,
        hidden: NDArray[np.bool_],
        heights: Heights,
    ) -> Reading:
        looks = look_at_chips(patches, look.centre, look.radius, self._points)
        log_probs = look.log_probs.astype(np.float64)
        chip = log_probs[:, Cover.CHIP]
        sides = np.full((len(chip), len(self._sides)), -np.log(len(self._sides)))
        likely = chip > _LIKELY_CHIP
        sure = chip[likely] > _SURE_CHIP
        sides[likely] = self._colours.judge(looks.only(likely), sure)
        self._looks, self._chance = looks, np.exp(chip)
        names = self.view.board.names
        joint = np.column_stack([log_probs[:, Cover.EMPTY], chip[:, None] + sides])
        scores, confidence = _scored(joint, np.exp(log_probs[:, Cover.OTHER]))
        contents: list[Content] = [(), *((side,) for side in self._sides)]
        rows = scores.tolist()
        return Reading(
            evidence=Evidence(
                {
                    name: dict(zip(contents, row, strict=True))
                    for name, row, away in zip(names, rows, hidden, strict=True)
                    if not away
                },
                frozenset(n for n, away in zip(names, hidden, strict=True) if away),
                {names[row]: told for row, told in heights.items() if not hidden[row]},
            ),
            confidence=dict(zip(names, (confidence * ~hidden).tolist(), strict=True)),
            view=self.view,
            trouble=None,
        )


def _height(contents: Mapping[str, Content], site: str) -> int:
    """Return how many chips stand on a site."""
    content = contents[site]
    return len(content) if isinstance(content, tuple) else 0


def _hidden(other: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Return which sites something is in the way of: hands seldom hide one alone.

    Parameters
    ----------
    other : ndarray of shape (N,), float32
        Chance of each site by itself that something else is there.
    """
    hidden: NDArray[np.bool_] = other > (
        _HIDES if other.max() > _HAND else _HIDES_ALONE
    )
    return hidden


def _scored(joint: FloatArray, other: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return floored log-likelihoods of contents, and the best one's probability.

    Parameters
    ----------
    joint : ndarray of shape (N, C), float64
        ln of the probability of each content and that the site is in sight.
    other : ndarray of shape (N,), float64
        Probability that something else is in the way: then all are as likely.
    """
    part = np.exp(joint - joint.max(axis=1, keepdims=True))
    part /= part.sum(axis=1, keepdims=True)
    mixed = (1.0 - other)[:, None] * part + other[:, None] / joint.shape[1]
    return np.maximum(np.log(mixed + np.exp(_FLOOR)), _FLOOR), mixed.max(axis=1)


def _south_of(view: View) -> South:
    """Return at which side of the picture south sits."""
    west_south = np.array([[0.0, 0.0, 0.0], [0.0, -50.0, 0.0]])
    middle, below = view.camera.px_from_plan(west_south)
    right, down = below - middle
    if abs(down) >= abs(right):
        return South.BOTTOM if down > 0 else South.TOP
    return South.RIGHT if right > 0 else South.LEFT
