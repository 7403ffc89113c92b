from rules.core.evidence import Evidence
from rules.core.pieces import Appearance, Content, Piece
from rules.referee.confused_sides import is_set_up

SET_UP: dict[str, Content] = {
    **{f"a{n}": (Piece("red:P"),) for n in range(1, 6)},
    **{f"b{n}": (Piece("black:P"),) for n in range(1, 6)},
    "c1": (),
}


def seen(**instead: str) -> Evidence:
    """Return evidence of the set-up, but for what is seen instead."""
    told: dict[str, dict[Appearance, float]] = {}
    for site, held in SET_UP.items():
        stands = Piece(held[0]).side if isinstance(held, tuple) and held else ""
        best = instead.get(site, stands)
        told[site] = {
            content: 0.0 if content == ((best,) if best else ()) else -8.0
            for content in ((), ("red",), ("black",))
        }
    return Evidence(told)


def test_a_set_up_teaches_though_some_pieces_are_taken_for_the_other_sides() -> None:
    assert is_set_up(seen(a1="black", a2="black", b3="red"), SET_UP)


def test_a_set_up_whose_sides_are_exchanged_teaches_nothing() -> None:
    exchanged = {f"a{n}": "black" for n in range(1, 6)} | {"b1": "red", "b2": "red"}

    assert not is_set_up(seen(**exchanged), SET_UP)


def test_a_board_on_which_a_piece_stands_elsewhere_is_no_set_up() -> None:
    assert not is_set_up(seen(a1="", c1="red"), SET_UP)
