"""The legal turn that explains most of a board that no turn explains whole."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from rules.families.sowing_acts import on_the_way
from rules.families.sowing_laps import Sowing
from rules.families.sowing_position import Phase, Play, SowPosition
from rules.families.sowing_ring import BACK
from rules.model import StepKind

SLIPPED = 2
"""A seed in the wrong pit leaves so many pits wrong, however short the sowing."""

MOST_SLIPS = 300
"""So many slips of the hand within long relays are tried."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How well a turn explains a board.

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
        What the hand did wrong, where that explains everything; else ''.
    """

    text: str
    wanted: tuple[int, ...]
    wrong: tuple[int, ...]
    wrong_pits: tuple[int, ...]
    surplus: tuple[int, ...]
    is_near: bool
    slip: str = ""


def fit(position: SowPosition, now: tuple[int, ...]) -> Fit:
    """Return the turn, or the part of one, that explains most sites of a board.

    A slip early in a long relay leads elsewhere altogether: then the first site
    where the hand slipped is told.
    """
    found = [_set_against(position, p.turn.text, p.seeds, now) for p in position.plays]
    best = min(found, key=_cost, default=None)
    if best is None:
        return Fit("", position.seeds, (), (), (), False)
    sowing = position.phase in (Phase.SOW, Phase.ACCEPT)
    if sowing and (sum(now) < sum(best.wanted) or not best.is_near):
        all_there = sum(now) == sum(position.seeds)  # none is in the hand
        parts = (
            _set_against(position, play.turn.text, board, now)
            for play in position.plays
            for board, _ in on_the_way(position, play.turn)
            if sum(now) <= sum(board) + (not all_there)
        )
        part = min(parts, key=_cost, default=best)
        best = min((best, part), key=_cost)
    if len(best.wrong) > 2:
        slipped = next(_slips(position, now), None)
        best = slipped or best
    return best


def _cost(found: Fit) -> tuple[int, int]:
    return len(found.wrong), sum(abs(count) for count in found.surplus)


def _set_against(
    position: SowPosition, text: str, wanted: tuple[int, ...], now: tuple[int, ...]
) -> Fit:
    pairs = list(enumerate(zip(position.seeds, wanted, now, strict=True)))
    wrong = tuple(site for site, (_, then, here) in pairs if then != here)
    explained = sum(before != then == here for _, (before, then, here) in pairs)
    stores = position.rules.stores
    return Fit(
        text,
        wanted,
        wrong,
        tuple(site for site in wrong if site not in stores),
        tuple(now[site] - wanted[site] for site in wrong),
        explained > len(wrong) or (explained > 0 and len(wrong) <= SLIPPED),
    )


def _slips(position: SowPosition, now: tuple[int, ...]) -> Iterator[Fit]:
    """Yield what explains a board by one slip of the hand in a relay's first lap.

    A pit was passed over, or got two seeds at once, and the relay went on from there.
    """
    for play, sowing in slips(position):
        laps = sum(step.kind is StepKind.LIFT for step in play.turn.steps)
        if laps > 1 and tuple(sowing.board) == now:
            yield _slipped(position, play.turn.text, sowing)


def slips(position: SowPosition) -> Iterator[tuple[Play, Sowing]]:
    """Yield legal turns, and what becomes of them by one slip in the first lap."""
    if position.phase is not Phase.SOW:
        return
    left = MOST_SLIPS
    for play in position.plays:
        lifts = [s for s in play.turn.steps if s.kind is StepKind.LIFT]
        if not lifts:
            continue
        pit = position.rules.number[lifts[0].site]
        way = BACK if play.turn.text.endswith("<") else position.rules.ways[0]
        for hand, doubles in product(range(1, lifts[0].count + 1), (False, True)):
            left -= 1
            if left < 0:
                return
            sowing = Sowing(position, position.mover, way)
            sowing.slip, sowing.doubles = hand, doubles
            sowing.sow(pit)
            yield play, sowing


def _slipped(position: SowPosition, text: str, sowing: Sowing) -> Fit:
    """Return what a slip of the hand explains: everything."""
    names, at = position.rules.names, sowing.slipped_at
    told = f"{names[at]} was passed over"
    if sowing.doubles:
        before = position.rules.after(position.mover, 1 - sowing.way, position.closed)
        told = f"two seeds fell into {names[before[at]]} at once"
    return Fit(text, tuple(sowing.board), (), (), (), True, told)
