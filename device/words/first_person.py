"""Turns in the first person: 'I place on d6 and take a4'."""

from collections.abc import Sequence

from device.words.sayings import Sayings
from device.words.turns import ROW, acts_told, told, way_told
from rules.core.model import Step, StepKind, Turn
from rules.core.piece_turns import PieceTurn
from rules.core.pieces import ARROW
from words.keys import Key

_BEGINS = {StepKind.PLACE, StepKind.MOVE, StepKind.LIFT}
_DONE_TO = {
    StepKind.REMOVE: Key("spoken-mine-takes"),
    StepKind.TAKE: Key("spoken-mine-takes"),
    StepKind.FLIP: Key("spoken-mine-turns-over"),
    StepKind.PLACE: Key("spoken-mine-shoots"),
}
"""What is done besides, by the kind of its steps."""


def mine(turn: Turn, words: Sayings, by_piece: PieceTurn | None = None) -> str:
    """Return a turn in the first person, by its piece if that has a name."""
    own, besides = _parted(turn)
    if turn.steps and all(step.kind is StepKind.REMOVE for step in turn.steps):
        return words.say(Key("spoken-mine-removes"), what=_what(turn.steps, words))
    kinds = list(dict.fromkeys(step.kind for step in besides))
    rare = not own or ROW in turn.text or not {*kinds} <= _DONE_TO.keys()
    if words.kinds or rare:
        said = acts_told(turn, words, by_piece) if words.kinds else told(turn, words)
        return words.say(Key("spoken-mine-told"), told=said)
    said = _own(turn.side, own, words)
    for kind in kinds:
        steps = [step for step in besides if step.kind is kind]
        if kind is StepKind.REMOVE and [one.site for one in steps] == [
            own[-1].to or own[-1].site
        ]:
            said = words.say(Key("spoken-take-what-stands-there"), mine=said)
            continue
        said = words.say(_DONE_TO[kind], mine=said, what=_what(steps, words))
    return said


def _parted(turn: Turn) -> tuple[Sequence[Step], Sequence[Step]]:
    """Return the steps of the own piece or hand, and the others; none if it is rare."""
    steps = [step for step in turn.steps if step.kind is not StepKind.DROP]
    if steps[1:] and steps[0].kind is StepKind.REMOVE:  # it makes room
        steps = [steps[1], steps[0], *steps[2:]]
    if not steps or turn.stood is not None or steps[0].kind not in _BEGINS:
        return (), ()
    kind, ends = steps[0].kind, steps[0].to
    own = steps[:1]
    for step in steps[1:]:
        if kind is step.kind is StepKind.MOVE and step.site == ends:
            own, ends = [*own, step], step.to
    others = [step for step in steps if step not in own]
    plain = all(len(step.pile) <= 1 for step in own) and steps[0].piece != ARROW
    if kind is StepKind.LIFT:
        plain = turn.text.startswith(steps[0].site) and "-" not in turn.text
        others = [step for step in others if step.kind is not StepKind.LIFT]
    rare = any(
        step.kind is StepKind.MOVE
        or (step.kind is StepKind.PLACE and step.piece != ARROW)
        for step in others
    )
    return (own, others) if plain and not rare else ((), ())


def _own(side: str, own: Sequence[Step], words: Sayings) -> str:
    site = words.site(own[0].site)
    match own[0].kind:
        case StepKind.PLACE:
            return words.say(Key("spoken-mine-places"), site=site)
        case StepKind.LIFT:
            pit = words.pit_of(side, own[0].site)
            return words.say(Key("spoken-mine-sows"), pit=pit)
    return words.say(Key("spoken-mine-moves"), way=way_told(own, words))


def _what(steps: Sequence[Step], words: Sayings) -> str:
    if steps[0].kind is not StepKind.TAKE:
        return words.listed(map(words.site, dict.fromkeys(step.site for step in steps)))
    each = Key("spoken-from")
    taken = [(str(step.count), words.site(step.site)) for step in steps]
    return words.listed([words.say(each, count=n, pit=pit) for n, pit in taken])
