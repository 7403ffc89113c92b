"""Rules of Croda, sentence by sentence, at the table."""

from dataclasses import replace

import pytest

from rules.core.errors import DefinitionError, IllegalTurnError, NotationError
from rules.core.mends import Act, ActKind, mend_between
from rules.core.model import Ruling, Stage, StepKind, Turn
from rules.core.perft import perft
from rules.core.pieces import Content, Piece
from rules.games.captures.croda import CRODA
from rules.games.captures.rulings import TABLE
from rules.games.table_position import TablePosition
from tests.rules.games.captures import test_fanorona_rules
from tests.rules.pit_table import (
    GAMES,
    Case,
    done,
    laid,
    played,
    random_game,
    texts,
    verdict,
)

GAME = GAMES["croda"]
KING = Piece("white:K")

QUIET = "white c3 g2, black f7 h7"
ONE = "white c3 g2, black c4 h7"
"""c3 takes c4 and lands on c5."""

TWO = "white c3 a1, black c4 d5 h7 a2"
"""c3 takes c4 and d5; a1 takes one, a2."""

CORNER = "white c3, black c4 c6 h7"
BACK = "white c7 g2, black c6 d5 h3"
LAST = "white b7 g2, black a2 h4"
OVER_LAST = "white c6, black c7 d8 e7 h2"
"""c6 jumps to c8, e8 and e6: it only passes the last rank."""

CASES = [
    Case("white begins", "", "a3-a4", "a3-a4"),
    Case("white begins, not black", "", "a6-a5", "out_of_turn"),
    Case("a man goes straight forward", QUIET, "c3-c4", "c3-c4"),
    Case("or diagonally", QUIET, "c3-b4", "c3-b4"),
    Case("one square", QUIET, "c3-c5", "too_far"),
    Case("never sideways", QUIET, "c3-d3", "not_forward"),
    Case("never back", QUIET, "c3-c2", "not_forward"),
    Case("to an empty square", QUIET + " d8", "g2-c3", "not_empty"),
    Case("who can capture must", ONE, "g2-g3", "must_capture"),
    Case("lifting another man is no capture", ONE, "xg2", "must_capture"),
    Case("it jumps over a piece", ONE, "c3-c5 xc4", "c3-c5xc4"),
    Case("which is then owed", ONE, "c3-c5", "owed: remove"),
    Case("and not put beside", ONE, "c3-c5 xc4 black@e6", "left_standing"),
    Case("backward too", BACK, "c7-c5 c5-e5 xc6 xd5", "c7-c5xc6-e5xd5"),
    Case(
        "but not diagonally", "white c3, black d4 h7", "c3-e5 xd4", "diagonal_capture"
    ),
    Case("nor from afar", "white c3, black c5 h7", "c3-c6 xc5", "taken_elsewhere"),
    Case("the longest chain", TWO, "c3-c5 c5-e5 xc4 xd5", "c3-c5xc4-e5xd5"),
    Case("not a part of it", TWO, "c3-c5 xc4", "majority"),
    Case("nor a shorter one", TWO, "a1-a3 xa2", "majority"),
    Case("nor its first jump alone", TWO, "a1-a3", "majority"),
    Case("on the way nothing is taken off", TWO, "c3-c5", "owed: move"),
    Case("at the end it is", TWO, "c3-c5 c5-e5", "owed: remove"),
    Case("in any order", TWO, "c3-c5 c5-e5 xd5", "owed: remove"),
    Case("it goes on straight ahead", CORNER, "c3-c7 xc4 xc6", "c3-c5xc4-c7xc6"),
    Case("men taken without a jump", QUIET, "xh7", "took_unmoved"),
    Case("own men are not taken", QUIET, "xc3 xg2", "removed_own_chip"),
    Case("one man moves a turn", QUIET, "c3-c4 g2-g3", "two_chips_moved"),
    Case("nobody enters", QUIET, "white@a1", "no_chip_in_hand"),
    Case("a man keeps its colour", QUIET, "xc3 black@c3", "wrong_colour"),
    Case("wherever it goes", QUIET, "xc3 black@c4", "wrong_colour"),
    Case("no other colour plays", QUIET, "red@a1", "foreign_chip"),
    Case("no man lies under another's", QUIET, "black@c3", "stacked"),
    Case("nobody is crowned at once", QUIET, "white@c3", "crowned_early"),
    Case("nor on the way", QUIET, "xc3 white@c4 white@c4", "crowned_early"),
    Case("a man that is lifted moves", QUIET, "xc3", "owed: place"),
    Case("nothing has happened yet", QUIET, "", "no_change"),
    Case("one side moves at a time", QUIET, "c3-c4 f7-f6", "several_changes"),
    Case("who cannot go stays", "white c8 a2, black h4", "xc8", "blocked_chip"),
    Case("the last rank crowns", LAST, "b7-b8", "b7-b8=K"),
    Case("by a second man", LAST, "b7-b8 white@b8", "b7-b8=K"),
    Case("passing it does not", OVER_LAST, "c6-e6 xc7 xd8 xe7", "c6-c8xc7-e8xd8-e6xe7"),
]


