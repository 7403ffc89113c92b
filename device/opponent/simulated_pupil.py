"""Simulated pupil of a course, who solves every second step at once."""

from dataclasses import dataclass, field

from device.event_bus import Subscriber
from device.opponent.teacher import Teacher
from device.simulated.steered import Steering
from players.lessons.course import LessonStep
from rules.core.model import Turn


@dataclass
class Pupil(Subscriber):
    """Simulated pupil that fails every second step at first."""

    teacher: Teacher
    steering: Steering
    _tapped: list[LessonStep] = field(default_factory=list)
    _wrong: bool = True

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - the table has its own time
        """Play, once the board lies there and the table waits."""
        step = self.teacher.step
        if step is None or not (self.teacher.asks and self.steering.waits):
            return
        self.steering.tapped = self._chosen(step)
        self.steering.waits = False

    def _chosen(self, step: LessonStep) -> Turn:
        game, position = self.teacher.referee.game, self.teacher.referee.position
        done = step.done_by(game, position)
        others = [turn for turn in game.turns(position) if turn not in done]
        if step not in self._tapped:
            self._tapped.append(step)
            self._wrong = not self._wrong
            if self._wrong and others:
                return others[0]
        return done[0]
