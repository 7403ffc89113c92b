"""Which rule of sowing a board breaks: one table, the most specific first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.core.facts import Sentence, Template
from rules.core.model import Ruling, StepKind
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.sowing.fault import SowFault
from rules.games.sowing.fill import fill_fault
from rules.games.sowing.position import Attempt, Phase, SowPosition
from rules.games.sowing.ring import NO_SITE


def rule_on(position: SowPosition, board: Mapping[str, Content]) -> Ruling:
    """Return the first rule of the table that a board breaks."""
    fault = SowFault(position, board)
    for row in TABLE:
        if row.broken(fault):
            rule = row.rule if isinstance(row.rule, str) else row.rule(fault)
            law = row.law if isinstance(row.law, Law) else row.law(fault)
            why, source = row.why(fault), position.rules.record.card.cite(law)
            tried = fault.attempt.wrong if row is _TRIED and fault.attempt else ()
            wrong = _wrong(fault) if row.nearly else tried
            return Ruling(rule, fault.names, source, Sentence(Template(why)), wrong)
    raise AssertionError("the table's last row holds for every board")


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a board breaks it, and a sentence.

    ``nearly``: the sentence tells what the turn that comes nearest would leave.
    """

    rule: str | Callable[[SowFault], str]
    law: Law | Callable[[SowFault], Law]
    broken: Callable[[SowFault], bool]
    why: Callable[[SowFault], str]
    nearly: bool = False


def _unfilled(fault: SowFault) -> str:
    """Return why the board is not filled as it should be."""
    if fault.position.phase is Phase.FILL:
        found = fill_fault(fault.position, fault.now)
        if found is not None:
            return found
    return f"{fault.side} has to fill the board: {fault.told()}"


def _emptied(fault: SowFault) -> bool:
    """Return whether pits were emptied besides what the turn wins.

    One that should hold a single seed rather lacks it, unless a store has it.
    """
    pits, here = fault.emptied - fault.won, fault.position
    taken = sum(fault.now) == sum(here.seeds)
    return bool(pits) and (taken or any(fault.fit.wanted[pit] > 1 for pit in pits))


