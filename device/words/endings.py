"""Sentences for a game's end: by rules, players, time or an arbiter."""

from device.words.reasons import REASONS
from device.words.sayings import Sayings, capital
from rules.core.events import (
    Claimed,
    Decided,
    Deed,
    Flagged,
    Over,
    RoundScored,
    TimeUp,
)
from rules.core.facts import AND
from rules.core.model import Result
from rules.core.saying import listing
from words.keys import Key
from words.values import Listing


def ended(
    event: Over | RoundScored | TimeUp | Flagged | Claimed | Decided,
    sides: tuple[str, ...],
    words: Sayings,
) -> str:
    """Return the sentence for an end, or for events that may bring one."""
    match event:
        case Decided():
            return _decided(event, words)
        case Claimed():
            return _claimed(event, words)
        case Over():
            return over(event.result, sides, words)
        case TimeUp() | Flagged():
            late = Key("spoken-your-time-up")
            fallen = Key("spoken-flag-has-fallen")
            message = fallen if isinstance(event, Flagged) else late
            return capital(words.say(message, side=words.side(event.side)))
        case RoundScored():
            return _round(event, sides, words)


def _claimed(event: Claimed, words: Sayings) -> str:
    right = Key("spoken-claims-game-over")
    wrong = Key("spoken-claims-game-over-not")
    why = words.text(event.claim.says).rstrip(".")
    claimed = wrong if event.claim.result is None else right
    return capital(words.say(claimed, side=words.side(event.side), why=why))


_DECIDED = {
    Deed.CONFIRM: Key("spoken-confirm"),
    Deed.OVERRULE: Key("spoken-overrule"),
    Deed.PENALTY: Key("spoken-penalty"),
    Deed.TIME: Key("spoken-time"),
    Deed.RESULT: Key("spoken-result"),
    Deed.NOTE: Key("spoken-note"),
}


def _decided(event: Decided, words: Sayings) -> str:
    side = words.side(event.side or "")
    seconds = round(event.seconds)
    told = words.say(_DECIDED[event.deed], side=side, seconds=seconds)
    return f"{told} {event.says}".strip()


def over(result: Result, sides: tuple[str, ...], words: Sayings) -> str:
    """Return the sentence for the end of a game: winner and reason."""
    reason = reason_of(result, sides, words)
    if not result.winners:
        return words.say(Key("spoken-game-draw"), reason=reason)
    winners = _all(result.winners, words)
    won = Key("spoken-wins") if len(result.winners) == 1 else Key("spoken-win")
    return capital(words.say(won, winners=winners, reason=reason))


def reason_of(result: Result, sides: tuple[str, ...], words: Sayings) -> str:
    """Return the reason for a game's end."""
    losers = [words.side(side) for side in sides if side not in result.winners]
    if result.reason not in REASONS:
        return result.reason.replace("_", " ")
    return words.say(REASONS[result.reason], loser=listing(losers, AND))


def _all(sides: tuple[str, ...], words: Sayings) -> Listing:
    return listing(map(words.side, sides), AND)


def _round(event: RoundScored, sides: tuple[str, ...], words: Sayings) -> str:
    reason = reason_of(event.result, sides, words)
    if not event.result.winners:
        told = words.say(Key("spoken-round-draw"), reason=reason)
    else:
        winners = _all(event.result.winners, words)
        if len(event.result.winners) == 1:
            won = Key("spoken-wins-round")
        else:
            won = Key("spoken-win-round")
        told = capital(words.say(won, winners=winners, reason=reason))
    points = [
        words.say(Key("words-member"), side=words.side(side), number=count)
        for side, count in event.points.items()
    ]
    stands = Key("spoken-match-stands")
    return f"{told} {words.say(stands, points=words.listed(points))}"
