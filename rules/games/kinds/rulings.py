"""Rulings of chess-like games: predicates on a change, most specific first."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.core.facts import OR, Fact, Man, Sentence, Sites, Together
from rules.games.changes import FACTS
from rules.games.kinds.castling_rows import CASTLING_FACTS, ON_CASTLING
from rules.games.kinds.change import KindChange
from rules.games.kinds.motions import Leap
from rules.games.kinds.naming import all_on, piece_on
from rules.games.law import Law
from rules.rulings.common import (
    anything_else,
    blocked,
    foreign_chip,
    game_over,
    left_standing,
    no_change,
    none_in_hand,
    not_empty,
    not_taken,
    other_colour,
    out_of_turn,
    recoloured_alone,
    removed_own,
    several_changes,
    stacked,
    taken_elsewhere,
    too_many_taken,
    two_moved,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key


def _met(change: KindChange) -> tuple[str, ...]:
    hindered = change.hindered()
    return hindered[1] if hindered else ()


def _zone(change: KindChange) -> Fact:
    found = change.outside()
    assert found is not None
    return Sentence(found[1].name)


def _may_become(change: KindChange) -> Fact:
    """Return the kinds to which the piece that moved must promote."""
    record = change.record
    kinds = record.by_letter[change.kind(change.own_gone[0])].becomes
    return Together(tuple(Man(record.by_letter[k].name) for k in kinds), last=OR)


def _comes_home(change: KindChange) -> bool:
    """Return True if a piece went to where it has to become another."""
    goes = change.goes
    return (
        goes is not None
        and change.look.is_far(goes.way[-1])
        and bool(change.record.by_letter[change.kind(change.own_gone[0])].becomes)
    )


def _royal(change: KindChange) -> Fact:
    kind = change.record.by_letter[change.record.royal]
    return Man(kind.name)


KIND_FACTS: Mapping[str, Callable[[KindChange], Fact]] = MappingProxyType(
    {
        **FACTS,
        **CASTLING_FACTS,
        "piece": lambda c: piece_on(c, c.own_gone[0]),
        "pieces": lambda c: all_on(c, c.own_gone),
        "taken": lambda c: all_on(c, c.foe_gone),
        "own_lost": lambda c: all_on(c, c.own_taken),
        "royal": _royal,
        "attackers": lambda c: all_on(c, c.attackers()),
        "facing": lambda c: Sites(c.attackers()),
        "met": lambda c: all_on(c, _met(c)),
        "leg": lambda c: Sites(_met(c)),
        "zone": _zone,
        "upon": lambda c: all_on(c, c.upon),
        "extra": lambda c: all_on(c, c.extra),
        "swimmers": lambda c: all_on(c, c.swimmers),
        "becomes": _may_become,
    }
)
"""What the sentences on games with kinds of pieces can tell."""


def _foe_acted(change: KindChange) -> bool:
    """Return True if only the other side acted: it moved, or took an own piece."""
    gone, come, foe_gone, foe_come = change.shape
    if come or foe_gone != foe_come or foe_gone not in {1, 2}:
        return False
    return gone == 0 or change.own_gone == change.foe_come


def _is_lame(change: KindChange) -> bool:
    """Return True if a piece before it hindered a leap."""
    hindered = change.hindered()
    return hindered is not None and hindered[0].lame


def _needs_screen(change: KindChange) -> bool:
    """Return True if a piece took as if over a screen, over none or several."""
    hindered = change.hindered()
    if hindered is None or not change.foe_gone:
        return False
    return any(
        motion.over is Leap.SCREEN
        for motion in change.record.by_letter[change.kind(change.own_gone[0])].motions
    )


def _faces(change: KindChange) -> bool:
    """Return True if the royal pieces would face each other."""
    royal = change.record.royal
    motions = change.record.by_letter[royal].motions
    sees = any(royal in motion.victims for motion in motions)
    return sees and any(change.kind(site) == royal for site in change.attackers())


def _was_in_check(change: KindChange) -> bool:
    return change.look.in_check


def _moves_royal(change: KindChange) -> bool:
    return change.went is not None and change.kind(change.went[0]) == (
        change.record.royal
    )


ON_CHECK: tuple[Row[KindChange], ...] = (
    Row(
        "royals_face",
        Law.CHECK,
        _faces,
        Key("kinds-royals-face"),
    ),
    Row(
        "into_check",
        Law.CHECK,
        lambda c: bool(c.attackers()) and _moves_royal(c),
        Key("kinds-into-check"),
    ),
    Row(
        "still_in_check",
        Law.CHECK,
        lambda c: bool(c.attackers()) and _was_in_check(c),
        Key("kinds-still-in-check"),
    ),
    Row(
        "leaves_in_check",
        Law.CHECK,
        lambda c: bool(c.attackers()),
        Key("kinds-leaves-in-check"),
    ),
)
"""The rules on the piece that all is about."""

ON_WAYS: tuple[Row[KindChange], ...] = (
    Row(
        "leg_blocked",
        Law.MOVING,
        _is_lame,
        Key("kinds-leg-blocked"),
    ),
    Row(
        "no_screen",
        Law.TAKING,
        _needs_screen,
        Key("kinds-no-screen"),
    ),
    Row(
        "in_the_way",
        Law.MOVING,
        lambda c: bool(_met(c)),
        Key("kinds-in-the-way"),
    ),
    Row(
        "never_takes_so",
        Law.TAKING,
        lambda c: c.never_takes(),
        Key("kinds-never-takes-so"),
    ),
    Row(
        "only_takes_so",
        Law.TAKING,
        lambda c: c.only_takes(),
        Key("kinds-only-takes-so"),
    ),
    Row(
        "out_of_zone",
        Law.MOVING,
        lambda c: c.is_confined(),
        Key("kinds-out-of-zone"),
    ),
    Row(
        "out_of_zone",
        Law.MOVING,
        lambda c: c.outside() is not None,
        Key("kinds-out-of-zone-cannot-go-goes"),
    ),
    Row(
        "becomes_wrong",
        Law.CROWNING,
        lambda c: c.becomes_wrong and _comes_home(c),
        Key("kinds-becomes-wrong"),
    ),
    Row(
        "becomes_wrong",
        Law.MOVING,
        lambda c: c.becomes_wrong,
        Key("kinds-becomes-wrong-went-stays-what"),
    ),
    Row(
        "cannot_go",
        Law.MOVING,
        lambda c: c.went is not None,
        Key("kinds-cannot-go"),
    ),
)
"""The rules on where pieces may go."""

ROWS: tuple[Row[KindChange], ...] = (
    game_over(Law.END),
    not_empty(
        Law.MOVING,
        text=Key("kinds-not-empty"),
    ),
    stacked(Law.MOVING, text=Key("kinds-stacked")),
    foreign_chip(
        Law.MOVING,
        text=Key("kinds-foreign-chip"),
    ),
    Row(
        "took_own",
        Law.TAKING,
        lambda c: bool(c.upon),
        Key("kinds-took-own"),
    ),
    no_change(Law.TURNS),
    out_of_turn(Law.TURNS, _foe_acted),
    left_standing(
        Law.TAKING,
        text=Key("kinds-left-standing"),
    ),
    recoloured_alone(Law.MOVING, text=Key("kinds-recoloured-alone")),
    other_colour(
        Law.MOVING,
        text=Key("kinds-other-colour"),
    ),
    none_in_hand(
        Law.MOVING,
        text=Key("kinds-none-in-hand"),
    ),
    several_changes(Law.TURNS),
    *ON_CASTLING,
    two_moved(Law.TURNS, text=Key("kinds-two-moved")),
    Row(
        "does_not_drown",
        lambda c: Law.RIVER if c.record.river else Law.TAKING,
        lambda c: bool(c.swimmers),
        Key("kinds-does-not-drown"),
    ),
    removed_own(Law.TAKING, text=Key("kinds-removed-own")),
    Row(
        "too_late_in_passing",
        Law.TAKING,
        lambda c: c.is_too_late,
        Key("kinds-too-late-in-passing"),
    ),
    too_many_taken(
        Law.TAKING,
        lambda c: len(c.foe_gone) > 1 and c.goes is None and c.went is not None,
        Key("kinds-too-many-taken"),
    ),
    taken_elsewhere(
        Law.TAKING,
        lambda c: (
            c.went is not None
            and len(c.foe_gone) == 1
            and c.foe_gone != c.own_come
            and c.goes is None
        ),
        Key("kinds-taken-elsewhere"),
    ),
    not_taken(
        Law.TAKING,
        lambda c: bool(c.foe_gone) and c.went is None,
        Key("kinds-not-taken"),
    ),
    blocked(Law.MOVING, text=Key("kinds-blocked")),
    *ON_CHECK,
    *ON_WAYS,
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""

TABLE = RulingTable(ROWS, KIND_FACTS)
"""The rules of games with kinds of pieces, and what their sentences tell."""
