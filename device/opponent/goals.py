"""Target sites of the legal turns from one site."""

from collections.abc import Iterable

from rules.core.model import StepKind, Turn


def goals(turns: Iterable[Turn], site: str) -> tuple[str, ...]:
    """Return the target sites of the turns from a site, in order.

    A piece goes on to where it stands at last; of seeds it is the last pit that is
    sown. What is placed, and other acts, lead to the site itself.
    """
    return tuple(
        dict.fromkeys(
            _goal(turn, site)
            for turn in turns
            if turn.steps and turn.steps[0].site == site
        )
    )


def _goal(turn: Turn, site: str) -> str:
    stands = site
    for step in turn.steps:
        moves = step.kind in (StepKind.MOVE, StepKind.CASTLE) and step.site == stands
        if moves and step.to is not None:
            stands = step.to
    drops = [step.site for step in turn.steps if step.kind is StepKind.DROP]
    return drops[-1] if drops else stands
