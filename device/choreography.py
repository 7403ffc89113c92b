"""What a camera over the table sees, moment by moment, while a game is played."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from rules.model import Position, Step, StepKind, Turn

Chips = Mapping[str, tuple[str, ...]]

REST_FRAMES = 11
LONG_REST_FRAMES = 16
_SLOPPY_MM = 1.5
_COMING = (0.4, 0.75, 1.0)
_GOING = (0.7, 0.3)


@dataclass(frozen=True, slots=True)
class HandAt:
    """A hand on its way: the site it goes to, how far it has come (0..1), whose."""

    site: str
    progress: float
    from_north: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One frame's worth of the table.

    Attributes
    ----------
    contents
        What stands on each occupied site.
    beside
        How many of each side's chips lie beside the board.
    jitter_mm
        How far off their sites the chips stand.
    """

    contents: Chips
    beside: Mapping[str, int]
    jitter_mm: Mapping[str, tuple[float, float]]
    hand: HandAt | None
    light: float
    shift_px: tuple[float, float]


@dataclass
class Choreography:
    """Writes the scenes of a game, act by act.

    Attributes
    ----------
    rng
        Chooses how sloppily chips are put down.
    second
        The side that sits in the north.
    light, shift_px
        The lamp's power and how far the camera was pushed, from now on.
    scenes
        What was written so far.
    """

    rng: np.random.Generator
    second: str
    light: float = 1.0
    shift_px: tuple[float, float] = (0.0, 0.0)
    scenes: list[Scene] = field(default_factory=list)
    _contents: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _beside: dict[str, int] = field(default_factory=dict)
    _jitter: dict[str, tuple[float, float]] = field(default_factory=dict)

    def lay_out(self, position: Position) -> None:
        """Put down what a position holds, without a hand."""
        self._contents = {
            site: content
            for site, content in position.contents.items()
            if content and isinstance(content, tuple)
        }
        self._beside = dict(position.in_hand)

    def rest(self, frames: int = REST_FRAMES) -> None:
        """Leave the table alone."""
        for _ in range(frames):
            self._shoot(None)

    def play(self, turn: Turn, *, hesitant: bool) -> None:
        """Let the turn's side play it; hesitant: draw the hand back between steps."""
        for number, step in enumerate(turn.steps):
            if hesitant and number:
                self._withdraw(turn.steps[number - 1], turn.side)
                self.rest()
            self._do(step, turn.side, from_afar=hesitant or not number)
        self._withdraw(turn.steps[-1], turn.side)

    def carry(self, here: str, there: str, side: str) -> None:
        """Let a side carry whatever stands on one site to another."""
        chip = self._contents[here][0]
        step = Step(StepKind.MOVE, here, chip, there)
        self._do(step, side, from_afar=True)
        self._withdraw(step, side)

    def _do(self, step: Step, side: str, *, from_afar: bool) -> None:
        for progress in _COMING if from_afar else _COMING[-1:]:
            self._reach(step.site, progress, side)
        match step.kind:
            case StepKind.PLACE:
                self._beside[step.chip] -= 1
                self._put(step.site, step.chip)
            case StepKind.REMOVE:
                del self._contents[step.site]
                self._beside[step.chip] += 1
            case StepKind.MOVE:
                assert step.to is not None
                del self._contents[step.site]
                self._reach(step.site, 1.0, side)
                self._put(step.to, step.chip)
        self._reach(step.to or step.site, 1.0, side)

    def _put(self, site: str, chip: str) -> None:
        self._contents[site] = (chip,)
        east, north = self.rng.normal(0.0, _SLOPPY_MM, 2)
        self._jitter[site] = (float(east), float(north))

    def _withdraw(self, step: Step, side: str) -> None:
        for progress in _GOING:
            self._reach(step.to or step.site, progress, side)

    def _reach(self, site: str, progress: float, side: str) -> None:
        self._shoot(HandAt(site, progress, side == self.second))

    def _shoot(self, hand: HandAt | None) -> None:
        self.scenes.append(
            Scene(
                contents=dict(self._contents),
                beside=dict(self._beside),
                jitter_mm=dict(self._jitter),
                hand=hand,
                light=self.light,
                shift_px=self.shift_px,
            )
        )
