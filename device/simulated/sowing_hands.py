"""Scene of a simulated camera during sowing: a hand from pit to pit."""

from dataclasses import dataclass, field

import numpy as np

from device.simulated.choreography import REST_FRAMES, HandAt, TableScene
from painter.table import Seat
from rules.core.model import Position, Step, StepKind, Turn

_COMING = (0.4, 0.75, 1.0)
_GOING = (0.7, 0.3)
_SEATS = (Seat.SOUTH, Seat.NORTH, Seat.EAST, Seat.WEST)


@dataclass
class SowingHands:
    """Generates the scenes of a sowing game, as a `Choreography` does.

    Attributes
    ----------
    rng
        Chooses where a hesitant hand pauses.
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
    _seeds: dict[str, int] = field(default_factory=dict)

    def lay_out(self, position: Position) -> None:
        """Put down what a position holds, without a hand."""
        self._seeds = {
            site: content
            for site, content in position.contents.items()
            if isinstance(content, int)
        }

    def rest(self, frames: int = REST_FRAMES) -> None:
        """Leave the table alone."""
        for _ in range(frames):
            self._shoot(None)

    def play(self, turn: Turn, *, hesitant: bool) -> None:
        """Perform a turn; hesitant: pause between two laps."""
        steps = [step for step in turn.steps if step.site]
        seat = _SEATS[self._seat_of(turn.side)]
        before: Step | None = None
        for step in steps:
            if before is None or (hesitant and step.kind is StepKind.LIFT):
                self._come(step, seat, before)
            self._do(step)
            self._shoot(HandAt(step.site, 1.0, seat))
            before = step
        if steps:
            self._go(steps[-1], seat)

    def _seat_of(self, side: str) -> int:
        at = self.sides.index(side) if side in self.sides else 0
        return at % len(_SEATS)

    def _come(self, step: Step, seat: Seat, before: Step | None) -> None:
        if before is not None:
            self._go(before, seat)
            self.rest()
        for progress in _COMING:
            self._shoot(HandAt(step.site, progress, seat))

    def _go(self, step: Step, seat: Seat) -> None:
        for progress in _GOING:
            self._shoot(HandAt(step.site, progress, seat))

    def _do(self, step: Step) -> None:
        match step.kind:
            case StepKind.DROP:
                self._seeds[step.site] = self._seeds.get(step.site, 0) + 1
            case StepKind.LIFT | StepKind.TAKE:
                self._seeds[step.site] -= step.count
                if step.to is not None and step.to in self._seeds:
                    self._seeds[step.to] += step.count
            case _:
                pass  # no other act has to do with seeds

    def _shoot(self, hand: HandAt | None) -> None:
        self.scenes.append(
            TableScene(
                contents=dict(self._seeds),
                tints={},
                beside={},
                jitter_mm={},
                hand=hand,
                light=self.light,
                shift_px=self.shift_px,
            )
        )
