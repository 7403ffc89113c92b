"""Rules of chess and Chess960, sentence by sentence, at the table."""

import pytest

from rules.core.errors import NotationError
from rules.core.model import Result
from rules.core.perft import perft
from rules.games.kinds.chess import first_rank
from rules.games.kinds.fen_writer import write_fen
from tests.rules.kind_table import (
    GAMES,
    Case,
    played,
    quiet,
    reason,
    set_up,
    turns_of,
    verdict,
)

BOTH = "6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"
LOST = "6k1/8/8/8/8/8/8/R3K2R w Q - 0 1"
PIN = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"
IN_CHECK = "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1"
PASSED = "e2-e4 a7-a6 e4-e5 d7-d5"
HOME = "k2r4/4P3/8/8/8/8/8/K7 w - - 0 1"
F1_G1 = "e1-g1 h1-f1"

MOVING = [
    Case("white begins", "", "e2-e4", "e2-e4"),
    Case("not black", "", "e7-e5", "out_of_turn"),
    Case("nothing is a turn", "", "", "no_change"),
    Case("one piece a turn", "", "e2-e4 d2-d4", "two_chips_moved"),
    Case(
        "a bishop goes aslant",
        "",
        "c1-d3",
        "cannot_go: the bishop on c1 cannot go to d3",
    ),
    Case(
        "over nothing",
        "",
        "c1-e3",
        "in_the_way: the bishop on c1 cannot go to e3: "
        "the pawn on d2 stands in the way",
    ),
    Case("but a knight is", "", "b1-c3", "b1-c3"),
    Case("a pawn goes one or two squares", "", "e2-e5", "cannot_go"),
    Case("two over nothing", "e2-e4 a7-a6 e4-e5 a6-a5 e5-e6", "e7-e5", "leg_blocked"),
    Case("and straight", "", "a2-b3", "only_takes_so"),
    Case("one stands on a square", "", "a1-a2", "not_empty"),
    Case("none comes from elsewhere", "", "white@e4", "no_chip_in_hand"),
    Case("who lifts has to be able to move", "", "xa1", "blocked_chip"),
    Case("a lifted piece comes down", "", "xb1", "owed: place"),
]

TAKING = [
    Case("a pawn takes aslant", "e2-e4 d7-d5", "xd5 e4-d5", "e4-d5xd5"),
    Case("what is taken is lifted first", "e2-e4 d7-d5", "xd5", "owed: move"),
    Case(
        "a pawn takes nothing straight ahead",
        "e2-e4 e7-e5",
        "xe5 e4-e5",
        "never_takes_so: the pawn on e4 may go to e5, but cannot take there",
    ),
    Case("only there where it lands", "e2-e4 d7-d5", "xd5 e4-e5", "taken_elsewhere"),
    Case("off the board", "e2-e4 d7-d5", "d5-c5 e4-d5", "left_standing"),
    Case("not without coming", "", "xe7", "not_taken"),
    Case("not two", "e2-e4 d7-d5", "xd5 xa7 e4-d5", "too_many_taken"),
    Case("not own ones", "", "xa1 e2-e4", "removed_own_chip"),
    Case(
        "not by coming to them",
        "",
        "xa2 a1-a2",
        "took_own: the rook on a1 cannot take the pawn on a2, which is of its own side",
        seen=False,
    ),
    Case("in passing", PASSED, "xd5 e5-d6", "e5-d6xd5"),
    Case("the passed pawn is owed", PASSED, "e5-d6", "owed: remove"),
    Case(
        "at once or never",
        f"{PASSED} h2-h3 h7-h6",
        "xd5 e5-d6",
        "too_late_in_passing: the pawn on e5 cannot take the pawn on d5 in passing: "
        "that is allowed only at once after it has gone two squares",
    ),
]

CHECK = [
    Case(
        "a pinned piece stays",
        PIN,
        "e2-c3",
        "leaves_in_check: the knight on e2 went to c3; that leaves the king attacked "
        "by the rook on e8",
    ),
    Case(
        "check is parried",
        IN_CHECK,
        "d2-b3",
        "still_in_check: the knight on d2 went to b3; the king is still attacked by "
        "the rook on e8",
    ),
    Case(
        "a king does not go into check",
        IN_CHECK,
        "e1-e2",
        "into_check: the king on e1 cannot go to e2, which the rook on e8 attacks",
    ),
    Case("nor beside a king", "8/8/8/8/8/4k3/8/4K2R w - - 0 1", "e1-e2", "into_check"),
    Case("a shield is one", IN_CHECK, "d2-e4", "d2-e4"),
]

