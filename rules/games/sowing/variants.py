"""Turns that are legal but not listed: fours forgotten, closed pits reopened."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rules.core.model import StepKind, Turn
from rules.games.sowing.fill import fill_fault, filling, read_filling
from rules.games.sowing.flow import startable
from rules.games.sowing.laps import sown, text_of
from rules.games.sowing.position import Phase, SownTurn, SowPosition
from rules.games.sowing.record import Fours, Rounds
from rules.games.sowing.ring import FORWARD
from rules.games.sowing.untaken_fours import forgetful_ends

MOST_FORGOTTEN = 2
"""Most forgotten fours that are listed beforehand; more are inferred from the board."""


def recognised(position: SowPosition, now: tuple[int, ...]) -> SownTurn | None:
    """Return the unlisted legal turn that made a board, None if none did."""
    if position.phase is Phase.FILL:
        if fill_fault(position, now) is None:
            return filling(position, now)
        return None
    if position.phase is not Phase.SOW:
        return None
    if (found := forgetful_ends(position).get(now)) is not None:
        return forgetful(position, *found)
    return next((play for play in variants(position) if play.seeds == now), None)


def variants(position: SowPosition) -> Iterator[SownTurn]:
    """Yield turns in which fours are forgotten, or closed pits reopened."""
    if position.phase is not Phase.SOW:
        return
    if position.rules.record.fours is not Fours.NOBODY:
        for pit in startable(position, position.mover):
            yield from _forgetting(position, pit, frozenset())
    if reopens(position):
        fallow = [p for p in position.closed if position.owners[p] != position.mover]
        for count in range(1, len(fallow) + 1):
            for pits in combinations(sorted(fallow), count):
                yield from _reopening(position, pits)


@lru_cache(maxsize=8)
def unlisted(position: SowPosition) -> tuple[Turn, ...]:
    """Return the turns in which fours are forgotten, or closed pits reopened."""
    return tuple(play.turn for play in variants(position))


def reopens(position: SowPosition) -> bool:
    """Return True if a seed that falls into a closed pit brings it into play."""
    record = position.rules.record
    closing = record.rounds is Rounds.REFILL and record.reopens
    return closing and bool(position.closed)


def _forgetting(
    position: SowPosition, pit: int, forgotten: frozenset[int]
) -> Iterator[SownTurn]:
    """Yield the sowings of a pit in which one more four is forgotten, and more."""
    fours = sown(position, pit, forgotten=forgotten).fours
    first = max(forgotten, default=-1) + 1
    for number in range(first, len(fours)):
        more = forgotten | {number}
        yield forgetful(position, pit, more)
        if len(more) < MOST_FORGOTTEN:
            yield from _forgetting(position, pit, more)


def forgetful(position: SowPosition, pit: int, forgotten: frozenset[int]) -> SownTurn:
    """Return the sowing of a pit in which those fours stay where they are.

    It is written 'S3~N4': the first four that came to be on N4 was forgotten; the
    second is 'N4:2'.
    """
    sowing = sown(position, pit, forgotten=forgotten)
    names = position.rules.names
    told = []
    for number in sorted(forgotten):
        at = sowing.fours[number]
        time = sowing.fours[: number + 1].count(at)
        told.append(names[at] if time == 1 else f"{names[at]}:{time}")
    text = text_of(position, pit, position.rules.ways[0])
    return sowing.play(f"{text}~{','.join(told)}")


def _reopening(position: SowPosition, closed: tuple[int, ...]) -> Iterator[SownTurn]:
    """Yield the sowings that drop seeds into closed pits of the other side's.

    They open all of them. It is written 'S3+N1,N2'.
    """
    opened = position.but(closed=position.closed - set(closed))
    names = [position.rules.names[pit] for pit in closed]
    for pit in startable(position, position.mover):
        text = f"{text_of(position, pit, FORWARD)}+{','.join(names)}"
        play = sown(opened, pit).play(text)
        dropped = {s.site for s in play.turn.steps if s.kind is StepKind.DROP}
        if dropped.issuperset(names):
            yield play


def read_variant(position: SowPosition, text: str) -> SownTurn | None:
    """Return the unlisted legal turn that is written so, None if there is none."""
    if position.phase is Phase.FILL:
        return read_filling(position, text)
    if "+" in text and reopens(position):
        found = (play for play in variants(position) if play.turn.text.lower() == text)
        return next(found, None)
    start, tilde, names = text.partition("~")
    if not tilde or position.phase is not Phase.SOW:
        return None
    pits = startable(position, position.mover)
    named = [pit for pit in pits if text_of(position, pit, FORWARD).lower() == start]
    if not named:
        return None
    forgotten: frozenset[int] = frozenset()
    timed = _timed(names.split(","))
    for told in timed:
        fours = sown(position, named[0], forgotten=forgotten).fours
        at = _time_of(position, fours, told)
        if at is None:
            return None
        forgotten |= {at}
    play = forgetful(position, named[0], forgotten)
    return play if play.turn.text.lower() == f"{start}~{','.join(timed)}" else None


def _timed(names: Sequence[str]) -> list[str]:
    """Return names where one that comes again without its time means the next time."""
    told: list[str] = []
    for number, name in enumerate(names):
        again = names[:number].count(name)
        told.append(f"{name}:{again + 1}" if again else name)
    return told


def _time_of(position: SowPosition, fours: Sequence[int], told: str) -> int | None:
    """Return the four that is meant by 'N4' or 'N4:2', None if there is none."""
    name, _, time = told.partition(":")
    names = [position.rules.names[pit].lower() for pit in fours]
    times = [number for number, known in enumerate(names) if known == name]
    wanted = int(time) if time.isdecimal() else 1
    return times[wanted - 1] if 0 < wanted <= len(times) else None
