"""Simulated table under remote control: stopped, corrected, waiting for a player."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from device.ports import Frame
from device.simulated.choreography import LONG_REST_FRAMES, REST_FRAMES, TableScene
from device.simulated.choreography import Choreography as Hands
from device.simulated.misdeeds import misdeed
from device.simulated.players import played, takes
from device.simulated.simulator import FRAMES_PER_S, SimulatedTable, SimulationPlan
from device.simulated.sowing_hands import SowingHands
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.options import names_of
from rules.core.pieces import Content
from rules.referee.ruling import Before

_TIMEOUT_FRAMES = 80
"""Frames that the players wait for the referee to confirm a turn."""


@dataclass
class Steering:
    """Remote control of a simulated table.

    Attributes
    ----------
    people
        The sides whose turns people tap; the table plays the others.
    speed
        Playback rate; None: unchanged.
    tapped
        A turn that the hands are to play next.
    machines
        The sides that a machine plays: a person carries out what it says.
    told
        What the machine said last, and nobody has played yet.
    taught
        Something is taught: all turns are people's.
    held
        The table stands still.
    waits
        It is the turn of a person, or of a machine that thinks.
    """

    people: frozenset[str] = frozenset()
    speed: float | None = None
    tapped: Turn | None = None
    machines: frozenset[str] = frozenset()
    told: Turn | None = None
    taught: bool = False
    held: bool = False
    waits: bool = False


@dataclass
class _Free:
    """Game that is played turn by turn after leaving the script."""

    game: Game
    position: Position
    hands: Hands | SowingHands
    rng: np.random.Generator
    played: int = 0
    waiting: list[TableScene] = field(default_factory=list)
    waited: int = 0


class SteeredTable(SimulatedTable):
    """Simulated table that plays its script until a command changes it.

    Parameters
    ----------
    steering
        What people wish; it may change at any time.
    """

    def __init__(self, game: Game, plan: SimulationPlan, steering: Steering) -> None:
        super().__init__(game, plan)
        self.steering = steering
        self.referee: Callable[[], Position] | None = None
        self._begins: tuple[Game, Position, int, int] | None = None
        self._free: _Free | None = None
        self._lying: TableScene | None = None

    def go_on_from(
        self, game: Game, position: Position, turns: int, index: int
    ) -> None:
        """Begin the next film after some turns, with a frame number."""
        self._begins = (game, position, turns, index)

    def lies_as(self, position: Position) -> bool:
        """Return True if the board holds what a position does."""
        return self._lying is None or _standing(self._lying.contents) == _standing(
            position.contents
        )

    def put_right(self, game: Game, position: Position, turns: int) -> None:
        """Set up the board after some turns, and continue from there."""
        hands = self._hands()
        if self._lying is not None:
            hands.light, hands.shift_px = self._lying.light, self._lying.shift_px
        hands.lay_out(position)
        hands.rest(LONG_REST_FRAMES)
        rng = hands.rng
        self._free = _Free(game, position, hands, rng, turns, list(hands.scenes))
        hands.scenes.clear()

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield frames as the game goes: the script's as long as nothing is wished."""
        table, index = self.table(), 0
        self._free = self._lying = None
        script = enumerate(self.scenes)
        if self._begins is not None:
            game, position, turns, index = self._begins
            self._begins = None
            self.put_right(game, position, turns)
        while (scene := self._next(script)) is not None:
            self._lying = scene
            if wanted is None or wanted(index):
                yield Frame(self.drawn(table, scene), index / FRAMES_PER_S, index)
            else:
                table.draw({})  # takes its share of the noise
            index += 1

    def _next(self, script: Iterator[tuple[int, TableScene]]) -> TableScene | None:
        """Return the next scene; None at the end of the game."""
        if self.steering.held and self._lying is not None:
            return self._lying
        if self._free is not None:
            return self._freely(self._free)
        at, scene = next(script, (None, None))
        steering = self.steering
        wished = steering.people or steering.tapped or steering.machines
        if at is not None and (wished or steering.taught):
            self._leave_script(at)
        return scene

    def _leave_script(self, at: int) -> None:
        """Leave the script where a turn has just been played and lies still."""
        done = [n for n in self.truth.complete_frames if n <= at]
        rested_since = done[-1] + REST_FRAMES if done else LONG_REST_FRAMES
        begun = self.truth.complete_frames[len(done) : len(done) + 1]
        if at != rested_since - 1 and begun and at != 0:
            return
        position = self.game.start(sides=names_of(self._start))
        for turn in self.truth.turns[: len(done)]:
            position = self.game.play(position, turn)
        self.put_right(self.game, position, len(done))

    def _freely(self, free: _Free) -> TableScene | None:
        if not free.waiting:
            self._write_on(free)
            free = self._free or free  # the board may have been put right
        return free.waiting.pop(0) if free.waiting else None

    def _write_on(self, free: _Free) -> None:
        """Script the next item: a turn, or a pause."""
        hands, position = free.hands, free.position
        seen = self.referee() if self.referee is not None else None
        behind = (
            seen is not None
            and set(seen.sides) == set(position.sides)
            and (seen.to_move, _standing(seen.contents))
            != (position.to_move, _standing(position.contents))
        )
        if behind and free.waited < _TIMEOUT_FRAMES:
            free.waited += 1
            hands.rest(1)
        elif behind and seen is not None:
            self.put_right(free.game, seen, free.played)
            return
        elif (turn := self._chosen(free)) is not None:
            self._play(free, turn)
        elif not self._is_over(free):
            hands.rest(1)
        free.waiting += hands.scenes
        hands.scenes.clear()

    def _play(self, free: _Free, turn: Turn) -> None:
        """Write a turn, and before it what breaks a rule where that is planned."""
        hands, position, plan = free.hands, free.position, self.plan
        free.played += 1
        free.waited = 0
        if free.played in plan.illegal_before:
            self._break_a_rule(free)
        hesitant = (
            takes(turn)
            and free.game.seconds(position) == 0
            and free.rng.random() < plan.hesitant
        )
        hands.play(turn, hesitant=hesitant)
        free.position = free.game.play(position, turn)
        if isinstance(hands, SowingHands):
            hands.lay_out(free.position)
        hands.rest(REST_FRAMES)

    def _break_a_rule(self, free: _Free) -> None:
        """Write an illegal deed and its undoing, if one is found."""
        position, hands = free.position, free.hands
        wrong = misdeed(free.game, Before(position, None, {}), free.rng)
        if wrong is None or position.to_move is None:
            return
        for steps in (wrong.steps, wrong.undoing):
            hands.play(Turn(position.to_move, steps, ""), hesitant=False)
            hands.rest(LONG_REST_FRAMES)

    def _chosen(self, free: _Free) -> Turn | None:
        """Return the turn to play now; None: wait, or it is over."""
        steering, side = self.steering, free.position.to_move
        tapped, steering.tapped = steering.tapped, None
        steering.waits = False
        if tapped is not None and tapped.side == side:
            return tapped
        if self._is_over(free):
            return None
        if (passed := free.game.forced(free.position)) is not None:
            return passed
        theirs = steering.taught or side in steering.machines | steering.people
        if side is not None and theirs:
            return self._waited_for(free, side)
        pair = next(played(free.game, free.position, free.rng, 1), None)
        return None if pair is None else pair[1]

    def _waited_for(self, free: _Free, side: str) -> Turn | None:
        """Return the computer player's announced turn, if any; people's are tapped."""
        steering = self.steering
        told, steering.told = steering.told, None
        said = side in steering.machines and told in free.game.turns(free.position)
        steering.waits = not said
        return told if said else None

    def _is_over(self, free: _Free) -> bool:
        """Return True if the game is over, or is to go no further among themselves."""
        if free.game.result(free.position) is not None or not free.position.to_move:
            return True
        steering = self.steering
        by_themselves = bool(steering.machines) and not steering.people
        return by_themselves and free.played >= self.plan.most_turns

    def _hands(self) -> Hands | SowingHands:
        rng = np.random.default_rng([self.plan.seed, len(self.truth.turns)])
        sown = holds_seeds(self._start.contents)
        return (SowingHands if sown else Hands)(rng, self.sides)


def _standing(contents: Mapping[str, Content]) -> Mapping[str, Content]:
    """Return the occupied sites."""
    return {site: content for site, content in contents.items() if content}
