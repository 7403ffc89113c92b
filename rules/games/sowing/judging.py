"""Infer the legal turn, or part of one, that led to a board of seeds."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain

from rules.core.facts import Sentence
from rules.core.model import Stage, StepKind, Turn
from rules.core.pieces import Content
from rules.games.sowing.acts import owed_at
from rules.games.sowing.attempts import attempts, past_stores
from rules.games.sowing.beginnings import starves, wrong_pit
from rules.games.sowing.fill import is_begun, on_the_way
from rules.games.sowing.fit import likely_slips
from rules.games.sowing.flow import startable
from rules.games.sowing.position import Phase, SownTurn, SowPosition
from rules.games.sowing.variants import recognised, variants


def reason_against(here: SowPosition, written: str) -> str:
    """Return the reason that a pit may not be sown, '' if unknown."""
    name = written.rstrip("<>").upper()
    pit = here.rules.number.get(name)
    if here.ending or here.phase is not Phase.SOW or pit not in here.rules.pits:
        return ""
    why: Sentence | str
    if pit not in startable(here, here.mover):
        rule, why = wrong_pit(here, pit)
    elif len(here.rules.ways) > 1:
        rule = "wrong_direction"
        why = f"write {name}> to sow to the own right, {name}< to the left"
    elif written != name.lower():
        rule = "wrong_direction"
        why = f"everybody sows the same way round; write {name}"
    else:
        rule, why = starves(here, pit)
    return f"{rule}: {why}"


def turn_or_stage(
    here: SowPosition, board: Mapping[str, Content]
) -> Turn | Stage | None:
    """Return the legal turn that made a board, or of which it is a part."""
    counts = tuple(board.values())
    now = tuple(count for count in counts if isinstance(count, int) and count >= 0)
    if len(now) != len(counts):
        return None
    for play in here.plays:
        if play.seeds == now:
            return play.turn
    passing = [(play.turn, owed_at(here, play.turn, now)) for play in here.plays]
    turns = tuple(turn for turn, owed in passing if owed is not None)
    if turns:
        owed = next(owed for _, owed in passing if owed is not None)
        return Stage(turns, owed)
    unlisted = recognised(here, now)
    if unlisted is not None:
        return unlisted.turn
    return _half_filled(here, board)


@lru_cache(maxsize=8)
def supposed(here: SowPosition) -> tuple[tuple[int, ...], ...]:
    """Return the boards of likely mistakes, and of legal turns that are not listed."""
    if here.ending:
        return ()
    boards = [play.seeds for play in variants(here)]
    boards += [each.seeds for each in chain(attempts(here), past_stores(here))]
    boards += likely_slips(here)
    return tuple(dict.fromkeys(boards))


def _half_filled(here: SowPosition, board: Mapping[str, Content]) -> Stage | None:
    """Return the stage of a board that is being filled in any order."""
    laying = [StepKind.LIFT, StepKind.DROP]
    turns: list[SownTurn] = []
    if here.phase is Phase.FILL:
        now = [count for count in board.values() if isinstance(count, int)]
        turns = list(here.plays) if is_begun(here, now) else []
    elif here.phase in (Phase.ARRANGE, Phase.DOUBLE, Phase.REFILL, Phase.BUY):
        turns = [play for play in here.plays if on_the_way(here, board, play)]
    if not turns:
        return None
    owed = laying[any(step.kind is laying[1] for step in turns[0].turn.steps)]
    return Stage(tuple(play.turn for play in turns), owed)
