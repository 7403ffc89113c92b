"""A simulated table at which a person carries out what a machine says."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field

import numpy as np

from calibration.common.view import View
from device.ports import Frame
from device.simulated.choreography import (
    ALIKE_REST_FRAMES,
    LONG_REST_FRAMES,
    REST_FRAMES,
    Choreography,
    Scene,
)
from device.simulated.misdeeds import misdeed
from device.simulated.players import chosen, takes
from device.simulated.simulator import FRAMES_PER_S, Hands, SimulatedTable
from device.simulated.sowing_hands import SowingHands
from device.words.remarks import Remark
from rules.core.events import Event, Proposed
from rules.core.evidence import holds_seeds
from rules.core.model import Position, Turn
from rules.referee.passing import forced
from rules.referee.ruling import Before
from vision.common.reading import Reading

LONGEST_WAIT_FRAMES = 6_000
"""So many frames the person waits for the machine's turn: ten minutes."""


@dataclass
class AnsweringTable:
    """A source of frames, and a sink that listens to what the machine says.

    One side is played by the machine: a person waits for what it says and does that.
    The other side is played as at any simulated table.

    Attributes
    ----------
    table
        What is played, and how it is drawn; its plan tells before which turns
        something illegal is done first.
    side
        The side that the machine plays.
    insists_at
        At these of the machine's turns (from 1) the person does another legal one.
    """

    table: SimulatedTable
    side: str
    insists_at: frozenset[int] = frozenset()
    _heard: Turn | None = None
    _rng: np.random.Generator = field(init=False)

    live = False

    def __post_init__(self) -> None:
        self._rng = np.random.default_rng(self.table.plan.seed)

    @property
    def view(self) -> View:
        """Return the true view."""
        return self.table.view

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - what is played depends on what is said
        """Yield the game's frames, as it is played."""
        drawn = self.table.table()
        for index, scene in enumerate(self._scenes()):
            image = self.table.drawn(drawn, scene)
            yield Frame(image, index / FRAMES_PER_S, index)

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the person needs the turn alone
        """Listen to the machine's turn."""
        if isinstance(event, Proposed):
            self._heard = event.turn

    def remark(self, remark: Remark, now_s: float) -> None:
        """Do nothing: the person waits for a turn."""

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Do nothing: the person looks at the board itself."""

    def tick(self, now_s: float) -> None:
        """Do nothing: the frames tell the time."""

    def _scenes(self) -> Iterator[Scene]:
        game, plan = self.table.game, self.table.plan
        position: Position = game.start(sides=self.table.sides)
        sown = holds_seeds(position.contents)
        writes: Hands = (SowingHands if sown else Choreography)(
            self._rng, self.table.sides
        )
        writes.lay_out(position)
        yield from _rested(writes, LONG_REST_FRAMES)
        for n in range(1, plan.most_turns + 1):
            if position.to_move is None or game.result(position) is not None:
                break
            turn = yield from self._turn(position, n, writes)
            if turn is None:
                return
            hesitant = takes(turn) and self._rng.random() < plan.hesitant
            writes.play(turn, hesitant=hesitant and game.seconds(position) == 0)
            alike = len(position.colours) == 1 or game.is_free(position)
            position = game.play(position, turn)
            if sown:
                writes.lay_out(position)
            rest = ALIKE_REST_FRAMES if alike else REST_FRAMES
            yield from _rested(writes, rest)
        yield from _rested(writes, LONG_REST_FRAMES)

    def _turn(
        self, position: Position, n: int, writes: Hands
    ) -> Generator[Scene, None, Turn | None]:
        """Yield scenes until it is known what is played; return that."""
        game = self.table.game
        if (passed := forced(game, position)) is not None:
            return passed
        if position.to_move != self.side:
            turn = chosen(game, position, self._rng, eager=False)
        else:
            for _ in range(LONGEST_WAIT_FRAMES):
                if self._heard is not None:
                    break
                yield from _rested(writes, 1)
            if self._heard is None:
                return None
            turn, self._heard = self._heard, None
            if n in self.insists_at:
                others = [one for one in game.turns(position) if one != turn]
                turn = others[0] if others else turn
        if n in self.table.plan.illegal_before:
            yield from self._wrong(position, writes)
        return turn

    def _wrong(self, position: Position, writes: Hands) -> Iterator[Scene]:
        """Yield scenes of an illegal deed and its undoing, if one is found."""
        wrong = misdeed(self.table.game, Before(position, None, {}), self._rng)
        if wrong is None or position.to_move is None:
            return
        for steps in (wrong.steps, wrong.undoing):
            writes.play(Turn(position.to_move, steps, ""), hesitant=False)
            yield from _rested(writes, LONG_REST_FRAMES)


def _rested(writes: Hands, frames: int) -> Iterator[Scene]:
    """Yield what was written, and then so many frames of rest."""
    writes.rest(frames)
    scenes = list(writes.scenes)
    writes.scenes.clear()
    yield from scenes
