"""What the referee says of each event."""

from device.words.board_words import board_in_words
from device.words.catalogue import msg
from device.words.endings import ended, over
from device.words.lexicon import CALLS
from device.words.mends import mend_said
from device.words.mine import mine as said_by_itself
from device.words.rulings import pits_told, ruled
from device.words.sayings import Sayings, capital
from device.words.turns import men_leaving, told
from rules.core.events import (
    Adopted,
    BoardTold,
    Claimed,
    ClockKept,
    Corrected,
    Decided,
    Event,
    Flagged,
    Illegal,
    Moved,
    Over,
    Owed,
    Paused,
    Proposed,
    Question,
    Restored,
    Resumed,
    RoundScored,
    Standing,
    TakenBack,
    TimeUp,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.model import StepKind
from rules.referee.questions import in_any_order

_TROUBLE = {
    TroubleKind.BUMPED: msg(
        "The board has moved. Please leave it so; I am looking for it."
    ),
    TroubleKind.DARK: msg("It is too dark to see. Please give me some light."),
    TroubleKind.GLARE: msg("A light shines back from the board. Please turn the lamp."),
    TroubleKind.BLURRED: msg("The picture is blurred. Please check the camera."),
    TroubleKind.FROZEN: msg(
        "The camera's picture stands still. Please check the camera."
    ),
    TroubleKind.HIDDEN: msg("Something covers the board. Please clear it."),
    TroubleKind.CAMERA_LOST: msg("The camera is gone. Please check its cable."),
}

_DUE = {
    StepKind.MOVE: msg("{side}, move on or take your hand away."),
    StepKind.FLIP: msg("{side}, turn over what you have enclosed."),
    StepKind.SHOOT: msg("{side}, shoot an arrow."),
    StepKind.CASTLE: msg("{side}, put king and rook where they belong."),
    StepKind.DROP: msg("{side}, sow on."),
    StepKind.TAKE: msg("{side}, take what you have won."),
    StepKind.EXPLODE: msg("{side}, let every column explode that is too high."),
    StepKind.RECOLOUR: msg("{side}, turn the men that you have won to your colour."),
    StepKind.SOW: msg("{side}, sow on, one man on each next square."),
    StepKind.PROMOTE: msg(
        "{side}, crown your man: put a second one on it, or turn it over."
    ),
}
_DUE_AT = {
    StepKind.FLIP: msg("{side}, turn {sites} over."),
    StepKind.REMOVE: msg("{side}, take what stands on {sites}."),
    StepKind.TRIM: msg("{side}, {sites} is too high: take out the lowest, {men}."),
    StepKind.EXPLODE: msg("{side}, {sites} must explode: one man to each of {around}."),
    StepKind.RECOLOUR: msg("{side}, turn the men on {sites} to your colour."),
}
"""What is said where it is known which sites are meant."""

_TOO = msg("{side}, turn {sites} over, too.")
_MOST_SAID = 3
"""Of more ways than this only the first is said; the page shows all."""

_STANDS = (
    msg("That was illegal, and it was answered: the turn stands."),
    msg("That was illegal, and the turn stands."),
)
"""What is said of an illegal turn: as it was answered, or as people say so."""

_PUT_DOWN = msg("{side}, put your chip down.")


def said(event: Event, sides: tuple[str, ...], words: Sayings) -> str:
    """Return what to say of an event.

    Parameters
    ----------
    event
        What the referee found.
    sides
        The names of the sides.
    words
        The language, and whether it is for eyes or for ears.
    """
    match event:
        case Moved() | Corrected() | TakenBack():
            return _turned(event, words)
        case Owed():
            return _owed(event, sides, words)
        case Illegal() | Question():
            return _doubted(event, words)
        case Over() | RoundScored() | TimeUp() | Flagged() | Claimed() | Decided():
            return ended(event, sides, words)
        case Standing() | BoardTold() | Proposed():
            return _asked(event, sides, words)
        case _:
            return _news(event, words)


def _turned(event: Moved | Corrected | TakenBack, words: Sayings) -> str:
    turn = told(event.turn, words)
    match event:
        case Moved() if event.turn.stood is not None:
            stands = _STANDS[event.by_hand]
            return f"{capital(turn)}. {words.say(stands)}"
        case Moved():
            return " ".join((f"{capital(turn)}.", *_called(len(event.mills), words)))
        case Corrected() if event.goes_on:
            goes_on, side = msg("{side} goes on: {told}."), words.side(event.turn.side)
            return capital(words.say(goes_on, side=side, told=turn))
        case Corrected():
            corrected = msg("Correction: turn {n} was {told}.")
            return words.say(corrected, n=str(event.n), told=turn)
        case TakenBack():
            back = msg("Turn {n} is taken back: {told}.")
            due = _to_move(event.to_move, words)
            return f"{words.say(back, n=str(event.n), told=turn)} {due}"


def _to_move(side: str, words: Sayings) -> str:
    return capital(words.say(msg("{side} is to move."), side=words.side(side)))


def _called(lines: int, words: Sayings) -> tuple[str, ...]:
    """Return what is called out when so many lines are made."""
    if not lines:
        return ()
    return (words.say(CALLS[words.wording.line].of(lines)),)


def _owed(event: Owed, sides: tuple[str, ...], words: Sayings) -> str:
    side = words.side(event.side)
    if event.due and event.owed in _DUE_AT:
        at = words.joined([words.sites(sites) for sites in event.due], "or")
        begun = len(event.sites) > 1 and event.owed is StepKind.FLIP
        sentence = _TOO if begun else _DUE_AT[event.owed]
        men = men_leaving(event.leaving, event.side, words)
        around = words.sites(event.around)
        said = words.say(sentence, side=side, sites=at, men=men, around=around)
        return capital(said)
    if event.owed is not StepKind.REMOVE:
        return capital(words.say(_DUE.get(event.owed, _PUT_DOWN), side=side))
    others = [words.side(other) for other in sides if other != event.side]
    foes = words.joined(others, "or")
    take = words.say(msg("{side}, take a {foes} chip."), side=side, foes=foes)
    lines = 0 if event.reminder else min(len(event.mills), 1)
    return " ".join((*_called(lines, words), capital(take)))


def _doubted(event: Illegal | Question, words: Sayings) -> str:
    return (
        _illegal(event, words)
        if isinstance(event, Illegal)
        else _question(event, words)
    )


def _illegal(event: Illegal, words: Sayings) -> str:
    why = capital(ruled(event.ruling, words)).rstrip(".")
    mend = mend_said(event, words)
    return f"{why}. {capital(mend)}." if mend else f"{why}."


def _question(event: Question, words: Sayings) -> str:
    if event.new_game:
        return words.say(msg("A new game?"))
    ways = []
    for turns in event.alternatives:
        way = words.say(msg("nothing yet"))
        for number, turn in enumerate(turns):
            this = told(turn, words)
            way = (
                words.say(msg("{first}; then {second}"), first=way, second=this)
                if number
                else this
            )
        ways.append(way)
    was = words.joined(ways, "or")
    if event.unseen and len(event.alternatives[0]) > 2:
        return _missed(event, ways, words)
    if event.suspected is None:
        return words.say(msg("I am not sure. Was it {ways}?"), ways=was)
    played = {turn.text for turns in event.alternatives for turn in turns}
    if pits := pits_told(event.suspected, played, words):
        to_count = msg("I am not sure. Was it {ways}? Please count: {told}.")
        return words.say(to_count, ways=was, told=pits)
    why = ruled(event.suspected, words).rstrip(".")
    seems = msg("I am not sure. Was it {ways}? Please count; I rather see: {why}.")
    return words.say(seems, ways=was, why=why)


def _missed(event: Question, ways: list[str], words: Sayings) -> str:
    """Return what is asked of turns that were not seen; many ways are not listed."""
    n = str(len(event.alternatives[0]))
    if in_any_order(event.alternatives):
        order = msg("I missed {n} turns: {way}. Were they played in this order?")
        return words.say(order, n=n, way=ways[0])
    if len(ways) > _MOST_SAID:
        many = msg(
            "I missed {n} turns, which may be told in {count} ways. Was it {way}?"
        )
        return words.say(many, n=n, count=str(len(ways)), way=ways[0])
    was = words.joined(ways, "or")
    return words.say(msg("I missed {n} turns. Was it {ways}?"), n=n, ways=was)


def _asked(
    event: Standing | BoardTold | Proposed, sides: tuple[str, ...], words: Sayings
) -> str:
    if isinstance(event, BoardTold):
        return board_in_words(event, words)
    if isinstance(event, Proposed):
        said = said_by_itself(event.turn, words)
        again = msg("Once more: {mine}.")
        return words.say(again, mine=said) if event.meant else f"{said}."
    return _standing(event, sides, words)


def _standing(event: Standing, sides: tuple[str, ...], words: Sayings) -> str:
    if event.result is not None:
        return over(event.result, sides, words)
    if event.ruling is not None:
        return _cited(event.ruling, words)
    if event.question is not None:
        return _question(event.question, words)
    last = []
    if event.last is not None:
        turn = told(event.last, words)
        last = [words.say(msg("The last turn was {told}."), told=turn)]
    if event.owed is not None:
        return " ".join((*last, _owed(event.owed, sides, words)))
    due = [_to_move(event.to_move, words)] if event.to_move else []
    return " ".join((*last, *due))


def _cited(event: Illegal, words: Sayings) -> str:
    """Return a ruling with its source: the rulebooks are in English."""
    rule = msg("The rule: {source}.")
    source = words.say(rule, source=event.ruling.source.rstrip("."))
    return f"{_illegal(event, words)} {source}"


def _adopted(event: Adopted, words: Sayings) -> str:
    if event.hands is not None:
        told = BoardTold(event.layout, event.hands, event.to_move)
        laid = words.say(msg("Please set the board up so."))
        return f"{laid} {board_in_words(told, words, brief=True)}"
    if event.undone:
        return _to_move(event.to_move, words)
    if not event.lost:
        return words.say(msg("You have played on, so the board counts as it stands."))
    lost = msg("I lost {n} turns or more; the board counts as it stands.")
    counts = words.say(lost, n=str(event.lost))
    if not event.may_move:
        return f"{counts} {_to_move(event.to_move, words)}"
    sides = words.joined([words.side(side) for side in event.may_move], "or")
    due = words.say(msg("{sides} to play?"), sides=sides)
    return f"{counts} {capital(due)}"


def _news(
    event: Restored | Adopted | Trouble | Resumed | Paused | Unpaused | ClockKept,
    words: Sayings,
) -> str:
    match event:
        case Restored():
            message = msg("Thank you. The board is right again.")
        case Adopted():
            return _adopted(event, words)
        case Trouble():
            message = _TROUBLE[event.kind]
        case Resumed():
            message = msg("I can see the board again. Play on.")
        case Paused():
            message = msg("I have stopped watching.")
        case Unpaused():
            message = msg("I am watching again. Play on.")
        case ClockKept():
            return ""
    return words.say(message)