CASTLING = [
    Case("castling", BOTH, F1_G1, "O-O"),
    Case("the king first", BOTH, "e1-g1", "owed: castle"),
    Case("both in hand", BOTH, "xe1 xh1", "owed: place"),
    Case(
        "not if one has moved",
        LOST,
        F1_G1,
        "castled_too_late: white castled, but the king or that rook has moved before",
    ),
    Case("nor by the king alone", LOST, "e1-g1", "castled_too_late"),
    Case(
        "to their own squares",
        BOTH,
        "e1-b1 a1-c1",
        "castled_wrongly: white moved the king and a rook; in castling the king comes "
        "to c1 and the rook to d1",
    ),
    Case(
        "over nothing attacked",
        "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        F1_G1,
        "castled_over_attacked: white castled over f1, which the rook on f8 attacks",
    ),
    Case(
        "to nothing attacked",
        "6rk/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        F1_G1,
        "castled_into_check: white castled to g1, which the rook on g8 attacks",
    ),
    Case(
        "from nothing attacked",
        "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        F1_G1,
        "castled_out_of_check: white castled, but the king was attacked by the rook "
        "on e8",
    ),
    Case(
        "over nothing that stands",
        "6k1/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        "e1-c1 a1-d1",
        "castled_through: white castled, but the knight on b1 stands between",
    ),
    Case(
        "a rook may be attacked",
        "1r4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "e1-c1 a1-d1",
        "O-O-O",
    ),
]

CROWNING = [
    Case("a queen first", HOME, "e7-e8", "e7-e8=Q"),
    Case("by taking", HOME, "xd8 e7-d8", "e7-d8xd8=Q"),
    Case("what is taken may be lifted first", HOME, "xd8", "owed: move"),
    Case("in the same turn", HOME, "e7-e8 a1-a2", "two_chips_moved"),
    Case("a piece of the own side", HOME, "xe7 black@e8", "wrong_colour"),
    Case(
        "no pawn any more",
        HOME,
        "e7-e8",
        "becomes_wrong: the pawn on e7 went to e8; there it becomes "
        "a queen, a rook, a bishop or a knight",
        seen=False,
    ),
]


