"""Rules of Amazons, sentence by sentence, at the table."""

import pytest

from rules.core.errors import NotationError
from rules.core.model import Ruling
from rules.core.pieces import ARROW
from rules.games.moves.amazons import AMAZONS
from tests.rules.pit_table import GAMES, Case, done, laid, random_game, texts, verdict

GAME = GAMES["amazons"]
SHOT = "white d1 g1, black d10 g10, arrow f7 e2"

CASES = [
    Case("an amazon moves and shoots", "", "d1-d7 arrow@g7", "d1-d7/g7"),
    Case("white begins", "", "d10-d4 arrow@g4", "out_of_turn"),
    Case("it shoots back where it came from", "", "d1-d7 arrow@d1", "d1-d7/d1"),
    Case("to shoot is compulsory", "", "d1-d7", "owed: shoot"),
    Case("so is to put down what was lifted", "", "xd1", "owed: place"),
    Case("it shoots once it has arrived", "", "d1-d7 arrow@e2", "shot_from_before"),
    Case("not before it moves", "", "arrow@d5", "shot_first"),
    Case("nor while it moves", "", "xd1 arrow@d5", "shot_first"),
    Case("straight", "", "d1-d7 arrow@e4", "arrow_not_in_line"),
    Case("over empty squares", SHOT, "d1-d7 arrow@h7", "arrow_flew_over"),
    Case("once", "", "d1-d7 arrow@g7 arrow@f7", "two_arrows"),
    Case("it moves straight", "", "d1-e3 arrow@e4", "not_in_line"),
    Case("over empty squares only", SHOT, "d1-f3 arrow@g3", "jumped"),
    Case("onto none that holds something", SHOT, "d1-e2", "not_empty"),
    Case("nobody takes", "", "xd10 d1-d10 arrow@d9", "takes_nothing"),
    Case("an arrow stays", SHOT, "f7-f8 d1-d7 arrow@g7", "arrow_moved"),
    Case("for the whole game", SHOT, "xf7", "arrow_gone"),
    Case("and the amazon, too", "", "xd1 xg1", "removed_own_chip"),
    Case("one amazon moves", "", "d1-d7 g1-g7 arrow@f7", "two_chips_moved"),
    Case("one after another", "", "d1-d7 d10-d9", "arrow_owed"),
    Case("no arrow is owed that lies", "", "d1-d7 arrow@d8 d10-d9", "several_changes"),
    Case(
        "the last who can move wins",
        "white a1, black j1, arrow a2 b1 b2",
        "",
        "game_over",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("amazons", case) == case.verdict


@pytest.mark.parametrize(
    ("before", "deeds", "told"),
    [
        (
            "",
            "d1-d7 arrow@e2",
            "the arrow on e2 was shot from d1; it is shot from d7, where the amazon "
            "has come to",
        ),
        (SHOT, "xf7", "the arrow on f7 was taken away; arrows stay where they are"),
        (
            SHOT,
            "d1-d7 arrow@h7",
            "the arrow to h7 flew over f7; nothing may be there",
        ),
        ("", "arrow@d5", "white shot an arrow to d5 before an amazon had moved"),
    ],
)
def test_a_ruling_is_one_sentence_and_cites_the_source(
    before: str, deeds: str, told: str
) -> None:
    position = laid(GAME, before)

    ruling = GAME.judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.why == told
    laws = [AMAZONS.card.cite(law) for law in AMAZONS.card.says]
    assert ruling.law in laws


def test_whoever_cannot_move_has_lost() -> None:
    position = laid(GAME, "white a1, black j1, arrow a2 b1 b2")

    result = GAME.result(position)

    assert result is not None
    assert (result.winners, result.reason) == (("black",), "blocked")


def test_an_arrow_belongs_to_nobody_and_comes_from_the_supply() -> None:
    position = GAME.start(sides=("red", "blue"))

    after = GAME.play(position, GAME.parse(position, "d1-d7/g7"))

    assert position.colours == ("red", "blue", "arrow")
    assert after.contents["g7"] == (ARROW,)
    assert (position.in_hand[ARROW], after.in_hand[ARROW]) == (92, 91)


def test_turns_that_touch_some_sites_are_found_without_the_others() -> None:
    position = GAME.start()
    every = GAME.turns(position)

    for sites in ({"d1"}, {"d1", "d7"}, {"d7"}, {"d1", "d7", "g7"}, {"a1", "b1", "c9"}):
        touching = [
            turn
            for turn in every
            if sites <= {site for s in turn.steps for site in (s.site, s.to)}
        ]
        assert list(GAME.turns_changing(position, sites)) == touching


@pytest.mark.parametrize("text", ["d1-d7", "d1-d7/e2", "d1-e3/e4", "d10-d4/g4", "g7"])
def test_a_text_that_is_no_legal_turn_says_why(text: str) -> None:
    with pytest.raises(NotationError, match="legal are such as"):
        GAME.parse(GAME.start(), text)


def test_the_published_count() -> None:
    assert len(texts(GAME, GAME.start())) == 2_176


def test_a_random_game_ends_with_a_winner() -> None:
    result = GAME.result(random_game(GAME, 1))

    assert result is not None
    assert len(result.winners) == 1
