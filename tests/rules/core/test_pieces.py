"""A piece has a side and a kind; a camera tells its side."""

import pytest

from rules.core.evidence import Evidence
from rules.core.pieces import Content, Piece, all_fit, appearance, as_content, fits
from rules.referee.residuals import NEAR, Gaps

KING, QUEEN = Piece("white:K"), Piece.of("white", "Q")


def test_a_piece_tells_its_side_and_its_kind() -> None:
    assert (KING.side, KING.kind, str(KING)) == ("white", "K", "white:K")
    assert Piece.of("white", "K") == KING


def test_a_piece_without_a_kind_is_written_as_its_side() -> None:
    man = Piece.of("white")

    assert man == "white"
    assert (man.side, man.kind) == ("white", "")


def test_a_camera_tells_sides_and_heights_but_no_kinds() -> None:
    assert appearance((KING,)) == ("white",)
    assert appearance((Piece("black"), QUEEN)) == ("black", "white")
    assert appearance(()) == ()
    assert appearance(7) == 7


@pytest.mark.parametrize(
    ("seen", "content", "same"),
    [
        (("white",), (KING,), True),
        (("white:K",), (KING,), True),
        (("white:Q",), (KING,), False),
        (("black",), (KING,), False),
        (("white", "white"), (KING,), False),
        ((), (KING,), False),
        ((), (), True),
        (3, 3, True),
        (3, 4, False),
        (0, (), False),
    ],
)
def test_a_piece_without_a_kind_fits_any_of_its_side(
    seen: tuple[str, ...] | int, content: Content, *, same: bool
) -> None:
    assert fits(seen, content) is same


def test_what_was_seen_becomes_pieces() -> None:
    (piece,) = as_content(("white",)) or ()

    assert isinstance(piece, Piece)
    assert as_content(4) == 4


def test_evidence_of_sides_holds_for_pieces_of_any_kind() -> None:
    seen = {"e1": {(): -9.0, ("white",): -0.1, ("black",): -9.0}}
    gaps = Gaps(Evidence(seen))

    assert gaps.of("e1", (KING,)) == 0.0
    assert gaps.of("e1", (Piece("black:K"),)) > NEAR
    assert gaps.of("e1", ()) > NEAR


def test_boards_fit_site_by_site() -> None:
    held: dict[str, Content] = {"e1": (KING,), "e2": ()}

    assert all_fit({"e1": ("white",), "e2": ()}, held)
    assert not all_fit({"e1": ("white",)}, held)
    assert not all_fit({"e1": ("white:Q",), "e2": ()}, held)
