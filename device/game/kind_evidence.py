"""Evidence of piece kinds by their looks, independent of the rules."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from device.vision_ports import BoardReader
from device.words.remarks import Remark, looks_like, swapped_places
from rules.core.evidence import Evidence, seen_instead
from rules.core.faces import Mistaken, mistaken, swapped
from rules.core.game import Game
from rules.core.pieces import Content, Piece, has_kinds
from rules.referee.referee import Referee

_FEW = 4  # squares that a turn may change: more are no turn
_MOST_WRONG = 4  # pieces with one wrong look: with more it is another set


@dataclass
class Witness:
    """Queries the reader for kinds of pieces where the rules leave them open.

    Attributes
    ----------
    reader
        Reads the table.
    game
        What is played.
    table_site
        What the table calls each site of the game.
    """

    reader: BoardReader
    game: Game
    table_site: Mapping[str, str]
    _looked_at: dict[str, Piece] = field(default_factory=dict)
    _another_set: bool = False
    _told: set[tuple[Piece, Piece]] = field(default_factory=set)

    def beside(self, evidence: Evidence, referee: Referee) -> Evidence:
        """Return evidence extended by kind likelihoods from the pieces' signs.

        Parameters
        ----------
        evidence
            On the table's sites.
        referee
            Knows the last confirmed position.
        """
        contents = referee.position.contents
        if not has_kinds(contents.values()):
            return evidence
        changed = seen_instead(evidence, self.table_site, contents)
        few = 0 < len(changed) <= _FEW and not self._another_set
        faces = self.reader.faces(changed) if few else {}
        return replace(evidence, stirred=self.reader.stirred(), faces=faces)

    def look_over(
        self, contents: Mapping[str, Content], sites: Collection[str]
    ) -> list[Remark]:
        """Compare pieces not yet compared; return remarks on mismatches.

        Parameters
        ----------
        contents
            The position that the board shows, as it was read last.
        sites
            Where that is sure.
        """
        if self._another_set or not self.game.kinds:
            return []
        stand = {
            site: Piece(held[0])
            for site, held in contents.items()
            if isinstance(held, tuple) and held
        }
        new = {
            site: piece
            for site, piece in stand.items()
            if site in sites and self._looked_at.get(site) != piece
        }
        self._looked_at = stand
        if not new:
            return []
        faces = self.reader.faces([self.table_site[site] for site in new])
        told = {site: faces.get(self.table_site[site], {}) for site in new}
        wrong = [
            each
            for each in mistaken(told, new)
            if (each.expected, each.seen) not in self._told
        ]
        if len(wrong) > max(2, len(new) // _MOST_WRONG):
            self._another_set = True
            return []
        self._told.update((each.expected, each.seen) for each in wrong)
        return _remarks(tuple(wrong), self.game)

    def forget(self) -> None:
        """Compare all pieces again: the board was away, or corrected by hand."""
        self._looked_at = {}


def _remarks(wrong: tuple[Mistaken, ...], game: Game) -> list[Remark]:
    """Return remarks on pieces whose signs contradict the game."""
    by_site = {each.site: each for each in wrong}
    pairs = swapped(wrong)
    names = {site: game.named_on(each.expected, site) for site, each in by_site.items()}
    told = [swapped_places(names[one], names[other]) for one, other in pairs]
    alone = by_site.keys() - {site for pair in pairs for site in pair}
    return told + [
        looks_like(names[site], game.kind_name(by_site[site].seen))
        for site in names
        if site in alone
    ]
