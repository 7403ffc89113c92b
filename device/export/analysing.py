"""Post-game analysis, turn by turn, by the computer player.

A time is given a turn. It is counted in positions, a thousand a second, so that the
same game is looked at alike on every machine; by the clock it may take twenty times as
long at most.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from device.export.analysis import Analysis, Decider, Point, sum_of
from device.export.story import Moment, Story
from device.opponent.process import Thinker
from device.opponent.question import question_about
from device.ports import Clock
from players.lessons.puzzles import Puzzle, puzzles_in
from players.levels import BEST
from rules.core.model import Position

SECONDS = 0.5
_LOOKS_PER_S = 1000
_LONGEST = 20.0
_LOOKED_AT_AGAIN = 6
_GIVEN_AWAY = 0.15
_DECIDERS = 3
_AS_GOOD = 0.9
_SHARP = 6
_POLL_S = 0.02

_Answer = Mapping[str, Any]


class Analyst:
    """Analyses one game after its end.

    Parameters
    ----------
    story
        The game as it stands.
    thinker
        Who thinks; it is not closed here.
    clock
        Lets time pass while it thinks.
    seconds, seed
        The time a turn, and what chooses among equals.
    tell
        Called with how many of how many positions were looked at.
    """

    def __init__(
        self,
        story: Story,
        thinker: Thinker,
        clock: Clock,
        *,
        seconds: float = SECONDS,
        seed: int = 0,
        tell: Callable[[int, int], None] = lambda _done, _of: None,
    ) -> None:
        self._story, self._thinker, self._clock = story, thinker, clock
        self._seconds, self._seed, self._tell = seconds, seed, tell
        self._turns = story.turns
        self._first = self._turns[0].before if self._turns else story.start
        self._texts = [str(moment.played.turn) for moment in self._turns]

    def analysis(self) -> Analysis:
        """Return the analysis of the whole game."""
        worths = list(self._worths())
        points = [
            Point(n, self._of_all(side, worth))
            for n, (side, worth, _) in enumerate(worths)
            if side is not None
        ]
        if (end := self._end()) is not None:
            points.append(Point(len(self._turns), end))
        return Analysis(
            sides=self._story.sides,
            points=tuple(points),
            deciders=tuple(self._deciders(points, worths)),
            seconds=self._seconds,
            seed=self._seed,
            game=sum_of(self._story),
            puzzles=tuple(self._puzzles(points)),
        )

    def _puzzles(self, points: list[Point]) -> list[Puzzle]:
        """Return the puzzles in the game; wins are searched where the score allows one.

        Whether it takes two turns is looked at the last few times only.
        """
        turns = self._turns
        won = [
            point.n + 1
            for point in points
            if point.n < len(turns)
            and point.worth.get(turns[point.n].before.to_move or "", 0.0) >= _AS_GOOD
        ]
        there = [(n, moment.before) for n, moment in enumerate(turns, start=1)]
        return puzzles_in(self._story.game, there, won[-_SHARP:])

    def _worths(self) -> Iterator[tuple[str | None, float, str]]:
        """Yield for each position the side to move, its value, and the best turn."""
        positions = [moment.before for moment in self._turns]
        if self._end() is None and self._story.moments:
            positions.append(self._story.moments[-1].position)
        for n, position in enumerate(positions):
            self._tell(n, len(positions))
            if position.to_move is None or not self._story.game.turns(position):
                yield None, 0.0, ""
                continue
            answer = self._asked("worth", n, position)
            if "problem" in answer:
                yield None, 0.0, ""
            else:
                yield position.to_move, _bounded(answer["value"]), str(answer["turn"])
        self._tell(len(positions), len(positions))

    def _deciders(
        self, points: list[Point], worths: list[tuple[str | None, float, str]]
    ) -> Iterator[Decider]:
        """Yield the turns that gave most away, in their order."""
        lost: list[tuple[float, int]] = []
        for point, later in self._followed(points):
            side, _, best = worths[point.n]
            if side is None or best == self._texts[point.n]:
                continue
            lost.append((point.worth[side] - later.worth[side], point.n))
        most = sorted(lost, key=lambda one: (-one[0], one[1]))[:_LOOKED_AT_AGAIN]
        found = [
            decider
            for gap, n in most
            if gap >= _GIVEN_AWAY and (decider := self._verdict(self._turns[n], n))
        ]
        found.sort(key=lambda one: (one.worth - one.best_worth, one.n))
        yield from sorted(found[:_DECIDERS], key=lambda one: one.n)

    def _followed(self, points: list[Point]) -> Iterator[tuple[Point, Point]]:
        """Yield points, each with the next one of the same side."""
        if len(self._story.sides) <= 2:
            yield from (pair for pair in pairwise(points) if pair[0].n < pair[1].n)
            return
        for at, point in enumerate(points):
            for later in points[at + 1 :]:
                if set(point.worth) <= set(later.worth):
                    yield point, later
                    break

    def _verdict(self, moment: Moment, n: int) -> Decider | None:
        """Return the better alternative to a turn, None if a deeper search has none."""
        turn = self._texts[n]
        answer = self._asked("verdict", n, moment.before, turn=turn)
        if "problem" in answer or str(answer["turn"]) == turn:
            return None
        worth, best = _bounded(answer["worth"]), _bounded(answer["best_worth"])
        if best - worth < _GIVEN_AWAY:
            return None
        return Decider(
            n=n + 1,
            side=str(moment.played.side),
            turn=turn,
            better=str(answer["turn"]),
            worth=worth,
            best_worth=best,
        )

    def _asked(self, kind: str, n: int, position: Position, **more: str) -> _Answer:
        """Return the engine's response about the position after ``n`` turns."""
        looks = max(1, round(self._seconds * _LOOKS_PER_S))
        set_as = self._story.header.plain
        question = question_about(position, self._first, self._texts[:n], set_as)
        number = self._thinker.ask(
            {
                **question,
                "ask": kind,
                "level": BEST,
                "seed": self._seed,
                "looks": looks * (2 if kind == "verdict" else 1),
                "seconds": _LONGEST * self._seconds,
                **more,
            }
        )
        while (answer := self._thinker.answer()) is None or answer["id"] != number:
            self._clock.wait(_POLL_S)
        return answer

    def _of_all(self, side: str, worth: float) -> dict[str, float]:
        """Return the value for every side from that of one."""
        if len(self._story.sides) != 2:
            return {side: worth}
        return {one: worth if one == side else -worth for one in self._story.sides}

    def _end(self) -> dict[str, float] | None:
        """Return the values of a finished game."""
        result = self._story.result
        if result is None:
            return None
        winners, sides = result["winners"], self._story.sides
        drawn = not winners or len(winners) == len(sides) > 1
        return {one: 0.0 if drawn else 1.0 if one in winners else -1.0 for one in sides}


def _bounded(value: float) -> float:
    """Return a player's value from -1 to 1: a sure win is 1."""
    return round(max(-1.0, min(1.0, value)), 3)
