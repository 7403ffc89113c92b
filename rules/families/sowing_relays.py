"""What somebody may have done wrong within a sowing that goes on and on."""

from collections.abc import Iterator
from enum import Enum, auto
from itertools import islice, pairwise

from rules.families.sowing_acts import act
from rules.families.sowing_flow import plays_of
from rules.families.sowing_laps import Sowing
from rules.families.sowing_position import Attempt, Phase, Play, SowPosition
from rules.families.sowing_record import Capture, Relay, SowLaw
from rules.model import StepKind

MOST_STOPS = 8
"""A turn is thought to stop too early at one of so many laps' ends, the first ones."""

MOST_CHANCES = 3
"""A mistake is thought to be made at one of so many chances, the first ones."""


def stopped(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn that was not sown on at a lap's end, and the other side's reply."""
    rules = position.rules
    side = rules.seats[position.mover]
    following = (position.mover + 1) % len(rules.seats)
    for play in position.plays:
        for board, name in islice(_lap_ends(position, play), MOST_STOPS):
            there = position.but(seeds=board, mover=following, phase=Phase.SOW)
            for reply in plays_of(there):
                yield Attempt(
                    "stopped_early",
                    SowLaw.RELAY,
                    f"{side} sowed {play.turn} and did not go on from {name}, before "
                    f"{reply.turn} was sown",
                    reply.seeds,
                    (name,),
                )


def _lap_ends(
    position: SowPosition, play: Play
) -> Iterator[tuple[tuple[int, ...], str]]:
    """Yield the boards on which a hand is empty, and from where it has to go on."""
    board, hand, at = list(position.seeds), 0, ""
    for step, following in pairwise(play.turn.steps):
        act(position.rules, board, step)
        if step.kind is StepKind.LIFT:
            hand += step.count
        elif step.kind is StepKind.DROP:
            hand, at = hand - 1, step.site
        if not hand and following.kind is StepKind.LIFT:
            next_one = position.rules.record.relay is Relay.NEXT
            yield tuple(board), following.site if next_one else at


class _Error(Enum):
    """What somebody does wrong with the seeds that face the last one."""

    LEAVES = auto()
    SOWS_FROM_HERE = auto()
    TAKES_ONE_OF_TWO = auto()
    TAKES_FROM_OUTSIDE = auto()
    TAKES_EXHAUSTED = auto()


class _Wrong(Sowing):
    """A sowing that is right but for what is done once with the seeds that face.

    Parameters
    ----------
    position
        Where it begins.
    error
        What is done wrong.
    chance
        At which chance to do so, from 0.
    """

    def __init__(self, position: SowPosition, error: _Error, chance: int) -> None:
        super().__init__(position, position.mover, position.rules.ways[0])
        self.error = error
        self.chances = chance
        self.facing: tuple[int, ...] = ()
        self.began = self.should_begin = -1

    def _errs(self, facing: tuple[int, ...]) -> bool:
        """Count a chance; return whether it is the one that is taken."""
        self.chances -= 1
        if self.chances == -1:
            self.facing = facing
        return self.chances == -1

    def _lap(self, start: int) -> int:
        was = super()._lap(start)
        if self.over and self.error is _Error.TAKES_EXHAUSTED:
            facing = self.rules.facing.get(self.last, ())
            if was and self._lying(facing) == facing != () and self._errs(facing):
                self.over = False
        return was

    def _restart(self, last: int) -> int:
        here = self.rules.facing.get(last, ())
        lying = self._lying(here or self._beside(last))
        earned = here != () and lying == here
        if earned:
            if self.error is _Error.LEAVES and self._errs(here):
                return last
            before = super()._restart(last)
            if self.error is _Error.SOWS_FROM_HERE and self._errs(here):
                self.began, self.should_begin = self.after[last], self.after[before]
                return last
            return before
        wanted = _Error.TAKES_ONE_OF_TWO if here else _Error.TAKES_FROM_OUTSIDE
        tempting = lying if here or len(lying) > 1 else ()
        if tempting and self.error is wanted and self._errs(tempting):
            for pit in tempting:
                self.lift(pit)
            return self._back_to_empty(last)
        return super()._restart(last)

    def _lying(self, pits: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(pit for pit in pits if self.board[pit])

    def _beside(self, outer: int) -> tuple[int, ...]:
        """Return the pits that face the inner pit beside an outer one."""
        row, column = self.rules.names[outer][0], self.rules.names[outer][1:]
        inner = {"A": "B", "D": "C"}[row] + column
        return self.rules.facing[self.rules.number[inner]]


def wrongly_faced(position: SowPosition) -> Iterator[Attempt]:
    """Yield turns in which seeds that face were left, taken or sown wrongly once."""
    if position.rules.record.capture is not Capture.FACING:
        return
    number = position.rules.number
    for play in position.plays:
        for error in _Error:
            for chance in range(MOST_CHANCES):
                wrong = _Wrong(position, error, chance)
                wrong.sow(number[play.turn.steps[0].site])
                if not wrong.facing:
                    break
                yield _attempt(play, wrong)


def _attempt(play: Play, wrong: _Wrong) -> Attempt:
    """Return what was done, told."""
    names = wrong.rules.names
    sites = tuple(names[pit] for pit in wrong.facing)
    told = f"{play.turn.side} sowed {play.turn}"
    listed = " and ".join(sites)
    rule = "capture_not_earned"
    if wrong.error is _Error.LEAVES:
        rule, told = "capture_forgotten", f"{told} and did not take {listed} on the way"
    elif wrong.error is _Error.SOWS_FROM_HERE:
        here, there = names[wrong.began], names[wrong.should_begin]
        rule = "wrong_restart"
        told = f"{told}; with {listed} it goes on from {there}, not from {here}"
        sites = (there,)
    else:
        told = f"{told}, which does not win {listed}"
    return Attempt(rule, SowLaw.CAPTURE, told, tuple(wrong.board), sites)
