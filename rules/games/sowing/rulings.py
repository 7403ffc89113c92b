"""Rulings of sowing: predicates on a change, most specific first."""

from collections.abc import Callable, Mapping

from rules.core.facts import Notation, Sides, Sites
from rules.core.model import Ruling, StepKind
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.sowing.fault import SowFault
from rules.games.sowing.fill import fill_fault
from rules.games.sowing.fit import SLIPPED
from rules.games.sowing.position import Attempt, Phase, SowPosition
from rules.games.sowing.relays import NOT_WON
from rules.games.sowing.ring import NO_SITE
from rules.rulings.common import (
    anything_else,
    game_over,
    no_change,
    several_changes,
)
from rules.rulings.engine import Deeds, Row, RulingTable
from words.keys import Key

Test = Callable[[SowFault], bool]

_SETTING_UP = {
    Phase.FILL: Law.FILL,
    Phase.ARRANGE: Law.FILL,
    Phase.DOUBLE: Law.FILL,
    Phase.REFILL: Law.MATCH,
    Phase.BUY: Law.MATCH,
}

_SOWED = Key("sowing-sowed")
"""Said of what comes near a turn."""


def rule_on(position: SowPosition, board: Mapping[str, Content]) -> Ruling:
    """Return the first rule of the table that a board breaks."""
    return TABLE.rule_on(SowFault(position, board))


def _ill_filled(fault: SowFault) -> Attempt | None:
    """Return the fault of a free filling."""
    if fault.position.phase is not Phase.FILL:
        return None
    says = fill_fault(fault.position, fault.now)
    return None if says is None else Attempt("not_filled", Law.FILL, says, fault.now)


def _emptied(fault: SowFault) -> bool:
    """Return True if pits were emptied besides what the turn wins.

    One that should hold a single seed rather lacks it, unless a store has it.
    """
    pits, here = fault.emptied - fault.won, fault.position
    taken = sum(fault.now) == sum(here.seeds)
    return bool(pits) and (taken or any(fault.fit.wanted[pit] > 1 for pit in pits))


def _misplaced(fault: SowFault) -> bool:
    """Return True if all is right but for which store holds what was won or sown.

    What the own store holds too early was taken where it is not won.
    """
    fit, own = fault.fit, fault.position.rules.stores[fault.position.mover]
    early = own != NO_SITE and fault.now[own] > fit.wanted[own]
    return (
        bool(fit.wrong)
        and not (early and fit.wrong_pits)
        and fit.is_near
        and set(fit.wrong_pits) <= fault.emptied & fault.won
        and sum(fault.now) == sum(fit.wanted)
    )


def _left_lying(fault: SowFault) -> bool:
    """Return True if all is right but for seeds that were won and not all taken."""
    fit = fault.fit
    return (
        bool(fit.wrong_pits)
        and fit.is_near
        and set(fit.wrong_pits) <= fault.won
        and all(fault.now[pit] > fit.wanted[pit] for pit in fit.wrong_pits)
        and sum(fault.now) <= sum(fault.position.seeds)
    )


def _fed(fault: SowFault) -> str:
    """Return the pit into which a seed is to be put."""
    steps = fault.position.plays[0].turn.steps
    return next(step.site for step in steps if step.kind is StepKind.DROP)


def _lacking(fault: SowFault) -> int:
    """Return the number of missing seeds where all else is right."""
    fit = fault.fit
    near = fit.is_near and all(count < 0 for count in fit.surplus)
    return -sum(fit.surplus) if near else 0


def _too_many(fault: SowFault) -> int:
    """Return the number of surplus seeds where all else is right."""
    fit = fault.fit
    near = fit.is_near and all(count > 0 for count in fit.surplus)
    return sum(fit.surplus) if near else 0


def _pairs(fault: SowFault) -> list[tuple[int, int]]:
    return list(zip(fault.now, fault.position.seeds, strict=True))


