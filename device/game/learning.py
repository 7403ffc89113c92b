"""Online learning from confirmed boards: colours, signs on pieces, seeds."""

import logging
from collections.abc import Callable, Mapping, Sequence

from device.game.site_mapping import AsPlayed
from device.vision_ports import BoardReader
from device.words.remarks import Remark, sides_confused
from rules.core.evidence import Evidence
from rules.core.pieces import Content
from rules.referee.confused_sides import is_set_up
from rules.referee.late_correction import doubtful_sites
from rules.referee.referee import Referee
from rules.referee.residuals import Gaps, tops_agree
from rules.referee.verdict import pits_in_sight

log = logging.getLogger(__name__)


class Learner:
    """Trains a reader online; a failure does not stop the game.

    Parameters
    ----------
    reader
        Who learns.
    forget
        Lets what was read be read anew.
    referee
        Knows what stands.
    as_played
        Maps evidence of the table to the game's sites.

    Attributes
    ----------
    may_learn
        The board has been announced since the reader learned last.
    looks_new
        The camera looks from where it has not learned yet.
    doubted
        It has been said that the two sides look the same.
    """

    def __init__(
        self,
        reader: BoardReader,
        forget: Callable[[], None],
        referee: Referee,
        as_played: AsPlayed,
    ) -> None:
        self._forget = forget
        self.may_learn = self.looks_new = True
        self._reader, self._referee, self._as_played = reader, referee, as_played
        self._failed = self.doubted = False

    def learn(
        self, contents: Mapping[str, Content], evidence: Evidence
    ) -> Sequence[Remark] | None:
        """Learn from a board, unless it has been changed again.

        Not while a hand is over pits: its shadow changes how they look. Where two sides
        look alike, a first position that stands on its sites teaches both, though some
        pieces are taken for the other side's: few were taught. From where the
        camera newly looks, stacks are as high as they were: heights are not asked.

        Parameters
        ----------
        contents
            What stands on the game's sites.
        evidence
            What is seen on the table's.

        Returns
        -------
        Sequence[Remark] or None
            What people have to know; None if nothing is to be learnt from it.
        """
        referee = self._referee
        shown = self._as_played(evidence, referee, self._as_played.hands.hands)
        gaps = Gaps(shown)
        fits = tops_agree(shown, contents) if self.looks_new else gaps.fits(contents)
        anew = False
        if not fits and not referee.ledger.past:
            anew = fits = self._reader.sides_alike and is_set_up(shown, contents)
        if len(referee.position.colours) == 1 or not fits:
            return None  # without the chips' colours nothing is to be learnt
        if not pits_in_sight(referee.game, referee.position, gaps):
            return None
        self.may_learn = self.looks_new = False
        known = contents.keys() - doubtful_sites(referee.game, referee.ledger.past)
        try:
            if anew:
                self._forget()
            return self._learned(contents, known)
        except Exception:
            if not self._failed:
                log.exception("learning from the board failed; the game goes on")
            self._failed = True
            return ()

    def doubt(self) -> Sequence[Remark]:
        """Return the remark that the two sides look the same."""
        self.doubted = True
        return (sides_confused(self._referee.position.colours),)

    def _learned(
        self, contents: Mapping[str, Content], known: set[str]
    ) -> Sequence[Remark]:
        remarks = self._as_played.witness.look_over(contents, known)
        table_site = self._as_played.table_site
        self._reader.confirm({table_site[site]: contents[site] for site in known})
        referee = self._referee
        if self.doubted or referee.ledger.past or not self._reader.sides_confused:
            return remarks
        return (*remarks, *self.doubt())
