"""Ends of games of chess pieces: mate, stalemate, repetition, dead positions."""

from collections import Counter

from rules.games.kinds.chasing import chased_all_along
from rules.games.kinds.legal_moves import NOBODY, OwnView
from rules.games.kinds.record import Perpetual, Royal, Stalemate
from rules.games.table_position import Ending

_THIRD = 3


def ending_of(look: OwnView) -> Ending | None:
    """Return the end of the game in a position, None if it goes on."""
    record, last = look.record, 1 - look.side
    if record.guard is Royal.TAKEN and look.royal == NOBODY:
        return Ending((last,), "royal_taken")
    if not look.can_move:
        return _stuck(look, last)
    if is_dead(look) and not _takes_royal(look):
        return Ending((), "too_few_pieces")
    return _without_progress(look)


def _stuck(look: OwnView, last: int) -> Ending:
    """Return the end of the game where the side to move has no turn."""
    if look.record.guard is Royal.GUARDED and look.in_check:
        return Ending((last,), "checkmate")
    drawn = look.record.stuck is Stalemate.DRAW
    return Ending((), "stalemate") if drawn else Ending((last,), "blocked")


def _takes_royal(look: OwnView) -> bool:
    """Return True if the side to move may take the royal piece of the other."""
    army, record = look.army, look.record
    return record.guard is Royal.TAKEN and any(
        army[look.stands[site][-1]][1] == record.royal
        for goes in look.legal()
        for site in goes.taken
    )


def is_dead(look: OwnView) -> bool:
    """Return True for a dead position: no material can mate."""
    record = look.record
    if not record.lone:
        return False
    stand = [
        (site, look.army[held[-1]][1])
        for site, held in enumerate(look.stands)
        if held and held[-1] in look.army
    ]
    others = [(site, kind) for site, kind in stand if kind != record.royal]
    letters = Counter(kind for _, kind in others)
    if any(letters == Counter(lone) for lone in record.lone):
        return True
    if "B" not in record.lone or letters.keys() != {"B"}:
        return False
    shades = {sum(look.tables.places[site]) % 2 for site, _ in others}
    return len(shades) == 1


def _without_progress(look: OwnView) -> Ending | None:
    """Return the end of a game that came to nothing, None if it goes on."""
    record, past = look.record, look.past
    if record.perpetual is Perpetual.LOSES and past.times >= _THIRD:
        mine, theirs = past.checked_all_along()
        if mine != theirs:
            winner = look.side if mine else 1 - look.side
            return Ending((winner,), "perpetual_check")
    if record.chase is Perpetual.LOSES and past.times >= _THIRD:
        before = past.before
        assert before is not None
        mine, theirs = chased_all_along(past.hunted, past.moves, before)
        if mine != theirs:
            winner = look.side if mine else 1 - look.side
            return Ending((winner,), "perpetual_chase")
    if record.repetitions and past.times >= record.repetitions:
        third = record.repetitions == _THIRD
        return Ending((), "repetition" if third else "fifth_time")
    if record.quiet and past.quiet >= record.quiet:
        return Ending((), "no_progress")
    return None
