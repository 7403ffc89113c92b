"""The rule that separates a game from others of equal initial appearance.

Games look alike if family, board and first position are the same. A game differs from
its kin in fields of its record; the law of such a field, as its source states it, is
what sets the game apart. A game without kin is described by the law in which its kin
differ from it.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from rules.catalogue import ENTRIES, Entry
from rules.core.facts import Sentence
from rules.games.card import Record
from rules.games.law import Law

LAWS_OF = (
    ("seconds", Law.TIME),
    ("reward", Law.MILL),
    ("early", Law.MILL),
    ("then", Law.MOVING),
    ("lines", Law.MILL),
    ("jumps", Law.LONG_JUMP),
    ("jumps", Law.JUMPING),
    ("flying", Law.MOVING),
    ("castling", Law.CASTLING),
    ("relay", Law.RELAY),
    ("capture", Law.CAPTURE),
    ("counts", Law.CAPTURE),
    ("fours", Law.CAPTURE),
    ("way", Law.SOWING),
    ("starts", Law.START),
    ("seats", Law.START),
    ("fill", Law.FILL),
    ("again", Law.AGAIN),
    ("remade", Law.REMADE),
    ("shielded", Law.SHIELDED),
    ("blocked", Law.BLOCKED),
    ("goal", Law.END),
    ("home_row", Law.END),
    ("captured", Law.CAPTURE),
    ("sharing", Law.TURNS),
    ("takes", Law.PLACING),
    ("next_pit", Law.PLACE),
    ("reopens", Law.CLOSED),
    ("stuck", Law.END),
)
"""Fields of records, each with the law that states its rule, the most telling first."""


_REMARK = "("
"""A law that begins so tells of the source: '(unsaid there) there are no rounds'."""


def difference(game: Entry) -> Sentence | None:
    """Return the law that sets a game apart, None if it needs none or none is known."""
    others = [one for one in alike(game) if one != game]
    if not others or game.record is None:
        return None
    cards = [other.record.card for other in others if other.record]
    taken = [card.sentence(text) for card in cards for text in card.says.values()]
    card = game.record.card
    told = [
        card.sentence(card.says[law])
        for law in (*_changed(game.record), *_changed_by_kin(game, others))
        if card.says.get(law)
    ]
    told = [one for one in told if not str(one).startswith(_REMARK)]
    return next((one for one in told if one not in taken), next(iter(told), None))


def _changed(record: Record) -> Iterator[Law]:
    """Yield the laws in which a record differs from its kin, the nearest first."""
    kinship = record.card.kinship
    if kinship is not None:
        yield from (law for name, law in LAWS_OF if name in kinship.own)
        yield from _changed(kinship.other)


def _changed_by_kin(game: Entry, others: Iterable[Entry]) -> Iterator[Law]:
    """Yield laws in which games that look like this one differ from it as their kin."""
    for other in others:
        kinship = other.record.card.kinship if other.record else None
        if kinship is not None and kinship.other is game.record:
            yield from (law for name, law in LAWS_OF if name in kinship.own)


def alike(game: Entry) -> tuple[Entry, ...]:
    """Return the games that look like one before the first turn, it among them."""
    return _groups()[_look(game)]


@cache
def _groups() -> Mapping[object, tuple[Entry, ...]]:
    found: dict[object, tuple[Entry, ...]] = {}
    for game in ENTRIES:
        found[_look(game)] = (*found.get(_look(game), ()), game)
    return found


@cache
def _looks() -> Mapping[str, object]:
    """Return the appearance of games before the first turn, by id."""
    return {
        one.id: (one.family, one.board, str(one.game.start().contents))
        for one in ENTRIES
    }


def _look(game: Entry) -> object:
    return _looks()[game.id]
