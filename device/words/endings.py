"""How a game ends, in words: by its rules, its players, its time or an arbiter."""

from device.words.catalogue import msg
from device.words.reasons import REASONS
from device.words.sayings import Sayings, capital
from device.words.sentences import told as sentence_told
from rules.core.events import (
    Claimed,
    Decided,
    Deed,
    Flagged,
    Over,
    RoundScored,
    TimeUp,
)
from rules.core.model import Result


def ended(
    event: Over | RoundScored | TimeUp | Flagged | Claimed | Decided,
    sides: tuple[str, ...],
    words: Sayings,
) -> str:
    """Return what to say of an end, or of what may bring one."""
    match event:
        case Decided():
            return _decided(event, words)
        case Claimed():
            return _claimed(event, words)
        case Over():
            return over(event.result, sides, words)
        case TimeUp() | Flagged():
            late = msg("{side}, your time is up.")
            fallen = msg("The flag of {side} has fallen.")
            message = fallen if isinstance(event, Flagged) else late
            return capital(words.say(message, side=words.side(event.side)))
        case RoundScored():
            return _round(event, sides, words)


def _claimed(event: Claimed, words: Sayings) -> str:
    right = msg("{side} claims that the game is over, and it is: {why}.")
    wrong = msg("{side} claims that the game is over, but it is not: {why}.")
    why = sentence_told(event.claim.says, words).rstrip(".")
    claimed = wrong if event.claim.result is None else right
    return capital(words.say(claimed, side=words.side(event.side), why=why))


_DECIDED = {
    Deed.CONFIRM: msg("The arbiter has decided: the ruling stands."),
    Deed.OVERRULE: msg("The arbiter has decided: the ruling does not stand."),
    Deed.PENALTY: msg("The arbiter has decided: a penalty for {side}."),
    Deed.TIME: msg("The arbiter has decided: {side} gets {seconds} seconds."),
    Deed.RESULT: msg("The arbiter has decided how the game ends."),
    Deed.NOTE: msg("A word from the arbiter."),
}


def _decided(event: Decided, words: Sayings) -> str:
    side = words.side(event.side) if event.side else ""
    seconds = f"{event.seconds:.0f}"
    told = words.say(_DECIDED[event.deed], side=side, seconds=seconds)
    return f"{told} {event.says}".strip()


def over(result: Result, sides: tuple[str, ...], words: Sayings) -> str:
    """Return that a game is over: who has won, and why."""
    reason = reason_of(result, sides, words)
    if not result.winners:
        return words.say(msg("The game is a draw: {reason}."), reason=reason)
    winners = _all(result.winners, words)
    if len(result.winners) == 1:
        won = msg("{winners} wins: {reason}.")
    else:
        won = msg("{winners} win: {reason}.")
    return capital(words.say(won, winners=winners, reason=reason))


def reason_of(result: Result, sides: tuple[str, ...], words: Sayings) -> str:
    """Return why a game is over."""
    losers = [words.side(side) for side in sides if side not in result.winners]
    message = REASONS.get(result.reason, result.reason.replace("_", " "))
    return words.say(message, loser=words.joined(losers, "and"))


def _all(sides: tuple[str, ...], words: Sayings) -> str:
    return words.joined([words.side(side) for side in sides], "and")


def _round(event: RoundScored, sides: tuple[str, ...], words: Sayings) -> str:
    reason = reason_of(event.result, sides, words)
    if not event.result.winners:
        told = words.say(msg("The round is a draw: {reason}."), reason=reason)
    else:
        winners = _all(event.result.winners, words)
        if len(event.result.winners) == 1:
            won = msg("{winners} wins the round: {reason}.")
        else:
            won = msg("{winners} win the round: {reason}.")
        told = capital(words.say(won, winners=winners, reason=reason))
    points = [f"{words.side(side)} {count}" for side, count in event.points.items()]
    stands = msg("The match stands {points}.")
    return f"{told} {words.say(stands, points=words.joined(points, 'and'))}"
