"""Map evidence from the table's sites to the game's, and their names."""

from device.game.kind_evidence import Witness
from device.vision_ports import BoardReader
from rules.boards.table import sites_on
from rules.core.evidence import Evidence, Hands, renamed
from rules.core.game import Game
from rules.referee.referee import Referee
from vision.hands import HandCount


class AsPlayed:
    """Maps evidence of the table's sites to the game's.

    Parameters
    ----------
    reader
        Reads the table.
    game
        What is played.

    Attributes
    ----------
    table_site, game_site
        What the table calls each site of the game, and the other way round.
    unused
        The sites of the table that the game does not use.
    witness
        Evidence of the kinds of pieces from their looks.
    hands
        Counts the hands over the table.
    """

    def __init__(self, reader: BoardReader, game: Game) -> None:
        placed = sites_on(game.board, reader.view.board)
        self.table_site = {site: placed[site] for site in game.sites}
        self.game_site = {table: game for game, table in self.table_site.items()}
        self.unused = frozenset(reader.view.board.names).difference(placed.values())
        self.witness = Witness(reader, game, self.table_site)
        self.hands = HandCount()

    def __call__(
        self, evidence: Evidence, referee: Referee, hands: Hands | None
    ) -> Evidence:
        """Return the evidence on the game's own sites.

        Parameters
        ----------
        evidence
            What is seen on the table's.
        referee
            Knows the last confirmed position.
        hands
            The hands that were seen over the table.
        """
        seen = self.witness.beside(evidence, referee)
        return renamed(seen, self.game_site, referee.position.colours, hands)
