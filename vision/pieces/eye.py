"""Eye for squares and grids: discs, stones, men, signs and arrows."""

from collections.abc import Mapping
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, Image
from calibration.common.view import View
from rules.core.pieces import Appearance, appearance
from vision.common.colours import ColourModel, chip_colour, difference
from vision.common.covers import Cover, likelier
from vision.common.known import KnownMen
from vision.common.likeness import chip_colours
from vision.common.looks import ChipLooks
from vision.common.patches import PATCH_PX
from vision.common.reading import Sighting
from vision.common.scores import Heights, hidden_by, sighting
from vision.common.side_prior import StandingChips
from vision.pieces.bare import BareSites
from vision.pieces.cutting import PieceCutter
from vision.pieces.discriminant import (
    BODIES_TELL,
    CONFUSED,
    SideDiscriminant,
    discriminant_of,
    features_of,
    share_mistaken,
)
from vision.pieces.looks import Colours, Ground, colours_of
from vision.pieces.net import PieceLooker

_LIKELY_PIECE, _SURE_PIECE = np.log(0.02), np.log(0.8)
_IN_SIGHT = np.log(0.2)
_AT_ONCE = 32  # patches: more at once would only need more memory
_CHANGED = 7.0  # levels, of a coarse part of a patch: more than noise
_ANEW = 2  # sites a frame that are looked at though nothing changed
_WRITTEN = 0.15  # of the light: what is written on discs takes away as much
_SOME = 4  # pieces needed to conclude that only signs differ


class Measuring(Protocol):
    """Estimator of stack heights, given which sites hold pieces."""

    def heights(
        self, frame_bgr: Image, view: View, log_probs: NDArray[np.float32]
    ) -> Heights:
        """Return the heights of stacks, given log-probabilities of covers, (N, 3)."""

    def confirm(self, pieces: Mapping[int, int]) -> None:
        """Learn from stacks of known height, by their rows."""


