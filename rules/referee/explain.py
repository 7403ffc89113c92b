"""Rank hypotheses for the evidence: a turn, a stage of one, or a turn and its reply."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from rules.core.evidence import holds_seeds
from rules.core.game import Game, SeenBoard
from rules.core.model import Position, Ruling, Stage, Turn
from rules.core.pieces import Content
from rules.referee.cached_game import judged
from rules.referee.explanation import IN_HAND, Explanation
from rules.referee.mistakes import likeliest_mistake, made
from rules.referee.passing import passed_on
from rules.referee.pruning import arrivals, turns_near, turns_towards
from rules.referee.residuals import CLEAR, NEAR, Gaps, differing, observed
from rules.referee.seed_totals import summed
from rules.rulings.common import RIGHT_FORGOTTEN, SEVERAL

_MOST = 16
"""Cache size: looks, and positions, as most are looked at again."""

_MOST_BOARDS = 3_000
"""Limit of boards that are scored where a game sifts them by evidence."""

UNSEEN_PAIR = 3.0
"""What it costs (nats) to tell two turns on one stack from one look at its top."""

HELD = 4.0
"""What it costs (nats) to hold that a hand which is gone took men of a stack with it.

So does a stack that was put down whole where it was to be sown.
"""

TAIL = 2 * CLEAR
"""Cutoff beyond the limit (nats): farther hypotheses do not count as ambiguity."""

ONE_HAND = 12.0
"""What it costs (nats) to hold that one hand's short visit was two players' turns."""

REPLY_CHANGES = 5
"""Most chips that a quick reply may change, even if no listed turn does."""

REPLY_WIDER = 2
"""The same, as a factor of the largest change of a turn now."""


def explain(
    game: Game, position: Position, gaps: Gaps, *, pairs: bool = True
) -> list[Explanation]:
    """Return the ways to explain the evidence, best first.

    Unchanged boards, stages and whole turns are weighed together; two turns are
    tried only where no shorter legal history comes near.

    Parameters
    ----------
    game
        The rules.
    position
        The last confirmed position; not yet over.
    gaps
        The evidence, as distances from its own best reading.
    pairs
        Whether a turn and its quick reply may be inferred from one look.
    """
    return list(_explained(game, position, gaps, pairs))


@lru_cache(maxsize=_MOST)
def _explained(
    game: Game, position: Position, gaps: Gaps, pairs: bool
) -> tuple[Explanation, ...]:
    mistaken = _mistaken(game, position, gaps)
    limits = [way.score for way in mistaken if way.mistake and way.is_near]
    limit = max([NEAR, *limits])
    halves, wholes = _boards(game, position, gaps, limit + TAIL)
    found = [*_singles(game, position, gaps, halves, wholes, limit), *mistaken]
    found.sort(key=lambda found: found.rank)
    if not found[0].is_near or game.is_free(position):
        found = _recognised(game, position, gaps) + found
        found.sort(key=lambda found: found.rank)
    alone = len(position.sides) == 1
    told_apart = alone or len(position.colours) > 1  # else only a pause shows who acted
    legal = any(way.is_near and not way.mistake for way in found)
    if not legal and pairs and told_apart:
        found += _weighed(game, position, gaps, mistaken)
        found.sort(key=lambda found: found.rank)
    return tuple(found)


def _weighed(
    game: Game, position: Position, gaps: Gaps, mistaken: Sequence[Explanation]
) -> list[Explanation]:
    """Return pairs of turns, and the illegal act of one hand that looks like them.

    Where one hand alone was there, and not long, the act of one of several players is
    likelier.
    """
    pairs, hands = list(_pairs(game, position, gaps)), gaps.hands
    if hands is None or hands.visits != 1 or len(position.sides) == 1:
        return pairs  # who plays alone may play on at once
    acts = _one_act(game, position, gaps) if pairs else []
    if not any(way.is_near and way.mistake for way in (*acts, *mistaken)):
        return pairs
    unlikely = max(ONE_HAND - hands.seconds, 0.0)
    return [*acts, *(replace(pair, unlikely=unlikely) for pair in pairs)]


def _one_act(game: Game, position: Position, gaps: Gaps) -> list[Explanation]:
    """Return the illegal act of one hand that the board shows, if it may be one.

    For seeds, `likeliest_mistake` decides.
    """
    board = observed(gaps, position.contents)
    if holds_seeds(board) or len(arrivals(game, position.contents, board)) > 1:
        return []
    ruling = game.judge(position, board)
    if not isinstance(ruling, Ruling) or ruling.rule == SEVERAL:
        return []
    return [Explanation((), None, gaps.total(board), mistake=True)]


def may_be(game: Game, position: Position, gaps: Gaps, turns: int) -> bool:
    """Return True if ``turns`` turns may have led to a fully visible board."""
    board = observed(gaps, position.contents)
    return game.turns_played(position, board) in {None, turns}


def certainty(found: list[Explanation]) -> float:
    """Return the probability (0..1) of the first explanation among all found."""
    return 1.0 / sum(math.exp(found[0].score - other.score) for other in found)


def _boards(
    game: Game, position: Position, gaps: Gaps, within: float
) -> tuple[Iterable[SeenBoard], Iterable[SeenBoard]]:
    """Return boards within a gap in nats: partial turns, and whole ones."""
    if game.is_sifted(position):
        may_hold = gaps.may_hold(position.contents, within)
        boards = tuple(islice(game.boards_seen(position, may_hold), _MOST_BOARDS))
        halves = [board for board in boards if board[2] is not None]
        return halves, [board for board in boards if board[2] is None]
    near = turns_near(game, position, gaps, within)
    turns = [turn for turn in near if turn.steps]  # others leave no trace
    wholes = ((turn, game.changes(position, turn), None) for turn in turns)
    return _half_done(game, position, turns), wholes


def _half_done(
    game: Game, position: Position, turns: Sequence[Turn]
) -> Iterator[SeenBoard]:
    """Yield the stages of some turns; those that begin alike may share their boards."""
    shared: dict[int, object] = {}
    for turn in turns:
        parts = game.stages(position, turn)
        if id(parts) in shared:
            continue
        shared[id(parts)] = parts
        for partial, owed in parts:
            yield turn, partial, owed


def _singles(
    game: Game,
    position: Position,
    gaps: Gaps,
    halves: Iterable[SeenBoard],
    wholes: Iterable[SeenBoard],
    limit: float,
) -> Iterator[Explanation]:
    """Yield the unchanged board, and what some boards of turns explain.

    Boards of single pieces that lie too far off to be weighed are left out.
    """
    contents = position.contents
    base = gaps.total(contents)
    yield Explanation((), None, base, worst=gaps.worst(contents, {}), limit=limit)
    far = math.inf if holds_seeds(contents) else limit + TAIL
    stages: dict[frozenset[tuple[str, Content]], Explanation] = {}
    for turn, partial, owed in halves:
        gap = gaps.after(base, contents, partial)
        if gap <= far and (board := frozenset(partial.items())) not in stages:
            stages[board] = Explanation(
                (turn,),
                owed,
                gap,
                worst=gaps.worst(contents, partial),
                unlikely=HELD if gaps.stacked and owed in IN_HAND else 0.0,
                heights=gaps.against_heights(contents, partial),
                limit=limit,
            )
    whole = set()
    for turn, changes, _ in wholes:
        gap = gaps.after(base, contents, changes)
        if gap > far:
            continue
        board = frozenset(changes.items())
        whole.add(board)
        if not game.is_free(position):
            yield Explanation(
                (turn,),
                None,
                gap,
                open=board in stages,
                worst=gaps.worst(contents, changes),
                heights=gaps.against_heights(contents, changes),
                limit=limit,
            )
    yield from (stage for board, stage in stages.items() if board not in whole)


def _mistaken(game: Game, position: Position, gaps: Gaps) -> list[Explanation]:
    """Return the likeliest mistake, or legal turn that is not listed."""
    board = likeliest_mistake(game, position, gaps)
    if board is None:
        return []
    contents = position.contents
    gap = gaps.after(gaps.total(contents), contents, board)
    worst = gaps.worst(contents, board)
    match judged(game, position, board):
        case Turn() as turn if turn not in game.turns(position):
            return [
                Explanation((turn,), None, gap, open=True, worst=worst, seldom=True)
            ]
        case Ruling(rule=rule) if rule != RIGHT_FORGOTTEN:
            return [Explanation((), None, gap, worst=worst, mistake=True)]
        case _:
            return []


def _recognised(game: Game, position: Position, gaps: Gaps) -> list[Explanation]:
    """Return the game's own recognition of a board that no listed turn explains."""
    stages = []
    for board in _unlisted(game, position, gaps):
        way = Explanation(
            (),
            None,
            gaps.total(board),
            worst=gaps.worst(board, {}),
            heights=gaps.against_heights(position.contents, board),
        )
        match judged(game, position, board):
            case Turn() as turn:
                return [replace(way, turns=(turn,), open=True)]
            case Stage(turns=turns, owed=owed):
                stages.append(replace(way, turns=turns[:1], owed=owed))
    return stages[:1]