def kings(before: str, *sites: str) -> TablePosition:
    """Return a position some of whose men are kings."""
    there = laid(GAME, before)
    crowned: dict[str, Content] = {
        site: (Piece(f"{there.contents[site][0]}:K"),) for site in sites
    }
    return GAME.rearranged(there, crowned, "white")


def judged(position: TablePosition, deeds: str) -> str:
    match GAME.judge(position, done(position, deeds)):
        case Turn(text=text):
            return text
        case Stage(owed=owed):
            return f"owed: {owed.value}"
        case Ruling(rule=rule):
            return rule


FREE = "white d4 a1, black h8 h7"
BLOCKING = "white d4 d6 a1, black h8 h7"
FAR = "white a4 g1, black d4 h8"
CIRCLE = "white c1, black c3 e4 d6 h8"

ROYAL = [
    ("a king goes any distance", FREE, "d4", "d4-d8", "d4-d8"),
    ("sideways and back too", FREE, "d4", "d4-a4", "d4-a4"),
    ("never diagonally", FREE, "d4", "d4-e5", "king_diagonal"),
    ("over nobody", BLOCKING, "d4", "d4-d8", "way_blocked"),
    ("it takes from afar", FAR, "a4", "a4-e4 xd4", "a4-e4xd4"),
    ("and lands on any free square", FAR, "a4", "a4-h4 xd4", "a4-h4xd4"),
    ("but must take", FAR, "a4", "a4-a5", "must_capture"),
    ("the most", CIRCLE, "c1", "c1-c4 xc3", "majority"),
    ("a king that is taken is one piece", ONE, "c4", "c3-c5 xc4", "c3-c5xc4"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("croda", case) == case.verdict


@pytest.mark.parametrize(("says", "before", "king", "deeds", "told"), ROYAL)
def test_the_rules_say_of_kings(
    says: str, before: str, king: str, deeds: str, told: str
) -> None:
    assert judged(kings(before, king), deeds) == told, says


def test_a_chain_never_turns_straight_back() -> None:
    position = kings("white a1, black c1 e1 h8 a3", "a1")

    assert judged(position, "a1-b1 xc1") == "taken_elsewhere"
    assert set(texts(GAME, position)) == {
        f"a1-d1xc1-{end}1xe1" for end in ("f", "g", "h")
    }


def test_every_rule_of_the_table_is_tried() -> None:
    tried = {case.verdict for case in CASES} | {told for *_, told in ROYAL}
    tried |= {case.verdict for case in test_fanorona_rules.CASES}

    assert {row.rule for row in TABLE.rows} <= tried


def test_a_shorter_chain_is_told_which_takes_more() -> None:
    position = laid(GAME, TWO)

    ruling = GAME.judge(position, done(position, "a1-a3 xa2"))

    assert isinstance(ruling, Ruling)
    assert ruling.why == "c3-c5-e5 takes 2, this takes 1"
    assert ruling.source.startswith("MindSports, Classics, Croda")
    assert "takes the most pieces" in ruling.source


@pytest.mark.parametrize(
    ("deeds", "wrong"),
    [
        ("c3-c5 xc4 xh7", ("h7",)),  # one too many
        ("c3-c5 xh7", ("h7",)),  # a wrong one
        ("c3-c6 xc4 xh7", ("c4", "h7")),  # nothing is captured so
    ],
)
def test_only_what_the_move_does_not_capture_is_told(
    deeds: str, wrong: tuple[str, ...]
) -> None:
    position = laid(GAME, ONE)

    ruling = GAME.judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.rule == "taken_elsewhere"
    assert {*ruling.wrong} == {*wrong}
    assert all((site in ruling.why) == (site in wrong) for site in ("c4", "h7"))


def test_a_captured_piece_stands_in_the_way_until_the_end() -> None:
    """As in the source's coup turc: the last capture ends beside a man taken first."""
    position = kings("white d1, black d3 f6 h5 f3", "d1")

    assert texts(GAME, position) == ["d1-d6xd3-h6xf6-h3xh5-e3xf3"]


def test_a_crown_is_owed_until_it_is_seen() -> None:
    position = laid(GAME, LAST)
    turn = GAME.parse(position, "b7-b8=K")

    stages = GAME.stages(position, turn)

    man = {"b7": (), "b8": (Piece("white"),)}
    assert (man, StepKind.PROMOTE) in stages
    assert GAME.changes(position, turn) == {"b7": (), "b8": (KING,)}
    assert turn.steps[-1].kind is StepKind.PROMOTE


def test_a_king_looks_like_one_man_or_two() -> None:
    position = kings(QUIET, "c3")
    man, two = (Piece("white"),), (Piece("white"), Piece("white"))

    for shown in (man, two, (KING,)):
        told = GAME.judge(position, {"c3": shown})
        assert isinstance(told, Ruling)
        assert told.rule == "no_change"


def test_who_has_no_move_has_lost() -> None:
    taken = played(GAME, "c3-c5xc4", laid(GAME, "white c3, black c4"))
    blocked = played(GAME, "g2-g3", laid(GAME, "white a7 a6 b7 g2, black a8"))

    for position, reason in ((taken, "none_left"), (blocked, "blocked")):
        result = GAME.result(position)
        assert result is not None
        assert (result.winners, result.reason) == (("white",), reason)


def test_a_position_that_is_there_three_times_is_a_draw() -> None:
    there = replace(kings("white a1, black h8 h7", "a1"), memory=())
    there = GAME.rearranged(there, {"h8": (Piece("black:K"),), "h7": ()}, "white")

    around = played(GAME, "a1-b1 h8-g8 b1-a1 g8-h8", there)
    again = played(GAME, "a1-b1 h8-g8 b1-a1 g8-h8", around)

    assert GAME.result(around) is None
    result = GAME.result(again)
    assert result is not None
    assert (result.winners, result.reason) == ((), "repetition")


def test_the_counts_of_the_first_turns() -> None:
    assert [perft(GAME, GAME.start(), depth) for depth in (1, 2)] == [22, 484]


@pytest.mark.parametrize("text", ["a3-a5", "a3-b3", "a6-a5", "a3-a5xa4", "a3-a4=k"])
def test_a_text_that_is_no_legal_turn_says_why(text: str) -> None:
    with pytest.raises(NotationError, match="legal are such as"):
        GAME.parse(GAME.start(), text)


def test_a_turn_of_elsewhere_is_refused() -> None:
    turn = GAME.parse(laid(GAME, TWO), "c3-c5xc4-e5xd5")

    with pytest.raises(IllegalTurnError):
        GAME.play(GAME.start(), turn)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_agree_with_themselves(seed: int) -> None:
    assert random_game(GAME, seed).ending is not None


def test_a_record_is_kept_to_its_board() -> None:
    with pytest.raises(DefinitionError, match="8 ranks of 8 signs"):
        replace(CRODA, set_up=("........",))
    with pytest.raises(DefinitionError, match="has no files and ranks"):
        replace(CRODA, card=replace(CRODA.card, board="htjb"))


def test_a_king_that_is_let_stand_elsewhere_is_a_king() -> None:
    position = kings(FREE, "d4")
    man = (Piece("white"),)

    there = GAME.rearranged(position, {"d4": (), "e5": man}, "black")
    unclear = GAME.rearranged(
        position, {"d4": (), "a1": (), "e5": man, "f6": man}, "black"
    )

    assert there.contents["e5"] == (KING,)
    assert unclear.contents["e5"] == man


def test_a_king_is_led_back_though_only_its_side_is_seen() -> None:
    position = kings(FREE, "d4")
    board = {**position.contents, "d4": (), "e5": (Piece("white"),)}

    assert mend_between(GAME.board, board, position.contents) == (
        Act(kind=ActKind.MOVE, here="e5", there="d4", pieces=(KING,)),
    )
