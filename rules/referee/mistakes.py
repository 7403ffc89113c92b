"""Likeliest human mistake that explains a board, where no single site is certain."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product

from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.core.pieces import Content
from rules.referee.cached_game import Board, supposed
from rules.referee.men import counted
from rules.referee.pruning import touching_any
from rules.referee.residuals import CLEAR, Gaps, observed

_BESIDE, _FAR = 0.5, 1.5
"""Margin (nats) for a seed in a wrong pit, over a seed that is lost."""

_DOUBTFUL = 3
"""Of more pieces than this that may be others it is not asked what they rather are."""

Changes = Mapping[str, Content]
"""What stands on the sites that differ from the confirmed position."""


def likeliest_mistake(game: Game, position: Position, gaps: Gaps) -> Changes | None:
    """Return the likeliest of the boards that people make though no turn leads there.

    None where the game has no such boards, as every site can be read for itself.
    """
    mistakes = supposed(game, position)
    if not mistakes:
        return None
    contents = position.contents
    astray = list(_one_seed_astray(gaps, contents, {}, ()))
    for turn in game.turns(position):
        drops = [step.site for step in turn.steps if step.kind is StepKind.DROP]
        astray += _one_seed_astray(gaps, contents, game.changes(position, turn), drops)
    return gaps.nearest(contents, [*mistakes, *astray])


def made(game: Game, position: Position, gaps: Gaps) -> dict[str, Content]:
    """Return the board as it is likeliest to have been made.

    Where many sites change at once, it is the board of a legal turn or of a likely
    mistake, but for the sites that clearly differ from it. Stacks are as high as leaves
    as many men on the board as before; a piece that may be one or another is rather
    the one that belongs to a legal turn.
    """
    contents = position.contents
    mistake = likeliest_mistake(game, position, gaps)
    if mistake is None:
        board = counted(position, gaps, observed(gaps, contents))
        return _most_legal(game, position, gaps, board)
    turns = [game.changes(position, turn) for turn in game.turns(position)]
    nearest = gaps.nearest(contents, [{}, *turns, mistake])
    return observed(gaps, {**contents, **nearest})


def _most_legal(
    game: Game, position: Position, gaps: Gaps, board: dict[str, Content]
) -> dict[str, Content]:
    """Return the board of which most follows from one legal turn.

    Only sites whose piece may as well be another one are taken for that.
    """
    contents = position.contents
    changed = [site for site, held in board.items() if held != contents[site]]
    doubtful = {
        site: others
        for site in changed
        for others in [[o for o in gaps.as_likely(site) if o != contents[site]]]
        if len(others) > 1
    }
    if not 0 < len(doubtful) <= _DOUBTFUL:
        return board
    turns = touching_any(game, position, frozenset(changed))
    after = [{**contents, **game.changes(position, turn)} for turn in turns]

    def unexplained(other: Mapping[str, Content]) -> int:
        return min((_unlike(other, legal) for legal in after), default=0)

    boards = (
        {**board, **dict(zip(doubtful, held, strict=True))}
        for held in product(*doubtful.values())
    )
    return min((board, *boards), key=unexplained)


def _unlike(board: Board, other: Board) -> int:
    """Return the number of sites at which two boards differ."""
    return sum(held != other[site] for site, held in board.items())


def one_seed_astray(contents: Mapping[str, Content]) -> Iterator[Changes]:
    """Yield every board with one seed missing, too many, or in the pit beside its own.

    Pits are beside each other as the board names them.
    """
    seeds = {site: n for site, n in contents.items() if isinstance(n, int)}
    for site, count in seeds.items():
        yield {site: count + 1}
        if count:
            yield {site: count - 1}
    for one, other in pairwise(seeds):
        for giver, taker in ((one, other), (other, one)):
            if seeds[giver]:
                yield {giver: seeds[giver] - 1, taker: seeds[taker] + 1}


def slips(
    game: Game, before: Position, turn: Turn, seen: Gaps
) -> Iterator[tuple[float, Board]]:
    """Yield the boards that a slip would have left, and a turn was taken for.

    With each how much farther (nats) than the turn it lay behind what was ``seen``.
    """
    right = {**before.contents, **game.changes(before, turn)}
    told = seen.total(right)
    made = ({**before.contents, **board} for board in supposed(game, before))
    for board in (*({**right, **moved} for moved in one_seed_astray(right)), *made):
        behind = seen.total(board) - told
        if board != right and behind <= 2 * CLEAR:
            yield behind, board


def _one_seed_astray(
    gaps: Gaps, contents: Mapping[str, Content], changes: Changes, drops: Sequence[str]
) -> Iterator[Changes]:
    """Yield boards with one seed missing, with it in another pit, and with one more.

    ``drops`` are the pits that seeds fall into, in order: a seed rather goes astray
    into the pit before or after its own than into one farther off.
    """
    counted = {
        site: count
        for site, count in {**contents, **changes}.items()
        if isinstance(count, int) and gaps.visible([site])
    }
    fewer = {s: count - 1 for s, count in counted.items() if count}
    more = {s: count + 1 for s, count in counted.items()}
    if not fewer:
        return
    there = min(fewer, key=lambda site: _dearer(gaps, site, counted, fewer))
    beside = {one for pair in pairwise(drops) if there in pair for one in pair}

    def far(site: str) -> float:
        odds = _BESIDE if site in beside else _FAR
        return _dearer(gaps, site, counted, more) + odds

    here = min((site for site in more if site != there), key=far)
    yield {**changes, there: fewer[there]}
    yield {**changes, here: more[here]}
    if far(here) < 0:
        yield {**changes, there: fewer[there], here: more[here]}


def _dearer(
    gaps: Gaps, site: str, before: Mapping[str, int], after: Mapping[str, int]
) -> float:
    """Return the increase of a site's gap for another count."""
    return gaps.of(site, after[site]) - gaps.of(site, before[site])
