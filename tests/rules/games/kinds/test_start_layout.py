"""Boards as they lie, whose faces tell which piece is which."""

import pytest

from rules.catalogue import find_game
from rules.core.errors import OptionError
from rules.core.faces import Faces
from rules.core.pieces import Piece
from rules.games.kinds.start_layout import Lying, lying

ENDING = {"e1": "w:K", "h1": "w:R", "a2": "w:P", "e8": "b:K", "b7": "b:N", "c7": "b:Q"}
LETTERS = "KQRBNP"


def stood(board: dict[str, str]) -> dict[str, Piece]:
    names = {"w": "white", "b": "black"}
    parts = {site: text.split(":") for site, text in board.items()}
    return {site: Piece.of(names[side], kind) for site, (side, kind) in parts.items()}


def faces_of(stands: dict[str, Piece], unclear: dict[str, str]) -> Faces:
    """Return faces that tell each piece, but for some that are as like another."""
    return {
        site: {
            Piece.of(piece.side, kind): 0.0
            if kind in {piece.kind, unclear.get(site)}
            else -9.0
            for kind in LETTERS
        }
        for site, piece in stands.items()
    }


def read(
    board: dict[str, str],
    *,
    unclear: dict[str, str] | None = None,
    first: str | None = None,
    no_progress: frozenset[str] = frozenset(),
) -> Lying:
    game, stands = find_game("chess"), stood(board)
    told = faces_of(stands, unclear or {})
    faces = {site: kinds for site, kinds in told.items() if site not in no_progress}
    sides = {site: piece.side for site, piece in stands.items()}
    return lying(game, game.start(), sides, faces, first)


def test_a_board_as_it_lies_is_a_position_with_who_may_castle_from_home() -> None:
    found = read(ENDING)

    assert found == Lying("4k3/1nq5/8/8/8/8/P7/4K2R w K - 0 1", "white", ())
    assert read(ENDING, first="black").fen.split()[1] == "b"
    away = {**ENDING, "d1": ENDING["e1"]}
    del away["e1"]
    assert read(away).fen.split()[2] == "-"


def test_a_piece_that_may_be_another_is_named() -> None:
    found = read(ENDING, unclear={"b7": "P"}, no_progress=frozenset({"c7"}))

    sites = [str(piece).split()[-1] for piece in found.unsure]
    assert sorted(sites) == ["b7", "c7"]
    assert found.fen.startswith("4k3/1")


@pytest.mark.parametrize(
    ("board", "no_progress", "why"),
    [
        (ENDING, frozenset(ENDING), "can tell the kind of 0 only: teach what is"),
        ({**ENDING, "h1": "w:Q", "e8": "b:R"}, frozenset(), "black has 0 pieces K"),
        ({**ENDING, "e2": "w:R", "e1": "w:R", "a1": "w:K"}, frozenset(), "could take"),
    ],
)
def test_what_is_not_told_or_cannot_be_is_refused(
    board: dict[str, str], no_progress: frozenset[str], why: str
) -> None:
    with pytest.raises(OptionError, match=why):
        read(board, no_progress=no_progress)


def test_where_pieces_have_no_names_the_board_tells_no_start() -> None:
    game = find_game("othello")

    with pytest.raises(OptionError, match="begins as its rules say"):
        lying(game, game.start(), {}, {})
