"""Hypotheses of mistakes within a relay sowing: stopped early, or sown on wrongly."""

from collections.abc import Iterator
from enum import Enum, auto
from itertools import islice, pairwise, product

from rules.core.facts import Fact, Notation, Sentence, Sides, Sites
from rules.core.model import StepKind
from rules.games.law import Law
from rules.games.sowing.acts import act
from rules.games.sowing.flow import replies
from rules.games.sowing.laps import Sowing
from rules.games.sowing.position import Attempt, SownTurn, SowPosition
from rules.games.sowing.record import Relay, SowingCapture
from rules.games.sowing.ring import BACK, NO_SITE
from words.keys import Key

MOST_STOPS = 8
"""A turn is thought to stop too early at one of so many laps' ends, the first ones."""

MOST_CHANCES = 3
"""A mistake is thought to be made at one of so many chances, the first ones."""


NOT_WON = Key("sowing-not-won")
"""Said of pits that were emptied beside what a turn wins."""


def stopped(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn that was not sown on at a lap's end, and the other side's reply."""
    own = Sides((position.rules.seats[position.mover],))
    for play in position.plays:
        turn = Notation(play.turn.text)
        for board, name in islice(_lap_ends(position, play), MOST_STOPS):
            pit = Sites((name,))
            for reply in replies(position.but(seeds=board)):
                yield Attempt(
                    "stopped_early",
                    Law.RELAY,
                    Sentence(
                        Key("sowing-stopped-early"),
                        {
                            "own": own,
                            "turn": turn,
                            "pit": pit,
                            "then": Notation(reply.turn.text),
                        },
                    ),
                    reply.seeds,
                    (name,),
                )


def won_too_early(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn that was not sown on at a lap's end, as if seeds were won there."""
    rules, own = position.rules, Sides((position.rules.seats[position.mover],))
    for play in position.plays:
        for board, name in islice(_lap_ends(position, play), MOST_STOPS):
            here = rules.number[name]
            across = rules.opposite[here]
            for pits in ((across,), (here, across), (here,)):
                if NO_SITE in pits or not all(board[pit] for pit in pits):
                    continue
                seeds = tuple(0 if n in pits else own for n, own in enumerate(board))
                sites = tuple(rules.names[pit] for pit in pits)
                turn, unwon = Notation(play.turn.text), Sites(sites)
                says = Sentence(NOT_WON, {"own": own, "turn": turn, "unwon": unwon})
                yield Attempt("capture_not_earned", Law.CAPTURE, says, seeds, sites)


def _lap_ends(
    position: SowPosition, play: SownTurn
) -> Iterator[tuple[tuple[int, ...], str]]:
    """Yield the boards with an empty hand, and the start of the next lap."""
    board, hand, at = list(position.seeds), 0, ""
    for step, following in pairwise(play.turn.steps):
        act(position.rules, board, step)
        if step.kind is StepKind.LIFT:
            hand += step.count
        elif step.kind is StepKind.DROP:
            hand, at = hand - 1, step.site
        if at and not hand and following.kind is StepKind.LIFT:
            next_one = position.rules.record.relay is Relay.NEXT
            yield tuple(board), following.site if next_one else at


class _Error(Enum):
    """Mistake in a relay sowing."""

    STAYS = auto()
    LEAVES = auto()
    LEAVES_FIRST = auto()
    LEAVES_SECOND = auto()
    SOWS_FROM_HERE = auto()
    TAKES_ONE_OF_TWO = auto()
    TAKES_FROM_OUTSIDE = auto()
    TAKES_EXHAUSTED = auto()
    GATHERS_EXHAUSTED = auto()
    GOES_STRAIGHT_ON = auto()
    NEVER_TURNS = auto()


_TURNING = (_Error.GOES_STRAIGHT_ON, _Error.NEVER_TURNS)
_LEFT = {_Error.LEAVES_FIRST: 0, _Error.LEAVES_SECOND: 1}
_FACING = tuple(e for e in _Error if e not in (*_TURNING, _Error.STAYS))


class _Wrong(Sowing):
    """Sowing with exactly one mistake.

    Parameters
    ----------
    position
        Where it begins.
    way
        Which way the first lap goes.
    error
        What is done wrong.
    chance
        At which chance to do so, from 0.
    """

    def __init__(
        self, position: SowPosition, way: int, error: _Error, chance: int
    ) -> None:
        super().__init__(position, position.mover, way)
        self.error = error
        self.chances = chance
        self.sites: tuple[int, ...] = ()
        self.began = self.should_begin = NO_SITE

    def _errs(self, error: _Error, sites: tuple[int, ...]) -> bool:
        """Count a chance; return whether it is the one that is taken."""
        if self.error is not error:
            return False
        self.chances -= 1
        if self.chances == -1:
            self.sites = sites
        return self.chances == -1

    def _lap(self, start: int) -> int:
        was = super()._lap(start)
        facing = self.rules.facing.get(self.last, ())
        won = self.over and was and self._lying(facing) == facing != ()
        if won and self._errs(_Error.TAKES_EXHAUSTED, facing):
            self.over = False
        if won and self._errs(_Error.GATHERS_EXHAUSTED, facing):
            for pit in facing:
                self.board[self.last] += self.board[pit]
                self.board[pit] = 0
        return was

    def _passes_by(self, at: int) -> bool:
        passes = super()._passes_by(at)
        if passes and self._errs(_Error.STAYS, (at,)):
            self.over, passes = True, False
        return passes

    def _turn_back(self, last: int) -> None:
        never = self.error is _Error.NEVER_TURNS
        if never:
            self.sites = self.sites or (last,)
        elif not self._errs(_Error.GOES_STRAIGHT_ON, (last,)):
            super()._turn_back(last)

    def _restart(self, last: int) -> int:
        here = self.rules.facing.get(last, ())
        if here and self._lying(here) == here:
            if self._errs(_Error.LEAVES, here):
                return last
            for error, left in _LEFT.items():
                if self._errs(error, here[left : left + 1]):
                    self.lift(here[1 - left])
                    return self._back_to_empty(last)
            before = super()._restart(last)
            if self._errs(_Error.SOWS_FROM_HERE, here):
                self.began, self.should_begin = self.after[last], self.after[before]
                return last
            return before
        wanted = _Error.TAKES_ONE_OF_TWO if here else _Error.TAKES_FROM_OUTSIDE
        tempting = self._lying(here or self._beside(last))
        enough = len(tempting) >= (1 if here else 2)
        if not (enough and self._errs(wanted, tempting)):
            return last
        for pit in tempting:
            self.lift(pit)
        return self._back_to_empty(last)

    def _lying(self, pits: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(pit for pit in pits if self.board[pit])

    def _beside(self, outer: int) -> tuple[int, ...]:
        """Return the pits that face the inner pit beside an outer one."""
        row, column = self.rules.names[outer][0], self.rules.names[outer][1:]
        inner = {"A": "B", "D": "C"}[row] + column
        return self.rules.facing[self.rules.number[inner]]


def wrongly_sown_on(position: SowPosition) -> Iterator[Attempt]:
    """Yield turns in which one thing was done wrong where the sowing goes on."""
    rules = position.rules
    errors = (
        *((_Error.STAYS,) if rules.record.passes_by else ()),
        *(_FACING if rules.record.capture is SowingCapture.FACING else ()),
        *(_TURNING if rules.record.reverses else ()),
    )
    for play, error in product(position.plays, errors):
        way = BACK if play.turn.text.endswith("<") else rules.ways[0]
        chances = 1 if error is _Error.NEVER_TURNS else MOST_CHANCES
        for chance in range(chances):
            wrong = _Wrong(position, way, error, chance)
            wrong.sow(rules.number[play.turn.steps[0].site])
            if not wrong.sites:
                break
            yield _attempt(play, wrong)


def sown_and_left(position: SowPosition, pit: int, way: int) -> tuple[int, ...]:
    """Return the seeds after a sowing without relays or captures."""
    wrong = _Wrong(position, way, _Error.STAYS, 0)
    wrong.sow(pit)
    return tuple(wrong.board)


def _attempt(play: SownTurn, wrong: _Wrong) -> Attempt:
    """Return an attempt as a hypothesis, with its rule."""
    names = wrong.rules.names
    sites = tuple(names[pit] for pit in wrong.sites)
    facts: dict[str, Fact] = {
        "own": Sides((play.turn.side,)),
        "turn": Notation(play.turn.text),
    }
    rule, law = "capture_not_earned", Law.CAPTURE
    if wrong.error is _Error.STAYS:
        rule, law = "mis_sown", Law.STOP
        template = Key("sowing-sowed-its-last-seed-passes")
        facts |= {"pit": Sites(sites)}
    elif wrong.error in (_Error.LEAVES, *_LEFT):
        rule = "capture_forgotten"
        template = Key("sowing-sowed-did-not-take-way")
        facts |= {"pits": Sites(sites)}
    elif wrong.error is _Error.SOWS_FROM_HERE:
        rule = "wrong_restart"
        template = Key("sowing-sowed-with-goes-from-not")
        here, there = names[wrong.began], names[wrong.should_begin]
        facts |= {
            "pits": Sites(sites),
            "there": Sites((there,)),
            "here": Sites((here,)),
        }
        sites = (there,)
    elif wrong.error in _TURNING:
        rule, law = "wrong_direction", Law.RELAY
        template = Key("sowing-sowed-did-not-turn-round")
        facts |= {"pit": Sites(sites)}
    else:
        template, facts = NOT_WON, {**facts, "unwon": Sites(sites)}
    return Attempt(rule, law, Sentence(template, facts), tuple(wrong.board), sites)
