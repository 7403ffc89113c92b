from rules.core.faces import Mistaken, assigned, mistaken, swapped
from rules.core.pieces import Piece

R, H, K = (Piece(f"red:{kind}") for kind in "RHK")
LIKE_R = {R: -0.01, H: -6.0, K: -7.0}
LIKE_H = {R: -6.0, H: -0.01, K: -7.0}
UNTOLD = {R: -1.1, H: -1.1, K: -1.1}


def test_two_swapped_pieces_are_found_and_named() -> None:
    found = mistaken(
        {"a1": LIKE_H, "b1": LIKE_R, "c1": LIKE_H}, {"a1": R, "b1": H, "c1": H}
    )

    assert found == (Mistaken("a1", R, H, 5.99), Mistaken("b1", H, R, 5.99))
    assert swapped(found) == (("a1", "b1"),)


def test_a_face_that_tells_nothing_or_was_never_taught_contradicts_nobody() -> None:
    superpawn = Piece("red:S")

    assert (
        mistaken({"a1": UNTOLD, "b1": LIKE_R}, {"a1": H, "b1": superpawn, "c1": K})
        == ()
    )


def test_a_board_is_restored_as_a_whole_by_how_many_there_are_of_each() -> None:
    faces = {"a1": LIKE_R, "b1": {R: -0.5, H: -1.0, K: -9.0}, "c1": UNTOLD}

    board = assigned(faces, dict.fromkeys(faces, "red"), {R: 1, H: 1, K: 1})

    assert board == {"a1": R, "b1": H, "c1": K}


def test_a_piece_too_many_is_left_out() -> None:
    faces = {"a1": LIKE_R, "b1": LIKE_H, "c1": UNTOLD}

    board = assigned(faces, dict.fromkeys(faces, "red"), {R: 1, H: 1})

    assert board == {"a1": R, "b1": H}
