"""Which legal turn, how many of its stages, or which two turns explain the evidence."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rules.evidence import Content, Evidence
from rules.model import Game, Position, Stage, StepKind, Turn

FLOOR = -12.0
"""Log-likelihood of a content that the evidence does not list."""

NEAR = 5.0
"""A candidate explains the evidence when it is this close (nats) to the best reading.

One site read with odds of 150 to 1 against a candidate rules it out.
"""

CLEAR = 3.0
"""How far (nats) the runner-up must lie behind: odds of 20 to 1."""

HEIGHT_SLACK = 2.0
"""So much (nats) a stack's height may lie off: it is judged by a few pixels.

Every chip put on or taken off also changes the top, which is seen far better.
"""

UNSEEN_PAIR = 3.0
"""What it costs (nats) to tell two turns on one stack from one look at its top."""

PAIR_CHANGES = 10
"""More changed sites than this are not told as a turn and its quick reply."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """One way to explain the evidence from the confirmed position.

    Attributes
    ----------
    turns
        Nothing changed: (); a turn; a turn and the reply. For a stage, one of
        the turns that pass through it.
    owed
        What is still to be done at a stage; None when the turns are whole.
    gap
        Nats between this board and the unconstrained best reading; 0 is perfect.
    open
        Whether the turn may still be continued to a longer one.
    goes_on
        Whether the turn continues one that has been accepted already.
    """

    turns: tuple[Turn, ...]
    owed: StepKind | None
    gap: float
    open: bool = False
    goes_on: bool = False

    @property
    def is_near_single(self) -> bool:
        """Return whether one turn, a part of one, or none explains the evidence."""
        return len(self.turns) < 2 and self.gap <= NEAR


class Gaps:
    """How far each content of each visible site lies behind that site's likeliest.

    Hidden sites are not in it: they cost nothing. A vague reading is forgiven as much
    as the truth lies behind on average, if the reading's own odds are honest.
    """

    def __init__(self, evidence: Evidence) -> None:
        self._by_site: dict[str, Mapping[Content, float]] = {}
        self._vague: dict[str, float] = {}
        self._floor: dict[str, float] = {}
        for site, likelihoods in evidence.log_likelihoods.items():
            if site in evidence.hidden:
                continue
            best = max(likelihoods.values())
            self._by_site[site] = {
                content: best - value for content, value in likelihoods.items()
            }
            self._floor[site] = max(best - FLOOR, 0.0)
            self._vague[site] = _expected(self._by_site[site].values())
        self._heights = {
            site: tuple(
                max(max(heights) - height - HEIGHT_SLACK, 0.0) for height in heights
            )
            for site, heights in evidence.heights.items()
            if site in self._by_site
        }

    @property
    def stacked(self) -> bool:
        """Return whether chips are stacked, so that heights are told."""
        return bool(self._heights)

    def visible(self, sites: Iterable[str]) -> bool:
        """Return whether every one of the sites was seen."""
        return all(site in self._by_site for site in sites)

    def of(self, site: str, content: Content) -> float:
        """Return the gap (nats, at least 0) of a content at a site."""
        known = self._by_site.get(site)
        if known is None:
            return 0.0
        heights = self._heights.get(site)
        if heights is None or not isinstance(content, tuple) or not content:
            return known.get(content, self._floor[site])
        if len(content) > len(heights):
            return self._floor[site]
        top = known.get(content[-1:], self._floor[site])
        return top + heights[len(content) - 1]

    def total(self, contents: Mapping[str, Content]) -> float:
        """Return the gap of a whole board, its vagueness forgiven."""
        seen = sum(self.of(site, contents[site]) for site in contents)
        return seen - sum(self._vague.get(site, 0.0) for site in contents)

    def clearly_not(self, site: str, content: Content) -> bool:
        """Return whether a site clearly does not hold a content."""
        return self.of(site, content) - self._vague.get(site, 0.0) > CLEAR

    def likeliest(self, site: str, otherwise: Content) -> Content:
        """Return a visible site's likeliest content, ``otherwise`` when hidden."""
        known = self._by_site.get(site)
        if not known:
            return otherwise
        contents = list(known)
        if site in self._heights and isinstance(otherwise, tuple):
            under = [otherwise[:height] for height in range(len(otherwise) + 1)]
            tops = [content for content in known if isinstance(content, tuple)]
            contents = [otherwise, *(pile + top for top in tops for pile in under)]
        return min(contents, key=lambda content: self.of(site, content))

    def after(
        self,
        base: float,
        contents: Mapping[str, Content],
        changes: Mapping[str, Content],
    ) -> float:
        """Return the gap of ``contents`` as changed, where ``base`` is its own gap."""
        return base + sum(
            self.of(site, new) - self.of(site, contents[site])
            for site, new in changes.items()
        )


