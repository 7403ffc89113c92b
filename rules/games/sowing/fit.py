"""Best-fitting legal turn for a board that no turn explains whole."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product
from types import MappingProxyType

from rules.core.facts import Sentence, Sites
from rules.core.model import StepKind, Turn
from rules.games.sowing.acts import on_the_way
from rules.games.sowing.laps import Slip, Sowing
from rules.games.sowing.position import Phase, SownTurn, SowPosition
from rules.games.sowing.ring import BACK, NO_SITE
from words.keys import Key

FEW = 2
"""A seed in the wrong pit leaves so many pits wrong, however short the sowing."""

MOST_SLIPS = 1500
"""Limit of slips of the hand that are tried within long relays."""

MOST_LIKELY_SLIPS = 900
"""Limit of these at every look, the early ones first."""

SLIPPED = Key("sowing-slipped")
"""Said of a turn in which the hand did one thing wrong."""

SLIPS: Mapping[Slip, Key] = MappingProxyType(
    {
        Slip.PASSES: Key("sowing-passes"),
        Slip.DOUBLES: Key("sowing-doubles"),
        Slip.LOSES: Key("sowing-loses"),
    }
)
"""What the hand did wrong."""


@dataclass(frozen=True, slots=True)
class SowingFit:
    """Fit of a turn to a board.

    Attributes
    ----------
    text
        The turn, or whose part it is.
    wanted
        What should lie on every site.
    wrong
        The sites that hold something else.
    wrong_pits
        Those that are no stores.
    surplus
        How many seeds each of the wrong sites has too many.
    is_near
        Whether the turn explains more than it leaves unexplained.
    slip
        What the hand did wrong, where that explains everything.
    slipped_at
        The pit where, -1 for none.
    loses
        Whether that is a seed which fell into no pit.
    """

    text: str
    wanted: tuple[int, ...]
    wrong: tuple[int, ...]
    wrong_pits: tuple[int, ...]
    surplus: tuple[int, ...]
    is_near: bool
    slip: Sentence | None = None
    slipped_at: int = NO_SITE
    loses: bool = False


def fit(position: SowPosition, now: tuple[int, ...]) -> SowingFit:
    """Return the turn, or the part of one, that explains most sites of a board.

    A sowing whose first pit still holds what it held was never begun, and explains
    nothing. A slip early in a long relay leads elsewhere altogether: then the first
    site where the hand slipped is reported.
    """
    sowing = position.phase in (Phase.SOW, Phase.ACCEPT)
    found = [
        _set_against(position, play.turn, play.seeds, now)
        for play in position.plays
        if not (sowing and _is_unlifted(position, play.turn, play.seeds, now))
    ]
    nothing = SowingFit("", position.seeds, (), (), (), is_near=False)
    best = min(found, key=_cost, default=nothing)
    if found and sowing and (sum(now) < sum(best.wanted) or not best.is_near):
        all_there = sum(now) == sum(position.seeds)  # none is in the hand
        parts = (
            _set_against(position, play.turn, board, now)
            for play in position.plays
            for board, _ in on_the_way(position, play.turn)
            if sum(now) <= sum(board) + (not all_there)
            and not _is_unlifted(position, play.turn, board, now)
        )
        part = min(parts, key=_cost, default=best)
        best = min((best, part), key=_cost)
    if len(best.wrong) > 2 or best not in found:
        return slipped(position, now, goes_on=True) or best
    return best


def _cost(found: SowingFit) -> tuple[int, int]:
    return len(found.wrong), sum(abs(count) for count in found.surplus)


def _set_against(
    position: SowPosition, turn: Turn, wanted: tuple[int, ...], now: tuple[int, ...]
) -> SowingFit:
    pairs = list(enumerate(zip(position.seeds, wanted, now, strict=True)))
    wrong = tuple(site for site, (_, then, here) in pairs if then != here)
    explained = sum(before != then == here for _, (before, then, here) in pairs)
    stores = position.rules.stores
    return SowingFit(
        turn.text,
        wanted,
        wrong,
        tuple(site for site in wrong if site not in stores),
        tuple(now[site] - wanted[site] for site in wrong),
        explained > len(wrong) or (explained > 0 and len(wrong) <= FEW),
    )


def _is_unlifted(
    position: SowPosition, turn: Turn, wanted: tuple[int, ...], now: tuple[int, ...]
) -> bool:
    """Return True if the pit that a turn lifts first still holds all that it held."""
    first = turn.steps[0]
    if first.kind is not StepKind.LIFT:
        return False
    pit = position.rules.number[first.site]
    return wanted[pit] < position.seeds[pit] <= now[pit]


def slipped(
    position: SowPosition, now: tuple[int, ...], *, goes_on: bool = False
) -> SowingFit | None:
    """Return the legal turn that explains a board with one slip of the hand.

    A pit was passed over, got two seeds at once or none. ``goes_on``: only if seeds
    are sown on or won, after the slip or without it; then the pit that was lifted
    first may have been filled again.
    """
    for play, sowing in islice(slips(position), MOST_SLIPS):
        if tuple(sowing.board) != now:
            continue
        kinds = {step.kind for step in (*play.turn.steps[1:], *sowing.steps[1:])}
        if goes_on and not kinds & {StepKind.LIFT, StepKind.TAKE}:
            continue
        if goes_on or not _is_unlifted(position, play.turn, play.seeds, now):
            return _slipped(position, play.turn.text, sowing)
    return None


def likely_slips(position: SowPosition) -> Iterator[tuple[int, ...]]:
    """Yield the boards that one seed in a wrong pit, or in none, leads to."""
    for _, sowing in islice(slips(position), MOST_LIKELY_SLIPS):
        yield tuple(sowing.board)


def slips(position: SowPosition) -> Iterator[tuple[SownTurn, Sowing]]:
    """Yield legal turns, and what becomes of them by one slip; early ones first."""
    if position.phase is not Phase.SOW:
        return
    drops = [
        (play, _dropped(play))
        for play in position.plays
        if any(step.kind is StepKind.LIFT for step in play.turn.steps)
    ]
    most = max((count for _, count in drops), default=0)
    for number in range(1, most + 1):
        for (play, count), kind in product(drops, Slip):
            if number > count:
                continue
            way = BACK if play.turn.text.endswith("<") else position.rules.ways[0]
            sowing = Sowing(position, position.mover, way)
            sowing.slip = number, kind
            sowing.sow(position.rules.number[play.turn.steps[0].site])
            if not sowing.endless:
                yield play, sowing


def _dropped(play: SownTurn) -> int:
    return sum(step.kind is StepKind.DROP for step in play.turn.steps)


def _slipped(position: SowPosition, text: str, sowing: Sowing) -> SowingFit:
    """Return the fit of a slip of the hand, which explains every site."""
    assert sowing.slip is not None
    kind, at = sowing.slip[1], sowing.slipped_at
    return SowingFit(
        text,
        tuple(sowing.board),
        (),
        (),
        (),
        is_near=True,
        slip=Sentence(SLIPS[kind], {"site": Sites((position.rules.names[at],))}),
        slipped_at=at,
        loses=kind is Slip.LOSES,
    )
