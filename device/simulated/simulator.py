"""The simulated table: a camera over a game that plays itself, and the truth of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import View
from device.ports import Frame, SourceError
from device.simulated.choreography import (
    ALIKE_REST_FRAMES,
    LONG_REST_FRAMES,
    REST_FRAMES,
    Choreography,
    TableScene,
)
from device.simulated.misdeeds import misdeed, slip
from device.simulated.players import played, takes
from device.simulated.sowing_hands import SowingHands
from painter.table import PaintedTable
from rules.boards.table import find_board, sites_on
from rules.catalogue import find_game
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Ruling, Setting, Turn
from rules.core.options import hands_of
from rules.core.pieces import Content, Piece, appearances
from rules.referee.late_correction import Played
from rules.referee.ruling import Before

Hands = Choreography | SowingHands

FRAMES_PER_S = 10
SIDES = ("white", "black")
MOST_TURNS = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulationPlan:
    """Parameters of a simulated game.

    Attributes
    ----------
    seed
        Chooses the turns, the hands' sloppiness and the table's look.
    most_turns
        Greatest number of turns; the game is then broken off.
    illegal_before
        An illegal deed, and its undoing, before each of these turns (from 1); each
        breaks another rule, as far as may be.
    slip_before
        Before each of these turns one is sown wrongly, and let stand: it is no turn.
    dimmed_before, bumped_before
        The lamp is dimmed, the camera pushed, before each of these turns.
    hesitant
        Chance that a player draws the hand back within a turn.
    options
        Settings of the game's start.
    table_board
        The board on the table, if it is another than the game's own.
    """

    seed: int = 0
    most_turns: int = MOST_TURNS
    illegal_before: frozenset[int] = frozenset()
    slip_before: frozenset[int] = frozenset()
    dimmed_before: frozenset[int] = frozenset()
    bumped_before: frozenset[int] = frozenset()
    hesitant: float = 0.5
    options: Mapping[str, Setting] = field(default_factory=dict)
    table_board: str | None = None


@dataclass(frozen=True, slots=True)
class TrueIllegal:
    """An illegal change as it was made: before which turn, and what rules it out."""

    before: int
    ruling: Ruling


@dataclass(kw_only=True)
class Truth:
    """Ground truth of a simulated table.

    Attributes
    ----------
    turns
        In order.
    complete_frames
        For each turn the first frame that shows it complete, without a hand.
    over
        Whether the last of them ends the game.
    """

    turns: list[Turn] = field(default_factory=list)
    complete_frames: list[int] = field(default_factory=list)
    illegal: list[TrueIllegal] = field(default_factory=list)
    over: bool = False


def named_table(text: str) -> tuple[str, int, int]:
    """Return the game's name, the seed and the turns of 'GAME:SEED:TURNS'.

    Raises
    ------
    SourceError
        If seed or turns are no numbers.
    """
    name, *numbers = text.split(":")
    if len(numbers) > 2 or not all(number.isdecimal() for number in numbers):
        raise SourceError(f"sim:{text}: expected sim:GAME or sim:GAME:SEED:TURNS")
    seed, most_turns = [*map(int, numbers), *(0, MOST_TURNS)[len(numbers) :]]
    return name, seed, most_turns


class SimulatedTable:
    """Source of frames that renders a game reproducibly.

    Parameters
    ----------
    game
        What is played.
    plan
        How.
    turns
        The turns to play, if they are not to be chosen by the plan's seed.

    Attributes
    ----------
    board
        What lies on the table.
    sides
        Whose chips are played, in the order of their turns.
    """

    live = False

    def __init__(
        self, game: Game, plan: SimulationPlan, turns: Sequence[Turn] | None = None
    ) -> None:
        self.game = game.configured(**plan.options) if plan.options else game
        self.plan, self.truth = plan, Truth()
        board = self.game.board
        self.board = find_board(plan.table_board) if plan.table_board else board
        self._lies = sites_on(board, self.board)
        self._start = self.game.start()
        self.sides = tuple(hands_of(self._start))
        self.scenes = self._written(turns)

    @classmethod
    def of(
        cls, text: str, played: Mapping[str, Game] = MappingProxyType({})
    ) -> "SimulatedTable":
        """Return the table that 'GAME', 'GAME:SEED' or 'GAME:SEED:TURNS' names.

        ``played`` holds, by their ids, games that are played as they are set there.

        Raises
        ------
        SourceError
            If seed or turns are no numbers.
        UnknownGameError
            If the game is not known.
        """
        name, seed, most_turns = named_table(text)
        game = find_game(name)
        game = played.get(game.id, game)
        return cls(game, SimulationPlan(seed=seed, most_turns=most_turns))

    @property
    def view(self) -> View:
        """Return the true view."""
        return self.table().view

    def __len__(self) -> int:
        """Return the number of frames."""
        return len(self.scenes)

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the game's frames; a frame does not depend on which are wanted."""
        table = self.table()
        for index, scene in enumerate(self.scenes):
            if wanted is None or wanted(index):
                yield Frame(self.drawn(table, scene), index / FRAMES_PER_S, index)
            else:
                table.draw({})  # takes its share of the noise

    def bare(self) -> Frame | None:
        """Return the board with no piece on it; None where seeds lie in it."""
        if holds_seeds(self._start.contents):
            return None
        scene = replace(self.scenes[0], contents={}, tints={})
        return Frame(self.drawn(self.table(), scene), 0.0, 0)

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def table(self) -> PaintedTable:
        """Return the table, as it is before the first frame."""
        return PaintedTable(self.board, seed=self.plan.seed)

    def _written(self, turns: Sequence[Turn] | None) -> list[TableScene]:
        rng = np.random.default_rng(self.plan.seed)
        sown = holds_seeds(self._start.contents)
        writes: Hands = (SowingHands if sown else Choreography)(rng, self.sides)
        writes.lay_out(self._start)
        writes.rest(LONG_REST_FRAMES)
        pairs = self._game(rng) if turns is None else self._told(turns)
        alike = len(self._start.colours) == 1
        last: Played | None = None
        slips = set(self.plan.slip_before)
        while (pair := next(pairs, None)) is not None:
            position, turn = pair
            n = len(self.truth.turns) + 1
            if n in slips:
                slips.remove(n)
                there = self._slip(n, Before(position, last, {}), writes)
                pairs, last = self._game(rng, there), None
                continue
            self._disturb(n, position, last, writes)
            hesitant = takes(turn) and rng.random() < self.plan.hesitant
            in_haste = self.game.seconds(position) > 0
            writes.play(turn, hesitant=hesitant and not in_haste)
            if sown:
                writes.lay_out(self.game.play(position, turn))  # a turned board, too
            self.truth.turns.append(turn)
            self.truth.complete_frames.append(len(writes.scenes))
            pause_tells = alike or self.game.is_free(position)  # that a turn is over
            writes.rest(ALIKE_REST_FRAMES if pause_tells else REST_FRAMES)
            last = Played(position, turn, None)
        if last is not None:
            end = self.game.play(last.before, last.turn)
            self.truth.over = self.game.result(end) is not None
        writes.rest(LONG_REST_FRAMES)
        return writes.scenes

    def _game(
        self, rng: np.random.Generator, start: Position | None = None
    ) -> Iterator[tuple[Position, Turn]]:
        most = self.plan.most_turns - len(self.truth.turns)
        if self._start.to_move not in self.sides:
            return self._alone(rng, start or self._start, most)
        start = start or self.game.start(sides=self.sides)
        return played(self.game, start, rng, most)

    def _alone(
        self, rng: np.random.Generator, position: Position, most_turns: int
    ) -> Iterator[tuple[Position, Turn]]:
        """Yield a game of one player, who owns no colour, played by chance."""
        for _ in range(most_turns):
            turns = self.game.turns(position)
            if not turns or self.game.result(position) is not None:
                return
            turn = turns[int(rng.integers(len(turns)))]
            yield position, turn
            position = self.game.play(position, turn)

    def _told(self, turns: Sequence[Turn]) -> Iterator[tuple[Position, Turn]]:
        position = self._start
        for turn in turns:
            yield position, turn
            position = self.game.play(position, turn)

    def _disturb(
        self, n: int, position: Position, last: Played | None, writes: Hands
    ) -> None:
        """Script the disturbances before turn ``n``."""
        plan = self.plan
        if n in plan.dimmed_before:
            writes.light = 0.7 if writes.light == 1.0 else 1.0
            writes.rest()
        if n in plan.bumped_before:
            east, south = writes.shift_px
            writes.shift_px = (east + 9.0, south - 6.0)
            writes.rest(LONG_REST_FRAMES)
        if n in plan.illegal_before:
            self._break_rule(n, Before(position, last, {}), writes)

    def _break_rule(self, n: int, before: Before, writes: Hands) -> None:
        """Write an illegal deed and its undoing before turn ``n``, if one is found."""
        broken = {illegal.ruling.rule for illegal in self.truth.illegal}
        wrong = misdeed(self.game, before, writes.rng, broken)
        if wrong is None:
            return
        side = before.position.to_move
        assert side is not None
        self.truth.illegal.append(TrueIllegal(n, wrong.ruling))
        for steps in (wrong.steps, wrong.undoing):
            writes.play(Turn(side, steps, ""), hesitant=False)
            writes.rest(LONG_REST_FRAMES)

    def _slip(self, n: int, before: Before, writes: Hands) -> Position:
        """Write a turn that is sown wrongly and let stand; return what follows it."""
        position = before.position
        wrong = slip(self.game, before, writes.rng)
        if wrong is None:
            return position
        side = position.to_move
        assert side is not None
        self.truth.illegal.append(TrueIllegal(n, wrong.ruling))
        writes.play(Turn(side, wrong.steps, ""), hesitant=False)
        writes.rest(LONG_REST_FRAMES)
        waits = next(other for other in position.sides if other != side)
        return self.game.rearranged(position, wrong.board, waits)

    def drawn(self, table: PaintedTable, scene: TableScene) -> Image:
        """Return the next picture of a table."""
        lies, hand = self._lies, None
        if scene.hand is not None:
            site = lies[scene.hand.site]
            hand = table.reach(site, scene.hand.progress, seat=scene.hand.seat)
        return table.draw(
            {
                lies[site]: _tinted(self._shown(content), scene.tints.get(site))
                for site, content in scene.contents.items()
            },
            hand=hand,
            beside=scene.beside,
            light=scene.light,
            shift_px=scene.shift_px,
            jitter_mm={lies[site]: off for site, off in scene.jitter_mm.items()},
        )

    def _shown(self, content: Content) -> Content:
        """Return a content as it stands there: a crowned man is two on each other."""
        if isinstance(content, int):
            return content
        looks = [one for one in appearances(content) if not isinstance(one, int)]
        fitting = [one for one in looks if len(one) <= self.game.most_chips]
        return tuple(map(Piece, fitting[-1])) if fitting else content


def _tinted(content: Content, tint: str | None) -> Content:
    """Return a content as it is painted: neutral chips have a tint."""
    if tint is None or isinstance(content, int):
        return content
    return (Piece(tint),) * len(content)
