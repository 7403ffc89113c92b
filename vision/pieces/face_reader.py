"""Read the signs on pieces, after a picture has taught each piece's sign."""

from collections.abc import Mapping, Sequence

from calibration.common.arrays import Image
from calibration.common.grain import PlacedPicture
from calibration.common.view import View
from rules.core.faces import Faces
from rules.core.pieces import Appearance, Piece
from vision.pieces.faces import FaceBook, kinds, learn
from vision.pieces.net import PieceLooker, PieceNet
from vision.pieces.same_piece import Stirring

_FEW = 4  # different pieces at least: fewer are no set to learn


class FaceReader:
    """Reader of a piece set's taught signs, on demand.

    Parameters
    ----------
    book
        The faces that were taught, if any were.
    net
        The network that locates pieces; by default the packaged one.

    Attributes
    ----------
    book
        The faces that are known. Those of tall men, which look otherwise on each
        square, are tried once and then left.
    """

    def __init__(self, book: FaceBook | None, net: PieceLooker | None) -> None:
        self.book = book
        self._net = net
        self._stirring = Stirring()

    def learn(
        self, frame_bgr: Image, view: View, contents: Mapping[str, Appearance]
    ) -> None:
        """Learn faces from a board that the referee is sure of.

        The first board teaches all of them, later ones only pieces that are new.
        """
        pieces = _of_kinds(contents)
        if self.book is None:
            if len(set(pieces.values())) >= _FEW:
                found = learn(frame_bgr, view, pieces, self._looker())
                self.book = found if found.pieces else None
            return
        known = set(self.book.pieces)
        new = {site: piece for site, piece in pieces.items() if piece not in known}
        if new and self.book.identifies:
            wide = self.book.radius_mm
            found = learn(frame_bgr, view, new, self._looker(), radius_mm=wide)
            self.book = self.book.and_also(found)

    def read(self, frame_bgr: Image, view: View, sites: Sequence[str]) -> Faces:
        """Return the pieces on some sites, by their faces; {} if unreadable."""
        if not sites or self.book is None or not self.book.identifies:
            return {}
        return kinds(frame_bgr, view, sites, self.book, self._looker())

    def stirred(
        self, before: PlacedPicture, frame_bgr: Image, view: View
    ) -> Mapping[str, float]:
        """Return the log-odds (nats) that each site's piece was changed."""
        nats = self._stirring.nats(before, frame_bgr, view).tolist()
        return dict(zip(view.board.names, nats, strict=True))

    def _looker(self) -> PieceLooker:
        if self._net is None:
            self._net = PieceNet()
        return self._net


def _of_kinds(contents: Mapping[str, Appearance]) -> dict[str, Piece]:
    """Return the sites of single pieces whose kind is known."""
    single = {
        site: Piece(held[0])
        for site, held in contents.items()
        if isinstance(held, tuple) and len(held) == 1
    }
    return {site: piece for site, piece in single.items() if piece.kind}
