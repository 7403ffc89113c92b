"""Hypotheses of sowings that begin in a forbidden pit."""

from collections.abc import Iterator
from itertools import pairwise

from rules.core.facts import Fact, Sentence, Sides, Sites
from rules.core.model import StepKind
from rules.games.law import Law
from rules.games.sowing.acts import act, owed_at
from rules.games.sowing.flow import is_grand_slam, least_of, startable
from rules.games.sowing.laps import Sowing, sown
from rules.games.sowing.position import Attempt, Phase, SowPosition
from rules.games.sowing.record import Starts
from rules.games.sowing.relays import MOST_CHANCES, sown_and_left
from rules.games.sowing.ring import NO_SITE
from rules.rulings import common
from words.keys import Key


def from_wrong_pits(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings of pits that the side to move may not begin with."""
    rules, seat = position.rules, position.mover
    own, legal = Sides((rules.seats[seat],)), set(startable(position, seat))
    legal_boards = {play.turn.text for play in position.plays}
    for pit in rules.pits:
        if pit in position.closed or not position.seeds[pit]:
            continue
        name = position.rules.names[pit]
        if position.owners[pit] != seat:
            says = Sentence(
                Key("sowing-sowed-not-s"),
                {"own": own, "pit": Sites((name,))},
            )
            told, law = ("wrong_row", says), Law.START
        elif pit in legal and name in legal_boards:
            continue
        elif pit in legal:
            told = starves(position, pit)
            law = Law.END if told[0] == "starves" else Law.CAPTURE
        else:
            told, law = wrong_pit(position, pit), Law.START
        for board in _sown_from(position, pit):
            yield Attempt(told[0], law, told[1], board)


def begun_wrongly(
    position: SowPosition, now: tuple[int, ...], *, refilled: bool = False
) -> Iterator[Attempt]:
    """Yield the own pits that may not be sown, of whose sowing a board is a part.

    ``refilled``: only those that hold again what they held, else only those that do
    not.
    """
    if position.phase not in (Phase.SOW, Phase.ACCEPT):
        return
    legal = startable(position, position.mover)
    for pit in position.owned(position.mover):
        held = position.seeds[pit]
        if pit in legal or not held or (now[pit] >= held) is not refilled:
            continue
        for way in position.rules.ways:
            turn = sown(position, pit, way).play("").turn
            if owed_at(position, turn, now) is not None:
                rule, says = wrong_pit(position, pit)
                yield Attempt(rule, Law.START, says, now)


def _sown_from(position: SowPosition, pit: int) -> Iterator[tuple[int, ...]]:
    """Yield the results of sowing any pit of the circle in which the pit lies."""
    rules, seat = position.rules, position.mover
    for way in rules.ways:
        if rules.after(seat, way, position.closed)[pit] == NO_SITE:
            there = position.but(mover=position.owners[pit])
        else:
            there = position
        sowing = sown(there, pit, way)
        yield tuple(sowing.board)
        yield from first_laps(there, sowing)
        if rules.record.passes_by:
            yield sown_and_left(there, pit, way)


def first_laps(position: SowPosition, sowing: Sowing) -> Iterator[tuple[int, ...]]:
    """Yield the boards at the ends of a sowing's first laps."""
    board, laps = list(position.seeds), 0
    steps = sowing.play("").turn.steps
    for step, due in pairwise(steps):
        act(position.rules, board, step)
        if step.kind is StepKind.DROP and due.kind is not StepKind.DROP:
            yield tuple(board)
            laps += 1
        if laps == MOST_CHANCES:
            return


def starves(position: SowPosition, pit: int) -> tuple[str, Sentence]:
    """Return the rule that a sowing breaks which leaves the other side nothing."""
    side, name = position.rules.seats[position.mover], position.rules.names[pit]
    rule = "starves"
    template = Key("sowing-sowed-leaves-other-nothing")
    if is_grand_slam(position, sown(position, pit).play("")):
        rule = "grand_slam"
        template = Key("sowing-sowed-takes-all-other-has")
    return rule, Sentence(template, {"own": Sides((side,)), "pit": Sites((name,))})


def wrong_pit(position: SowPosition, pit: int) -> tuple[str, Sentence]:
    """Return the rule that a beginning with an own pit breaks, and why."""
    rules, record, count = position.rules, position.rules.record, position.seeds[pit]
    least = least_of(position, position.mover)
    facts: dict[str, Fact] = {"pit": Sites((rules.names[pit],))}
    own = Sides((rules.seats[position.mover],))
    rule, template = common.wrong_pit.rule, common.wrong_pit.text
    if pit in position.closed:
        rule, template = "fallow_hole", Key("sowing-out-play")
    elif position.owners[pit] != position.mover:
        rule, template = "wrong_row", Key("sowing-not-s-begin-with")
        facts |= {"own": own}
    elif not count:
        rule, template = "empty_pit", Key("sowing-empty")
    elif count < least and record.singles_from:
        rule = "single_not_playable"
        template = Key("sowing-holds-one-seed-has-not")
        facts |= {"own": own, "count": record.singles_from}
    elif count < least:
        rule = "not_enough"
        template = Key("sowing-holds-turn-begins-with")
        facts |= {"count": count, "least": least}
    elif record.starts is Starts.FOREMOST:
        first = rules.names[startable(position, position.mover)[0]]
        template = Key("sowing-must-begin-with-not-with")
        facts |= {"own": own, "first": Sites((first,))}
    else:
        facts |= {"own": own}
    return rule, Sentence(template, facts)
