"""Rules of Fanorona, sentence by sentence, at the table."""

import pytest

from rules.core.errors import NotationError
from rules.core.model import Ruling, Stage
from rules.core.perft import perft
from rules.games.captures.fanorona import FANORONA
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

GAME = GAMES["fanorona"]
SMALL = {"size": "5x5"}

LINE = "white c3 a1, black e3 f3 h3 i5"
"""White goes from c3 to d3 and takes e3 and f3, but not h3 behind the gap."""

BOTH = "white e3, black g3 h3 d3 c3 a5"
"""From e3 to f3 is up to g3 and h3, and away from d3 and c3."""

QUIET = "white c3 a1 g1, black i5 g5"
"""Nobody can capture; c3 is a point with diagonals."""

CHAIN = "white c3 i1, black e3 d5 d2 i5"
"""c3-d3 takes e3 by approach, d3-d4 then d5 by approach, or d2 by withdrawal."""

CASES = [
    Case("white begins", "", "d3-e3 xf3", "d3-e3xf3"),
    Case("white begins, not black", "", "d4-e3", "out_of_turn"),
    Case("nobody plays for the other side", QUIET, "i5-i4", "out_of_turn"),
    Case("a man goes along a line", QUIET, "c3-c4", "c3-c4"),
    Case("a diagonal is a line where it is drawn", QUIET, "c3-d4", "c3-d4"),
    Case("and none where it is not", "white b3 a1, black i5 g5", "b3-c4", "no_line"),
    Case("one point", QUIET, "c3-e3", "too_far"),
    Case("to an empty point", QUIET + " d3", "c3-d3", "not_empty"),
    Case("who can capture must", LINE, "a1-a2", "must_capture"),
    Case("even with another man", LINE, "xa1", "must_capture"),
    Case("approach takes the unbroken row", LINE, "c3-d3 xe3 xf3", "c3-d3xe3xf3"),
    Case("the whole of it", LINE, "c3-d3 xe3", "owed: remove"),
    Case("in any order", LINE, "c3-d3 xf3", "owed: remove"),
    Case("all of it is owed at first", LINE, "c3-d3", "owed: remove"),
    Case("not beyond a gap", LINE, "c3-d3 xe3 xf3 xh3", "taken_elsewhere"),
    Case(
        "withdrawal takes the row behind",
        "white d3, black c3 b3 i5",
        "d3-e3 xc3 xb3",
        "d3-e3xc3xb3",
    ),
    Case("one of both", BOTH, "e3-f3 xg3 xh3", "e3-f3xg3xh3"),
    Case("or the other", BOTH, "e3-f3 xd3 xc3", "e3-f3xd3xc3"),
    Case("which is open at first", BOTH, "e3-f3", "owed: remove"),
    Case("but not both", BOTH, "e3-f3 xg3 xh3 xd3 xc3", "took_both_ways"),
    Case("not even parts of both", BOTH, "e3-f3 xg3 xd3", "took_both_ways"),
    Case("it may go on", CHAIN, "c3-d3 xe3 d3-d4 xd5", "c3-d3xe3-d4xd5"),
    Case("it may stop", CHAIN, "c3-d3 xe3", "c3-d3xe3"),
    Case("every step of it captures", CHAIN, "c3-d3 xe3 d3-e3", "taken_elsewhere"),
    Case("in its fingers on the way", CHAIN, "c3-d3 xe3 xd3", "owed: place"),
    Case("men taken off late", CHAIN, "c3-d3 d3-d4", "owed: remove"),
    Case("some of them", CHAIN, "c3-d3 xe3 d3-d4", "owed: remove"),
    Case(
        "not twice the same way",
        "white d3, black c3 g3 i5",
        "d3-e3 xc3 e3-f3 xg3",
        "same_direction",
    ),
    Case(
        "not to a point again",
        "white b3, black a3 c5 e4 d2 e3 i5",
        "b3-c3 xa3 xc5 xe4 xd2 xe3",
        "point_revisited",
    ),
    Case(
        "not back to where it began",
        "white c3, black e3 b3 i5",
        "xe3 xb3",
        "point_revisited",
    ),
    Case("men taken without a move", QUIET, "xi5", "took_unmoved"),
    Case("own men are not taken", QUIET, "xa1 xg1", "removed_own_chip"),
    Case("one man moves a turn", QUIET, "a1-a2 g1-g2", "two_chips_moved"),
    Case("nobody enters", QUIET, "white@e5", "no_chip_in_hand"),
    Case("a man keeps its colour", QUIET, "xc3 black@c3", "wrong_colour"),
    Case("wherever it goes", QUIET, "xc3 black@c4", "wrong_colour"),
    Case("no other colour plays", QUIET, "red@e5", "foreign_chip"),
    Case("a point holds one man", QUIET, "white@c3", "stacked"),
    Case("a man that is lifted moves", QUIET, "xc3", "owed: place"),
    Case("nothing has happened yet", QUIET, "", "no_change"),
    Case("one side moves at a time", QUIET, "c3-c4 i5-i4", "several_changes"),
    Case(
        "who cannot go stays",
        "white a1 a2 b1 b2 i1, black i5",
        "xa1",
        "blocked_chip",
    ),
    Case("all men taken end it", "white a1", "a1-a2", "game_over"),
    Case("on the small board too", "", "b2-c3 xd4 xe5", "b2-c3xd4xe5", options=SMALL),
    Case("a1 is its corner", "", "c2-c3 xc4 xc5", "c2-c3xc4xc5", options=SMALL),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("fanorona", case) == case.verdict


@pytest.mark.parametrize(
    ("before", "deeds", "told"),
    [
        (LINE, "a1-a2", "white can capture, and so must: c3-d3xe3xf3"),
        (
            BOTH,
            "e3-f3 xg3 xh3 xd3 xc3",
            "white took c3, d3, g3 and h3, but a move takes what it comes up to or "
            "what it leaves, not both",
        ),
        (
            "white d3, black c3 g3 i5",
            "d3-e3 xc3 e3-f3 xg3",
            "white went on from e3 to f3 the same way as before; a chain of captures "
            "turns at every step",
        ),
        (
            "white c3, black e3 b3 i5",
            "xe3 xb3",
            "white came to c3 twice in one turn; a chain of captures comes to no "
            "point again",
        ),
    ],
)
def test_a_ruling_is_one_sentence_and_cites_the_source(
    before: str, deeds: str, told: str
) -> None:
    position = laid(GAME, before)

    ruling = GAME.judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.why == told
    assert ruling.source.startswith("MindSports, Classics, Fanorona")
    laws = [FANORONA.card.cite(law) for law in FANORONA.card.says]
    assert ruling.law in laws


def test_the_board_tells_of_both_choices_until_a_man_is_taken() -> None:
    position = laid(GAME, BOTH)

    both = GAME.judge(position, done(position, "e3-f3"))
    one = GAME.judge(position, done(position, "e3-f3 xg3"))

    assert isinstance(both, Stage)
    assert {turn.text for turn in both.turns} == {"e3-f3xg3xh3", "e3-f3xd3xc3"}
    assert isinstance(one, Stage)
    assert {turn.text for turn in one.turns} == {"e3-f3xg3xh3"}


def test_the_chain_is_written_with_what_each_step_takes() -> None:
    assert set(texts(GAME, laid(GAME, CHAIN))) == {
        "c3-d3xe3",
        "c3-d3xe3-d4xd5",
        "c3-d3xe3-d4xd2",
        "c3-b4xd2",
    }


def test_approach_and_withdrawal_differ_by_what_is_taken() -> None:
    assert set(texts(GAME, laid(GAME, BOTH))) >= {"e3-f3xg3xh3", "e3-f3xd3xc3"}


@pytest.mark.parametrize(
    ("before", "turn", "winner", "reason"),
    [
        ("white c3, black e3", "c3-d3xe3", "white", "none_left"),
        (
            "white a4 b5 b4 c5 a3 c3 i1, black a5",
            "i1-i2",
            "white",
            "blocked",
        ),
    ],
)
def test_the_last_man_wins_and_so_does_a_block(
    before: str, turn: str, winner: str, reason: str
) -> None:
    position = played(GAME, turn, laid(GAME, before))

    result = GAME.result(position)

    assert result is not None
    assert (result.winners, result.reason) == ((winner,), reason)
    assert GAME.turns(position) == ()


@pytest.mark.parametrize("threefold", [False, True])
def test_a_repeated_position_draws_only_where_that_is_agreed(threefold: bool) -> None:
    game = GAME.configured(threefold=threefold)
    there = laid(game, QUIET, memory=() if threefold else None)
    back = "c3-c4 i5-i4 c4-c3 i4-i5"

    twice = played(game, back, there)
    thrice = played(game, back, twice)

    assert game.result(twice) is None
    assert (game.result(thrice) is not None) is threefold


def test_the_known_counts_of_the_large_board() -> None:
    assert [perft(GAME, GAME.start(), depth) for depth in (1, 2, 3)] == [5, 39, 724]


def test_a_board_of_five_by_five_has_twelve_men_each() -> None:
    position = GAME.start(size="5x5")

    assert len(position.contents) == 25
    assert sum(map(len, position.stands)) == 24
    assert GAME.configured(size="5x5").board.id == "fanorona5x5"


@pytest.mark.parametrize("text", ["e2-e4", "e2-e2", "d4-e3", "d3-e3", "d3-e3xf3xg3"])
def test_a_text_that_is_no_legal_turn_says_why(text: str) -> None:
    with pytest.raises(NotationError, match="legal are such as"):
        GAME.parse(GAME.start(), text)


def test_a_text_that_is_no_turn_tells_how_turns_are_written() -> None:
    with pytest.raises(NotationError, match="is no turn; write 'e3-e4'"):
        GAME.parse(GAME.start(), "xd3")


@pytest.mark.parametrize("seed", range(4))
def test_random_games_agree_with_themselves(seed: int) -> None:
    assert random_game(GAME, seed).ending is not None
