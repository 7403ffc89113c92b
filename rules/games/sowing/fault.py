"""Nearest hypothesis for a board that no turn of sowing explains."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from rules.core.facts import Fact, Sentence, Several, Sites, Together
from rules.core.model import StepKind
from rules.core.pieces import Content
from rules.core.wording import Wording
from rules.games.law import Law
from rules.games.sowing.attempts import attempts, past_stores
from rules.games.sowing.beginnings import begun_wrongly
from rules.games.sowing.capture_attempts import wrongly_taken
from rules.games.sowing.fit import SowingFit, fit, slipped
from rules.games.sowing.position import Attempt, SowPosition
from rules.games.sowing.relays import won_too_early
from rules.games.sowing.ring import NO_SITE
from rules.rulings.common import EACH, SEEDS_BESIDE, SHOULD_HOLD
from words.keys import Key

MOST_TOLD = 2
"""Of more wrong pits than this, only the first are told."""

_RATHER_A_SLIP = ("wrong_row", "played_twice")
"""A hand that slips in an own sowing is likelier than these."""


@dataclass
class SowFault:
    """A board that no legal turn or stage explains, and how it differs."""

    position: SowPosition
    board: Mapping[str, Content]

    @property
    def wording(self) -> Wording:
        """Return the game's terms for its pieces."""
        return self.position.rules.record.card.wording

    def cite(self, law: Law) -> Sentence:
        """Return rulebook, entry and what it says on the law."""
        return self.position.rules.record.card.cite(law)

    @property
    def is_over(self) -> bool:
        """Return True if the game was over before."""
        return self.position.ending is not None

    @cached_property
    def sites(self) -> tuple[str, ...]:
        """Return the sites that hold something else than before."""
        before = self.position.contents
        return tuple(name for name in before if self.board[name] != before[name])

    @property
    def strange(self) -> tuple[str, ...]:
        """Return the sites that hold no number of seeds."""
        return tuple(n for n, now in self.board.items() if not _is_number(now))

    @cached_property
    def now(self) -> tuple[int, ...]:
        """Return the number of seeds on every site."""
        found = []
        for name in self.position.rules.names:
            content = self.board[name]
            assert isinstance(content, int)
            found.append(content)
        return tuple(found)

    @property
    def fallow(self) -> tuple[str, ...]:
        """Return the closed pits that hold seeds."""
        names = self.position.rules.names
        return tuple(names[p] for p in sorted(self.position.closed) if self.now[p])

    @property
    def attempt(self) -> Attempt | None:
        """Return the forbidden deed that explains every pit, None if there is none."""
        return None if self._rather_a_slip else self._likeliest

    @cached_property
    def _likeliest(self) -> Attempt | None:
        """Return the likeliest forbidden deed, a slip of the hand left aside."""
        here, now = self.position, self.now
        all_there = sum(now) == sum(here.seeds)
        grew = self._grew(now)
        tried = chain(
            attempts(here),
            wrongly_taken(here, singles=all_there),
            won_too_early(here),
            (each for each in past_stores(here) if self._grew(each.seeds) == grew),
        )
        in_pits = here.rules.in_pits
        wanted = in_pits(now)
        found = [
            each
            for each in tried
            if in_pits(each.seeds) == wanted and self._grew(each.seeds) <= grew
        ]
        exact = (each for each in found if each.seeds == now)
        return next(exact, found[0] if found else None)

    def _grew(self, seeds: Sequence[int]) -> set[int]:
        """Return the stores that hold more seeds than before."""
        before, stores = self.position.seeds, self.position.rules.stores
        return {n for n in stores if n != NO_SITE and seeds[n] > before[n]}

    @cached_property
    def _rather_a_slip(self) -> SowingFit | None:
        """Return the slip that is likelier than the likeliest forbidden deed."""
        deed = self._likeliest
        if deed is None or deed.rule not in _RATHER_A_SLIP:
            return None
        return slipped(self.position, self.now)

    @cached_property
    def begun(self) -> Attempt | None:
        """Return the forbidden sowing of an own pit that is not done yet, or None."""
        return next(begun_wrongly(self.position, self.now), None)

    @property
    def refilled(self) -> Attempt | None:
        """Return such a sowing if it has filled the pit again, or None."""
        return next(begun_wrongly(self.position, self.now, refilled=True), None)

    @property
    def astray(self) -> Attempt | None:
        """Return the attempt of misplacing one site's seeds, None without a sowing."""
        before, names = self.position.seeds, self.position.rules.names
        moved = [n for n, now in enumerate(self.now) if now != before[n]]
        if len(moved) != len(("from", "to")) or sum(self.now) != sum(before):
            return None
        parts = tuple(
            _should_hold(names[site], before[site], self.now[site]) for site in moved
        )
        says = Sentence(EACH, {"told": Several(parts)})
        return Attempt(SEEDS_BESIDE, Law.TURNS, says, self.now)

    @cached_property
    def fit(self) -> SowingFit:
        """Return the turn that explains most pits, and what it does not."""
        return self._rather_a_slip or fit(self.position, self.now)

    @cached_property
    def won(self) -> frozenset[int]:
        """Return the pits that the turn which explains most takes seeds from."""
        here = self.position
        turns = [play.turn for play in here.plays if play.turn.text == self.fit.text]
        steps = (step for turn in turns for step in turn.steps)
        takes = (step.site for step in steps if step.kind is StepKind.TAKE)
        return frozenset(here.rules.number[site] for site in takes)

    @property
    def side(self) -> str:
        """Return the side to move."""
        return self.position.rules.seats[self.position.mover]

    @cached_property
    def emptied(self) -> frozenset[int]:
        """Return the wrong pits, if a turn explains all but that they are empty."""
        wrong = self.fit.wrong_pits
        near = self.fit.is_near and not any(self.now[pit] for pit in wrong)
        return frozenset(wrong if near else ())

    @property
    def unwon(self) -> tuple[str, ...]:
        """Return the names of the wrong pits."""
        return tuple(self.position.rules.names[pit] for pit in self.fit.wrong_pits)

    @property
    def wrong(self) -> tuple[str, ...]:
        """Return the sites that differ from the nearest turn's result."""
        names, fit = self.position.rules.names, self.fit
        wrong = (fit.slipped_at,) if fit.slip else fit.wrong
        return tuple(names[site] for site in wrong)

    @property
    def everything(self) -> Sites | Together:
        """Return the changed sites: two at most, and the number of the others."""
        named, more = self.sites[:MOST_TOLD], len(self.sites) - MOST_TOLD
        if more <= 0:
            return Sites(named)
        parts = [Sentence(Key("sowing-text"), {"site": Sites((s,))}) for s in named]
        count = Sentence(Key("sowing-more"), {"count": more})
        return Together((*parts, count))

    @property
    def told(self) -> Several:
        """Return the due contents of each wrong site."""
        fit, names = self.fit, self.position.rules.names
        parts = [
            _should_hold(names[site], fit.wanted[site], self.now[site])
            for site in fit.wrong[:MOST_TOLD]
        ]
        more = len(fit.wrong) - MOST_TOLD
        if more > 0:
            parts.append(Sentence(Key("sowing-append"), {"count": more}))
        return Several(tuple(parts))


def _should_hold(site: str, wanted: int, held: int) -> Sentence:
    """Return the sentence that a site holds other seeds than it should."""
    facts: dict[str, Fact] = {"site": Sites((site,)), "wanted": wanted, "held": held}
    return Sentence(SHOULD_HOLD, facts)


def _is_number(content: Content) -> bool:
    return isinstance(content, int) and content >= 0
