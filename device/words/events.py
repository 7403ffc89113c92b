"""Sentences of the referee for each event."""

from device.words.board_words import board_in_words
from device.words.endings import ended, over
from device.words.first_person import mine as said_by_itself
from device.words.lexicon import CALLS
from device.words.mends import mend_said
from device.words.rulings import pits_told, ruled
from device.words.sayings import Sayings, capital
from device.words.turns import acts_told, men_leaving, told, turn_alone
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
    LetStandBy,
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
from rules.core.facts import OR
from rules.core.model import StepKind
from rules.core.saying import listing
from rules.referee.questions import in_any_order
from words.keys import Key

_TROUBLE = {
    TroubleKind.BUMPED: Key("spoken-bumped"),
    TroubleKind.DARK: Key("spoken-dark"),
    TroubleKind.GLARE: Key("spoken-glare"),
    TroubleKind.BLURRED: Key("spoken-blurred"),
    TroubleKind.FROZEN: Key("spoken-frozen"),
    TroubleKind.HIDDEN: Key("spoken-hidden"),
    TroubleKind.CAMERA_LOST: Key("spoken-camera-lost"),
}

_DUE = {
    StepKind.MOVE: Key("spoken-move-move-or-take"),
    StepKind.FLIP: Key("spoken-flip"),
    StepKind.SHOOT: Key("spoken-shoot"),
    StepKind.CASTLE: Key("spoken-castle"),
    StepKind.DROP: Key("spoken-drop"),
    StepKind.TAKE: Key("spoken-take"),
    StepKind.EXPLODE: Key("spoken-explode"),
    StepKind.RECOLOUR: Key("spoken-recolour"),
    StepKind.SOW: Key("spoken-sow"),
    StepKind.PROMOTE: Key("spoken-promote"),
}
_DUE_AT = {
    StepKind.FLIP: Key("spoken-flip-turn-over"),
    StepKind.REMOVE: Key("spoken-remove"),
    StepKind.TRIM: Key("spoken-trim"),
    StepKind.EXPLODE: Key("spoken-explode-must-explode-one"),
    StepKind.RECOLOUR: Key("spoken-recolour-turn-men-your"),
}
"""What is said where it is known which sites are meant."""

_TOO = Key("spoken-too")
_MOST_SAID = 3
"""Of more ways than this only the first is said; the page shows all."""

_STANDS = (
    Key("spoken-illegal-answered-turn-stands"),
    Key("spoken-illegal-turn-stands"),
)
"""What is said of an illegal turn: as it was answered, or as people say so."""

_PUT_DOWN = Key("spoken-put-down")


