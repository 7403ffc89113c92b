"""Residuals of a board: log-likelihood gaps between hypothesis and best reading."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from rules.core.evidence import Evidence
from rules.core.pieces import (
    Appearance,
    Content,
    Piece,
    appearance,
    appearances,
    as_content,
)

FLOOR = -12.0
"""Log-likelihood of a content that the evidence does not list."""

NEAR = 5.0
"""A candidate explains the evidence when it is this close (nats) to the best reading.

One site read with odds of 150 to 1 against a candidate rules it out.
"""

CLEAR = 3.0
"""How far (nats) the runner-up must lie behind: odds of 20 to 1."""

HEIGHT_SLACK = 2.0
"""Tolerance (nats) of a stack's height, which is measured by a few pixels.

Every chip put on or taken off also changes the top, which is seen far better.
"""


class Gaps:
    """Log-likelihood gap of each content of each visible site to the likeliest content.

    Hidden sites are not in it: they cost nothing. A vague reading is forgiven as much
    as the truth may well lie behind, if the reading's own odds are honest.

    Attributes
    ----------
    hands
        The hands that made the board, None if nobody watched them.
    """

    def __init__(self, evidence: Evidence) -> None:
        self.hands = evidence.hands
        self._stirred, self._faces = evidence.stirred, evidence.faces
        self._by_site: dict[str, Mapping[Appearance, float]] = {}
        self._vague: dict[str, float] = {}
        self._spread: dict[str, float] = {}
        self._floor: dict[str, float] = {}
        for site, likelihoods in evidence.log_likelihoods.items():
            if site in evidence.hidden:
                continue
            best = max(likelihoods.values())
            self._by_site[site] = {
                content: best - value for content, value in likelihoods.items()
            }
            self._floor[site] = max(best - FLOOR, 0.0)
            self._vague[site], self._spread[site] = _expected(
                self._by_site[site].values()
            )
        self._counted = any(0 in known for known in self._by_site.values())
        self._off = {
            site: tuple(max(heights) - height for height in heights)
            for site, heights in evidence.heights.items()
            if site in self._by_site
        }
        self._heights = {
            site: tuple(max(gap - HEIGHT_SLACK, 0.0) for gap in gaps)
            for site, gaps in self._off.items()
        }

    @property
    def stacked(self) -> bool:
        """Return True if chips are stacked, so that heights are announced."""
        return bool(self._heights)

    def visible(self, sites: Iterable[str]) -> bool:
        """Return True if every one of the sites was seen."""
        return all(site in self._by_site for site in sites)

    def of(self, site: str, content: Content) -> float:
        """Return the gap (nats, at least 0) of a content at a site."""
        known = self._by_site.get(site)
        if known is None:
            return 0.0
        heights = self._heights.get(site) if self._heights else None
        if heights is not None and isinstance(content, tuple) and content:
            return self._shown(site, content[-1:]) + _off_height(heights, content)
        gap = known.get(content)  # at once, as this is asked most of all
        return self._shown(site, content) if gap is None else gap

    def _shown(self, site: str, content: Content) -> float:
        """Return the gap of a content's visible part."""
        known = self._by_site[site]
        gap = known.get(content)  # where all pieces of a side are alike, that is all
        if gap is not None:
            return gap
        looks = [known[seen] for seen in appearances(content) if seen in known]
        return min(looks, default=self._floor[site])

    def total(self, contents: Mapping[str, Content]) -> float:
        """Return the gap of a whole board, its vagueness forgiven."""
        seen = sum(self.of(site, contents[site]) for site in contents)
        return seen - self.forgiven(contents)

    def forgiven(self, sites: Iterable[str]) -> float:
        """Return the tolerance (nats) of the sites for vague readings."""
        known = [site for site in sites if site in self._vague]
        vague = sum(self._vague[site] for site in known)
        return vague + math.sqrt(sum(self._spread[site] for site in known))

    def worst(
        self, contents: Mapping[str, Content], changes: Mapping[str, Content]
    ) -> float:
        """Return the greatest site gap of ``contents`` with ``changes``.

        0 where all sites are read sharply, so that the sum suffices.
        """
        if not self._counted:
            return 0.0
        board = {**contents, **changes}
        return max(self._beyond(site, content) for site, content in board.items())

    def _beyond(self, site: str, content: Content) -> float:
        """Return the gap of a content, its site's vagueness forgiven."""
        return self.of(site, content) - self._vague.get(site, 0.0)

    def fits(self, contents: Mapping[str, Content]) -> bool:
        """Return True if a board explains the evidence, on the whole and everywhere."""
        return self.total(contents) <= NEAR and self.worst(contents, {}) <= NEAR

    def surely_changed(
        self, contents: Mapping[str, Content], within: float
    ) -> frozenset[str]:
        """Return the sites that any board so near (nats) holds otherwise."""
        most = within + self.forgiven(contents)
        return frozenset(s for s, held in contents.items() if self.of(s, held) > most)

    def maybe_changed(
        self, contents: Mapping[str, Content], within: float
    ) -> frozenset[str]:
        """Return the sites that some board so near (nats) may hold otherwise."""
        most = within + self.forgiven(contents)
        return frozenset(
            site
            for site, held in contents.items()
            if self._nearest_other(site, held) <= most
        )

    def _nearest_other(self, site: str, content: Content) -> float:
        """Return the least that any other content of a site lies behind."""
        known = self._by_site.get(site)
        if known is None or site in self._heights:
            return 0.0
        held = appearance(content)
        others = [gap for seen, gap in known.items() if seen != held]
        if held != content:
            others.append(self.of(site, content))  # a piece of another kind
        return min([self._floor[site], *others])

    def may_hold(
        self, contents: Mapping[str, Content], within: float
    ) -> Callable[[str, Content], bool]:
        """Return a predicate: a site may hold a content within a total gap (nats).

        All other sites are thought to hold what is likeliest there.
        """
        most = within + self.forgiven(contents)
        return lambda site, held: self.of(site, held) <= most

    def clearly_not(self, site: str, content: Content) -> bool:
        """Return True if a site clearly does not hold a content."""
        return self._beyond(site, content) > CLEAR

    def unlike(self, site: str, *, stirred: bool) -> float:
        """Return the nats against a site's piece having been exchanged, or not."""
        nats = self._stirred.get(site, 0.0)
        return max(-nats if stirred else nats, 0.0)

    def against_heights(
        self, contents: Mapping[str, Content], board: Mapping[str, Content]
    ) -> float:
        """Return the nats by which a board's heights fit worse than those before.

        Those alone that are otherwise let off; they may be less than 0.
        """
        return sum(
            self._let_off(site, held) - self._let_off(site, contents[site])
            for site, held in board.items()
            if held != contents[site]
        )

    def off_heights(self, site: str) -> tuple[float, ...]:
        """Return the gap (nats) of 1, 2, ... pieces, without tolerance; or ()."""
        return self._off.get(site, ())

    def _let_off(self, site: str, content: Content) -> float:
        """Return the tolerated part of a tower's height gap."""
        off = self._off.get(site)
        if off is None or isinstance(content, int) or not 0 < len(content) <= len(off):
            return 0.0
        return min(_off_height(off, content), HEIGHT_SLACK)

    def against_faces(self, contents: Mapping[str, Content]) -> float:
        """Return the nats by which faces speak against the kinds of pieces of a board.

        Kinds whose faces are not known are believed.
        """
        against = 0.0
        for site, told in self._faces.items():
            content = contents.get(site)
            if not isinstance(content, tuple) or not content:
                continue
            piece = Piece(content[-1])
            if piece in told:
                own = [told[kind] for kind in told if kind.side == piece.side]
                against += max(own) - told[piece]
        return against

    def likeliest(self, site: str, otherwise: Content) -> Content:
        """Return a visible site's likeliest content, ``otherwise`` when hidden."""
        known = self._by_site.get(site)
        if not known:
            return otherwise
        contents = [as_content(seen) for seen in known]
        if site in self._heights and isinstance(otherwise, tuple):
            under = [otherwise[:height] for height in range(len(otherwise) + 1)]
            tops = [content for content in contents if isinstance(content, tuple)]
            contents = [otherwise, *(pile + top for top in tops for pile in under)]
            more = range(2, len(self._heights[site]) - len(otherwise) + 1)
            contents += [otherwise + top * many for many in more for top in tops if top]
        return min(contents, key=lambda content: self.of(site, content))

    def as_likely(self, site: str) -> list[Content]:
        """Return the contents of a site that do not lie clearly behind its likeliest.

        [] where the site is hidden, or a pile's height is judged besides.
        """
        if site in self._heights:
            return []
        known = self._by_site.get(site, {})
        return [as_content(seen) for seen, gap in known.items() if gap < CLEAR]

    def after(
        self,
        base: float,
        contents: Mapping[str, Content],
        changes: Mapping[str, Content],
    ) -> float:
        """Return the gap of ``contents`` as changed, where ``base`` is its own gap."""
        dearer = 0.0
        for site, new in changes.items():
            dearer += self.of(site, new) - self.of(site, contents[site])
        return base + dearer

    def nearest(
        self, contents: Mapping[str, Content], boards: Iterable[Mapping[str, Content]]
    ) -> Mapping[str, Content]:
        """Return the board (as changes of ``contents``) with the least gap."""
        dearer: dict[tuple[str, Content], float] = {}

        def behind(changes: Mapping[str, Content]) -> float:
            for change in changes.items():
                if change not in dearer:
                    site, new = change
                    dearer[change] = self.of(site, new) - self.of(site, contents[site])
            return sum(map(dearer.__getitem__, changes.items()))

        return min(boards, key=behind)