@pytest.mark.parametrize("case", MOVING + TAKING + CHECK + CASTLING + CROWNING, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("chess", case) == case.verdict


UNSET = "6k1/8/8/8/8/8/8/"


@pytest.mark.parametrize(
    ("rank", "text", "there"),
    [
        ("R3K2R w KQ", "O-O", "R4RK1"),
        ("R3K2R w KQ", "O-O-O", "2KR3R"),
        ("6KR w K", "O-O", "5RK1"),  # the king stays
        ("4KR2 w K", "O-O", "5RK1"),  # the rook stays
        ("2R1K3 w Q", "O-O-O", "2KR4"),  # the king comes to where the rook stood
        ("5KR1 w K", "O-O", "5RK1"),  # they change places
        ("RK6 w Q", "O-O-O", "2KR4"),  # the king goes away from the rook
    ],
)
def test_king_and_rook_come_to_the_same_squares_from_anywhere(
    rank: str, text: str, there: str
) -> None:
    position = set_up("chess960", f"{UNSET}{rank} - 0 1")

    after = played(GAMES["chess960"], text, position)

    assert write_fen(GAMES["chess960"].kernel.record, after).startswith(
        f"{UNSET}{there} b - "
    )


def test_a_king_that_its_rook_shields_does_not_castle_away() -> None:
    assert "O-O-O" not in turns_of("chess960", "6k1/8/8/8/8/8/8/rRK5 w Q - 0 1")
    assert "O-O-O" in turns_of("chess960", "6k1/8/8/8/8/8/8/1RK5 w Q - 0 1")


def test_castling_as_it_was_before_and_none() -> None:
    before = f"{UNSET}RK5R w KQ - 0 1"

    old = {"O-O": "R1RK4", "O-O-O": "KR5R"}

    for text, there in old.items():
        position = set_up("chess960", before, castling="traditional")
        after = played(
            GAMES["chess960"].configured(castling="traditional"), text, position
        )
        assert write_fen(GAMES["chess960"].kernel.record, after).startswith(
            UNSET + there
        )
    none = Case("", BOTH, F1_G1, "castling_not_played", {"castling": "none"})
    assert not {*old} & turns_of("chess960", before, castling="none")
    assert verdict("chess960", none) == "castling_not_played"


def test_the_starts_are_numbered_as_everywhere() -> None:
    rows = [first_rank(number) for number in range(960)]

    assert (rows[0], rows[518], rows[959]) == ("BBQNNRKR", "RNBQKBNR", "RKRNNQBB")
    assert len({*rows}) == 960
    assert set_up("chess960", "", position=0).contents["a8"] == ("black:B",)
    assert write_fen(GAMES["chess"].kernel.record, GAMES["chess"].start()) == (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    )


@pytest.mark.parametrize(
    "fen",
    [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/7P/PPPP1PP1/RNBQKBNR b KQkq e3 0 1",
        "4k3/8/8/8/8/8/8/RR2K2R w KB - 7 1",  # the inner rook castles
    ],
)
def test_a_fen_is_written_as_it_was_read(fen: str) -> None:
    kernel = GAMES["chess960"].kernel

    assert write_fen(kernel.record, kernel.at_fen(fen)) == fen


@pytest.mark.parametrize(
    ("fen", "complaint"),
    [
        ("8/8/8 w", "has 3 ranks, not 8"),
        ("8/8/8/8/8/8/8/7 w", "has 7 files, not 8"),
        ("8/8/8/8/8/8/8/4K3 x", "after the pieces comes"),
        ("8/8/8/8/8/8/8/4K3 w K", "white has no rook to castle with"),
    ],
)
def test_what_is_no_fen_is_refused(fen: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        set_up("chess", fen)


@pytest.mark.parametrize(
    ("before", "line", "end"),
    [
        ("", "f2-f3 e7-e5 g2-g4 d8-h4", "black: checkmate"),
        ("7k/8/5KQ1/8/8/8/8/8 w", "f6-f7", ": stalemate"),
        ("7k/8/8/8/8/8/r7/K7 w", "a1-a2xa2", ": too_few_pieces"),
        ("7k/8/8/8/8/8/rN6/K7 w", "a1-a2xa2", ": too_few_pieces"),
        ("5b1k/8/8/8/8/8/r7/KB6 w", "a1-a2xa2", ""),  # on squares of both colours
        ("6bk/8/8/8/8/8/r7/KB6 w", "b1-a2xa2", ": too_few_pieces"),
        ("6nk/8/8/8/8/8/r7/KN6 w", "a1-a2xa2", ""),
    ],
)
def test_a_game_ends(before: str, line: str, end: str) -> None:
    assert reason("chess", before, line) == end


def test_the_fifth_time_and_75_moves_end_the_game_and_not_the_third() -> None:
    there_and_back = "g1-f3 g8-f6 f3-g1 f6-g8 "
    game = GAMES["chess"]
    nearly = quiet(game.start(), 149)

    assert reason("chess", "", 3 * there_and_back) == ""
    assert reason("chess", "", 4 * there_and_back) == ": fifth_time"
    assert game.result(played(game, "e2-e4", nearly)) is None
    drawn = game.result(played(game, "g1-f3", nearly))
    assert drawn is not None
    assert (drawn.winners, drawn.reason) == ((), "no_progress")


def test_the_third_time_and_fifty_moves_may_be_claimed() -> None:
    game = GAMES["chess"]
    position = game.start()
    for text in 2 * ["g1-f3", "g8-f6", "f3-g1", "f6-g8"]:
        assert [claim.result for claim in game.claims(position)] == [None, None]
        position = game.play(position, game.parse(position, text))

    third, fifty = game.claims(position)
    assert third.result == Result((), "repetition", {})
    assert fifty.result is None
    assert str(fifty.says).endswith("of both sides: 8; needed: 100")
    assert game.claims(quiet(game.start(), 100))[1].result == Result(
        (), "no_progress", {}
    )


def test_mate_comes_before_the_75_moves() -> None:
    game = GAMES["chess"]
    nearly = quiet(set_up("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w"), 149)

    mated = game.result(played(game, "a1-a8", nearly))

    assert mated is not None
    assert mated.reason == "checkmate"


def test_the_published_counts() -> None:
    kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

    assert perft(GAMES["chess"], GAMES["chess"].start(), 2) == 400
    assert perft(GAMES["chess"], set_up("chess", kiwipete), 2) == 2_039


def test_a_board_that_was_let_stand_has_been_there_as_well() -> None:
    game = GAMES["chess"]
    start = game.start()
    for _ in range(2):
        away = played(game, "g1-f3", start)
        start = game.rearranged(away, {"f3": (), "g1": start.contents["g1"]}, "white")

    claims = {claim.rule: claim.result for claim in game.claims(start)}

    assert claims["repetition"] is not None
