"""The simulated table: a camera over a game that plays itself, and the truth of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from calibration.view import View
from device.choreography import LONG_REST_FRAMES, Choreography, Scene
from device.players import illegal_change, played, takes
from device.ports import Frame, Image, SourceError
from rules.catalogue import find_game
from rules.model import Game, Position, Ruling, Turn
from vision.synthetic import Reach, Table

FRAMES_PER_S = 10
SIDES = ("white", "black")
MOST_TURNS = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How a simulated game goes.

    Attributes
    ----------
    seed
        Chooses the turns, the hands' sloppiness and the table's look.
    most_turns
        The game is broken off after so many.
    illegal_before
        An illegal change, and its undoing, before each of these turns (from 1).
    dimmed_before, bumped_before
        The lamp is dimmed, the camera pushed, before each of these turns.
    hesitant
        Chance that a player draws the hand back within a turn.
    """

    seed: int = 0
    most_turns: int = MOST_TURNS
    illegal_before: frozenset[int] = frozenset()
    dimmed_before: frozenset[int] = frozenset()
    bumped_before: frozenset[int] = frozenset()
    hesitant: float = 0.5


@dataclass(frozen=True, slots=True)
class TrueIllegal:
    """An illegal change as it was made: before which turn, and what rules it out."""

    before: int
    ruling: Ruling


@dataclass(kw_only=True)
class Truth:
    """What really happened at a simulated table.

    Attributes
    ----------
    turns
        In order.
    complete_frames
        For each turn the first frame that shows it complete, without a hand.
    """

    turns: list[Turn] = field(default_factory=list)
    complete_frames: list[int] = field(default_factory=list)
    illegal: list[TrueIllegal] = field(default_factory=list)


class SimulatedTable:
    """A source of frames that draws a game, the same frames each time.

    Parameters
    ----------
    game
        What is played.
    plan
        How.
    turns
        The turns to play, if they are not to be chosen by the plan's seed.
    """

    live = False

    def __init__(
        self, game: Game, plan: Plan, turns: Sequence[Turn] | None = None
    ) -> None:
        self.game, self.plan, self.truth = game, plan, Truth()
        self.scenes = self._written(turns)

    @classmethod
    def of(cls, text: str) -> "SimulatedTable":
        """Return the table that 'GAME', 'GAME:SEED' or 'GAME:SEED:TURNS' names.

        Raises
        ------
        SourceError
            If seed or turns are no numbers.
        UnknownGameError
            If the game is not known.
        """
        name, *numbers = text.split(":")
        if len(numbers) > 2 or not all(number.isdecimal() for number in numbers):
            raise SourceError(f"sim:{text}: expected sim:GAME or sim:GAME:SEED:TURNS")
        seed = int(numbers[0]) if numbers else 0
        most_turns = int(numbers[1]) if numbers[1:] else MOST_TURNS
        return cls(find_game(name), Plan(seed=seed, most_turns=most_turns))

    @property
    def view(self) -> View:
        """Return the true view."""
        return self._table().view

    def __len__(self) -> int:
        """Return how many frames there are."""
        return len(self.scenes)

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the game's frames; a frame does not depend on which are wanted."""
        table = self._table()
        for index, scene in enumerate(self.scenes):
            if wanted is None or wanted(index):
                yield Frame(_drawn(table, scene), index / FRAMES_PER_S, index)
            else:
                table.draw({})  # takes its share of the noise

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _table(self) -> Table:
        return Table(self.game.board, seed=self.plan.seed)

    def _written(self, turns: Sequence[Turn] | None) -> list[Scene]:
        rng = np.random.default_rng(self.plan.seed)
        writes = Choreography(rng, SIDES[1])
        writes.lay_out(self.game.start(sides=SIDES))
        writes.rest(LONG_REST_FRAMES)
        pairs = self._game(rng) if turns is None else self._told(turns)
        for n, (position, turn) in enumerate(pairs, start=1):
            self._disturb(n, position, writes)
            writes.play(
                turn, hesitant=takes(turn) and rng.random() < self.plan.hesitant
            )
            self.truth.turns.append(turn)
            self.truth.complete_frames.append(len(writes.scenes))
            writes.rest()
        writes.rest(LONG_REST_FRAMES)
        return writes.scenes

    def _game(self, rng: np.random.Generator) -> Iterator[tuple[Position, Turn]]:
        return played(self.game, SIDES, rng, self.plan.most_turns)

    def _told(self, turns: Sequence[Turn]) -> Iterator[tuple[Position, Turn]]:
        position = self.game.start(sides=SIDES)
        for turn in turns:
            yield position, turn
            position = self.game.play(position, turn)

    def _disturb(self, n: int, position: Position, writes: Choreography) -> None:
        """Write what else happens before turn ``n``."""
        plan = self.plan
        if n in plan.dimmed_before:
            writes.light = 0.7 if writes.light == 1.0 else 1.0
            writes.rest()
        if n in plan.bumped_before:
            east, south = writes.shift_px
            writes.shift_px = (east + 9.0, south - 6.0)
            writes.rest(LONG_REST_FRAMES)
        if n in plan.illegal_before:
            change = illegal_change(self.game, position, writes.rng)
            if change is None:
                return
            here, there, ruling = change
            side = position.to_move
            assert side is not None
            self.truth.illegal.append(TrueIllegal(n, ruling))
            writes.carry(here, there, side)
            writes.rest(LONG_REST_FRAMES)
            writes.carry(there, here, side)
            writes.rest(LONG_REST_FRAMES)


def _drawn(table: Table, scene: Scene) -> Image:
    hand: Reach | None = None
    if scene.hand is not None:
        hand = table.reach(
            scene.hand.site, scene.hand.progress, from_north=scene.hand.from_north
        )
    return table.draw(
        scene.contents,
        hand=hand,
        beside=scene.beside,
        light=scene.light,
        shift_px=scene.shift_px,
        jitter_mm=scene.jitter_mm,
    )