def _nearly(
    rule: str,
    law: Law | Callable[[SowFault], Law],
    broken: Test,
    template: Key = _SOWED,
) -> Row[SowFault]:
    """Return a rule stated by the board of the nearest legal turn."""
    return Row(rule, law, broken, template, lambda f: f.wrong)


ROWS: tuple[Row[SowFault] | Deeds[SowFault], ...] = (
    game_over(lambda f: Law.MATCH if f.position.rounds else Law.END),
    Row(
        "not_seeds",
        Law.SOWING,
        lambda f: bool(f.strange),
        Key("sowing-not-seeds"),
    ),
    no_change(Law.TURNS),
    Deeds(_ill_filled),
    Row(
        "not_filled",
        lambda f: _SETTING_UP[f.position.phase],
        lambda f: f.position.phase in _SETTING_UP,
        Key("sowing-not-filled"),
    ),
    Row(
        "feeding_due",
        Law.END,
        lambda f: f.position.phase is Phase.FEED,
        Key("sowing-feeding-due"),
    ),
    Row(
        "fallow_hole",
        Law.CLOSED,
        lambda f: bool(f.fallow),
        Key("sowing-fallow-hole"),
    ),
    _nearly("wrong_store", lambda f: Law.CAPTURE if f.won else Law.SOWING, _misplaced),
    Deeds(lambda f: f.attempt),
    _nearly(
        "seeds_lost",
        Law.SOWING,
        lambda f: f.fit.slip is not None and f.fit.loses,
        SLIPPED,
    ),
    _nearly("mis_sown", Law.SOWING, lambda f: f.fit.slip is not None, SLIPPED),
    Deeds(lambda f: f.begun),
    _nearly("capture_forgotten", Law.CAPTURE, _left_lying),
    _nearly("capture_not_earned", Law.CAPTURE, _emptied, NOT_WON),
    _nearly(
        "seeds_lost",
        Law.SOWING,
        lambda f: _lacking(f) == 1,
        Key("sowing-seeds-lost"),
    ),
    _nearly(
        "seeds_lost",
        Law.SOWING,
        lambda f: _lacking(f) > 1,
        Key("sowing-seeds-lost-sowed-seeds-missing"),
    ),
    _nearly(
        "wrong_count",
        Law.SOWING,
        lambda f: _too_many(f) == 1,
        Key("sowing-wrong-count"),
    ),
    _nearly(
        "wrong_count",
        Law.SOWING,
        lambda f: _too_many(f) > 1,
        Key("sowing-wrong-count-sowed-seeds-too"),
    ),
    _nearly("mis_sown", Law.SOWING, lambda f: f.fit.is_near),
    Row(
        "seeds_lost",
        Law.SOWING,
        lambda f: all(now <= n for now, n in _pairs(f)),
        Key("sowing-seeds-lost-seeds-missing-at"),
    ),
    Row(
        "wrong_count",
        Law.SOWING,
        lambda f: all(now >= n for now, n in _pairs(f)),
        Key("sowing-wrong-count-seeds-have-been"),
    ),
    Deeds(lambda f: f.refilled),
    Deeds(lambda f: f.astray),
    several_changes(
        Law.TURNS,
        lambda f: not f.fit.text,
        Key("sowing-several-changes"),
    ),
    anything_else(
        Law.TURNS,
        text=Key("sowing-anything-else"),
        wrong=lambda f: f.wrong,
    ),
)
"""The rules that a board can break, the most specific first."""

TABLE = RulingTable(
    ROWS,
    {
        "own": lambda f: Sides((f.side,)),
        "turn": lambda f: Notation(f.fit.text),
        "told": lambda f: f.told,
        "slip": lambda f: f.fit.slip or "",
        "strange": lambda f: Sites(f.strange),
        "fallow": lambda f: Sites(f.fallow),
        "fed": lambda f: Sites((_fed(f),)),
        "unwon": lambda f: Sites(f.unwon),
        "lacking": _lacking,
        "too_many": _too_many,
        "everything": lambda f: f.everything,
    },
)
"""The rules of sowing, and what their sentences tell."""
