"""Detect pieces on sites of the board that the game does not use."""

from rules.core.events import Event, Illegal, Restored
from rules.core.facts import Sentence, Sites, cited
from rules.core.game import Game
from rules.core.mends import Act, ActKind
from rules.core.model import Ruling
from words.keys import Key

UNUSED_SITE = "unused_site"
"""The rule that such a chip breaks."""

_STANDS_S = 0.5
_STANDS_THERE = Key("referee-stands-there")
_PLAYED_ON = Key("referee-law-played-on")


class StrangerWatch:
    """Reports each chip on an unused site once.

    The game itself goes on meanwhile.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: frozenset[str] = frozenset()
        self._since_s = 0.0
        self._told: frozenset[str] = frozenset()

    def observe(
        self, sites: frozenset[str], side: str | None, now_s: float
    ) -> tuple[Event, ...]:
        """Return events about pieces on sites that the game does not use.

        Parameters
        ----------
        sites
            Where something stands, by the names of the board on the table.
        side
            Whose turn it is.
        now_s
            When; never runs backwards.
        """
        if sites != self._seen:
            self._seen, self._since_s = sites, now_s
        if side is None or now_s - self._since_s < _STANDS_S or sites == self._told:
            return ()
        new, self._told = sites - self._told, sites
        if not new:
            return () if sites else (Restored(),)
        names = tuple(sorted(new))
        played_on = Sentence(_PLAYED_ON, {"count": len(self._game.sites)})
        title = self._game.texts.title
        ruling = Ruling(
            UNUSED_SITE,
            names,
            cited(self._game.source, played_on),
            Sentence(_STANDS_THERE, {"sites": Sites(names), "title": title}),
            mends=tuple(Act(kind=ActKind.TAKE, here=name) for name in names),
        )
        return (Illegal(side, ruling),)