def _misplaced(fault: SowFault) -> bool:
    """Return whether all is right but for which store holds what was won or sown.

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
    """Return whether all is right but for seeds that were won and not all taken."""
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


def _unexplained(fault: SowFault) -> str:
    """Return the turn that comes nearest, and what speaks against it."""
    if not fault.fit.text:
        return f"no sowing explains what lies at {_listed(fault.names)}"
    return f"no sowing explains the board; nearest is {fault.fit.text}: {fault.told()}"


def _listed(sites: tuple[str, ...]) -> str:
    *others, last = sites
    return f"{', '.join(others)} and {last}" if others else last


def _wrong(fault: SowFault) -> tuple[str, ...]:
    names, fit = fault.position.rules.names, fault.fit
    return tuple(names[pit] for pit in ((fit.slipped_at,) if fit.slip else fit.wrong))


_SETTING_UP = {
    Phase.FILL: Law.FILL,
    Phase.ARRANGE: Law.FILL,
    Phase.DOUBLE: Law.FILL,
    Phase.REFILL: Law.MATCH,
    Phase.BUY: Law.MATCH,
}


def _deed(of: Callable[[SowFault], Attempt | None]) -> Row:
    """Return the row of a forbidden deed."""

    def deed(fault: SowFault) -> Attempt:
        found = of(fault)
        assert found is not None
        return found

    return Row(
        lambda f: deed(f).rule,
        lambda f: deed(f).law,
        lambda f: of(f) is not None,
        lambda f: deed(f).why,
    )


_TRIED = _deed(lambda f: f.attempt)
"""A forbidden deed that explains every pit."""

TABLE = (
    Row(
        "game_over",
        lambda f: Law.MATCH if f.position.rounds else Law.END,
        lambda f: f.position.ending is not None,
        lambda _: "the game is over",
    ),
    Row(
        "not_seeds",
        Law.SOWING,
        lambda f: bool(f.strange),
        lambda f: f"{_listed(f.strange)}: what lies there are not seeds",
    ),
    Row(
        "no_change",
        Law.TURNS,
        lambda f: not f.names,
        lambda f: f"nothing has changed, and it is {f.side}'s turn",
    ),
    Row(
        "not_filled",
        lambda f: _SETTING_UP[f.position.phase],
        lambda f: f.position.phase in _SETTING_UP,
        _unfilled,
    ),
    Row(
        "feeding_due",
        Law.END,
        lambda f: f.position.phase is Phase.FEED,
        lambda f: f"{f.side} must put one seed into {_fed(f)}, the other's first pit",
    ),
    Row(
        "fallow_hole",
        Law.CLOSED,
        lambda f: bool(f.fallow),
        lambda f: f"{_listed(f.fallow)}: out of play, but seeds lie there",
    ),
    Row(
        "wrong_store",
        lambda f: Law.CAPTURE if f.won else Law.SOWING,
        _misplaced,
        lambda f: f"{f.side} sowed {f.fit.text}: {f.told()}",
        nearly=True,
    ),
    _TRIED,
    Row(
        lambda f: "seeds_lost" if f.fit.loses else "mis_sown",
        Law.SOWING,
        lambda f: bool(f.fit.slip),
        lambda f: f"{f.side} sowed {f.fit.text}, but {f.fit.slip}",
        nearly=True,
    ),
    _deed(lambda f: f.begun),
    Row(
        "capture_forgotten",
        Law.CAPTURE,
        _left_lying,
        lambda f: f"{f.side} sowed {f.fit.text}: {f.told()}",
        nearly=True,
    ),
    Row(
        "capture_not_earned",
        Law.CAPTURE,
        _emptied,
        lambda f: (
            f"{f.side} sowed {f.fit.text}, which does not win {_listed(_wrong_pits(f))}"
        ),
        nearly=True,
    ),
    Row(
        "seeds_lost",
        Law.SOWING,
        lambda f: f.fit.is_near and all(d < 0 for d in f.fit.surplus),
        lambda f: (
            f"{f.side} sowed {f.fit.text}, but {_seeds(-sum(f.fit.surplus))} missing: "
            f"{f.told()}"
        ),
        nearly=True,
    ),
    Row(
        "wrong_count",
        Law.SOWING,
        lambda f: f.fit.is_near and all(d > 0 for d in f.fit.surplus),
        lambda f: (
            f"{f.side} sowed {f.fit.text}, but {_seeds(sum(f.fit.surplus))} too many: "
            f"{f.told()}"
        ),
        nearly=True,
    ),
    Row(
        "mis_sown",
        Law.SOWING,
        lambda f: f.fit.is_near,
        lambda f: f"{f.side} sowed {f.fit.text}: {f.told()}",
        nearly=True,
    ),
    Row(
        "seeds_lost",
        Law.SOWING,
        lambda f: all(now <= n for now, n in _pairs(f)),
        lambda f: f"seeds are missing at {_listed(f.names)}, and nothing was sown",
    ),
    Row(
        "wrong_count",
        Law.SOWING,
        lambda f: all(now >= n for now, n in _pairs(f)),
        lambda f: f"seeds have been added at {_listed(f.names)}, and nothing was sown",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda _: True,
        _unexplained,
        nearly=True,
    ),
)
"""The rules that a board can break, the most specific first."""


def _wrong_pits(fault: SowFault) -> tuple[str, ...]:
    names = fault.position.rules.names
    return tuple(names[pit] for pit in fault.fit.wrong_pits)


def _pairs(fault: SowFault) -> list[tuple[int, int]]:
    return list(zip(fault.now, fault.position.seeds, strict=True))


def _seeds(count: int) -> str:
    return f"{count} seed is" if count == 1 else f"{count} seeds are"
