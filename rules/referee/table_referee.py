"""Judge one look at a table: trouble, board, and unused sites."""

from rules.core.events import Event, TroubleKind
from rules.core.evidence import Evidence
from rules.referee.referee import Referee
from rules.referee.unused_sites import StrangerWatch


class TableReferee:
    """Feeds a referee with the observations of a table.

    Parameters
    ----------
    referee
        Judges the board.

    Attributes
    ----------
    understands
        The last look showed a quiet board that is understood and announced.
    """

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._strangers = StrangerWatch(referee.game)
        self.understands = False

    def judge(
        self,
        trouble: TroubleKind | None,
        shown: Evidence | None,
        strangers: frozenset[str],
        now_s: float,
    ) -> tuple[Event, ...]:
        """Return the events of one look and of elapsed time.

        Parameters
        ----------
        trouble
            Why the board cannot be watched; it is no matter while nobody plays.
        shown
            What a quiet board shows that is watched; None: there is nothing to judge.
        strangers
            The sites that the game does not use and on which something stands.
        now_s
            When; never runs backwards.
        """
        referee, ledger = self._referee, self._referee.ledger
        events: tuple[Event, ...] = ()
        idle = ledger.paused or referee.result is not None
        if trouble is not ledger.trouble and not (idle and trouble):
            events += referee.trouble(trouble)
        self.understands = False
        if shown is not None:
            events += referee.observe(shown, now_s)
            side = referee.position.to_move
            events += self._strangers.observe(strangers, side, now_s)
            self.understands = referee.understands
        return events + referee.tick(now_s)