class LastSeen:
    """Cache of the last evidence's gaps: equal evidence needs no new ones."""

    def __init__(self) -> None:
        self._last: tuple[Evidence, Gaps] | None = None

    def gaps(self, evidence: Evidence) -> Gaps:
        """Return the gaps of all contents under the evidence."""
        if self._last is None or self._last[0] != evidence:
            self._last = evidence, Gaps(evidence)
        return self._last[1]


def _expected(gaps: Iterable[float]) -> tuple[float, float]:
    """Return the expected gap of the truth, by the odds: mean and variance."""
    odds = [(math.exp(-gap), gap) for gap in gaps]
    whole = sum(odd for odd, _ in odds)
    mean = sum(odd * gap for odd, gap in odds) / whole
    return mean, sum(odd * (gap - mean) ** 2 for odd, gap in odds) / whole


def _off_height(heights: tuple[float, ...], content: tuple[Piece, ...]) -> float:
    """Return the gap of a pile's height; a crowned man counts as one or two.

    Where a pile is higher than the highest class, it looks as that one does.
    """
    height = min(len(content), len(heights))
    lowest, highest = height - 1, height
    if height == 1 and Piece(content[0]).kind:
        highest = 2
    return min(heights[lowest:highest])


def tops_agree(evidence: Evidence, contents: Mapping[str, Content]) -> bool:
    """Return True if a board may be seen, however high its stacks look."""
    tops = {
        s: held[-1:] if isinstance(held, tuple) else held
        for s, held in contents.items()
    }
    return Gaps(replace(evidence, heights={})).fits(tops)


def differing(gaps: Gaps, contents: Mapping[str, Content]) -> tuple[str, ...]:
    """Return the sites that clearly do not hold what ``contents`` says."""
    return tuple(s for s, content in contents.items() if gaps.clearly_not(s, content))


def observed(gaps: Gaps, contents: Mapping[str, Content]) -> dict[str, Content]:
    """Return the board as read: ``contents``, but for the sites that clearly differ."""
    board = dict(contents)
    for site in differing(gaps, contents):
        board[site] = gaps.likeliest(site, contents[site])
    return board