def _expected(gaps: Iterable[float]) -> float:
    """Return how far the truth lies behind on average, by the odds of the gaps."""
    odds = [(math.exp(-gap), gap) for gap in gaps]
    return sum(odd * gap for odd, gap in odds) / sum(odd for odd, _ in odds)


def differing(gaps: Gaps, contents: Mapping[str, Content]) -> tuple[str, ...]:
    """Return the sites that clearly do not hold what ``contents`` says."""
    return tuple(s for s, content in contents.items() if gaps.clearly_not(s, content))


def observed(gaps: Gaps, contents: Mapping[str, Content]) -> dict[str, Content]:
    """Return the board as read: ``contents``, but for the sites that clearly differ."""
    board = dict(contents)
    for site in differing(gaps, contents):
        board[site] = gaps.likeliest(site, contents[site])
    return board


def explain(
    game: Game, position: Position, gaps: Gaps, *, pairs: bool = True
) -> list[Explanation]:
    """Return the ways to explain the evidence, best first.

    Unchanged boards, stages and whole turns are weighed together; two turns are
    tried only where no shorter history comes near.

    Parameters
    ----------
    game
        The rules.
    position
        The last confirmed position; not yet over.
    gaps
        The evidence, as distances from its own best reading.
    pairs
        Whether a turn and its quick reply may be told from one look.
    """
    found = sorted(_singles(game, position, gaps), key=lambda found: found.gap)
    if found[0].gap > NEAR:
        found = _recognised(game, position, gaps) + found
    told_apart = len(position.colours) > 1  # else only a pause tells who has acted
    if found[0].gap > NEAR and pairs and told_apart:
        found += _pairs(game, position, gaps)
        found.sort(key=lambda found: found.gap)
    return found


def certainty(found: list[Explanation]) -> float:
    """Return the probability (0..1) of the first explanation among all found."""
    return 1.0 / sum(math.exp(found[0].gap - other.gap) for other in found)


def _singles(game: Game, position: Position, gaps: Gaps) -> Iterator[Explanation]:
    contents = position.contents
    base = gaps.total(contents)
    yield Explanation((), None, base)
    turns = game.turns(position)
    boards = [game.changes(position, turn) for turn in turns]
    whole = {frozenset(board.items()) for board in boards}
    stages: dict[frozenset[tuple[str, Content]], Explanation] = {}
    for turn in turns:
        for partial, owed in game.stages(position, turn):
            board = frozenset(partial.items())
            if board not in stages:
                gap = gaps.after(base, contents, partial)
                stages[board] = Explanation((turn,), owed, gap)
    for turn, changes in zip(turns, boards, strict=True):
        goes_on = frozenset(changes.items()) in stages
        gap = gaps.after(base, contents, changes)
        yield Explanation((turn,), None, gap, goes_on)
    yield from (stage for board, stage in stages.items() if board not in whole)


def _recognised(game: Game, position: Position, gaps: Gaps) -> list[Explanation]:
    """Return what the game recognises in a board that no listed turn explains."""
    board = observed(gaps, position.contents)
    judged = game.judge(position, board)
    gap = gaps.total(board)
    match judged:
        case Turn():
            return [Explanation((judged,), None, gap, open=True)]
        case Stage(turns=turns, owed=owed):
            return [Explanation(turns[:1], owed, gap)]
        case _:
            return []


def _pairs(game: Game, position: Position, gaps: Gaps) -> Iterator[Explanation]:
    """Yield turn and reply; a first turn that leaves too much open is passed over."""
    contents = position.contents
    base = gaps.total(contents)
    if len(differing(gaps, contents)) > PAIR_CHANGES:
        return
    for turn in game.turns(position):
        then = game.play(position, turn)
        if game.result(then) is not None:
            continue
        between = then.contents
        left = differing(gaps, between)
        if len(left) > PAIR_CHANGES // 2:
            continue
        between_gap = gaps.after(base, contents, game.changes(position, turn))
        for reply in game.turns(then):
            changes = game.changes(then, reply)
            if all(site in changes for site in left):
                gap = gaps.after(between_gap, between, changes)
                gap += UNSEEN_PAIR if gaps.stacked else 0.0
                yield Explanation((turn, reply), None, gap)
