"""Rules of Ordo, sentence by sentence, at the table."""

import pytest

from rules.core.errors import NotationError
from rules.core.model import Ruling
from rules.core.perft import perft
from rules.games.moves.ordo import ORDO
from tests.rules.pit_table import GAMES, Case, done, laid, played, random_game, verdict

GAME = GAMES["ordo"]
MEET = "white c3 d3 e4 f4, black f5 g6 h6"
SPLIT = "white a3 c1 d1, black h7 h6"
FILE = "white a1 a2 a3, black h7 h6"

CASES = [
    Case("white begins", "", "c2-c3", "c2-c3"),
    Case("not black", "", "c7-c6", "out_of_turn"),
    Case("nor a row of black's", "", "c7-c6 d7-d6", "out_of_turn"),
    Case("a man moves straight forward", MEET, "c3-c4", "c3-c4"),
    Case("or diagonally forward", MEET, "c3-b4", "group_split"),
    Case("if the group holds", MEET, "c3-d4", "c3-d4"),
    Case("or sideways", MEET, "f4-g4", "group_split"),
    Case("sideways, the group holds", FILE, "a3-b3", "a3-b3"),
    Case("over any number of squares", "", "d2-d4", "d2-d4"),
    Case("in a straight line", MEET, "e4-d6", "not_in_line"),
    Case("over empty squares only", MEET, "c3-e3", "jumped"),
    Case("never back", MEET, "d3-d2", "moved_back"),
    Case("nor diagonally back", MEET, "f4-e3", "moved_back"),
    Case("it takes what it ends on", MEET, "xf5 f4-f5", "f4-f5xf5"),
    Case("not what it goes by", MEET, "xf5 e4-e5", "taken_elsewhere"),
    Case("either may be lifted first", MEET, "xf5", "owed: move"),
    Case("rows go ahead", "", "c2-c3 d2-d3", "c2..d2-c3..d3"),
    Case("rows go sideways", FILE, "a1-e1 a2-e2 a3-e3", "a1..a3-e1..e3"),
    Case("one after another", FILE, "a1-e1", "owed: move"),
    Case("from either end", FILE, "a3-e3 a2-e2", "owed: move"),
    Case("a man is in the hand", FILE, "a3-e3 xa2", "owed: place"),
    Case("rows take nothing", MEET, "xf5 e4-e5 f4-f5", "row_takes"),
    Case("all go equally far", MEET, "e4-e5 d3-d5", "row_torn"),
    Case("two moves are two", "", "d2-d4 g2-g3", "two_chips_moved"),
    Case("a row and a man, too", "", "c2-c4 d2-d4 b3-a4", "two_chips_moved"),
    Case("they stand beside each other", MEET, "d3-d4 e4-e5", "not_a_row"),
    Case("rows go at right angles to themselves", MEET, "c3-b4 d3-c4", "row_aslant"),
    Case("rows do not go back", MEET, "c3-c2 d3-d2", "moved_back"),
    Case(
        "rows go over empty squares",
        "white a3 b3 a5, black h7 h6",
        "a3-a6 b3-b6",
        "jumped",
    ),
    Case("rows, too, keep the group", MEET, "c3-c4 d3-d4", "c3..d3-c4..d4"),
    Case("or may not go", "", "a3-a5 b3-b5", "group_split"),
    Case("who is split joins", SPLIT, "a3-b2", "a3-b2"),
    Case("with rows as well", SPLIT, "c1-c2 d1-d2", "still_split"),
    Case("and nothing else", SPLIT, "a3-a4", "still_split"),
    Case("own men stay on the board", MEET, "xc3 xd3", "removed_own_chip"),
    Case("also in rows", MEET, "xf4 c3-c4 d3-d4", "removed_own_chip"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("ordo", case) == case.verdict


@pytest.mark.parametrize(
    ("before", "deeds", "told"),
    [
        (MEET, "f4-j4", "the group of white would be split: j4 would stand apart"),
        (
            SPLIT,
            "a3-a4",
            "the group of white has to be joined, but a4 still stands apart",
        ),
        (
            MEET,
            "d3-d2",
            "white moved back from d3 to d2; only a group that is split may do so",
        ),
        (MEET, "c3-e3", "white moved from c3 to e3 over d3, which is not empty"),
    ],
)
def test_a_ruling_is_one_sentence_and_cites_the_source(
    before: str, deeds: str, told: str
) -> None:
    position = laid(GAME, before)

    ruling = GAME.judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.why == told
    laws = [ORDO.card.cite(law) for law in ORDO.card.says]
    assert ruling.law in laws


@pytest.mark.parametrize(
    ("before", "turn", "reason"),
    [
        ("white c7 d7, black a2 b2", "c7-c8", "far_rank"),
        ("white b7 c7, black c8", "c7-c8xc8", "far_rank"),
        ("white c6 d6, black d7", "d6-d7xd7", "none_left"),
        ("white a5 b5 c5, black a8 b7 b6 d2", "b5-b6xb6", "split"),
    ],
)
def test_white_wins(before: str, turn: str, reason: str) -> None:
    result = GAME.result(played(GAME, turn, laid(GAME, before)))

    assert result is not None
    assert (result.winners, result.reason) == (("white",), reason)


def test_a_split_group_that_can_be_joined_goes_on() -> None:
    position = laid(GAME, "white d5 e5 f5, black d6 e6 f6 g7")

    after = played(GAME, "e5-e6xe6", position)

    assert after.ending is None
    assert all("f6" in t.text or "d6" in t.text or "g7" in t.text for t in after.turns)


@pytest.mark.parametrize("text", ["a3..b3-a5..b5", "c2-c2", "c2..d2-c4..d5", "xc7"])
def test_a_text_that_is_no_legal_turn_says_why(text: str) -> None:
    with pytest.raises(NotationError, match="legal are such as"):
        GAME.parse(GAME.start(), text)


@pytest.mark.parametrize("text", ["a2..c2-a3..b3", "a2..c3-a3..c4", "c2..d3-x1"])
def test_a_text_that_is_no_turn_at_all_says_so(text: str) -> None:
    with pytest.raises(NotationError, match=r"equally far|is no turn"):
        GAME.parse(GAME.start(), text)


def test_the_published_counts() -> None:
    assert [perft(GAME, GAME.start(), depth) for depth in (1, 2)] == [56, 3_136]


@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_with_a_winner(seed: int) -> None:
    result = GAME.result(random_game(GAME, seed))

    assert result is not None
    assert len(result.winners) == 1
