"""Orientation of a board that looks the same from several sides."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.boards.shifts import Steps
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.pieces import Content
from rules.referee.candidates import candidates
from rules.referee.ledger import Ledger
from rules.referee.residuals import Gaps, differing, observed

CHANGED = 4
"""Threshold: further differing sites before a board counts as turned."""

_APART = 3
"""Threshold: further differing sites that rule out another orientation."""

Turns = Mapping[int, Mapping[str, str]]
"""For each quarter turn, the site that lies where a site comes to lie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WayRound:
    """Hypothesis that a board lies turned by a number of quarters.

    Attributes
    ----------
    legal
        The last confirmed position, or what legally follows it, explains it.
    differing
        How many sites clearly hold something else than in that position.
    board
        What stands there.
    """

    quarters: int
    legal: bool
    differing: int
    board: Mapping[str, Content]


class WaysRound:
    """Hypotheses of a board's orientation, weighed by the known position.

    Parameters
    ----------
    game
        The rules.
    ledger
        What stands of the game.
    turns
        The ways round, in the game's sites.
    shifts
        The ways in which it may have been taken aside.
    reflections
        The ways in which a picture may show it mirrored.
    """

    def __init__(
        self,
        game: Game,
        ledger: Ledger,
        turns: Turns,
        shifts: Mapping[Steps, Mapping[str, str]] | None = None,
        reflections: Sequence[Mapping[str, str]] = (),
    ) -> None:
        self._game, self._ledger, self._turns = game, ledger, turns
        self._shifts, self._reflections = shifts or {}, reflections

    def told(self, evidence: Evidence, *, upright: bool, usual: int) -> WayRound | None:
        """Return the orientation of a relocated board; None if it is ambiguous.

        Parameters
        ----------
        evidence
            What was seen of it, named as if it were not turned.
        upright
            Its grain shows that it is not turned.
        usual
            The way round, among those that are all the same to the game, to take.
        """
        ways = self._ways(evidence)
        if upright:
            return self._but(ways) or ways[0]
        likely = _likely(ways)
        if len(likely) > 1 and self._all_the_same(likely):
            return min(likely, key=lambda way: way.quarters != usual)
        return likely[0] if len(likely) == 1 else None

    def turned(self, evidence: Evidence) -> int:
        """Return the board's rotation in its place, in quarter turns; 0: none."""
        most = self._most(evidence)
        others = (_named(evidence, turn) for way, turn in self._turns.items() if way)
        if most < 0 or all(self._differing(other) > most for other in others):
            return 0
        here = self._way(0, evidence)
        better = None if here.legal else self._but(self._ways(evidence))
        return 0 if better is None else better.quarters

    def shifted(self, evidence: Evidence) -> Steps | None:
        """Return the displacement of a board in steps; None if it has not moved.

        A board that shows the known position, or what follows it, one file or rank
        aside was not changed: it is looked at in the wrong place. Beyond the board
        nothing stands.
        """
        most = self._most(evidence)
        if most < 0:
            return None
        aside = {
            steps: named
            for steps, shift in self._shifts.items()
            if self._differing(named := _named(evidence, shift))
            + self._beyond(evidence, shift)
            <= most
        }
        if not aside or self._is_legal(Gaps(evidence)):
            return None
        legal = [steps for steps, named in aside.items() if self._is_legal(Gaps(named))]
        return legal[0] if len(legal) == 1 else None

    def mirrored(self, evidence: Evidence) -> bool:
        """Return True if a mirror image of what is seen explains it far better."""
        most = self._most(evidence)
        if most < 0:
            return False
        named = [_named(evidence, each) for each in self._reflections]
        alike = [each for each in named if self._differing(each) <= most]
        if not alike or self._is_legal(Gaps(evidence)):
            return False
        return any(self._is_legal(Gaps(each)) for each in alike)

    def _most(self, evidence: Evidence) -> int:
        """Return the most differing sites of a better explanation; negative: none."""
        return self._differing(evidence) - CHANGED

    def _differing(self, evidence: Evidence) -> int:
        return len(differing(Gaps(evidence), self._ledger.position.contents))

    def _beyond(self, evidence: Evidence, shift: Mapping[str, str]) -> int:
        """Return the number of sites that clearly hold something beyond a board."""
        within = {*shift.values()}
        contents = self._ledger.position.contents
        bare: dict[str, Content] = {
            site: 0 if isinstance(held, int) else ()
            for site, held in contents.items()
            if site not in within
        }
        return len(differing(Gaps(evidence), bare))

    def _but(self, ways: list[WayRound]) -> WayRound | None:
        """Return the way round that explains what is seen far better than the first."""
        here, *others = ways
        better = [
            way
            for way in others
            if way.legal and way.differing <= here.differing - CHANGED
        ]
        if here.legal or not better:
            return None
        return better[0] if self._all_the_same(better) else None

    def _ways(self, evidence: Evidence) -> list[WayRound]:
        return [self._way(quarters, evidence) for quarters in self._turns]

    def _way(self, quarters: int, evidence: Evidence) -> WayRound:
        gaps = Gaps(_named(evidence, self._turns[quarters]))
        contents = self._ledger.position.contents
        return WayRound(
            quarters=quarters,
            legal=self._is_legal(gaps),
            differing=len(differing(gaps, contents)),
            board=observed(gaps, contents),
        )

    def _is_legal(self, gaps: Gaps) -> bool:
        """Return True if the known position, or what follows it, explains a board."""
        if not differing(gaps, self._ledger.position.contents):
            return True
        if self._ledger.result is not None:
            return False
        found = candidates(self._game, self._ledger, gaps)
        return any(way.is_near and not way.mistake for _, way in found)

    def _all_the_same(self, ways: list[WayRound]) -> bool:
        """Return True if it is all the same to the game which of the ways it is.

        So it is where all show the same board, or where the known position is the
        same from all these sides.
        """
        first, *others = ways
        if all(way.board == first.board for way in others):
            return True
        contents = self._ledger.position.contents
        between = {(way.quarters - first.quarters) % 4 for way in others}
        return all(
            contents[site] == contents[there]
            for quarters in between
            for site, there in self._turns[quarters].items()
        )


def _named(evidence: Evidence, turn: Mapping[str, str]) -> Evidence:
    """Return the evidence with its sites named as on a turned board."""
    seen, tops = evidence.log_likelihoods, evidence.heights
    return Evidence(
        {site: seen[there] for site, there in turn.items() if there in seen},
        frozenset(site for site, there in turn.items() if there in evidence.hidden),
        {site: tops[there] for site, there in turn.items() if there in tops},
    )


def _likely(ways: list[WayRound]) -> list[WayRound]:
    """Return the orientations that the evidence cannot distinguish."""
    among = [way for way in ways if way.legal] or ways
    least = min(way.differing for way in among)
    return [way for way in among if way.differing < least + _APART]
