"""Scene of a simulated camera over time, while a game is played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

import numpy as np

from painter.table import Seat
from rules.core.model import Position, Step, StepKind, Turn
from rules.core.options import hands_of
from rules.core.pieces import Content, Piece

REST_FRAMES = 11
LONG_REST_FRAMES = 16
ALIKE_REST_FRAMES = 26
_SLOPPY_MM = 1.5
_COMING = (0.4, 0.75, 1.0)
_GOING = (0.7, 0.3)
_SEATS = (Seat.SOUTH, Seat.NORTH, Seat.EAST, Seat.WEST)
_NAMELESS = "chip"  # of games in which the chips' colour means nothing
_TINTS = ("white", "black")


@dataclass(frozen=True, slots=True)
class HandAt:
    """A hand on its way: the site it goes to, how far it has come (0..1), whose."""

    site: str
    progress: float
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    """One frame's worth of the table.

    Attributes
    ----------
    contents
        What stands on each occupied site, bottom to top; how many seeds lie there.
    tints
        As what the chips of nobody are painted, by site.
    beside
        How many of each side's chips lie beside the board.
    jitter_mm
        How far off their sites the chips stand.
    """

    contents: Mapping[str, Content]
    tints: Mapping[str, str]
    beside: Mapping[str, int]
    jitter_mm: Mapping[str, tuple[float, float]]
    hand: HandAt | None
    light: float
    shift_px: tuple[float, float]


@dataclass
class Choreography:
    """Generates the scenes of a game, act by act.

    Attributes
    ----------
    rng
        Chooses how sloppily chips are put down.
    sides
        Who sits in the south, in the north, in the east and in the west.
    light, shift_px
        The lamp's power and how far the camera was pushed, from now on.
    scenes
        What was written so far.
    """

    rng: np.random.Generator
    sides: tuple[str, ...]
    light: float = 1.0
    shift_px: tuple[float, float] = (0.0, 0.0)
    scenes: list[TableScene] = field(default_factory=list)
    _contents: dict[str, tuple[Piece, ...]] = field(default_factory=dict)
    _tints: dict[str, str] = field(default_factory=dict)
    _beside: dict[str, int] = field(default_factory=dict)
    _jitter: dict[str, tuple[float, float]] = field(default_factory=dict)

    def lay_out(self, position: Position) -> None:
        """Put down what a position holds, without a hand."""
        self._contents = {
            site: content
            for site, content in position.contents.items()
            if content and isinstance(content, tuple)
        }
        self._tints = {
            site: _TINTS[int(self.rng.integers(len(_TINTS)))]
            for site, content in self._contents.items()
            if _NAMELESS in content
        }
        self._beside = hands_of(position)  # of what is neutral there is enough

    def rest(self, frames: int = REST_FRAMES) -> None:
        """Leave the table alone."""
        for _ in range(frames):
            self._shoot(None)

    def play(self, turn: Turn, *, hesitant: bool) -> None:
        """Perform a turn; hesitant: draw the hand back between acts."""
        before: Step | None = None
        for act in _acts(turn):
            if hesitant and before is not None:
                self._withdraw(before, turn.side)
                self.rest()
            self._do(act, turn.side, from_afar=hesitant or before is None)
            before = act[-1]
        if before is not None:
            self._withdraw(before, turn.side)

    def _do(self, act: list[Step], side: str, *, from_afar: bool) -> None:
        """Perform one act of a hand: one step, or several chips of one stack."""
        step = act[0]
        for progress in _COMING if from_afar else _COMING[-1:]:
            self._reach(step.site, progress, side)
        match step.kind:
            case StepKind.PLACE | StepKind.ENTER:
                self._beside[step.piece] = max(self._beside.get(step.piece, 0) - 1, 0)
                self._put(step.site, step.piece)
            case StepKind.REMOVE:
                for _ in act:
                    side = Piece(self._take(step.site)).side
                    self._beside[side] = self._beside.get(side, 0) + 1
            case StepKind.TRIM:
                self._trim(step)
            case StepKind.CASTLE | StepKind.EXPLODE:
                chips = [self._take(one.site) for one in act]
                for one, chip in zip(act, chips, strict=True):
                    self._put(one.to or one.site, chip)
            case StepKind.FLIP | StepKind.PROMOTE | StepKind.RECOLOUR:
                below = self._contents[step.site][: -len(step.pieces)]
                self._contents[step.site] = (*below, *step.pieces)
            case StepKind.MOVE:
                self._carry(step, side)
        self._reach(step.to or step.site, 1.0, side)

    def _carry(self, step: Step, side: str) -> None:
        """Bring the topmost chip of a site, or several, to another."""
        assert step.to is not None
        tint = self._tints.get(step.site)
        chips = [self._take(step.site) for _ in step.pieces]
        self._reach(step.site, 1.0, side)
        for chip in reversed(chips):
            self._put(step.to, chip)
        if tint is not None:
            self._tints[step.to] = tint

    def _trim(self, step: Step) -> None:
        """Take chips out of a stack at its bottom."""
        self._contents[step.site] = self._contents[step.site][len(step.pieces) :]
        for piece in step.pieces:
            self._beside[piece.side] = self._beside.get(piece.side, 0) + 1

    def _take(self, site: str) -> Piece:
        """Return the top chip of a site, taken away."""
        *rest, chip = self._contents.pop(site)
        if rest:
            self._contents[site] = tuple(rest)
        else:
            self._tints.pop(site, None)
        return chip

    def _put(self, site: str, chip: Piece) -> None:
        below = self._contents.get(site, ())
        self._contents[site] = (*below, chip)
        if not below:
            east, north = self.rng.normal(0.0, _SLOPPY_MM, 2)
            self._jitter[site] = (float(east), float(north))

    def _withdraw(self, step: Step, side: str) -> None:
        for progress in _GOING:
            self._reach(step.to or step.site, progress, side)

    def _reach(self, site: str, progress: float, side: str) -> None:
        at = self.sides.index(side) if side in self.sides else 0
        self._shoot(HandAt(site, progress, _SEATS[at % len(_SEATS)]))

    def _shoot(self, hand: HandAt | None) -> None:
        self.scenes.append(
            TableScene(
                contents=dict(self._contents),
                tints=dict(self._tints),
                beside=dict(self._beside),
                jitter_mm=dict(self._jitter),
                hand=hand,
                light=self.light,
                shift_px=self.shift_px,
            )
        )


def _acts(turn: Turn) -> Iterator[list[Step]]:
    """Yield the steps that hands do on the board; some are done together."""
    on_board = [step for step in turn.steps if step.kind is not StepKind.GIVE]
    together = {StepKind.REMOVE, StepKind.CASTLE, StepKind.EXPLODE}
    for (kind, _), steps in groupby(on_board, _hand):
        if kind in together:
            yield list(steps)
        else:
            yield from ([step] for step in steps)


def _hand(step: Step) -> tuple[StepKind, str]:
    """Return a key that is equal for the steps of one hand movement."""
    return step.kind, "" if step.kind is StepKind.CASTLE else step.site