def said(event: Event, sides: tuple[str, ...], words: Sayings) -> str:
    """Return the sentence for an event.

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
    match event:
        case Moved():
            alone = capital(turn_alone(event.turn, words, event.by_piece))
            if event.turn.stood is not None:
                return f"{alone}. {words.say(_STANDS[event.by_hand])}"
            return " ".join((f"{alone}.", *_called(len(event.mills), words)))
        case Corrected() if event.goes_on:
            goes_on, side = Key("spoken-goes"), words.side(event.turn.side)
            acts = acts_told(event.turn, words)
            return capital(words.say(goes_on, side=side, told=acts))
    turn = told(event.turn, words, event.by_piece)
    match event:
        case Corrected():
            corrected = Key("spoken-correction-turn")
            return words.say(corrected, n=event.n, told=turn)
        case TakenBack():
            back = Key("spoken-turn-taken-back")
            due = _to_move(event.to_move, words)
            return f"{words.say(back, n=event.n, told=turn)} {due}"


def _to_move(side: str, words: Sayings) -> str:
    return capital(words.say(Key("spoken-move"), side=words.side(side)))


def _called(lines: int, words: Sayings) -> tuple[str, ...]:
    """Return the calls for a number of lines made."""
    if not lines:
        return ()
    return (words.say(CALLS[words.wording.line].of(lines)),)


def _owed(event: Owed, sides: tuple[str, ...], words: Sayings) -> str:
    side = words.side(event.side)
    if event.due and event.owed in _DUE_AT:
        at = listing([words.sites(sites) for sites in event.due], OR)
        begun = len(event.sites) > 1 and event.owed is StepKind.FLIP
        sentence = _TOO if begun else _DUE_AT[event.owed]
        men = men_leaving(event.leaving, event.side, words)
        around = words.sites(event.around)
        said = words.say(sentence, side=side, sites=at, men=men, around=around)
        return capital(said)
    if event.owed is not StepKind.REMOVE:
        return capital(words.say(_DUE.get(event.owed, _PUT_DOWN), side=side))
    others = [words.side(other) for other in sides if other != event.side]
    foes = listing(others, OR)
    take = words.say(Key("spoken-take-chip"), side=side, foes=foes)
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
        return words.say(Key("spoken-new-game"))
    ways = []
    for turns in event.alternatives:
        way = words.say(Key("spoken-nothing-yet"))
        for number, turn in enumerate(turns):
            this = told(turn, words)
            way = (
                words.say(Key("spoken-then"), first=way, second=this)
                if number
                else this
            )
        ways.append(way)
    was = words.listed(ways, OR)
    if event.unseen and len(event.alternatives[0]) > 2:
        return _missed(event, ways, words)
    if event.suspected is None:
        return words.say(Key("spoken-am-not-sure"), ways=was)
    played = {turn.text for turns in event.alternatives for turn in turns}
    if pits := pits_told(event.suspected, played, words):
        to_count = Key("spoken-was-it-please-count")
        return words.say(to_count, ways=was, told=pits)
    why = ruled(event.suspected, words).rstrip(".")
    seems = Key("spoken-am-not-sure-please-count")
    return words.say(seems, ways=was, why=why)


def _missed(event: Question, ways: list[str], words: Sayings) -> str:
    """Return the question about unseen turns; many hypotheses are not listed."""
    n = str(len(event.alternatives[0]))
    if in_any_order(event.alternatives):
        order = Key("spoken-missed-turns-were-they-played")
        return words.say(order, n=n, way=ways[0])
    if len(ways) > _MOST_SAID:
        many = Key("spoken-missed-turns-may-told-ways")
        return words.say(many, n=n, count=str(len(ways)), way=ways[0])
    was = words.listed(ways, OR)
    return words.say(Key("spoken-missed-turns"), n=n, ways=was)


def _asked(
    event: Standing | BoardTold | Proposed, sides: tuple[str, ...], words: Sayings
) -> str:
    if isinstance(event, BoardTold):
        return board_in_words(event, words)
    if isinstance(event, Proposed):
        said = said_by_itself(event.turn, words, event.by_piece)
        again = Key("spoken-once-more")
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
        turn = told(event.last, words, event.last_by_piece)
        last = [words.say(Key("spoken-last-turn"), told=turn)]
    if event.owed is not None:
        return " ".join((*last, _owed(event.owed, sides, words)))
    due = [_to_move(event.to_move, words)] if event.to_move else []
    return " ".join((*last, *due))


def _cited(event: Illegal, words: Sayings) -> str:
    """Return a ruling with the law that it cites."""
    law = words.text(event.ruling.law).rstrip(".")
    source = words.say(Key("spoken-rule"), source=law)
    return f"{_illegal(event, words)} {source}"


def _adopted(event: Adopted, words: Sayings) -> str:
    if event.hands is not None:
        told = BoardTold(event.layout, event.hands, event.to_move)
        laid = words.say(Key("spoken-please-set-board-up-so"))
        return f"{laid} {board_in_words(told, words, brief=True)}"
    if event.undone:
        return _to_move(event.to_move, words)
    if event.by is LetStandBy.TURNS:
        return words.say(Key("spoken-you-have-played-so-board"))
    if not event.lost:
        return words.say(Key("spoken-board-counts-as-it-stands"))
    lost = Key("spoken-lost-turns-or-more-board")
    counts = words.say(lost, n=event.lost)
    if not event.may_move:
        return f"{counts} {_to_move(event.to_move, words)}"
    sides = listing(map(words.side, event.may_move), OR)
    due = words.say(Key("spoken-play"), sides=sides)
    return f"{counts} {capital(due)}"


def _news(
    event: Restored | Adopted | Trouble | Resumed | Paused | Unpaused | ClockKept,
    words: Sayings,
) -> str:
    match event:
        case Restored():
            message = Key("spoken-thank-you-board-right-again")
        case Adopted():
            return _adopted(event, words)
        case Trouble():
            message = _TROUBLE[event.kind]
        case Resumed():
            message = Key("spoken-can-see-board-again-play")
        case Paused():
            message = Key("spoken-have-stopped-watching")
        case Unpaused():
            message = Key("spoken-am-watching-again-play")
        case ClockKept():
            return ""
    return words.say(message)
