"""What board was made where many sites change at once and none is sure by itself."""

from collections.abc import Iterable, Iterator, Mapping

from rules.evidence import Content
from rules.gaps import CLEAR, Gaps, observed
from rules.model import Game, Position

Changes = Mapping[str, Content]
"""What stands on the sites that differ from the confirmed position."""


def likeliest_mistake(game: Game, position: Position, gaps: Gaps) -> Changes | None:
    """Return the likeliest of the boards that people make though no turn leads there.

    None where the game has no such boards, as every site can be read for itself.
    """
    mistakes = list(game.supposed(position))
    if not mistakes:
        return None
    contents = position.contents
    boards = [game.changes(position, turn) for turn in game.turns(position)]
    astray = _one_seed_astray(gaps, contents, [{}, *boards])
    return _nearest(gaps, contents, [*mistakes, *astray])


def made(game: Game, position: Position, gaps: Gaps) -> dict[str, Content]:
    """Return the board as it is likeliest to have been made.

    Where many sites change at once, it is the board of a legal turn or of a likely
    mistake, but for the sites that clearly differ from it.
    """
    contents = position.contents
    mistake = likeliest_mistake(game, position, gaps)
    if mistake is None:
        return observed(gaps, contents)
    turns = [game.changes(position, turn) for turn in game.turns(position)]
    nearest = _nearest(gaps, contents, [{}, *turns, mistake])
    return observed(gaps, {**contents, **nearest})


def _nearest(
    gaps: Gaps, contents: Mapping[str, Content], boards: Iterable[Changes]
) -> Changes:
    return min(boards, key=lambda board: gaps.after(0.0, contents, board))


def _one_seed_astray(
    gaps: Gaps, contents: Mapping[str, Content], boards: Iterable[Changes]
) -> Iterator[Changes]:
    """Yield each board with one seed missing, and with it in another pit.

    Where that pit does not clearly hold it, the seed may as well have been lost.
    """
    for changes in boards:
        counted = {
            site: count
            for site, count in {**contents, **changes}.items()
            if isinstance(count, int) and gaps.visible([site])
        }
        fewer = {s: count - 1 for s, count in counted.items() if count}
        more = {s: count + 1 for s, count in counted.items()}
        if not fewer:
            continue
        there = min(fewer, key=lambda site: _dearer(gaps, site, counted, fewer))
        here = min(
            (site for site in more if site != there),
            key=lambda site: _dearer(gaps, site, counted, more),
        )
        yield {**changes, there: fewer[there]}
        if _dearer(gaps, here, counted, more) < -CLEAR:
            yield {**changes, there: fewer[there], here: more[here]}


def _dearer(
    gaps: Gaps, site: str, before: Mapping[str, int], after: Mapping[str, int]
) -> float:
    """Return how much farther a site lies behind with another count."""
    return gaps.of(site, after[site]) - gaps.of(site, before[site])