def _unlisted(
    game: Game, position: Position, gaps: Gaps
) -> Iterator[Mapping[str, Content]]:
    """Yield the boards that may lie there: as counted, and of the known total."""
    board = made(game, position, gaps)
    yield board
    yield from (whole for whole in summed(game, position, gaps) if gaps.fits(whole))
    laid = _seeds(board) - _seeds(position.contents)
    for store in game.board.stores if game.is_free(position) else ():
        left = board.get(store)
        if isinstance(left, int) and not gaps.visible([store]):
            yield {**board, store: left - laid}  # out of which they came


def _seeds(board: Mapping[str, Content]) -> int:
    return sum(count for count in board.values() if isinstance(count, int))


def _pairs(game: Game, position: Position, gaps: Gaps) -> Iterator[Explanation]:
    """Yield turn and reply; a first turn that leaves too much open is passed over."""
    contents = position.contents
    base = gaps.total(contents)
    seeds = holds_seeds(contents)
    clear = differing(gaps, contents)
    if len(clear) > 2 * game.most_changes:
        return
    if gaps.visible(contents) and not may_be(game, position, gaps, 2):
        return
    towards = turns_towards(game, position, gaps, 1)
    listed = game.turns(position) if towards is None else towards
    of_reply = len(contents) if seeds else _most_of_reply(game, position, listed)
    for turn in (*listed, *game.unlisted(position)):
        changed = game.changes(position, turn)
        left = [site for site in clear if site not in changed]
        left += [site for site, now in changed.items() if gaps.clearly_not(site, now)]
        if len(left) > of_reply:
            continue
        then = passed_on(game, game.play(position, turn))
        if game.result(then) is not None:
            continue
        between = then.contents
        between_gap = gaps.after(base, contents, changed)
        for reply in _replies(game, then, gaps, left):
            changes = game.changes(then, reply)
            if all(site in changes for site in left):
                gap = gaps.after(between_gap, between, changes)
                gap += UNSEEN_PAIR if gaps.stacked else 0.0
                yield Explanation(
                    (turn, reply),
                    None,
                    gap,
                    worst=gaps.worst(between, changes),
                    seldom=turn not in listed,
                    heights=gaps.against_heights(contents, {**changed, **changes}),
                )


def _replies(
    game: Game, then: Position, gaps: Gaps, left: Sequence[str]
) -> Sequence[Turn]:
    """Return the replies that may change all of some sites."""
    if holds_seeds(then.contents):
        return game.turns(then)
    if game.is_sifted(then):
        return turns_near(game, then, gaps, NEAR)
    return game.turns_changing(then, left)


def _most_of_reply(game: Game, position: Position, listed: Sequence[Turn]) -> int:
    """Return the greatest number of chips that a reply can change.

    Where the game gives no bound, a reply may change more than any turn that can be
    played now, but only slightly more.
    """
    if game.most_changes < len(game.sites):
        return game.most_changes
    widest = max((len(game.changes(position, turn)) for turn in listed), default=0)
    return max(REPLY_CHANGES, REPLY_WIDER * widest)