class PieceEye:
    """Eye for pieces on squares and grids; only changed sites are measured.

    Parameters
    ----------
    view
        Where the board lies.
    known
        What is known of the table.
    net
        The network.
    stacks
        What measures stacks; None where there are none.
    wood
        The picture that the board was found in; None: there is none.
    """

    def __init__(
        self,
        view: View,
        known: KnownMen,
        net: PieceLooker,
        stacks: Measuring | None = None,
        wood: Image | None = None,
    ) -> None:
        self._sides = known.names
        self._names = view.board.names
        self._signs = known.chips.signs if known.chips else False
        self._settled = known.chips is not None
        self._colours_of_sides = ColourModel(self._sides, known.chips)
        self._standing = StandingChips(len(self._names))
        self._discriminant: SideDiscriminant | None = None
        if known.chips and known.chips.discriminant and len(self._sides) == 2:
            kept = SideDiscriminant.of_numbers(known.chips.discriminant)
            first = known.chips.colours[0].name == self._sides[0]
            self._discriminant = kept if first else kept.turned()
        self._named: tuple[FloatArray, NDArray[np.bool_]] | None = None
        self._net = net
        self._faint = known.chips.faint_nats if known.chips else 0.0
        self._ground, self._bare = Ground(view.board), BareSites(view.board)
        count = len(self._names)
        self._patches = np.zeros((count, PATCH_PX, PATCH_PX, 3), np.uint8)
        self._log_probs = np.zeros((count, len(Cover)), np.float32)
        self._colours = Colours.none(count)
        self._looks: ChipLooks | None = None
        self._hidden: NDArray[np.bool_] = np.zeros(count, bool)
        self._next = 0
        self._stacks = stacks
        self._heights: Heights = {}
        self._move_to(view)
        if wood is not None:
            self._learn_bare(wood)

    def _move_to(self, view: View) -> None:
        self._cut_view, self._cutter = view, PieceCutter(view)
        self._thumbs: Image | None = None
        self._told: Sighting | None = None

    def _learn_bare(self, picture: Image) -> None:
        """Learn the appearance of empty sites from the calibration picture."""
        patches = self._cutter.cut(self._cutter.prepared(picture), slice(None))
        parts = np.arange(_AT_ONCE, len(patches), _AT_ONCE)
        lean = np.split(self._cutter.lean, parts)
        looks = map(self._net.look, np.split(patches, parts), lean)
        self._bare.learn_from(
            patches, np.concatenate([look.log_probs for look in looks])
        )

    @property
    def sides_confused(self) -> bool:
        """Return True if the pieces confirmed last do not separate the sides."""
        return self._named is not None and share_mistaken(*self._named) >= CONFUSED

    @property
    def sides_alike(self) -> bool:
        """Return True if a discriminant over several features separates the sides."""
        return self._discriminant is not None

    def look(self, frame_bgr: Image, view: View) -> NDArray[np.bool_]:
        """Process a frame; return a mask of occluded sites."""
        if self._cut_view is not view:
            self._move_to(view)
        rows = self._due(self._cutter.thumbs(frame_bgr))
        prepared = self._cutter.prepared(frame_bgr)
        for part in np.split(rows, range(_AT_ONCE, len(rows), _AT_ONCE)):
            self._look_at(prepared, part)
        if self._stacks is not None:
            self._heights = self._stacks.heights(frame_bgr, view, self._log_probs)
            self._told = None
        return hidden_by(np.exp(self._log_probs[:, Cover.OTHER]))

    def _due(self, thumbs: Image) -> NDArray[np.intp]:
        """Return the sites that look otherwise than when they were last looked at.

        A few that do not are looked at too: in time the whole board is.
        """
        if self._thumbs is None:
            self._thumbs, self._told = thumbs, None
            return np.arange(len(thumbs))
        changed = cv2.absdiff(thumbs, self._thumbs).max(axis=1) > _CHANGED
        if changed.any() or not self._next:
            self._told = None
        changed[self._next : self._next + _ANEW] = True
        self._next = (self._next + _ANEW) % (len(thumbs) // _ANEW * _ANEW)
        self._thumbs[changed] = thumbs[changed]
        return np.flatnonzero(changed)

    def _look_at(self, prepared: Image, rows: NDArray[np.intp]) -> None:
        patches = self._cutter.cut(prepared, rows)
        look = self._net.look(patches, self._cutter.lean[rows])
        seen = self._bare.weighed(look.log_probs, rows, patches)
        self._patches[rows] = patches
        if self._faint:
            seen = likelier(seen, self._faint)
        self._log_probs[rows] = seen
        likely = seen[:, Cover.CHIP] > _LIKELY_PIECE
        self._colours.take_up(rows, colours_of(patches, look.mask, likely))

    def report(self, hidden: NDArray[np.bool_]) -> Sighting:
        """Return the sighting of the last look."""
        if self._told is None or not np.array_equal(hidden, self._hidden):
            self._told, self._hidden = self._judged(hidden), hidden
        return self._told

    def _judged(self, hidden: NDArray[np.bool_]) -> Sighting:
        covers = self._log_probs.astype(np.float64)
        piece = covers[:, Cover.CHIP]
        likely = piece > _LIKELY_PIECE
        sure = piece > _SURE_PIECE
        looks = self._seen_looks(sure)
        sides = np.full((len(piece), len(self._sides)), -np.log(len(self._sides)))
        rows = np.flatnonzero(likely)
        sides[likely] = self._colours_of_sides.judge(
            looks.only(likely),
            sure[likely],
            lambda cost: self._standing.weigh(
                self._told_apart(cost, rows), looks, rows
            ),
        )
        self._looks = looks
        return sighting(
            self._names,
            self._sides,
            hidden,
            covers=covers,
            of_sides=sides,
            heights=self._heights,
        )

    def _empty(self, contents: Mapping[str, Appearance]) -> NDArray[np.bool_]:
        """Return a mask of confidently empty sites in sight."""
        empty = np.array([contents.get(name) == () for name in self._names])
        in_sight = self._log_probs[:, Cover.OTHER] < _IN_SIGHT
        found: NDArray[np.bool_] = empty & in_sight & ~self._hidden
        return found

    def _told_apart(self, cost: FloatArray, rows: NDArray[np.intp]) -> FloatArray:
        """Return the distance from each side's pieces, by the linear discriminant."""
        if self._discriminant is None:
            return cost
        bodies = self._ground.looks(self._colours, signs=False)
        odds = self._discriminant.log_odds(features_of(self._colours, bodies)[rows])
        return 2 * np.stack([np.maximum(odds, 0), np.maximum(-odds, 0)], axis=1)

    def _learn_apart(self, side_of: Mapping[int, int]) -> None:
        """Fit the discriminant of two sides whose body colours are nearly alike."""
        rows, second = np.array(list(side_of)), np.array(list(side_of.values())) == 1
        if len(self._sides) != 2 or second.all() or not second.any():
            return
        bodies = self._ground.looks(self._colours, signs=False)
        seen = bodies.only(rows)
        colours = [chip_colour("", seen, each) for each in (~second, second)]
        if difference(colours[0], colours[1], seen) >= BODIES_TELL:
            return
        features = features_of(self._colours, bodies)[rows]
        self._named = features, second
        self._discriminant = discriminant_of(features, second) or self._discriminant

    def _seen_looks(self, sure: NDArray[np.bool_]) -> ChipLooks:
        """Return the looks of pieces; those of their signs if nothing else differs."""
        bodies = self._ground.looks(self._colours, signs=False)
        if not self._settled:
            self._signs = signs_separate(bodies, self._ground, self._colours, sure)
        if not self._signs:
            return bodies
        return self._ground.looks(self._colours, signs=True)

    def confirm(self, contents: Mapping[str, Appearance]) -> None:
        """Learn the pieces' colours from a board that the referee is sure of."""
        if self._looks is None:
            return
        self._told = None
        side_of: dict[int, int] = {}
        for row, name in enumerate(self._names):
            content = appearance(contents.get(name, ()))
            if not isinstance(content, tuple) or not content:
                continue
            sure = self._log_probs[row, Cover.CHIP] > _SURE_PIECE
            if sure and content[-1] in self._sides:
                side_of[row] = self._sides.index(content[-1])
        self._bare.learn(self._empty(contents), self._patches)
        self._settled = self._settled or len(set(side_of.values())) > 1
        self._learn_apart(side_of)
        self._colours_of_sides.confirm(self._looks, side_of)
        self._standing.learn(self._looks, side_of)
        if self._stacks is not None:
            held = {row: contents[self._names[row]] for row in side_of}
            self._stacks.confirm(
                {
                    row: len(each)
                    for row, each in held.items()
                    if isinstance(each, tuple)
                }
            )


def signs_separate(
    bodies: ChipLooks, ground: Ground, colours: Colours, sure: NDArray[np.bool_]
) -> bool:
    """Return True if pieces differ by what is written on them, and by nothing else.

    Parameters
    ----------
    bodies
        How all sites' pieces look but for their signs.
    sure : ndarray of shape (N,), bool
        Where pieces surely stand.
    """
    if sure.sum() < _SOME or np.median(colours.written[sure]) < _WRITTEN:
        return False
    if len(_kinds(bodies.only(sure))) > 1:
        return False
    return len(_kinds(ground.looks(colours, signs=True).only(sure))) > 1


def _kinds(looks: ChipLooks) -> FloatArray:
    """Return the colours that pieces come in, one or two."""
    return chip_colours(looks.light * (looks.lamp.max(axis=0) / looks.lamp), 2)
