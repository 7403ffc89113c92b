"""Turns that look the same: castling or a rook's move, a queen or a knight."""

from collections.abc import Mapping

import pytest

from rules.catalogue import find_game
from rules.core.events import Adopted, Corrected, Event, Illegal, Moved
from rules.core.evidence import Evidence
from rules.core.faces import Faces
from rules.core.pieces import Content, Piece, appearance
from rules.referee.by_hand import amend, enter
from rules.referee.ledger import Ledger
from rules.referee.referee import Referee
from rules.referee.same_looks import becoming

NO_FACES: Faces = {}


def seen(
    contents: Mapping[str, Content], stirred: Mapping[str, float], faces: Faces
) -> Evidence:
    """Return what a camera sees: sides, what was changed, what is written."""
    looks = {site: appearance(held) for site, held in contents.items()}
    return Evidence(
        {s: {look: 0.0} for s, look in looks.items()}, stirred=stirred, faces=faces
    )


def played(
    referee: Referee, text: str, stirred: Mapping[str, float], faces: Faces = NO_FACES
) -> Event:
    """Show the board after a turn until something is told of it."""
    game, position = referee.game, referee.position
    after = game.play(position, game.parse(position, text)).contents
    return shown(referee, after, stirred, faces)


def all_shown(referee: Referee, board: Mapping[str, Content]) -> tuple[Event, ...]:
    """Show a board until something is told; return all that is told then."""
    for tenth in range(300):
        now_s = referee_time(referee) + tenth / 10
        if events := referee.observe(seen(board, {}, NO_FACES), now_s):
            return events
    raise AssertionError("nothing is told")


def shown(
    referee: Referee,
    board: Mapping[str, Content],
    stirred: Mapping[str, float],
    faces: Faces = NO_FACES,
) -> Event:
    for tenth in range(300):
        events = referee.observe(
            seen(board, stirred, faces), referee_time(referee) + tenth / 10
        )
        if events:
            return events[0]
    raise AssertionError("nothing is told")


def referee_time(referee: Referee) -> float:
    return 100.0 * referee.turns_played


@pytest.mark.parametrize(
    ("stirred", "told"), [({"d8": 5.0}, "O-O-O"), ({"d8": -5.0}, "b8-c8")]
)
def test_a_king_that_was_not_touched_has_not_castled(
    stirred: dict[str, float], told: str
) -> None:
    game = find_game("chess960").configured(position=342)
    referee = Referee(game, first="white")
    for text in ("d2-d4", "b7-b6", "a2-a4", "c8-a6", "a4-a5"):
        assert isinstance(played(referee, text, {}), Moved)

    event = played(referee, "O-O-O", stirred)

    assert isinstance(event, Moved)
    assert str(event.turn) == told


@pytest.mark.parametrize(
    ("knight", "queen", "becomes"),
    [
        (0.0, -6.0, "N"),  # what is written on the piece tells
        (0.0, -1.0, "Q"),  # hardly
        (-6.0, 0.0, "Q"),
        (-6.0, -6.0, "R"),
    ],
)
def test_a_pawn_becomes_what_is_written_on_the_piece(
    knight: float, queen: float, becomes: str
) -> None:
    referee = before_promotion()
    chances = {"white:N": knight, "white:Q": queen, "white:R": -0.5, "white:B": -9.0}
    faces = {"g8": {Piece(kind): chance for kind, chance in chances.items()}}

    event = played(referee, "h7-g8xg8=N", {}, faces)

    assert isinstance(event, Moved)
    assert str(event.turn) == f"h7-g8xg8={becomes}"


def test_a_queen_that_moves_as_a_knight_was_a_knight_from_the_start() -> None:
    referee = before_promotion()
    played(referee, "h7-g8xg8=N", {})
    played(referee, "a4-a3", {})
    board = dict(referee.position.contents)
    board["g8"], board["f6"] = (), (Piece("white:N"),)

    amended, moved = all_shown(referee, board)

    assert isinstance(amended, Corrected)
    assert str(amended.turn) == "h7-g8xg8=N"
    assert str(amended.instead_of) == "h7-g8xg8=Q"
    assert isinstance(moved, Moved)
    assert str(moved.turn) == "g8-f6"
    assert referee.position.contents["f6"] == (Piece("white:N"),)


@pytest.mark.parametrize("to", ["g4", "e5"])
def test_a_queen_that_goes_as_no_other_piece_would_breaks_a_rule(to: str) -> None:
    referee = before_promotion()
    played(referee, "h7-g8xg8=Q", {})
    played(referee, "a4-a3", {})
    board = dict(referee.position.contents)
    board["g8"], board[to] = (), (Piece("white"),)

    (event,) = all_shown(referee, board)

    legal = to == "g4"
    assert isinstance(event, Moved if legal else Illegal)


def before_promotion() -> Referee:
    game = find_game("chess")
    referee = Referee(game, first="white")
    for text in ("h2-h4", "g7-g5", "h4-g5xg5", "a7-a6", "g5-g6", "a6-a5", "g6-h7xh7"):
        played(referee, text, {})
    played(referee, "a5-a4", {})
    return referee


def test_a_pawn_becomes_a_queen_unless_people_say_otherwise() -> None:
    referee = before_promotion()

    event = played(referee, "h7-g8xg8=N", {})

    assert isinstance(event, Moved)
    assert str(event.turn) == "h7-g8xg8=Q"


def set_up(pieces: Mapping[str, str]) -> Ledger:
    """Return a game of chess that goes on from a board, white to move."""
    game = find_game("chess")
    board: dict[str, Content] = dict.fromkeys(game.sites, ())
    board |= {site: (Piece(piece),) for site, piece in pieces.items()}
    ledger = Ledger(game, None, None)
    ledger.take(Adopted(board, "white"))
    return ledger


MATES = {"g6": "white:K", "a7": "white:P", "g8": "black:K", "h2": "white:P"}


def test_what_a_pawn_may_have_become_is_listed_the_queen_first() -> None:
    ledger = set_up(MATES)
    turns = ledger.game.turns(ledger.position)
    (queen,) = [turn for turn in turns if turn.text == "a7-a8=Q"]
    (quiet,) = [turn for turn in turns if turn.text == "h2-h4"]

    assert [str(turn) for turn in becoming(ledger.game, ledger.position, queen)] == [
        f"a7-a8={kind}" for kind in "QRBN"
    ]
    assert becoming(ledger.game, ledger.position, quiet) == []


def test_a_queen_that_mated_is_made_a_knight_and_the_game_goes_on() -> None:
    ledger = set_up(MATES)
    enter(ledger, "a7-a8=Q")
    assert ledger.result is not None

    amend(ledger, 1, "a7-a8=N")

    assert ledger.result is None
    assert ledger.position.contents["a8"] == ("white:N",)
    assert ledger.position.to_move == "black"
