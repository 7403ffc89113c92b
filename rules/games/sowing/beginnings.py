"""What somebody may have begun with that may not be sown."""

from collections.abc import Iterator

from rules.games.law import Law
from rules.games.sowing.acts import owed_at
from rules.games.sowing.flow import least_of, startable
from rules.games.sowing.laps import sown
from rules.games.sowing.position import Attempt, Phase, SowPosition
from rules.games.sowing.record import Starts
from rules.games.sowing.relays import sown_and_left
from rules.games.sowing.ring import NO_SITE


def from_wrong_pits(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings of pits that the side to move may not begin with."""
    rules, seat = position.rules, position.mover
    side, legal = rules.seats[seat], set(startable(position, seat))
    legal_boards = {play.turn.text for play in position.plays}
    for pit in rules.pits:
        if pit in position.closed or not position.seeds[pit]:
            continue
        name = position.rules.names[pit]
        if position.owners[pit] != seat:
            told = "wrong_row", f"{side} sowed {name}, which is not {side}'s"
            law = Law.START
        elif pit in legal and name in legal_boards:
            continue
        elif pit in legal:
            told, law = starves(position, pit), Law.END
        else:
            told, law = wrong_pit(position, pit), Law.START
        for board in _sown_from(position, pit):
            yield Attempt(told[0], law, told[1], board)


def begun_wrongly(position: SowPosition, now: tuple[int, ...]) -> Iterator[Attempt]:
    """Yield the own pits that may not be sown, of whose sowing a board is a part."""
    if position.phase not in (Phase.SOW, Phase.ACCEPT):
        return
    legal = startable(position, position.mover)
    for pit in position.owned(position.mover):
        if pit in legal or now[pit] >= position.seeds[pit]:
            continue
        for way in position.rules.ways:
            turn = sown(position, pit, way).play("").turn
            if owed_at(position, turn, now) is not None:
                rule, why = wrong_pit(position, pit)
                yield Attempt(rule, Law.START, why, now)


def _sown_from(position: SowPosition, pit: int) -> Iterator[tuple[int, ...]]:
    """Yield what the sowing of any pit leaves, round the circle in which it lies."""
    rules, seat = position.rules, position.mover
    for way in rules.ways:
        if rules.after(seat, way, position.closed)[pit] == NO_SITE:
            there = position.but(mover=position.owners[pit])
        else:
            there = position
        yield tuple(sown(there, pit, way).board)
        if rules.record.passes_by:
            yield sown_and_left(there, pit, way)


def starves(position: SowPosition, pit: int) -> tuple[str, str]:
    """Return the rule that a sowing breaks which leaves the other side nothing."""
    side, name = position.rules.seats[position.mover], position.rules.names[pit]
    return "starves", f"{side} sowed {name}, which leaves the other nothing"


def wrong_pit(position: SowPosition, pit: int) -> tuple[str, str]:
    """Return the rule that a beginning with an own pit breaks, and why."""
    record, name = position.rules.record, position.rules.names[pit]
    side, count = position.rules.seats[position.mover], position.seeds[pit]
    least = least_of(position, position.mover)
    told = "wrong_pit", f"{side} may not begin with {name}"
    if pit in position.closed:
        told = "fallow_hole", f"{name} is out of play"
    elif position.owners[pit] != position.mover:
        told = "wrong_row", f"{name} is not {side}'s to begin with"
    elif not count:
        told = "empty_pit", f"{name} is empty"
    elif count < least and record.singles_from:
        won = record.singles_from
        told = (
            "single_not_playable",
            f"{name} holds one seed; {side} has not won {won} yet",
        )
    elif count < least:
        told = "not_enough", f"{name} holds {count}, and a turn begins with {least}"
    elif record.starts is Starts.FOREMOST:
        first = position.rules.names[startable(position, position.mover)[0]]
        told = "wrong_pit", f"{side} must begin with {first}, not with {name}"
    return told
