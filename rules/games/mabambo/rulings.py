"""Rulings of Mabambo: predicates on a change, most specific first."""

from rules.core.pieces import Content
from rules.games.changes import FACTS, Change, shift
from rules.games.law import Law
from rules.games.mabambo.moves import moves_from
from rules.games.pits.pits import pits_on
from rules.games.pits.stones import (
    foreign_stone,
    other_colour_came,
    own_stones_off,
    stacked,
    two_stones_moved,
)
from rules.games.trio.record import MabamboRecord
from rules.rulings.common import (
    anything_else,
    blocked,
    diagonal,
    game_over,
    jumped_enemy,
    left_standing,
    no_change,
    none_in_hand,
    not_adjacent,
    not_next_free,
    not_straight,
    nothing_taken,
    out_of_turn,
    removed_own,
    several_changes,
    taken_elsewhere,
    too_many_taken,
    wrong_pit,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key

MabamboChange = Change[MabamboRecord]


def _is_exchanging(change: MabamboChange) -> bool:
    """Return True if the side to move has its last stone to exchange."""
    return change.hands[0] > 0


def _went(change: MabamboChange) -> tuple[str, str] | None:
    """Return origin and target of the one own stone that moved."""
    gone, come, foe_gone, foe_come = change.shape
    if (gone, come, foe_come) != (1, 1, 0) or foe_gone > 1:
        return None
    return change.own_gone[0], change.own_come[0]


def _over(change: MabamboChange) -> tuple[Content, ...] | None:
    """Return the contents between the two pits, None if they are not in line."""
    went = _went(change)
    if went is None:
        return None
    between = pits_on(change.record.card.board).between(*went)
    before = change.position.contents
    return None if between is None else tuple(before[pit] for pit in between)


def _foe_acted(change: MabamboChange) -> bool:
    """Return True if only the other side acted: a step, a jump, a beat, an exchange."""
    gone, come, foe_gone, foe_come = change.shape
    if come or foe_come != 1 or gone > 1 or foe_gone > 1:
        return False
    return gone == 0 or change.own_gone == change.foe_come


def _changed_colour(change: MabamboChange) -> bool:
    """Return True if one stone went and a stone of the other colour came instead."""
    swapped = change.shape in {(1, 0, 0, 1), (0, 1, 1, 0)}
    return swapped and not _is_exchanging(change)


def _protected(change: MabamboChange) -> bool:
    return _is_exchanging(change) and change.position.memory in change.foe_gone


def _too_many_jumps(change: MabamboChange) -> bool:
    """Return True if more jumps than are allowed would have led there."""
    went = _went(change)
    if went is None:
        return False
    here, there = went
    pits = pits_on(change.record.card.board)
    reached = moves_from(pits, change.position.contents, here, len(pits.inner))
    return there in {move.pits[-1] for move in reached}


def _diagonal(change: MabamboChange) -> bool:
    went = _went(change)
    if went is None:
        return False
    across, along = shift(*went)
    return across == along


def _not_adjacent(change: MabamboChange) -> bool:
    over = _over(change)
    return over is not None and (change.own,) not in over


ROWS: tuple[Row[MabamboChange], ...] = (
    game_over(Law.END),
    stacked(Law.STONES),
    foreign_stone(Law.STONES),
    no_change(Law.TURNS),
    out_of_turn(Law.TURNS, _foe_acted),
    other_colour_came(Law.STONES, _changed_colour),
    none_in_hand(
        Law.STONES,
        text=Key("mabambo-none-in-hand"),
    ),
    left_standing(
        Law.BEAT,
        lambda c: c.own_come == c.foe_gone and len(c.own_come) == len(c.foe_come) == 1,
        Key("mabambo-left-standing"),
    ),
    several_changes(Law.TURNS),
    Row(
        "protected_13th",
        Law.SHIELDED,
        _protected,
        Key("mabambo-took-stone-has-just-exchanged"),
    ),
    Row(
        "exchange_first",
        Law.EXCHANGE,
        lambda c: _is_exchanging(c) and bool(c.own_gone),
        Key("mabambo-exchange-first"),
    ),
    too_many_taken(
        Law.EXCHANGE,
        lambda c: _is_exchanging(c) and len(c.foe_gone) > 1,
        Key("mabambo-too-many-taken"),
    ),
    nothing_taken(
        Law.EXCHANGE,
        lambda c: _is_exchanging(c) and not c.foe_gone,
        Key("mabambo-nothing-taken"),
    ),
    wrong_pit(
        Law.EXCHANGE,
        lambda c: _is_exchanging(c) and c.own_come != c.foe_gone,
        Key("mabambo-wrong-pit"),
    ),
    removed_own(Law.BEAT, text=own_stones_off),
    two_stones_moved(Law.TURNS),
    too_many_taken(Law.BEAT, text=Key("mabambo-too-many-taken-took-turn-beats")),
    Row(
        "not_beaten",
        Law.BEAT,
        lambda c: bool(c.foe_gone) and not c.own_come,
        Key("mabambo-not-beaten"),
    ),
    taken_elsewhere(
        Law.BEAT,
        lambda c: (
            _went(c) is not None and bool(c.foe_gone) and c.foe_gone != c.own_come
        ),
        Key("mabambo-taken-elsewhere"),
    ),
    blocked(Law.PULL),
    Row(
        "too_many_jumps",
        Law.LONG_JUMP,
        _too_many_jumps,
        Key("mabambo-too-many-jumps"),
    ),
    diagonal(Law.STRAIGHT, _diagonal),
    not_straight(Law.STRAIGHT, lambda c: _went(c) is not None and _over(c) is None),
    jumped_enemy(
        Law.STRAIGHT,
        lambda c: (c.foe,) in (_over(c) or ()),
        Key("mabambo-jumped-enemy"),
    ),
    Row(
        "no_own_stone_jumped",
        Law.BEAT,
        lambda c: bool(c.foe_gone) and (c.own,) not in (_over(c) or ()),
        Key("mabambo-no-own-stone-jumped"),
    ),
    not_adjacent(
        Law.PULL,
        _not_adjacent,
        Key("mabambo-not-adjacent"),
    ),
    not_next_free(Law.JUMPING, lambda c: _over(c) is not None),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = RulingTable(ROWS, {**FACTS, "jumps": lambda c: c.record.jumps})
"""The rules of Mabambo, and what their sentences tell."""
